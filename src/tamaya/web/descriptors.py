"""The file descriptors of this process: each connection takes one."""

import sys
import time
from dataclasses import dataclass
from pathlib import Path

if sys.platform != "win32":
    import resource

WANTED_LIMIT = 65_536
FALLBACK_LIMITS = (WANTED_LIMIT, 10_240)
"""Tried in turn: macOS reports no upper limit, and refuses more than 10,240."""
RESERVED = 200
"""Not for connections: the store, the client's files, pipes to bots."""
MOST_RESERVED_SHARE = 4
"""The reserve is at most a quarter of a small limit."""
FEWEST_FREE = 20
"""With fewer, the server is not ready for visitors."""
SECONDS_BETWEEN_COUNTS = 1.0
OPEN_DESCRIPTORS = (Path("/proc/self/fd"), Path("/dev/fd"))


def raise_descriptor_limit() -> None:
    """Raise the soft limit to the hard one, or to as many as a server can use."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in FALLBACK_LIMITS:
        allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if soft == resource.RLIM_INFINITY or soft >= allowed:
            return
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
        except (OSError, ValueError):
            continue
        return


def descriptor_limit() -> int | None:
    """How many descriptors this process may have open; None where nothing limits it."""
    if sys.platform == "win32":
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def most_connections(wanted: int) -> int:
    """As many connections as wanted, or as many as the limit leaves beside the reserve."""
    limit = descriptor_limit()
    if limit is None:
        return wanted
    return min(wanted, limit - min(RESERVED, limit // MOST_RESERVED_SHARE))


def count_open_descriptors() -> int | None:
    """How many descriptors are open; None where the system does not say."""
    for folder in OPEN_DESCRIPTORS:
        try:
            # One of them is open only to read the list.
            return len(list(folder.iterdir())) - 1
        except OSError:
            continue
    return None


@dataclass(slots=True)
class DescriptorCount:
    """The number of open descriptors, counted at most once a second.

    Anybody may ask whether the server is ready, and counting takes time.
    """

    _count: int | None = None
    _counted_at: float = float("-inf")

    def get(self) -> int | None:
        """The last count, or a new one."""
        now = time.monotonic()
        if now - self._counted_at >= SECONDS_BETWEEN_COUNTS:
            self._count = count_open_descriptors()
            self._counted_at = now
        return self._count

    def is_nearly_exhausted(self) -> bool:
        """Whether too few descriptors are left to work with."""
        limit, count = descriptor_limit(), self.get()
        return limit is not None and count is not None and limit - count < FEWEST_FREE
