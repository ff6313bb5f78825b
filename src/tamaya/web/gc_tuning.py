"""No full garbage collections, because each one pauses every table.

A full collection walks over every live object, which takes about a millisecond for each table in
memory, and finds nothing: tables are values without reference cycles, and a closed connection is
freed by reference counting too. Cycles of objects that live shortly, such as an exception and its
traceback, are found by the collections of young objects.

Python counts new objects less freed ones, whatever their age: where tables end as fast as others
begin, it would collect seldom, and then many thousands at once. So young objects are collected by
the clock, too, while there are few.
"""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG_THRESHOLD = 5_000
MIDDLE_THRESHOLD = 5
NEVER = 2**31 - 1
SECONDS_BETWEEN_COLLECTIONS = 0.2
MIDDLE_GENERATION = 1


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


async def collect_young_forever() -> None:
    """Collect young objects, a few at a time."""
    while True:
        await asyncio.sleep(SECONDS_BETWEEN_COLLECTIONS)
        gc.collect(MIDDLE_GENERATION)


def release_transport(transport: asyncio.BaseTransport) -> None:
    """Break the cycle that asyncio leaves in a closed transport: it holds a method of its own."""
    if hasattr(transport, "_read_ready_cb"):
        transport._read_ready_cb = None  # noqa: SLF001 -- there is no public way
