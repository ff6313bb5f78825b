"""The lines of a replay in sentences."""

from collections.abc import Sequence
from dataclasses import dataclass

from tamaya.i18n.message import Message, message
from tamaya.rules.shared_types import Seat


@dataclass(frozen=True, slots=True)
class ReplayLine:
    """The sentences of one turn, or of something between turns."""

    sentences: tuple[Message, ...]
    turn: int | None = None
    """The number of the turn, from 1."""


def seats_message(names: Sequence[str], first_seat: Seat) -> Message:
    """Who sits where, and who starts."""
    return message("replay-seats", players=tuple(names), first=names[first_seat])
