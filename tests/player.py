"""player.py - a bot in another language: takes the seat's view and choices, answers with a choice.

  ochre arena tribu --players level1,"engine:python3 tests/player.py"

With the word `first` it takes the first choice; with `last` the last; with `wrong` it says something else. A file's name after
the word: it writes down there what it is told, seed and state, a line a question.
"""
import json
import sys

way = sys.argv[1] if len(sys.argv) > 1 else "first"
for line in sys.stdin:
    message = json.loads(line)
    question = message["params"]
    assert message["method"] == "choose" and question["seat"] < question["seats"], message
    assert question["guess"].keys() == question["state"].keys() and question["seed"] < 2**53, message
    if len(sys.argv) > 2:
        with open(sys.argv[2], "a") as notes:
            print(json.dumps({"id": message["id"], "seed": question["seed"], "state": question["state"]}), file=notes)
    texts = [choice["text"] for choice in question["choices"]]
    answer = {"first": texts[0], "last": texts[-1], "wrong": "take moon"}[way]
    print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": {"action": answer}}), flush=True)
