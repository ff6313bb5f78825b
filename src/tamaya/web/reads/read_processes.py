"""Worker processes for reads that would otherwise hold up every table."""

import logging
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256

from tamaya.rules.seed_and_shuffle import commitment
from tamaya.rules.shared_types import Refused
from tamaya.table.events import GuestId, LogEntry, TableId
from tamaya.table.live_table import LiveTable
from tamaya.table.recorded_table import RECORDED_TABLE
from tamaya.web.api.game_result_cache import CountedGame
from tamaya.web.metrics import Metrics
from tamaya.web.reads.answer_cache import AnswerCache
from tamaya.web.reads.read_limits import ReadLimits
from tamaya.web.reads.read_process_main import (
    Answer,
    CountTask,
    LoadRecordTask,
    LoadTask,
    ReadTask,
    RefusedRead,
)
from tamaya.web.reads.recent_tables import RecentTables, TableKey
from tamaya.web.reads.table_reads import TableRead
from tamaya.web.refusals import WebRefusal
from tamaya.web.settings import Settings
from tamaya.workers import TaskFailure, WorkerFailure, WorkerPool, WorkerProcess

WAITING_SECONDS = 20.0
READ_SECONDS = 20.0

ENTRIES_PER_TASK = 250
"""How many entries are sent at once: the server encodes them in a few milliseconds."""

ENTRIES_PER_PROCESS = 100_000
"""How many entries a process loads before it is replaced: what it keeps does not grow for ever."""

ENTRIES_PER_RECORD = 100
"""What a game from elsewhere counts as in that."""

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
        self.entries_loaded = 0


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
    ) -> Answer:
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

    async def answer_record(
        self, text: str, read: TableRead, guest: GuestId | None, address: str
    ) -> Answer:
        """The answer to a read of a game that was sent with it; raises ``Refused``."""
        key = TableKey(RECORDED_TABLE, sha256(text.encode()).hexdigest())
        answer_key = (key, 0, read)
        known = self._cache.get(answer_key)
        if known is not None:
            self._metrics.reads["cached"] += 1
            return known
        async with self._process(key, guest, address, is_slow=read.is_slow) as process:
            if process.sequences.get(key) is None:
                task = LoadRecordTask(key, text)
                refused: RefusedRead | None = await process.ask(task, READ_SECONDS)
                if refused is not None:
                    raise Refused(refused.reason, **refused.details)
                process.entries_loaded += ENTRIES_PER_RECORD
            process.sequences.use(key, 0)
            answer = await self._ask(process, ReadTask(key, read))
            self._cache.add(answer_key, answer)
            return answer

    async def count_game(
        self, table: TableId, entries: Sequence[LogEntry], guest: GuestId, address: str
    ) -> CountedGame:
        """What counts of a finished table in statistics; raises ``Refused``."""
        key = TableKey(table, "")
        async with self._process(key, guest, address, is_slow=True) as process:
            await self._load(process, key, entries)
            counted: CountedGame = await process.ask(CountTask(key), READ_SECONDS)
            process.sequences.forget(key)
            self._metrics.reads["computed"] += 1
            return counted

    async def close(self) -> None:
        """End the processes."""
        await self._pool.close()

    async def _compute(
        self, process: ReadProcess, key: TableKey, live: LiveTable, read: TableRead
    ) -> Answer:
        known = process.sequences.get(key) or 0
        entries = [each.entry for each in live.applied[known:]]
        await self._load(process, key, entries)
        process.sequences.use(key, known + len(entries))
        return await self._ask(process, ReadTask(key, read))

    async def _ask(self, process: ReadProcess, task: ReadTask) -> Answer:
        answer: Answer | RefusedRead = await process.ask(task, READ_SECONDS)
        if isinstance(answer, RefusedRead):
            raise Refused(answer.reason, **answer.details)
        self._metrics.reads["computed"] += 1
        return answer

    async def _load(self, process: ReadProcess, key: TableKey, entries: Sequence[LogEntry]) -> None:
        """Send the entries of a table that the process does not know yet."""
        for first in range(0, len(entries), ENTRIES_PER_TASK):
            some = entries[first : first + ENTRIES_PER_TASK]
            refused: RefusedRead | None = await process.ask(LoadTask(key, some), READ_SECONDS)
            if refused is not None:
                process.sequences.forget(key)
                raise Refused(refused.reason, **refused.details)
            process.sequences.use(key, some[-1].sequence)
        process.entries_loaded += len(entries)
        if process.entries_loaded > ENTRIES_PER_PROCESS:
            process.retire()

    @asynccontextmanager
    async def _process(
        self, key: TableKey, guest: GuestId | None, address: str, *, is_slow: bool
    ) -> AsyncIterator[ReadProcess]:
        """A process for a read, preferably one that keeps the table; addresses take turns."""
        try:
            with self._limits.count(guest, address):
                async with self._pool.worker(
                    address,
                    is_slow=is_slow,
                    most_wait=WAITING_SECONDS,
                    prefer=lambda each: each.sequences.get(key) is not None,
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
