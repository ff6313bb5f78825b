"""What a viewer may see of a state and of each event. All secrecy of the game is decided here."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from tamaya.rules.cards import Face
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
from tamaya.rules.shared_types import Onlooker, Seat, Viewer


@dataclass(frozen=True, slots=True)
class View:
    """Everything one viewer may see, and everything a player needs to decide."""

    viewer: Viewer
    board: Board
    drawn: Face | None
    """The card just drawn, if the viewer may see it; the board says whether there is one."""
    legal_moves: tuple[Move, ...]
    """The legal moves, if the viewer is to act."""
    history: tuple[SeenEvent, ...]
    """Every event from the first round on, redacted for the viewer."""


def sees_drawn(viewer: Viewer, seat: Seat) -> bool:
    """Whether a viewer may see the card that this seat has just drawn."""
    return viewer in (Onlooker.ALL_HANDS, Onlooker.REVIEWER, seat)


def view_of(state: State, viewer: Viewer, history: Iterable[Event]) -> View:
    """What a viewer may see of a state and its history."""
    return view_with(state, viewer, tuple(redact(event, viewer) for event in history))


def view_with(state: State, viewer: Viewer, history: tuple[SeenEvent, ...]) -> View:
    """The same with a history that is redacted already."""
    board = state.board
    return View(
        viewer=viewer,
        board=board,
        drawn=state.drawn if sees_drawn(viewer, board.seat_to_act) else None,
        legal_moves=legal_moves(board) if viewer == board.seat_to_act else (),
        history=history,
    )


def redact(event: Event, viewer: Viewer) -> SeenEvent:
    """An event as a viewer may know it: the event itself where nothing of it is hidden."""
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
