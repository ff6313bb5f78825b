"""Fewer pauses: Python's search for rings of dead objects is made seldom.

Tables are values that hold no rings: they go as soon as nobody holds them. A full search walks over
all that lives, which stops every table for as long as it takes.
"""

import asyncio
import gc

YOUNG_OBJECTS = 5_000
YOUNG_ROUNDS = 5
NEVER_BY_ITSELF = 1_000_000
SECONDS_BETWEEN_SEARCHES = 600


async def pause_seldom() -> None:
    """Search for rings among what is new as ever, and among everything only now and then."""
    before = gc.get_threshold()
    # What the program is made of stays anyway and need not be walked over.
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, YOUNG_ROUNDS, NEVER_BY_ITSELF)
    try:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_SEARCHES)
            gc.collect()
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
