"""A match played in front of somebody: progress, games kept in a file, an interrupt in between."""

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from tamaya.arena import ArenaRefusal, Crew, Match, Run, SavedGames
from tamaya.arena.match import AnyEnd
from tamaya.cli.progress import Progress
from tamaya.i18n import Catalogue
from tamaya.rules.game import Refused
from tamaya.terminal.text import paragraph


@dataclass(frozen=True, slots=True)
class Played(Generic[AnyEnd]):
    """A match as far as it was played."""

    run: Run[AnyEnd]
    seconds: float
    games_per_second: float
    """Of those that were not known before."""
    trouble: Refused | None = None
    """Why it could not go on, to be said once all that is done is told."""


def play(
    match: Match[AnyEnd],
    crew: Crew,
    say: Catalogue,
    file: str | None = None,
    get_ready: Callable[[], None] | None = None,
) -> Played[AnyEnd]:
    """The match, with the games that the file holds; if it is cut short, how to go on is told.

    What has to get ready first does so outside the time that is told.
    """
    saved = None if file is None else SavedGames(file, match)
    run = Run(match, None if saved is None else saved.known)
    if get_ready is not None and not run.is_over:
        get_ready()
    progress = Progress(run.known, match.games)
    heard = [progress.hear] if saved is None else [saved.keep, progress.hear]
    trouble = None
    try:
        run.play(crew, heard)
    except KeyboardInterrupt:
        progress.stop()
        tell_how_to_go_on(run, saved or saved_now(run), "interrupted", say)
    except Refused as refused:
        progress.stop()
        trouble = refused
        if refused.reason is ArenaRefusal.WORKERS_GONE:
            tell_how_to_go_on(run, saved or saved_now(run), "stopped", say)
    progress.stop()
    return Played(run, progress.seconds, progress.a_second, trouble)


def saved_now(run: Run[Any]) -> SavedGames:
    """The games of a run in a file that nobody asked for, so that nothing is lost."""
    with tempfile.NamedTemporaryFile(
        prefix="tamaya-simulate-", suffix=".jsonl", delete=False
    ) as file:
        saved = SavedGames(file.name, run.match)
    saved.keep(run.by_number)
    return saved


def tell_how_to_go_on(run: Run[Any], saved: SavedGames, how: str, say: Catalogue) -> None:
    """Say what is done, and with which file it can be gone on with."""
    done, games = len(run.by_number), run.match.games
    print(paragraph(say.say(f"simulate-{how}", done=done, games=games)), file=sys.stderr)
    # The name of a file is not broken into lines.
    print(f"  --resume {saved.file}", file=sys.stderr)
