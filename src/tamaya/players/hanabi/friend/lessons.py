"""What each clue teaches of a card, as a careful giver weighs it, for each face it may have.

The same as in ``cluing``, but worked out for all faces at once: a second guess asks of hundreds of
hands.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tamaya.players.hanabi.cluing import (
    COST_OF_TOUCHING_USELESS,
    WORTH_OF_EACH_TURN,
    WORTH_OF_HALVING,
    WORTH_OF_LIKELIHOOD,
    WORTH_OF_PLAY,
    WORTH_OF_USELESS,
)
from tamaya.players.hanabi.prospects import Prospects
from tamaya.players.hanabi.sight import Hand


class Lesson(NamedTuple):
    """What a clue is worth for a card, by what becomes of the card."""

    useless: float = 0.0
    later: float = 0.0
    playable: float = 0.0
    promised: float = 0.0


def lessons(
    hand: Hand, mask: int, prospects: Prospects, promised: int, named_by: Sequence[int]
) -> list[list[float]]:
    """For each face of a card that may have these, what each clue is worth."""
    of_clues = [
        (
            _lesson(hand, mask, mask & ~named, prospects, cost_of_useless=0.0),
            _lesson(hand, mask, mask & named, prospects, cost_of_useless=COST_OF_TOUCHING_USELESS),
        )
        for named in named_by
    ]
    by_face = []
    for face in range(len(prospects.lost_with)):
        bit = 1 << face
        kind = _kind(bit, prospects, promised)
        by_face.append(
            [
                both[1 if named & bit else 0][kind]
                for both, named in zip(of_clues, named_by, strict=True)
            ]
        )
    return by_face


def _kind(face: int, prospects: Prospects, promised: int) -> int:
    """Which worth of a lesson counts for a face."""
    if face & prospects.useless:
        return 0
    if face & promised:
        return 3
    return 2 if face & prospects.playable else 1


def _lesson(
    hand: Hand, before: int, after: int, prospects: Prospects, *, cost_of_useless: float
) -> Lesson:
    """What it is worth that the holder knows this of a card instead of what it knew."""
    unseen, useless, playable = hand.unseen, prospects.useless, prospects.playable
    if not unseen.weight(after):
        return Lesson()
    is_open = before & ~useless != 0
    of_useless = -cost_of_useless if is_open else 0.0
    if after == before:
        return Lesson(of_useless)
    if is_open and not after & ~useless:
        of_useless += WORTH_OF_USELESS
    times = unseen.weight(before) / unseen.weight(after)
    if after & ~playable:
        likelier = unseen.chance(after, playable) - unseen.chance(before, playable)
        of_playable = WORTH_OF_LIKELIHOOD * likelier
    else:
        of_playable = WORTH_OF_PLAY - WORTH_OF_EACH_TURN * hand.distance
    return Lesson(of_useless, WORTH_OF_HALVING * (times - 1) ** 0.5, of_playable)
