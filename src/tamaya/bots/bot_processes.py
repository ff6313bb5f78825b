"""Worker processes in which bots decide, so that a slow bot delays no socket and no other table."""

import asyncio
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager, suppress

from tamaya.bots.game_adapters import AnyMove
from tamaya.bots.move_request import MoveRequest
from tamaya.workers import TaskFailure, WorkerPool, WorkerProcess
from tamaya.workers.worker_pool import OnWait
from tamaya.workers.worker_process import START_SECONDS

PROCESSES = 3
DECISION_SECONDS = 5.0
WAITING_SECONDS = 10.0
"""How long a bot with a stand-in waits for a process before the stand-in moves."""

COMPILE_SECONDS = 900.0
"""Compiling a bot takes minutes the first time on a machine, and seconds after that."""


class BotProcess(WorkerProcess):
    """A process in which bots decide."""

    main_module = "tamaya.bots.bot_process_main"

    def __init__(self, process: Process) -> None:
        """Start without any machine code."""
        super().__init__(process)
        self.loaded: set[tuple[str, int]] = set()
        """The machine code that the process has loaded."""


class BotProcesses:
    """The processes of all bots: one is always left for quick bots, and the tables take turns."""

    def __init__(
        self,
        processes: int = PROCESSES,
        decision_seconds: float = DECISION_SECONDS,
        on_wait: OnWait | None = None,
    ) -> None:
        """Use at most this many processes, and give a bot at most this long for a decision."""
        self._pool = WorkerPool(BotProcess, processes, on_wait)
        self._seconds = decision_seconds
        self._compiling = asyncio.Lock()
        self._compiled: set[tuple[str, int]] = set()
        self._compile_waiters: Counter[tuple[str, int]] = Counter()
        self.listener: Callable[[], None] | None = None
        """Called whenever a bot starts or stops being compiled."""

    async def decide(self, request: MoveRequest, table: Hashable) -> AnyMove:
        """The move of a bot at this table; raises ``WorkerFailure``."""
        await self.prepare(request)
        async with self._pool.worker(
            table,
            is_slow=request.is_slow,
            most_wait=None if request.for_stand_in() is None else WAITING_SECONDS,
            prefer=lambda process: request.code_key in process.loaded,
        ) as process:
            if request.is_compiled and request.code_key not in process.loaded:
                # This does not count as time for a decision.
                await load_code(process, request, max(self._seconds, START_SECONDS))
            move: AnyMove = await process.ask(request, self._seconds)
            return move

    async def close(self) -> None:
        """End the idle processes; a busy one is ended by the call that waits for it."""
        await self._pool.close()

    async def prepare(self, request: MoveRequest) -> None:
        """Compile a bot in an extra process, so that no other table waits."""
        if not request.is_compiled or request.code_key in self._compiled:
            return
        with self._count_waiter(request.code_key):
            await self._compile(request)

    def is_preparing(self, code_key: tuple[str, int]) -> bool:
        """Whether a bot is being compiled or waits for that."""
        return code_key in self._compile_waiters

    @contextmanager
    def _count_waiter(self, code_key: tuple[str, int]) -> Iterator[None]:
        """Count a caller that waits for this code to be compiled."""
        self._compile_waiters[code_key] += 1
        self._notify_listener()
        try:
            yield
        finally:
            self._compile_waiters[code_key] -= 1
            # Adding an empty counter drops the keys that have reached 0.
            self._compile_waiters += Counter()
            self._notify_listener()

    def _notify_listener(self) -> None:
        if self.listener is not None:
            self.listener()

    async def _compile(self, request: MoveRequest) -> None:
        async with self._compiling:
            if request.code_key in self._compiled:
                return
            process = await self._pool.start_extra()
            try:
                await load_code(process, request, COMPILE_SECONDS)
                self._compiled.add(request.code_key)
            finally:
                # The process has loaded the code, so it can make the first move at once.
                await self._pool.keep(process)


async def load_code(process: BotProcess, request: MoveRequest, seconds: float) -> None:
    """Let a bot decide once, so that its process has its machine code; the move is dropped."""
    with suppress(TaskFailure):
        # A bot that fails is loaded too, and will say again why it fails.
        await process.ask(request, seconds)
    process.loaded.add(request.code_key)
