"""The hat policy in each seat separately, with its own memory and without hidden cards in its rows.

The policy plays all seats from one memory. That is fair only if no seat learns from it what it
could not have worked out itself: then each separate seat makes the same moves.
"""

from dataclasses import dataclass

import numpy as np
import pytest
from numpy.typing import NDArray

from tamaya.engine.batch import Batch
from tamaya.engine.row_layout import (
    CARDS,
    DRAWN,
    NUMBER_MASK,
    NUMBER_SHIFT,
    RETURNED,
    REVEALED,
    SEED_HIGH,
    SEED_LOW,
    SIZE_MASK,
    TILE_BITS,
    TILES,
    Field,
)
from tamaya.engine.rule_tables import RuleTables
from tamaya.players.hanabi.compiled_player import compiled_chooser, hat_from_history
from tamaya.players.hanabi.hat.engine_policy import HAT
from tamaya.players.hanabi.shared_kernels.memory_layout import MEMORY_WORDS
from tamaya.rules.hanabi import Choice, compose
from tamaya.testing.game_choices import PLAYERS, choice_words, every_choice

Row = NDArray[np.int32]
Seats = list["SeatPlayer"]

CHOICES = every_choice()
SOME = (
    Choice(),
    Choice("deluxe"),
    Choice("deluxe", ("avalanche", "black-powder", "flamboyants")),
    Choice("czech", ("avalanche-2", "final-flourish")),
    Choice("first-box", ("one-error",)),
    Choice("console"),
)


@dataclass
class SeatPlayer:
    """A player that sees only what its seat may see, and remembers it."""

    seat: int
    tables: RuleTables
    memory: NDArray[np.int64]
    unread_rows: list[Row]
    """The rows seen since the last decision of this seat."""

    def see(self, row: Row) -> None:
        self.unread_rows.append(redacted_row(row, self.tables, self.seat))

    def choose(self) -> int:
        rows, self.unread_rows = np.array(self.unread_rows), []
        return int(hat_from_history(rows, self.tables, self.memory, self.seat))


def seats_of(batch: Batch) -> Seats:
    return [
        SeatPlayer(seat, batch.tables, np.zeros(MEMORY_WORDS, np.int64), [])
        for seat in range(batch.players)
    ]


def field(row: Row, of: Field) -> int:
    return int(row[of.word]) >> of.shift & of.mask


def redacted_row(row: Row, tables: RuleTables, seat: int) -> Row:
    """The row with placeholders for the own hand, the deck, the tiles and the random stream."""
    shown = row.copy()
    shown[SEED_LOW] = shown[SEED_HIGH] = 0
    revealed = (1 << TILE_BITS * field(row, REVEALED)) - 1
    shown[TILES] &= revealed | RETURNED.mask << RETURNED.shift
    shown[tables.seats_at + seat] &= SIZE_MASK
    faces = shown[tables.deck_at :].view(np.uint8)
    faces[field(row, DRAWN) : field(row, CARDS)] = 0
    first = tables.hands_at + seat * tables.hand_size
    hand = row[first : first + (row[tables.seats_at + seat] & SIZE_MASK)]
    faces[hand >> NUMBER_SHIFT & NUMBER_MASK] = 0
    return shown


def play_side_by_side(choice: Choice, players: int, games: int) -> None:
    """Play games with the policy, and compare each move with that of a separate seat."""
    compiled_chooser(hat_from_history)
    batch = Batch(compose(choice), players, games, seed=31, first_seat=None)
    memory = batch.memory(HAT)
    tables = [seats_of(batch) for _ in range(games)]
    while not (status := batch.status()).causes.all():
        actions = batch.choose(HAT, memory)
        for game in np.flatnonzero(status.causes == 0):
            row = batch.row(game)
            for seat in tables[game]:
                seat.see(row)
            assert tables[game][status.seats[game]].choose() == actions[game]
        batch.step(actions)


@pytest.mark.parametrize("choice", SOME, ids=choice_words)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_separate_seat_makes_the_moves_of_the_policy(choice, players):
    play_side_by_side(choice, players, games=2)


@pytest.mark.full
@pytest.mark.parametrize("choice", CHOICES, ids=choice_words)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_separate_seat_makes_the_moves_of_the_policy_in_every_game(choice, players):
    play_side_by_side(choice, players, games=20)
