"""A worker process that reviews one game at a time, and says how far it is."""

from threading import Thread

import msgspec

from tamaya.analysis.game_review import Report, review_game
from tamaya.analysis.ikebana.game_review import review_ikebana
from tamaya.notation.any_format_record import read_pasted_record
from tamaya.notation.ikebana_replayable_record import IkebanaRecord
from tamaya.rules.shared_types import Refused
from tamaya.table.recorded_table import legal_replay
from tamaya.web.reviews.review_tasks import LookAtReview, ReviewState, StartReview
from tamaya.wire.http.flower_review_builder import shown_flower_review
from tamaya.wire.http.review_builder import shown_review
from tamaya.wire.http.review_types import ShownFlowerReview, ShownReview
from tamaya.workers.worker_main import serve_standard_streams


class Reviewer:
    """Reviews a game in a thread, so that the process can answer meanwhile."""

    def __init__(self) -> None:
        """Start without any game."""
        self._state = ReviewState()

    def run(self, task: StartReview | LookAtReview) -> ReviewState:
        """Begin, or say how far it is."""
        if isinstance(task, StartReview):
            self._state = ReviewState()
            Thread(target=self._review, args=(task.record,), daemon=True).start()
        return self._state

    def _review(self, text: str) -> None:
        try:
            self._state = ReviewState(body=review_of(text, self._report))
        except Refused as refused:
            self._state = ReviewState(reason=refused.reason, details=refused.details)
        except Exception as error:  # noqa: BLE001 -- the server must hear of it
            self._state = ReviewState(failure=type(error).__name__)

    def _report(self, done: int, steps: int) -> None:
        self._state = ReviewState(done, steps)


def review_of(text: str, report: Report) -> bytes:
    """The review of a recorded game as it is sent; raises ``Refused``."""
    record = read_pasted_record(text)
    shown: ShownReview | ShownFlowerReview
    if isinstance(record, IkebanaRecord):
        bouquets = legal_replay(record).game
        flowers = review_ikebana(bouquets, report=report)
        shown = shown_flower_review(flowers, bouquets, record.names)
    else:
        game = legal_replay(record).game
        shown = shown_review(review_game(game, report=report), game, record.names)
    return msgspec.json.encode(shown)


def main() -> None:
    """Answer until the server closes the input."""
    serve_standard_streams(Reviewer().run)
