"""The time left for a turn, by the server's clock: this machine's own may be wrong."""

import time

from tamaya.i18n import Catalogue
from tamaya.wire.scalar_types import Moment

MAX_DELAY_MILLISECONDS = 2_000
"""A message that seems to be this late is only slow; a larger difference is between the clocks."""

HURRY_SECONDS = 10
"""From here on the time left is shown as a warning."""

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class ServerClock:
    """The server's clock, estimated from the times of its messages."""

    def __init__(self) -> None:
        """Trust this machine's clock until a message shows a difference."""
        self._ahead = 0

    def observe(self, moment: Moment) -> None:
        """Compare the clocks: the server sent this moment just now."""
        ahead = local_now() - moment
        self._ahead = 0 if abs(ahead) <= MAX_DELAY_MILLISECONDS else ahead

    def seconds_until(self, deadline: Moment) -> int:
        """Whole seconds until the deadline, 0 once it has passed."""
        return max(0, -((local_now() - self._ahead - deadline) // 1_000))


def local_now() -> Moment:
    """Milliseconds since 1970 by this machine's clock."""
    return time.time_ns() // 1_000_000


def time_text(seconds: int, texts: Catalogue) -> str:
    """Days and hours in words, less than an hour as on a clock: “4:05”."""
    if seconds >= 2 * DAY:
        return texts.format("client-table-left-days", count=seconds // DAY)
    if seconds >= HOUR:
        return texts.format("client-table-left-hours", count=seconds // HOUR)
    return f"{seconds // MINUTE}:{seconds % MINUTE:02}"
