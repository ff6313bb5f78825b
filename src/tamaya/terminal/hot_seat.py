"""The people who share one terminal: each has a connection, and one is at the screen."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import suppress

from tamaya.i18n import Catalogue
from tamaya.rules.shared_types import Refused
from tamaya.table.commands import Command
from tamaya.table.phase import Phase
from tamaya.terminal.connection.connection_interface import (
    ConnectionMessage,
    Reconnecting,
    TableConnection,
    TableMessage,
)
from tamaya.terminal.connection.remote_sign_in import RefusedByServer
from tamaya.terminal.received_table_state import Scene, scene_after
from tamaya.terminal.server_clock import ServerClock
from tamaya.wire.server_messages import GameView, NewEntry, RefusalMessage

HotSeatUpdate = tuple[int, ConnectionMessage] | Refused | RefusedByServer | None
"""A message for one person by number; or why a connection ended, None for no reason."""


class HotSeat:
    """People who share a screen. Only the scene of the person at the screen may be drawn."""

    def __init__(self, connections: Sequence[TableConnection], texts: Catalogue) -> None:
        """Cover the screen, unless there is only one person."""
        self._connections = connections
        self._texts = texts
        self._clock = ServerClock()
        self._scenes: list[Scene | None] = [None] * len(connections)
        self._scene_of_move: list[Scene | None] = [None] * len(connections)
        self._at_screen = 0
        self._is_reconnecting = False
        self._is_covered = self.is_shared

    @property
    def is_shared(self) -> bool:
        """Whether several people take turns at the screen."""
        return len(self._connections) > 1

    @property
    def scene(self) -> Scene | None:
        """What may be drawn; None before the first message and while the screen is covered."""
        return None if self.is_covered else self._scenes[self._at_screen]

    @property
    def is_covered(self) -> bool:
        """Whether the screen waits for the next person; never once the game is over."""
        scene = self._scenes[self._at_screen]
        return self._is_covered and not (scene is not None and scene.is_over)

    @property
    def is_reconnecting(self) -> bool:
        """Whether the connection is lost and being reopened."""
        return self._is_reconnecting

    @property
    def invitation(self) -> str:
        """The link to share while the table waits for people; else nothing."""
        scene = self.scene
        is_waiting = scene is not None and scene.state.phase is Phase.WAITING
        return self._connections[self._at_screen].link if is_waiting else ""

    @property
    def awaited_name(self) -> str | None:
        """The name of the person the screen waits for, if it is somebody's turn here."""
        scene = self._scenes[self._at_screen]
        if scene is None or scene.seat is None or not self._must_move(self._at_screen):
            return None
        return scene.names[scene.seat]

    @property
    def is_to_act(self) -> bool:
        """Whether somebody here has to move."""
        return any(map(self._must_move, range(len(self._connections))))

    @property
    def seconds_left(self) -> int | None:
        """The time left for the turn, where the table has a clock."""
        scene = self.scene
        if scene is None or scene.state.deadline is None or scene.is_over:
            return None
        return self._clock.seconds_until(scene.state.deadline)

    def uncover(self) -> None:
        """Show the screen to the person it waits for."""
        if self.awaited_name is not None:
            self._is_covered = False

    async def submit(self, command: Command) -> RefusalMessage | None:
        """Send a command for the person at the screen."""
        sender = self._at_screen
        # The entry may arrive before the answer.
        self._scene_of_move[sender] = self._scenes[sender]
        refusal = await self._connections[sender].submit(command)
        if refusal is not None:
            self._scene_of_move[sender] = None
        return refusal

    async def past_view(self, move: int) -> GameView | None:
        """What the person at the screen saw after this many moves."""
        return await self._connections[self._at_screen].past_view(move)

    async def play_again(self) -> RefusalMessage | None:
        """Start another game with the same people."""
        return await self._connections[self._at_screen].play_again()

    async def updates(self) -> AsyncGenerator[None, None]:
        """Yield after each message to anybody; end with the connections."""
        updates: asyncio.Queue[HotSeatUpdate] = asyncio.Queue()
        tasks = [
            asyncio.create_task(listen(number, connection, updates))
            for number, connection in enumerate(self._connections)
        ]
        try:
            while (update := await updates.get()) is not None:
                if isinstance(update, Refused | RefusedByServer):
                    raise update
                number, message = update
                self._is_reconnecting = isinstance(message, Reconnecting)
                if isinstance(message, Reconnecting):
                    yield
                    continue
                if isinstance(message, NewEntry):
                    self._clock.observe(message.at)
                self._cover_new_table(number, message)
                self._scenes[number] = scene_after(self._scenes[number], message, self._texts)
                self._switch_person()
                yield
        finally:
            for task in tasks:
                task.cancel()
            for task in tasks:
                with suppress(asyncio.CancelledError):
                    await task

    async def close(self) -> None:
        """Close every connection."""
        for connection in self._connections:
            await connection.close()

    def _cover_new_table(self, number: int, message: TableMessage) -> None:
        """Cover the screen at a rematch: everybody could see the end of the last game."""
        before = self._scenes[number]
        if before is not None and before.state.table != message.table:
            self._is_covered = self.is_shared

    def _switch_person(self) -> None:
        """Cover the screen as soon as somebody else has to move."""
        for number in range(len(self._connections)):
            if number != self._at_screen and self._must_move(number):
                self._at_screen = number
                self._is_covered = True

    def _must_move(self, number: int) -> bool:
        """Whether a person has to move and has not just done so."""
        scene = self._scenes[number]
        return scene is not None and scene.is_to_act and scene is not self._scene_of_move[number]


async def listen(
    number: int, connection: TableConnection, updates: "asyncio.Queue[HotSeatUpdate]"
) -> None:
    """Pass on the messages of one person."""
    try:
        async for message in connection.messages():
            await updates.put((number, message))
    except (Refused, RefusedByServer) as why:
        await updates.put(why)
    else:
        await updates.put(None)
