"""uvicorn on a listening socket, whose new connections are counted and take turns."""

import asyncio
import socket
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any

import uvicorn

from tamaya.web.access.rate_limits import address_of
from tamaya.web.app_state import AppState
from tamaya.web.log_setup import CANNOT_ACCEPT
from tamaya.web.protocols import HttpProtocol
from tamaya.web.refusals import WebRefusal

CONNECTIONS_AT_ONCE = 16
SECONDS_BETWEEN_CONNECTIONS = 0.005
"""So long nothing is accepted after that many: even a refusal takes time."""
SECONDS_WITHOUT_DESCRIPTORS = 1.0

REFUSAL_BODY = b'{"reason":"%b","details":{}}' % WebRefusal.TOO_MANY_CONNECTIONS.value.encode()
TOO_MANY_CONNECTIONS = b"\r\n".join(
    (
        b"HTTP/1.1 429 Too Many Requests",
        b"content-type: application/json",
        b"content-length: %d" % len(REFUSAL_BODY),
        b"connection: close",
        b"",
        REFUSAL_BODY,
    )
)


class AcceptingServer(uvicorn.Server):
    """Accepts connections itself, and hands them to uvicorn's protocols one after the other.

    asyncio would make a protocol for every connection as soon as it comes, up to 2,048 before it
    does anything else: a flood of connections would make everybody wait.
    """

    def __init__(
        self, config: uvicorn.Config, app_state: AppState, listening: socket.socket
    ) -> None:
        """Accept nothing yet."""
        super().__init__(config)
        self._app_state = app_state
        self._listening = listening
        self._tasks: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: Sequence[socket.socket] | None = None) -> None:
        """Start to accept connections."""
        del sockets
        await super().startup([])
        self._listening.setblocking(False)  # noqa: FBT003 -- it takes no name
        self._start_task(self._accept_forever())

    async def shutdown(self, sockets: Sequence[socket.socket] | None = None) -> None:
        """Accept no more, and end the connections as uvicorn does."""
        del sockets
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._listening.close()
        await super().shutdown([])

    def _start_task(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _accept_forever(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                for _ in range(CONNECTIONS_AT_ONCE):
                    self._accept(*await loop.sock_accept(self._listening))
                await asyncio.sleep(SECONDS_BETWEEN_CONNECTIONS)
            except ConnectionAbortedError:
                continue
            except OSError as failure:
                loop.call_exception_handler({"message": CANNOT_ACCEPT, "exception": failure})
                await asyncio.sleep(SECONDS_WITHOUT_DESCRIPTORS)

    def _accept(self, connection: socket.socket, client: tuple[Any, ...]) -> None:
        """Count a connection and give it a turn, or refuse it where there are too many."""
        if self._app_state.tcp_connections.enter(connection.fileno(), client[0]):
            self._start_task(self._connect(connection, address_of(client[0])))
            return
        self._app_state.metrics.refused_connections += 1
        with connection, suppress(OSError):
            connection.setblocking(False)  # noqa: FBT003 -- it takes no name
            connection.send(TOO_MANY_CONNECTIONS)

    async def _connect(self, connection: socket.socket, address: str) -> None:
        """Hand a connection to a protocol when it is its turn."""
        is_connected = False
        try:
            async with self._app_state.turns.turn(address):
                with suppress(OSError):
                    await asyncio.get_running_loop().connect_accepted_socket(
                        self._create_protocol, connection
                    )
                    is_connected = True
                    # Its request is read in the same turn, if it is there already.
                    await asyncio.sleep(0)
        finally:
            if not is_connected:
                self._app_state.tcp_connections.leave(connection.fileno())
                connection.close()

    def _create_protocol(self) -> HttpProtocol:
        return HttpProtocol(self.config, self.server_state, self.lifespan.state)
