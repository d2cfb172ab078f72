"""test_server.py - the server as browsers, and those who mean no good, would use it."""
import concurrent.futures
import contextlib
import http.client
import os
import pathlib
import re
import resource
import signal
import socket
import subprocess
import tempfile
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = os.environ.get("OCHRE_SERVER", str(ROOT / "build/release/ochre_server"))
APP = "/assets/app-DiwrgTda.js"
BIG = bytes(range(256)) * 20000  # 5 MB: many pieces
HUGE = 200_000_000  # more than any socket keeps; all zeros, so no disk is used


def fill(folder):
    site = folder / "site"
    (site / "assets").mkdir(parents=True)
    (folder / "secret.txt").write_text("secret")
    (site / ".hidden").write_text("secret")
    (site / "index.html").write_text("<!doctype html><p>hello")
    (site / "sub").mkdir()
    (site / "sub/index.html").write_text("<p>below")
    (site / "ochre.wasm").write_bytes(b"\0asm\1\0\0\0")
    (site / "app.webmanifest").write_text("{}")
    (site / "big.bin").write_bytes(BIG)
    (site / "empty.txt").write_text("")
    with open(site / "huge.bin", "wb") as huge:
        huge.truncate(HUGE)
    for ending, text in (("", "let a = 1"), (".br", "brotli"), (".gz", "gzipped")):
        (site / (APP[1:] + ending)).write_text(text)
    os.symlink("../secret.txt", site / "out.txt")
    os.symlink("..", site / "up")
    os.symlink("/etc", site / "etc")
    os.mkfifo(site / "pipe.txt")
    return site


def rest_of(client):
    """All that comes until the server hangs up."""
    heard = b""
    with contextlib.suppress(ConnectionResetError):
        while more := client.recv(1 << 20):
            heard += more
    return heard


class Server:
    def __init__(self, *words, descriptors=None):
        limit = ["prlimit", f"--nofile={descriptors}"] if descriptors else []
        self.process = subprocess.Popen([*limit, PROGRAM, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.said = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)", self.said)
        self.port = int(found.group(1)) if found else 0

    def end(self, how=signal.SIGINT):
        self.process.send_signal(how)
        _, rest = self.process.communicate(timeout=10)
        return self.process.returncode, rest


class Serving(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scratch = tempfile.TemporaryDirectory()
        cls.site = fill(pathlib.Path(cls.scratch.name))
        cls.server = Server(str(cls.site), "--port", "0", "--patience", "2")

    @classmethod
    def tearDownClass(cls):
        code, said = cls.server.end()
        cls.scratch.cleanup()
        assert (code, said) == (0, ""), (code, said)

    def ask(self, path, method="GET", headers=None, body=None):
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=20)) as connection:
            connection.request(method, path, body=body, headers={"Accept-Encoding": "identity", **(headers or {})})
            answer = connection.getresponse()
            return answer, answer.read()

    def raw(self, data, wait=20):
        """Bytes as they are."""
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=wait) as client:
            client.sendall(data)
            return rest_of(client)

    def status(self, data):
        return int((self.raw(data).split() + [0, 0])[1])

    def test_pages_come_with_their_types(self):
        for path, kind, body in (("/", "text/html; charset=utf-8", b"<!doctype html><p>hello"),
                                 ("/index.html?seat=1", "text/html; charset=utf-8", b"<!doctype html><p>hello"),
                                 ("/sub/", "text/html; charset=utf-8", b"<p>below"),
                                 ("/ochre.wasm", "application/wasm", b"\0asm\1\0\0\0"),
                                 ("/app.webmanifest", "application/manifest+json", b"{}"),
                                 ("/empty.txt", "text/plain; charset=utf-8", b""),
                                 (APP, "text/javascript; charset=utf-8", b"let a = 1"),
                                 ("/big.bin", "application/octet-stream", BIG)):
            answer, read = self.ask(path)
            self.assertEqual((answer.status, answer.getheader("Content-Type")), (200, kind), path)
            self.assertEqual(read, body, path)
            self.assertEqual(answer.getheader("Content-Length"), str(len(body)))

    def test_every_answer_is_safe(self):
        for path, method in (("/", "GET"), ("/none", "GET"), ("/", "POST"), ("/", "HEAD"), ("/%zz", "GET")):
            answer, _ = self.ask(path, method)
            for name, value in (("X-Content-Type-Options", "nosniff"), ("Cross-Origin-Opener-Policy", "same-origin"),
                                ("Cross-Origin-Embedder-Policy", "require-corp"), ("Referrer-Policy", "no-referrer")):
                self.assertEqual(answer.getheader(name), value)
            self.assertRegex(answer.getheader("Date"), r"^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$")
            policy = answer.getheader("Content-Security-Policy")
            self.assertIn("script-src 'self' 'wasm-unsafe-eval';", policy)
            self.assertNotIn("unsafe-eval' 'unsafe-inline", policy)
            self.assertIn("form-action 'self';", policy)

    def test_caching(self):
        answer, _ = self.ask(APP)
        self.assertEqual(answer.getheader("Cache-Control"), "public, max-age=31536000, immutable")
        for path in ("/", "/ochre.wasm", "/none", "/assets/none-DiwrgTda.js"):
            self.assertEqual(self.ask(path)[0].getheader("Cache-Control"), "no-cache")
        tag = self.ask("/")[0].getheader("ETag")
        self.assertRegex(tag, r'^"[^"]+"$')
        for known in (tag, 'W/' + tag, '"x", ' + tag, "*"):
            for method in ("GET", "HEAD"):
                answer, read = self.ask("/", method, {"If-None-Match": known})
                self.assertEqual((answer.status, read, answer.getheader("ETag")), (304, b"", tag))
        self.assertEqual(self.ask("/", headers={"If-None-Match": '"x"'})[0].status, 200)

    def test_a_file_written_anew_has_another_tag(self):
        page = self.site / "anew.txt"
        page.write_text("one")
        tag = self.ask("/anew.txt")[0].getheader("ETag")
        page.write_text("two")
        answer, read = self.ask("/anew.txt", headers={"If-None-Match": tag})
        self.assertEqual((answer.status, read), (200, b"two"))
        page.unlink()
        self.assertEqual(self.ask("/anew.txt", headers={"If-None-Match": tag})[0].status, 404)

    def test_codings(self):
        tags = set()
        for accepted, coding, body in (("", None, b"let a = 1"), ("identity", None, b"let a = 1"),
                                       ("gzip, deflate, br, zstd", "br", b"brotli"), ("gzip", "gzip", b"gzipped"),
                                       ("br;q=0, gzip", "gzip", b"gzipped"), ("br;q=0.1, gzip;q=0.2", "gzip", b"gzipped"),
                                       ("*", "br", b"brotli"), ("br;q=0, gzip;q=0", None, b"let a = 1")):
            answer, read = self.ask(APP, headers={"Accept-Encoding": accepted})
            self.assertEqual((answer.getheader("Content-Encoding"), read), (coding, body), accepted)
            self.assertEqual(answer.getheader("Vary"), "Accept-Encoding")
            self.assertEqual(answer.getheader("Content-Type"), "text/javascript; charset=utf-8")
            tags.add(answer.getheader("ETag"))
        self.assertEqual(len(tags), 3)
        answer, read = self.ask("/", headers={"Accept-Encoding": "br, gzip"})
        self.assertEqual((answer.getheader("Content-Encoding"), answer.status), (None, 200))

    def test_head_is_get_without_its_body(self):
        for path in ("/", "/big.bin", APP, "/none"):
            got, body = self.ask(path)
            told, nothing = self.ask(path, "HEAD")
            self.assertEqual([h for h in got.getheaders() if h[0] != "Date"],
                             [h for h in told.getheaders() if h[0] != "Date"])
            self.assertEqual((told.status, nothing), (got.status, b""))
            self.assertEqual(told.getheader("Content-Length"), str(len(body)))
        heard = self.raw(b"HEAD / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        self.assertTrue(heard.endswith(b"\r\n\r\n"))

    def test_parts_of_a_file(self):
        size = len(BIG)
        tag = self.ask("/big.bin")[0].getheader("ETag")
        for asked, first, last in (("0-0", 0, 0), ("70000-200000", 70000, 200000), (f"{size - 5}-", size - 5, size - 1),
                                   ("-300", size - 300, size - 1), (f"5-{size * 9}", 5, size - 1)):
            for method in ("GET", "HEAD"):
                answer, read = self.ask("/big.bin", method, {"Range": "bytes=" + asked, "If-Range": tag})
                self.assertEqual((answer.status, answer.getheader("Content-Range"), answer.getheader("Content-Length")),
                                 (206, f"bytes {first}-{last}/{size}", str(last - first + 1)), asked)
                self.assertEqual(read, BIG[first:last + 1] if method == "GET" else b"")
        for headers in ({"Range": "bytes=9-2"}, {"Range": "bytes=0-1,4-5"}, {"Range": "bytes=0-1", "If-Range": '"x"'}):
            answer, read = self.ask("/big.bin", headers=headers)
            self.assertEqual((answer.status, answer.getheader("Accept-Ranges"), read), (200, "bytes", BIG), headers)
        one = b"GET /%s HTTP/1.1\r\nHost: a\r\nRange: bytes=%s\r\n%s\r\n"
        heard = self.raw(one % (b"", b"900-", b"") + one % (b"", b"0-1", b"Range: bytes=3-4\r\nConnection: close\r\n"))
        self.assertIn(b"HTTP/1.1 416 Range Not Satisfiable\r\n", heard)
        self.assertIn(b"Content-Range: bytes */23\r\n", heard)  # and the connection goes on: two ranges are none
        self.assertTrue(heard.endswith(b"<!doctype html><p>hello"))

    def test_other_methods_are_refused(self):
        for method in ("POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW"):
            answer, _ = self.ask("/", method)
            self.assertEqual((answer.status, answer.getheader("Allow")), (405, "GET, HEAD"), method)
        self.assertEqual(self.ask("/", "POST", body=b"x" * 300000)[0].status, 405)
        self.assertEqual(self.ask("/", "GET", body=b"x" * 300000)[0].status, 413)
        self.assertEqual(self.status(b"GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n"), 413)
        self.assertEqual(self.status(b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999\r\n\r\n"), 405)

    def test_nothing_outside_the_folder_is_seen(self):
        for path in ("/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/%2e%2e%2fsecret.txt",
                     "/.%2e/secret.txt", "/sub/../../secret.txt", "/sub/%2e%2e/%2e%2e/secret.txt", "/....//secret.txt",
                     "/..\\secret.txt", "/..%5csecret.txt", "/%252e%252e/secret.txt", "/%c0%ae%c0%ae/secret.txt",
                     "//../secret.txt", "/out.txt", "/up/secret.txt", "/up/site/index.html/../secret.txt",
                     "/etc/passwd", "//etc/passwd", "/%2fetc/passwd", "/.hidden", "/%2ehidden",
                     "/index.html%00.txt", "/secret.txt%00", "http://a/../secret.txt", "/pipe.txt", "/sub", "/assets/",
                     "/index.html/", "/" + "a/" * 2000, "/" + "b" * 300):
            heard = self.raw(f"GET {path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".encode())
            self.assertIn(int(heard.split()[1]), (400, 404), path)
            self.assertNotIn(b"root:", heard)
            self.assertNotIn(b"secret\n", heard.split(b"\r\n\r\n", 1)[1] + b"\n")

    def test_what_is_no_request_is_refused(self):
        for data in (b"hello\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/1.1\r\nno colon\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n",
                     b"GET / HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
                     b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
                     b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
                     b"GET / HTTP/1.1\r\nHost : a\r\n\r\n", b"GET /a b HTTP/1.1\r\nHost: a\r\n\r\n",
                     b"GET * HTTP/1.1\r\nHost: a\r\n\r\n", b"GET secret.txt HTTP/1.1\r\nHost: a\r\n\r\n",
                     b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200) + b"\r\n\r\n",
                     b"GET /\x00 HTTP/1.1\r\nHost: a\r\n\r\n", bytes(range(256)) * 8):
            self.assertEqual(self.status(data), 400, data[:60])
        self.assertEqual(self.raw(b"GET / HTTP/1.1\r\nHost: a")[:12], b"")  # patience ends, without a word
        self.assertEqual(self.ask("/")[0].status, 200)

    def test_headers_have_a_limit(self):
        self.assertEqual(self.ask("/", headers={"Cookie": "a" * 6000})[0].status, 200)
        for header in (b"X: " + b"a" * 9000, b"X: " + b"a" * 500000, b"\r\n".join(b"X%d: y" % i for i in range(5000))):
            self.assertEqual(self.status(b"GET / HTTP/1.1\r\nHost: a\r\n" + header + b"\r\n\r\n"), 431)
        self.assertEqual(self.status(b"GET /" + b"a" * 20000 + b" HTTP/1.1\r\nHost: a\r\n\r\n"), 431)

    def test_a_connection_is_kept(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=20)
        connection.connect()
        kept = connection.sock
        for path in ("/", "/none", APP, "/big.bin", "/") * 3:
            connection.request("GET", path, headers={"Accept-Encoding": "br"})
            answer = connection.getresponse()
            answer.read()
            self.assertEqual(answer.getheader("Connection"), "keep-alive")
            self.assertIs(connection.sock, kept)
        connection.close()
        old = self.raw(b"GET / HTTP/1.0\r\n\r\n")
        self.assertIn(b"Connection: close", old)
        self.assertTrue(old.endswith(b"<p>hello"))

    def test_requests_in_a_row_are_answered_in_order(self):
        one = b"GET /%s HTTP/1.1\r\nHost: a\r\n%s\r\n"
        heard = self.raw(one % (b"empty.txt", b"") + one % (b"sub/", b"") * 50 + one % (b"", b"Connection: close\r\n"))
        self.assertEqual(heard.count(b"HTTP/1.1 200 OK"), 52)
        self.assertEqual(heard.count(b"<p>below"), 50)
        self.assertTrue(heard.endswith(b"<p>hello"))

    def test_slow_clients_are_left(self):
        start = time.monotonic()
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=20) as idle, \
                socket.create_connection(("127.0.0.1", self.server.port), timeout=20) as slow:
            slow.sendall(b"GET / HTTP/1.1\r\n")
            ended = False
            while not ended and time.monotonic() - start < 14:  # a byte now and then does not help
                try:
                    slow.sendall(b"X")
                    time.sleep(0.2)
                    slow.settimeout(0.01)
                    ended = slow.recv(100) == b""
                except OSError as error:
                    ended = not isinstance(error, TimeoutError)
            self.assertTrue(ended)
            self.assertEqual(idle.recv(100), b"")
        self.assertLess(time.monotonic() - start, 15)

    def test_a_client_that_does_not_read_is_left(self):
        with socket.socket() as client:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            client.settimeout(20)
            client.connect(("127.0.0.1", self.server.port))
            client.sendall(b"GET /huge.bin HTTP/1.1\r\nHost: a\r\n\r\n")
            time.sleep(4)
            self.assertLess(len(rest_of(client)), HUGE)

    def test_many_at_once(self):
        """Some hundred idle ones, and forty that ask at a time: all are served."""
        idle = [socket.create_connection(("127.0.0.1", self.server.port), timeout=20) for _ in range(450)]

        def ask(number):
            path, body = (("/", b"<!doctype html><p>hello"), ("/big.bin", BIG))[number % 8 == 0]
            return [(answer.status, read == body) for answer, read in (self.ask(path) for _ in range(5))]

        with concurrent.futures.ThreadPoolExecutor(40) as pool:
            self.assertEqual(list(pool.map(ask, range(40))), [[(200, True)] * 5] * 40)
        for client in idle:
            client.close()
        end = time.monotonic() + 10
        while (held := len(os.listdir(f"/proc/{self.server.process.pid}/fd"))) >= 20 and time.monotonic() < end:
            time.sleep(0.1)
        self.assertLess(held, 20)


class Crowded(unittest.TestCase):
    """More connections than there is room for; every address that begins with 127 is this machine."""

    def begin(self, **limits):
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.server = Server(str(fill(pathlib.Path(scratch.name))), "--port", "0", **limits)
        self.addCleanup(lambda: self.assertEqual(self.server.end(), (0, "")))

    def connect(self, address="127.0.0.1"):
        client = socket.create_connection(("127.0.0.1", self.server.port), timeout=20, source_address=(address, 0))
        self.addCleanup(client.close)
        return client

    def answered(self, client):
        client.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        self.assertEqual(client.recv(65536)[:15], b"HTTP/1.1 200 OK")

    def visitors_are_answered_soon(self):
        for address in ("127.0.0.1", "127.0.0.2"):
            start = time.monotonic()
            self.answered(self.connect(address))
            self.assertLess(time.monotonic() - start, 1, address)

    def test_thousands_of_idle_ones_are_kept(self):
        self.begin()
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        idle = [self.connect() for _ in range(min(2000, most // 3))]
        self.visitors_are_answered_soon()
        for client in idle[::100]:
            self.answered(client)

    def test_the_longest_idle_of_the_address_that_has_most_go(self):
        self.begin(descriptors=264)  # room for 100, 75 of them of one address
        other, loading = self.connect("127.0.0.3"), self.connect()
        loading.sendall(b"GET /big.bin HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        loading.recv(1, socket.MSG_PEEK)  # it is being answered
        idle = [self.connect() for _ in range(300)]
        self.visitors_are_answered_soon()
        self.assertEqual(idle[0].recv(1), b"")
        for client in (other, idle[-1]):
            self.answered(client)
        self.assertTrue(rest_of(loading).endswith(BIG))

    def test_without_descriptors_idle_ones_make_room(self):
        self.begin()
        resource.prlimit(self.server.process.pid, resource.RLIMIT_NOFILE, (40, 40))  # behind its back
        idle = [self.connect() for _ in range(200)]
        self.visitors_are_answered_soon()
        self.assertEqual(idle[0].recv(1), b"")


class Program(unittest.TestCase):
    def refused(self, text, *words):
        done = subprocess.run([PROGRAM, *words], capture_output=True, text=True, timeout=20)
        self.assertNotEqual(done.returncode, 0)
        self.assertEqual(done.stdout, "")
        self.assertIn(text, done.stderr)
        return done

    def test_it_says_where_it_is_and_ends_when_told(self):
        for how in (signal.SIGINT, signal.SIGTERM):
            server = Server(str(ROOT), "--port", "0")
            self.assertRegex(server.said, r"^Ochre is at http://localhost:\d+ \(Ctrl-C ends it\)\n$")
            with socket.create_connection(("127.0.0.1", server.port)):
                self.assertEqual(server.end(how), (0, ""))

    def test_a_taken_port_is_told_in_a_sentence(self):
        server = Server(str(ROOT), "--port", "0")
        done = self.refused(f"port {server.port} is taken by another program", str(ROOT), "--port", str(server.port))
        self.assertEqual((done.returncode, done.stderr.count("\n")), (1, 1))
        server.end()
        again = Server(str(ROOT), "--port", str(server.port))
        self.assertEqual(again.port, server.port)
        again.end()

    def test_wrong_words(self):
        for text, words in (("folder 'nowhere' cannot be opened", ["nowhere"]), ("is not a folder", [__file__]),
                            ("host 'moon' is not an address", [str(ROOT), "--host", "moon"]),
                            ("no folder is named", []), ("'b' is not understood", ["a", "b"]),
                            ("'--moon' is not understood", [str(ROOT), "--moon"]),
                            ("--port has no value", [str(ROOT), "--port"]),
                            ("--port is '99999', expected 0..65535", [str(ROOT), "--port", "99999"]),
                            ("--port is '80x', expected", [str(ROOT), "--port", "80x"]),
                            ("--port is '-1', expected", [str(ROOT), "--port", "-1"]),
                            ("--patience is '0', expected", [str(ROOT), "--patience", "0"])):
            done = self.refused(text, *words)
            self.assertEqual((done.returncode, done.stderr.count("\n")), (1, 1), done.stderr)
        told = subprocess.run([PROGRAM, "--help"], capture_output=True, text=True, timeout=20)
        self.assertEqual((told.returncode, told.stderr), (0, ""))
        self.assertIn("[--port 8080]", told.stdout)

    def test_a_full_disk_is_told(self):
        with open("/dev/full", "w") as full:
            told = subprocess.run([PROGRAM, "--help"], stdout=full, stderr=subprocess.PIPE, text=True, timeout=20)
        self.assertEqual((told.returncode, told.stderr), (1, "ochre_server: standard output cannot be written\n"))


if __name__ == "__main__":
    unittest.main()
