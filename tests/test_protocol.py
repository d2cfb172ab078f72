"""test_protocol.py - the engine as its documentation says, played by a client in another language."""
import json
import pathlib
import random
import re
import subprocess
import sys
import time
import unittest

sys.path.insert(0, __file__.rsplit("/", 1)[0])
from engine_client import PROGRAM, ROOT, Engine, EngineError  # noqa: E402
from json_schema import mismatch  # noqa: E402

DEAL = "leader elder warrior dealer 0 draw scout wolf scout wolf flag_red bison courage horse_red multi draw3"

BLANK = re.compile(r"\{(\w+)((?:\|[^|}]*)*)\}")


def filled(phrase, names):
    """A phrase with its blanks filled: {card}, or {n|1=a Tool|* Tools} with a case for the name and one for all others."""
    def said(found):
        name = names.get(found[1], "")
        *cases, last = found[2].split("|")[1:] or ["*"]
        named = [case[len(name) + 1:] for case in cases if case.startswith(name + "=")]
        return (named or [last])[0].replace("*", name)
    return BLANK.sub(said, phrase)


class Protocol(unittest.TestCase):
    def setUp(self):
        self.engine = Engine()

    def tearDown(self):
        self.engine.__exit__()

    def refused(self, code, text, method, **params):
        with self.assertRaises(EngineError) as caught:
            self.engine.ask(method, **params)
        self.assertEqual(caught.exception.code, code)
        self.assertIn(text, str(caught.exception))
        return caught.exception

    def deal(self, **more):
        return self.engine.ask("new", game="tribu", seats=["Ada", "Ben"], seed=1, luck=DEAL, **more)["table"]

    def test_games_lists_games_and_bots(self):
        listed = self.engine.ask("games")
        self.assertIn("tribu", [game["id"] for game in listed["games"]])
        self.assertEqual({"random", "greedy"} - {bot["name"] for bot in listed["bots"]}, set())

    def test_every_game_can_be_played_to_its_end(self):
        for game in self.engine.ask("games")["games"]:
            table = self.engine.ask("new", game=game["id"], seats=game["least_seats"], seed=7)["table"]
            chance = random.Random(7)
            over, moves = False, 0
            while not over and moves < 20000:
                choices = self.engine.ask("legal", table=table)["choices"]
                choice = chance.choice(choices)
                action = choice["text"] if moves % 2 else choice["action"]
                over = self.engine.ask("play", table=table, action=action)["over"]
                moves += 1
            self.assertTrue(over, game["id"])
            record = self.engine.ask("record", table=table)["record"]
            again = self.engine.ask("load", record=record)["table"]
            self.assertEqual(self.engine.ask("view", table=table), self.engine.ask("view", table=again))

    def test_scripted_luck_deals_what_it_says(self):
        table = self.deal()
        state = self.engine.ask("view", table=table)["state"]
        self.assertEqual(state["players"][0]["hand"], ["horse_red", "wolf", "wolf", "bison", "draw3"])
        played = self.engine.ask("play", table=table, action="take deck", luck="draw steal")
        self.assertEqual(played["luck"], "draw steal")
        self.assertEqual(played["events"][0], {"event": "took deck", "who": 0, "card": "steal",
                                               "words": "Ada takes Steal a Diorama from the deck",
                                               "names": {"who": "Ada", "card": "Steal a Diorama"}})

    def test_a_seat_sees_no_more_than_it_may(self):
        table = self.deal()
        seen = self.engine.ask("view", table=table, seat=1)["state"]
        self.assertEqual(seen["players"][0]["hand"], ["?"] * 5)
        self.assertEqual(set(seen["deck"]), {"?"})
        self.assertEqual(self.engine.ask("legal", table=table, seat=1)["choices"], [])
        heard = self.engine.ask("play", table=table, action="take deck", viewer=1)
        self.assertIsNone(heard["events"][0]["card"])
        self.assertEqual(heard["events"][0]["names"], {"who": "Ada"})
        self.assertNotIn("luck", heard)

    def test_why_cites_the_clause(self):
        table = self.deal()
        why = self.engine.ask("why", table=table, action="take discard")
        self.assertEqual((why["legal"], why["clause"]), (False, "TRI-061"))
        self.assertTrue(self.engine.ask("why", table=table, action={"verb": "take", "pile": "deck"})["legal"])
        error = self.refused(-32000, "illegal: take discard - ", "play", table=table, action="take discard")
        self.assertEqual(error.clause, "TRI-061")

    # A card is laid face down on a chain: who lays it knows it, the other seat does not.
    SECRET = {"dealer": 0, "players": [{"leader": "shaman", "hand": ["totem_blue", "wolf", "bison", "block", "steal"],
                                        "chains": {"warrior": {"laid": 1, "vases": ["statue_red"]},
                                                   "huntress": {"laid": 1, "active": "courage"}}},
                                       {"leader": "elder"}]}

    def test_why_as_another_seat_tells_nothing_of_a_hand(self):
        def asked(hand, seat, action):
            position = json.loads(json.dumps(self.SECRET))
            position["players"][0]["hand"] = hand
            table = self.engine.ask("load", game="tribu", seats=2, seed=4, position=position)["table"]
            self.engine.ask("play", table=table, action="take deck", luck="draw bison")
            return self.engine.ask("why", table=table, action=action, seat=seat)
        rest = ["block", "steal", "totem_blue", "strength"]
        with_wolf, without = ["wolf", *rest], ["multi", *rest]
        self.assertTrue(asked(with_wolf, 0, "discard wolf")["legal"])
        self.assertEqual(asked(without, 0, "discard wolf")["clause"], "TRI-080")
        told = asked(with_wolf, 1, "discard wolf")
        self.assertEqual(told, {"text": "discard wolf", "legal": False,
                                "sentence": "seat 1 is not to decide, seat 0 is"})
        self.assertEqual(asked(without, 1, "discard wolf"), told)

    def test_why_no_undo_names_no_secret_move(self):
        table = self.engine.ask("load", game="tribu", seats=2, seed=4, position=self.SECRET)["table"]
        self.engine.ask("play", table=table, action="take deck")
        self.engine.ask("play", table=table, action="activate totem_blue warrior")
        own, other = (self.engine.ask("view", table=table, seat=seat) for seat in (0, 1))
        self.assertEqual(other["state"]["players"][0]["chains"]["warrior"]["active"], "?")
        self.assertIn("'activate totem_blue warrior' cannot be taken back", own["why_no_undo"])
        self.assertIn("the last decision cannot be taken back", other["why_no_undo"])
        past = self.engine.ask("history", table=table, viewer=1)["decisions"][-1]
        self.assertEqual({"text", "action", "words", "names", "clauses"} & set(past), set())
        self.assertNotIn("totem", json.dumps(past))

    def test_a_table_is_played_by_the_version_of_the_rules_it_asks_for(self):
        for game in self.engine.ask("games")["games"]:
            newest = game["rules_version"]
            where = {"game": game["id"], "seats": game["least_seats"], "seed": 3}
            self.assertEqual(self.engine.ask("new", **where)["rules"], newest)
            first = self.engine.ask("new", **where, rules=1)
            self.assertEqual(first["rules"], 1)
            record = self.engine.ask("record", table=first["table"])["record"]
            self.assertIn("\nrules 1\n", record)
            self.assertEqual(self.engine.ask("load", record=record)["rules"], 1)
            self.refused(-32602, f"'rules' is {newest + 1}, expected 1..{newest}", "new", **where, rules=newest + 1)
            wanted = "rules 1" if newest == 1 else f"rules 1..{newest}"
            for version in (0, newest + 1):
                later = record.replace("\nrules 1\n", f"\nrules {version}\n")
                self.refused(-32602, f"line 3: 'rules {version}' stands where '{wanted}' was expected", "load", record=later)

    def test_the_end_ranks_the_players_of_a_game_that_does(self):
        for game in self.engine.ask("games")["games"]:
            table = self.engine.ask("new", game=game["id"], seats=game["most_seats"], seed=2)["table"]
            status = {"over": False}
            while not status["over"]:
                self.assertNotIn("ranks", status)
                choices = self.engine.ask("legal", table=table)["choices"]
                status = self.engine.ask("play", table=table, action=choices[0]["text"])
            ranks = status.get("ranks")
            if ranks is None:
                continue
            self.assertFalse(game["cooperative"], game["id"])
            # A shared place is followed by a gap: so many are before a player, and one is the rank.
            self.assertEqual(ranks, [1 + sum(other < rank for other in ranks) for rank in ranks])
            self.assertEqual([rank == 1 for rank in ranks], [reward > 0 for reward in status["rewards"]])

    def test_undo_stops_at_a_reveal(self):
        table = self.deal()
        self.refused(-32000, "there is no decision to take back", "undo", table=table)
        self.engine.ask("play", table=table, action="take deck")
        self.refused(-32000, "luck fell since", "undo", table=table)

    def test_a_position_takes_what_it_omits_from_the_set_up(self):
        position = {"dealer": 1, "discard": ["totem_red", "wolf"], "players": [{"total": 55}]}
        table = self.engine.ask("load", game="tribu", seats=2, seed=4, position=position)
        self.assertEqual((table["next"], table["scores"]), (1, [55, 0]))
        state = self.engine.ask("view", table=table["table"])["state"]
        self.assertEqual(state["discard"], ["totem_red", "wolf"])
        self.assertEqual(len(state["deck"]), 100 - 10 - 2)
        again = self.engine.ask("load", record=self.engine.ask("record", table=table["table"])["record"])
        self.assertEqual(self.engine.ask("view", table=again["table"])["state"], state)
        self.refused(-32602, "bad state: players[0].total is true", "load", game="tribu", seats=2,
                     position={"players": [{"total": True}]})

    def test_advice_is_legal_and_repeatable(self):
        table = self.deal()
        self.engine.ask("play", table=table, action="take deck", luck="draw elder")
        advice = self.engine.ask("advise", table=table, bot="greedy", budget=100)
        self.assertEqual(advice, self.engine.ask("advise", table=table, bot="greedy", budget=100))
        legal = [choice["text"] for choice in self.engine.ask("legal", table=table)["choices"]]
        self.assertEqual(sorted([advice["move"]["text"]] + [a["text"] for a in advice["alternatives"]]), sorted(legal))
        values = [advice["value"]] + [a["value"] for a in advice["alternatives"]]
        self.assertEqual(values, sorted(values, reverse=True))

    def test_a_search_says_how_sure_it_is_and_what_it_expects(self):
        table = self.deal()
        advice = self.engine.ask("advise", table=table, bot="level5", budget=200)
        self.assertEqual(advice, self.engine.ask("advise", table=table, bot="level5", budget=200))
        self.assertEqual((advice["bot"], advice["unit"]), ("level5", "chance"))
        self.assertTrue(0 < advice["sure"] <= 1 and 0 <= advice["value"] <= 1 and advice["iterations"] <= 200)
        self.assertEqual(advice["line"][0]["text"], advice["move"]["text"])
        self.assertEqual(advice["line"][0]["seat"], advice["seat"])
        for choice in [advice["move"], *advice["alternatives"], *advice["line"]]:
            self.assertRegex(choice["words"], r"^[a-z].* ")  # a phrase, not the text of the move
        self.assertAlmostEqual(sum(c["effort"] for c in [advice["move"], *advice["alternatives"]]), 1)
        self.refused(-32602, "bot setting 'depth=2' is not known", "advise", table=table, bot="search:depth=2")

    def test_tables_stand_side_by_side_with_boxes_of_their_own(self):
        box = json.loads((ROOT / "games/tribu/content.json").read_text())
        standard = self.engine.ask("new", game="tribu", seats=2, components=box)
        self.assertEqual(standard["box"], "standard")
        box["groups"][0]["types"][0]["spheres"] = 9
        other = self.engine.ask("new", game="tribu", seats=2, components=box)
        self.assertRegex(other["box"], "^[0-9a-f]{16}$")
        record = self.engine.ask("record", table=other["table"])["record"]
        self.assertIn("box " + other["box"] + " {", record)
        with Engine() as elsewhere:
            self.assertEqual(elsewhere.ask("load", record=record)["box"], other["box"])
        box["groups"][0]["types"][0]["spheres"] = 99
        self.refused(-32602, "groups[0].types[0].spheres is 99, expected 0..20", "new", game="tribu", seats=2,
                     components=box)

    def box(self, spheres, name="Wolf"):
        """A box of Tribù that differs in one number and one name."""
        box = json.loads((ROOT / "games/tribu/content.json").read_text())
        box["groups"][0]["types"][0]["spheres"] = spheres
        box["groups"][0]["types"][0]["name_en"] = name
        return box

    def test_a_box_goes_with_its_last_table(self):
        names = set()
        for i in range(200):
            opened = self.engine.ask("new", game="tribu", seats=2, components=self.box(9, f"Beast {i}"))
            names.add(opened["box"])
            cards = self.engine.ask("components", table=opened["table"])["components"]["cards"]
            self.assertIn(f"Beast {i}", [card["name"] for card in cards.values()])
            self.engine.ask("close", table=opened["table"])
        self.assertEqual(len(names), 200)
        tables = [self.engine.ask("new", game="tribu", seats=2, components=self.box(9, f"Beast {i}"))["table"]
                  for i in range(63)]
        self.refused(-32602, "the shelf is full: 63 boxes are in use", "new", game="tribu", seats=2,
                     components=self.box(9, "Beast 63"))
        self.engine.ask("close", table=tables[5])
        self.engine.ask("new", game="tribu", seats=2, components=self.box(9, "Beast 63"))

    def test_a_box_stays_while_one_of_its_tables_is_open(self):
        first, second = (self.engine.ask("new", game="tribu", seats=2, seed=3, components=self.box(9, "Ox"))["table"]
                         for _ in range(2))
        record = self.engine.ask("record", table=first)["record"]
        third = self.engine.ask("load", record=record)["table"]
        for closed in (first, third):
            self.engine.ask("close", table=closed)
        other = self.engine.ask("new", game="tribu", seats=2, components=self.box(8, "Elk"))["table"]
        over = False
        while not over:
            choices = self.engine.ask("legal", table=second)["choices"]
            over = self.engine.ask("play", table=second, action=choices[0]["text"])["over"]
        for table, name in ((second, "Ox"), (other, "Elk")):
            cards = self.engine.ask("components", table=table)["components"]["cards"]
            self.assertIn(name, [card["name"] for card in cards.values()])

    def test_choose_brings_as_many_boxes_as_it_likes(self):
        for i in range(150):
            table = self.engine.ask("new", game="tribu", seats=2, seed=i)["table"]
            guess = self.engine.ask("view", table=table)["state"]
            del guess["box"]
            self.engine.ask("choose", game="tribu", seats=2, seed=i, guess=guess, components=self.box(9, f"Beast {i}"))
            self.engine.ask("close", table=table)

    def tell(self, method, **params):
        """Sends a request, and does not wait for its answer; without an id it is a notification."""
        self.engine.process.stdin.write(json.dumps({"jsonrpc": "2.0", "method": method, **params}) + "\n")
        self.engine.process.stdin.flush()

    def heard(self):
        return json.loads(self.engine.process.stdout.readline())

    def test_thinking_can_be_stopped(self):
        for game in ("tribu", "mammothodus", "stone-age", "endless-winter"):
            table = self.engine.ask("new", game=game, seats=2, seed=5)["table"]
            late = []
            for i in range(5):
                self.tell("advise", id="long", params={"table": table, "bot": "search", "budget": 1000000000})
                time.sleep(0.1)
                start = time.monotonic()
                self.tell("stop")
                answer = self.heard()
                late.append(time.monotonic() - start)
                self.assertEqual((answer["id"], answer["result"]["stopped"]), ("long", True))
                legal = [choice["text"] for choice in self.engine.ask("legal", table=table)["choices"]]
                self.assertIn(answer["result"]["move"]["text"], legal)
            self.assertLess(sorted(late)[2], 0.05, late)  # the median: the machine may be busy
            # What is asked afterwards is thought through.
            advice = self.engine.ask("advise", table=table, bot="search", budget=20)
            self.assertNotIn("stopped", advice)
            self.assertEqual(self.engine.ask("stop"), {})

    def test_choose_can_be_stopped(self):
        table = self.engine.ask("new", game="stone-age", seats=2, seed=5)["table"]
        guess = self.engine.ask("view", table=table)["state"]
        self.engine.__exit__()
        self.engine = Engine("--bot", "search:iterations=1000000000")
        self.tell("choose", id=1, params={"game": "stone-age", "seats": 2, "guess": guess})
        self.tell("stop", id=2)
        first, second = self.heard(), self.heard()
        self.assertEqual((first["id"], first["result"]["stopped"]), (1, True))
        self.assertEqual((second["id"], second["result"]), (2, {}))

    def test_a_script_of_lines_gets_all_its_answers(self):
        """The input ends while the engine thinks: it finishes, and answers everything."""
        lines = [{"method": "new", "params": {"game": "tribu", "seats": 2, "seed": 1}}]
        lines += [{"method": "advise", "params": {"table": "t1", "bot": "search", "budget": 300}}] * 5
        lines += [{"method": "advise", "params": {"table": "t1", "bot": "search", "budget": 1000000000}}, {"method": "stop"},
                  {"method": "record", "params": {"table": "t1"}}]
        for piped, stopped in ((lines, True), (lines[:6] + lines[-1:], False)):
            text = "".join(json.dumps({"jsonrpc": "2.0", "id": i, **line}) + "\n" for i, line in enumerate(piped))
            done = subprocess.run([PROGRAM, "engine"], input=text.rstrip("\n"), capture_output=True, text=True, timeout=60)
            answers = [json.loads(line) for line in done.stdout.splitlines()]
            self.assertEqual([answer["id"] for answer in answers], list(range(len(piped))))
            self.assertTrue(all("result" in answer for answer in answers))
            self.assertEqual(any("stopped" in answer["result"] for answer in answers), stopped)

    def test_a_line_has_a_longest_length(self):
        for size in (17 << 20, 100 << 20):
            self.engine.process.stdin.write("[" + " " * size + "]\n")
            answer = self.engine.say(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "games"}))
            self.assertEqual(answer["error"]["code"], -32600)
            self.assertIn("the message is longer than 16777216 bytes", answer["error"]["message"])
            self.assertIn("games", self.heard()["result"])
        status = pathlib.Path(f"/proc/{self.engine.process.pid}/status").read_text()
        self.assertLess(int(re.search(r"VmHWM:\s+(\d+)", status)[1]), 90 * 1024)
        padded = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "games"})
        self.assertIn("result", self.engine.say(padded + " " * ((16 << 20) - len(padded))))

    def test_long_values_are_shortened(self):
        long = "à" * 3000
        table = self.deal()
        where = {"game": "tribu", "seats": 2}
        box = self.box(9)
        box["groups"][0]["types"][0]["spheres"] = long
        cases = [("load", {**where, "position": {long: 1}}), ("load", {**where, "position": {"box": long}}),
                 ("load", {**where, "position": {"discard": [long]}}), ("load", {**where, "position": {"dealer": long}}),
                 ("load", {"record": long}), ("load", {"record": "ochre record 1\ngame " + long}),
                 ("new", {**where, "components": box}), ("new", {**where, "options": {long: 1}}),
                 ("new", {**where, "luck": long}), ("new", {**where, "seed": long}), ("new", {"game": long}),
                 ("play", {"table": table, "action": long}), ("play", {"table": table, "action": "take " + long}),
                 ("play", {"table": table, "action": {"verb": "take", "pile": long}}), ("view", {"table": long}),
                 ("view", {long: 1}), ("advise", {"table": table, "bot": long}), (long, {}),
                 ("rules", {"game": "tribu", "clause": long}), ("advise", {"table": table, "bot": "search:" + long})]
        for method, params in cases:
            with self.assertRaises(EngineError) as caught:
                self.engine.ask(method, **params)
            message = str(caught.exception)
            self.assertLessEqual(message.count("à"), 2 * 30, message)  # a move is shown, and what is wrong in it
            self.assertNotIn("\ufffd", message)
            self.assertIn("...", message)

    def test_seeds_have_64_bits(self):
        def record(**more):
            table = self.engine.ask("new", game="tribu", seats=2, **more)["table"]
            return self.engine.ask("record", table=table)["record"]
        self.assertIn("\nseed 18446744073709551615\n", record(seed="18446744073709551615"))
        self.assertEqual(record(seed=18446744073709551615), record(seed="18446744073709551615"))
        self.assertEqual(record(seed=12), record(seed="12"))
        self.assertNotEqual(record(seed="9007199254740993"), record(seed="9007199254740992"))
        for seed in ("18446744073709551616", 18446744073709551616, "-1", "", "1.5", "0x10", " 7", "7 ", 1.5, True, [1]):
            self.refused(-32602, "expected a number from 0 to 18446744073709551615, or its digits as a text", "new",
                         game="tribu", seats=2, seed=seed)

    def test_seats_are_those_of_the_table(self):
        for seats in (2, 3, 4):
            table = self.engine.ask("new", game="tribu", seats=seats, seed=1)["table"]
            wanted = f"'5' is not a seat, expected 0..{seats - 1}"
            for action in ("attack scout 5 elder", {"verb": "attack", "from": "scout", "seat": 5, "chain": "elder"}):
                self.refused(-32602, wanted, "why", table=table, action=action)
            self.refused(-32602, wanted, "new", game="tribu", seats=seats, luck="dealer 5")

    def play_some(self, game, moves, **more):
        """A table after some moves, and what it was after each: view of the referee, events as seat 0 hears them."""
        table = self.engine.ask("new", game=game, seats=2, seed=5, **more)["table"]
        chance, views, heard = random.Random(3), [self.engine.ask("view", table=table)], []
        for _ in range(moves):
            choice = chance.choice(self.engine.ask("legal", table=table)["choices"])
            played = self.engine.ask("play", table=table, action=choice["text"], viewer=0)
            heard.append((played["events"], played["scores"], played.get("clauses")))
            views.append(self.engine.ask("view", table=table))
        return table, views, heard

    def test_every_moment_of_the_past_can_be_seen_again(self):
        for game in ["tribu", "mammothodus", "stone-age", "endless-winter"]:
            table, views, heard = self.play_some(game, 40)
            for at in [0, 1, 17, 40]:
                self.assertEqual(self.engine.ask("view", table=table, at=at)["state"], views[at]["state"], game)
            past = self.engine.ask("history", table=table, viewer=0)
            self.assertEqual([(d["events"], d["scores"], d.get("clauses")) for d in past["decisions"]], heard, game)
            for known in ("text", "clauses"):  # the clauses behind a choice tell the choice
                self.assertTrue(all((known in d) == (d["seat"] == 0) for d in past["decisions"]), game)
            later = self.engine.ask("history", table=table, viewer=0, **{"from": 30})
            self.assertEqual(later, {"decisions": past["decisions"][30:]})
            advice = self.engine.ask("advise", table=table, bot="greedy", at=17)
            self.assertEqual(advice["seat"], views[17]["next"])
        self.refused(-32602, "'at' is 41, expected 0..40", "view", table=table, at=41)

    def test_a_record_can_be_left_at_any_moment_for_other_luck(self):
        table, views, _ = self.play_some("stone-age", 30)
        record = self.engine.ask("record", table=table)["record"]
        branch = self.engine.ask("load", record=record, decisions=12, seed=99)
        self.assertEqual(branch["decisions"], 12)
        self.assertEqual(self.engine.ask("view", table=branch["table"])["state"], views[12]["state"])
        self.assertIn("\nseed 99\n", self.engine.ask("record", table=branch["table"])["record"])
        self.refused(-32602, "'decisions' is 31, expected 0..30", "load", record=record, decisions=31)
        self.refused(-32602, "'game' is said by the record itself", "load", record=record, game="tribu")
        self.refused(-32602, "'decisions' goes with 'record'", "load", game="tribu", seats=2, position={}, decisions=1)

    def test_the_vocabulary_fills_every_phrase(self):
        for game in self.engine.ask("games")["games"]:
            words = self.engine.ask("vocabulary", game=game["id"])
            for row in words["verbs"] + words["events"] + words["causes"]:
                fields = {field["name"] for field in row["fields"]}
                blanks = {name for name, _ in BLANK.findall(row["phrase"])}
                self.assertLessEqual(blanks, fields | {"who"}, row["word"])
                self.assertLessEqual({field["domain"] for field in row["fields"]}, set(words["domains"]))
            table = self.play_some(game["id"], 60)[0]
            verbs = {verb["word"]: verb["phrase"] for verb in words["verbs"]}
            events = {event["word"]: event["phrase"] for event in words["events"]}
            for choice in self.engine.ask("legal", table=table)["choices"]:
                self.assertEqual(filled(verbs[choice["action"]["verb"]], choice["names"]), choice["words"])
            for decision in self.engine.ask("history", table=table)["decisions"]:
                self.assertEqual(filled(verbs[decision["action"]["verb"]], decision["names"]), decision["words"])
                for event in decision["events"]:
                    self.assertEqual(filled(events[event["event"]], event["names"]), event["words"])

    def test_why_not_names_the_clause_and_not_the_menu(self):
        """In Endless Winter a refusal says where or when a choice comes up, never that the menu lacks it."""
        menus = {"EWP-346", "EWP-347", "EWP-348", "EWP-349", "EWP-350", "EWP-351", "EWP-352", "EWP-353"}
        words = self.engine.ask("vocabulary", game="endless-winter")
        chance, answers, general = random.Random(5), 0, []
        table = self.engine.ask("new", game="endless-winter", seats=2, seed=5, options={"glacier": 1, "rest": 1})["table"]
        for _ in range(150):
            choices = self.engine.ask("legal", table=table)["choices"]
            if not choices:
                break
            for verb in words["verbs"]:
                if verb["word"] in ("done", "skip", "end turn", "pass"):  # of the menu itself
                    continue
                action = {"verb": verb["word"]}
                for field in verb["fields"]:
                    domain = words["domains"][field["domain"]]
                    action[field["name"]] = chance.choice(domain) if isinstance(domain, list) else \
                        chance.randint(domain["first"], domain["last"])
                why = self.engine.ask("why", table=table, action=action)
                if why["legal"]:
                    continue
                answers += 1
                if why["clause"] in menus:
                    general.append((action, why["clause"]))
            self.engine.ask("play", table=table, action=chance.choice(choices)["text"])
        self.assertGreater(answers, 3000)
        self.assertLess(len(general), answers / 1000, general[:5])

    def test_components_of_a_game_and_of_a_table(self):
        standard = self.engine.ask("components", game="tribu")["components"]
        self.assertEqual(standard["cards"]["wolf"]["name"], "Wolf")
        box = json.loads((ROOT / "games/tribu/content.json").read_text())
        box["groups"][0]["types"][0]["spheres"] = 9
        table = self.engine.ask("new", game="tribu", seats=2, components=box)["table"]
        other = self.engine.ask("components", table=table)["components"]
        changed = [card for card in other["cards"] if other["cards"][card] != standard["cards"][card]]
        self.assertEqual([other["cards"][card]["spheres"] for card in changed], [9])

    def test_the_end_says_the_points_by_source(self):
        table = self.engine.ask("new", game="stone-age", seats=2, seed=1)["table"]
        over, status = False, {}
        while not over:
            status = self.engine.ask("play", table=table, action=self.engine.ask("advise", table=table, bot="greedy")["move"]["text"])
            over = status["over"]
        sums = [sum(row["points"] for row in sheet) for sheet in status["sheets"]]
        self.assertEqual(sums, status["scores"])

    def test_close_frees_the_name(self):
        table = self.deal()
        self.engine.ask("close", table=table)
        self.refused(-32001, f"table '{table}' is not open", "view", table=table)

    def test_bad_messages_get_errors_and_the_engine_goes_on(self):
        rows = [("{", -32700, "is not JSON"), ("[]", -32600, "the batch is empty"), ("7", -32600, "must be an object"),
                ('{"jsonrpc":"1.0","method":"games","id":1}', -32600, "jsonrpc"),
                ('{"jsonrpc":"2.0","id":1}', -32600, "must name its method"),
                ('{"jsonrpc":"2.0","id":{},"method":"games"}', -32600, "an id must be"),
                ('{"jsonrpc":"2.0","id":1,"method":"fly"}', -32601, "expected one of games"),
                ('{"jsonrpc":"2.0","id":1,"method":"games","params":[1]}', -32602, "object with names"),
                ('{"jsonrpc":"2.0","id":1,"method":"view","params":{"tabel":1}}', -32602, "'tabel' is not a parameter"),
                ("[" * 1000, -32700, "nest deeper")]
        for line, code, text in rows:
            answer = self.engine.say(line)
            self.assertEqual(answer["error"]["code"], code, line)
            self.assertIn(text, answer["error"]["message"])
        self.assertIn("games", self.engine.ask("games"))

    def test_bad_parameters_say_what_was_wanted(self):
        rows = [({}, "'game' is missing"), ({"game": "chess"}, "expected one of tribu"),
                ({"game": "tribu"}, "'seats' is missing"), ({"game": "tribu", "seats": 9}, "expected 2..4"),
                ({"game": "tribu", "seats": [1, 2]}, "expected names"),
                ({"game": "tribu", "seats": 2, "seed": -1}, "expected a number from 0"),
                ({"game": "tribu", "seats": 2, "options": {"fog": 1}}, "option 'fog' is not known"),
                ({"game": "tribu", "seats": 2, "luck": "draw cow"}, "'cow' is not a card"),
                ({"game": "tribu", "seats": 2, "luck": "draw wolf"}, "is of another kind")]
        for params, text in rows:
            self.refused(-32602, text, "new", **params)

    def test_batches_and_notifications(self):
        batch = [{"jsonrpc": "2.0", "id": "a", "method": "games"}, {"jsonrpc": "2.0", "method": "games"},
                 {"jsonrpc": "2.0", "id": "b", "method": "fly"}]
        answers = self.engine.say(json.dumps(batch))
        self.assertEqual([answer["id"] for answer in answers], ["a", "b"])

    def test_choose_plays_for_a_seat_that_tells_a_guess(self):
        table = self.deal()
        question = {"game": "tribu", "seats": 2, "seat": 0, "seed": 3,
                    "guess": self.engine.ask("view", table=table)["state"]}
        texts = [choice["text"] for choice in self.engine.ask("legal", table=table)["choices"]]
        self.assertIn(self.engine.ask("choose", **question)["action"], texts)
        self.refused(-32602, "'guess' is missing", "choose", game="tribu", seats=2)
        self.refused(-32602, "'seat' is 2, expected 0..1", "choose", **{**question, "seat": 2})
        self.refused(-32000, "seat 1 is not to decide, seat 0 is", "choose", **{**question, "seat": 1})

    def test_messages_fit_the_schema(self):
        schema = json.loads((ROOT / "docs/protocol.schema.json").read_text())
        table = self.deal()
        calls = [("games", {}), ("rules", {"game": "tribu", "clause": "TRI-061"}), ("view", {"table": table}),
                 ("view", {"table": table, "seat": 1}), ("legal", {"table": table}),
                 ("vocabulary", {"game": "tribu"}), ("components", {"game": "tribu"}), ("history", {"table": table}),
                 ("why", {"table": table, "action": "take discard"}), ("why", {"table": table, "action": "take deck"}),
                 ("why", {"table": table, "action": "take deck", "seat": 1}),
                 ("play", {"table": table, "action": "take discard"}), ("play", {"table": table, "action": "take deck"}),
                 ("advise", {"table": table}), ("undo", {"table": table}), ("record", {"table": table}),
                 ("history", {"table": table, "viewer": 1, "from": 1}), ("view", {"table": table, "at": 0}),
                 ("new", {"game": "tribu", "seats": 3}), ("new", {"game": "tribu", "seats": 2, "rules": 1}),
                 ("load", {"game": "tribu", "seats": 2, "position": {}}),
                 ("choose", {"game": "tribu", "seats": 2, "guess": {}, "seed": 1}), ("stop", {}),
                 ("new", {"game": "tribu", "seats": 2, "seed": "18446744073709551615"}),
                 ("close", {"table": table})]
        for method, params in calls:
            request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
            self.assertEqual(mismatch(request, schema["$defs"]["request"], schema), "", method)
            answer = self.engine.say(json.dumps(request))
            self.assertEqual(mismatch(answer, schema["$defs"]["response"], schema), "", method)
            if "result" in answer:
                self.assertEqual(mismatch(answer["result"], schema["$defs"]["results"]["properties"][method], schema),
                                 "", method)
        methods = set(schema["$defs"]["results"]["properties"])
        known = set(re.findall(r"\w+", self.engine.say('{"jsonrpc":"2.0","id":1,"method":"?"}')["error"]["message"]
                               .split("expected one of")[1]))
        self.assertEqual(methods, known)


if __name__ == "__main__":
    unittest.main()
