"""Everything that one process of the house holds open, from its doors' opening to their closing."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from tamaya.channels import open_channel
from tamaya.house import House, Overheard
from tamaya.roster import bots_of
from tamaya.rules.game import Refused
from tamaya.stores import open_store
from tamaya.table.ports import Channel, Clock, Store
from tamaya.table.service import Tables
from tamaya.web.audience import Audiences
from tamaya.web.finished_games import FinishedGames
from tamaya.web.limits import Limits
from tamaya.web.metrics import Metrics
from tamaya.web.opened_tables import OpenedTables
from tamaya.web.passwords import Passwords
from tamaya.web.pauses import pause_seldom
from tamaya.web.presence import Presence
from tamaya.web.settings import Settings

log = logging.getLogger(__name__)

SECONDS_BETWEEN_ROUNDS = 30
TABLES_A_ROUND = 200


class SystemClock:
    """The time of this machine."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000


@dataclass(slots=True)
class Hall:
    """What the pages and the sockets of one process share."""

    settings: Settings
    store: Store
    channel: Channel
    clock: Clock
    tables: Tables
    audiences: Audiences
    limits: Limits
    opened_tables: OpenedTables
    passwords: Passwords
    presence: Presence
    metrics: Metrics = field(default_factory=Metrics)
    finished_games: FinishedGames = field(default_factory=FinishedGames)


@asynccontextmanager
async def open_hall(settings: Settings, clock: Clock | None = None) -> AsyncIterator[Hall]:
    """The house with its doors open; refused where its store cannot be had."""
    clock = clock or SystemClock()
    async with AsyncExitStack() as closing:
        store = await open_store(settings.database)
        closing.push_async_callback(store.close)
        channel = Overheard(await open_channel(settings.database))
        closing.push_async_callback(channel.close)
        tables = Tables(store, channel, clock, bots_of, settings.tables_per_guest)
        closing.push_async_callback(tables.rest)
        house = House(tables, store, clock)
        hall = Hall(
            settings=settings,
            store=store,
            channel=channel,
            clock=clock,
            tables=tables,
            audiences=Audiences(tables, channel, house.getting_ready),
            limits=Limits(settings),
            opened_tables=OpenedTables(settings.tables_per_address, tables),
            passwords=Passwords(),
            presence=Presence(store, channel),
        )
        closing.push_async_callback(hall.audiences.close)
        channel.listener = house.notice
        house.whenever_readiness_changes(hall.audiences.look_who_gets_ready)
        for work in (house.run(), keep_house(hall), hall.presence.see_out(), pause_seldom()):
            closing.push_async_callback(stop, asyncio.create_task(work))
        yield hall


async def keep_house(hall: Hall) -> None:
    """Clear away tables that never began; harmless where several processes do it."""
    while True:
        try:
            await clear_away(hall)
        except Refused as refused:
            log.warning("tables cannot be cleared away now: %s", refused.reason)
        await asyncio.sleep(SECONDS_BETWEEN_ROUNDS)


async def clear_away(hall: Hall) -> None:
    """Expire the tables that have waited too long for their start."""
    patience = 1000 * hall.settings.expiry_seconds
    before = hall.clock.now() - patience
    for summary in await hall.store.waiting_since(before, TABLES_A_ROUND):
        with suppress(Refused):
            await hall.tables.expire(summary.table, patience)


async def stop(task: asyncio.Task[Any]) -> None:
    """End a task that would go on for ever."""
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
