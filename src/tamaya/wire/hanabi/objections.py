"""Why a seat cannot play, discard or clue now, from the rules, for a client to show."""

from collections.abc import Iterable

from tamaya.rules.hanabi import (
    Decision,
    Discard,
    GiveClue,
    Play,
    Refusal,
    State,
    View,
    objection,
)
from tamaya.rules.shared_types import Onlooker, Seat
from tamaya.wire.hanabi.view_types import Objections

NO_REASON = Objections(None, None, None)
GAME_OVER = Objections(*3 * (Refusal.GAME_OVER,))
NOT_YOUR_TURN = Objections(*3 * (Refusal.NOT_YOUR_TURN,))


def objections(state: State, view: View) -> Objections:
    """The objection to every play, every discard and every clue; None if one is allowed."""
    viewer, board = view.viewer, view.board
    if isinstance(viewer, Onlooker):
        return NO_REASON
    if board.outcome is not None:
        return GAME_OVER
    if viewer != board.seat_to_act:
        return NOT_YOUR_TURN
    hand = board.hands[viewer]
    teammates = (seat for seat in range(board.players) if seat != viewer)
    clues = (move for seat in teammates for move in board.rules.clue_moves[seat])
    legal = {type(move) for move in view.legal_moves}
    return Objections(
        play=None if Play in legal else _first_objection(state, viewer, map(Play, hand)),
        discard=None if Discard in legal else _first_objection(state, viewer, map(Discard, hand)),
        clue=None if GiveClue in legal else _first_objection(state, viewer, clues),
    )


def _first_objection(state: State, seat: Seat, moves: Iterable[Decision]) -> Refusal | None:
    """The objection to the first of these moves; None if there are none."""
    return next((objection(state, seat, move) for move in moves), None)
