"""Convert states of the rules to rows of the engine, and back.

A row omits three parts of a state that no later event depends on: the clue marks of cards that
have left the hands, which cards are set apart, and the random source of the rules. It adds the
last move, which a state does not record; the history of a game does (``last_moves``).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from tamaya.engine.package_availability import has_numpy
from tamaya.engine.row_layout import (
    CARDS,
    CAUSE,
    CLUE_BITS,
    CLUES_MASK,
    CLUES_SHIFT,
    COUNT_BITS,
    DECK_ORDERED,
    DISCARDED,
    DRAWN,
    DRAWN_AT_RETURN,
    ERRORS,
    HEIGHT_MASK,
    LAST_ACTION,
    NUMBER_MASK,
    NUMBER_SHIFT,
    PENDING,
    PLACE_BITS_SHIFT,
    PLACE_MASK,
    PLACES_MASK,
    PLACES_SHIFT,
    RETURNED,
    REVEALED,
    SEAT,
    SEED_BITS,
    SEED_HIGH,
    SEED_LOW,
    SIZE_MASK,
    SUITS,
    TILE_BITS,
    TILES,
    TOKENS,
    TURN,
    TURNS_LEFT,
    Field,
)
from tamaya.engine.rule_tables import CAUSES, RuleTables
from tamaya.rules.hanabi import (
    Board,
    CardId,
    Face,
    Return,
    Rules,
    Seat,
    Seeded,
    SeenCard,
    State,
    Tile,
    seed_from_words,
)
from tamaya.rules.hanabi.scoring import outcome

if TYPE_CHECKING or has_numpy():
    import numpy as np
    from numpy.typing import NDArray

WordList = list[int]


def row_of(state: State, tables: RuleTables, seed: int = 0, last: int = 0) -> NDArray[np.int32]:
    """Convert a state to a row; the seed decides what is still random.

    ``last`` is the word about the last move, which the state does not record.
    """
    cards = (*state.faces, *state.deck)
    return row_of_board(state.board, cards, state.tiles, tables, seed, last)


def row_of_board(
    board: Board,
    cards: Sequence[Face],
    tiles: Sequence[Tile],
    tables: RuleTables,
    seed: int = 0,
    last: int = 0,
) -> NDArray[np.int32]:
    """Convert a board, the faces of all cards by number and the hidden tiles to a row."""
    words = words_of_board(board, cards, tiles, tables, seed, last)
    # A card number of 128 or more sets the sign bit, as in a kernel.
    return np.array(words, np.int64).astype(np.int32)


def words_of_board(
    board: Board,
    cards: Sequence[Face],
    tiles: Sequence[Tile],
    tables: RuleTables,
    seed: int = 0,
    last: int = 0,
) -> WordList:
    """The same as a list of Python's integers."""
    rules = board.rules
    words = [0] * tables.words
    drawn = board.cards_drawn
    turns_left = 0 if board.turns_left is None else board.turns_left + 1
    cause = 0 if board.outcome is None else 1 + CAUSES.index(board.outcome.cause)
    for field, value in (
        (SEAT, board.seat_to_act),
        (TOKENS, board.tokens),
        (ERRORS, board.errors),
        (TURNS_LEFT, turns_left),
        (PENDING, board.pending or 0),
        (CAUSE, cause),
        (DECK_ORDERED, 1),
        (REVEALED, len(board.tiles_revealed)),
        (DRAWN, drawn),
        (CARDS, len(cards)),
        (DISCARDED, len(board.discards)),
        (TURN, board.turn),
    ):
        words[field.word] |= value << field.shift
    for back in board.returns:
        words[RETURNED.word] |= (back.card + 1) << RETURNED.shift
        words[DRAWN_AT_RETURN.word] |= back.drawn << DRAWN_AT_RETURN.shift
    for place, tile in enumerate((*board.tiles_revealed, *tiles)):
        words[TILES] |= tile << (TILE_BITS * place)
    words[LAST_ACTION.word] = last
    words[SEED_LOW] = seed & ((1 << SEED_BITS) - 1)
    words[SEED_HIGH] = seed >> SEED_BITS
    for suit, laid in enumerate(board.fireworks):
        words[SUITS + suit] = len(laid)
    for seen in board.discards:
        words[SUITS + rules.suit_index[seen.face.suit]] += 1 << (COUNT_BITS * seen.face.value)
    _put_hands(words, tables, board, cards)
    _put_pile(words, tables.deck_at, [rules.face_index[face] for face in cards])
    _put_pile(words, tables.discards_at, [seen.id for seen in board.discards])
    return words


def _put_hands(words: WordList, tables: RuleTables, board: Board, cards: Sequence[Face]) -> None:
    for seat, hand in enumerate(board.hands):
        touching = tables.empty_clues if hand else 0
        for slot, card in enumerate(reversed(hand)):
            touching |= board.rules.clues_touching[cards[card]]
            marks = board.touched[card] | board.missed[card] << CLUE_BITS
            word = tables.hands_at + seat * tables.hand_size + slot
            words[word] = marks | card << NUMBER_SHIFT
        words[tables.seats_at + seat] = len(hand) | touching << CLUES_SHIFT


def _put_pile(words: WordList, pile: int, cards: Sequence[int]) -> None:
    for place, card in enumerate(cards):
        shift = (place & PLACES_MASK) << PLACE_BITS_SHIFT
        words[pile + (place >> PLACES_SHIFT)] |= card << shift


def state_of(row: NDArray[np.int32], rules: Rules, tables: RuleTables) -> State:
    """Convert a row with an ordered deck to a state."""
    words = [int(word) for word in row]
    numbers = _pile(words, tables.deck_at, _get(words, CARDS))
    drawn, revealed = _get(words, DRAWN), _get(words, REVEALED)
    faces = [rules.faces[number] for number in numbers]
    tiles = tuple(
        Tile(words[TILES] >> (TILE_BITS * place) & ((1 << TILE_BITS) - 1))
        for place in range(len(Tile) if rules.tiles else 0)
    )
    board = _board(words, tables, rules, faces, tiles[:revealed])
    if cause := _get(words, CAUSE):
        board = replace(board, outcome=outcome(board, CAUSES[cause - 1]))
    seed = words[SEED_LOW] | words[SEED_HIGH] << SEED_BITS
    return State(
        board=board,
        faces=tuple(faces[:drawn]),
        deck=tuple(faces[drawn:]),
        tiles=tiles[revealed:],
        chance=Seeded(seed_from_words(f"engine {seed}"), len(board.returns)),
    )


def _board(
    words: WordList, tables: RuleTables, rules: Rules, faces: list[Face], revealed: tuple[Tile, ...]
) -> Board:
    drawn = _get(words, DRAWN)
    touched, missed = [0] * drawn, [0] * drawn
    hands: list[tuple[CardId, ...]] = []
    for seat in range(tables.players):
        first = tables.hands_at + seat * tables.hand_size
        held = words[first : first + (words[tables.seats_at + seat] & SIZE_MASK)]
        hand = [CardId(word >> NUMBER_SHIFT & NUMBER_MASK) for word in held]
        for card, word in zip(hand, held, strict=True):
            touched[card] = word & CLUES_MASK
            missed[card] = word >> CLUE_BITS & CLUES_MASK
        hands.append(tuple(reversed(hand)))
    discards = _pile(words, tables.discards_at, _get(words, DISCARDED))
    returned = [_get(words, RETURNED) - 1] if _get(words, RETURNED) else []
    elsewhere = {*discards, *returned, *(card for hand in hands for card in hand)}
    laid = {faces[n]: CardId(n) for n in range(drawn) if n not in elsewhere}
    turns_left = _get(words, TURNS_LEFT)
    pending = _get(words, PENDING)
    return Board(
        rules=rules,
        players=tables.players,
        seat_to_act=Seat(_get(words, SEAT)),
        hands=tuple(hands),
        tokens=_get(words, TOKENS),
        fireworks=tuple(
            tuple(laid[face] for face in sequence[: words[SUITS + suit] & HEIGHT_MASK])
            for suit, sequence in enumerate(rules.sequences)
        ),
        deck_size=_get(words, CARDS) - drawn,
        errors=_get(words, ERRORS),
        turn=_get(words, TURN),
        discards=tuple(SeenCard(CardId(number), faces[number]) for number in discards),
        touched=tuple(touched),
        missed=tuple(missed),
        tiles_revealed=revealed,
        pending=Tile(pending) if pending else None,
        returns=tuple(
            Return(CardId(number), faces[number], _get(words, DRAWN_AT_RETURN))
            for number in returned
        ),
        turns_left=turns_left - 1 if turns_left else None,
    )


def _get(words: WordList, field: Field) -> int:
    return words[field.word] >> field.shift & field.mask


def _pile(words: WordList, pile: int, cards: int) -> list[int]:
    return [
        words[pile + (place >> PLACES_SHIFT)] >> ((place & PLACES_MASK) << PLACE_BITS_SHIFT)
        & PLACE_MASK
        for place in range(cards)
    ]


def without_unstored(state: State) -> State:
    """Drop the parts of a state that a row does not store."""
    board = state.board
    held = {card for hand in board.hands for card in hand}

    def of_held(marks: Sequence[int]) -> tuple[int, ...]:
        return tuple(mark if card in held else 0 for card, mark in enumerate(marks))

    return replace(
        state,
        board=replace(
            board,
            touched=of_held(board.touched),
            missed=of_held(board.missed),
            apart=frozenset(),
        ),
    )
