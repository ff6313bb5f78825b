"""Decides whether a target can be reached from a position with the whole deck known."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tamaya.analysis.deck_search import advance_layer, begin_search
from tamaya.analysis.search_layout import (
    BLOCKED_AT,
    BLOCKED_BY,
    CLUES_MASK,
    CORE,
    FACE_SHIFT,
    FLAGS,
    FLOURISH,
    FOUND,
    FOUND_MOVE,
    FOUND_PARENT,
    HAND_MASK,
    HEIGHTS,
    LAID_SHIFT,
    MOST_ACROSS,
    MOST_SCORE,
    MOST_WAITING,
    NO_TURNS,
    NOISE,
    NOT_BLOCKED,
    NOT_SHUFFLED,
    SETUP,
    SHUFFLED_IN_SHIFT,
    STACK_WORDS,
    TRUNCATED,
    TURNS,
    UNKNOWN_ORDER,
    USE_SHIFT,
    WORD_HANDS,
    SearchArrays,
)
from tamaya.engine.array_types import Numbers
from tamaya.engine.jit import ensure_compiled
from tamaya.rules.hanabi import Direction, Ending, Face, Rules, Seeded, State

MOST_HAND = 10
MOST_FACES = 64
SPREAD = 4
"""How many times the width of a layer its successors may number before the best are kept."""


@dataclass(frozen=True)
class Step:
    """One step of a line: some clues, then a card of the next seat."""

    clues: int
    use: int
    """Played, discarded or misfired on purpose."""
    face: int
    """The card's number in the search, or ``USELESS_CARD`` for any useless card."""
    shuffled_in: int
    """1 + the card that tile 5 brings back, or 0."""
    laid: int
    """1 + the card that tile 6 brings back, or 0."""


@dataclass(frozen=True)
class SearchResult:
    """What one search found out."""

    line: tuple[Step, ...] | None
    """Steps that reach the target."""
    is_complete: bool
    """Whether nothing was left out, so that without a line there is none."""
    positions: int
    """How many positions were looked at."""
    blocked: tuple[int, int] = (NOT_BLOCKED, 0)
    """Which bound of the position itself rules the target out, if any, after how many draws."""


class DeckSolver:
    """Searches from one position, with layers of any width."""

    def __init__(self, state: State) -> None:
        """Prepare a position in which no tile waits for a choice."""
        board = state.board
        self.state = state
        self.rules = board.rules
        self.deck = np.array([face_code(self.rules, face) for face in state.deck], np.int64)

    def search(self, target: int, width: int, *, is_timeless: bool = False) -> SearchResult:
        """Look for a line on which this many cards lie in the fireworks.

        A timeless search plays on after the deck is empty, as in a final flourish.
        """
        arrays = self._arrays(target, width)
        if is_timeless:
            arrays.setup[FLOURISH] = 1
            arrays.after[TURNS] = NO_TURNS
        ensure_compiled({begin_search.__name__: (begin_search, (arrays,))})
        ensure_compiled({advance_layer.__name__: (advance_layer, (arrays,))})
        flags = arrays.flags
        if begin_search(arrays) == 0:
            blocked = int(flags[BLOCKED_BY]), int(flags[BLOCKED_AT])
            return SearchResult(None, is_complete=True, positions=1, blocked=blocked)
        history: list[tuple[Numbers, Numbers]] = []
        positions = 1
        while True:
            count = advance_layer(arrays)
            if flags[FOUND]:
                line = _steps(history, int(flags[FOUND_PARENT]), int(flags[FOUND_MOVE]))
                return SearchResult(line, is_complete=True, positions=positions)
            positions += int(count)
            if count == 0:
                is_cut = bool(flags[TRUNCATED] or flags[UNKNOWN_ORDER])
                return SearchResult(None, is_complete=not is_cut, positions=positions)
            history.append((arrays.parents[:count].copy(), arrays.moves[:count].copy()))

    def draws_before(self, wanted: Sequence[Face]) -> dict[Face, int]:
        """After how many draws each of these faces, in the order of laying, can be laid at best."""
        state = self.state
        held = {state.faces[card] for hand in state.board.hands for card in hand}
        first = {face: place for place, face in reversed([*enumerate(state.deck, 1)])}
        ready: dict[str, int] = {}
        draws = {}
        for face in wanted:
            own = 0 if face in held else first.get(face, 0)
            ready[face.suit] = max(ready.get(face.suit, 0), own)
            draws[face] = ready[face.suit]
        return draws

    def _arrays(self, target: int, width: int) -> SearchArrays:
        rules, board, state = self.rules, self.state.board, self.state
        highest, suits = rules.highest, len(rules.suits)
        cards = len(self.deck)
        orders = np.zeros((cards + 2, cards + 2), np.int64)
        is_known = isinstance(state.chance, Seeded)
        if rules.tiles and isinstance(state.chance, Seeded):
            for count in range(1, cards + 2):
                orders[count, :count] = state.chance.next_order(range(count))
        setup = np.zeros(SETUP, np.int64)
        setup[: NOISE + 1] = (
            board.players,
            rules.hand_size(board.players),
            suits,
            highest,
            suits * highest,
            rules.tokens,
            rules.errors,
            rules.ending is Ending.FINAL_FLOURISH,
            len(state.tiles),
            cards,
            target,
            is_known,
            0,
        )
        flags = np.zeros(FLAGS, np.int64)
        flags[MOST_ACROSS] = width
        after = np.zeros(CORE, np.int64)
        heights = [len(laid) for laid in board.fireworks]
        turns = NO_TURNS if board.turns_left is None else board.turns_left
        after[:HEIGHTS] = (
            board.seat_to_act,
            board.tokens,
            board.errors,
            turns,
            0,
            0,
            NOT_SHUFFLED,
            0,
            sum(heights),
        )
        after[HEIGHTS : HEIGHTS + suits] = heights
        new_hands = np.zeros((5, MOST_HAND), np.int64)
        new_sizes = np.zeros(5, np.int64)
        for seat, hand in enumerate(board.hands):
            new_sizes[seat] = len(hand)
            new_hands[seat, : len(hand)] = [face_code(rules, state.faces[card]) for card in hand]
        words = WORD_HANDS + board.players
        room = SPREAD * width + 64
        table = 1 << (2 * room - 1).bit_length()
        copies = np.zeros(MOST_FACES, np.int64)
        for face, count in rules.copies.items():
            copies[face_code(rules, face)] = count
        return SearchArrays(
            setup=setup,
            deck=np.append(self.deck, 0),
            copies=copies,
            tiles=np.array([*state.tiles, 0], np.int64),
            reveals=np.array([suit.direction is Direction.UP for suit in rules.suits], np.int64),
            orders=orders,
            flags=flags,
            layer=np.zeros((width, words), np.int64),
            children=np.zeros((room, words), np.int64),
            scores=np.zeros(room, np.int64),
            parents=np.zeros(room, np.int64),
            moves=np.zeros(room, np.int64),
            table=np.zeros(table, np.int64),
            histogram=np.zeros(MOST_SCORE, np.int64),
            before=np.zeros(CORE, np.int64),
            after=after,
            hands=np.zeros((5, MOST_HAND), np.int64),
            sizes=np.zeros(5, np.int64),
            new_hands=new_hands,
            new_sizes=new_sizes,
            first=np.zeros(MOST_FACES, np.int64),
            last=np.zeros(MOST_FACES, np.int64),
            held=np.zeros(MOST_FACES, np.int64),
            released=np.zeros(cards + 4, np.int64),
            kept=np.zeros(cards + 4, np.int64),
            ended=np.zeros(cards + 4, np.int64),
            counts=np.zeros(MOST_FACES, np.int64),
            stack=np.zeros((MOST_WAITING, STACK_WORDS), np.int64),
        )


def face_code(rules: Rules, face: Face) -> int:
    """The number of a face in a search: by suit, then by its place in the firework."""
    suit = rules.suit_index[face.suit]
    return suit * rules.highest + rules.sequences[suit].index(face)


def _steps(history: list[tuple[Numbers, Numbers]], parent: int, move: int) -> tuple[Step, ...]:
    """Follow the parents back from the step that reached the target."""
    moves = [move]
    for parents, before in reversed(history):
        moves.append(int(before[parent]))
        parent = int(parents[parent])
    return tuple(
        Step(
            move & CLUES_MASK,
            move >> USE_SHIFT & 3,
            move >> FACE_SHIFT & HAND_MASK,
            move >> SHUFFLED_IN_SHIFT & HAND_MASK,
            move >> LAID_SHIFT & HAND_MASK,
        )
        for move in reversed(moves)
    )
