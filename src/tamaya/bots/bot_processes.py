"""Worker processes in which bots decide, so that a slow bot delays no socket and no other table."""

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from tamaya.bots.bot_process_main import LENGTH_BYTES, FailureReport, frame
from tamaya.bots.bot_tasks import BotTask
from tamaya.bots.game_adapters import AnyMove

PROCESSES = 2
DECISION_SECONDS = 5.0
START_SECONDS = 60.0
COMPILE_SECONDS = 900.0
"""Compiling a bot takes minutes the first time on a machine, and seconds after that."""

WORKER_CODE = "from tamaya.bots.bot_process_main import main; main()"
NOT_STARTED = "process did not start"
ENDED = "process ended"


class BotFailure(Exception):
    """A bot failed or took too long; the text says how and mentions no card."""


class BotProcesses:
    """A few processes, started when first needed and replaced when they hang."""

    def __init__(
        self, processes: int = PROCESSES, decision_seconds: float = DECISION_SECONDS
    ) -> None:
        """Use at most this many processes, and give a bot at most this long for a decision."""
        self._most = processes
        self._free = asyncio.Semaphore(processes)
        self._seconds = decision_seconds
        self._idle: list[Process] = []
        self._prepared: dict[Process, set[tuple[str, int]]] = {}
        self._compiling = asyncio.Lock()
        self._compiled: set[tuple[str, int]] = set()
        self._compile_waiters: Counter[tuple[str, int]] = Counter()
        self.listener: Callable[[], None] | None = None
        """Called whenever a bot starts or stops being compiled."""

    async def decide(self, task: BotTask) -> AnyMove:
        """The bot's move; raises ``BotFailure``."""
        await self.prepare(task)
        async with self._free:
            process = self._idle.pop() if self._idle else await _start_process()
            is_usable = False
            try:
                await self._load_code(process, task)
                async with asyncio.timeout(self._seconds):
                    answer: AnyMove | FailureReport = await _send_task(process, pickle.dumps(task))
                is_usable = True
            except TimeoutError:
                raise BotFailure("too slow") from None
            except (asyncio.IncompleteReadError, ConnectionError):
                raise BotFailure(ENDED) from None
            finally:
                await self._release(process, is_usable=is_usable)
        if isinstance(answer, FailureReport):
            raise BotFailure(answer.kind)
        return answer

    async def close(self) -> None:
        """End the idle processes; a busy one is ended by the call that waits for it."""
        self._prepared.clear()
        while self._idle:
            await _end_process(self._idle.pop())

    async def prepare(self, task: BotTask) -> None:
        """Compile a bot in an extra process, so that no other table waits."""
        if not task.is_compiled or task.code_key in self._compiled:
            return
        with self._count_waiter(task.code_key):
            await self._compile(task)

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

    async def _compile(self, task: BotTask) -> None:
        async with self._compiling:
            if task.code_key in self._compiled:
                return
            process = await _start_process()
            is_usable = False
            try:
                async with asyncio.timeout(COMPILE_SECONDS):
                    await _send_task(process, pickle.dumps(task))
                self._compiled.add(task.code_key)
                self._prepared[process] = {task.code_key}
                is_usable = True
            except TimeoutError:
                raise BotFailure("still being compiled") from None
            except (asyncio.IncompleteReadError, ConnectionError):
                raise BotFailure(ENDED) from None
            finally:
                # The process has loaded the code, so it can make the first move at once.
                await self._release(process, is_usable=is_usable)

    async def _release(self, process: Process, *, is_usable: bool) -> None:
        """Keep a process for the next task, or end it where enough are idle."""
        # A process that is still busy would answer the next task with this one's move.
        if is_usable and len(self._idle) < self._most:
            self._idle.append(process)
        else:
            self._prepared.pop(process, None)
            await _end_process(process)

    async def _load_code(self, process: Process, task: BotTask) -> None:
        """Let a process load a bot's machine code; this does not count as time for a decision."""
        prepared = self._prepared.setdefault(process, set())
        if task.is_compiled and task.code_key not in prepared:
            async with asyncio.timeout(max(self._seconds, START_SECONDS)):
                await _send_task(process, pickle.dumps(task))
            prepared.add(task.code_key)


async def _start_process() -> Process:
    try:
        process = await asyncio.create_subprocess_exec(
            # -P: no module is imported from the current folder.
            *(sys.executable, "-P", "-c", WORKER_CODE),
            stdin=PIPE,
            stdout=PIPE,
        )
    except OSError:
        raise BotFailure(NOT_STARTED) from None
    is_ready = False
    try:
        async with asyncio.timeout(START_SECONDS):
            await _read_frame(process)
        is_ready = True
    except (TimeoutError, asyncio.IncompleteReadError):
        raise BotFailure(NOT_STARTED) from None
    finally:
        if not is_ready:
            await _end_process(process)
    return process


async def _send_task(process: Process, message: bytes) -> AnyMove | FailureReport:
    assert process.stdin is not None
    process.stdin.write(frame(message))
    await process.stdin.drain()
    answer: AnyMove | FailureReport = pickle.loads(await _read_frame(process))
    return answer


async def _read_frame(process: Process) -> bytes:
    assert process.stdout is not None
    head = await process.stdout.readexactly(LENGTH_BYTES)
    return await process.stdout.readexactly(int.from_bytes(head, "big"))


async def _end_process(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    assert process.stdin is not None
    process.stdin.close()
    await process.wait()
