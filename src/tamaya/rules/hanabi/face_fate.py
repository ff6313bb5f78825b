"""The fate of a face, decided in one place: what can still become of the cards that show it.

The rules ask here, the bots ask here, and the kernels of the compiled bots are compiled from these
very functions: `firework_reach` and `face_fate` are plain functions of whole numbers for that
reason.
"""

from collections.abc import Sequence
from typing import NamedTuple

PLAYABLE, USELESS, IRREPLACEABLE = 1, 2, 4
"""The bits of a fate. A face that is needed later and has copies to spare has none of them."""


def firework_reach(height: int, highest: int, lost: int, rescues: int) -> int:
    """How high a firework can get, from its height now.

    ``lost`` has a bit for each place of the firework whose copies are all in the discard. As many
    of them as ``rescues`` can be brought back.
    """
    for place in range(height, highest):
        if (lost >> place) & 1:
            if rescues == 0:
                return place
            rescues -= 1
    return highest


def face_fate(place: int, height: int, reach: int, left: int) -> int:
    """The fate of a face as bits.

    ``place`` is where the face belongs in its firework, which is ``height`` high and can get as
    high as ``reach``; ``left`` copies of the face are not in the discard.
    """
    if place < height or place >= reach:
        return USELESS
    fate = 0
    if place == height:
        fate |= PLAYABLE
    if left == 1:
        fate |= IRREPLACEABLE
    return fate


class FaceFates(NamedTuple):
    """The faces by their fate, as masks with a bit for each face in the order of the rules."""

    playable: int
    useless: int
    irreplaceable: int


def face_fates_from(
    sequences: Sequence[Sequence[int]],
    heights: Sequence[int],
    reaches: Sequence[int],
    left: Sequence[int],
) -> FaceFates:
    """The fates of all faces.

    For each suit: the numbers of its faces in the order in which they are laid, its height and its
    reach. ``left`` has the copies of each face that are not in the discard.
    """
    playable = useless = irreplaceable = 0
    for sequence, height, reach in zip(sequences, heights, reaches, strict=True):
        for place, face in enumerate(sequence):
            fate = face_fate(place, height, reach, left[face])
            playable |= bool(fate & PLAYABLE) << face
            useless |= bool(fate & USELESS) << face
            irreplaceable |= bool(fate & IRREPLACEABLE) << face
    return FaceFates(playable, useless, irreplaceable)


def lost_places(sequence: Sequence[int], left: Sequence[int]) -> int:
    """The places of a firework whose copies are all in the discard, a bit each."""
    return sum(1 << place for place, face in enumerate(sequence) if left[face] == 0)
