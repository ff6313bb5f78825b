"""The worth of bringing a card back from the discard with a bonus tile."""

from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.board_fates import copies_left
from tamaya.rules.hanabi.cards import Face
from tamaya.rules.hanabi.face_fate import firework_reach, lost_places

WORTH_OF_USE = 0.1
WORTH_OF_LAST_COPY_BUT_ONE = 0.3
WORTH_OF_FITTING = 0.5


def rescue_worth(board: Board, face: Face) -> float:
    """How many more cards can be laid once a card of this face is back, and how soon."""
    rules = board.rules
    suit = rules.suit_index[face.suit]
    sequence, height = rules.sequences[suit], len(board.fireworks[suit])
    place = sequence.index(face)
    if place < height:
        return 0.0
    left = [copies_left(board, other) for other in sequence]
    lost = lost_places(range(len(sequence)), left)
    reach = firework_reach(height, len(sequence), lost, 0)
    reach_with_card = firework_reach(height, len(sequence), lost & ~(1 << place), 0)
    return (
        reach_with_card
        - reach
        + WORTH_OF_USE
        + WORTH_OF_LAST_COPY_BUT_ONE * (left[place] == 1)
        + WORTH_OF_FITTING * board.fits(face)
    )
