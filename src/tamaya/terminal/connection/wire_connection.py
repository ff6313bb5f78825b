"""A line to a table of an open house: the wire, spoken over a WebSocket.

A line that breaks is taken up again where it broke; nothing is told twice or left out.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from secrets import token_hex

from msgspec import MsgspecError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidURI, WebSocketException

from tamaya.rules.game import Refused
from tamaya.table.before_start import CONTRIBUTION_DIGITS
from tamaya.table.commands import Command, Contribute, OpenRematch, Sit
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal
from tamaya.terminal.connection.remote_server import Link, RefusedByServer
from tamaya.terminal.connection.table_connection import TableMessage
from tamaya.terminal.refusals import TerminalRefusal
from tamaya.wire.client_messages import Attach, ClientMessage, Hello, SendCommand
from tamaya.wire.codec import frame_bytes, parse_message
from tamaya.wire.messages_for import VERSION
from tamaya.wire.server_messages import (
    Attached,
    Done,
    NewEntry,
    RefusalMessage,
    Reload,
    ServerMessage,
)

RETRIES = 5
RETRY_SECONDS = 1.0
MAX_MESSAGE_BYTES = 16 * 2**20
"""A long evening is told in one message to whoever comes late."""

AUTOMATIC = "settle-"
"""What the name of a question begins with that the line asks by itself."""


class WireConnection:
    """One guest's line over the network."""

    def __init__(
        self, link: Link, cookie: str, password: str | None = None, *, sits_down: bool = False
    ) -> None:
        """Come to this table as the guest whom the cookie proves, to play or to look on."""
        self._link = link
        self._cookie = cookie
        self._password = password
        self._sits_down = sits_down
        self._socket: ClientConnection | None = None
        self._pending: dict[str, asyncio.Future[RefusalMessage | None]] = {}
        self._viewpoint: str | None = None
        self._sequence = 0
        self._rematch: str | None = None
        """The table where the same people play again, once there is one."""
        self._plays_again = False

    @property
    def link(self) -> Link:
        """The table that this line leads to now."""
        return self._link

    async def open(self) -> None:
        """Reach the house; refused where there is none, or where it speaks otherwise."""
        try:
            self._socket = await connect(
                self._link.wire,
                additional_headers={"Cookie": self._cookie},
                max_size=MAX_MESSAGE_BYTES,
            )
            await self._send(Hello(VERSION))
            if isinstance(decode_message(await self._socket.recv()), Reload):
                raise Refused(TerminalRefusal.VERSION_MISMATCH)
            await self._attach()
        except (OSError, WebSocketException, InvalidURI, InvalidHandshake):
            raise Refused(TerminalRefusal.SERVER_UNREACHABLE, link=str(self._link)) from None

    async def messages(self) -> AsyncIterator[TableMessage]:
        """How the table stands, then all that happens, over as many sockets as it takes."""
        while True:
            assert self._socket is not None
            with suppress(WebSocketException, OSError):
                async for frame in self._socket:
                    message = self._handle(decode_message(frame))
                    if message is not None:
                        await self._join_shuffle(message)
                        yield message
                        await self._go_to_rematch()
            self._fail_pending(TerminalRefusal.CONNECTION_LOST)
            await self._reopen()

    async def submit(self, command: Command) -> RefusalMessage | None:
        """Ask the table, and wait for its answer."""
        name = token_hex(8)
        answer: asyncio.Future[RefusalMessage | None] = asyncio.get_running_loop().create_future()
        self._pending[name] = answer
        try:
            await self._send(SendCommand(name, self._link.table, command))
        except (WebSocketException, OSError):
            del self._pending[name]
            return RefusalMessage(name, TerminalRefusal.CONNECTION_LOST.value, {})
        return await answer

    async def play_again(self) -> RefusalMessage | None:
        """Ask for another game, and go to its table once the house tells of it."""
        self._plays_again = True
        refusal = None
        if self._rematch is None:
            refusal = await self.submit(OpenRematch())
        if refusal is not None and refusal.reason != TableRefusal.REMATCH_OPENED:
            self._plays_again = False
            return refusal
        await self._go_to_rematch()
        return None

    async def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            await self._socket.close()

    async def _attach(self) -> None:
        await self._send(Attach(self._link.table, self._sequence, self._viewpoint, self._password))

    async def _go_to_rematch(self) -> None:
        """Go to the next table, where one was asked for and is known."""
        if self._plays_again and self._rematch is not None:
            self._link = Link(self._link.server, self._rematch)
            self._viewpoint, self._sequence = None, 0
            self._rematch, self._plays_again = None, False
            with suppress(WebSocketException, OSError):
                # A line that is broken attaches anew as soon as it is mended.
                await self._attach()

    async def _join_shuffle(self, message: TableMessage) -> None:
        """Take a seat, or add a part to the shuffle, where that is still to be done."""
        state, part = message.state, token_hex(CONTRIBUTION_DIGITS // 2)
        if not self._sits_down or not isinstance(message, Attached):
            return
        command: Command | None = None
        if state.my_seat is None:
            command = Sit(None, part)
        elif state.phase is Phase.WAITING and not has_contributed(message):
            command = Contribute(part)
        if command is not None:
            await self._send(SendCommand(f"{AUTOMATIC}{token_hex(8)}", self._link.table, command))

    def _handle(self, message: ServerMessage) -> TableMessage | None:
        """What of a message is for the table's people; answers find whoever asked."""
        match message:
            case Attached() | NewEntry() if message.table != self._link.table:
                # The table before this one still tells what its people say.
                return None
            case Attached():
                self._viewpoint, self._sequence = message.viewpoint, message.sequence
                self._rematch = message.state.rematch
                return message
            case NewEntry():
                self._sequence, self._rematch = message.sequence, message.state.rematch
                return message
            case Done(name):
                self._answer(name, None)
            case RefusalMessage(name):
                if name is None or name.startswith(AUTOMATIC):
                    raise RefusedByServer(message)
                self._answer(name, message)
            case _:
                pass
        return None

    def _answer(self, name: str, refused: RefusalMessage | None) -> None:
        answer = self._pending.pop(name, None)
        if answer is not None and not answer.done():
            answer.set_result(refused)

    def _fail_pending(self, reason: TerminalRefusal) -> None:
        """Tell everybody who still waits for an answer that there will be none."""
        for name in list(self._pending):
            self._answer(name, RefusalMessage(name, reason.value, {}))

    async def _reopen(self) -> None:
        for number in range(1, RETRIES + 1):
            await asyncio.sleep(RETRY_SECONDS * number)
            try:
                await self.open()
            except Refused as why:
                if why.reason is not TerminalRefusal.SERVER_UNREACHABLE:
                    raise
            else:
                return
        raise Refused(TerminalRefusal.CONNECTION_LOST)

    async def _send(self, message: ClientMessage) -> None:
        assert self._socket is not None
        await self._socket.send(frame_bytes(message).decode())


def decode_message(frame: bytes | str) -> ServerMessage:
    """The message in a frame; refused where it is none that this program knows."""
    try:
        return parse_message(frame)
    except MsgspecError:
        raise Refused(TerminalRefusal.VERSION_MISMATCH) from None


def has_contributed(message: Attached) -> bool:
    """Whether one's own seat has added its part to the shuffle."""
    return any(
        holder is not None and holder.is_me and holder.has_contributed
        for holder in message.state.holders
    )
