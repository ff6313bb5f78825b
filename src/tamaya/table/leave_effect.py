"""What would happen if a seat left or voted to end now, decided like the commands themselves."""

from dataclasses import dataclass
from enum import StrEnum

from tamaya.rules.shared_types import Seat
from tamaya.table.events import EndVoted, GameGivenUp, HostChanged, SeatLeft
from tamaya.table.mid_game_seats import with_consequences
from tamaya.table.presence import Presences
from tamaya.table.table_state import Table


class LeaveEffect(StrEnum):
    """What becomes of a running game when a seat leaves it."""

    ENDS_GAME = "ends-game"
    """Everybody else has voted to end it."""
    GAME_WAITS = "game-waits"
    """Nobody else plays: it waits for its only person."""
    HAND_WAITS = "hand-waits"
    """The others stay, and may give the seat to somebody else."""


@dataclass(frozen=True, slots=True)
class Leaving:
    """What leaving would do."""

    effect: LeaveEffect
    new_host: Seat | None
    """The seat of the next host, where the host leaves."""


def leaving(table: Table, seat: Seat, presences: Presences) -> Leaving:
    """What would happen if the holder of this seat left the running game now."""
    events = with_consequences(table, (SeatLeft(seat),), presences)
    after = table.preview(*events)
    new_host = None
    if any(isinstance(event, HostChanged) for event in events):
        new_host = after.seat_of(after.host)
    if any(isinstance(event, GameGivenUp) for event in events):
        return Leaving(LeaveEffect.ENDS_GAME, new_host)
    if not after.human_seats():
        return Leaving(LeaveEffect.GAME_WAITS, new_host)
    return Leaving(LeaveEffect.HAND_WAITS, new_host)


def would_vote_end_game(table: Table, seat: Seat, presences: Presences) -> bool:
    """Whether a vote of this seat would end the running game at once."""
    vote = EndVoted(seat, wish=True)
    events = with_consequences(table, (vote,), presences)
    return any(isinstance(event, GameGivenUp) for event in events)
