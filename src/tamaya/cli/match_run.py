"""A match played in front of somebody: progress, games kept in a file, an interrupt in between."""

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from tamaya.arena import ArenaRefusal, Executor, Match, MatchRun, SavedGames
from tamaya.arena.match import AnyResult
from tamaya.cli.progress import Progress
from tamaya.i18n import Catalogue
from tamaya.rules.game import Refused
from tamaya.terminal.text.layout import paragraph


@dataclass(frozen=True, slots=True)
class MatchResult(Generic[AnyResult]):
    """A match as far as it was played."""

    run: MatchRun[AnyResult]
    seconds: float
    games_per_second: float
    """Of those that were not known before."""
    failure: Refused | None = None
    """Why it could not go on, to be said once all that is done is told."""


def play_match(
    match: Match[AnyResult],
    executor: Executor,
    texts: Catalogue,
    file: str | None = None,
    warm_up: Callable[[], None] | None = None,
) -> MatchResult[AnyResult]:
    """The match, with the games that the file holds; if it is cut short, how to go on is told.

    What has to get ready first does so outside the time that is told.
    """
    saved = None if file is None else SavedGames(file, match)
    run = MatchRun(match, None if saved is None else saved.known)
    if warm_up is not None and not run.is_over:
        warm_up()
    progress = Progress(run.known, match.games)
    listeners = [progress.advance] if saved is None else [saved.append, progress.advance]
    failure = None
    try:
        run.play(executor, listeners)
    except KeyboardInterrupt:
        progress.stop()
        print_resume_hint(run, saved or save_temporarily(run), "interrupted", texts)
    except Refused as refused:
        progress.stop()
        failure = refused
        if refused.reason is ArenaRefusal.WORKERS_GONE:
            print_resume_hint(run, saved or save_temporarily(run), "stopped", texts)
    progress.stop()
    return MatchResult(run, progress.seconds, progress.per_second, failure)


def save_temporarily(run: MatchRun[Any]) -> SavedGames:
    """The games of a run in a file that nobody asked for, so that nothing is lost."""
    with tempfile.NamedTemporaryFile(
        prefix="tamaya-simulate-", suffix=".jsonl", delete=False
    ) as file:
        saved = SavedGames(file.name, run.match)
    saved.append(run.by_number)
    return saved


def print_resume_hint(run: MatchRun[Any], saved: SavedGames, how: str, texts: Catalogue) -> None:
    """Say what is done, and with which file it can be gone on with."""
    done, games = len(run.by_number), run.match.games
    print(paragraph(texts.format(f"simulate-{how}", done=done, games=games)), file=sys.stderr)
    # The name of a file is not broken into lines.
    print(f"  --resume {saved.file}", file=sys.stderr)
