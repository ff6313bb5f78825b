"""Tables over HTTP: opening and listing tables, one's own games, and finished games as files."""

import asyncio
import secrets
from collections.abc import Sequence

from msgspec.structs import replace
from starlette.responses import Response

from tamaya.notation.any_game_record import NATIVE
from tamaya.rules.shared_types import Refused
from tamaya.table.decisions import Sender
from tamaya.table.events import GuestId, TableId
from tamaya.table.phase import Phase
from tamaya.table.ports import Summary
from tamaya.table.service import opened_table_id
from tamaya.table.solo_games import is_solo
from tamaya.table.table_state import Table
from tamaya.web.api.endpoint import JSON, RequestContext
from tamaya.web.api.link_qr_code import link_to
from tamaya.web.api.replay import answer_to, finished_table
from tamaya.web.reads.table_reads import RecordRead
from tamaya.wire.frame_refusals import WireRefusal
from tamaya.wire.game_adapters import adapter_of
from tamaya.wire.http.http_bodies import Lobby, LobbyTable, MyGame, MyGames, OpenedTable, OpenTable
from tamaya.wire.public_table_options import shown_options
from tamaya.wire.scalar_types import LONGEST_PASSWORD

MOST_LISTED = 50
MOST_OWN_GAMES = 100
COMMAND_BYTES = 16

ORDER_OF_PHASES = (Phase.PLAYING, Phase.WAITING, Phase.FINISHED, Phase.EXPIRED)


async def open_table(context: RequestContext) -> OpenedTable:
    """Open a table and become its host; sitting down is a command over the wire."""
    body: OpenTable = context.body
    app_state, guest, options = context.app_state, context.guest, body.options
    if options.password:
        if len(options.password) > LONGEST_PASSWORD:
            raise Refused(WireRefusal.BAD_FIELD, field="options.password")
        await app_state.stored_limits.check_passwords(context.address)
        options = replace(options, password=await app_state.passwords.hash(options.password))
    command = body.id or secrets.token_hex(COMMAND_BYTES)
    table = opened_table_id(guest.id, command)
    async with app_state.stored_limits.table_of_address(context.address, table):
        await app_state.tables.open(Sender(guest.id, guest.name), options, command)
    return OpenedTable(table, link_to(context.request, table))


async def lobby(context: RequestContext) -> Lobby:
    """The listed tables that are waiting or playing, the last changed first."""
    phases = (Phase.WAITING, Phase.PLAYING)
    summaries = await context.app_state.store.listed_tables(phases, MOST_LISTED)
    tables = [
        LobbyTable(
            table.id,
            table.phase,
            shown_options(table.options),
            names_at(table),
            summary.updated_at,
        )
        for summary, table in await with_tables(context, summaries)
    ]
    return Lobby(tuple(tables))


async def my_games(context: RequestContext) -> MyGames:
    """The tables at which the guest holds a seat, first those where it is their turn."""
    guest = context.guest.id
    summaries = sorted(
        await context.app_state.store.tables_of(guest), key=lambda s: urgency(s, guest)
    )
    games = [
        MyGame(
            table=table.id,
            phase=table.phase,
            options=shown_options(table.options),
            players=names_at(table),
            is_my_turn=summary.guest_to_act == guest,
            deadline=table.deadline,
            updated_at=summary.updated_at,
            result=None if table.game is None else adapter_of(table.game).result(table.game),
            is_solo=is_solo(table, guest),
        )
        for summary, table in await with_tables(context, summaries[:MOST_OWN_GAMES])
    ]
    return MyGames(tuple(games))


async def delete_my_game(context: RequestContext) -> None:
    """Delete a table at which the guest plays alone with bots, also in mid-game."""
    table = TableId(context.request.path_params["table"])
    await context.app_state.tables.delete(table, context.guest.id)


async def replay(context: RequestContext) -> Response:
    """A finished game as a file, in the native format or that of hanab.live."""
    wanted = context.request.query_params.get("format", NATIVE)
    live = await finished_table(context)
    name = f"tamaya-{live.table.id}{'' if wanted == NATIVE else f'.{wanted}'}.json"
    disposition = {"content-disposition": f'attachment; filename="{name}"'}
    record = await answer_to(context, live, RecordRead(wanted))
    return Response(record.body, media_type=JSON, headers=disposition)


def names_at(table: Table) -> tuple[str | None, ...]:
    """The names of those who hold the seats."""
    return tuple(None if holder is None else holder.name for holder in table.holders)


def urgency(summary: Summary, guest: GuestId) -> tuple[bool, int, int, int]:
    """The sort key for a guest's games: their turn first, then by phase, deadline and age."""
    waits_for_me = summary.phase is Phase.PLAYING and summary.guest_to_act == guest
    deadline = 2**60 if summary.deadline is None else summary.deadline
    phase = ORDER_OF_PHASES.index(summary.phase)
    return not waits_for_me, phase, deadline, -summary.updated_at


async def with_tables(
    context: RequestContext, summaries: Sequence[Summary]
) -> list[tuple[Summary, Table]]:
    """The tables of these summaries; one that was deleted meanwhile is left out."""
    found = []
    for summary in summaries:
        try:
            found.append((summary, (await context.app_state.tables.live(summary.table)).table))
        except Refused:
            continue
        # Other requests get their turn between two tables of a long list.
        await asyncio.sleep(0)
    return found
