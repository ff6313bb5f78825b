"""uvicorn's protocols for HTTP and WebSocket, for clients that nobody can trust.

They limit how long a connection may take to send a request or to read the response, so that nobody
can use up the server's connections by doing nothing. A client that sends much that is no request
and no message is read in turns, so that nobody can use up the server's time either.
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
from websockets.frames import Frame

from tamaya.web.access.rate_limits import address_of
from tamaya.web.access.tcp_connections import DESCRIPTOR, SILENCE
from tamaya.web.app_state import AppState
from tamaya.web.gc_tuning import release_transport
from tamaya.web.paced_reading import PacedReading
from tamaya.wire.close_codes import CloseCode

State = type[Any]
"""A state of one side of a connection, as h11 calls it."""

SECONDS_TO_READ_THE_REST = 10
SECONDS_BETWEEN_READS = 30
"""A client that reads next to nothing of a response for this long is given up."""
FEWEST_BYTES_READ = 1024
MOST_FRAGMENTS = 100
"""In how many frames a message may come."""


def app_state_of(config: Config) -> AppState:
    """What the application that is served here holds open."""
    app: Any = config.app
    app_state: AppState = app.state.app_state
    return app_state


def descriptor_of(transport: asyncio.BaseTransport) -> int:
    """The descriptor of a connection, by which it is counted until it is closed."""
    connection: socket.socket = transport.get_extra_info("socket")
    return connection.fileno()


def address_in(client: tuple[str, int] | None) -> str:
    """The address that limits count by, of a client as uvicorn names it."""
    return address_of(client[0] if client else None)


class HttpProtocol(H11Protocol, PacedReading):
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
        self.stop_reading()
        super().connection_lost(exc)
        release_transport(self.transport)

    @property
    def is_read_paused(self) -> bool:
        """Whether uvicorn reads nothing for now."""
        return self.flow.read_paused

    def data_received(self, data: bytes) -> None:
        """Read on; each part of a request has a time limit from its beginning.

        The rest of a request is read in turns: it may come in thousands of chunks.
        """
        super().data_received(data)
        self._begin(self.conn.their_state)
        is_unfinished = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if is_unfinished and self.transport.get_protocol() is self:
            self.wait_to_read(self._app_state.turns, address_in(self.client))

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
        self.stop_reading()
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


class WireProtocol(WebSocketsSansIOProtocol, PacedReading):
    """uvicorn's WebSocket protocol; a client that reads nothing cannot hold it open.

    It also knows for how long nothing has come from the client, not even an answer to a ping.

    The application limits how many messages come. What is no message (pings, needless pongs,
    fragments, parts of a frame) counts like one here, and beyond the pace of people it is read in
    turns.
    """

    _received_at = 0.0
    _parts = 0
    """How many frames that were no whole message came in this read."""
    _has_message = False
    """Whether this read had a message, or an answer to a ping."""

    def connection_lost(self, exc: Exception | None) -> None:
        """End the count."""
        app_state_of(self.config).tcp_connections.leave(descriptor_of(self.transport))
        self.stop_reading()
        super().connection_lost(exc)
        release_transport(self.transport)

    @property
    def is_read_paused(self) -> bool:
        """Whether uvicorn reads nothing for now."""
        return self.read_paused

    def handle_ping(self) -> None:
        """Answer a ping, and count it."""
        self._parts += 1
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take an answer to a ping, and count one that nobody asked for."""
        if self.pending_ping_payload == bytes(event.data):
            self._has_message = True
        else:
            self._parts += 1
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a further fragment and count it; close a connection that sends too many."""
        self._parts += 1
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self.frames = []
            self.conn.send_close(CloseCode.MESSAGE_TOO_LONG)
            self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """Close a connection that sends invalid text; uvicorn would log a traceback for each."""
        self._has_message = not self.close_sent
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
        self._received_at = self.loop.time()
        is_answered = self.handshake_complete or not self.handshake_initiated
        is_open = self.handshake_complete
        self._parts, self._has_message = 0, False
        if is_answered:
            super().data_received(data)
        if not (is_answered and self.handshake_initiated):
            self.transport.abort()
        elif is_open and (self._parts or not self._has_message):
            self._pace(max(1, self._parts))

    def _pace(self, parts: int) -> None:
        """Wait for a turn to read on, where the address sends more than people do."""
        app_state, address = app_state_of(self.config), address_in(self.scope["client"])
        if not app_state.limits.unhurried.take(address, parts):
            self.wait_to_read(app_state.message_turns, address)

    def keepalive_timeout(self) -> None:
        """Close a connection whose client does not answer pings."""
        super().keepalive_timeout()
        self.loop.call_later(SECONDS_TO_READ_THE_REST, self.transport.abort)

    def _silence(self) -> float:
        """The seconds since something came from the client."""
        return self.loop.time() - self._received_at

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
        scope[SILENCE] = self._silence
        await super().run_asgi()
        self.loop.call_later(SECONDS_TO_READ_THE_REST, self.transport.abort)
