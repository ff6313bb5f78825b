"""Earlier moments of a game, and whole games once they are over."""

from starlette.responses import Response

from tamaya.rules.shared_types import MOST_PLAYERS, Onlooker, Refused, Seat, Viewer
from tamaya.table.command_context import expect_playing
from tamaya.table.event_visibility import viewpoint_of
from tamaya.table.events import GuestId, TableId
from tamaya.table.live_table import LiveTable
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal
from tamaya.table.table_state import Table
from tamaya.web.api.cacheable_response import PRIVATE, REVALIDATE, cacheable_response
from tamaya.web.api.endpoint import JSON, RequestContext
from tamaya.web.reads.read_process_main import Answer
from tamaya.web.reads.table_reads import (
    ExplanationRead,
    FinishedGameRead,
    LiveAnswerRead,
    PastViewRead,
    TableRead,
)
from tamaya.web.refusals import WebRefusal
from tamaya.wire.game_adapters import ADAPTERS

UNKNOWN_GUEST = GuestId("")
"""For visitors who are no guests: no guest has this id."""

BYTES_PER_REQUEST = 20_000
"""How long an answer may be for each request that it counts as."""

ALL = "all"
VIEWPOINTS = (ALL, *map(str, range(MOST_PLAYERS)))
"""The values of the `viewpoint` parameter: everything, or a seat."""


async def past_view(context: RequestContext) -> Response:
    """The game after this many moves; from one's own viewpoint until it is over."""
    live = await visible_table(context)
    table = live.table
    if table.game is None:
        raise Refused(TableRefusal.NOT_STARTED)
    viewer = viewer_of(context, table)
    move = requested_move(context, live)
    # The default viewpoint of this path changes when the game ends.
    policy = PRIVATE if table.phase is Phase.FINISHED else REVALIDATE
    return await read_response(context, live, PastViewRead(move, viewer), policy)


async def explanation(context: RequestContext) -> Response:
    """The move that the bot `friend` would have made in a finished game, and its reasons."""
    live = await finished_table(context)
    if ADAPTERS[live.table.options.game].explain_move is None:
        raise Refused(WebRefusal.NOT_EXPLAINED)
    move = requested_move(context, live, first=1)
    return await read_response(context, live, ExplanationRead(move), PRIVATE)


async def live_answer(context: RequestContext) -> Response:
    """What a bot's move means by the conventions, to a seat that asks during the game."""
    live = await visible_table(context)
    table = live.table
    expect_playing(table)
    asker = table.seat_of(context.guest.id)
    if asker is None:
        raise Refused(TableRefusal.NOT_SEATED)
    if not table.has_live_answers:
        raise Refused(WebRefusal.ANSWERS_AFTER_GAME)
    move = requested_move(context, live, first=1)
    return await read_response(context, live, LiveAnswerRead(move, asker), REVALIDATE)


def requested_move(context: RequestContext, live: LiveTable, first: int = 0) -> int:
    """The move number in the path; refused where the game has no such move."""
    moves = 0 if live.table.game is None else len(live.table.game.moves)
    wanted = context.request.path_params["move"]
    is_number = wanted.isascii() and wanted.isdigit() and len(wanted) < 9
    if not (is_number and first <= int(wanted) <= moves):
        raise Refused(WebRefusal.NO_SUCH_MOVE, moves=moves)
    return int(wanted)


async def finished_game_response(context: RequestContext) -> Response:
    """A finished game from its beginning in sentences, with the fate of each card."""
    live = await finished_table(context)
    read = FinishedGameRead(viewer_of(context, live.table), requester_of(context))
    return await read_response(context, live, read, REVALIDATE)


async def read_response(
    context: RequestContext, live: LiveTable, read: TableRead, policy: str
) -> Response:
    """The response to a read."""
    answer = await answer_to(context, live, read)
    return cacheable_response(context, answer.body, JSON, policy, answer.etag)


async def answer_to(context: RequestContext, live: LiveTable, read: TableRead) -> Answer:
    """The answer to a read, from a worker process: nobody waits for it but who asked.

    A long answer counts as several requests.
    """
    app_state, address = context.app_state, context.address
    guest = None if context.visitor is None else context.visitor.id
    answer = await app_state.reads.answer(live, read, guest, address)
    if not await app_state.limits.take_request(address, len(answer.body) / BYTES_PER_REQUEST):
        raise Refused(WebRefusal.TOO_MANY_REQUESTS)
    return answer


async def finished_table(context: RequestContext) -> LiveTable:
    """The table in the path; refused before its game is over."""
    live = await visible_table(context)
    if live.table.phase is not Phase.FINISHED:
        raise Refused(TableRefusal.GAME_NOT_OVER)
    return live


async def visible_table(context: RequestContext) -> LiveTable:
    """The table in the path; refused to those who have not given its password."""
    live = await context.app_state.tables.live(TableId(context.request.path_params["table"]))
    if live.table.needs_password(requester_of(context)):
        raise Refused(TableRefusal.WRONG_PASSWORD)
    return live


def requester_of(context: RequestContext) -> GuestId:
    """The guest who sends the request, or nobody's id."""
    return UNKNOWN_GUEST if context.visitor is None else context.visitor.id


def viewer_of(context: RequestContext, table: Table) -> Viewer:
    """The viewer that the request asks for: any once the game is over, before that only oneself."""
    wanted = context.request.query_params.get("viewpoint")
    if wanted is not None and wanted not in VIEWPOINTS[: 1 + len(table.holders)]:
        raise Refused(WebRefusal.NO_SUCH_VIEWPOINT)
    if table.phase is Phase.FINISHED:
        return Onlooker.REVIEWER if wanted in (None, ALL) else Seat(int(wanted or 0))
    own = viewpoint_of(table, context.guest.id).viewer
    is_own = wanted is None or wanted == (ALL if own is Onlooker.ALL_HANDS else str(own))
    if own is None or not is_own:
        raise Refused(WebRefusal.NOT_YOUR_VIEWPOINT)
    return own
