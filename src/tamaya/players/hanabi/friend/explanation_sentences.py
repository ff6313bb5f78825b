"""Explanations as messages of the catalogues."""

from collections.abc import Iterator, Sequence

from tamaya.i18n import Alternatives, Message, message
from tamaya.i18n.hanabi_names import face_message
from tamaya.i18n.message import Argument
from tamaya.players.hanabi.friend.explanation_types import ExplainedClue, Explanation, MoveReason
from tamaya.rules.hanabi.cards import Face


def explanation_messages(explanation: Explanation, names: Sequence[str]) -> Iterator[Message]:
    """The messages of an explanation: first the clues, then the reason for the move."""
    for reading in explanation.readings:
        yield reading_message(reading, names)
    yield move_reason_message(explanation.move_reason, names)


def reading_message(reading: ExplainedClue, names: Sequence[str]) -> Message:
    """The message about a clue that was read."""
    arguments: dict[str, Argument] = {"player": names[reading.giver]}
    if reading.position is not None:
        arguments |= {"position": reading.position, "faces": faces_message(reading.faces)}
    return message(f"friend-read-{reading.kind.value}", **arguments)


def move_reason_message(move_reason: MoveReason, names: Sequence[str]) -> Message:
    """The message with the reason for a move."""
    arguments: dict[str, Argument] = {}
    if move_reason.position is not None:
        arguments["position"] = move_reason.position
    if move_reason.faces:
        arguments["faces"] = faces_message(move_reason.faces)
    if move_reason.teammate is not None:
        arguments["teammate"] = names[move_reason.teammate]
    if move_reason.other is not None:
        arguments["player"] = names[move_reason.other]
    return message(f"friend-why-{move_reason.reason.value}", **arguments)


def faces_message(faces: Sequence[Face]) -> Alternatives:
    """The faces that a card can have."""
    return Alternatives(tuple(face_message(face) for face in faces))
