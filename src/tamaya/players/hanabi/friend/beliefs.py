"""What a seat believes about its hand: from clues, from their promises and from good touch.

Good touch is the convention not to clue useless cards, nor cards clued in another hand.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tamaya.players.hanabi.friend.teammate_perspective import Perspective
from tamaya.players.hanabi.friend.tracked_table import TrackedTable
from tamaya.rules.shared_types import Seat


@dataclass(frozen=True, slots=True)
class Beliefs:
    """What a holder believes about its hand, the oldest card first."""

    cards: Sequence[int]
    certain: list[int]
    """For each card the faces that are not ruled out."""
    taken_for: list[int]
    """For each card the faces that it is believed to have."""
    spare: list[bool]
    """For each card whether it can be discarded: useless, or clued in another hand."""

    def plays(self, playable: int) -> list[int]:
        """The places of the cards that are believed to be playable."""
        return [
            place
            for place, faces in enumerate(self.taken_for)
            if faces and not faces & ~playable and not self.spare[place]
        ]


def infer_beliefs(
    record: TrackedTable,
    perspective: Perspective,
    cards: Sequence[int],
    literals: Sequence[int],
    meanings: Sequence[int],
    clued: Sequence[bool],
) -> Beliefs:
    """The beliefs that follow from the clues and promises about a hand."""
    useless = record.facts.useless
    taken = useless | perspective.elsewhere
    certain, taken_for, spare = [], [], []
    singles = 0
    for literal, meaning, is_clued in zip(literals, meanings, clued, strict=True):
        base = literal & perspective.possible or literal
        certain.append(base)
        faces = meaning & base or base
        if is_clued or meaning:
            wanted = meaning & base & ~useless or faces & ~taken
            spare.append(not wanted and (not base & ~taken or not base & ~useless))
            faces = wanted or base & ~taken or faces
            if not faces & (faces - 1):
                singles |= faces
        else:
            spare.append(not base & ~useless)
        taken_for.append(faces)
    if singles:
        for place, faces in enumerate(taken_for):
            if (clued[place] or meanings[place]) and faces & (faces - 1) and faces & ~singles:
                taken_for[place] = faces & ~singles
    return Beliefs(cards, certain, taken_for, spare)


def beliefs_of(record: TrackedTable, perspective: Perspective, seat: Seat) -> Beliefs:
    """What a seat believes about its hand now."""
    cards = record.hands[seat]
    is_stranger = record.trust.is_stranger(seat)
    return infer_beliefs(
        record,
        perspective,
        cards,
        [record.literal[card] for card in cards],
        [0 if is_stranger else record.meaning[card] for card in cards],
        [record.clued[card] and not is_stranger for card in cards],
    )
