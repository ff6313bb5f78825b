"""What a table remembers to undo a move: the games before it, and a request to go back."""

from dataclasses import dataclass

from tamaya.rules.shared_types import Seat
from tamaya.table.game_adapters import Game


@dataclass(frozen=True, slots=True)
class UndoPoint:
    """A game before a decision that can still be undone."""

    seat: Seat
    """Who decided."""
    is_by_person: bool
    """Whether it was a person; a bot may also have decided for one."""
    game: Game


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A request to undo a move, and the seats that have agreed so far."""

    seat: Seat
    at: int
    """When it was made, in milliseconds since 1970."""
    agreed: frozenset[Seat] = frozenset()
