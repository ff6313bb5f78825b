"""Replays of chosen games of a match, in one file that ``tamaya replay`` opens."""

from collections.abc import Mapping, Sequence

from tamaya.arena import Ended, HanabiMatch, lineup
from tamaya.cli.output_files import write_text
from tamaya.cli.usage import Request, UsageRefusal
from tamaya.notation import record_of, write_record
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
    lines = []
    for number in kept_numbers(request.values.get("keep", USUAL), ends):
        names = names_of(lineup(match.bots, match.players, number))
        lines.append(write_record(record_of(match.game(number), names, choice, number)) + "\n")
    write_text(request.values["replays"], "".join(lines))


def names_of(bots: Sequence[str]) -> tuple[str, ...]:
    """What the seats are called, so that nobody takes one for another: ``hat 1``, ``hat 2``."""
    return tuple(
        f"{bot} {bots[: seat + 1].count(bot)}" if bots.count(bot) > 1 else bot
        for seat, bot in enumerate(bots)
    )
