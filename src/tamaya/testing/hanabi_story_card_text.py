"""Cards as stories write them, and how a story fails."""

from collections.abc import Iterable

from tamaya.notation import faces as notation
from tamaya.rules.hanabi import Face, Rules
from tamaya.rules.shared_types import Refused


class ImpossibleStory(AssertionError):
    """A story that cannot happen: the test fails with the reason."""


def parse_face(word: str, rules: Rules) -> Face:
    """Parse a face such as ``r1``, which must be on a card of the game."""
    failure = ImpossibleStory(f"{word!r} is not a card of this game")
    try:
        face = notation.parse_face(word)
    except Refused:
        raise failure from None
    if face not in rules.face_index:
        raise failure
    return face


def faces_text(faces: Iterable[Face]) -> str:
    """Write faces with spaces between them."""
    return " ".join(map(notation.face_text, faces))
