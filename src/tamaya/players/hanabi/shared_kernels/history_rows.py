"""Converts the history of a view to the rows that a compiled player reads.

Each row is the table before a decision, with the move that led to it. Cards that the seat cannot
see have a placeholder face.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tamaya.engine.action_numbers import ActionNumbering
from tamaya.engine.last_move_from_history import last_move
from tamaya.engine.package_availability import has_numpy
from tamaya.engine.row_layout import LAST_ACTION, LAST_SEAT, LAST_TOUCHED
from tamaya.engine.rule_tables import DISCARD, GIVE_CLUE, PLAY, RuleTables
from tamaya.engine.state_conversion import WordList, words_of_board
from tamaya.players.hanabi.shared_kernels.board_rewind import board_before_history
from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.cards import CardId, Face, SeenCard
from tamaya.rules.hanabi.events import (
    Clued,
    Discarded,
    Drew,
    DrewUnseen,
    Laid,
    Misfired,
    Rearranged,
    SeenEvent,
    TileRevealed,
    TurnPassed,
)
from tamaya.rules.hanabi.view import View
from tamaya.rules.shared_types import Seat

if TYPE_CHECKING or has_numpy():
    import numpy as np

    from tamaya.engine.array_types import Words


def rows_of_view(view: View, tables: RuleTables) -> Words:
    """A row for each decision so far; the last one is the table now."""
    return _to_array(plain_rows_of_view(view, tables))


def plain_rows_of_view(view: View, tables: RuleTables) -> list[WordList]:
    """The same as lists of Python's integers."""
    faces = _faces_seen(view)
    return [_row(board, faces, tables, last) for board, last, _ in _decisions(view, tables)]


def _to_array(rows: list[WordList]) -> Words:
    # A card number of 128 or more sets the sign bit, as in a kernel.
    return np.array(rows, np.int64).astype(np.int32)


def rows_of_turns(view: View, tables: RuleTables) -> Words:
    """A row for each turn of the seat to act so far, with all that the move before it shows."""
    faces, seat = _faces_seen(view), view.board.seat_to_act
    numbering = ActionNumbering(view.board.rules, tables)
    # If cards were rearranged in a turn, the order at its end counts.
    turns = {board.turn: (board, place) for board, _, place in _decisions(view, tables)}
    rows = [
        _row(board, faces, tables, last_move(view.history[:place], board, numbering))
        for board, place in turns.values()
        if board.seat_to_act == seat
    ]
    return _to_array(rows)


def _faces_seen(view: View) -> dict[CardId, Face]:
    """The faces of all cards that the viewer sees or has ever seen."""
    board = view.board
    seen = {event.card: event.face for event in view.history if isinstance(event, Drew)}
    hands = (card for hand in view.hands for card in hand if isinstance(card, SeenCard))
    laid = zip(board.fireworks, board.rules.sequences, strict=True)
    return (
        seen
        | {card.id: card.face for card in (*hands, *board.discards)}
        | {back.card: back.face for back in board.returns}
        | {card: face for cards, faces in laid for card, face in zip(cards, faces, strict=False)}
    )


def _decisions(view: View, tables: RuleTables) -> Iterator[tuple[Board, int, int]]:
    """The board before each decision, the word for the move that led there, the events before."""
    is_dealt = bool(view.history) and isinstance(view.history[0], Drew | DrewUnseen)
    start = view.undealt if is_dealt else board_before_history(view)
    board, boards = _fold(view, start, tables)
    if board == view.board and boards:
        # The last round may have begun after the turn passed, so the board itself is the last one.
        return iter([*boards[:-1], (board, *boards[-1][1:])])
    # Only the clues on the cards are known.
    return iter([(view.board, 0, len(view.history))])


def _fold(
    view: View, board: Board, tables: RuleTables
) -> tuple[Board, list[tuple[Board, int, int]]]:
    """The board at the end of the history, and those before each decision."""
    last = 0
    is_dealt = False
    boards: list[tuple[Board, int, int]] = []
    for place, event in enumerate(view.history):
        if not is_dealt and not isinstance(event, Drew | DrewUnseen):
            is_dealt = True
            boards.append((board, 0, place))
        last = _last_move_word(event, board, tables) or last
        board = board.after(event)
        waits = isinstance(event, TileRevealed) and event.wants_a_choice
        if waits or isinstance(event, TurnPassed | Rearranged):
            boards.append((board, last, place + 1))
            last = 0
    return board, boards


def _last_move_word(event: SeenEvent, board: Board, tables: RuleTables) -> int:
    """The word for the last move, if other seats read something into it; else 0."""
    match event:
        case Laid(seat, card) | Misfired(seat, card):
            return _move_word(_action(tables, PLAY, _slot(board, seat, card)), seat)
        case Discarded(seat, card):
            return _move_word(_action(tables, DISCARD, _slot(board, seat, card)), seat)
        case Clued(seat, target, clue, touched):
            further = (target - seat) % board.players
            action = _action(tables, GIVE_CLUE, further, board.rules.clue_index[clue])
            slots = sum(1 << _slot(board, target, card) for card in touched)
            return _move_word(action, seat) | slots << LAST_TOUCHED.shift
        case _:
            return 0


def _slot(board: Board, seat: Seat, card: CardId) -> int:
    """The slot of a card in its hand."""
    hand = board.hands[seat]
    return len(hand) - 1 - hand.index(card)


def _action(tables: RuleTables, kind: int, argument: int, clue: int = 0) -> int:
    wanted = (kind, argument, clue)
    return next(
        action
        for action in range(tables.action_count)
        if (tables.kind_of[action], tables.argument_of[action], tables.clue_of[action]) == wanted
    )


def _move_word(action: int, seat: Seat) -> int:
    return (action + 1) << LAST_ACTION.shift | seat << LAST_SEAT.shift


def _row(board: Board, faces: dict[CardId, Face], tables: RuleTables, last: int) -> WordList:
    placeholder = board.rules.faces[0]
    cards = [faces.get(CardId(number), placeholder) for number in range(board.cards_drawn)]
    row = words_of_board(board, cards + [placeholder] * board.deck_size, (), tables)
    row[LAST_ACTION.word] = last
    return row
