"""A thread that writes to a SQLite file, with all pending writes in one transaction.

A durable commit waits for the disk; a hundred appends in one commit cost little more than one.
"""

import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeVar

Result = TypeVar("Result")

MOST_PER_COMMIT = 500
"""The most jobs in one transaction."""


class WriteJob(Generic[Result]):
    """A write, and the future of its caller."""

    def __init__(self, work: Callable[[sqlite3.Connection], Result]) -> None:
        """Queue this work."""
        self.future: Future[Result] = Future()
        self._work = work
        self._resolve: Callable[[], object] = self.future.cancel

    def attempt(self, connection: sqlite3.Connection) -> None:
        """Do the work in the open transaction; if it fails, undo this work only."""
        connection.execute("savepoint job")
        try:
            result = self._work(connection)
        except Exception as error:
            if not connection.in_transaction:
                # SQLite has undone everything, as it does where the disk is full.
                raise
            connection.execute("rollback to job")
            self._resolve = partial(self.future.set_exception, error)
        else:
            self._resolve = partial(self.future.set_result, result)
        connection.execute("release job")

    def resolve(self) -> None:
        """Hand the result or the exception to the caller."""
        self._resolve()


class GroupCommit:
    """The only writer of a file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Start a thread that owns this connection."""
        self._connection = connection
        self._waiting: SimpleQueue[WriteJob[Any] | None] = SimpleQueue()
        self._is_closed = False
        # A daemon: a crash need not wait for it, because everything acknowledged is on disk.
        self._thread = Thread(target=self._write, name="tamaya-group-commit", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[sqlite3.Connection], Result]) -> Future[Result]:
        """Queue a write; the future is done when it is on disk, or undone."""
        if self._is_closed:
            raise RuntimeError("the store is closed")
        job = WriteJob(work)
        self._waiting.put(job)
        return job.future

    def close(self) -> None:
        """Finish the pending writes and stop."""
        self._is_closed = True
        self._waiting.put(None)
        self._thread.join()

    def _write(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch = [first]
            is_last = False
            while len(batch) < MOST_PER_COMMIT:
                try:
                    job = self._waiting.get_nowait()
                except Empty:
                    break
                if job is None:
                    is_last = True
                    break
                batch.append(job)
            self._commit([job for job in batch if job.future.set_running_or_notify_cancel()])
            if is_last:
                return

    def _commit(self, batch: Sequence[WriteJob[Any]]) -> None:
        try:
            self._connection.execute("begin immediate")
            for job in batch:
                job.attempt(self._connection)
            self._connection.execute("commit")
        except Exception as error:  # noqa: BLE001 -- nothing may end the only writer
            # The transaction itself failed, so nothing of it was written.
            if self._connection.in_transaction:
                with suppress(sqlite3.Error):
                    self._connection.execute("rollback")
            for job in batch:
                job.future.set_exception(error)
            return
        for job in batch:
            job.resolve()
