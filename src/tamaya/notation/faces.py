"""Faces of cards as text, the same in both games: ``r3`` is the red 3."""

import re

from tamaya.notation.refusals import NotationRefusal
from tamaya.rules.cards import SUIT_LETTERS, Face
from tamaya.rules.hanabi.parameters import HIGHEST_VALUE
from tamaya.rules.shared_types import Refused

SUITS = {letter: suit for suit, letter in SUIT_LETTERS.items()}
FACE = re.compile(rf"([{''.join(SUITS)}])([1-{HIGHEST_VALUE}])")


def face_text(face: Face) -> str:
    """Write a face, such as ``r3``."""
    return f"{SUIT_LETTERS[face.suit]}{face.value}"


def parse_face(text: str) -> Face:
    """Parse a face."""
    found = FACE.fullmatch(text)
    if found is None:
        raise Refused(NotationRefusal.UNREADABLE_FACE, text=text)
    return Face(SUITS[found[1]], int(found[2]))
