"""The phases of a table."""

from enum import StrEnum


class Phase(StrEnum):
    """A table waits, plays and is finished; one that is never started expires."""

    WAITING = "waiting"
    PLAYING = "playing"
    FINISHED = "finished"
    EXPIRED = "expired"
