"""What a match of Ikebana came to, as plain data and as a text for people."""

from tamaya.arena import IkebanaMatch, Standing
from tamaya.cli.numbers import format_decimal, format_percent
from tamaya.i18n import Catalogue
from tamaya.rules.ikebana import extensions_of
from tamaya.terminal.text.layout import paragraph, table

Standings = dict[str, Standing]


def ikebana_figures(
    match: IkebanaMatch, games: int, standings: Standings, seconds: float, games_per_second: float
) -> dict[str, object]:
    """The match and what became of it, as plain data."""
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
