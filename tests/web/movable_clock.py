"""A clock that tests move."""

import time

DAY = 24 * 60 * 60 * 1000


class MovableClock:
    """The time of this machine, moved by some days."""

    def __init__(self) -> None:
        self.offset = 0

    def now(self) -> int:
        return time.time_ns() // 1_000_000 + self.offset

    def pass_days(self, days: float) -> None:
        self.offset += int(days * DAY)
