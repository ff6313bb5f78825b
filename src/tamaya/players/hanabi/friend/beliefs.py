"""What a seat believes of its own hand: what the clues say, what they promised, and good touch.

Good touch: nobody points at a card that is useless, or that somebody was told of already.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tamaya.players.hanabi.friend.notes import Notes
from tamaya.players.hanabi.friend.standpoint import Standpoint
from tamaya.rules.game import Seat


@dataclass(frozen=True, slots=True)
class Beliefs:
    """A hand as its holder takes it, the oldest card first."""

    cards: Sequence[int]
    certain: list[int]
    """For each card the faces that are not ruled out."""
    taken_for: list[int]
    """For each card the faces that it is taken for."""
    spare: list[bool]
    """For each card whether it can be given up: useless, or somebody else has it."""

    def plays(self, playable: int) -> list[int]:
        """The places of the cards that are taken for ones that fit."""
        return [
            place
            for place, faces in enumerate(self.taken_for)
            if faces and not faces & ~playable and not self.spare[place]
        ]


def believe(
    notes: Notes,
    stand: Standpoint,
    cards: Sequence[int],
    literals: Sequence[int],
    meanings: Sequence[int],
    clued: Sequence[bool],
) -> Beliefs:
    """What follows for a hand from what was said and promised of its cards."""
    useless = notes.outlook.useless
    taken = useless | stand.elsewhere
    certain, taken_for, spare = [], [], []
    singles = 0
    for literal, meaning, is_clued in zip(literals, meanings, clued, strict=True):
        base = literal & stand.possible or literal
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


def beliefs_of(notes: Notes, stand: Standpoint, seat: Seat) -> Beliefs:
    """What a seat believes of its hand now."""
    cards = notes.hands[seat]
    is_stranger = notes.trust.is_stranger(seat)
    return believe(
        notes,
        stand,
        cards,
        [notes.literal[card] for card in cards],
        [0 if is_stranger else notes.meaning[card] for card in cards],
        [notes.clued[card] and not is_stranger for card in cards],
    )
