"""A house for one terminal: a store, its tables and its bots, and lines for the people there."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from secrets import token_hex

from msgspec.structs import replace

from tamaya.channels import open_channel
from tamaya.house import House, Overheard
from tamaya.roster import bots_of
from tamaya.rules.game import Refused
from tamaya.rules.shuffle import Seed, seed_from_words, seed_text
from tamaya.stores import open_store
from tamaya.table.commands import AddBot, Command, Sit, Start
from tamaya.table.decide import Asker
from tamaya.table.events import GuestId, TableId
from tamaya.table.options import Options
from tamaya.table.phase import Phase
from tamaya.table.ports import Channel, Store
from tamaya.table.service import Tables
from tamaya.table.settling import CONTRIBUTION_DIGITS
from tamaya.table.words import clean_name
from tamaya.terminal.local_line import LocalLine
from tamaya.terminal.pace import Pace, PacedThinkers
from tamaya.terminal.refusals import TerminalRefusal

ONLOOKER = "onlooker"


class SystemClock:
    """The time of this machine."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Person:
    """A seat held by somebody at this terminal."""

    name: str


@dataclass(frozen=True, slots=True)
class Bot:
    """A seat held by a bot of the house."""

    bot: str


class LocalHouse:
    """The tables of this terminal."""

    def __init__(self, store: Store, channel: Channel, tables: Tables) -> None:
        """Look after the tables of this store."""
        self._store = store
        self._channel = channel
        self._tables = tables

    async def begin(
        self, options: Options, seats: Sequence[Person | Bot], words: str | None = None
    ) -> list[LocalLine]:
        """Deal a game and give each person their line; without people, one to look on.

        The same words deal the same cards.
        """
        options = replace(options, seats=len(seats))
        names = [clean_name(seat.name) for seat in seats if isinstance(seat, Person)]
        if len(set(names)) < len(names):
            raise Refused(TerminalRefusal.NAME_TWICE)
        people = [Asker(new_guest(), name) for name in names]
        host = people[0] if people else Asker(new_guest(), ONLOOKER)
        table = await self._tables.open(host, options, "", secret=secret_of(words))
        sitting = iter(people)
        for number, seat in enumerate(seats):
            if isinstance(seat, Bot):
                await self._ask(table, host, AddBot(seat.bot, number))
            else:
                await self._ask(table, next(sitting), Sit(number, contribution(words, number)))
        await self._ask(table, host, Start())
        return [self._line(table, guest) for guest in people or [host]]

    async def resume(self) -> list[LocalLine]:
        """The lines of the people at the table that was left last."""
        tables = await self._store.all_tables()
        going = [summary for summary in tables if summary.phase is Phase.PLAYING]
        for summary in sorted(going, key=lambda summary: -summary.updated_at):
            chairs = (await self._tables.live(summary.table)).table.chairs
            people = [chair for chair in chairs if chair is not None and chair.bot is None]
            if people:
                guests = [Asker(chair.guest, chair.name) for chair in people]
                return [self._line(summary.table, guest) for guest in guests]
        raise Refused(TerminalRefusal.NOTHING_TO_RESUME)

    def _line(self, table: TableId, guest: Asker) -> LocalLine:
        return LocalLine(self._tables, self._channel, table, guest)

    async def _ask(self, table: TableId, asker: Asker, command: Command) -> None:
        await self._tables.ask(table, asker, command, token_hex(8))


@asynccontextmanager
async def open_local_house(database: str, pace: Pace) -> AsyncIterator[LocalHouse]:
    """The house with its bots awake; refused where its store cannot be had."""
    clock = SystemClock()
    async with AsyncExitStack() as closing:
        store = await open_store(database)
        closing.push_async_callback(store.close)
        channel = Overheard(await open_channel(database))
        closing.push_async_callback(channel.close)
        tables = Tables(store, channel, clock, bots_of)
        closing.push_async_callback(tables.rest)
        house = House(tables, store, clock, PacedThinkers(pace))
        channel.listener = house.notice
        closing.push_async_callback(stop, asyncio.create_task(house.run()))
        # The house begins to listen only once its task has run.
        await asyncio.sleep(0)
        yield LocalHouse(store, channel, tables)


async def stop(task: asyncio.Task[None]) -> None:
    """End a task that would go on for ever."""
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def new_guest() -> GuestId:
    """A guest whom no other table knows."""
    return GuestId(f"terminal-{token_hex(8)}")


def secret_of(words: str | None) -> Seed | None:
    """The house's part of the shuffle, where it is not left to chance."""
    return None if words is None else seed_from_words(words)


def contribution(words: str | None, seat: int) -> str:
    """A person's part of the shuffle."""
    if words is None:
        return token_hex(CONTRIBUTION_DIGITS // 2)
    return seed_text(seed_from_words(f"{words} {seat}"))[:CONTRIBUTION_DIGITS]
