"""uvicorn's protocols for HTTP and WebSocket, for clients that nobody can trust.

They limit how long a connection may take to send a request or to read the response, so that nobody
can use up the server's connections by doing nothing.
"""

import asyncio
import socket
from typing import Any

import h11
from uvicorn import Config
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from tamaya.web.access.tcp_connections import DESCRIPTOR
from tamaya.web.app_state import AppState
from tamaya.web.gc_tuning import release_transport
from tamaya.wire.close_codes import CloseCode

State = type[Any]
"""A state of one side of a connection, as h11 calls it."""

SECONDS_TO_READ_THE_REST = 10
SECONDS_BETWEEN_READS = 30
"""A client that reads next to nothing of a response for this long is given up."""
FEWEST_BYTES_READ = 1024


def app_state_of(config: Config) -> AppState:
    """What the application that is served here holds open."""
    app: Any = config.app
    app_state: AppState = app.state.app_state
    return app_state


def descriptor_of(transport: asyncio.BaseTransport) -> int:
    """The descriptor of a connection, by which it is counted until it is closed."""
    connection: socket.socket = transport.get_extra_info("socket")
    return connection.fileno()


class HttpProtocol(H11Protocol):
    """uvicorn's HTTP protocol, with limits on time.

    uvicorn itself limits only how long a connection may be idle between two requests.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        """Start before the connection is accepted."""
        super().__init__(config, server_state, app_state, _loop)
        self._app_state = app_state_of(config)
        settings = self._app_state.settings
        self._seconds_for: dict[State | None, int] = {
            h11.IDLE: settings.header_seconds,
            h11.SEND_BODY: settings.body_seconds,
        }
        self._phase: State | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._reading_check: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self._begin(h11.IDLE)

    def connection_lost(self, exc: Exception | None) -> None:
        """End the count and all time limits."""
        self._app_state.tcp_connections.leave(descriptor_of(self.transport))
        self._stop_deadlines()
        super().connection_lost(exc)
        release_transport(self.transport)

    def data_received(self, data: bytes) -> None:
        """Read on; each part of a request has a time limit from its beginning."""
        super().data_received(data)
        self._begin(self.conn.their_state)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP, and end the request that it interrupts."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None:
            cycle.disconnected = True
            cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def on_response_complete(self) -> None:
        """Wait for the rest of the request, or the next one.

        uvicorn closes a connection that stays idle between two requests.
        """
        super().on_response_complete()
        their_state = self.conn.their_state
        self._begin(their_state if their_state is h11.SEND_BODY else None)

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection."""
        super().timeout_keep_alive_handler()
        self._begin(None)

    def pause_writing(self) -> None:
        """Watch whether the client reads on."""
        super().pause_writing()
        self._watch_reading()

    def resume_writing(self) -> None:
        """The client has read enough, unless it is to read everything before it is closed."""
        super().resume_writing()
        if self._reading_check is not None and not self.transport.is_closing():
            self._reading_check.cancel()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Pass the connection on to the other protocol, still counted."""
        self._stop_deadlines()
        super().handle_websocket_upgrade(event)

    def _begin(self, phase: State | None) -> None:
        """Begin a phase with its time limit, unless it has begun already."""
        if self.transport.get_protocol() is not self:
            return  # It is a WebSocket now.
        if self.transport.is_closing():
            # It is closed once the client has read what waits.
            self._stop_deadlines()
            self._watch_reading()
            return
        if phase is self._phase:
            return
        self._phase = phase
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        seconds = self._seconds_for.get(phase)
        if seconds is not None:
            self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _watch_reading(self) -> None:
        waiting = self.transport.get_write_buffer_size()
        self._reading_check = self.loop.call_later(
            SECONDS_BETWEEN_READS, self._check_reading, waiting
        )

    def _check_reading(self, waiting_before: int) -> None:
        """Give up a client that has read next to nothing; slow ones may take their time."""
        if waiting_before - self.transport.get_write_buffer_size() < FEWEST_BYTES_READ:
            self.transport.abort()
        else:
            self._watch_reading()

    def _stop_deadlines(self) -> None:
        for deadline in (self._deadline, self._reading_check):
            if deadline is not None:
                deadline.cancel()


class WireProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol; a client that reads nothing cannot hold it open."""

    def connection_lost(self, exc: Exception | None) -> None:
        """End the count."""
        app_state_of(self.config).tcp_connections.leave(descriptor_of(self.transport))
        super().connection_lost(exc)
        release_transport(self.transport)

    def send_receive_event_to_app(self) -> None:
        """Close a connection that sends invalid text; uvicorn would log a traceback for each."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(CloseCode.INVALID_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def data_received(self, data: bytes) -> None:
        """Read on; the handshake comes in one piece, and nothing follows before its answer."""
        is_answered = self.handshake_complete or not self.handshake_initiated
        if is_answered:
            super().data_received(data)
        if not (is_answered and self.handshake_initiated):
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Close a connection whose client does not answer pings."""
        super().keepalive_timeout()
        self.loop.call_later(SECONDS_TO_READ_THE_REST, self.transport.abort)

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message, and mark a refused handshake as complete.

        Otherwise uvicorn would log an error for each refused handshake.
        """
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = self.close_sent

    async def run_asgi(self) -> None:
        """Run the application, then give the client some time to read the rest."""
        scope: dict[str, Any] = self.scope  # type: ignore[assignment]
        scope[DESCRIPTOR] = descriptor_of(self.transport)
        await super().run_asgi()
        self.loop.call_later(SECONDS_TO_READ_THE_REST, self.transport.abort)
