"""How fast the bots of a terminal move, so that eyes can follow."""

import asyncio

from tamaya.bots.bot_processes import BotProcesses
from tamaya.bots.bot_tasks import AnyMove, BotTask

SLOWEST = 60.0
FACTOR = 1.5
"""By so much a bot's pause grows or shrinks at a time."""


class Pace:
    """A pause before each move of a bot; it can be changed, or held, while they play."""

    def __init__(self, seconds: float) -> None:
        """Pause so long."""
        self.seconds = seconds
        self._released = asyncio.Event()
        self._released.set()

    @property
    def is_held(self) -> bool:
        """Whether nobody moves for now."""
        return not self._released.is_set()

    def toggle_hold(self) -> None:
        """Have the bots wait, or no longer."""
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
    """Bots that take their time."""

    def __init__(self, pace: Pace) -> None:
        """Think as any bot of the house does, after a pause."""
        super().__init__(processes=1)
        self._pace = pace

    async def decide(self, task: BotTask) -> AnyMove:
        """What the bot decides, once the pause is over."""
        await self._pace.pause()
        return await super().decide(task)
