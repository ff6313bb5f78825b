"""What a viewer may see: of the position, and of each thing that happened."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from tamaya.rules.cards import Face
from tamaya.rules.game import Onlooker, Seat, Viewer
from tamaya.rules.ikebana.board import Board
from tamaya.rules.ikebana.events import (
    Bought,
    Drew,
    DrewUnseen,
    Event,
    GameEnded,
    Kept,
    Paid,
    PilesGathered,
    Rejected,
    RoundBegan,
    RoundEnded,
    SeenEvent,
    Shuffled,
    ShuffledUnseen,
    TurnPassed,
)
from tamaya.rules.ikebana.legality import legal_moves
from tamaya.rules.ikebana.moves import Move
from tamaya.rules.ikebana.state import State


@dataclass(frozen=True, slots=True)
class View:
    """All that one viewer may know, and all it needs to decide: no referee has to be asked."""

    viewer: Viewer
    board: Board
    drawn: Face | None
    """The card just drawn, where the viewer may see it; the board says whether there is one."""
    legal_moves: tuple[Move, ...]
    """What the viewer may do now; nothing when it is somebody else's turn."""
    history: tuple[SeenEvent, ...]
    """All that happened since the first round began, as the viewer was told it."""


def sees_drawn(viewer: Viewer, seat: Seat) -> bool:
    """Whether the viewer may see the card that this seat has just drawn."""
    return viewer in (Onlooker.ALL_HANDS, Onlooker.REVIEWER, seat)


def view_of(state: State, viewer: Viewer, history: Iterable[Event]) -> View:
    """The state and its history through the eyes of a viewer."""
    return view_with(state, viewer, tuple(redact(event, viewer) for event in history))


def view_with(state: State, viewer: Viewer, history: tuple[SeenEvent, ...]) -> View:
    """The state through the eyes of a viewer who was told this, so that it is not told again."""
    board = state.board
    return View(
        viewer=viewer,
        board=board,
        drawn=state.drawn if sees_drawn(viewer, board.seat_to_act) else None,
        legal_moves=legal_moves(board) if viewer == board.seat_to_act else (),
        history=history,
    )


def redact(event: Event, viewer: Viewer) -> SeenEvent:
    """What a viewer is told of an event. A new kind of event must be given its place here."""
    match event:
        case Drew(seat):
            return event if sees_drawn(viewer, seat) else DrewUnseen(seat)
        case Shuffled(deck):
            return event if viewer is Onlooker.REVIEWER else ShuffledUnseen(len(deck))
        case (
            RoundBegan()
            | PilesGathered()
            | Kept()
            | Rejected()
            | Bought()
            | Paid()
            | TurnPassed()
            | RoundEnded()
            | GameEnded()
        ):
            return event
        case _:
            assert_never(event)
