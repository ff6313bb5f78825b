"""A match with progress, saved games, and a hint how to resume it when it is cut short."""

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple

from tamaya.arena import ArenaRefusal, Executor, Match, MatchRun, SavedResults
from tamaya.arena.match_interface import AnyResult
from tamaya.cli.progress import Progress
from tamaya.i18n import Catalogue
from tamaya.rules.shared_types import Refused
from tamaya.terminal.text.layout import paragraph


@dataclass(frozen=True, slots=True)
class MatchResult(Generic[AnyResult]):
    """A match as far as it was played."""

    run: MatchRun[AnyResult]
    seconds: float
    games_per_second: float
    """Only of the games that were played now."""
    failure: Refused | None = None
    """Why it was cut short, to be raised once the figures are printed."""


class MatchReport(NamedTuple):
    """The figures of a match, as plain data and as text."""

    figures: dict[str, object]
    text: str


def play_match(
    match: Match[AnyResult],
    executor: Executor,
    texts: Catalogue,
    file: str | None,
    warm_up: Callable[[], None],
) -> MatchResult[AnyResult]:
    """Play the games that the file does not hold; if cut short, print how to resume.

    Only what comes after ``warm_up`` counts as playing time.
    """
    saved = None if file is None else SavedResults(file, match)
    run = MatchRun(match, None if saved is None else saved.known)
    if not run.is_over:
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


def save_temporarily(run: MatchRun[Any]) -> SavedResults:
    """Save the games of a run in a temporary file, so that nothing is lost."""
    with tempfile.NamedTemporaryFile(
        prefix="tamaya-simulate-", suffix=".jsonl", delete=False
    ) as file:
        saved = SavedResults(file.name, run.match)
    saved.append(run.by_number)
    return saved


def print_resume_hint(run: MatchRun[Any], saved: SavedResults, how: str, texts: Catalogue) -> None:
    """Print how many games are done, and the option that resumes the match."""
    done, games = len(run.by_number), run.match.games
    print(paragraph(texts.format(f"simulate-{how}", done=done, games=games)), file=sys.stderr)
    # Not wrapped: a file name must stay in one piece.
    print(f"  --resume {saved.file}", file=sys.stderr)
