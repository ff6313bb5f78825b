"""Cards as stories write them, a letter for the suit and then the value, and how a story fails."""

from collections.abc import Iterable

from tamaya.rules.hanabi import SUIT_LETTERS, Face, Rules

SUITS_BY_LETTER = {letter: suit for suit, letter in SUIT_LETTERS.items()}


class ImpossibleStory(AssertionError):
    """A story tells what cannot be: the test that tells it fails, with the reason."""


def parse_face(word: str, rules: Rules) -> Face:
    """The face that a word such as ``r1`` stands for."""
    letter, value = word[:1], word[1:]
    face = Face(SUITS_BY_LETTER.get(letter, ""), int(value) if value.isdecimal() else 0)
    if face not in rules.face_index:
        raise ImpossibleStory(f"{word!r} is no card of this game")
    return face


def face_text(face: Face) -> str:
    """The word for a face."""
    return f"{SUIT_LETTERS[face.suit]}{face.value}"


def faces_text(faces: Iterable[Face]) -> str:
    """The words for several faces."""
    return " ".join(map(face_text, faces))
