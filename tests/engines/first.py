"""An engine for `kletka duel` that plays the first place where it may, in any game whose moves can be listed."""
import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    if question["ask"] != "move":
        continue
    # Beside places there may be words, such as one that gives up; they are the last resort.
    places = [move for move in question["legal"] if any(letter.isdigit() for letter in move)]
    print(json.dumps({"move": (places or question["legal"])[0]}), flush=True)
