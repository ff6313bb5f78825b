"""The door of a table: what everybody with its link may know before they give a name."""

from starlette.responses import Response

from tamaya.rules.shared_types import Refused
from tamaya.table.events import GuestId, TableId
from tamaya.table.table_state import Table
from tamaya.web.api.cacheable_response import PUBLIC, cacheable_response
from tamaya.web.api.endpoint import RequestContext
from tamaya.web.api.replay import answer_to, requester_of
from tamaya.web.reads.table_reads import DoorPictureRead
from tamaya.wire.http.http_bodies import DoorHolder, TableDoor
from tamaya.wire.public_table_options import shown_options

PNG = "image/png"


async def table_door(context: RequestContext) -> TableDoor:
    """A table as somebody with its link sees it from outside; behind a password, only its game."""
    live = await context.app_state.tables.live(TableId(context.request.path_params["table"]))
    table, guest = live.table, requester_of(context)
    if table.needs_password(guest):
        return TableDoor(
            table.id,
            table.options.game,
            is_locked=True,
            phase=None,
            options=None,
            host=None,
            holders=(),
            can_watch=False,
        )
    return TableDoor(
        table=table.id,
        game=table.options.game,
        is_locked=False,
        phase=table.phase,
        options=shown_options(table.options),
        host=await host_name(context, table),
        holders=tuple(
            None if holder is None else DoorHolder(holder.name, holder.bot is not None)
            for holder in table.holders
        ),
        can_watch=can_watch(table, guest),
    )


async def door_picture(context: RequestContext) -> Response:
    """The picture that messengers show beside a link to a table; no running game is in it."""
    live = await context.app_state.tables.live(TableId(context.request.path_params["table"]))
    answer = await answer_to(context, live, DoorPictureRead())
    return cacheable_response(context, answer.body, PNG, PUBLIC, answer.etag)


async def host_name(context: RequestContext, table: Table) -> str | None:
    """The name of the host, who may have no seat; None where the server has forgotten them."""
    seat = table.seat_of(table.host)
    holder = None if seat is None else table.holders[seat]
    if holder is not None:
        return holder.name
    known = await context.app_state.store.find_by_name(table.host)
    return next((guest.name for guest in known if guest.id == table.host), None)


def can_watch(table: Table, guest: GuestId) -> bool:
    """Whether a guest without a seat may see the game."""
    try:
        table.viewer(guest)
    except Refused:
        return False
    return True
