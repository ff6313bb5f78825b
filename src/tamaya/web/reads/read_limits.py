"""How many reads may wait or run at once: in all, for a guest and for an address."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from tamaya.rules.shared_types import Refused
from tamaya.table.events import GuestId
from tamaya.web.refusals import WebRefusal
from tamaya.web.settings import Settings


class ReadLimits:
    """Counts the reads that wait or run."""

    def __init__(self, settings: Settings) -> None:
        """Set the limits from the settings."""
        self._most = settings.reads_at_once
        self._most_per_guest = settings.reads_per_guest
        self._most_per_address = settings.reads_per_address
        self._running: Counter[tuple[str, str]] = Counter()
        self._total = 0

    @contextmanager
    def count(self, guest: GuestId | None, address: str) -> Iterator[None]:
        """Count a read while it waits and runs; refused where there are too many.

        Visitors who are no guests count for their address only.
        """
        limits = {("address", address): self._most_per_address}
        if guest is not None:
            limits["guest", guest] = self._most_per_guest
        if any(self._running[who] >= most for who, most in limits.items()):
            raise Refused(WebRefusal.TOO_MANY_READS)
        if self._total >= self._most:
            raise Refused(WebRefusal.BUSY)
        self._total += 1
        self._running.update(limits.keys())
        try:
            yield
        finally:
            self._total -= 1
            for who in limits:
                self._running[who] -= 1
                if not self._running[who]:
                    del self._running[who]
