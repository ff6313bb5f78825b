"""Fewer pauses: Python's search for rings of dead objects is made seldom.

Tables are values that hold no rings: they go as soon as nobody holds them. A full search walks over
all that lives, which stops every table for as long as it takes.
"""

import asyncio
import gc

YOUNG_THRESHOLD = 5_000
MIDDLE_THRESHOLD = 5
FULL_THRESHOLD = 1_000_000
SECONDS_BETWEEN_COLLECTIONS = 600


async def tune_gc() -> None:
    """Search for rings among what is new as ever, and among everything only now and then."""
    before = gc.get_threshold()
    # What the program is made of stays anyway and need not be walked over.
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
