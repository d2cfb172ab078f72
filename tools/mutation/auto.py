"""auto - makes mutants by itself, and asks whether any test notices them.

  tools/mutate --auto [--game GAME] [--sample N] [--seed S] [--seconds T] [--least PERCENT] [--listed]
  tools/mutate --auto --only tribu/taking.cpp#12 ...     these again
  tools/mutate --auto --check                            do the lists of equivalent mutants fit? Builds nothing

Mutants are made of all sources that decide play (mutation/building.py) by small changes (mutation/generate.py), and built
at once. Each is tried on the game's scenes and own tests, then on the laws and fairness (OCHRE_QUICK), then on the golden
records and signatures. Says of each: killed (by which test), golden (noticed by records and signatures only), SURVIVED.
A test that hangs or crashes kills.

--sample N     that many at random, by the seed; --seed also chooses the game where --game does not
--seconds T    begins no other mutant after this time
--least P      fails only where fewer than P of 100 were killed (100 unless told)
--listed       tries those that are listed as equivalent, too; one that is killed is an error

games/GAME/tests/equivalent.txt lists survivors that are no gap in the tests, by file, kind, and the lines before and after:

  turn.cpp compare
  - if (left <= 0) return;
  + if (left < 0) return;
  = the loop below does nothing for 0

They are not counted. An entry that fits no mutant is an error.
"""
import argparse
import collections
import concurrent.futures
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time

from mutation.building import Program, games, root
from mutation.weave import number, shown

Entry = collections.namedtuple("Entry", "file kind old new reason line")
One = collections.namedtuple("One", "id game file line number kind old new listed")
golden = "*records_test.cpp"
cheap = "*games/*,*scenes_test.cpp"
phases = [("killed", [f"-sf={cheap}"]), ("killed", [f"-sfe={cheap},{golden}"]), ("golden", [f"-sf={golden}"])]


def fail(text):
    sys.exit(f"mutate: {text}")


def read_equivalents(game):
    path = root / "games" / game / "tests/equivalent.txt"
    out, head, old, new = [], None, None, None
    for n, line in enumerate(path.read_text().splitlines() if path.is_file() else [], 1):
        where = f"{path.relative_to(root)}:{n}"
        mark, rest = line[:2], " ".join(line[2:].split())
        if not line.strip() or mark == "# ":
            continue
        if mark == "- ":
            old = rest
        elif mark.strip() == "+":
            new = rest
        elif mark == "= ":
            if head is None or old is None or new is None:
                fail(f"{where}: '=' needs the lines 'FILE KIND', '- BEFORE' and '+ AFTER' before it")
            out.append(Entry(*head, old, new, rest, where))
            old = new = None
        else:
            head = line.split()
            if len(head) != 2:
                fail(f"{where}: '{line}' is not 'FILE KIND'")
    return out


def mutants_of(program):
    """All of a game that compile, with what is listed; and what is wrong with the list."""
    listed, fits = read_equivalents(program.game), collections.Counter()
    out = []
    for path, source in program.sources.items():
        for i, m in enumerate(source.mutants):
            old, new = shown(source.text, m)
            entry = next((e for e in listed if (e.file, e.kind, e.old, e.new) == (m.file, m.kind, old, new)), None)
            if entry:
                fits[entry] += 1
            if i in getattr(program, "left_out", {}).get(path, ()):
                continue
            out.append(One(f"{program.game}/{m.file}#{i}", program.game, m.file, source.text.count("\n", 0, m.start) + 1,
                           number(m.file, i), m.kind, old, new, entry))
    stale = [f"{e.line}: '{e.old}' is not changed to '{e.new}' in {e.file} by any mutant of the kind {e.kind}"
             for e in listed if not fits[e]]
    return out, stale


def limit():
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))


def run(program, filters, seconds, **env):
    """What a run of the tests says, and how long it took: nothing where all pass."""
    begun = time.monotonic()
    try:
        done = subprocess.run([program.folder / "ochre_tests", "--no-colors", "--abort-after=1", *filters], capture_output=True,
                              text=True, errors="replace", timeout=seconds, preexec_fn=limit,
                              env={**os.environ, "OCHRE_QUICK": "1", **env})
    except subprocess.TimeoutExpired:
        return "it never ends", seconds
    took = time.monotonic() - begun
    if done.returncode == 0:
        return "", took
    return failed_test(done.stdout) or f"the tests end with code {done.returncode}", took


def failed_test(said):
    """The scene or case of the first error; a case that only has something to say has a heading, too."""
    before, error, after = said.partition("ERROR: ")
    scene = re.search(r"scene [A-Z]+-.*", after.split("TEST CASE:")[0])
    cases = re.findall(r"TEST CASE:\s*(.*)", before)
    return error and (scene.group() if scene else cases[-1] if cases else "")


class Judge:
    def __init__(self, program):
        self.program, self.reached, self.patience = program, [], []
        with tempfile.TemporaryDirectory() as scratch:
            for n, (_, filters) in enumerate(phases):
                wrong, took = run(program, filters, 600)
                wrong = wrong or run(program, filters, 600, OCHRE_REACHED=f"{scratch}/{n}")[0]
                if wrong:
                    fail(f"{program.game}: the tests fail without a mutant: {wrong}")
                self.patience.append(max(4, 20 * took))
                with open(f"{scratch}/{n}", encoding="utf-8") as file:
                    self.reached.append(set(map(int, file)))

    def __call__(self, one):
        if not any(one.number in r for r in self.reached):
            return "SURVIVED", "no test comes by"
        for (verdict, filters), reached, patience in zip(phases, self.reached, self.patience):
            if one.number in reached:
                wrong = run(self.program, filters, patience, OCHRE_MUTANT=str(one.number))[0]
                if wrong:
                    return verdict, wrong
        return "SURVIVED", ""


def told(one, verdict, why=""):
    return f"{verdict:8} {one.id} line {one.line} {one.kind}: {one.old}  ->  {one.new or '(nothing)'}" + (f"   [{why[:90]}]" if why else "")


def try_game(program, wanted, deadline):
    """The verdicts, told as they come."""
    judge, out = Judge(program), {}

    def verdict(one):
        return judge(one) if time.monotonic() < deadline else None

    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        for one, answer in zip(wanted, pool.map(verdict, wanted)):
            if answer:
                out[one] = answer
                print(told(one, *answer), flush=True)
    return out


def summary(verdicts):
    rows = collections.defaultdict(collections.Counter)
    for one, (verdict, _) in verdicts.items():
        for key in ((one.game, one.kind), (one.game, "all kinds")):
            rows[key][verdict] += 1
    for (game, kind), counts in sorted(rows.items()):
        n = sum(counts.values())
        print(f"{game:15} {kind:10} {n:5} mutants: {counts['killed']:5} killed, {counts['golden']:3} golden only, "
              f"{counts['SURVIVED']:4} survived, {100 * counts['killed'] / n:5.1f} % killed")


def check():
    stale = [line for game in games() for line in mutants_of(Program(game))[1]]
    print("\n".join([*stale, f"{sum(len(read_equivalents(g)) for g in games())} mutants listed as equivalent, {len(stale)} of them unknown"]))
    sys.exit(1 if stale else 0)


def arguments(words):
    parser = argparse.ArgumentParser(prog="tools/mutate --auto", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--game", choices=games())
    parser.add_argument("--only", nargs="+", default=[], metavar="ID")
    parser.add_argument("--sample", type=int)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--least", type=float, default=100)
    parser.add_argument("--listed", action="store_true")
    return parser.parse_args(words)


def chosen_games(given):
    if given.only:
        return sorted({one.partition("/")[0] for one in given.only})
    if given.game:
        return [given.game]
    return games() if given.seed is None else [games()[given.seed % len(games())]]


def main(words):
    given = arguments(words)
    if given.check:
        check()
    chance = random.Random(given.seed)
    print(f"games: {' '.join(chosen_games(given))}; seed: {given.seed}")
    verdicts, wrong = {}, []
    for game in chosen_games(given):
        if game not in games():
            fail(f"'{game}' is not a game, expected one of {', '.join(games())}")
        program = Program(game)
        program.build()
        everything, stale = mutants_of(program)
        wrong += stale
        wanted = [m for m in everything if (m.id in given.only if given.only else given.listed or not m.listed)]
        if given.sample and given.sample < len(wanted):
            wanted = chance.sample(wanted, given.sample)
        verdicts |= try_game(program, wanted, time.monotonic() + given.seconds)
    unknown = set(given.only) - {one.id for one in verdicts}
    wrong += [f"there is no mutant {one}" for one in sorted(unknown)]
    wrong += [f"{one.listed.line}: listed as equivalent, but noticed by {why}" for one, (verdict, why) in verdicts.items()
              if one.listed and verdict == "killed"]
    judged = {one: v for one, v in verdicts.items() if not one.listed}
    report(judged, wrong, given)


def report(judged, wrong, given):
    summary(judged)
    missed = [one for one, (verdict, _) in judged.items() if verdict != "killed"]
    rate = 100 * (len(judged) - len(missed)) / len(judged) if judged else 100
    print(f"{len(judged)} mutants, {rate:.1f} % killed, at least {given.least:g} wanted; seed {given.seed}")
    if missed:
        print("not killed, and not listed as equivalent:")
        for one in missed:
            print("  " + told(one, *judged[one]))
        print("again: tools/mutate --auto --only " + " ".join(one.id for one in missed[:20]))
    for line in wrong:
        print(f"ERROR: {line}")
    if not judged:
        print("ERROR: nothing was tried")
    sys.exit(1 if wrong or not judged or (missed and rate < given.least) else 0)
