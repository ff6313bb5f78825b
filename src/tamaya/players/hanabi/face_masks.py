"""What the board makes of each face: playable, soon playable, useless or irreplaceable.

Faces are bits of a mask, in the order of the rules: a bot asks these questions thousands of times.
"""

from collections import Counter
from dataclasses import dataclass

from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.cards import Face
from tamaya.rules.hanabi.fate import is_useless
from tamaya.rules.hanabi.parameters import Ending


@dataclass(frozen=True, slots=True)
class FaceMasks:
    """The faces by what can become of them."""

    playable: int
    """Those that can be laid now."""
    soon: int
    """Those that can be laid once the one before is."""
    useless: int
    """Those that can never be laid any more."""
    irreplaceable: int
    """Those still of use of which only one copy is left."""
    lost_with: tuple[int, ...]
    """For each face the cards that can no longer be laid once all copies of it are gone."""


def face_masks_of(board: Board) -> FaceMasks:
    """What becomes of each face as the board stands."""
    rules = board.rules
    gone = Counter(seen.face for seen in board.discards)
    playable = soon = useless = irreplaceable = 0
    lost_with = [0] * len(rules.faces)
    for sequence, laid in zip(rules.sequences, board.fireworks, strict=True):
        height = len(laid)
        open_faces = [face for face in sequence[height:] if gone[face] < rules.copies[face]]
        reach = next(
            (place for place in range(height, len(sequence)) if sequence[place] not in open_faces),
            len(sequence),
        )
        end = rescued_reach(board, sequence, reach)
        for place, face in enumerate(sequence):
            index = rules.face_index[face]
            bit = 1 << index
            if not height <= place < end:
                useless |= bit
            elif place < reach:
                playable |= bit if place == height else 0
                soon |= bit if place == height + 1 else 0
                irreplaceable |= bit if rules.copies[face] - gone[face] == 1 else 0
                lost_with[index] = reach - place
    return FaceMasks(playable, soon, useless, irreplaceable, tuple(lost_with))


def rescued_reach(board: Board, sequence: tuple[Face, ...], reach: int) -> int:
    """How high a firework can get that lacks a card, if all goes well with the tiles."""
    # Only a tile can bring cards back, and none does in a game that such a loss ends.
    if not board.rules.tiles or board.rules.ending is Ending.FINAL_FLOURISH:
        return reach
    # Where the last card can be had, all can: most often there is no more to ask.
    if reach == len(sequence) or not is_useless(board, sequence[-1]):
        return len(sequence)
    while not is_useless(board, sequence[reach]):
        reach += 1
    return reach
