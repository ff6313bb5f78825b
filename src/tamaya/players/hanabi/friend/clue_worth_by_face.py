"""The worth of each clue for a card, as careful weighs it, for each face the card may have.

All faces are computed at once, because a guess asks for hundreds of hands.
"""

from collections.abc import Sequence

from tamaya.players.hanabi.clue_worth import COST_OF_TOUCHING_USELESS, worth_of_information
from tamaya.players.hanabi.face_masks_by_fate import FaceMasks
from tamaya.players.hanabi.seat_knowledge import KnownHand


def clue_worth_by_face(
    hand: KnownHand, mask: int, face_masks: FaceMasks, promised: int, named_by: Sequence[int]
) -> list[list[float]]:
    """The worth of each clue, for each face of a card."""
    # A clue is worth the same for all useless faces, all playable ones, and all others.
    kinds = face_masks.useless, 0, face_masks.playable
    of_clues = [
        [
            [
                _worth_of_clue(hand, mask, face_masks, kind, named, is_named=is_named)
                for kind in kinds
            ]
            for is_named in (False, True)
        ]
        for named in named_by
    ]
    by_face = []
    for face in range(len(face_masks.lost_with)):
        bit = 1 << face
        if bit & promised & ~face_masks.useless:
            by_face.append([0.0] * len(named_by))
            continue
        kind = 0 if bit & face_masks.useless else 2 if bit & face_masks.playable else 1
        by_face.append(
            [
                of_clue[1 if named & bit else 0][kind]
                for of_clue, named in zip(of_clues, named_by, strict=True)
            ]
        )
    return by_face


def _worth_of_clue(
    hand: KnownHand, before: int, face_masks: FaceMasks, kind: int, named: int, *, is_named: bool
) -> float:
    """The worth of a clue for a card with a face of this kind."""
    after = before & (named if is_named else ~named)
    if not hand.unseen.weight(after):
        return 0.0
    worth = 0.0 if after == before else worth_of_information(hand, face_masks, kind, before, after)
    is_in_the_way = is_named and kind & face_masks.useless and before & ~face_masks.useless
    return worth - COST_OF_TOUCHING_USELESS if is_in_the_way else worth
