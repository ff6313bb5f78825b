"""How much time is left for a turn, by the clock of the house; this machine's own may be wrong."""

import time

from tamaya.i18n import Catalogue
from tamaya.wire.scalars import Moment

TOLERATED_MILLISECONDS = 2_000
"""So many milliseconds may go by before news of a house arrives."""

HURRY_SECONDS = 10
"""With so few seconds left, the time is shown as a warning."""

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class ServerClock:
    """The clock of a house, as far as its news tell."""

    def __init__(self) -> None:
        """Believe in this machine's clock until the house tells another time."""
        self._ahead = 0

    def observe(self, moment: Moment) -> None:
        """Something has just happened in the house, by its own clock."""
        ahead = local_now() - moment
        self._ahead = 0 if abs(ahead) <= TOLERATED_MILLISECONDS else ahead

    def seconds_until(self, deadline: Moment) -> int:
        """How long it is until then; a deadline that is past is now."""
        return max(0, -((local_now() - self._ahead - deadline) // 1_000))


def local_now() -> Moment:
    """Milliseconds since 1970, by this machine."""
    return time.time_ns() // 1_000_000


def time_text(seconds: int, texts: Catalogue) -> str:
    """Days and hours in words, less than an hour as on a clock: “4:05”."""
    if seconds >= 2 * DAY:
        return texts.format("client-table-left-days", count=seconds // DAY)
    if seconds >= HOUR:
        return texts.format("client-table-left-hours", count=seconds // HOUR)
    return f"{seconds // MINUTE}:{seconds % MINUTE:02}"
