"""Which card of the discard is best brought back by a bonus tile."""

from collections import Counter

from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.cards import Face

WORTH_OF_USE = 0.1
WORTH_OF_LAST_COPY_BUT_ONE = 0.3
WORTH_OF_FITTING = 0.5


def rescue_worth(board: Board, face: Face) -> float:
    """How many more cards can be laid once a card of this face is back, and how soon."""
    rules = board.rules
    suit = rules.suit_index[face.suit]
    if rules.sequences[suit].index(face) < len(board.fireworks[suit]):
        return 0.0
    gone = Counter(seen.face for seen in board.discards)
    before = reach(board, suit, gone)
    left = rules.copies[face] - gone[face]
    gone[face] -= 1
    return (
        reach(board, suit, gone)
        - before
        + WORTH_OF_USE
        + WORTH_OF_LAST_COPY_BUT_ONE * (left == 1)
        + WORTH_OF_FITTING * board.fits(face)
    )


def reach(board: Board, suit: int, gone: Counter[Face]) -> int:
    """How high the firework of a suit gets with these cards gone."""
    height = len(board.fireworks[suit])
    for face in board.rules.sequences[suit][height:]:
        if gone[face] == board.rules.copies[face]:
            break
        height += 1
    return height
