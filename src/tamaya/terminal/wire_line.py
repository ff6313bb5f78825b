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
from tamaya.table.commands import Command, Contribute, OpenRematch, Sit
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal
from tamaya.table.settling import CONTRIBUTION_DIGITS
from tamaya.terminal.line import TableMessage
from tamaya.terminal.refusals import TerminalRefusal
from tamaya.terminal.visiting import HouseSaysNo, Link
from tamaya.wire.client_messages import AskTable, Attach, ClientMessage, Hello
from tamaya.wire.codec import frame_bytes, parse_message
from tamaya.wire.server_messages import Attached, Done, Happened, NotDone, Reload, ServerMessage
from tamaya.wire.telling import VERSION

TRIES = 5
SECONDS_BETWEEN_TRIES = 1.0
LONGEST_MESSAGE = 16 * 2**20
"""A long evening is told in one message to whoever comes late."""

SETTLING = "settle-"
"""What the name of a question begins with that the line asks by itself."""


class WireLine:
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
        self._asked: dict[str, asyncio.Future[NotDone | None]] = {}
        self._eyes: str | None = None
        self._heard = 0
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
                max_size=LONGEST_MESSAGE,
            )
            await self._send(Hello(VERSION))
            if isinstance(message_in(await self._socket.recv()), Reload):
                raise Refused(TerminalRefusal.HOUSE_SPEAKS_OTHERWISE)
            await self._attach()
        except (OSError, WebSocketException, InvalidURI, InvalidHandshake):
            raise Refused(TerminalRefusal.HOUSE_UNREACHABLE, link=str(self._link)) from None

    async def messages(self) -> AsyncIterator[TableMessage]:
        """How the table stands, then all that happens, over as many sockets as it takes."""
        while True:
            assert self._socket is not None
            with suppress(WebSocketException, OSError):
                async for frame in self._socket:
                    message = self._heard_of(message_in(frame))
                    if message is not None:
                        await self._settle(message)
                        yield message
                        await self._follow()
            self._give_up(TerminalRefusal.LINE_LOST)
            await self._reopen()

    async def ask(self, command: Command) -> NotDone | None:
        """Ask the table, and wait for its answer."""
        name = token_hex(8)
        answer: asyncio.Future[NotDone | None] = asyncio.get_running_loop().create_future()
        self._asked[name] = answer
        try:
            await self._send(AskTable(name, self._link.table, command))
        except (WebSocketException, OSError):
            del self._asked[name]
            return NotDone(name, TerminalRefusal.LINE_LOST.value, {})
        return await answer

    async def play_again(self) -> NotDone | None:
        """Ask for another game, and go to its table once the house tells of it."""
        self._plays_again = True
        why_not = None
        if self._rematch is None:
            why_not = await self.ask(OpenRematch())
        if why_not is not None and why_not.reason != TableRefusal.REMATCH_OPENED:
            self._plays_again = False
            return why_not
        await self._follow()
        return None

    async def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            await self._socket.close()

    async def _attach(self) -> None:
        await self._send(Attach(self._link.table, self._heard, self._eyes, self._password))

    async def _follow(self) -> None:
        """Go to the next table, where one was asked for and is known."""
        if self._plays_again and self._rematch is not None:
            self._link = Link(self._link.house, self._rematch)
            self._eyes, self._heard = None, 0
            self._rematch, self._plays_again = None, False
            with suppress(WebSocketException, OSError):
                # A line that is broken attaches anew as soon as it is mended.
                await self._attach()

    async def _settle(self, message: TableMessage) -> None:
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
            await self._send(AskTable(f"{SETTLING}{token_hex(8)}", self._link.table, command))

    def _heard_of(self, message: ServerMessage) -> TableMessage | None:
        """What of a message is for the table's people; answers find whoever asked."""
        match message:
            case Attached() | Happened() if message.table != self._link.table:
                # The table before this one still tells what its people say.
                return None
            case Attached():
                self._eyes, self._heard = message.eyes, message.sequence
                self._rematch = message.state.rematch
                return message
            case Happened():
                self._heard, self._rematch = message.sequence, message.state.rematch
                return message
            case Done(name):
                self._answer(name, None)
            case NotDone(name):
                if name is None or name.startswith(SETTLING):
                    raise HouseSaysNo(message)
                self._answer(name, message)
            case _:
                pass
        return None

    def _answer(self, name: str, refused: NotDone | None) -> None:
        answer = self._asked.pop(name, None)
        if answer is not None and not answer.done():
            answer.set_result(refused)

    def _give_up(self, reason: TerminalRefusal) -> None:
        """Tell everybody who still waits for an answer that there will be none."""
        for name in list(self._asked):
            self._answer(name, NotDone(name, reason.value, {}))

    async def _reopen(self) -> None:
        for number in range(1, TRIES + 1):
            await asyncio.sleep(SECONDS_BETWEEN_TRIES * number)
            try:
                await self.open()
            except Refused as why:
                if why.reason is not TerminalRefusal.HOUSE_UNREACHABLE:
                    raise
            else:
                return
        raise Refused(TerminalRefusal.LINE_LOST)

    async def _send(self, message: ClientMessage) -> None:
        assert self._socket is not None
        await self._socket.send(frame_bytes(message).decode())


def message_in(frame: bytes | str) -> ServerMessage:
    """The message in a frame; refused where it is none that this program knows."""
    try:
        return parse_message(frame)
    except MsgspecError:
        raise Refused(TerminalRefusal.HOUSE_SPEAKS_OTHERWISE) from None


def has_contributed(message: Attached) -> bool:
    """Whether one's own seat has added its part to the shuffle."""
    return any(
        chair is not None and chair.is_me and chair.has_contributed
        for chair in message.state.chairs
    )
