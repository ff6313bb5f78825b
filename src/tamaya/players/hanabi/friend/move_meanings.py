"""What the conventions of ``friend`` say about a move, to somebody at the table who asks.

The answer is worked out from the asker's view alone, so it tells nothing that the asker could not
work out too: not why the move was made, but what it means to a player who knows the conventions.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from tamaya.engine.row_layout import LAST_ACTION, LAST_SEAT, LAST_TOUCHED
from tamaya.engine.rule_tables import DISCARD, GIVE_CLUE, PLAY
from tamaya.i18n import Message, message
from tamaya.i18n.message import Argument
from tamaya.players.hanabi.friend.clue_kinds import ClueKind
from tamaya.players.hanabi.friend.explanation_sentences import faces_message
from tamaya.players.hanabi.friend.followed_game import ClueReading, FollowedGame, read_field
from tamaya.players.hanabi.shared_kernels.history_rows import plain_rows_of_view
from tamaya.players.hanabi.shared_kernels.memory_layout import PLAYABLE, USELESS
from tamaya.rules.hanabi.cards import Face
from tamaya.rules.hanabi.joint_deduction import bits
from tamaya.rules.hanabi.view import View
from tamaya.rules.shared_types import Onlooker, Seat


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
    STALL_OWN = "stall-own"
    STALL = "stall"
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
    ClueKind.STALL: Meaning.STALL_OWN,
}
"""What a clue to the asker means."""

OTHER_MEANINGS = {
    ClueKind.PLAY: Meaning.PLAY,
    ClueKind.SAVE: Meaning.SAVE,
    ClueKind.PLAY_OR_SAVE: Meaning.PLAY_OR_SAVE,
    ClueKind.FIX: Meaning.FIX,
    ClueKind.USELESS: Meaning.USELESS,
    ClueKind.STALL: Meaning.STALL,
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
    game = FollowedGame(view.board.rules, view.board.players, view.viewer)
    rows = plain_rows_of_view(view, game.tables)
    moved = [index for index, row in enumerate(rows) if index and read_field(row, LAST_ACTION)]
    if not moved:
        return None
    for row in rows[: moved[-1]]:
        game.follow_row(row)
    row = rows[moved[-1]]
    action, seat = read_field(row, LAST_ACTION) - 1, Seat(read_field(row, LAST_SEAT))
    kind, argument = game.tables.kind_of[action], game.tables.argument_of[action]
    if kind == GIVE_CLUE:
        target = Seat((seat + argument) % view.board.players)
        touched = read_field(row, LAST_TOUCHED)
        reading = game.read_by_conventions(seat, target, game.tables.clue_of[action], touched)
        return _meaning_of_clue(game, view, reading)
    if kind in (PLAY, DISCARD):
        return _meaning_of_card(game, seat, argument, is_discard=kind == DISCARD)
    return None


def _meaning_of_clue(game: FollowedGame, view: View, reading: ClueReading) -> MoveMeaning:
    target, is_own = reading.target, reading.target == game.viewer
    meaning = (OWN_MEANINGS if is_own else OTHER_MEANINGS).get(reading.kind)
    if reading.focus is None or (meaning is None and reading.asked_card is None):
        return MoveMeaning(meaning or Meaning.UNCLEAR, target)
    position = view.board.hands[target].index(reading.focus) + 1
    faces = _faces(game, reading, is_own=is_own)
    if reading.asked_card is None:
        return MoveMeaning(meaning or Meaning.UNCLEAR, target, position, faces)
    if reading.asked_seat != game.viewer:
        return MoveMeaning(Meaning.BLIND, target, position, faces, reading.asked_seat)
    own_position = view.board.hands[game.viewer].index(reading.asked_card) + 1
    return MoveMeaning(Meaning.BLIND_OWN, target, position, faces, own_position=own_position)


def _faces(game: FollowedGame, reading: ClueReading, *, is_own: bool) -> tuple[Face, ...]:
    """The face of the card that a clue is about, as the asker sees or must believe it."""
    assert reading.focus is not None
    slot = game.hand(reading.target).index(reading.focus)
    mask = reading.faces if is_own else game.bit(reading.target, slot)
    return tuple(game.rules.faces[index] for index in bits(mask))


def _meaning_of_card(game: FollowedGame, seat: Seat, slot: int, *, is_discard: bool) -> MoveMeaning:
    literal, origin = game.literal(seat, slot), game.origin(game.hand(seat)[slot])
    if is_discard:
        if not literal & ~game.memory[USELESS]:
            return MoveMeaning(Meaning.KNOWN_USELESS)
        return MoveMeaning(Meaning.CHOP if slot == game.chop(seat) else Meaning.OTHER_DISCARD)
    if not literal & ~game.memory[PLAYABLE]:
        return MoveMeaning(Meaning.KNOWN)
    if origin is None:
        return MoveMeaning(Meaning.UNPROMISED)
    if origin.is_blind:
        return MoveMeaning(Meaning.ASKED, origin.target, player=origin.giver)
    return MoveMeaning(Meaning.PROMISED, player=origin.giver)


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
