"""The background tasks of one process: a task that fails is logged, counted and started again."""

import asyncio
import logging
import time
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

from tamaya.web.metrics import Metrics
from tamaya.web.safe_traceback import safe_traceback

log = logging.getLogger(__name__)

FIRST_PAUSE_SECONDS = 1.0
LONGEST_PAUSE_SECONDS = 60.0
"""Between two starts; the pause doubles with every failure."""

FAILURES_IN_A_ROW = 3
SECONDS_IN_A_ROW = 300.0
"""A task that has failed this often in this time keeps failing; one that ran for as long without a
failure begins again with the first pause."""

Work = Callable[[], Awaitable[None]]


class SupervisedTasks:
    """Runs tasks by name until they are closed."""

    def __init__(
        self,
        metrics: Metrics,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """Start with no task; failures are counted in these metrics."""
        self._metrics = metrics
        self._now = now
        self._sleep = sleep
        self._is_closed = False
        self._tasks: list[asyncio.Task[None]] = []
        self._failed_at: defaultdict[str, deque[float]] = defaultdict(
            lambda: deque(maxlen=FAILURES_IN_A_ROW)
        )

    def start(self, name: str, work: Work) -> None:
        """Run this work, and again whenever it fails; work that returns is done."""
        self._tasks.append(asyncio.create_task(self._supervise(name, work), name=name))

    def record_failure(self, name: str, failure: BaseException) -> None:
        """Log and count a failure of a task, also one that did not end it."""
        log.error("task %s failed: %s", name, safe_traceback(failure))
        self._metrics.task_failures[name] += 1
        self._failed_at[name].append(self._now())

    def failing(self) -> tuple[str, ...]:
        """The names of the tasks that keep failing."""
        return tuple(
            name
            for name, times in sorted(self._failed_at.items())
            if len(times) == FAILURES_IN_A_ROW and self._now() - times[0] < SECONDS_IN_A_ROW
        )

    async def close(self) -> None:
        """Cancel the tasks, the last one first, and wait until they have ended."""
        self._is_closed = True
        while self._tasks:
            task = self._tasks.pop()
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _supervise(self, name: str, work: Work) -> None:
        pause = FIRST_PAUSE_SECONDS
        while True:
            began = self._now()
            try:
                await work()
            except Exception as failure:  # noqa: BLE001 -- whatever it is, the task goes on
                self.record_failure(name, failure)
            else:
                return
            if self._is_closed:
                # It failed while it was cancelled.
                return
            if self._now() - began >= SECONDS_IN_A_ROW:
                pause = FIRST_PAUSE_SECONDS
            await self._sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_SECONDS)
