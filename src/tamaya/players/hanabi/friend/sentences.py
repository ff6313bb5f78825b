"""What a friend explains, as messages for the catalogues."""

from collections.abc import Iterator, Sequence

from tamaya.i18n import Alternatives, Message, message
from tamaya.i18n.hanabi_words import face_message
from tamaya.i18n.message import Argument
from tamaya.players.hanabi.friend.explanations import Because, Explanation, ReadClue
from tamaya.rules.hanabi.cards import Face


def explanation_messages(explanation: Explanation, names: Sequence[str]) -> Iterator[Message]:
    """First what was read from each clue, then why the move is made."""
    for reading in explanation.readings:
        yield reading_message(reading, names)
    yield because_message(explanation.because, names)


def reading_message(reading: ReadClue, names: Sequence[str]) -> Message:
    """What is believed because of a clue."""
    said: dict[str, Argument] = {"player": names[reading.giver]}
    if reading.position is not None:
        said |= {"position": reading.position, "faces": faces_message(reading.faces)}
    return message(f"friend-read-{reading.kind.value}", **said)


def because_message(because: Because, names: Sequence[str]) -> Message:
    """Why a move is made."""
    said: dict[str, Argument] = {}
    if because.position is not None:
        said["position"] = because.position
    if because.faces:
        said["faces"] = faces_message(because.faces)
    if because.teammate is not None:
        said["teammate"] = names[because.teammate]
    if because.other is not None:
        said["player"] = names[because.other]
    return message(f"friend-why-{because.reason.value}", **said)


def faces_message(faces: Sequence[Face]) -> Alternatives:
    """The faces that a card can have."""
    return Alternatives(tuple(face_message(face) for face in faces))
