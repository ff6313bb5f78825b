"""A few worker processes, shared fairly by those who need one."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

from tamaya.workers.fair_queue import FairQueue
from tamaya.workers.worker_process import WorkerFailure, WorkerProcess

AnyWorker = TypeVar("AnyWorker", bound=WorkerProcess)

OnWait = Callable[[bool, float], None]
"""Called when a caller has waited: whether it was a slow one, and the seconds."""

WAITED_TOO_LONG = "waited too long"


class WorkerPool(Generic[AnyWorker]):
    """Processes that are started when first needed and replaced when they hang or end."""

    def __init__(
        self,
        kind: type[AnyWorker],
        processes: int,
        on_wait: OnWait | None = None,
    ) -> None:
        """Use at most this many processes of this kind."""
        self._kind = kind
        self._most = processes
        self._on_wait = on_wait
        self._queue = FairQueue(processes)
        self._idle: list[AnyWorker] = []

    @asynccontextmanager
    async def worker(
        self,
        key: Hashable,
        *,
        is_slow: bool = False,
        most_wait: float | None = None,
        prefer: Callable[[AnyWorker], bool] | None = None,
    ) -> AsyncIterator[AnyWorker]:
        """A process for one caller, preferably such a one; raises ``WorkerFailure``.

        Callers are served as ``FairQueue`` says, and wait at most ``most_wait`` seconds.
        """
        began = time.monotonic()
        try:
            async with asyncio.timeout(most_wait):
                await self._queue.enter(key, is_slow=is_slow)
        except TimeoutError:
            raise WorkerFailure(WAITED_TOO_LONG) from None
        finally:
            if self._on_wait is not None:
                self._on_wait(is_slow, time.monotonic() - began)
        try:
            worker = await self._take_idle(prefer) or await self._kind.start()
            try:
                yield worker
            finally:
                await self.keep(worker)
        finally:
            self._queue.leave(is_slow=is_slow)

    async def start_extra(self) -> AnyWorker:
        """A process beyond the usual number; the caller must hand it to ``keep``."""
        return await self._kind.start()

    async def keep(self, worker: AnyWorker) -> None:
        """Keep a process for the next task, or end it where enough are idle."""
        if worker.is_usable and len(self._idle) < self._most:
            self._idle.append(worker)
        else:
            await worker.end()

    async def close(self) -> None:
        """End the idle processes; a busy one is ended by the call that waits for it."""
        while self._idle:
            await self._idle.pop().end()

    async def _take_idle(self, prefer: Callable[[AnyWorker], bool] | None) -> AnyWorker | None:
        while self._idle:
            worker = next(filter(prefer, self._idle), self._idle[-1])
            self._idle.remove(worker)
            if worker.is_usable:
                return worker
            # It was killed while it was idle.
            await worker.end()
        return None
