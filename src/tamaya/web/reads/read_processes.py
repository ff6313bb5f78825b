"""Worker processes for reads that would otherwise hold up every table."""

import logging
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from tamaya.rules.seed_and_shuffle import commitment
from tamaya.rules.shared_types import Refused
from tamaya.table.events import GuestId, LogEntry, TableId
from tamaya.table.service import LiveTable
from tamaya.web.api.game_result_cache import CountedGame
from tamaya.web.metrics import Metrics
from tamaya.web.reads.answer_cache import AnswerCache
from tamaya.web.reads.read_limits import ReadLimits
from tamaya.web.reads.read_process_main import CountTask, ReadTask, RefusedRead
from tamaya.web.reads.recent_tables import RecentTables, TableKey
from tamaya.web.reads.table_reads import TableRead
from tamaya.web.refusals import WebRefusal
from tamaya.web.settings import Settings
from tamaya.workers import TaskFailure, WorkerFailure, WorkerPool, WorkerProcess

WAITING_SECONDS = 20.0
READ_SECONDS = 20.0

LOADS_PER_PROCESS = 200
"""How many tables a process loads before it is replaced: nothing that it keeps grows for ever."""

MEGABYTE = 1_000_000

log = logging.getLogger(__name__)


class ReadProcess(WorkerProcess):
    """A process that reads."""

    main_module = "tamaya.web.reads.read_process_main"

    def __init__(self, process: Process) -> None:
        """Start without any table."""
        super().__init__(process)
        self.sequences: RecentTables[int] = RecentTables()
        """How far the process knows the log of each table that it keeps."""
        self.loads = 0
        """How many tables the process has loaded."""


class ReadProcesses:
    """Answers reads in processes of their own, and keeps the answers."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        """Start no process yet."""
        self._pool = WorkerPool(ReadProcess, settings.read_processes, metrics.record_read_wait)
        self._limits = ReadLimits(settings)
        self._cache = AnswerCache(settings.read_cache_megabytes * MEGABYTE)
        self._metrics = metrics

    async def answer(
        self, live: LiveTable, read: TableRead, guest: GuestId | None, address: str
    ) -> bytes:
        """The answer to a read that this visitor may ask for; raises ``Refused``."""
        key = TableKey(live.table.id, commitment(live.table.secret))
        answer_key = (key, live.table.sequence, read)
        known = self._cache.get(answer_key)
        if known is None:
            async with self._process(key, guest, address, is_slow=read.is_slow) as process:
                # Somebody else may have asked the same while this visitor waited.
                known = self._cache.get(answer_key)
                if known is None:
                    known = await self._compute(process, key, live, read)
                    self._cache.add(answer_key, known)
                    return known
        self._metrics.reads["cached"] += 1
        return known

    async def count_game(
        self, table: TableId, entries: Sequence[LogEntry], guest: GuestId, address: str
    ) -> CountedGame:
        """What counts of a finished table in statistics; raises ``Refused``."""
        async with self._process(None, guest, address, is_slow=True) as process:
            counted: CountedGame = await process.ask(CountTask(table, entries), READ_SECONDS)
            self._metrics.reads["computed"] += 1
            return counted

    async def close(self) -> None:
        """End the processes."""
        await self._pool.close()

    async def _compute(
        self, process: ReadProcess, key: TableKey, live: LiveTable, read: TableRead
    ) -> bytes:
        known = process.sequences.get(key) or 0
        entries = [applied.entry for applied in live.applied[known:]]
        sequence = max(known, live.table.sequence)
        answer: bytes | RefusedRead = await process.ask(ReadTask(key, entries, read), READ_SECONDS)
        process.sequences.use(key, sequence)
        if not known:
            process.loads += 1
            if process.loads == LOADS_PER_PROCESS:
                process.retire()
        if isinstance(answer, RefusedRead):
            raise Refused(answer.reason, **answer.details)
        self._metrics.reads["computed"] += 1
        return answer

    @asynccontextmanager
    async def _process(
        self, key: TableKey | None, guest: GuestId | None, address: str, *, is_slow: bool
    ) -> AsyncIterator[ReadProcess]:
        """A process for a read, preferably one that keeps the table; addresses take turns."""
        try:
            with self._limits.count(guest, address):
                async with self._pool.worker(
                    address,
                    is_slow=is_slow,
                    most_wait=WAITING_SECONDS,
                    prefer=lambda each: key is not None and each.sequences.get(key) is not None,
                ) as process:
                    try:
                        yield process
                    except TaskFailure:
                        # What it keeps may no longer be what the server believes.
                        process.retire()
                        raise
        except TaskFailure as failure:
            self._metrics.failures += 1
            self._metrics.reads["failed"] += 1
            log.error("read failed: %s", failure)
            raise Refused(WebRefusal.INTERNAL) from None
        except WorkerFailure as failure:
            self._metrics.reads["failed"] += 1
            log.warning("read not answered: %s", failure)
            raise Refused(WebRefusal.BUSY) from None
        except Refused as refused:
            if refused.reason in (WebRefusal.BUSY, WebRefusal.TOO_MANY_READS):
                self._metrics.reads["refused"] += 1
            raise
