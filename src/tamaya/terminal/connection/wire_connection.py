"""A connection to a table of a remote server, over a WebSocket.

A broken connection is reopened where it broke, so that no entry is missing or repeated.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from itertools import chain, repeat
from secrets import token_hex

from msgspec import MsgspecError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidURI, WebSocketException

from tamaya.rules.shared_types import Refused
from tamaya.table.before_start import CONTRIBUTION_DIGITS
from tamaya.table.commands import AddBot, Command, Contribute, OpenRematch, Sit
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal
from tamaya.terminal.connection.connection_interface import (
    ConnectionMessage,
    Reconnecting,
    TableMessage,
)
from tamaya.terminal.connection.remote_sign_in import Link, RefusedByServer
from tamaya.terminal.connection.remote_table import fetch_past_view
from tamaya.terminal.refusals import TerminalRefusal
from tamaya.wire.client_messages import Attach, ClientMessage, Hello, SendCommand
from tamaya.wire.codec import frame_bytes, parse_message
from tamaya.wire.messages_for_guest import VERSION
from tamaya.wire.server_messages import (
    Absences,
    Attached,
    Done,
    GameView,
    NewEntry,
    RefusalMessage,
    Reload,
    ServerMessage,
)

RETRY_SECONDS = (0.5, 1.0, 2.0, 3.0, 5.0, 10.0)
"""How long to wait before each attempt to connect again; the last is repeated."""

MOST_RETRY_SECONDS = 15 * 60.0
"""After this time without a connection, the terminal gives up."""

MAX_MESSAGE_BYTES = 16 * 2**20
"""A late guest gets the whole log of a table in one message."""

AUTOMATIC = "automatic-"
"""The prefix of the ids of commands that the connection sends by itself."""


class WireConnection:
    """One guest's connection over the network."""

    def __init__(
        self,
        link: Link,
        cookie: str,
        password: str | None = None,
        *,
        sits_down: bool = False,
        bots: Sequence[str] = (),
        token: str = "",
    ) -> None:
        """Connect to a table as the guest with this cookie, or as the bot with this token.

        Somebody who sits down as the host may bring bots.
        """
        self._link = link
        self._identity = {"Authorization": f"Bearer {token}"} if token else {"Cookie": cookie}
        self._password = password
        self._sits_down = sits_down
        self._bots = tuple(bots)
        self._socket: ClientConnection | None = None
        self._pending: dict[str, asyncio.Future[RefusalMessage | None]] = {}
        self._viewpoint: str | None = None
        self._sequence = 0
        self._rematch: str | None = None
        """The table of the rematch, once there is one."""
        self._plays_again = False

    @property
    def link(self) -> str:
        """The link of the current table."""
        return str(self._link)

    async def open(self) -> None:
        """Connect; refused where no server answers, or where it speaks another version."""
        try:
            self._socket = await connect(
                self._link.wire,
                additional_headers=self._identity,
                max_size=MAX_MESSAGE_BYTES,
            )
            await self._send(Hello(VERSION))
            answer = decode_message(await self._socket.recv())
            if isinstance(answer, Reload):
                raise Refused(TerminalRefusal.VERSION_MISMATCH)
            if isinstance(answer, RefusalMessage):
                raise RefusedByServer(answer)
            await self._attach()
        except (OSError, WebSocketException, InvalidURI, InvalidHandshake):
            raise Refused(TerminalRefusal.SERVER_UNREACHABLE, link=str(self._link)) from None

    async def messages(self) -> AsyncIterator[ConnectionMessage]:
        """The table as it stands, then each new entry, reconnecting where necessary."""
        while True:
            assert self._socket is not None
            with suppress(WebSocketException, OSError):
                async for frame in self._socket:
                    message = self._handle(decode_message(frame))
                    if message is not None:
                        await self._join_shuffle(message)
                        yield message
                        await self._go_to_rematch()
            self._fail_pending(TerminalRefusal.RECONNECTING)
            yield Reconnecting()
            await self._reopen()

    async def submit(self, command: Command) -> RefusalMessage | None:
        """Send a command, and wait for the answer."""
        command_id = token_hex(8)
        answer: asyncio.Future[RefusalMessage | None] = asyncio.get_running_loop().create_future()
        self._pending[command_id] = answer
        try:
            await self._send(SendCommand(command_id, self._link.table, command))
        except (WebSocketException, OSError):
            del self._pending[command_id]
            return RefusalMessage(command_id, TerminalRefusal.RECONNECTING.value, {})
        return await answer

    async def past_view(self, move: int) -> GameView | None:
        """What this guest saw after this many moves, asked of the server."""
        return await asyncio.to_thread(fetch_past_view, self._link, self._identity, move)

    async def play_again(self) -> RefusalMessage | None:
        """Open or join a rematch, and go to its table once it is known."""
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
        """Close the connection."""
        if self._socket is not None:
            await self._socket.close()

    async def _attach(self) -> None:
        await self._send(Attach(self._link.table, self._sequence, self._viewpoint, self._password))

    async def _go_to_rematch(self) -> None:
        """Go to the rematch, where it is wanted and known."""
        if self._plays_again and self._rematch is not None:
            self._link = Link(self._link.server, self._rematch)
            self._viewpoint, self._sequence = None, 0
            self._rematch, self._plays_again = None, False
            with suppress(WebSocketException, OSError):
                # A broken connection attaches when it is reopened.
                await self._attach()

    async def _join_shuffle(self, message: TableMessage) -> None:
        """Take a seat with the bots, or contribute to the shuffle, where that is still missing."""
        if not self._sits_down or not isinstance(message, Attached):
            return
        state, contribution = message.state, token_hex(CONTRIBUTION_DIGITS // 2)
        commands: list[Command] = []
        if state.my_seat is None:
            commands = [Sit(None, contribution), *map(AddBot, self._bots)]
            self._bots = ()
        elif state.phase is Phase.WAITING and not has_contributed(message):
            commands = [Contribute(contribution)]
        for command in commands:
            await self._send(SendCommand(f"{AUTOMATIC}{token_hex(8)}", self._link.table, command))

    def _handle(self, message: ServerMessage) -> TableMessage | None:
        """Return the messages of the table; pass answers to the commands that wait for them."""
        match message:
            case Attached() | NewEntry() | Absences() if message.table != self._link.table:
                # The table before the rematch still sends its entries.
                return None
            case Attached():
                self._viewpoint, self._sequence = message.viewpoint, message.sequence
                self._rematch = message.state.rematch
                return message
            case NewEntry():
                self._sequence, self._rematch = message.sequence, message.state.rematch
                return message
            case Absences():
                return message
            case Done(command_id):
                self._answer(command_id, None)
            case RefusalMessage(command_id):
                if command_id is None or command_id.startswith(AUTOMATIC):
                    raise RefusedByServer(message)
                self._answer(command_id, message)
            case _:
                pass
        return None

    def _answer(self, command_id: str, refusal: RefusalMessage | None) -> None:
        answer = self._pending.pop(command_id, None)
        if answer is not None and not answer.done():
            answer.set_result(refusal)

    def _fail_pending(self, reason: TerminalRefusal) -> None:
        """Refuse every command that still waits for an answer."""
        for command_id in list(self._pending):
            self._answer(command_id, RefusalMessage(command_id, reason.value, {}))

    async def _reopen(self) -> None:
        loop = asyncio.get_running_loop()
        last = loop.time() + MOST_RETRY_SECONDS
        for pause in chain(RETRY_SECONDS, repeat(RETRY_SECONDS[-1])):
            await asyncio.sleep(pause)
            try:
                await self.open()
            except Refused as why:
                if why.reason is not TerminalRefusal.SERVER_UNREACHABLE:
                    raise
                if loop.time() > last:
                    raise Refused(TerminalRefusal.CONNECTION_LOST) from None
            else:
                return

    async def _send(self, message: ClientMessage) -> None:
        assert self._socket is not None
        await self._socket.send(frame_bytes(message).decode())


def decode_message(frame: bytes | str) -> ServerMessage:
    """Decode a frame; refused where this program does not know the message."""
    try:
        return parse_message(frame)
    except MsgspecError:
        raise Refused(TerminalRefusal.VERSION_MISMATCH) from None


def has_contributed(message: Attached) -> bool:
    """Whether the guest's own seat has contributed to the shuffle."""
    return any(
        holder is not None and holder.is_me and holder.has_contributed
        for holder in message.state.holders
    )
