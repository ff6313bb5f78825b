"""Games that were played elsewhere, and other moves in finished games: nothing of it is stored."""

from starlette.responses import Response

from tamaya.rules.shared_types import Refused
from tamaya.web.api.endpoint import JSON, RequestContext
from tamaya.web.api.replay import BYTES_PER_REQUEST, answer_to, finished_table
from tamaya.web.reads.record_reads import (
    RecordedExplanationRead,
    RecordedGameRead,
    RecordedViewRead,
    WhatIfRead,
)
from tamaya.web.reads.table_reads import TableRead
from tamaya.web.refusals import WebRefusal
from tamaya.wire.http.what_if_types import PlayOn, RecordMoment, RecordViewpoint


async def recorded_game(context: RequestContext) -> Response:
    """A game from elsewhere from its beginning in sentences, with the fate of each card."""
    body: RecordViewpoint = context.body
    return await record_response(context, body.record, RecordedGameRead(body.viewpoint))


async def recorded_view(context: RequestContext) -> Response:
    """A game from elsewhere after this many moves."""
    body: RecordMoment = context.body
    return await record_response(context, body.record, RecordedViewRead(body.move, body.viewpoint))


async def recorded_explanation(context: RequestContext) -> Response:
    """The move that the bot `friend` would have made in a game from elsewhere, and its reasons."""
    body: RecordMoment = context.body
    return await record_response(context, body.record, RecordedExplanationRead(body.move))


async def recorded_what_if(context: RequestContext) -> Response:
    """A game from elsewhere in which other moves were made."""
    body: PlayOn = context.body
    return await record_response(context, body.record or "", what_if_read(body))


async def what_if(context: RequestContext) -> Response:
    """A finished game of this server in which other moves were made."""
    live = await finished_table(context)
    answer = await answer_to(context, live, what_if_read(context.body))
    return Response(answer.body, media_type=JSON)


def what_if_read(body: PlayOn) -> WhatIfRead:
    """The read that a request asks for."""
    return WhatIfRead(body.move, body.moves, body.hands, body.seat)


async def record_response(context: RequestContext, record: str, read: TableRead) -> Response:
    """The response to a read of a record; a long answer counts as several requests."""
    app_state, address = context.app_state, context.address
    guest = None if context.visitor is None else context.visitor.id
    answer = await app_state.reads.answer_record(record, read, guest, address)
    if not await app_state.limits.take_request(address, len(answer.body) / BYTES_PER_REQUEST):
        raise Refused(WebRefusal.TOO_MANY_REQUESTS)
    return Response(answer.body, media_type=JSON)
