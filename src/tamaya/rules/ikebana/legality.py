"""Which moves are legal, and why the others are not.

The board is enough to decide: legality depends on nothing hidden.
"""

from tamaya.rules.ikebana.board import Board
from tamaya.rules.ikebana.moves import Buy, Draw, Keep, Move, Reject
from tamaya.rules.ikebana.refusals import Refusal
from tamaya.rules.shared_types import MOST_PLAYERS, Seat, wrong_move

DRAW = Draw()
KEEP = Keep()
REJECT = Reject()
BUYS = tuple(Buy(Seat(owner)) for owner in range(MOST_PLAYERS))


def objection(board: Board, seat: Seat, move: Move) -> Refusal | None:
    """The reason to refuse a seat's move, or None if it is legal."""
    if board.outcome is not None:
        return Refusal.GAME_OVER
    if not 0 <= seat < board.players:
        return Refusal.NO_SUCH_SEAT
    if seat != board.seat_to_act:
        return Refusal.NOT_YOUR_TURN
    match move:
        case Draw():
            return Refusal.ALREADY_DRAWN if board.is_drawing else None
        case Keep():
            return None if board.is_drawing else Refusal.NOTHING_DRAWN
        case Reject():
            if not board.is_drawing:
                return Refusal.NOTHING_DRAWN
            return None if board.points[seat] >= board.price else Refusal.NOT_ENOUGH_POINTS
        case Buy(owner):
            return _objection_to_buying(board, seat, owner)
        case _:
            raise wrong_move(move, "a move, such as Draw() or Buy(2)")


def _objection_to_buying(board: Board, seat: Seat, owner: Seat) -> Refusal | None:
    if board.is_drawing:
        return Refusal.ALREADY_DRAWN
    if not 0 <= owner < board.players:
        return Refusal.NO_SUCH_SEAT
    if owner == seat:
        return Refusal.OWN_PILE
    top = board.piles[owner].top
    if top is None:
        return Refusal.EMPTY_PILE
    return None if board.points[seat] >= top.value else Refusal.NOT_ENOUGH_POINTS


def legal_moves(board: Board) -> tuple[Move, ...]:
    """The moves that the seat to act may choose from."""
    moves: tuple[Move, ...] = (DRAW, KEEP, REJECT, *BUYS[: board.players])
    return tuple(move for move in moves if objection(board, board.seat_to_act, move) is None)
