"""One worker process, as the process sees it that gives it tasks."""

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any, ClassVar, Self

from tamaya.workers.worker_main import LENGTH_BYTES, FailureReport, frame

START_SECONDS = 60.0
NOT_STARTED = "process did not start"
ENDED = "process ended"
TOO_SLOW = "too slow"


class WorkerFailure(Exception):
    """A worker failed or took too long; the text says how and mentions no card."""


class TaskFailure(WorkerFailure):
    """A task raised an exception; the text is its type."""


class WorkerProcess:
    """A process that answers one task at a time."""

    main_module: ClassVar[str]
    """The module whose ``main`` runs in the process."""

    def __init__(self, process: Process) -> None:
        """Use a process that has said that it is ready."""
        self._process = process
        self._is_answering = False
        self._is_retired = False

    @classmethod
    async def start(cls) -> Self:
        """Start a process; raises ``WorkerFailure``."""
        code = f"from {cls.main_module} import main; main()"
        try:
            process = await asyncio.create_subprocess_exec(
                # -P: no module is imported from the current folder.
                *(sys.executable, "-P", "-c", code),
                stdin=PIPE,
                stdout=PIPE,
            )
        except OSError:
            raise WorkerFailure(NOT_STARTED) from None
        worker = cls(process)
        is_ready = False
        try:
            async with asyncio.timeout(START_SECONDS):
                await worker._read_frame()
            is_ready = True
        except (TimeoutError, asyncio.IncompleteReadError):
            raise WorkerFailure(NOT_STARTED) from None
        finally:
            if not is_ready:
                await worker.end()
        return worker

    @property
    def is_usable(self) -> bool:
        """Whether the process can take a task: it runs, owes no answer and is not retired.

        A process that is still busy would answer the next task with this one's answer.
        """
        is_running = self._process.returncode is None
        return is_running and not self._is_answering and not self._is_retired

    def retire(self) -> None:
        """Give the process no further task, so that its pool replaces it."""
        self._is_retired = True

    async def ask(self, task: object, seconds: float) -> Any:
        """The answer to a task; raises ``WorkerFailure``."""
        self._is_answering = True
        try:
            async with asyncio.timeout(seconds):
                answer = await self._exchange(pickle.dumps(task))
        except TimeoutError:
            raise WorkerFailure(TOO_SLOW) from None
        except (asyncio.IncompleteReadError, ConnectionError):
            raise WorkerFailure(ENDED) from None
        self._is_answering = False
        if isinstance(answer, FailureReport):
            raise TaskFailure(answer.kind)
        return answer

    async def end(self) -> None:
        """End the process and wait until it is gone."""
        with suppress(ProcessLookupError):
            self._process.kill()
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()

    async def _exchange(self, message: bytes) -> Any:
        assert self._process.stdin is not None
        self._process.stdin.write(frame(message))
        await self._process.stdin.drain()
        return pickle.loads(await self._read_frame())

    async def _read_frame(self) -> bytes:
        assert self._process.stdout is not None
        head = await self._process.stdout.readexactly(LENGTH_BYTES)
        return await self._process.stdout.readexactly(int.from_bytes(head, "big"))
