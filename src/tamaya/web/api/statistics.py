"""Statistics of a guest's finished games."""

from tamaya.rules.shared_types import Refused
from tamaya.table.events import TableId, UnreadableEntry
from tamaya.table.phase import Phase
from tamaya.table.ports import Summary
from tamaya.table.refusals import TableRefusal
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
    known = context.app_state.statistics_cache
    for table in [each.table for each in summaries if each.table not in known]:
        game = await look_up_game(context, table)
        if game is not None:
            known.store(table, game)
    return [known[each.table] for each in summaries if each.table in known]


async def look_up_game(context: RequestContext, table: TableId) -> CountedGame | None:
    """The result at a table; none where it was deleted meanwhile or cannot be read."""
    app_state = context.app_state
    try:
        entries = await app_state.store.read(table)
        if not entries:
            return None
        return await app_state.reads.count_game(table, entries, context.guest.id, context.address)
    except UnreadableEntry:
        return None
    except Refused as refused:
        if refused.reason is TableRefusal.UNREADABLE_TABLE:
            return None
        raise


def tally(games: list[CountedGame], guest: str) -> EditionStatistics:
    """Add up games of one edition and number of seats."""
    won = lost = 0
    can_be_won = False
    scores: list[int] = []
    for game in games:
        seat = game.guests.index(guest) if guest in game.guests else None
        counted = ADAPTERS[game.game].count_result(game.result, seat)
        won += counted.is_won
        can_be_won |= counted.can_be_won
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
        can_be_won=can_be_won,
    )
