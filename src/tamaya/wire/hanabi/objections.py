"""Why a seat cannot play, discard or clue now, from the rules, for a client to show."""

from collections.abc import Iterable

from tamaya.rules.hanabi import (
    Decision,
    Discard,
    Game,
    GiveClue,
    Play,
    Refusal,
    objection,
)
from tamaya.rules.shared_types import Onlooker, Seat, Viewer
from tamaya.wire.hanabi.view_types import Objections

NO_REASON = Objections(None, None, None)
GAME_OVER = Objections(*3 * (Refusal.GAME_OVER,))
NOT_YOUR_TURN = Objections(*3 * (Refusal.NOT_YOUR_TURN,))


def objections(game: Game, viewer: Viewer) -> Objections:
    """The objection to every play, every discard and every clue; None if one is allowed."""
    if isinstance(viewer, Onlooker):
        return NO_REASON
    board = game.board
    if board.outcome is not None:
        return GAME_OVER
    if viewer != board.seat_to_act:
        return NOT_YOUR_TURN
    hand = board.hands[viewer]
    teammates = (Seat(seat) for seat in range(board.players) if seat != viewer)
    clues = (GiveClue(seat, clue) for seat in teammates for clue in board.rules.clues)
    return Objections(
        play=_objection_to_all(game, viewer, map(Play, hand)),
        discard=_objection_to_all(game, viewer, map(Discard, hand)),
        clue=_objection_to_all(game, viewer, clues),
    )


def _objection_to_all(game: Game, seat: Seat, moves: Iterable[Decision]) -> Refusal | None:
    """The first objection, or None where one of the moves is allowed."""
    first = None
    for move in moves:
        reason = objection(game.state, seat, move)
        if reason is None:
            return None
        first = first or reason
    return first
