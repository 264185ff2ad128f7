"""An engine for `kletka duel` that plays the first free crossing, row by row, on a sheet of that many columns and rows."""
import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    if question["ask"] == "begin":
        # The board is text: a line of letters, then a line for each row.
        rows = question["board"].splitlines()[1:]
        taken = {
            (column, row)
            for row, signs in enumerate(rows)
            for column, sign in enumerate(signs.split()[1:])
            if sign != "."
        }
        size = len(rows[0].split()) - 1, len(rows)
        continue
    played = {step["move"] for step in question["moves"]}
    for row in range(size[1]):
        for column in range(size[0]):
            move = f"{chr(ord('a') + column)}{row + 1}"
            if (column, row) not in taken and move not in played:
                break
        else:
            continue
        break
    print(json.dumps({"move": move}), flush=True)
