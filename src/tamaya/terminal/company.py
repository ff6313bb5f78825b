"""The people at one terminal: each has a line of their own, and one of them is at the screen."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import suppress

from tamaya.i18n import Catalogue
from tamaya.rules.game import Refused
from tamaya.table.commands import Command
from tamaya.terminal.clock import HouseClock
from tamaya.terminal.line import TableLine, TableMessage
from tamaya.terminal.scene import Scene, scene_after
from tamaya.terminal.visiting import HouseSaysNo
from tamaya.wire.server_messages import Happened, NotDone

News = tuple[int, TableMessage] | Refused | HouseSaysNo | None
"""Who was told what; or why nothing more is told to somebody."""


class Company:
    """Whoever shares a screen. Only the scene of whoever is before it may be drawn."""

    def __init__(self, lines: Sequence[TableLine], say: Catalogue) -> None:
        """Nobody is before the screen yet, unless there is but one."""
        self._lines = lines
        self._say = say
        self._clock = HouseClock()
        self._scenes: list[Scene | None] = [None] * len(lines)
        self._answered: list[Scene | None] = [None] * len(lines)
        self._at_screen = 0
        self._is_covered = self.is_shared

    @property
    def is_shared(self) -> bool:
        """Whether there are several people, of whom one alone may look at a time."""
        return len(self._lines) > 1

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
    def awaited(self) -> str | None:
        """Whose turn it is behind the cover, where it is the turn of somebody here."""
        scene = self._scenes[self._at_screen]
        if scene is None or scene.seat is None or not self._is_due(self._at_screen):
            return None
        return scene.names[scene.seat]

    @property
    def is_to_act(self) -> bool:
        """Whether somebody here has to decide."""
        return any(map(self._is_due, range(len(self._lines))))

    @property
    def seconds_left(self) -> int | None:
        """How long whoever is to act may still think, where the table has a clock."""
        scene = self.scene
        if scene is None or scene.state.deadline is None or scene.is_over:
            return None
        return self._clock.seconds_until(scene.state.deadline)

    def uncover(self) -> None:
        """The right person is there."""
        if self.awaited is not None:
            self._is_covered = False

    async def ask(self, command: Command) -> NotDone | None:
        """Ask for whoever is before the screen."""
        asker = self._at_screen
        # The news may come before the answer does.
        self._answered[asker] = self._scenes[asker]
        why_not = await self._lines[asker].ask(command)
        if why_not is not None:
            self._answered[asker] = None
        return why_not

    async def play_again(self) -> NotDone | None:
        """Ask for another game of the same people."""
        return await self._lines[self._at_screen].play_again()

    async def news(self) -> AsyncGenerator[None, None]:
        """Says each time that somebody has been told something; ends with the lines."""
        told: asyncio.Queue[News] = asyncio.Queue()
        tasks = [
            asyncio.create_task(listen(number, line, told))
            for number, line in enumerate(self._lines)
        ]
        try:
            while (heard := await told.get()) is not None:
                if isinstance(heard, Refused | HouseSaysNo):
                    raise heard
                number, message = heard
                if isinstance(message, Happened):
                    self._clock.heard(message.at)
                self._cover_another_table(number, message)
                self._scenes[number] = scene_after(self._scenes[number], message, self._say)
                self._pass_the_screen()
                yield
        finally:
            for task in tasks:
                task.cancel()
            for task in tasks:
                with suppress(asyncio.CancelledError):
                    await task

    async def close(self) -> None:
        """Hang up."""
        for line in self._lines:
            await line.close()

    def _cover_another_table(self, number: int, message: TableMessage) -> None:
        """All may look at a game that is over, and one alone at the hand for the next."""
        before = self._scenes[number]
        if before is not None and before.state.table != message.table:
            self._is_covered = self.is_shared

    def _pass_the_screen(self) -> None:
        """Cover the screen as soon as it is another's turn; it stays with them until then."""
        for number in range(len(self._lines)):
            if number != self._at_screen and self._is_due(number):
                self._at_screen = number
                self._is_covered = True

    def _is_due(self, number: int) -> bool:
        """Whether somebody has to decide: whoever has just decided waits for news instead."""
        scene = self._scenes[number]
        return scene is not None and scene.is_to_act and scene is not self._answered[number]


async def listen(number: int, line: TableLine, told: "asyncio.Queue[News]") -> None:
    """Pass on what one person is told."""
    try:
        async for message in line.messages():
            await told.put((number, message))
    except (Refused, HouseSaysNo) as why:
        await told.put(why)
    else:
        await told.put(None)
