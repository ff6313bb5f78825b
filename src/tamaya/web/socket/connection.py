"""One WebSocket: messages are handled in order, and frames to send wait in a queue."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import assert_never

from msgspec.structs import replace
from starlette.responses import JSONResponse
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tamaya.rules.shared_types import Refused
from tamaya.table.commands import ChangeOptions, Command, MakeRemark, OpenRematch, Say
from tamaya.table.decisions import Sender, rematch_id
from tamaya.table.event_visibility import viewpoint_of
from tamaya.table.events import GuestId, TableId
from tamaya.table.ports import Guest
from tamaya.table.refusals import TableRefusal
from tamaya.web.access.guest_secrets import secret_hash
from tamaya.web.access.rate_limits import address_of
from tamaya.web.access.request_identity import (
    check_origin,
    find_signed_in,
    secret_of,
    signed_in_of,
    status_of,
)
from tamaya.web.access.tcp_connections import DESCRIPTOR, SILENCE
from tamaya.web.app_state import AppState
from tamaya.web.public_refusal import public_refusal
from tamaya.web.refusals import WebRefusal
from tamaya.web.safe_traceback import safe_traceback
from tamaya.web.socket.send_queue import SendQueue, SendQueueFull
from tamaya.wire.client_messages import Attach, ClientMessage, Detach, Hello, Ping, SendCommand
from tamaya.wire.close_codes import CloseCode
from tamaya.wire.codec import frame_bytes, id_of, parse_frame
from tamaya.wire.frame_refusals import WireRefusal
from tamaya.wire.messages_for_guest import hello_reply
from tamaya.wire.scalar_types import LONGEST_PASSWORD
from tamaya.wire.server_messages import Done, Pong, RefusalMessage, Reload, ServerMessage

log = logging.getLogger(__name__)

ANY_SEQUENCE = 1
"""Accepts a cached table however far it reaches: nothing newer is needed."""
MOST_TABLES = 20
"""How many tables one connection may be attached to."""
ENTRIES_PER_TOKEN = 50
"""A table with this many entries costs an address as much as one more message."""
TOKENS_PER_HANDSHAKE = 5
"""A handshake costs an address as much as this many messages, because it takes as much work."""
MOST_REFUSALS_IN_A_ROW = 100
"""After this many the connection is closed."""
SECONDS_FOR_LAST_MESSAGE = 1
UNKNOWN_GUEST = RefusalMessage(None, WebRefusal.UNKNOWN_GUEST.value, {})


async def wire(websocket: WebSocket) -> None:
    """Handle a WebSocket from handshake to close."""
    # A client may be gone before its handshake is answered.
    with suppress(WebSocketDisconnect):
        await answer_handshake(websocket)


async def answer_handshake(websocket: WebSocket) -> None:
    """Refuse a WebSocket, or accept it and run its connection."""
    app_state: AppState = websocket.app.state.app_state
    address = address_of(websocket.client.host if websocket.client else None)
    try:
        check_origin(websocket.headers, app_state.settings.names)
        if not await app_state.limits.take_request(address, TOKENS_PER_HANDSHAKE):
            raise Refused(WebRefusal.TOO_MANY_REQUESTS)
        with app_state.limits.connection(address):
            async with app_state.turns.turn(address):
                signed_in = await signed_in_of(app_state, websocket)
                await websocket.accept()
            if signed_in is None:
                app_state.metrics.refusals[WebRefusal.UNKNOWN_GUEST.value] += 1
                await close_unknown(websocket)
                return
            hashed = secret_hash(secret_of(websocket))
            connection = Connection(app_state, websocket, signed_in.guest, hashed, address)
            app_state.metrics.connections += 1
            app_state.guest_sockets.enter(connection)
            try:
                await connection.run()
            finally:
                app_state.guest_sockets.leave(connection)
                app_state.metrics.connections -= 1
    except Refused as why:
        app_state.metrics.refusals[why.reason.value] += 1
        if websocket.application_state is WebSocketState.CONNECTING:
            body = {"reason": why.reason.value, "details": {}}
            await websocket.send_denial_response(JSONResponse(body, status_of(why.reason.value)))


async def close_unknown(websocket: WebSocket) -> None:
    """Close the socket of a guest whom the server does not know.

    A browser cannot read the answer to a refused handshake and would connect again for ever, so
    the handshake is accepted and the code says to stop.
    """
    with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        async with asyncio.timeout(SECONDS_FOR_LAST_MESSAGE):
            await websocket.send_text(frame_bytes(UNKNOWN_GUEST).decode())
            await websocket.close(CloseCode.UNKNOWN_GUEST)


class Connection:
    """The connection of one guest."""

    def __init__(
        self, app_state: AppState, websocket: WebSocket, guest: Guest, hashed: bytes, address: str
    ) -> None:
        """Start before the client has said hello."""
        self.guest_id: GuestId = guest.id
        self.secret_hash = hashed
        self._app_state = app_state
        self._websocket = websocket
        self._descriptor: int | None = websocket.scope.get(DESCRIPTOR)
        self.silence: Callable[[], float] = websocket.scope[SILENCE]
        self._name = guest.name
        self._address = address
        self._send_queue = SendQueue()
        self._bucket = app_state.limits.connection_bucket()
        self._tables: set[TableId] = set()
        self._has_said_hello = False
        self._refusals_in_a_row = 0
        self._close_code: CloseCode | None = None
        self._last_message: RefusalMessage | None = None
        self._dropped = asyncio.Event()

    async def run(self) -> None:
        """Read and write until either end closes."""
        reading = asyncio.create_task(self._read())
        writing = asyncio.create_task(self._write())
        dropped = asyncio.create_task(self._dropped.wait())
        try:
            await asyncio.wait({reading, writing, dropped}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (reading, writing, dropped):
                task.cancel()
            await asyncio.gather(reading, writing, dropped, return_exceptions=True)
            for table in self._tables:
                await self._app_state.audiences.leave(table, self)
        if self._close_code is not None:
            with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
                # A client that reads nothing does not read the last message either.
                async with asyncio.timeout(SECONDS_FOR_LAST_MESSAGE):
                    if self._last_message is not None:
                        await self._websocket.send_text(frame_bytes(self._last_message).decode())
                    await self._websocket.close(self._close_code)

    def send_frame(self, frame: bytes) -> None:
        """Queue a frame; a client that reads too slowly is dropped, and can resume."""
        try:
            self._send_queue.put(frame)
        except SendQueueFull:
            if not self._dropped.is_set():
                self._app_state.metrics.slow_readers += 1
            self.drop()

    def drop(self, code: CloseCode = CloseCode.TOO_SLOW) -> None:
        """Close the connection, by default as too slow."""
        self._close_code = code
        self._dropped.set()

    def close_signed_out(self, command_id: str | None = None) -> None:
        """Refuse as an unknown guest, and close the connection."""
        self._last_message = replace(UNKNOWN_GUEST, id=command_id)
        self.drop(CloseCode.UNKNOWN_GUEST)

    def send(self, message: ServerMessage) -> None:
        """Queue a message."""
        if isinstance(message, RefusalMessage):
            self._app_state.metrics.refusals[message.reason] += 1
        self.send_frame(frame_bytes(message))

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                frame = await self._send_queue.next()
                await self._websocket.send_text(frame.decode())
                self._app_state.metrics.frames_out += 1

    async def _read(self) -> None:
        while not self._dropped.is_set():
            received = await self._websocket.receive()
            if received["type"] == "websocket.disconnect":
                return
            frame: str | bytes = received.get("text") or received.get("bytes") or b""
            self._app_state.metrics.frames_in += 1
            await self._handle_frame(frame)

    async def _handle_frame(self, frame: str | bytes) -> None:
        """Handle one frame; every failure is answered with a refusal."""
        if not self._app_state.limits.unhurried.take(self._address):
            async with self._app_state.message_turns.turn(self._address):
                await self._answer_frame(frame)
        else:
            await self._answer_frame(frame)

    async def _answer_frame(self, frame: str | bytes) -> None:
        """Answer one frame when it is its turn."""
        try:
            if not (self._bucket.take() and self._app_state.limits.requests.take(self._address)):
                raise Refused(WireRefusal.TOO_FAST)
            message = parse_frame(frame)
            if not self._has_said_hello and not isinstance(message, Hello):
                raise Refused(WireRefusal.HELLO_FIRST)
            await self._dispatch(message)
            self._refusals_in_a_row = 0
        except Refused as why:
            if why.reason is WebRefusal.UNKNOWN_GUEST:
                self._app_state.metrics.refusals[why.reason.value] += 1
                self.close_signed_out(id_of(frame))
                return
            self.send(public_refusal(why, id_of(frame)))
            self._refusals_in_a_row += 1
            if self._refusals_in_a_row >= MOST_REFUSALS_IN_A_ROW:
                self.drop(CloseCode.TOO_MANY_REFUSALS)
        except Exception as failure:  # noqa: BLE001
            # The client learns that something failed, and nothing else.
            self._app_state.metrics.failures += 1
            log.error("message failed: %s", safe_traceback(failure))
            self.send(RefusalMessage(id_of(frame), WebRefusal.INTERNAL.value, {}))

    async def _dispatch(self, message: ClientMessage) -> None:
        match message:
            case Hello():
                answer = hello_reply(message, self._name)
                self.send(answer)
                self._has_said_hello = not isinstance(answer, Reload)
            case Attach():
                await self._attach(message)
            case Detach(table):
                self._tables.discard(TableId(table))
                await self._app_state.audiences.leave(TableId(table), self)
            case SendCommand():
                await self._submit(message)
            case Ping(command_id):
                self.send(Pong(command_id))
            case _:
                assert_never(message)

    async def _attach(self, message: Attach) -> None:
        table = TableId(message.table)
        if table not in self._tables and len(self._tables) >= MOST_TABLES:
            raise Refused(WebRefusal.TOO_MANY_ATTACHED, most=MOST_TABLES)
        await self._sender()
        live = await self._app_state.tables.live(table)
        if live.table.needs_password(self.guest_id):
            if message.password is None:
                raise Refused(TableRefusal.WRONG_PASSWORD)
            known = live.table.options.password
            async with self._app_state.stored_limits.password_guess(self._address, table, known):
                await self._app_state.passwords.check(known, message.password)
            await self._app_state.tables.admit(table, self.guest_id, known)
        entries = len(live.visible_indices(viewpoint_of(live.table, self.guest_id)))
        if not self._app_state.limits.requests.take(self._address, entries // ENTRIES_PER_TOKEN):
            raise Refused(WireRefusal.TOO_FAST)
        # A client that attaches again is sent the table again, from the sequence it names.
        await self._app_state.audiences.leave(table, self)
        self._tables.add(table)
        if self._descriptor is not None:
            self._app_state.tcp_connections.join_table(self._descriptor)
        await self._app_state.audiences.join(table, self, message)

    async def _submit(self, message: SendCommand) -> None:
        table = TableId(message.table)
        if table not in self._tables:
            raise Refused(WireRefusal.NOT_ATTACHED)
        live = await self._app_state.tables.live(table, ANY_SEQUENCE)
        if live.table.needs_password(self.guest_id):
            # The host has changed the password since they attached.
            raise Refused(TableRefusal.WRONG_PASSWORD)
        if isinstance(message.command, Say | MakeRemark) and not self._app_state.limits.talk.take(
            self.guest_id
        ):
            raise Refused(WireRefusal.TOO_FAST)
        began = time.perf_counter()
        sender = await self._sender()
        command = await self._hash_password(message.command)
        if isinstance(command, OpenRematch) and live.table.rematch is None:
            rematch = rematch_id(live.table)
            async with self._app_state.stored_limits.table_of_address(self._address, rematch):
                await self._app_state.tables.submit(table, sender, command, message.id)
        else:
            await self._app_state.tables.submit(table, sender, command, message.id)
        self._app_state.metrics.record_command(time.perf_counter() - began)
        self.send(Done(message.id))

    async def _sender(self) -> Sender:
        """The guest under their current name; refused where they were signed out."""
        found = await find_signed_in(self._app_state, self.secret_hash)
        if found is None:
            raise Refused(WebRefusal.UNKNOWN_GUEST)
        return Sender(found.guest.id, found.guest.name)

    async def _hash_password(self, command: Command) -> Command:
        """The command as the log may keep it: with a hash in place of a password."""
        if isinstance(command, ChangeOptions) and command.options.password:
            if len(command.options.password) > LONGEST_PASSWORD:
                raise Refused(WireRefusal.BAD_FIELD, field="command.options.password")
            await self._app_state.stored_limits.check_passwords(self._address)
            hashed = await self._app_state.passwords.hash(command.options.password)
            return ChangeOptions(replace(command.options, password=hashed))
        return command
