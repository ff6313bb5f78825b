"""A simulated match of Ikebana: the match itself and its figures."""

from tamaya.arena import IkebanaMatch, Standing, standings
from tamaya.arena.ikebana_standings import IkebanaGameResult
from tamaya.cli.number_format import format_decimal, format_percent
from tamaya.cli.resumable_match import MatchReport, MatchResult
from tamaya.cli.rules_arguments import requested_ikebana_rules
from tamaya.cli.usage_parser import Arguments, UsageRefusal
from tamaya.i18n import Catalogue
from tamaya.rules.ikebana import extensions_of
from tamaya.rules.shared_types import Refused
from tamaya.terminal.text.layout import paragraph, table

Standings = dict[str, Standing]

UNSUPPORTED_OPTIONS = ("replays", "keep", "plot")


class IkebanaSimulation:
    """What ``tamaya simulate`` needs to know of Ikebana."""

    def refuse_options(self, arguments: Arguments) -> None:
        """Refuse replays and charts, which only Hanabi has."""
        for option in UNSUPPORTED_OPTIONS:
            if option in arguments.values:
                raise Refused(UsageRefusal.NOT_FOR_THIS_GAME, option=f"--{option}", game="ikebana")

    def match(
        self, arguments: Arguments, players: int, bots: tuple[str, ...], games: int, seed: str
    ) -> IkebanaMatch:
        """The requested match."""
        return IkebanaMatch(requested_ikebana_rules(arguments), players, bots, games, seed)

    def warm_up(self, match: IkebanaMatch) -> None:
        """Nothing has to be compiled."""

    def report(
        self,
        arguments: Arguments,
        match: IkebanaMatch,
        result: MatchResult[IkebanaGameResult],
        texts: Catalogue,
    ) -> MatchReport:
        """The figures of the games played."""
        del arguments
        games, found = len(result.run.results), standings(result.run.results)
        figures = ikebana_figures(match, games, found, result.seconds, result.games_per_second)
        return MatchReport(figures, ikebana_text(match, games, found, texts))

    def write_files(
        self,
        arguments: Arguments,
        match: IkebanaMatch,
        result: MatchResult[IkebanaGameResult],
        texts: Catalogue,
    ) -> None:
        """There are no other files."""


def ikebana_figures(
    match: IkebanaMatch,
    games: int,
    standings: Standings,
    seconds: float,
    games_per_second: float,
) -> dict[str, object]:
    """The match and its standings as plain data."""
    return {
        "game": "ikebana",
        "with": list(extensions_of(match.rules)),
        "players": match.players,
        "bot": ",".join(match.bots),
        "games": games,
        "seed": match.seed,
        "bots": {
            name: {
                "share_of_wins": round(standing.share_of_wins, 6),
                "fair_share": round(standing.fair_share, 6),
                "mean_points": round(standing.mean_points, 6),
                "seats": standing.seats,
            }
            for name, standing in standings.items()
        },
        "seconds": round(seconds, 3),
        "games_per_second": round(games_per_second, 3),
    }


def ikebana_text(match: IkebanaMatch, games: int, standings: Standings, texts: Catalogue) -> str:
    """The figures as a small table."""
    title = texts.format("simulate-title", games=games, players=match.players)
    rows = [
        tuple(
            texts.format(f"simulate-column-{column}")
            for column in ("bot", "wins", "fair", "points")
        )
    ]
    rows += [
        (
            name,
            format_percent(standing.share_of_wins, texts),
            format_percent(standing.fair_share, texts),
            format_decimal(standing.mean_points, texts),
        )
        for name, standing in standings.items()
    ]
    return f"{paragraph(title)}\n\n{table(rows)}"
