"""The faces by their fate on a board, as the careful player needs them.

A mask has a bit for each face, in the order of the rules: a bot tests masks thousands of times.
"""

from dataclasses import dataclass

from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.board_fates import face_fates, firework_reaches


@dataclass(frozen=True, slots=True)
class FaceMasks:
    """Masks of faces, and what depends on each face."""

    playable: int
    """Faces that can be laid now."""
    soon: int
    """Faces that can be laid after the next card of their suit."""
    useless: int
    """Faces that can never be laid any more, not even with the help of a bonus tile."""
    irreplaceable: int
    """Faces with one copy left that can be laid without a bonus tile."""
    lost_with: tuple[int, ...]
    """For each face how many cards can no longer be laid once all its copies are gone."""


def face_masks_of(board: Board) -> FaceMasks:
    """The masks of a board."""
    rules = board.rules
    soon = 0
    lost_with = [0] * len(rules.faces)
    reaches = firework_reaches(board)
    for sequence, laid, reach in zip(rules.face_sequences, board.fireworks, reaches, strict=True):
        for place in range(len(laid), reach):
            lost_with[sequence[place]] = reach - place
            soon |= (place == len(laid) + 1) << sequence[place]
    # No bonus tile can be counted on, so what to lay and what to keep is decided without them.
    fates = face_fates(board, with_tiles=False)
    useless = face_fates(board).useless if rules.tiles else fates.useless
    return FaceMasks(fates.playable, soon, useless, fates.irreplaceable, tuple(lost_with))
