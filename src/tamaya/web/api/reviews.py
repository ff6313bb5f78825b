"""Reviews of finished games: asked for, looked at and cancelled."""

import msgspec

from tamaya.notation.any_game_record import NATIVE
from tamaya.rules.shared_types import Refused
from tamaya.web.api.endpoint import RequestContext
from tamaya.web.api.replay import answer_to, finished_table
from tamaya.web.reads.table_reads import RecordRead
from tamaya.web.refusals import WebRefusal
from tamaya.web.reviews.review_jobs import ReviewJob, review_key
from tamaya.wire.http.review_types import (
    ReviewProgress,
    ReviewRecord,
    ReviewStage,
    ShownFlowerReview,
    ShownReview,
)

KEY_BYTES = 32


async def review_table(context: RequestContext) -> ReviewProgress:
    """Begin the review of a finished game, or say how far it is."""
    live = await finished_table(context)
    record = await answer_to(context, live, RecordRead(NATIVE))
    return await begin_review(context, record.body.decode())


async def review_record(context: RequestContext) -> ReviewProgress:
    """Begin the review of a game from elsewhere, or say how far it is."""
    body: ReviewRecord = context.body
    return await begin_review(context, body.record)


async def look_at_review(context: RequestContext) -> ReviewProgress:
    """How far a review is, and the review once it is done."""
    key = key_of(context)
    progress = await stored_review(context, key)
    if progress is not None:
        return progress
    job = context.app_state.reviews.job(key)
    if job is None:
        raise Refused(WebRefusal.NO_SUCH_REVIEW)
    return progress_of(key, job)


async def cancel_review(context: RequestContext) -> None:
    """Cancel a review that one has asked for."""
    await context.app_state.reviews.cancel(key_of(context), owners_of(context))


async def begin_review(context: RequestContext, record: str) -> ReviewProgress:
    """The stored review of a record; without one, begin it and say how far it is."""
    key = review_key(record)
    progress = await stored_review(context, key)
    if progress is not None:
        return progress
    return progress_of(key, context.app_state.reviews.start(key, record, owners_of(context)))


async def stored_review(context: RequestContext, key: bytes) -> ReviewProgress | None:
    """The review with this key, if it is stored."""
    body = await context.app_state.reviews.stored(key)
    if body is None:
        return None
    review = msgspec.json.decode(body, type=ShownReview | ShownFlowerReview)
    steps = len(review.moves)
    return ReviewProgress(key.hex(), ReviewStage.DONE, steps, steps, review)


def progress_of(key: bytes, job: ReviewJob) -> ReviewProgress:
    """How far a review is that is not stored yet."""
    stage = ReviewStage.RUNNING if job.is_running else ReviewStage.WAITING
    return ReviewProgress(key.hex(), stage, job.state.done, job.state.steps, None)


def key_of(context: RequestContext) -> bytes:
    """The key in the path; refused where it cannot be one."""
    try:
        key = bytes.fromhex(context.request.path_params["key"])
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise Refused(WebRefusal.NO_SUCH_REVIEW)
    return key


def owners_of(context: RequestContext) -> frozenset[str]:
    """Whom a review counts for: the guest, or the address of somebody who is no guest."""
    who = context.address if context.visitor is None else context.visitor.id
    return frozenset({who})
