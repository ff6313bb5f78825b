"""The board before a history, for a game that was set up by hand and not dealt."""

from typing import Any

from tamaya.rules.hanabi.board import Board, with_hand
from tamaya.rules.hanabi.cards import CardId, SeenCard
from tamaya.rules.hanabi.events import (
    Clued,
    Discarded,
    Drew,
    DrewUnseen,
    ErrorUndone,
    GameEnded,
    Laid,
    LaidFromDiscard,
    LastRoundBegan,
    Misfired,
    SeenEvent,
    ShuffledIn,
    ShuffledInUnseen,
    TileRevealed,
    TokenReturned,
    TurnPassed,
)
from tamaya.rules.hanabi.view import View
from tamaya.rules.shared_types import Seat


def board_before_history(view: View) -> Board:
    """Undo the history of a view; clues from before it that it repeats are undone too."""
    board = view.board
    for event in reversed(view.history):
        board = board.changed(**_changes(board, event))
    return board


def _changes(board: Board, event: SeenEvent) -> dict[str, Any]:
    """The fields of the board before an event."""
    match event:
        case TurnPassed(seat):
            left = board.turns_left
            return {
                "seat_to_act": Seat((seat - 1) % board.players),
                "turn": board.turn - 1,
                "turns_left": None if left is None else left + 1,
            }
        case Drew(seat, card) | DrewUnseen(seat, card):
            hand = tuple(held for held in board.hands[seat] if held != card)
            return {
                "hands": with_hand(board.hands, seat, hand),
                "touched": board.touched[:-1],
                "missed": board.missed[:-1],
                "deck_size": board.deck_size + 1,
            }
        case Clued():
            return _changes_before_clue(board, event)
        case TokenReturned():
            return {"tokens": board.tokens - 1}
        case Discarded(seat, card, _, position):
            return {
                "hands": _with_card(board, seat, card, position),
                "discards": board.discards[:-1],
            }
        case Misfired(seat, card, _, position):
            return {
                "hands": _with_card(board, seat, card, position),
                "discards": board.discards[:-1],
                "errors": board.errors - 1,
            }
        case Laid(seat, card, _, position):
            return {
                "hands": _with_card(board, seat, card, position),
                "fireworks": _fireworks_without(board, card),
            }
        case LaidFromDiscard(_, card, face):
            return {
                "fireworks": _fireworks_without(board, card),
                "discards": (*board.discards, SeenCard(card, face)),
                "pending": board.tiles_revealed[-1],
            }
        case ShuffledIn(_, card, face) | ShuffledInUnseen(_, card, face):
            return {
                "discards": (*board.discards, SeenCard(card, face)),
                "returns": board.returns[:-1],
                "deck_size": board.deck_size - 1,
                "pending": board.tiles_revealed[-1],
            }
        case TileRevealed():
            return {"tiles_revealed": board.tiles_revealed[:-1], "pending": None}
        case ErrorUndone():
            return {"errors": board.errors + 1}
        case LastRoundBegan():
            return {"turns_left": None}
        case GameEnded():
            return {"outcome": None}
        case _:
            return {}


def _changes_before_clue(board: Board, clued: Clued) -> dict[str, Any]:
    bit = 1 << board.rules.clue_index[clued.clue]
    touched, missed = list(board.touched), list(board.missed)
    for card in board.hands[clued.target]:
        (touched if card in clued.touched else missed)[card] &= ~bit
    tile = board.tiles_revealed[-1] if clued.is_free else None
    return {
        "touched": tuple(touched),
        "missed": tuple(missed),
        "tokens": board.tokens + (not clued.is_free),
        "pending": tile,
    }


def _with_card(
    board: Board, seat: Seat, card: CardId, position: int
) -> tuple[tuple[CardId, ...], ...]:
    hand = board.hands[seat]
    return with_hand(board.hands, seat, (*hand[: position - 1], card, *hand[position - 1 :]))


def _fireworks_without(board: Board, card: CardId) -> tuple[tuple[CardId, ...], ...]:
    return tuple(tuple(laid for laid in cards if laid != card) for cards in board.fireworks)
