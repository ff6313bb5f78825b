"""The names of cards, from their faces on the wire."""

from tamaya.i18n import Message
from tamaya.i18n.hanabi_names import face_message
from tamaya.notation.faces import parse_face
from tamaya.wire.scalar_types import Face


def card_name_message(face: Face) -> Message:
    """A face in words; both games print suits and values."""
    return face_message(parse_face(face))
