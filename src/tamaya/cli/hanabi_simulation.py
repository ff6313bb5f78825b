"""A simulated match of Hanabi: the match itself, its figures, its chart and its replays."""

from collections.abc import Mapping

from tamaya.arena import HanabiGameResult, HanabiMatch, MatchScores, scores
from tamaya.cli.match_replays_file import refuse_replays, write_replays
from tamaya.cli.number_format import format_decimal, format_percent
from tamaya.cli.output_files import write_text
from tamaya.cli.resumable_match import MatchReport, MatchResult
from tamaya.cli.rules_arguments import requested_hanabi_choice
from tamaya.cli.svg_charts import bar_chart, refuse_non_svg
from tamaya.cli.usage_parser import Arguments
from tamaya.i18n import Catalogue
from tamaya.rules.hanabi import Choice, compose, settings_text
from tamaya.terminal.text.layout import paragraph, table

COLUMNS = ("bot", "score", "error", "kept", "perfect", "lost", "turns", "speed")
LONGEST_BAR = 40


class HanabiSimulation:
    """What ``tamaya simulate`` needs to know of Hanabi."""

    def refuse_options(self, arguments: Arguments) -> None:
        """Refuse replays or a chart that could not be written."""
        refuse_replays(arguments)
        refuse_non_svg(arguments)

    def match(
        self, arguments: Arguments, players: int, bots: tuple[str, ...], games: int, seed: str
    ) -> HanabiMatch:
        """The requested match; refused where the rules do not allow this many players."""
        rules = compose(requested_hanabi_choice(arguments))
        rules.refuse_players(players)
        return HanabiMatch(rules, players, bots, games, seed)

    def warm_up(self, match: HanabiMatch) -> None:
        """Compile what the players need."""
        match.warm_up()

    def report(
        self,
        arguments: Arguments,
        match: HanabiMatch,
        result: MatchResult[HanabiGameResult],
        texts: Catalogue,
    ) -> MatchReport:
        """The figures of the games played."""
        found = scores(result.run.results)
        choice = requested_hanabi_choice(arguments)
        figures = hanabi_figures(match, choice, found, result.seconds, result.games_per_second)
        return MatchReport(figures, hanabi_text(match, found, result.games_per_second, texts))

    def write_files(
        self,
        arguments: Arguments,
        match: HanabiMatch,
        result: MatchResult[HanabiGameResult],
        texts: Catalogue,
    ) -> None:
        """Write the chart and the replays, where requested."""
        if "plot" in arguments.values:
            found = scores(result.run.results)
            title = f"{','.join(match.bots)}: {hanabi_title(match, found.games, texts)}"
            write_text(arguments.values["plot"], bar_chart(title, found.histogram))
        # Last, because it may take long and be interrupted.
        choice = requested_hanabi_choice(arguments)
        write_replays(arguments, match, choice, result.run.by_number)


def hanabi_figures(
    match: HanabiMatch, choice: Choice, scores: MatchScores, seconds: float, games_per_second: float
) -> dict[str, object]:
    """The match and its scores as plain data."""
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
    """The figures as a small table, and a bar for each score."""
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
    """A bar for each score, the highest first."""
    most = max(histogram.values())
    lines = []
    for score, count in sorted(histogram.items(), reverse=True):
        bar = "#" * max(1, round(LONGEST_BAR * count / most))
        lines.append(
            f"  {score:>3}  {bar.ljust(LONGEST_BAR)}  {format_percent(count / games, texts)}"
        )
    return "\n".join(lines)
