"""engine_client.py - a player of `ochre engine` in another language: Python's standard library."""
import json
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = os.environ.get("OCHRE", str(ROOT / "build/release/ochre"))


class EngineError(Exception):
    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]
        self.clause = error.get("data", {}).get("clause")


class Engine:
    def __init__(self, *words):
        self.process = subprocess.Popen([PROGRAM, "engine", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.sent = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait(timeout=20)
        self.process.stdout.close()

    def say(self, line):
        """One raw line; the answer parsed."""
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def ask(self, method, **params):
        self.sent += 1
        answer = self.say(json.dumps({"jsonrpc": "2.0", "id": self.sent, "method": method, "params": params}))
        assert answer["jsonrpc"] == "2.0" and answer["id"] == self.sent, answer
        if "error" in answer:
            raise EngineError(answer["error"])
        return answer["result"]
