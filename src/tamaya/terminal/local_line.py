"""A line to a table in this process: the same messages that would travel, made in the same way."""

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, suppress
from secrets import token_hex

from tamaya.rules.game import Refused
from tamaya.table.commands import Command, Contribute, OpenRematch, Start
from tamaya.table.decide import Asker
from tamaya.table.events import TableId
from tamaya.table.phase import Phase
from tamaya.table.ports import Channel
from tamaya.table.service import LiveTable, Tables
from tamaya.table.settling import CONTRIBUTION_DIGITS
from tamaya.terminal.line import TableMessage
from tamaya.wire.codec import frame_bytes, parse_message
from tamaya.wire.server_messages import Attached, Happened, NotDone
from tamaya.wire.telling import attached, known_now, news, refused


class LocalLine:
    """One guest's line. The table itself stays on the other side of it."""

    def __init__(self, tables: Tables, channel: Channel, table: TableId, asker: Asker) -> None:
        """Join this guest to this table."""
        self._tables = tables
        self._channel = channel
        self._table = table
        self._asker = asker

    async def messages(self) -> AsyncIterator[TableMessage]:
        """How the table stands, then all that happens; then the same of each rematch."""
        next_table: TableId | None = self._table
        while next_table is not None:
            self._table, next_table = next_table, None
            async with aclosing(self._messages_of_this_table()) as told:
                async for message in told:
                    yield message
            # Nobody but the people of this terminal can have opened one, so all of them go there.
            next_table = (await self._tables.live(self._table)).table.rematch

    async def _messages_of_this_table(self) -> AsyncGenerator[TableMessage, None]:
        """What is told of one table, until its people play again at another."""
        guest = self._asker.guest
        async with self._channel.subscribe(self._table) as told:
            with suppress(Refused):
                # Somebody to whom the game is not shown is told of the table alone.
                await self._tables.watch(self._table, guest)
            live = await self._tables.live(self._table)
            known = known_now(live, guest)
            yield travelled(attached(live, guest))
            await self._settle(live)
            async for sequence in told:
                live = await self._tables.live(self._table, sequence)
                fresh = news(live, guest, known)
                known = known_now(live, guest)
                for message in fresh:
                    yield travelled(message)
                if live.table.rematch is not None:
                    return
                await self._settle(live)

    async def _settle(self, live: LiveTable) -> None:
        """At a rematch, add one's part to the shuffle; the host begins as soon as all have."""
        if live.table.phase is not Phase.WAITING:
            return
        seat = live.table.seat_of(self._asker.guest)
        if seat is not None and not live.table.contributions[seat]:
            await self.ask(Contribute(token_hex(CONTRIBUTION_DIGITS // 2)))
        if live.table.host == self._asker.guest:
            await self.ask(Start())

    async def ask(self, command: Command) -> NotDone | None:
        """Ask the table as this guest."""
        try:
            await self._tables.ask(self._table, self._asker, command, token_hex(8))
        except Refused as why:
            return refused(why)
        return None

    async def play_again(self) -> NotDone | None:
        """Open a table for another game; every line of this terminal goes on there by itself."""
        return await self.ask(OpenRematch())

    async def close(self) -> None:
        """Nothing is held."""


def travelled(message: TableMessage) -> TableMessage:
    """The message as it comes out at the other end of a wire: nothing else comes with it."""
    arrived = parse_message(frame_bytes(message))
    assert isinstance(arrived, Attached | Happened)
    return arrived
