"""Tables in memory, a clock that tests set, and a bot runner."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

import pytest

from tamaya.bots import BotProcesses, BotRunner, TappedChannel
from tamaya.channels.memory_channel import MemoryChannel
from tamaya.roster import table_bots
from tamaya.stores.memory_store import MemoryLog
from tamaya.table.command_context import Sender
from tamaya.table.commands import AddBot, Sit, Start
from tamaya.table.events import GuestId, MoveMade, TableId
from tamaya.table.options import Options
from tamaya.table.phase import Phase
from tamaya.table.service import Tables
from tamaya.table.table_state import Table

HOST = Sender(GuestId("guest-alice"), "Alice")
FAR_TOO_LONG = 120
"""A test that waits this many seconds has failed."""


class ManualClock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def now(self) -> int:
        return self.time


@dataclass
class BotServer:
    """A log with its tables, on which bot runners can run."""

    log: MemoryLog = field(default_factory=MemoryLog)
    clock: ManualClock = field(default_factory=ManualClock)

    def __post_init__(self) -> None:
        self.channel = TappedChannel(MemoryChannel())
        self.tables = Tables(self.log, self.channel, self.clock, table_bots)

    @asynccontextmanager
    async def runner(
        self,
        processes: BotProcesses | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> AsyncIterator[BotRunner]:
        """A bot runner that runs within the ``with`` block."""
        runner = BotRunner(self.tables, self.log, self.clock, processes, 0.05, sleep)
        self.channel.listener = runner.table_changed
        running = asyncio.create_task(runner.run())
        try:
            yield runner
        finally:
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running
            self.channel.listener = None

    async def table(self, options: Options, *bots: str, is_started: bool = True) -> TableId:
        """A table at which Alice has the first seat and these bots the others."""
        table = await self.tables.open(HOST, options, "")
        await self.tables.submit(table, HOST, Sit(0, "c0" * 16), "sit")
        for number, bot in enumerate(bots):
            await self.tables.submit(table, HOST, AddBot(bot), f"bot {number}")
        if is_started:
            await self.tables.submit(table, HOST, Start(), "start")
        return table

    async def now(self, table: TableId) -> Table:
        return (await self.tables.live(table)).table

    async def moves(self, table: TableId) -> list[MoveMade]:
        return [
            entry.event for entry in await self.log.read(table) if isinstance(entry.event, MoveMade)
        ]

    async def until_moves(self, table: TableId, number: int) -> list[MoveMade]:
        """The moves of a table once there are this many."""
        async with asyncio.timeout(FAR_TOO_LONG):
            while True:
                made = await self.moves(table)
                if len(made) >= number:
                    return made
                await asyncio.sleep(0.01)

    async def until(self, table: TableId, seat: int | None) -> Table:
        """The table once this seat is to act, or the game is over."""
        async with asyncio.timeout(FAR_TOO_LONG):
            while True:
                now = await self.now(table)
                assert now.game is not None
                if now.phase is Phase.FINISHED or now.game.board.seat_to_act == seat:
                    return now
                await asyncio.sleep(0.01)


@pytest.fixture
def server(no_task_is_left: None) -> BotServer:
    return BotServer()
