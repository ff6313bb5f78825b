"""Events of Hanabi as messages, also those with hidden parts."""

from collections.abc import Sequence
from typing import assert_never

from tamaya.i18n.hanabi_names import clue_message, face_message, firework_message, tile_message
from tamaya.i18n.hanabi_outcomes import ended_message
from tamaya.i18n.message import Message, message
from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.events import (
    Clued,
    Discarded,
    Drew,
    DrewUnseen,
    EffectLost,
    ErrorUndone,
    Event,
    FireworkCompleted,
    GameEnded,
    Laid,
    LaidFromDiscard,
    LastRoundBegan,
    Misfired,
    Rearranged,
    SeenEvent,
    ShuffledIn,
    ShuffledInUnseen,
    TileRevealed,
    TokenReturned,
    TurnPassed,
)


def hanabi_event_message(
    event: Event | SeenEvent, names: Sequence[str], board: Board
) -> Message | None:
    """The message for an event; the board is the one just before it.

    None for a change of turn, which needs no sentence.
    """
    match event:
        case Drew(seat, _, face):
            return message("event-drew", player=names[seat], face=face_message(face))
        case DrewUnseen(seat):
            return message("event-drew-unseen", player=names[seat])
        case Clued(seat, target, clue, _, positions, is_free):
            key = "event-clued-free" if is_free else "event-clued"
            clue_text = clue_message(clue, positions)
            return message(key, player=names[seat], teammate=names[target], clue=clue_text)
        case Laid(seat, _, face, position):
            return message(
                "event-laid", player=names[seat], position=position, face=face_message(face)
            )
        case Misfired(seat, _, face, position):
            return message(
                "event-misfired",
                player=names[seat],
                position=position,
                face=face_message(face),
                error=board.errors + 1,
                errors=board.rules.errors,
            )
        case Discarded(seat, _, face, position):
            return message(
                "event-discarded", player=names[seat], position=position, face=face_message(face)
            )
        case LaidFromDiscard(seat, _, face):
            return message("event-laid-from-discard", player=names[seat], face=face_message(face))
        case TokenReturned():
            return message("event-token-returned", tokens=board.tokens + 1)
        case FireworkCompleted(suit):
            return message("event-firework-completed", firework=firework_message(suit))
        case TileRevealed(seat, tile, wants_a_choice):
            key = "event-tile-revealed-choice" if wants_a_choice else "event-tile-revealed"
            return message(key, player=names[seat], effect=tile_message(tile))
        case EffectLost():
            return message("event-effect-lost")
        case ErrorUndone():
            return message("event-error-undone")
        case ShuffledIn(seat, _, face) | ShuffledInUnseen(seat, _, face):
            return message("event-shuffled-in", player=names[seat], face=face_message(face))
        case Rearranged():
            return _rearranged(event, names[event.seat], board)
        case TurnPassed():
            return None
        case LastRoundBegan(turns):
            return message("event-last-round-began", turns=turns)
        case GameEnded(outcome):
            return ended_message(outcome, board.rules.ending)
        case _:
            assert_never(event)


def _rearranged(event: Rearranged, player: str, board: Board) -> Message:
    """The message for a new order, which names the positions from before."""
    before = board.hands[event.seat]
    order = tuple(before.index(card) + 1 for card in event.cards)
    apart = tuple(
        position for position, card in enumerate(event.cards, start=1) if card in event.apart
    )
    key = "event-rearranged" if order != tuple(sorted(order)) else "event-marked"
    return message(key, player=player, order=order, count=len(apart), apart=apart)
