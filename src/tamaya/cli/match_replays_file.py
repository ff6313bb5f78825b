"""Replays of selected games of a match, in one file for ``tamaya replay``."""

from collections.abc import Mapping, Sequence

from tamaya.arena import HanabiGameResult, HanabiMatch, lineup
from tamaya.cli.output_files import write_text
from tamaya.cli.usage_parser import Arguments, UsageRefusal
from tamaya.notation import hanabi_record_of, write_record
from tamaya.rules.hanabi import Choice, Result
from tamaya.rules.shared_types import Refused

DEFAULT_KEEP = "worst:5"


def selected_games(words: str, results: Mapping[int, HanabiGameResult]) -> list[int]:
    """The games selected by ``worst:5``, ``best:5``, ``lost`` or ``all``."""
    by_score = sorted(results, key=lambda number: (results[number].outcome.score, number))
    which, _, count = words.partition(":")
    is_counted = count.isascii() and count.isdigit() and len(count) < 9
    match which:
        case "worst" if is_counted:
            return by_score[: int(count)]
        case "best" if is_counted:
            return by_score[::-1][: int(count)]
        case "lost" if words == "lost":
            return [n for n in sorted(results) if results[n].outcome.result is Result.LOST]
        case "all" if words == "all":
            return sorted(results)
        case _:
            raise Refused(UsageRefusal.NO_SUCH_KEEP, words=words)


def refuse_replays(arguments: Arguments) -> None:
    """Refuse a selection that cannot be followed, before anything is played."""
    if "keep" in arguments.values and "replays" not in arguments.values:
        raise Refused(UsageRefusal.OPTION_MISSING, option="--replays")
    selected_games(arguments.values.get("keep", DEFAULT_KEEP), {})


def write_replays(
    arguments: Arguments,
    match: HanabiMatch,
    choice: Choice,
    results: Mapping[int, HanabiGameResult],
) -> None:
    """Play the selected games again from their seeds, and write their records."""
    if "replays" not in arguments.values:
        return
    lines = []
    for number in selected_games(arguments.values.get("keep", DEFAULT_KEEP), results):
        names = seat_names(lineup(match.bots, match.players, number))
        lines.append(
            write_record(hanabi_record_of(match.game(number), names, choice, number)) + "\n"
        )
    write_text(arguments.values["replays"], "".join(lines))


def seat_names(bots: Sequence[str]) -> tuple[str, ...]:
    """The names of the seats, numbered where a bot has several: ``hat 1``, ``hat 2``."""
    return tuple(
        f"{bot} {bots[: seat + 1].count(bot)}" if bots.count(bot) > 1 else bot
        for seat, bot in enumerate(bots)
    )
