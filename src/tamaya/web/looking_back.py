"""Games looked back at: earlier moments of a running game, and whole games once they are over."""

import asyncio

from starlette.responses import Response

from tamaya.rules import hanabi
from tamaya.rules.game import MOST_PLAYERS, Onlooker, Refused, Seat, Viewer
from tamaya.table.events import GuestId, TableId
from tamaya.table.hearing import Eyes, eyes_of
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal
from tamaya.table.service import LiveTable
from tamaya.table.table import Table
from tamaya.web.endpoint import ENCODER, JSON, Visit
from tamaya.web.lasting import ASKED_AGAIN, FOR_ONE, lasting
from tamaya.web.refusals import WebRefusal
from tamaya.wire.explaining import explained
from tamaya.wire.past import past
from tamaya.wire.story import story

NOBODY = GuestId("")
"""Somebody whom the house does not know: no guest has this id."""

ALL = "all"
EYES = (ALL, *map(str, range(MOST_PLAYERS)))
"""The words for whose eyes a game is seen through."""


async def past_view(visit: Visit) -> Response:
    """The game after so many of its moves; through one's own eyes until it is over."""
    live = await table_shown_to(visit)
    table = live.table
    if table.game is None:
        raise Refused(TableRefusal.NOT_STARTED)
    viewer = viewer_of(visit, table)
    move = move_asked_for(visit, live)
    # The same address shows other eyes once the game is over.
    policy = FOR_ONE if table.phase is Phase.FINISHED else ASKED_AGAIN
    return lasting(visit, past(live).view(move, viewer), JSON, policy)


async def explanation(visit: Visit) -> Response:
    """What the bot `friend` made of a finished game before one of its moves, and why it moves."""
    live = await finished_table(visit)
    games = [game for game in past(live).games if isinstance(game, hanabi.Game)]
    if not games:
        raise Refused(WebRefusal.NOT_EXPLAINED)
    move = move_asked_for(visit, live, first=1)
    names = [chair.name if chair else "" for chair in live.table.chairs]
    # It thinks the whole game through up to here: nobody else's question waits for that.
    said = await asyncio.to_thread(explained, games[move - 1], move, names)
    return lasting(visit, ENCODER.encode(said), JSON, FOR_ONE)


def move_asked_for(visit: Visit, live: LiveTable, first: int = 0) -> int:
    """The number of the move in an address, within those that were made."""
    moves = past(live).moves
    wanted = visit.request.path_params["move"]
    is_number = wanted.isascii() and wanted.isdigit() and len(wanted) < 9
    if not (is_number and first <= int(wanted) <= moves):
        raise Refused(WebRefusal.NO_SUCH_MOVE, moves=moves)
    return int(wanted)


async def whole_story(visit: Visit) -> Response:
    """A finished game in sentences from its beginning, with what became of each card."""
    live = await finished_table(visit)
    eyes = Eyes(viewer_of(visit, live.table), is_over=True)
    return lasting(visit, ENCODER.encode(story(live, eyes, asker_of(visit))), JSON, ASKED_AGAIN)


async def finished_table(visit: Visit) -> LiveTable:
    """The table of an address, once its game is over and where the visitor may see it."""
    live = await table_shown_to(visit)
    if live.table.phase is not Phase.FINISHED:
        raise Refused(TableRefusal.GAME_NOT_OVER)
    return live


async def table_shown_to(visit: Visit) -> LiveTable:
    """The table of an address; a password keeps out whoever has not said it at its door."""
    live = await visit.hall.tables.live(TableId(visit.request.path_params["table"]))
    if live.table.needs_password(asker_of(visit)):
        raise Refused(TableRefusal.WRONG_PASSWORD)
    return live


def asker_of(visit: Visit) -> GuestId:
    """Who asks, where anybody may."""
    return NOBODY if visit.visitor is None else visit.visitor.id


def viewer_of(visit: Visit, table: Table) -> Viewer:
    """Whose eyes a game is seen through: any once it is over, before that only one's own."""
    wanted = visit.request.query_params.get("eyes")
    if wanted is not None and wanted not in EYES[: 1 + len(table.chairs)]:
        raise Refused(WebRefusal.NO_SUCH_EYES)
    if table.phase is Phase.FINISHED:
        return Onlooker.REVIEWER if wanted in (None, ALL) else Seat(int(wanted or 0))
    own = eyes_of(table, visit.guest.id).viewer
    is_own = wanted is None or wanted == (ALL if own is Onlooker.REVIEWER else str(own))
    if own is None or not is_own:
        raise Refused(WebRefusal.NOT_YOUR_EYES)
    return own
