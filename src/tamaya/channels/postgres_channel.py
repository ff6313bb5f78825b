"""The channel between several processes: PostgreSQL notifies each of them of every commit."""

import asyncio
import logging
from contextlib import suppress
from urllib.parse import urlsplit

import asyncpg

from tamaya.channels.memory_channel import MemoryChannel
from tamaya.channels.refusals import ChannelRefusal
from tamaya.rules.shared_types import Refused
from tamaya.table.events import GuestId, TableId
from tamaya.table.ports import ANY_GUEST

LOG_GREW = "tamaya_log_grew"
"""The channel on which the store's ``append_events`` notifies."""

GUEST_SIGNED_OUT = "tamaya_guest_left"
"""The channel on which the store notifies when a guest loses a device or is forgotten."""

EXAMPLE = "postgresql://user:password@host:5432/tamaya"
CONNECT_SECONDS = 10
RECONNECT_SECONDS = 1
KEEPALIVE_SECONDS = 15
"""How often an idle connection is tested."""

LOST = "lost"
NO_ANSWER = "no-answer"

FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)

log = logging.getLogger(__name__)


class PostgresChannel(MemoryChannel):
    """Notifies this process's subscribers of what every process has written.

    It reconnects for as long as it takes. Then every subscriber must read again, because
    notifications may have been lost.
    """

    def __init__(self, url: str) -> None:
        """Listen to the database at this URL."""
        super().__init__()
        self._url = url
        self._is_lost = asyncio.Event()
        self._listener_task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start to listen; raises if the database cannot be reached."""
        connection = await self._listen()
        self._listener_task = asyncio.create_task(self._keep_listening(connection))

    async def close(self) -> None:
        """Close the connection and end every subscription."""
        await super().close()
        if self._listener_task is not None:
            self._listener_task.cancel()
            with suppress(asyncio.CancelledError):
                await self._listener_task

    async def _listen(self) -> "asyncpg.Connection[asyncpg.Record]":
        connection = await asyncpg.connect(self._url, timeout=CONNECT_SECONDS)
        # One event per connection: the end of one may be reported after the next has begun.
        is_lost = self._is_lost = asyncio.Event()
        connection.add_termination_listener(lambda _: is_lost.set())
        try:
            await connection.add_listener(LOG_GREW, self._on_log_grew)
            await connection.add_listener(GUEST_SIGNED_OUT, self._on_guest_signed_out)
        except FAILURES:
            connection.terminate()
            raise
        return connection

    def _on_log_grew(self, _connection: object, _process: int, _name: str, payload: object) -> None:
        sequence, _, table = str(payload).partition(" ")
        self._subscriptions.publish(TableId(table), int(sequence))

    def _on_guest_signed_out(
        self, _connection: object, _process: int, _name: str, payload: object
    ) -> None:
        self._signed_out_guests.publish(GuestId(str(payload)))

    async def _keep_listening(self, connection: "asyncpg.Connection[asyncpg.Record]") -> None:
        try:
            while True:
                reason = await self._wait_until_lost(connection)
                self.is_connected = False
                self.failures[reason] += 1
                connection.terminate()
                log.warning("channel lost its connection to PostgreSQL: %s", reason)
                connection = await self._reconnect()
                self.is_connected = True
                log.warning("channel reconnected to PostgreSQL")
                self._subscriptions.resync()
                self._signed_out_guests.publish(ANY_GUEST)
        finally:
            connection.terminate()

    async def _wait_until_lost(self, connection: "asyncpg.Connection[asyncpg.Record]") -> str:
        """Wait until the connection has ended or does not answer; returns which."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._is_lost.wait(), KEEPALIVE_SECONDS)
                return LOST
            try:
                await connection.execute("select 1", timeout=CONNECT_SECONDS)
            except Exception:  # noqa: BLE001 -- whatever it is, a new connection is needed
                return NO_ANSWER

    async def _reconnect(self) -> "asyncpg.Connection[asyncpg.Record]":
        while True:
            try:
                return await self._listen()
            except Exception as failure:  # noqa: BLE001 -- nothing may end the listening
                log.warning("channel cannot reconnect: %s", type(failure).__name__)
                await asyncio.sleep(RECONNECT_SECONDS)


async def open_postgres_channel(url: str) -> PostgresChannel:
    """Open the channel of a database; refused where it cannot be reached."""
    channel = PostgresChannel(url)
    try:
        host = urlsplit(url).hostname or ""
        await channel.open()
    except ValueError:
        # The exception is not shown: it may quote a part of the password.
        raise Refused(ChannelRefusal.UNKNOWN_URL, scheme="postgresql", known=EXAMPLE) from None
    except FAILURES as error:
        raise Refused(
            ChannelRefusal.UNREACHABLE, store=f"postgresql://{host}", cause=str(error)
        ) from error
    return channel
