"""What a match of Hanabi came to, as plain data and as a text for people."""

from collections.abc import Mapping

from tamaya.arena import HanabiMatch, Scores
from tamaya.cli.numbers import decimal, percent
from tamaya.i18n import Catalogue
from tamaya.rules.hanabi import Choice, settings_text
from tamaya.terminal.text import paragraph, table

COLUMNS = ("bot", "score", "error", "kept", "perfect", "lost", "turns", "speed")
LONGEST_BAR = 40


def hanabi_figures(
    match: HanabiMatch, choice: Choice, scores: Scores, seconds: float, games_per_second: float
) -> dict[str, object]:
    """The match and what became of it, as plain data."""
    return {
        "game": "hanabi",
        "edition": choice.edition,
        "with": list(choice.extensions),
        "set": settings_text(choice.settings),
        "players": match.players,
        "bot": ",".join(match.bots),
        "games": scores.games,
        "seed": match.seed,
        "mean": round(scores.mean, 6),
        "stderr": round(scores.standard_error, 6),
        "mean_points": round(scores.mean_points, 6),
        "perfect": round(scores.perfect, 6),
        "lost": round(scores.lost, 6),
        "mean_turns": round(scores.mean_turns, 6),
        "histogram": {str(score): games for score, games in scores.histogram.items()},
        "seconds": round(seconds, 3),
        "games_per_second": round(games_per_second, 3),
    }


def hanabi_title(match: HanabiMatch, games: int, say: Catalogue) -> str:
    """How many games there were, and for how many players."""
    return say.say("simulate-title", games=games, players=match.players)


def hanabi_text(match: HanabiMatch, scores: Scores, games_per_second: float, say: Catalogue) -> str:
    """The figures as a small table, and how often each score was reached."""
    row = (
        ",".join(match.bots),
        decimal(scores.mean, say, 2),
        f"± {decimal(scores.standard_error, say, 2)}",
        decimal(scores.mean_points, say, 2),
        percent(scores.perfect, say),
        percent(scores.lost, say),
        decimal(scores.mean_turns, say),
        decimal(games_per_second, say),
    )
    titles = tuple(say.say(f"simulate-column-{column}") for column in COLUMNS)
    title = paragraph(hanabi_title(match, scores.games, say))
    return f"{title}\n\n{table([titles, row])}\n\n{bars(scores.histogram, scores.games, say)}"


def bars(histogram: Mapping[int, int], games: int, say: Catalogue) -> str:
    """A bar for each score that was reached, the highest first."""
    most = max(histogram.values())
    lines = []
    for score, count in sorted(histogram.items(), reverse=True):
        bar = "#" * max(1, round(LONGEST_BAR * count / most))
        lines.append(f"  {score:>3}  {bar.ljust(LONGEST_BAR)}  {percent(count / games, say)}")
    return "\n".join(lines)
