"""Everything that one server process holds open from start to stop."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial

from uvicorn.middleware.proxy_headers import _TrustedHosts

from tamaya.bots import BotProcesses, BotRunner, TappedChannel
from tamaya.channels import open_channel
from tamaya.roster import table_bots
from tamaya.rules.shared_types import Refused
from tamaya.stores import open_store
from tamaya.table.ports import Channel, Clock, Store, UnseenGuest
from tamaya.table.service import Tables
from tamaya.web.access.rate_limits import Limits
from tamaya.web.access.stored_limits import StoredLimits
from tamaya.web.access.table_passwords import Passwords
from tamaya.web.access.tcp_connections import TcpConnections
from tamaya.web.access.turns import TurnQueue
from tamaya.web.api.game_result_cache import StatisticsCache
from tamaya.web.descriptors import DescriptorCount, most_connections
from tamaya.web.gc_tuning import collect_young_forever, tuned_gc
from tamaya.web.metrics import Metrics
from tamaya.web.reads.read_processes import ReadProcesses
from tamaya.web.retention import last_change_kept, purge_step
from tamaya.web.reviews.review_jobs import ReviewJobs
from tamaya.web.settings import Settings
from tamaya.web.shared_metrics import SharedMetrics
from tamaya.web.socket.audience import Audiences
from tamaya.web.socket.guest_sockets import GuestSockets
from tamaya.web.socket.table_presence import StoredPresences, TablePresence
from tamaya.web.store_check import StoreCheck
from tamaya.web.supervised_tasks import SupervisedTasks

SECONDS_BETWEEN_ROUNDS = 30
TABLES_A_ROUND = 200


class SystemClock:
    """The time of this machine."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000


@dataclass(slots=True)
class AppState:
    """What the HTTP endpoints and the sockets of one process share."""

    settings: Settings
    store: Store
    channel: Channel
    clock: Clock
    tables: Tables
    audiences: Audiences
    limits: Limits
    stored_limits: StoredLimits
    passwords: Passwords
    guest_sockets: GuestSockets
    reads: ReadProcesses
    reviews: ReviewJobs
    metrics: Metrics
    tasks: SupervisedTasks
    store_check: StoreCheck
    tcp_connections: TcpConnections
    turns: TurnQueue = field(default_factory=TurnQueue)
    """For new connections and requests."""
    message_turns: TurnQueue = field(default_factory=TurnQueue)
    """For hurried messages: nobody at a table waits behind those who are still to come."""
    descriptors: DescriptorCount = field(default_factory=DescriptorCount)
    shared_metrics: SharedMetrics | None = None
    """Where several processes share their metrics."""
    statistics_cache: StatisticsCache = field(default_factory=StatisticsCache)


@asynccontextmanager
async def open_app_state(settings: Settings, clock: Clock | None = None) -> AsyncIterator[AppState]:
    """Open everything and close it at the end; refused where the store cannot be opened."""
    clock = clock or SystemClock()
    async with AsyncExitStack() as closing:
        closing.enter_context(tuned_gc())
        store = await open_store(settings.database)
        closing.push_async_callback(store.close)
        channel = TappedChannel(await open_channel(settings.database))
        closing.push_async_callback(channel.close)
        find_presences = StoredPresences(store, clock).find
        tables = Tables(
            store, channel, clock, table_bots, settings.tables_per_guest, find_presences
        )
        closing.push_async_callback(tables.drain)
        metrics = Metrics()
        metrics.store_failures = store.failures
        metrics.channel_failures = channel.failures
        bot_processes = BotProcesses(settings.bot_processes, on_wait=metrics.record_bot_wait)
        bot_runner = BotRunner(tables, store, clock, bot_processes)
        app_state = AppState(
            settings=settings,
            store=store,
            channel=channel,
            clock=clock,
            tables=tables,
            audiences=Audiences(tables, channel, bot_runner.preparing_seats),
            limits=Limits(settings),
            stored_limits=StoredLimits(
                settings, store, clock, await store.address_salt(), tables.end_solo_game
            ),
            passwords=Passwords(),
            guest_sockets=GuestSockets(store, channel),
            reads=ReadProcesses(settings, metrics),
            reviews=ReviewJobs(settings, store, clock),
            metrics=metrics,
            tasks=SupervisedTasks(metrics),
            store_check=StoreCheck(store),
            tcp_connections=TcpConnections(
                most_connections(settings.tcp_connections),
                settings.tcp_connections_per_address,
                settings.tcp_connections_per_second_and_address,
                _TrustedHosts(settings.proxies).__contains__,
            ),
        )
        closing.push_async_callback(app_state.reads.close)
        closing.push_async_callback(app_state.reviews.close)
        closing.push_async_callback(app_state.audiences.close)
        channel.listener = bot_runner.table_changed
        bot_runner.on_preparing_change(app_state.audiences.update_preparing_bots)
        bot_runner.on_failure = partial(app_state.tasks.record_failure, "bots")
        table_presence = TablePresence(store, clock, app_state.audiences)
        closing.push_async_callback(table_presence.close)
        closing.push_async_callback(app_state.tasks.close)
        app_state.tasks.start("bots", bot_runner.run)
        app_state.tasks.start("presence", table_presence.run)
        app_state.tasks.start("gc", collect_young_forever)
        app_state.tasks.start("expiry", partial(expire_tables_forever, app_state))
        app_state.tasks.start("purge", partial(purge_forever, app_state))
        app_state.tasks.start("signed-out-guests", app_state.guest_sockets.close_signed_out_sockets)
        yield app_state


async def expire_tables_forever(app_state: AppState) -> None:
    """Expire tables that never started; several processes may do so at once."""
    while True:
        # A store that fails now has logged it itself.
        with suppress(Refused):
            await expire_old_tables(app_state)
        await asyncio.sleep(SECONDS_BETWEEN_ROUNDS)


async def expire_old_tables(app_state: AppState) -> None:
    """Expire the tables that have waited too long for their start.

    Those that cannot be read stay for ever, and must not keep the others from their turn.
    """
    patience = 1000 * app_state.settings.expiry_seconds
    before = app_state.clock.now() - patience
    most = TABLES_A_ROUND + len(app_state.tables.unreadable)
    for summary in await app_state.store.stale_waiting_tables(before, most):
        try:
            await app_state.tables.expire(summary.table, patience)
        except Refused:
            continue
        except Exception as failure:  # noqa: BLE001 -- one table must not stop the others
            app_state.tasks.record_failure("expiry", failure)


async def purge_forever(app_state: AppState) -> None:
    """Delete what the settings do not keep, a step a round; several processes may do so at once."""
    last_guest: UnseenGuest | None = None
    while True:
        await asyncio.sleep(SECONDS_BETWEEN_ROUNDS)
        # A store that fails now has logged it itself.
        with suppress(Refused):
            last_guest = await purge_old(app_state, last_guest)


async def purge_old(app_state: AppState, last_guest: UnseenGuest | None) -> UnseenGuest | None:
    """Delete a bounded number of things; returns the guest after whom the next round goes on."""
    settings, now = app_state.settings, app_state.clock.now()
    step = await purge_step(app_state.store, settings, now, last_guest)
    before = last_change_kept(settings, now)
    if before is not None:
        app_state.tables.drop_over(before)
    for guest in step.signed_out:
        await app_state.channel.publish_signed_out_guest(guest)
    return step.last_guest
