"""Reviews that wait or run, one at a time for each process, and those that are stored."""

import asyncio
import logging
from collections import Counter
from dataclasses import dataclass, field
from hashlib import sha256

from tamaya.engine.package_availability import has_engine
from tamaya.rules.shared_types import Refused
from tamaya.table.ports import Clock, Store
from tamaya.web.refusals import WebRefusal
from tamaya.web.reviews.review_tasks import LookAtReview, ReviewState, StartReview
from tamaya.web.settings import Settings
from tamaya.workers import WorkerFailure, WorkerPool, WorkerProcess

VERSION = b"2\0"
"""To be raised when a review says something else of a game: the stored ones are forgotten."""

SECONDS_BETWEEN_LOOKS = 0.3
LOOK_SECONDS = 30.0
MOST_SECONDS = 300.0
"""After this long a review is given up."""

SECONDS_KEPT = 60.0
"""How long the end of a review that was refused or failed is remembered."""

log = logging.getLogger(__name__)


class ReviewProcess(WorkerProcess):
    """A process that reviews games."""

    main_module = "tamaya.web.reviews.review_process_main"


@dataclass(slots=True)
class ReviewJob:
    """A review that waits or runs."""

    owners: frozenset[str]
    """The guest and the address that asked for it: it counts as theirs, and they may cancel it."""
    is_running: bool = False
    state: ReviewState = ReviewState()
    refusal: Refused | None = None
    task: "asyncio.Task[None] | None" = field(default=None)


class ReviewJobs:
    """Lets games be reviewed, and remembers what came of it."""

    def __init__(self, settings: Settings, store: Store, clock: Clock) -> None:
        """Start no process yet."""
        self._settings = settings
        self._store = store
        self._clock = clock
        self._pool = WorkerPool(ReviewProcess, settings.review_processes)
        self._jobs: dict[bytes, ReviewJob] = {}

    async def stored(self, key: bytes) -> bytes | None:
        """The review with this key, once it is done."""
        return await self._store.find_review(key)

    def job(self, key: bytes) -> ReviewJob | None:
        """The review with this key that waits or runs; raises why it was refused."""
        job = self._jobs.get(key)
        if job is not None and job.refusal is not None:
            raise job.refusal
        return job

    def start(self, key: bytes, record: str, owners: frozenset[str]) -> ReviewJob:
        """Begin a review, unless somebody has already; refused where there are too many."""
        known = self.job(key)
        if known is not None:
            return known
        if not has_engine():
            raise Refused(WebRefusal.REVIEWS_NOT_INSTALLED)
        waiting = [job for job in self._jobs.values() if job.refusal is None]
        counts = Counter(owner for job in waiting for owner in job.owners)
        if any(counts[owner] >= self._settings.reviews_per_guest for owner in owners):
            raise Refused(WebRefusal.TOO_MANY_REVIEWS)
        if len(waiting) >= self._settings.reviews_at_once:
            raise Refused(WebRefusal.BUSY)
        job = self._jobs[key] = ReviewJob(owners)
        job.task = asyncio.create_task(self._run(key, record, job))
        # Not within the task: one that is cancelled before it begins runs nothing.
        job.task.add_done_callback(lambda _: self._forget(key, job))
        return job

    async def cancel(self, key: bytes, owners: frozenset[str]) -> None:
        """Stop a review; only somebody who asked for it may."""
        job = self._jobs.get(key)
        if job is None or job.task is None or not job.owners & owners:
            return
        job.task.cancel()
        await asyncio.wait([job.task])

    async def close(self) -> None:
        """Stop all reviews and end the processes."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)
        await self._pool.close()

    async def _run(self, key: bytes, record: str, job: ReviewJob) -> None:
        try:
            # Guests take turns, whatever they have asked for.
            async with self._pool.worker(min(job.owners)) as process:
                job.is_running = True
                await self._review(process, record, job)
            if job.state.body is not None:
                most = self._settings.stored_reviews
                await self._store.keep_review(key, job.state.body, self._clock.now(), most)
        except WorkerFailure as failure:
            log.error("review failed: %s", failure)
            job.refusal = Refused(WebRefusal.INTERNAL)
        except Refused as refused:
            job.refusal = refused

    def _forget(self, key: bytes, job: ReviewJob) -> None:
        """Forget a job that is over; why it was refused is remembered for a while."""
        if job.refusal is None:
            self._jobs.pop(key, None)
        else:
            loop = asyncio.get_running_loop()
            loop.call_later(SECONDS_KEPT, self._jobs.pop, key, None)

    async def _review(self, process: ReviewProcess, record: str, job: ReviewJob) -> None:
        """Review a game; the process is replaced unless it has finished."""
        is_finished = False
        try:
            async with asyncio.timeout(MOST_SECONDS):
                job.state = await process.ask(StartReview(record), LOOK_SECONDS)
                while job.state.body is None and job.state.reason is None:
                    if job.state.failure is not None:
                        raise WorkerFailure(job.state.failure)
                    await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
                    job.state = await process.ask(LookAtReview(), LOOK_SECONDS)
            is_finished = True
        except TimeoutError:
            raise Refused(WebRefusal.BUSY) from None
        finally:
            if not is_finished:
                process.retire()
        if job.state.reason is not None:
            raise Refused(job.state.reason, **job.state.details)


def review_key(record: str) -> bytes:
    """The key of the review of a record."""
    return sha256(VERSION + record.encode()).digest()
