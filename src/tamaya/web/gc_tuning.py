"""No full garbage collections, because each one pauses every table.

A full collection walks over every live object, which takes about a millisecond for each table in
memory, and finds nothing: tables are values without reference cycles, and a closed connection is
freed by reference counting too. Cycles of objects that live shortly, such as an exception and its
traceback, are found by the collections of young objects, which take a few milliseconds.
"""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG_THRESHOLD = 5_000
MIDDLE_THRESHOLD = 5
NEVER = 2**31 - 1


@contextmanager
def tuned_gc() -> Iterator[None]:
    """Collect young objects only, until the end of a ``with`` block."""
    before = gc.get_threshold()
    # Modules and classes are never freed: collections need not walk over them.
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_THRESHOLD, MIDDLE_THRESHOLD, NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def release_transport(transport: asyncio.BaseTransport) -> None:
    """Break the cycle that asyncio leaves in a closed transport: it holds a method of its own."""
    if hasattr(transport, "_read_ready_cb"):
        transport._read_ready_cb = None  # noqa: SLF001 -- there is no public way
