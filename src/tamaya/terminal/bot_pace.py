"""How fast the bots of a terminal move, so that people can follow."""

import asyncio
from collections.abc import Hashable

from tamaya.bots.bot_processes import BotProcesses
from tamaya.bots.game_adapters import AnyMove
from tamaya.bots.move_request import MoveRequest

SLOWEST = 60.0
FACTOR = 1.5
"""How much one step changes the pause."""


class Pace:
    """The pause before each bot move; it can be changed, or held, during the game."""

    def __init__(self, seconds: float) -> None:
        """Pause this many seconds."""
        self.seconds = seconds
        self._released = asyncio.Event()
        self._released.set()

    @property
    def is_held(self) -> bool:
        """Whether the bots are held."""
        return not self._released.is_set()

    def toggle_hold(self) -> None:
        """Hold the bots, or let them go on."""
        if self.is_held:
            self._released.set()
        else:
            self._released.clear()

    def speed_up(self) -> None:
        """Pause less."""
        self.seconds /= FACTOR

    def slow_down(self) -> None:
        """Pause longer."""
        self.seconds = min(SLOWEST, max(self.seconds, 0.1) * FACTOR)

    async def pause(self) -> None:
        """Wait until the next move may be made."""
        if self.seconds:
            await asyncio.sleep(self.seconds)
        await self._released.wait()


class PacedBotProcesses(BotProcesses):
    """Bots that wait before they move."""

    def __init__(self, pace: Pace) -> None:
        """Pause at this pace before each move."""
        super().__init__(processes=1)
        self._pace = pace

    async def decide(self, task: MoveRequest, table: Hashable) -> AnyMove:
        """Decide as any bot does, after the pause."""
        await self._pace.pause()
        return await super().decide(task, table)
