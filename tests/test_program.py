"""test_program.py - the program `ochre` as a person or a script would use it."""
import json
import pathlib
import re
import resource
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, __file__.rsplit("/", 1)[0])
from engine_client import PROGRAM, ROOT, Engine  # noqa: E402


HOME = tempfile.TemporaryDirectory()  # of this test program alone: several may run at once


def tearDownModule():
    HOME.cleanup()


def ochre(*words, typed="", home=None, **more):
    environment = {"PATH": "/usr/bin:/bin", "HOME": home or HOME.name}
    return subprocess.run([PROGRAM, *words], input=typed, text=True, timeout=120, env=environment,
                          **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **more})


class Program(unittest.TestCase):
    def good(self, *words, **more):
        done = ochre(*words, **more)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stderr, "")
        return done.stdout

    def bad(self, text, *words):
        done = ochre(*words)
        self.assertNotEqual(done.returncode, 0)
        self.assertIn(text, done.stderr)
        self.assertEqual(done.stderr.count("\n"), 1, done.stderr)

    def test_games_and_rules(self):
        self.assertIn("tribu", self.good("games"))
        self.assertTrue(self.good("rules", "tribu", "tri-61").startswith("TRI-061  the discard pile"))
        self.assertIn("TRI-306", self.good("rules", "tribu"))
        self.bad("clause 'TRI-999' does not exist", "rules", "tribu", "TRI-999")
        self.bad("game 'chess' is not known, expected one of tribu", "rules", "chess")

    def test_simulate_is_the_same_at_any_number_of_threads(self):
        for game in [line.split()[0] for line in self.good("games").splitlines() if not line.startswith(" ")]:
            words = ("simulate", game, "--seats", "greedy,random", "--games", "12", "--seed", "5", "--json")
            one = json.loads(self.good(*words, "--threads", "1"))
            three = json.loads(self.good(*words, "--threads", "3"))
            self.assertEqual(one, three)
            other = json.loads(self.good("simulate", game, "--games", "12", "--seed", "6", "--json"))
            self.assertNotEqual(one["signature"], other["signature"])
            self.assertEqual([seat["bot"] for seat in one["seats"]], ["greedy", "random"])

    def test_simulate_refuses_what_it_cannot_seat(self):
        self.bad("tribu has 1 seats, expected 2..4", "simulate", "tribu", "--seats", "greedy")
        self.bad("bot 'wizard' is not known", "simulate", "tribu", "--seats", "wizard,random")
        self.bad("option 'fog=1' is not understood", "simulate", "tribu", "--option", "fog=1")

    def test_bench_has_its_keys_and_the_rules_allocate_nothing(self):
        keys = ["game", "decisions_per_s", "ns_per_decision", "games_per_s", "decisions_per_game", "state_bytes",
                "copy_ns", "allocations"]
        figures = json.loads(self.good("bench", "--json", "--seconds", "0.05", "--repetitions", "1"))
        for row in figures:
            self.assertEqual(list(row), keys)
            self.assertEqual(row["allocations"], 0, row["game"])
            self.assertLessEqual(row["state_bytes"], 2048 if row["game"] == "endless-winter" else 1024)

    def test_arena_seats_bots_of_other_languages(self):
        player = f"engine:{sys.executable} {ROOT}/tests/player.py"
        words = ("arena", "tribu", "--players", "greedy", player, "--rounds", "2", "--seed", "1", "--json")
        one = json.loads(self.good(*words))
        self.assertEqual(one["games"], 4)
        self.assertEqual([p["name"] for p in one["players"]], ["greedy", player])
        self.assertEqual(one["players"][0]["ahead_of"], [0, 4])
        self.assertEqual(one, {**json.loads(self.good(*words, "--threads", "2")), "players": one["players"]})
        self.bad("answered", "arena", "tribu", "--players", "greedy", player + " wrong", "--rounds", "1")
        self.bad("which is none of its", "arena", "tribu", "--players", "greedy", player + " wrong", "--rounds", "1")
        self.bad("ended without an answer", "arena", "tribu", "--players", "greedy", "engine:true", "--rounds", "1")

    def test_arena_seats_the_engine(self):
        """That it plays what its bot plays with the same seeds is in choose_test.cpp: here nobody knows the seeds."""
        for game in ("tribu", "mammothodus", "stone-age", "endless-winter"):
            engine = f"engine:{PROGRAM} engine --bot search:iterations=8"
            figures = json.loads(self.good("arena", game, "--players", engine, "greedy", "--rounds", "1", "--json"))
            self.assertEqual(figures["games"], 2)
        self.bad("bot 'wizard' is not known", "engine", "--bot", "wizard")

    def told(self, folder, *words):
        """What outside bots, the same at both seats, were told in an arena of one round: their questions, game by game."""
        notes = pathlib.Path(folder, "notes")
        notes.write_text("")
        player = f"engine:{sys.executable} {ROOT}/tests/player.py first {notes}"
        self.good("arena", "endless-winter", "--players", player, player, "--rounds", "1", *words)
        games = []
        for question in map(json.loads, notes.read_text().splitlines()):
            if question["id"] == 1:
                games.append([])
            games[-1].append(question)
        return games

    def test_an_outside_bot_cannot_guess_the_luck(self):
        with tempfile.TemporaryDirectory() as folder:
            first, second = (self.told(folder, "--seed", "1") for _ in range(2))
            self.assertEqual([game[0]["state"] for game in first], [game[0]["state"] for game in second])  # the same luck
            seeds = [question["seed"] for games in (first, second) for game in games for question in game]
            self.assertEqual(len(set(seeds)), len(seeds))
            # Without --seed it is one that cannot be tried out, and it is told to whoever may know it.
            self.assertNotEqual(self.told(folder)[0][0]["state"], self.told(folder)[0][0]["state"])
            words = ("arena", "tribu", "--players", "greedy", f"engine:{sys.executable} {ROOT}/tests/player.py",
                     "--rounds", "1", "--json", "--file", folder + "/games.jsonl")
            begun = json.loads(self.good(*words))
            self.assertGreater(begun["seed"], 2**32)
            self.assertEqual(json.loads(self.good(*words)), begun)  # an arena that goes on keeps its seed

    def test_games_of_a_round_share_their_luck_unless_each_is_to_have_its_own(self):
        with tempfile.TemporaryDirectory() as folder:
            for words, shared in ((), True), (("--own-luck",), False):
                games = self.told(folder, "--seed", "2", *words)
                openings, hands = [], []
                for game in games:
                    openings.append(game[0]["state"])
                    seen = [player["hand"] for question in game for player in question["state"]["players"]]
                    hands.append(next(hand for hand in seen if set(hand) - {"?"}))  # the first that was seen
                self.assertEqual(openings[0] == openings[1], shared)
                self.assertEqual(hands[0] == hands[1], shared)

    def test_a_full_disk_is_a_sentence_and_an_exit_code(self):
        record = str(ROOT / "tests/records/1/tribu-2-0.record")
        commands = [("games",), ("rules", "tribu"), ("simulate", "tribu", "--games", "2"), ("replay", record),
                    ("verify", record), ("bench", "tribu", "--seconds", "0.01", "--repetitions", "1"), ("--help",),
                    ("arena", "tribu", "--players", "greedy,random", "--rounds", "1"), ("engine",),
                    ("play", "tribu", "--seats", "Ada,greedy")]
        for words in commands:
            with open("/dev/full", "w") as full:
                done = ochre(*words, typed='{"jsonrpc":"2.0","id":1,"method":"games"}\n' * 3, stdout=full)
            self.assertEqual(done.returncode, 1, words)
            self.assertEqual(done.stderr, "ochre: standard output could not be written: No space left on device\n", words)
        self.bad("/dev/full could not be written: No space left on device", "arena", "tribu", "--players",
                 "greedy,random", "--rounds", "1", "--csv", "/dev/full")
        with tempfile.TemporaryDirectory() as home:
            kept = pathlib.Path(home, ".local/state/ochre/last.record")
            kept.parent.mkdir(parents=True)
            kept.symlink_to("/dev/full")
            done = ochre("play", "tribu", "--seats", "Ada,greedy", typed="1\nsave /dev/full\nquit\n", home=home)
            self.assertEqual(done.returncode, 1)
            self.assertIn("/dev/full could not be written: No space left on device", done.stdout)
            self.assertEqual(done.stderr, f"ochre: {kept} could not be written: No space left on device\n")

    def test_an_arena_stops_when_its_file_is_full_and_goes_on_when_there_is_room(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "games.jsonl")
            words = ("arena", "tribu", "--players", "greedy,random", "--rounds", "10", "--json", "--file", str(path))
            for room in (100, 3000, 4000):  # not even the first line, some games, some more
                done = ochre(*words, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (room, room)))
                self.assertEqual((done.returncode, done.stdout), (1, ""))
                self.assertEqual(done.stderr, f"ochre: {path} could not be written: File too large\n")
                kept = path.read_text()
                self.assertTrue(kept == "" if room == 100 else kept.endswith("\n") and len(kept) > room - 500, kept)
            whole = json.loads(self.good(*words))
            self.assertTrue(path.read_text().startswith(kept))
            self.assertEqual(len(path.read_text().splitlines()), 1 + 20)
            self.assertEqual(whole["signature"], json.loads(self.good(*words[:-2]))["signature"])

    def test_arena_reports_and_refuses(self):
        with tempfile.TemporaryDirectory() as folder:
            text = self.good("arena", "stone-age", "--players", "greedy,random", "--rounds", "8", "--sprt", "0", "50",
                             "--csv", folder + "/games.csv", "--file", folder + "/games.jsonl")
            self.assertIn("sequential test: greedy is better by 50 rather than 0 Elo", text)
            rows = pathlib.Path(folder, "games.csv").read_text().splitlines()
            self.assertEqual(rows[0], "number,round,seat,player,reward,score,decisions,seconds")
            self.assertEqual(len(rows), 1 + 2 * (len(pathlib.Path(folder, "games.jsonl").read_text().splitlines()) - 1))
        self.bad("bot 'wizard' is not known", "arena", "tribu", "--players", "wizard,random")
        self.bad("--players names 1, expected 2 to 12", "arena", "tribu", "--players", "random")
        self.bad("--sprt compares two players, 3 were given", "arena", "tribu", "--players", "random,greedy,level1",
                 "--sprt", "0", "10")
        self.bad("--sprt LOW must be less than HIGH", "arena", "tribu", "--sprt", "10", "0")

    def test_replay_and_verify(self):
        record = str(ROOT / "tests/records/1/tribu-2-0.record")
        story = self.good("replay", record)
        self.assertIn("greedy 1 is led by", story)
        self.assertIn("the game is over after", story)
        with tempfile.TemporaryDirectory() as folder:
            damaged = pathlib.Path(folder) / "damaged.record"
            damaged.write_text(pathlib.Path(record).read_text().replace("0 take deck", "0 take moon", 1))
            done = ochre("verify", record, str(damaged), folder + "/none")
            self.assertEqual(done.returncode, 1)
            ok, bad, missing = done.stdout.splitlines()
            self.assertTrue(ok.startswith("ok"))
            self.assertRegex(bad, r"^bad  .*: line \d+: move 'take moon.*' is not a pile")
            self.assertIn("cannot be read", missing)
            self.bad("line ", "replay", str(damaged))

    def test_a_box_of_your_own(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "box.json"
            box = json.loads((ROOT / "games/tribu/content.json").read_text())
            words = ("simulate", "tribu", "--games", "20", "--json")
            path.write_text(json.dumps(box))
            standard = json.loads(self.good(*words, "--components", str(path)))
            self.assertEqual(standard, json.loads(self.good(*words)))
            box["constants"][7]["value"] = 30
            path.write_text(json.dumps(box))
            shorter = json.loads(self.good(*words, "--components", str(path)))
            self.assertLess(shorter["length"]["value"], standard["length"]["value"])
            box["groups"][2]["card_count"] = 9
            path.write_text(json.dumps(box))
            self.bad("groups[2].card_count is 9, expected 8", *words, "--components", str(path))
            path.write_text("{")
            self.bad("is not JSON", *words, "--components", str(path))
            path.write_text(" \n")
            self.bad(f"{path} is empty, expected JSON", *words, "--components", str(path))

    def test_files_may_begin_with_a_byte_order_mark(self):
        with tempfile.TemporaryDirectory() as folder:
            box, record = pathlib.Path(folder, "box.json"), pathlib.Path(folder, "a.record")
            box.write_text((ROOT / "games/tribu/content.json").read_text(), encoding="utf-8-sig")
            self.good("simulate", "tribu", "--games", "1", "--components", str(box))
            record.write_text((ROOT / "tests/records/1/tribu-2-0.record").read_text(), encoding="utf-8-sig")
            self.assertTrue(record.read_bytes().startswith(b"\xef\xbb\xbf"))
            self.assertTrue(self.good("verify", str(record)).startswith("ok"))

    def test_games_at_the_terminal_have_seeds_of_64_bits(self):
        with tempfile.TemporaryDirectory() as home:
            seeds = set()
            for _ in range(4):
                done = ochre("play", "tribu", "--seats", "Ada,greedy", typed="1\nquit\n", home=home)
                self.assertEqual((done.returncode, done.stderr), (0, ""))
                record = pathlib.Path(home, ".local/state/ochre/last.record").read_text()
                seeds.add(int(re.search(r"^seed (\d+)$", record, re.M)[1]))
            self.assertEqual(len(seeds), 4)
            self.assertGreater(max(seeds), 2**32)


class TerminalTable(unittest.TestCase):
    """The table without a terminal: typed lines in, plain text out."""

    def play(self, *lines, game="tribu", seats="Ada,greedy", **more):
        typed = "".join(line + "\n" for line in lines)
        done = ochre("play", game, "--seats", seats, "--seed", "5", typed=typed, **more)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertNotIn("\x1b", done.stdout)
        return done.stdout

    def test_choices_are_numbered_in_plain_words(self):
        text = self.play()
        self.assertIn("  1  take the top card of the deck", text)
        self.assertIn("your hand", text)

    def test_questions_are_answered(self):
        text = self.play("? 1", "why take discard", "why take moon", "hint", "rules tri-64", "help", "undo", "99")
        for wanted in ("TRI-060:", "illegal: take discard - ", "'moon' is not a pile", "TRI-064:",
                       "takes your last decision back", "no decision of yours", "choice 99 is not there"):
            self.assertIn(wanted, text)

    def test_a_hint_is_a_move_with_its_value_alternatives_how_sure_and_what_comes_next(self):
        text = self.play("hint search:iterations=500", "hint greedy", game="stone-age")
        figures = r" \(\d+ % to win, (\d+) % of the thinking\)\n"
        hint = re.search(rf"Ada>   (\w.*){figures}  or (\w.*){figures}  or (\w.*){figures}  then (Ada|greedy): \w", text)
        self.assertTrue(hint, text)
        sure = [int(hint[i]) for i in (2, 4, 6)]
        self.assertEqual(sure, sorted(sure, reverse=True))
        self.assertRegex(text, r"Ada>   \w.* \(worth -?\d+\)\n  or \w.* \(worth -?\d+\)\n")

    def test_a_move_can_be_typed_and_is_told(self):
        text = self.play("take deck", "log 1")
        self.assertRegex(text, r"Ada takes [A-Z].* from the deck")

    def test_what_bots_take_stays_hidden(self):
        text = self.play("1", "1", "1", "log")
        self.assertIn("greedy takes a card from the deck", text)

    def test_two_people_share_a_screen(self):
        text = self.play("1", "1", "", "1", seats="Ada,Ben")
        self.assertIn("Ben, it is your turn to decide. Press Enter when nobody else is looking.", text)

    def test_save_load_and_a_kept_game(self):
        with tempfile.TemporaryDirectory() as home:
            kept = home + "/evening.record"
            self.play("1", f"save {kept}", home=home)
            self.assertTrue(pathlib.Path(kept).read_text().startswith("ochre record 1\ngame tribu\n"))
            loaded = ochre("play", "--load", kept, typed="quit\n", home=home).stdout
            self.assertIn("cards in hand", loaded)
            self.assertIn("cannot be read", self.play("load nothing.record", home=home))
            text = self.play("1", "quit", home=home)
            self.assertIn("the game is kept: ochre play tribu --load", text)
            self.assertTrue((pathlib.Path(home) / ".local/state/ochre/last.record").exists())

    def test_a_whole_game_can_be_typed(self):
        text = self.play(*["1"] * 4000)
        self.assertIn("The game is over.", text)


if __name__ == "__main__":
    unittest.main()
