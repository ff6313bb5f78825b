"""Find the last move in a history, as the word that a row stores about it."""

from collections.abc import Sequence
from itertools import pairwise

from tamaya.engine.action_numbers import ActionNumbering
from tamaya.engine.row_layout import (
    LAST_ACTION,
    LAST_FACE,
    LAST_LAID,
    LAST_SEAT,
    LAST_TOKEN,
    LAST_TOUCHED,
)
from tamaya.engine.rule_tables import DECLINE, DISCARD, GIVE_CLUE, PLAY, TAKE_BACK
from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.cards import Face
from tamaya.rules.hanabi.events import (
    Clued,
    Discarded,
    Drew,
    DrewUnseen,
    EffectLost,
    Event,
    FireworkCompleted,
    Laid,
    LaidFromDiscard,
    Misfired,
    SeenEvent,
    ShuffledIn,
    TileRevealed,
    TokenReturned,
)


def last_move(
    history: Sequence[Event | SeenEvent], board: Board, numbering: ActionNumbering
) -> int:
    """Return the word about the last move before this board, or 0 if there was none.

    Kernels write the same word when they make the move.
    """
    for place in reversed(range(len(history))):
        if word := _word_about(history, place, board, numbering):
            return word
    return 0


def _word_about(
    history: Sequence[Event | SeenEvent], place: int, board: Board, numbering: ActionNumbering
) -> int:
    """Return the word about the move that starts with this event; 0 if none starts here."""
    event, after = history[place], history[place + 1 :]
    match event:
        case Clued(seat, target, clue, cards, _):
            offset = (target - seat) % board.players
            action = numbering.number_of(GIVE_CLUE, offset, board.rules.clue_index[clue])
            # The hand may have been rearranged since.
            held = enumerate(reversed(board.hands[target]))
            touched = sum(1 << slot for slot, card in held if card in cards)
            return _word(action, seat) | touched << LAST_TOUCHED.shift
        case Laid(seat, _, face, position) | Misfired(seat, _, face, position):
            slot = _held_before(board, seat, after) - position
            word = _word(numbering.number_of(PLAY, slot), seat) | _about(face, board)
            return word | _laid(after) if isinstance(event, Laid) else word
        case Discarded(seat, _, face, position):
            slot = _held_before(board, seat, after) - position
            return _word(numbering.number_of(DISCARD, slot), seat) | _about(face, board)
        case LaidFromDiscard(seat, _, face) | ShuffledIn(seat, _, face):
            action = numbering.number_of(TAKE_BACK, board.rules.face_index[face])
            word = _word(action, seat) | _about(face, board)
            return word | _laid(after) if isinstance(event, LaidFromDiscard) else word
        case EffectLost() if (decliner := _who_declined(history[:place])) is not None:
            return _word(numbering.number_of(DECLINE, 0), decliner)
        case _:
            return 0


def _word(action: int, seat: int) -> int:
    return (action + 1) << LAST_ACTION.shift | seat << LAST_SEAT.shift


def _about(face: Face, board: Board) -> int:
    return (board.rules.face_index[face] + 1) << LAST_FACE.shift


def _laid(after: Sequence[Event | SeenEvent]) -> int:
    """The bits for a laid card, and for the token that a completed firework returns."""
    has_token = any(
        isinstance(one, FireworkCompleted) and isinstance(next_one, TokenReturned)
        for one, next_one in pairwise(after)
    )
    return 1 << LAST_LAID.shift | has_token << LAST_TOKEN.shift


def _held_before(board: Board, seat: int, after: Sequence[Event | SeenEvent]) -> int:
    """Count the cards of a hand before one left it; another may have been drawn since."""
    return len(board.hands[seat]) + 1 - sum(isinstance(event, Drew | DrewUnseen) for event in after)


def _who_declined(before: Sequence[Event | SeenEvent]) -> int | None:
    """Return the seat that declined a tile, or None if it was lost without a choice."""
    revealed = next(event for event in reversed(before) if isinstance(event, TileRevealed))
    return revealed.seat if revealed.wants_a_choice else None
