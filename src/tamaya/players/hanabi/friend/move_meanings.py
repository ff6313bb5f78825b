"""What the conventions of ``friend`` say about a move, to somebody at the table who asks.

The answer is worked out from the asker's view alone, so it tells nothing that the asker could not
work out too: not why the move was made, but what it means to a player who knows the conventions.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from tamaya.i18n import Message, message
from tamaya.i18n.message import Argument
from tamaya.players.hanabi.friend.clue_reading import ClueKind, ClueReading, read_clue
from tamaya.players.hanabi.friend.explanation_sentences import faces_message
from tamaya.players.hanabi.friend.memory import Memory
from tamaya.players.hanabi.friend.tracked_table import Role
from tamaya.rules.hanabi.cards import Face
from tamaya.rules.hanabi.events import Clued, Discarded, Laid, Misfired
from tamaya.rules.hanabi.joint_deduction import bits
from tamaya.rules.hanabi.view import View
from tamaya.rules.shared_types import Onlooker, Seat

MovedCard = Laid | Misfired | Discarded


class Meaning(StrEnum):
    """Every meaning of a move; the last part of its message key."""

    PLAY_OWN = "play-own"
    SAVE_OWN = "save-own"
    PLAY_OR_SAVE_OWN = "play-or-save-own"
    FIX_OWN = "fix-own"
    USELESS_OWN = "useless-own"
    PLAY = "play"
    SAVE = "save"
    PLAY_OR_SAVE = "play-or-save"
    FIX = "fix"
    USELESS = "useless"
    BLIND_OWN = "blind-own"
    BLIND = "blind"
    UNCLEAR = "unclear"
    PROMISED = "promised"
    ASKED = "asked"
    KNOWN = "known"
    UNPROMISED = "unpromised"
    CHOP = "chop"
    KNOWN_USELESS = "known-useless"
    OTHER_DISCARD = "other-discard"


OWN_MEANINGS = {
    ClueKind.PLAY: Meaning.PLAY_OWN,
    ClueKind.SAVE: Meaning.SAVE_OWN,
    ClueKind.PLAY_OR_SAVE: Meaning.PLAY_OR_SAVE_OWN,
    ClueKind.FIX: Meaning.FIX_OWN,
    ClueKind.USELESS: Meaning.USELESS_OWN,
}
"""What a clue to the asker means."""

OTHER_MEANINGS = {
    ClueKind.PLAY: Meaning.PLAY,
    ClueKind.SAVE: Meaning.SAVE,
    ClueKind.PLAY_OR_SAVE: Meaning.PLAY_OR_SAVE,
    ClueKind.FIX: Meaning.FIX,
    ClueKind.USELESS: Meaning.USELESS,
}
"""What a clue to somebody else means."""


@dataclass(frozen=True, slots=True)
class MoveMeaning:
    """What a move means by the conventions."""

    meaning: Meaning
    teammate: Seat | None = None
    """The receiver of the clue."""
    position: int | None = None
    """The position of the card that the clue is about, from 1 at the left."""
    faces: tuple[Face, ...] = ()
    """The face of that card, or those that the asker must believe it to have."""
    player: Seat | None = None
    """Who gave the clue that led to a play, or who is asked to play a card first."""
    own_position: int | None = None
    """The position of the asker's card that a clue to somebody else asks for."""


def meaning_of_last_move(view: View) -> MoveMeaning | None:
    """What the last clue, play or discard in a seat's view means; None if there was none."""
    assert not isinstance(view.viewer, Onlooker)
    history = view.history
    for index in range(len(history) - 1, -1, -1):
        event = history[index]
        if isinstance(event, Clued | Laid | Misfired | Discarded):
            memory = Memory(view, view.viewer)
            memory.apply_events(history[:index])
            if isinstance(event, Clued):
                return _meaning_of_clue(memory, view, event)
            return _meaning_of_card(memory, event)
    return None


def _meaning_of_clue(memory: Memory, view: View, event: Clued) -> MoveMeaning:
    clue = memory.rules.clue_index[event.clue]
    reading = read_clue(memory, event.seat, event.target, clue, sorted(event.touched))
    target, is_own = event.target, event.target == memory.viewer
    meaning = (OWN_MEANINGS if is_own else OTHER_MEANINGS).get(reading.kind)
    blind_play = reading.blind_play
    if reading.focus is None or (meaning is None and blind_play is None):
        return MoveMeaning(meaning or Meaning.UNCLEAR, target)
    position = view.board.hands[target].index(reading.focus) + 1
    faces = _faces(memory, reading, is_own=is_own)
    if blind_play is None:
        return MoveMeaning(meaning or Meaning.UNCLEAR, target, position, faces)
    if blind_play.seat != memory.viewer:
        return MoveMeaning(Meaning.BLIND, target, position, faces, blind_play.seat)
    own_position = view.board.hands[memory.viewer].index(blind_play.card) + 1
    return MoveMeaning(Meaning.BLIND_OWN, target, position, faces, own_position=own_position)


def _faces(memory: Memory, reading: ClueReading, *, is_own: bool) -> tuple[Face, ...]:
    """The face of the card that a clue is about, as the asker sees or must believe it."""
    assert reading.focus is not None
    mask = reading.faces if is_own else memory.bit[reading.focus]
    return tuple(memory.rules.faces[index] for index in bits(mask))


def _meaning_of_card(memory: Memory, event: MovedCard) -> MoveMeaning:
    card, facts = event.card, memory.facts
    if isinstance(event, Discarded):
        if not memory.literal[card] & ~facts.useless:
            return MoveMeaning(Meaning.KNOWN_USELESS)
        is_chop = card == memory.chop(event.seat)
        return MoveMeaning(Meaning.CHOP if is_chop else Meaning.OTHER_DISCARD)
    if not memory.literal[card] & ~facts.playable:
        return MoveMeaning(Meaning.KNOWN)
    reading = memory.reading_of.get(card)
    if reading is None:
        return MoveMeaning(Meaning.UNPROMISED)
    if memory.role[card] is Role.BLIND:
        return MoveMeaning(Meaning.ASKED, reading.target, player=reading.giver)
    return MoveMeaning(Meaning.PROMISED, player=reading.giver)


def meaning_message(move_meaning: MoveMeaning, names: Sequence[str]) -> Message:
    """The message of a meaning."""
    arguments: dict[str, Argument] = {}
    if move_meaning.teammate is not None:
        arguments["teammate"] = names[move_meaning.teammate]
    if move_meaning.position is not None:
        arguments["position"] = move_meaning.position
    if move_meaning.faces:
        arguments["faces"] = faces_message(move_meaning.faces)
    if move_meaning.player is not None:
        arguments["player"] = names[move_meaning.player]
    if move_meaning.own_position is not None:
        arguments["own"] = move_meaning.own_position
    return message(f"friend-means-{move_meaning.meaning.value}", **arguments)
