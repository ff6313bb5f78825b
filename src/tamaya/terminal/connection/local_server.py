"""A server for one terminal: a store, its tables and bots, and connections for its people."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from secrets import token_hex

from msgspec.structs import replace

from tamaya.bots import BotRunner, TappedChannel
from tamaya.channels import open_channel
from tamaya.roster import table_bots
from tamaya.rules.seed_and_shuffle import Seed, seed_from_words, seed_text
from tamaya.rules.shared_types import Refused
from tamaya.stores import open_store
from tamaya.table.before_start import CONTRIBUTION_DIGITS
from tamaya.table.commands import AddBot, Command, Sit, Start
from tamaya.table.decisions import Sender
from tamaya.table.events import GuestId, TableId
from tamaya.table.options import Options
from tamaya.table.phase import Phase
from tamaya.table.ports import Channel, Store
from tamaya.table.service import Tables
from tamaya.table.text_cleanup import clean_name
from tamaya.terminal.bot_pace import Pace, PacedBotProcesses
from tamaya.terminal.connection.local_connection import LocalConnection
from tamaya.terminal.refusals import TerminalRefusal

SPECTATOR_NAME = "onlooker"


class LocalClock:
    """This machine's clock."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Person:
    """A seat for somebody at this terminal."""

    name: str


@dataclass(frozen=True, slots=True)
class Bot:
    """A seat for a bot."""

    bot: str


class LocalServer:
    """The tables of this terminal."""

    def __init__(self, store: Store, channel: Channel, tables: Tables) -> None:
        """Serve the tables of this store."""
        self._store = store
        self._channel = channel
        self._tables = tables

    async def begin(
        self, options: Options, seats: Sequence[Person | Bot], words: str | None = None
    ) -> list[LocalConnection]:
        """Start a game and connect each person; without people, connect one spectator.

        The same words deal the same cards.
        """
        # Somebody who names a bot in a terminal knows which one it is.
        options = replace(options, seats=len(seats), expert_bots=True)
        names = [clean_name(seat.name) for seat in seats if isinstance(seat, Person)]
        if len(set(names)) < len(names):
            raise Refused(TerminalRefusal.NAME_TWICE)
        people = [Sender(new_guest_id(), name) for name in names]
        host = people[0] if people else Sender(new_guest_id(), SPECTATOR_NAME)
        table = await self._tables.open(host, options, "", secret=secret_from(words))
        next_person = iter(people)
        for number, seat in enumerate(seats):
            if isinstance(seat, Bot):
                await self._submit(table, host, AddBot(seat.bot, number))
            else:
                await self._submit(
                    table, next(next_person), Sit(number, contribution(words, number))
                )
        await self._submit(table, host, Start())
        return [self._connection(table, guest) for guest in people or [host]]

    async def resume(self, wanted: TableId | None = None) -> list[LocalConnection]:
        """Connect the people of this game, or of the last unfinished one."""
        tables = [wanted] if wanted is not None else await self._unfinished()
        for table in tables:
            try:
                holders = (await self._tables.live(table)).table.holders
            except Refused:
                # One damaged game does not keep people from an earlier one.
                continue
            people = [holder for holder in holders if holder is not None and holder.bot is None]
            if people:
                guests = [Sender(holder.guest, holder.name) for holder in people]
                return [self._connection(table, guest) for guest in guests]
        raise Refused(TerminalRefusal.NOTHING_TO_RESUME)

    async def _unfinished(self) -> list[TableId]:
        """The tables whose game is not over, the last changed first."""
        tables = await self._store.all_tables()
        running = [summary for summary in tables if summary.phase is Phase.PLAYING]
        return [each.table for each in sorted(running, key=lambda each: -each.updated_at)]

    def _connection(self, table: TableId, guest: Sender) -> LocalConnection:
        return LocalConnection(self._tables, self._channel, table, guest)

    async def _submit(self, table: TableId, sender: Sender, command: Command) -> None:
        await self._tables.submit(table, sender, command, token_hex(8))


@asynccontextmanager
async def open_local_server(database: str, pace: Pace) -> AsyncIterator[LocalServer]:
    """Open the server and run its bots; refused where the store cannot be opened."""
    clock = LocalClock()
    async with AsyncExitStack() as closing:
        store = await open_store(database)
        closing.push_async_callback(store.close)
        channel = TappedChannel(await open_channel(database))
        closing.push_async_callback(channel.close)
        tables = Tables(store, channel, clock, table_bots)
        closing.push_async_callback(tables.drain)
        bot_runner = BotRunner(tables, store, clock, PacedBotProcesses(pace))
        channel.listener = bot_runner.table_changed
        closing.push_async_callback(stop, asyncio.create_task(bot_runner.run()))
        # The bot runner listens only once its task has started.
        await asyncio.sleep(0)
        yield LocalServer(store, channel, tables)


async def stop(task: asyncio.Task[None]) -> None:
    """Cancel a task that never ends by itself."""
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def new_guest_id() -> GuestId:
    """A new guest for one table."""
    return GuestId(f"terminal-{token_hex(8)}")


def secret_from(words: str | None) -> Seed | None:
    """The server's part of the shuffle, where words decide it."""
    return None if words is None else seed_from_words(words)


def contribution(words: str | None, seat: int) -> str:
    """A seat's contribution to the shuffle."""
    if words is None:
        return token_hex(CONTRIBUTION_DIGITS // 2)
    return seed_text(seed_from_words(f"{words} {seat}"))[:CONTRIBUTION_DIGITS]
