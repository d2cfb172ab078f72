// site_test.cpp - a small site in a scratch folder: what is found, and what is kept out of sight.
#include "server/site.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace {

using namespace ochre::server;
namespace fs = std::filesystem;

struct Scratch {  // FOLDER/site is served, FOLDER/secret.txt is not
  fs::path folder = fs::temp_directory_path() / ("ochre-site-" + std::to_string(::getpid()));
  Scratch() {
    fs::create_directories(folder / "site/assets");
    fs::create_directories(folder / "site-2");
    write("secret.txt", "secret");
    write("site-2/secret.txt", "secret");
    write("site/index.html", "<p>hello");
    write("site/assets/app-DiwrgTda.js", "let a = 1");
    write("site/assets/app-DiwrgTda.js.br", "brotli");
    write("site/assets/app-DiwrgTda.js.gz", "gzipped");
    fs::create_symlink("../secret.txt", folder / "site/out.txt");
    fs::create_symlink("../site-2", folder / "site/beside");
    fs::create_symlink("index.html", folder / "site/in.html");
    fs::create_symlink("loop", folder / "site/loop");
  }
  ~Scratch() { fs::remove_all(folder); }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  void write(const std::string& name, const std::string& text) const {
    std::ofstream(folder / name) << text;
  }
};

std::string body_of(Reply reply) {
  if (!reply.file) return reply.text;
  std::string text(100, '\0');
  text.resize(reply.file.read(text.data(), text.size()));
  return text;
}

std::string header(const Reply& reply, std::string_view name) {
  for (const auto& [one, value] : reply.headers) {
    if (one == name) return value;
  }
  return "";
}

TEST_CASE("a site shows its files and nothing beside them") {
  const Scratch scratch;
  const auto site = Site::open((scratch.folder / "site").string());
  REQUIRE(site.has_value());
  const auto status = [&](std::string_view target) {
    return site->reply_to({"GET", target, "", ""}).status;
  };
  CHECK(body_of(site->reply_to({"GET", "/", "", ""})) == "<p>hello");
  CHECK(status("/index.html?a=b") == 200);
  CHECK(status("/in.html") == 200);
  for (std::string_view target : {"/none", "/assets", "/assets/", "/index.html/", "/out.txt",
                                  "/beside/secret.txt", "/loop"}) {
    CAPTURE(target);
    CHECK(status(target) == 404);
  }
  CHECK(status("/../secret.txt") == 400);
  CHECK(status("/%2e%2e/secret.txt") == 400);
  CHECK(status("/" + std::string(5000, 'a')) == 404);
  CHECK_FALSE(Site::open((scratch.folder / "none").string()).has_value());
  CHECK_FALSE(Site::open((scratch.folder / "secret.txt").string()).has_value());
}

TEST_CASE("a site sends what the client likes best, under a tag of its own") {
  const Scratch scratch;
  const auto site = Site::open((scratch.folder / "site").string());
  REQUIRE(site.has_value());
  const auto get = [&](std::string_view accepted, std::string_view known = "") {
    return site->reply_to({"GET", "/assets/app-DiwrgTda.js", known, accepted});
  };
  CHECK(body_of(get("")) == "let a = 1");
  CHECK(body_of(get("gzip, br")) == "brotli");
  CHECK(body_of(get("gzip")) == "gzipped");
  CHECK(body_of(get("br;q=0.5, gzip;q=0.8")) == "gzipped");
  CHECK(header(get("br"), "Content-Encoding") == "br");
  CHECK(header(get("br"), "Content-Type") == "text/javascript; charset=utf-8");
  CHECK(header(get("br"), "Vary") == "Accept-Encoding");
  CHECK(header(get(""), "Content-Encoding").empty());

  const std::string tag = header(get("br"), "ETag");
  CHECK(tag != header(get(""), "ETag"));
  const Reply known = get("br", tag);
  CHECK(known.status == 304);
  CHECK_FALSE(known.file);
  CHECK(header(known, "ETag") == tag);
  CHECK(get("", tag).status == 200);
  scratch.write("site/assets/app-DiwrgTda.js.br", "brotli, anew");
  CHECK(get("br", tag).status == 200);
}

TEST_CASE("a site sends the part of a file that is asked for") {
  const Scratch scratch;
  const auto site = Site::open((scratch.folder / "site").string());
  REQUIRE(site.has_value());
  const auto get = [&](std::string_view range, std::string_view if_range = "",
                       std::string_view accepted = "") {
    return site->reply_to({"GET", "/assets/app-DiwrgTda.js", "", accepted, range, if_range});
  };
  CHECK(header(get(""), "Accept-Ranges") == "bytes");
  CHECK(header(get(""), "Content-Range").empty());
  Reply part = get("bytes=4-");
  CHECK(part.status == 206);
  CHECK(part.length == 5);
  CHECK(header(part, "Content-Range") == "bytes 4-8/9");
  CHECK(header(part, "ETag") == header(get(""), "ETag"));
  CHECK(body_of(std::move(part)) == "a = 1");
  CHECK(header(get("bytes=0-1", "", "br"), "Content-Range") == "bytes 0-1/6");  // of "brotli"

  const Reply unmet = get("bytes=9-");
  CHECK(unmet.status == 416);
  CHECK(header(unmet, "Content-Range") == "bytes */9");
  CHECK_FALSE(unmet.file);
  CHECK(get("bytes=0-1,3-4").status == 200);
  CHECK(get("bytes=3-1").status == 200);

  const std::string tag = header(get(""), "ETag");
  CHECK(get("bytes=0-1", tag).status == 206);
  CHECK(get("bytes=0-1", "W/" + tag).status == 200);  // a weak tag promises no bytes
  CHECK(get("bytes=0-1", "\"x\"").status == 200);
  CHECK(get("bytes=9-", "\"x\"").status == 200);
  CHECK(get("bytes=0-1", "Sat, 01 Jan 2000 00:00:00 GMT").status == 200);
  CHECK(get("bytes=0-1", tag, "br").status == 200);  // the tag of the file, not of its coding
  const Reply known = site->reply_to({"GET", "/assets/app-DiwrgTda.js", tag, "", "bytes=0-1"});
  CHECK(known.status == 304);
}

TEST_CASE("a site is only read") {
  const Scratch scratch;
  const auto site = Site::open((scratch.folder / "site").string());
  REQUIRE(site.has_value());
  const Reply head = site->reply_to({"HEAD", "/", "", ""});
  CHECK(head.status == 200);
  CHECK(head.length == 8);
  CHECK_FALSE(head.body_is_wanted);
  for (std::string_view method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get", ""}) {
    CAPTURE(method);
    const Reply reply = site->reply_to({method, "/", "", ""});
    CHECK(reply.status == 405);
    CHECK(header(reply, "Allow") == "GET, HEAD");
  }
}

}  // namespace
