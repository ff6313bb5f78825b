"""Processes that think for the bots, so that no table waits for another and no socket for a bot."""

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from tamaya.bots.bot_tasks import BotTask
from tamaya.bots.bot_worker import LENGTH_BYTES, FailureReport, frame
from tamaya.bots.games import AnyMove

PROCESSES = 2
DECISION_SECONDS = 5.0
START_SECONDS = 60.0
COMPILE_SECONDS = 900.0
"""A compiled bot takes minutes when it first plays on a machine, and seconds from then on."""

WORKER_CODE = "from tamaya.bots.bot_worker import main; main()"
NOT_STARTED = "its process did not start"


class BotFailure(Exception):
    """A bot came to no move in time, or failed; the text says how, without any card."""


class BotProcesses:
    """A few processes that are started when they are first needed, and replaced when they hang."""

    def __init__(
        self, processes: int = PROCESSES, decision_seconds: float = DECISION_SECONDS
    ) -> None:
        """Have at most so many processes, and give a bot at most so long."""
        self._most = processes
        self._free = asyncio.Semaphore(processes)
        self._seconds = decision_seconds
        self._idle: list[Process] = []
        self._prepared: dict[Process, set[tuple[str, int]]] = {}
        self._compiling = asyncio.Lock()
        self._compiled: set[tuple[str, int]] = set()
        self._compile_waiters: Counter[tuple[str, int]] = Counter()
        self.listener: Callable[[], None] | None = None
        """Told whenever somebody begins or ceases to wait for a bot that is compiled."""

    async def decide(self, task: BotTask) -> AnyMove:
        """What the bot decides; raises ``BotFailure``."""
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
                raise BotFailure("its process ended") from None
            finally:
                await self._release(process, is_usable=is_usable)
        if isinstance(answer, FailureReport):
            raise BotFailure(answer.kind)
        return answer

    async def close(self) -> None:
        """End the processes; those that still think are ended by whoever asked them."""
        self._prepared.clear()
        while self._idle:
            await _end_process(self._idle.pop())

    async def prepare(self, task: BotTask) -> None:
        """Have a bot compiled by a process beside the others, so that no other table waits."""
        if not task.is_compiled or task.code_key in self._compiled:
            return
        with self._count_waiter(task.code_key):
            await self._compile(task)

    def is_preparing(self, code_key: tuple[str, int]) -> bool:
        """Whether a bot is being compiled, or waits for its turn to be."""
        return code_key in self._compile_waiters

    @contextmanager
    def _count_waiter(self, code_key: tuple[str, int]) -> Iterator[None]:
        """Note that this code is waited for, by as many as wait."""
        self._compile_waiters[code_key] += 1
        self._notify_listener()
        try:
            yield
        finally:
            self._compile_waiters[code_key] -= 1
            # What nobody waits for any more goes.
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
                raise BotFailure("it is still being compiled") from None
            except (asyncio.IncompleteReadError, ConnectionError):
                raise BotFailure("its process ended") from None
            finally:
                # It has read the code already, so the first move need not wait for that.
                await self._release(process, is_usable=is_usable)

    async def _release(self, process: Process, *, is_usable: bool) -> None:
        """Have a process wait for the next question, or end it where enough of them wait."""
        # One that still thinks would answer the next question with this one's move.
        if is_usable and len(self._idle) < self._most:
            self._idle.append(process)
        else:
            self._prepared.pop(process, None)
            await _end_process(process)

    async def _load_code(self, process: Process, task: BotTask) -> None:
        """Have a process read the machine code of a bot; that is no part of its thinking."""
        prepared = self._prepared.setdefault(process, set())
        if task.is_compiled and task.code_key not in prepared:
            async with asyncio.timeout(max(self._seconds, START_SECONDS)):
                await _send_task(process, pickle.dumps(task))
            prepared.add(task.code_key)


async def _start_process() -> Process:
    try:
        process = await asyncio.create_subprocess_exec(
            # The folder in which the house happens to be run must not lend it modules.
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
