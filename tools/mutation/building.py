"""building - a test program of one game with all its mutants in it: build/mutants/GAME.

Only woven sources are written; everything else is compiled where it lies. Of the tests there are the game's own and
those across games that need no more than core, games and bots; the registry knows this game only.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

from mutation import weave
from mutation.generate import Source

root = pathlib.Path(__file__).resolve().parent.parent.parent
# Not rules: components, files, texts, written positions, what bots think; words, and declarations only.
not_rules = set("""components fields position position_stack loader loading reading describe names check stack_check standing
completing appraisal prospects forecast clues portal clauses types abilities icons events news vocabulary questions
dice""".split())
not_rules_of = {"mammothodus": {"board"}}  # what appraisals count
launcher = "env CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1 CCACHE_PCH_EXTSUM=1 ccache"
flags = "-std=c++23 -O1 -w -fmax-errors=0 -fpch-preprocess -DJSON_NOEXCEPTION -I. -I$root"
kinds = {"engine": "-fno-exceptions -fno-rtti -ffp-contract=off", "tests": ""}
common = ["algorithm", "array", "cstdint", "expected", "span", "string", "string_view", "vector", "nlohmann/json.hpp"]
headers = {"engine": common, "tests": [*common, "doctest/doctest.h"]}


def games():
    return sorted(p.parent.name for p in root.glob("games/*/rules.h"))


def rules_files(game):
    """The sources of a game that decide play."""
    left_out = not_rules | not_rules_of.get(game, set())
    return [f for f in sorted((root / "games" / game).glob("*.*")) if f.suffix in (".h", ".cpp") and f.stem not in left_out]


def write(path, text):
    """Only what changes, so that only that is built again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.is_file() or path.read_text() != text:
        path.write_text(text)


class Program:
    def __init__(self, game):
        self.game, self.folder = game, root / "build/mutants" / game
        self.sources = {}  # by path within the checkout
        for file in rules_files(game):
            source = Source(file.name, file.read_text())
            if source.mutants:
                self.sources[str(file.relative_to(root))] = source
        names = [s.file for s in self.sources.values()]
        assert len({weave.number(n, 0) for n in names}) == len(names), "two sources have the same number"

    def build(self):
        """Builds; what does not compile is left out, and tried no more while its source stays the same."""
        self.left_out = self.remembered()
        self.lay_out()
        for _ in range(12):
            woven = {p: weave.Woven(s.file, s.text, s.mutants, self.left_out[p]) for p, s in self.sources.items()}
            for path, one in woven.items():
                write(self.folder / path, one.result)
            done = subprocess.run(["ninja", "-C", self.folder, "-k", "0"], capture_output=True, text=True, errors="replace")
            if done.returncode == 0:
                return self.remember()
            if not self.leave_out(done.stdout, woven):
                sys.exit(f"{done.stdout[-6000:]}\nmutate: {self.game} does not build, and no mutant is to blame")
        sys.exit(f"mutate: {self.game} still does not build after 12 tries")

    def leave_out(self, said, woven):
        found = False
        for path, line in set(re.findall(r"^(?:\./)?(games/[\w/.]+):(\d+):\d+: (?:fatal )?error", said, re.M)):
            blamed = woven[path].blamed(int(line)) if path in woven else []
            found = found or bool(blamed)
            self.left_out[path].update(blamed)
        return found

    def remembered(self):
        try:
            kept = json.loads((self.folder / "left_out.json").read_text())
        except (OSError, ValueError):
            kept = {}
        return {p: set(kept[p][1]) if p in kept and kept[p][0] == s.text else set() for p, s in self.sources.items()}

    def remember(self):
        write(self.folder / "left_out.json",
              json.dumps({p: [s.text, sorted(self.left_out[p])] for p, s in self.sources.items()}))

    def lay_out(self):
        """The folder: the switch, batches, what ninja is to do, and the files that tests read."""
        write(self.folder / "mutant.h", weave.header)
        write(self.folder / "mutant.cpp", weave.source)
        self.lay_out_files()
        engine = [f"core/{f.name}" for f in sorted(root.glob("core/*.cpp"))] + [f"bots/{f.name}" for f in sorted(root.glob("bots/*.cpp"))]
        game = [f"games/{self.game}/{f.name}" for f in sorted((root / "games" / self.game).glob("*.cpp"))]
        tests = [str(f.relative_to(root)) for f in sorted((root / "games" / self.game / "tests").glob("*.cpp"))]
        for file in sorted(root.glob("tests/*.cpp")):
            if not re.search(r'#include "(lab|protocol|server|terminal|program)/', file.read_text()):
                tests.append(str(file.relative_to(root)))
        apart = {"games/mammothodus/position_stack.cpp"}  # using enum
        lines = [f"root = {root}", f"flags = {flags}", "builddir = ."]
        for kind, more in kinds.items():
            write(self.folder / f"pch_{kind}.h", "".join(f"#include <{h}>\n" for h in headers[kind]))
            write(self.folder / f"pch_{kind}.h.gch.sum", " ".join(headers[kind]) + "\n")
            lines += [f"rule {kind}", f"  command = {launcher} g++ $flags {more} $more -include pch_{kind}.h -MD -MF $out.d -c $in -o $out",
                      "  depfile = $out.d", "  deps = gcc",
                      f"rule {kind}_pch", f"  command = {launcher} g++ $flags {more} -x c++-header $in -o $out",
                      f"build pch_{kind}.h.gch: {kind}_pch pch_{kind}.h"]
        lines += ["rule link", "  command = g++ $in -o $out -lrapidcheck -fuse-ld=mold -pthread"]
        objects = []

        def compile_as(kind, path, name, more=""):
            objects.append(f"{name}.o")
            lines.append(f"build {name}.o: {kind} {path} | pch_{kind}.h.gch")
            if more:
                lines.append(f"  more = {more}")

        for kind, which, name in (("engine", [*engine], "engine"), ("engine", [f for f in game if f not in apart], "game")):
            for i in range(0, len(which), 8):
                write(self.folder / f"{name}_{i // 8}.cpp", "".join(f'#include "{f}"\n' for f in which[i:i + 8]))
                compile_as(kind, f"{name}_{i // 8}.cpp", f"{name}_{i // 8}")
        for path in [f for f in game if f in apart]:
            compile_as("engine", path if path in self.sources else f"$root/{path}", pathlib.Path(path).stem)
        compile_as("engine", "mutant.cpp", "mutant")
        compile_as("engine", "$root/games/registry.cpp", "registry", f"-DOCHRE_GAMES={self.game}::Rules")
        for path in tests:
            more = f'-DOCHRE_SOURCE_DIR=\\"{self.folder}/files\\"' if path == "tests/files.cpp" else ""
            compile_as("tests", f"$root/{path}", path.replace("/", "_")[:-4], more)
        lines += [f"build ochre_tests: link {' '.join(objects)}", "default ochre_tests", ""]
        write(self.folder / "build.ninja", "\n".join(lines))

    def lay_out_files(self):
        """A checkout for tests to read, with this game's records only."""
        files = self.folder / "files"
        records = files / "tests/records"
        records.mkdir(parents=True, exist_ok=True)
        shutil.rmtree(records)
        name = self.game.replace("_", "-")
        for record in root.glob(f"tests/records/*/{name}-*"):
            target = records / record.parent.name / record.name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.symlink_to(record)
        for link in ("games", "tests/signatures.txt"):
            (files / link).unlink(missing_ok=True)
            (files / link).symlink_to(root / link)
        rules = (root / "tests/rules.txt").read_text().splitlines()
        write(files / "tests/rules.txt", "\n".join(row for row in rules if row.startswith(name + " ")) + "\n")
