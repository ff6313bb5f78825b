"""Rare full garbage collections, because each one pauses every table.

Tables are values without reference cycles and are freed by reference counting. A full collection
walks over every live object and finds next to nothing.
"""

import asyncio
import gc

YOUNG_THRESHOLD = 5_000
MIDDLE_THRESHOLD = 5
FULL_THRESHOLD = 1_000_000
SECONDS_BETWEEN_COLLECTIONS = 600


async def tune_gc() -> None:
    """Collect young objects as usual and everything only every ten minutes, until cancelled."""
    before = gc.get_threshold()
    # Modules and classes are never freed: collections need not walk over them.
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_THRESHOLD, MIDDLE_THRESHOLD, FULL_THRESHOLD)
    try:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_COLLECTIONS)
            gc.collect()
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
