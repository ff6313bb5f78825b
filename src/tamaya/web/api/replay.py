"""Games looked back at: earlier moments of a running game, and whole games once they are over."""

import asyncio

from starlette.responses import Response

from tamaya.rules.game import MOST_PLAYERS, Onlooker, Refused, Seat, Viewer
from tamaya.table.events import GuestId, TableId
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal
from tamaya.table.service import LiveTable
from tamaya.table.table import Table
from tamaya.table.visibility import Viewpoint, viewpoint_of
from tamaya.web.api.endpoint import ENCODER, JSON, Visit
from tamaya.web.api.http_cache import PRIVATE, REVALIDATE, cacheable_response
from tamaya.web.refusals import WebRefusal
from tamaya.wire.game_snapshots import game_snapshots
from tamaya.wire.games import ADAPTERS
from tamaya.wire.http.finished_game import finished_game

UNKNOWN_GUEST = GuestId("")
"""Somebody whom the house does not know: no guest has this id."""

ALL = "all"
VIEWPOINTS = (ALL, *map(str, range(MOST_PLAYERS)))
"""The words for whose eyes a game is seen through."""


async def past_view(visit: Visit) -> Response:
    """The game after so many of its moves; through one's own eyes until it is over."""
    live = await visible_table(visit)
    table = live.table
    if table.game is None:
        raise Refused(TableRefusal.NOT_STARTED)
    viewer = viewer_of(visit, table)
    move = requested_move(visit, live)
    # The same address shows other eyes once the game is over.
    policy = PRIVATE if table.phase is Phase.FINISHED else REVALIDATE
    return cacheable_response(visit, game_snapshots(live).view(move, viewer), JSON, policy)


async def explanation(visit: Visit) -> Response:
    """What the bot `friend` made of a finished game before one of its moves, and why it moves."""
    live = await finished_table(visit)
    explain_move = ADAPTERS[live.table.options.game].explain_move
    if explain_move is None:
        raise Refused(WebRefusal.NOT_EXPLAINED)
    move = requested_move(visit, live, first=1)
    before = game_snapshots(live).games[move - 1]
    names = [holder.name if holder else "" for holder in live.table.holders]
    # The bot thinks the whole game through up to here, so it runs in a thread of its own.
    said = await asyncio.to_thread(explain_move, before, move, names)
    return cacheable_response(visit, ENCODER.encode(said), JSON, PRIVATE)


def requested_move(visit: Visit, live: LiveTable, first: int = 0) -> int:
    """The number of the move in an address, within those that were made."""
    moves = game_snapshots(live).moves
    wanted = visit.request.path_params["move"]
    is_number = wanted.isascii() and wanted.isdigit() and len(wanted) < 9
    if not (is_number and first <= int(wanted) <= moves):
        raise Refused(WebRefusal.NO_SUCH_MOVE, moves=moves)
    return int(wanted)


async def finished_game_response(visit: Visit) -> Response:
    """A finished game in sentences from its beginning, with what became of each card."""
    live = await finished_table(visit)
    viewpoint = Viewpoint(viewer_of(visit, live.table), is_over=True)
    return cacheable_response(
        visit, ENCODER.encode(finished_game(live, viewpoint, requester_of(visit))), JSON, REVALIDATE
    )


async def finished_table(visit: Visit) -> LiveTable:
    """The table of an address, once its game is over and where the visitor may see it."""
    live = await visible_table(visit)
    if live.table.phase is not Phase.FINISHED:
        raise Refused(TableRefusal.GAME_NOT_OVER)
    return live


async def visible_table(visit: Visit) -> LiveTable:
    """The table of an address; a password keeps out whoever has not said it at its door."""
    live = await visit.app_state.tables.live(TableId(visit.request.path_params["table"]))
    if live.table.needs_password(requester_of(visit)):
        raise Refused(TableRefusal.WRONG_PASSWORD)
    return live


def requester_of(visit: Visit) -> GuestId:
    """Who asks, where anybody may."""
    return UNKNOWN_GUEST if visit.visitor is None else visit.visitor.id


def viewer_of(visit: Visit, table: Table) -> Viewer:
    """Whose eyes a game is seen through: any once it is over, before that only one's own."""
    wanted = visit.request.query_params.get("viewpoint")
    if wanted is not None and wanted not in VIEWPOINTS[: 1 + len(table.holders)]:
        raise Refused(WebRefusal.NO_SUCH_VIEWPOINT)
    if table.phase is Phase.FINISHED:
        return Onlooker.REVIEWER if wanted in (None, ALL) else Seat(int(wanted or 0))
    own = viewpoint_of(table, visit.guest.id).viewer
    is_own = wanted is None or wanted == (ALL if own is Onlooker.ALL_HANDS else str(own))
    if own is None or not is_own:
        raise Refused(WebRefusal.NOT_YOUR_VIEWPOINT)
    return own
