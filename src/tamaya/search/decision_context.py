"""The situation of a seat that searches: the rows of the game, and what follows from them."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from tamaya.engine.array_types import Numbers, Words
from tamaya.engine.row_layout import (
    CARDS,
    CLUE_BITS,
    COUNT_BITS,
    COUNT_MASK,
    DRAWN,
    HEIGHT_MASK,
    LAST_ACTION,
    LAST_SEAT,
    NUMBER_MASK,
    NUMBER_SHIFT,
    PLACE_BITS_SHIFT,
    PLACE_MASK,
    PLACES_MASK,
    PLACES_SHIFT,
    SEAT,
    SIZE_MASK,
    SUITS,
    TURN,
    Field,
)
from tamaya.engine.rule_tables import RuleTables

NEAR = 2
"""Near the end: the deck has at most this many times the cards at which the endgame begins."""
MOST_CHECKED_ROWS = 60
"""The most moves of the others that are checked."""


@dataclass(frozen=True)
class Situation:
    """The rows before each decision up to the one that is due, as one seat sees them."""

    rows: Words
    tables: RuleTables
    late: int = 0
    """With this few cards in the deck the blueprint is slow: only recent moves are checked."""

    @property
    def row(self) -> Words:
        """The row of the table now."""
        row: Words = self.rows[-1]
        return row

    @cached_property
    def seat(self) -> int:
        """The seat that searches."""
        return int(self._field_of_all(SEAT)[-1])

    @cached_property
    def turn(self) -> int:
        """How many turns are over."""
        return int(self._field_of_all(TURN)[-1])

    @cached_property
    def is_near_the_end(self) -> bool:
        """Whether the blueprint will soon be slow."""
        return (
            int(self._field_of_all(CARDS)[-1] - self._field_of_all(DRAWN)[-1]) <= NEAR * self.late
        )

    @cached_property
    def numbers(self) -> Numbers:
        """The numbers of the seat's own cards, the oldest first."""
        return self._held(self.seat) >> NUMBER_SHIFT & NUMBER_MASK

    @cached_property
    def own_hand(self) -> Numbers:
        """The faces of the seat's cards in the row: placeholders unless all is known."""
        return np.array([self._face(int(number)) for number in self.numbers], np.int64)

    @cached_property
    def unseen(self) -> Numbers:
        """How many cards of each face are in the seat's own hand and the deck."""
        tables = self.tables
        left = np.array(tables.copies_of, np.int64)
        for face in range(tables.face_count):
            suit = int(self.row[SUITS + tables.suit_of[face]])
            left[face] -= suit >> COUNT_BITS * (tables.value_of[face] + 1) & COUNT_MASK
            left[face] -= tables.place_of[face] < (suit & HEIGHT_MASK)
        for other in range(tables.players):
            if other != self.seat:
                for word in self._held(other):
                    left[self._face(int(word) >> NUMBER_SHIFT & NUMBER_MASK)] -= 1
        return left

    @cached_property
    def literal(self) -> Numbers:
        """The faces that each own card may have, by the clues and the unseen cards."""
        masks = []
        for word in map(int, self._held(self.seat)):
            mask = 0
            for face in range(self.tables.face_count):
                touching = int(self.tables.touching[face])
                is_possible = word & ~touching & (1 << CLUE_BITS) - 1 == 0
                is_possible &= word >> CLUE_BITS & touching & (1 << CLUE_BITS) - 1 == 0
                mask |= int(is_possible and self.unseen[face] > 0) << face
            masks.append(mask)
        return np.array(masks, np.int64)

    @cached_property
    def checked_rows(self) -> Numbers:
        """The rows in which another seat acted that saw a card still in the seat's own hand."""
        if len(self.numbers) == 0:
            return np.zeros(0, np.int64)
        action, actor = self._field_of_all(LAST_ACTION)[1:], self._field_of_all(LAST_SEAT)[1:]
        seats, drawn = self._field_of_all(SEAT)[:-1], self._field_of_all(DRAWN)[:-1]
        deck = self._field_of_all(CARDS)[:-1] - drawn
        recent = np.arange(len(seats)) > len(seats) - self.tables.players
        is_checked = (action > 0) & (actor == seats) & (seats != self.seat)
        is_checked &= (drawn > self.numbers.min()) & ((deck > self.late) | recent)
        return np.flatnonzero(is_checked)[::-1][:MOST_CHECKED_ROWS].astype(np.int64)

    @cached_property
    def is_late(self) -> bool:
        """Whether checking the moves of the others is slow."""
        deck = self._field_of_all(CARDS) - self._field_of_all(DRAWN)
        return bool((deck[self.checked_rows] <= self.late).any())

    def _field_of_all(self, field: Field) -> Words:
        """A field of all rows."""
        return self.rows[:, field.word] >> field.shift & field.mask

    def _held(self, seat: int) -> Numbers:
        first = self.tables.hands_at + seat * self.tables.hand_size
        size = int(self.row[self.tables.seats_at + seat]) & SIZE_MASK
        return self.row[first : first + size].astype(np.int64)

    def _face(self, number: int) -> int:
        word = int(self.row[self.tables.deck_at + (number >> PLACES_SHIFT)])
        return word >> ((number & PLACES_MASK) << PLACE_BITS_SHIFT) & PLACE_MASK
