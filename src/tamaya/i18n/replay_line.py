"""How a game is told: in lines, each with the sentences that belong together."""

from dataclasses import dataclass

from tamaya.i18n.message import Message


@dataclass(frozen=True, slots=True)
class ReplayLine:
    """Sentences that belong together: those of a turn, or something between turns."""

    sentences: tuple[Message, ...]
    turn: int | None = None
    """The number of the turn, from 1."""
