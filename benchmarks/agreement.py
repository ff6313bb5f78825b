"""Measure how often a bot makes the very move that people made in recorded games.

./tamaya benchmark agreement FILE [--bot NAME] [--skip N] [--first N] [--workers N] [--json FILE]
                             [--write]

FILE has one game per line, in the JSON of hanab.live or as a native record. Before each move the
bot is asked from the view of the seat to act; then the recorded move is made. ``--skip`` leaves out
games at the start and ``--first`` takes that many of the rest, so that games to fit on and games to
judge by can be kept apart. A game that cannot be read is named and left out; one with an illegal
move counts up to it. ``--json -`` prints one object instead of the table. ``--write`` updates the
bot's row in docs/reference/results.md.
"""

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from itertools import islice
from pathlib import Path

from _progress import LoggedProgress
from _report import CHECKOUT, versions, write_between

from tamaya.arena import MatchRun, in_processes
from tamaya.arena.move_agreement import Agreement, AgreementMatch, ComparedGame, agreement
from tamaya.cli.entry_point import INTERRUPTED_STATUS
from tamaya.cli.json_output import write_json
from tamaya.cli.record_file_reader import read_record_texts
from tamaya.i18n import Language, catalogue, refusal_message
from tamaya.roster import ROSTER
from tamaya.rules.shared_types import Refused

PAGE = CHECKOUT / "docs" / "reference" / "results.md"
COMMAND = "./tamaya benchmark agreement FILE --bot NAME --write"
DIGITS = 4
TITLES = {
    "same": "the same move",
    "same_kind": "the same kind of move",
    "clues": "of the clues, the same",
    "plays": "of the plays, the same",
    "discards": "of the discards, the same",
}


def rounded(found: Agreement) -> dict[str, object]:
    """Return the figures as plain data."""
    return {
        name: round(value, DIGITS) if isinstance(value, float) else value
        for name, value in asdict(found).items()
    }


def table(found: Agreement) -> str:
    """Format the figures for people."""
    rows = [("bot", found.bot), ("games", f"{found.games:,}"), ("moves", f"{found.moves:,}")]
    rows += [(title, percentage(getattr(found, name))) for name, title in TITLES.items()]
    width = max(len(title) for title, _ in rows)
    return "\n".join(f"{title:<{width}}  {text}" for title, text in rows)


def percentage(share: float | None) -> str:
    """Format a share."""
    return "–" if share is None else f"{share:.1%}"


def existing_rows() -> dict[str, str]:
    """Read the rows of the page, by the name of the bot."""
    part = PAGE.read_text(encoding="utf-8").partition("<!-- agreement: start -->")[2]
    lines = part.partition("<!-- agreement: end -->")[0].splitlines()
    return {line.split("`")[1]: line for line in lines if line.startswith("| `")}


def page(found: Agreement) -> str:
    """Format all rows of the page with those of this bot."""
    cells = [f"`{found.bot}`", f"{found.games:,}", f"{found.moves:,}"]
    cells += [percentage(getattr(found, name)) for name in TITLES]
    rows = existing_rows() | {found.bot: f"| {' | '.join(cells)} |"}
    titles = ("bot", "games", "moves", *TITLES.values())
    return "\n".join(
        [
            f"| {' | '.join(titles)} |",
            "|" + "---|" * len(titles),
            *(rows[bot] for bot in ROSTER["hanabi"] if bot in rows),
            "",
            f"- versions: {versions()}",
            f"- command: `{COMMAND}`",
        ]
    )


def sentence(refused: Refused) -> str:
    """Return the sentence of a refusal."""
    return catalogue(Language.ENGLISH).render(refusal_message(refused))


def problems(games: Mapping[int, ComparedGame], skipped: int) -> list[str]:
    """Name each game that was not read to its end, and say why."""
    lines = []
    for number, game in sorted(games.items()):
        if game.refusal is None:
            continue
        name = f"game {skipped + number + 1}" + ("" if game.id is None else f" ({game.id})")
        extent = f"counts up to move {len(game.moves)}" if game.moves else "left out"
        lines.append(f"{name}: {extent}. {sentence(game.refusal)}")
    return lines


def whole(text: str) -> int:
    """Parse a number of games or processes."""
    number = int(text)
    if number < 0:
        raise argparse.ArgumentTypeError(f"{text} is negative")
    return number


def main(words: Sequence[str] | None = None) -> int:
    """Compare and print; 1 if no game can be read."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("file", help="recorded games, one per line; - for standard input")
    parser.add_argument("--bot", choices=ROSTER["hanabi"], default="friend")
    parser.add_argument("--skip", type=whole, default=0, help="games to leave out at the start")
    parser.add_argument("--first", type=whole, help="then take this many")
    parser.add_argument("--workers", type=whole, default=os.cpu_count() or 1)
    parser.add_argument("--json", metavar="FILE", help="write one object; - for standard output")
    parser.add_argument("--write", action="store_true", help=f"update {PAGE.name}")
    chosen = parser.parse_args(words)
    end = None if chosen.first is None else chosen.skip + chosen.first
    try:
        texts = tuple(islice(read_record_texts(chosen.file), chosen.skip, end))
    except Refused as refused:
        print(sentence(refused), file=sys.stderr)
        return 1
    run = MatchRun(AgreementMatch(chosen.bot, texts))
    progress = LoggedProgress(max(run.match.games, 1), Path(chosen.file).name)
    status = 0
    try:
        run.play(in_processes(max(chosen.workers, 1)), [progress.advance])
    except KeyboardInterrupt:
        status = INTERRUPTED_STATUS
    progress.stop()
    for line in problems(run.by_number, chosen.skip):
        print(line, file=sys.stderr)
    found = agreement(chosen.bot, run.results)
    if chosen.json is None:
        print(table(found))
    else:
        write_json(chosen.json, rounded(found))
    if chosen.write and not status:
        write_between(PAGE, "agreement", page(found))
    return status or int(found.games == 0)


if __name__ == "__main__":
    sys.exit(main())
