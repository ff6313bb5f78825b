"""Processes that think for the bots, so that no table waits for another and no socket for a bot."""

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from tamaya.house.questions import AnyMove, Question
from tamaya.house.thinking import LENGTH_BYTES, Failed, framed

PROCESSES = 2
THINKING_SECONDS = 5.0
STARTING_SECONDS = 60.0
PREPARING_SECONDS = 900.0
"""A compiled bot takes minutes when it first plays on a machine, and seconds from then on."""

THINKING = "from tamaya.house.thinking import main; main()"
NOT_STARTED = "its process did not start"


class Undecided(Exception):
    """A bot came to no move in time, or failed; the text says how, without any card."""


class Thinkers:
    """A few processes that are started when they are first needed, and replaced when they hang."""

    def __init__(
        self, processes: int = PROCESSES, thinking_seconds: float = THINKING_SECONDS
    ) -> None:
        """Have at most so many processes, and give a bot at most so long."""
        self._most = processes
        self._free = asyncio.Semaphore(processes)
        self._seconds = thinking_seconds
        self._idle: list[Process] = []
        self._prepared: dict[Process, set[tuple[str, int]]] = {}
        self._compiling = asyncio.Lock()
        self._compiled: set[tuple[str, int]] = set()
        self._awaited: Counter[tuple[str, int]] = Counter()
        self.listener: Callable[[], None] | None = None
        """Told whenever somebody begins or ceases to wait for a bot that is compiled."""

    async def decide(self, question: Question) -> AnyMove:
        """What the bot decides; raises ``Undecided``."""
        await self.prepare(question)
        async with self._free:
            process = self._idle.pop() if self._idle else await _started()
            is_sound = False
            try:
                await self._read_code(process, question)
                async with asyncio.timeout(self._seconds):
                    answer: AnyMove | Failed = await _asked(process, pickle.dumps(question))
                is_sound = True
            except TimeoutError:
                raise Undecided("too slow") from None
            except (asyncio.IncompleteReadError, ConnectionError):
                raise Undecided("its process ended") from None
            finally:
                await self._let_go(process, is_sound=is_sound)
        if isinstance(answer, Failed):
            raise Undecided(answer.kind)
        return answer

    async def close(self) -> None:
        """End the processes; those that still think are ended by whoever asked them."""
        self._prepared.clear()
        while self._idle:
            await _ended(self._idle.pop())

    async def prepare(self, question: Question) -> None:
        """Have a bot compiled by a process beside the others, so that no other table waits."""
        if not question.is_compiled or question.code in self._compiled:
            return
        with self._awaiting(question.code):
            await self._compile(question)

    def is_preparing(self, code: tuple[str, int]) -> bool:
        """Whether a bot is being compiled, or waits for its turn to be."""
        return code in self._awaited

    @contextmanager
    def _awaiting(self, code: tuple[str, int]) -> Iterator[None]:
        """Note that this code is waited for, by as many as wait."""
        self._awaited[code] += 1
        self._tell()
        try:
            yield
        finally:
            self._awaited[code] -= 1
            # What nobody waits for any more goes.
            self._awaited += Counter()
            self._tell()

    def _tell(self) -> None:
        if self.listener is not None:
            self.listener()

    async def _compile(self, question: Question) -> None:
        async with self._compiling:
            if question.code in self._compiled:
                return
            process = await _started()
            is_sound = False
            try:
                async with asyncio.timeout(PREPARING_SECONDS):
                    await _asked(process, pickle.dumps(question))
                self._compiled.add(question.code)
                self._prepared[process] = {question.code}
                is_sound = True
            except TimeoutError:
                raise Undecided("it is still being compiled") from None
            except (asyncio.IncompleteReadError, ConnectionError):
                raise Undecided("its process ended") from None
            finally:
                # It has read the code already, so the first move need not wait for that.
                await self._let_go(process, is_sound=is_sound)

    async def _let_go(self, process: Process, *, is_sound: bool) -> None:
        """Have a process wait for the next question, or end it where enough of them wait."""
        # One that still thinks would answer the next question with this one's move.
        if is_sound and len(self._idle) < self._most:
            self._idle.append(process)
        else:
            self._prepared.pop(process, None)
            await _ended(process)

    async def _read_code(self, process: Process, question: Question) -> None:
        """Have a process read the machine code of a bot; that is no part of its thinking."""
        prepared = self._prepared.setdefault(process, set())
        if question.is_compiled and question.code not in prepared:
            async with asyncio.timeout(max(self._seconds, STARTING_SECONDS)):
                await _asked(process, pickle.dumps(question))
            prepared.add(question.code)


async def _started() -> Process:
    try:
        process = await asyncio.create_subprocess_exec(
            # The folder in which the house happens to be run must not lend it modules.
            *(sys.executable, "-P", "-c", THINKING),
            stdin=PIPE,
            stdout=PIPE,
        )
    except OSError:
        raise Undecided(NOT_STARTED) from None
    is_ready = False
    try:
        async with asyncio.timeout(STARTING_SECONDS):
            await _told(process)
        is_ready = True
    except (TimeoutError, asyncio.IncompleteReadError):
        raise Undecided(NOT_STARTED) from None
    finally:
        if not is_ready:
            await _ended(process)
    return process


async def _asked(process: Process, message: bytes) -> AnyMove | Failed:
    assert process.stdin is not None
    process.stdin.write(framed(message))
    await process.stdin.drain()
    answer: AnyMove | Failed = pickle.loads(await _told(process))
    return answer


async def _told(process: Process) -> bytes:
    assert process.stdout is not None
    head = await process.stdout.readexactly(LENGTH_BYTES)
    return await process.stdout.readexactly(int.from_bytes(head, "big"))


async def _ended(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    assert process.stdin is not None
    process.stdin.close()
    await process.wait()
