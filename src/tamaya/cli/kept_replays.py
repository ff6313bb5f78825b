"""Replays of chosen games of a match, in one file that ``tamaya replay`` opens."""

from collections.abc import Mapping
from pathlib import Path

from tamaya.arena import Ended, HanabiMatch, lineup
from tamaya.cli.usage import Request, UsageRefusal
from tamaya.notation import NotationRefusal, record_of, write_record
from tamaya.rules.game import Refused
from tamaya.rules.hanabi import Choice, Result

USUAL = "worst:5"


def kept_numbers(words: str, ends: Mapping[int, Ended]) -> list[int]:
    """The games that are meant: ``worst:5``, ``best:5``, ``lost`` or ``all``."""
    by_score = sorted(ends, key=lambda number: (ends[number].outcome.score, number))
    which, _, count = words.partition(":")
    is_counted = count.isascii() and count.isdigit() and len(count) < 9
    match which:
        case "worst" if is_counted:
            return by_score[: int(count)]
        case "best" if is_counted:
            return by_score[::-1][: int(count)]
        case "lost" if words == "lost":
            return [n for n in sorted(ends) if ends[n].outcome.result is Result.LOST]
        case "all" if words == "all":
            return sorted(ends)
        case _:
            raise Refused(UsageRefusal.NO_SUCH_KEEP, words=words)


def refuse_replays(request: Request) -> None:
    """Refuse what could not be kept before anything is played."""
    if "keep" in request.values and "replays" not in request.values:
        raise Refused(UsageRefusal.OPTION_MISSING, option="--replays")
    kept_numbers(request.values.get("keep", USUAL), {})


def keep_replays(
    request: Request, match: HanabiMatch, choice: Choice, ends: Mapping[int, Ended]
) -> None:
    """Play the chosen games once more and write them down: the same seed gives the same game."""
    if "replays" not in request.values:
        return
    lines = [
        write_record(
            record_of(match.game(number), lineup(match.bots, match.players, number), choice, number)
        )
        for number in kept_numbers(request.values.get("keep", USUAL), ends)
    ]
    name = request.values["replays"]
    try:
        Path(name).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    except (OSError, ValueError):
        raise Refused(NotationRefusal.UNWRITABLE_FILE, file=name) from None
