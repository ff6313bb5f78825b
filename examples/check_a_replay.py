"""Read a record, replay it, and print the result.

Prints:

    Alice and Bob: 12 turns, won with 6 of 6 points, a fair deal
"""

from pathlib import Path

from tamaya.notation import is_fair, read_record, replay_record
from tamaya.rules.hanabi import Result

text = Path("examples/games/small-evening.json").read_text(encoding="utf-8")
record = read_record(text)
replayed = replay_record(record)
end = replayed.game.outcome
result = end.result if end else "unfinished"
print(" and ".join(record.names), end=f": {replayed.turns} turns, {result}")
if end and end.result is not Result.LOST:
    print(f" with {end.score} of {record.setup.rules.highest_score} points", end="")
print(", a fair deal" if is_fair(record) else "")
