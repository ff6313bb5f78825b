"""What a match of Hanabi came to, as plain data and as a text for people."""

from collections.abc import Mapping

from tamaya.arena import HanabiMatch, MatchScores
from tamaya.cli.numbers import format_decimal, format_percent
from tamaya.i18n import Catalogue
from tamaya.rules.hanabi import Choice, settings_text
from tamaya.terminal.text.layout import paragraph, table

COLUMNS = ("bot", "score", "error", "kept", "perfect", "lost", "turns", "speed")
LONGEST_BAR = 40


def hanabi_figures(
    match: HanabiMatch, choice: Choice, scores: MatchScores, seconds: float, games_per_second: float
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


def hanabi_title(match: HanabiMatch, games: int, texts: Catalogue) -> str:
    """How many games there were, and for how many players."""
    return texts.format("simulate-title", games=games, players=match.players)


def hanabi_text(
    match: HanabiMatch, scores: MatchScores, games_per_second: float, texts: Catalogue
) -> str:
    """The figures as a small table, and how often each score was reached."""
    row = (
        ",".join(match.bots),
        format_decimal(scores.mean, texts, 2),
        f"± {format_decimal(scores.standard_error, texts, 2)}",
        format_decimal(scores.mean_points, texts, 2),
        format_percent(scores.perfect, texts),
        format_percent(scores.lost, texts),
        format_decimal(scores.mean_turns, texts),
        format_decimal(games_per_second, texts),
    )
    titles = tuple(texts.format(f"simulate-column-{column}") for column in COLUMNS)
    title = paragraph(hanabi_title(match, scores.games, texts))
    return f"{title}\n\n{table([titles, row])}\n\n{bars(scores.histogram, scores.games, texts)}"


def bars(histogram: Mapping[int, int], games: int, texts: Catalogue) -> str:
    """A bar for each score that was reached, the highest first."""
    most = max(histogram.values())
    lines = []
    for score, count in sorted(histogram.items(), reverse=True):
        bar = "#" * max(1, round(LONGEST_BAR * count / most))
        lines.append(
            f"  {score:>3}  {bar.ljust(LONGEST_BAR)}  {format_percent(count / games, texts)}"
        )
    return "\n".join(lines)
