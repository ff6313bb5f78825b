"""Statistics of a guest's finished games."""

from tamaya.table.phase import Phase
from tamaya.table.ports import Summary
from tamaya.web.api.endpoint import RequestContext
from tamaya.web.api.game_result_cache import CountedGame
from tamaya.wire.game_adapters import ADAPTERS
from tamaya.wire.http.http_bodies import EditionStatistics, Statistics

MOST_GAMES = 500
"""Only the latest games are counted."""


async def my_statistics(context: RequestContext) -> Statistics:
    """The guest's finished games, by game, edition and number of seats."""
    guest = context.guest.id
    summaries = [
        summary
        for summary in await context.app_state.store.tables_of(guest)
        if summary.phase is Phase.FINISHED
    ][:MOST_GAMES]
    games = [
        game
        for game in await look_up_games(context, summaries)
        # A game that was abandoned has no result and is not counted.
        if game.result is not None
    ]
    kinds: dict[tuple[str, str, int], list[CountedGame]] = {}
    for game in games:
        kinds.setdefault((game.game, game.edition or "", game.seats), []).append(game)
    return Statistics(len(games), tuple(tally(kinds[kind], guest) for kind in sorted(kinds)))


async def look_up_games(context: RequestContext, summaries: list[Summary]) -> list[CountedGame]:
    """The results at these tables."""
    app_state = context.app_state
    known = app_state.statistics_cache
    for table in [each.table for each in summaries if each.table not in known]:
        entries = await app_state.store.read(table)
        if entries:
            counted = await app_state.reads.count_game(
                table, entries, context.guest.id, context.address
            )
            known.store(table, counted)
    return [known[each.table] for each in summaries if each.table in known]


def tally(games: list[CountedGame], guest: str) -> EditionStatistics:
    """Add up games of one edition and number of seats."""
    won = lost = 0
    scores: list[int] = []
    for game in games:
        seat = game.guests.index(guest) if guest in game.guests else None
        counted = ADAPTERS[game.game].count_result(game.result, seat)
        won += counted.is_won
        lost += counted.is_lost
        if counted.score is not None:
            scores.append(counted.score)
    return EditionStatistics(
        games[0].game,
        games[0].edition,
        games[0].seats,
        len(games),
        won,
        lost,
        mean_score=sum(scores) / len(scores) if scores else None,
        best_score=max(scores, default=None),
    )
