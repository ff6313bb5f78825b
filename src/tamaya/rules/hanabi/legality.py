"""Which moves are legal, and why the others are not.

``objection`` decides; ``legal_moves`` lists the moves without an objection, and a property test
compares the two.
"""

from typing import assert_never

from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.cards import CardId
from tamaya.rules.hanabi.clues import ColourClue, ValueClue
from tamaya.rules.hanabi.moves import (
    Decision,
    Decline,
    Discard,
    GiveClue,
    Move,
    Play,
    Rearrange,
    TakeBack,
)
from tamaya.rules.hanabi.parameters import MOST_CARDS, Tile
from tamaya.rules.hanabi.refusals import Refusal
from tamaya.rules.hanabi.state import State
from tamaya.rules.shared_types import Seat, wrong_move

# Moves with a card are created once, because they are needed thousands of times.
PLAYS = tuple(Play(CardId(number)) for number in range(MOST_CARDS))
DISCARDS = tuple(Discard(CardId(number)) for number in range(MOST_CARDS))
DECLINE = Decline()


def objection(state: State, seat: Seat, move: Move) -> Refusal | None:
    """The reason to refuse a seat's move, or None if it is legal."""
    board = state.board
    if board.outcome is not None:
        return Refusal.GAME_OVER
    if not 0 <= seat < board.players:
        return Refusal.NO_SUCH_SEAT
    if isinstance(move, Rearrange):
        return _objection_to_arrangement(board, seat, move)
    if seat != board.seat_to_act:
        return Refusal.NOT_YOUR_TURN
    match move:
        case Play(card) | Discard(card):
            if board.pending is not None:
                return Refusal.CHOICE_PENDING
            if card not in board.hands[seat]:
                return Refusal.NOT_IN_YOUR_HAND
            if isinstance(move, Discard) and board.tokens == board.rules.tokens:
                return Refusal.TOKENS_FULL
            return None
        case GiveClue():
            return _objection_to_payment(board, move) or _objection_to_clue(state, seat, move)
        case TakeBack(card):
            return _objection_to_taking_back(board, card)
        case Decline():
            if board.pending is None:
                return Refusal.NOTHING_TO_CHOOSE
            may_decline = board.pending is Tile.SHUFFLE_IN and board.deck_size == 0
            return None if may_decline else Refusal.MUST_CHOOSE
        case _:
            raise wrong_move(move, "a move, such as Play(7) or GiveClue(1, ValueClue(3))")


def legal_moves(state: State) -> tuple[Decision, ...]:
    """The moves that the seat to act may choose from; any seat may also rearrange its hand."""
    board = state.board
    if board.outcome is not None:
        return ()
    if board.pending is not None:
        return choices(state, board.pending)
    hand = board.hands[board.seat_to_act]
    moves: list[Decision] = [PLAYS[card] for card in hand]
    if board.tokens < board.rules.tokens:
        moves += [DISCARDS[card] for card in hand]
    if board.tokens > 0:
        moves += clue_moves(state)
    return tuple(moves)


def choices(state: State, tile: Tile) -> tuple[Decision, ...]:
    """The choices for a bonus tile's effect; none where it is lost."""
    board = state.board
    match tile:
        case Tile.TOKEN | Tile.ERROR_AND_TOKEN:
            return ()
        case Tile.COLOUR_CLUE:
            return tuple(m for m in clue_moves(state) if isinstance(m.clue, ColourClue))
        case Tile.VALUE_CLUE:
            return tuple(m for m in clue_moves(state) if isinstance(m.clue, ValueClue))
        case Tile.SHUFFLE_IN if board.deck_size > 0:
            return tuple(TakeBack(card.id) for card in board.discards)
        case Tile.SHUFFLE_IN | Tile.LAY:
            fitting = tuple(TakeBack(c.id) for c in board.discards if board.fits(c.face))
            if fitting and tile is Tile.SHUFFLE_IN:
                return (*fitting, DECLINE)
            return fitting
        case _:
            assert_never(tile)


def clue_moves(state: State) -> list[GiveClue]:
    """Every clue that the seat to act could give, whether or not it has a token."""
    board, rules, faces = state.board, state.board.rules, state.faces
    touching = rules.clues_touching
    moves: list[GiveClue] = []
    for target, hand in enumerate(board.hands):
        if target == board.seat_to_act or not hand:
            continue
        if rules.empty_clues:
            moves += rules.clue_moves[target]
            continue
        touched = 0
        for card in hand:
            touched |= touching[faces[card]]
        moves += [move for bit, move in enumerate(rules.clue_moves[target]) if touched >> bit & 1]
    return moves


def _objection_to_payment(board: Board, move: GiveClue) -> Refusal | None:
    match board.pending:
        case None:
            return None if board.tokens > 0 else Refusal.NO_TOKEN
        case Tile.COLOUR_CLUE:
            is_wanted = isinstance(move.clue, ColourClue)
            return None if is_wanted else Refusal.TILE_WANTS_A_COLOUR
        case Tile.VALUE_CLUE:
            is_wanted = isinstance(move.clue, ValueClue)
            return None if is_wanted else Refusal.TILE_WANTS_A_VALUE
        case _:
            return Refusal.CHOICE_PENDING


def _objection_to_clue(state: State, seat: Seat, move: GiveClue) -> Refusal | None:
    board, rules = state.board, state.board.rules
    if not 0 <= move.target < board.players:
        return Refusal.NO_SUCH_SEAT
    if move.target == seat:
        return Refusal.CLUE_TO_YOURSELF
    hand = board.hands[move.target]
    if not hand:
        return Refusal.TEAMMATE_WITHOUT_CARDS
    bit = rules.clue_index.get(move.clue)
    if bit is None:
        match move.clue:
            case ColourClue(colour) if colour in rules.suit_index:
                return Refusal.COLOUR_NOT_NAMED
            case ColourClue():
                return Refusal.NO_SUCH_COLOUR
            case ValueClue():
                return Refusal.NO_SUCH_VALUE
            case _:
                assert_never(move.clue)
    if rules.empty_clues:
        return None
    is_touching = any(rules.clues_touching[state.faces[card]] >> bit & 1 for card in hand)
    return None if is_touching else Refusal.TOUCHES_NOTHING


def _objection_to_taking_back(board: Board, card: CardId) -> Refusal | None:
    match board.pending:
        case None:
            return Refusal.NOTHING_TO_CHOOSE
        case Tile.SHUFFLE_IN | Tile.LAY:
            found = next((seen for seen in board.discards if seen.id == card), None)
            if found is None:
                return Refusal.NOT_IN_THE_DISCARD
            may_shuffle = board.pending is Tile.SHUFFLE_IN and board.deck_size > 0
            return None if may_shuffle or board.fits(found.face) else Refusal.DOES_NOT_FIT
        case _:
            return Refusal.CHOICE_PENDING


def _objection_to_arrangement(board: Board, seat: Seat, move: Rearrange) -> Refusal | None:
    hand = board.hands[seat]
    is_whole = len(move.cards) == len(hand) and set(move.cards) == set(hand)
    return None if is_whole and move.apart <= set(hand) else Refusal.NOT_YOUR_WHOLE_HAND
