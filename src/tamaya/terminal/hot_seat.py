"""The people at one terminal: each has a line of their own, and one of them is at the screen."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import suppress

from tamaya.i18n import Catalogue
from tamaya.rules.game import Refused
from tamaya.table.commands import Command
from tamaya.terminal.clock import ServerClock
from tamaya.terminal.connection.remote_server import RefusedByServer
from tamaya.terminal.connection.table_connection import TableConnection, TableMessage
from tamaya.terminal.scene import Scene, scene_after
from tamaya.wire.server_messages import NewEntry, RefusalMessage

HotSeatUpdate = tuple[int, TableMessage] | Refused | RefusedByServer | None
"""Who was told what; or why nothing more is told to somebody."""


class HotSeat:
    """Whoever shares a screen. Only the scene of whoever is before it may be drawn."""

    def __init__(self, connections: Sequence[TableConnection], texts: Catalogue) -> None:
        """Nobody is before the screen yet, unless there is but one."""
        self._connections = connections
        self._texts = texts
        self._clock = ServerClock()
        self._scenes: list[Scene | None] = [None] * len(connections)
        self._decided: list[Scene | None] = [None] * len(connections)
        self._at_screen = 0
        self._is_covered = self.is_shared

    @property
    def is_shared(self) -> bool:
        """Whether there are several people, of whom one alone may look at a time."""
        return len(self._connections) > 1

    @property
    def scene(self) -> Scene | None:
        """What may be drawn: nothing before the first message, nor while the screen is covered."""
        return None if self.is_covered else self._scenes[self._at_screen]

    @property
    def is_covered(self) -> bool:
        """Whether the screen waits for the right person; once the game is over it never does."""
        scene = self._scenes[self._at_screen]
        return self._is_covered and not (scene is not None and scene.is_over)

    @property
    def awaited_name(self) -> str | None:
        """Whose turn it is behind the cover, where it is the turn of somebody here."""
        scene = self._scenes[self._at_screen]
        if scene is None or scene.seat is None or not self._must_decide(self._at_screen):
            return None
        return scene.names[scene.seat]

    @property
    def is_to_act(self) -> bool:
        """Whether somebody here has to decide."""
        return any(map(self._must_decide, range(len(self._connections))))

    @property
    def seconds_left(self) -> int | None:
        """How long whoever is to act may still think, where the table has a clock."""
        scene = self.scene
        if scene is None or scene.state.deadline is None or scene.is_over:
            return None
        return self._clock.seconds_until(scene.state.deadline)

    def uncover(self) -> None:
        """The right person is there."""
        if self.awaited_name is not None:
            self._is_covered = False

    async def submit(self, command: Command) -> RefusalMessage | None:
        """Ask for whoever is before the screen."""
        sender = self._at_screen
        # The news may come before the answer does.
        self._decided[sender] = self._scenes[sender]
        refusal = await self._connections[sender].submit(command)
        if refusal is not None:
            self._decided[sender] = None
        return refusal

    async def play_again(self) -> RefusalMessage | None:
        """Ask for another game of the same people."""
        return await self._connections[self._at_screen].play_again()

    async def updates(self) -> AsyncGenerator[None, None]:
        """Says each time that somebody has been told something; ends with the lines."""
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
        """Hang up."""
        for connection in self._connections:
            await connection.close()

    def _cover_new_table(self, number: int, message: TableMessage) -> None:
        """All may look at a game that is over, and one alone at the hand for the next."""
        before = self._scenes[number]
        if before is not None and before.state.table != message.table:
            self._is_covered = self.is_shared

    def _switch_person(self) -> None:
        """Cover the screen as soon as it is another's turn; it stays with them until then."""
        for number in range(len(self._connections)):
            if number != self._at_screen and self._must_decide(number):
                self._at_screen = number
                self._is_covered = True

    def _must_decide(self, number: int) -> bool:
        """Whether somebody has to decide: whoever has just decided waits for news instead."""
        scene = self._scenes[number]
        return scene is not None and scene.is_to_act and scene is not self._decided[number]


async def listen(
    number: int, connection: TableConnection, updates: "asyncio.Queue[HotSeatUpdate]"
) -> None:
    """Pass on what one person is told."""
    try:
        async for message in connection.messages():
            await updates.put((number, message))
    except (Refused, RefusedByServer) as why:
        await updates.put(why)
    else:
        await updates.put(None)
