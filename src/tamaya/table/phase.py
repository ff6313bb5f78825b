"""How far a table has come."""

from enum import StrEnum


class Phase(StrEnum):
    """A table waits for its people, plays, and is over; or it never began and expired."""

    WAITING = "waiting"
    PLAYING = "playing"
    FINISHED = "finished"
    EXPIRED = "expired"
