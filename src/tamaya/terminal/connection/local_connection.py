"""A connection to a table in this process, with the same messages as over the network."""

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, suppress
from secrets import token_hex

import msgspec

from tamaya.rules.shared_types import Refused
from tamaya.table.before_start import CONTRIBUTION_DIGITS
from tamaya.table.commands import Command, Contribute, OpenRematch, Start
from tamaya.table.decisions import Sender
from tamaya.table.event_visibility import viewpoint_of
from tamaya.table.events import TableId
from tamaya.table.live_table import LiveTable
from tamaya.table.phase import Phase
from tamaya.table.ports import Channel
from tamaya.table.service import Tables
from tamaya.terminal.connection.connection_interface import TableMessage
from tamaya.wire.codec import frame_bytes, parse_message
from tamaya.wire.messages_for_guest import (
    attached_message,
    current_cursor,
    messages_since,
    refusal_reply,
)
from tamaya.wire.replay_snapshots import game_snapshots
from tamaya.wire.server_messages import Attached, GameView, NewEntry, RefusalMessage


class LocalConnection:
    """One guest's connection; the table itself never passes through it."""

    def __init__(self, tables: Tables, channel: Channel, table: TableId, sender: Sender) -> None:
        """Connect a guest to a table."""
        self._tables = tables
        self._channel = channel
        self._table = table
        self._sender = sender

    @property
    def link(self) -> str:
        """Nobody else can come to a table of this process."""
        return ""

    async def messages(self) -> AsyncIterator[TableMessage]:
        """The table as it stands, then each new entry; then the same for each rematch."""
        next_table: TableId | None = self._table
        while next_table is not None:
            self._table, next_table = next_table, None
            async with aclosing(self._table_messages()) as sequences:
                async for message in sequences:
                    yield message
            # Only the people of this terminal can have opened a rematch, so all of them go there.
            next_table = (await self._tables.live(self._table)).table.rematch

    async def _table_messages(self) -> AsyncGenerator[TableMessage, None]:
        """The messages of one table, until there is a rematch."""
        guest = self._sender.guest
        async with self._channel.subscribe(self._table) as sequences:
            with suppress(Refused):
                # A guest who may not see the game still sees the table.
                await self._tables.watch(self._table, guest)
            live = await self._tables.live(self._table)
            known = current_cursor(live, guest)
            yield through_wire(attached_message(live, guest))
            await self._join_shuffle(live)
            async for sequence in sequences:
                live = await self._tables.live(self._table, sequence)
                messages = messages_since(live, guest, known)
                known = current_cursor(live, guest)
                for message in messages:
                    yield through_wire(message)
                if live.table.rematch is not None:
                    return
                await self._join_shuffle(live)

    async def _join_shuffle(self, live: LiveTable) -> None:
        """Contribute to the shuffle of a rematch; the host starts once everybody has."""
        if live.table.phase is not Phase.WAITING:
            return
        seat = live.table.seat_of(self._sender.guest)
        if seat is not None and not live.table.contributions[seat]:
            await self.submit(Contribute(token_hex(CONTRIBUTION_DIGITS // 2)))
        if live.table.host == self._sender.guest:
            await self.submit(Start())

    async def submit(self, command: Command) -> RefusalMessage | None:
        """Send a command as this guest."""
        try:
            await self._tables.submit(self._table, self._sender, command, token_hex(8))
        except Refused as why:
            return refusal_reply(why)
        return None

    async def past_view(self, move: int) -> GameView | None:
        """What this guest saw after this many moves."""
        live = await self._tables.live(self._table)
        viewer = viewpoint_of(live.table, self._sender.guest).viewer
        if live.table.game is None or viewer is None:
            return None
        snapshots = game_snapshots(live)
        if not 0 <= move <= snapshots.moves:
            return None
        view: GameView = msgspec.json.decode(snapshots.view(move, viewer), type=GameView)
        return view

    async def play_again(self) -> RefusalMessage | None:
        """Open a rematch; every connection of this terminal goes there by itself."""
        return await self.submit(OpenRematch())

    async def close(self) -> None:
        """There is nothing to close."""


def through_wire(message: TableMessage) -> TableMessage:
    """Encode and decode a message, so that nothing but the message passes."""
    arrived = parse_message(frame_bytes(message))
    assert isinstance(arrived, Attached | NewEntry)
    return arrived
