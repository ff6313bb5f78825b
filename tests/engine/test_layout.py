"""A game is one short row, and no two fields overlap."""

from itertools import combinations

import numpy as np
import pytest

from tamaya.engine import row_layout
from tamaya.engine.rule_tables import rule_tables_of
from tamaya.rules.hanabi import Choice, compose
from tamaya.testing.game_choices import PLAYERS

FIELDS = {
    name: field for name, field in vars(row_layout).items() if isinstance(field, row_layout.Field)
}


@pytest.mark.parametrize("players", PLAYERS)
def test_a_standard_game_takes_at_most_256_bytes(players):
    row = np.asarray(rule_tables_of(compose(Choice()), players).initial_row)
    assert row.nbytes <= 256


def test_no_two_fields_share_a_bit():
    tiles = row_layout.Field(row_layout.TILES, 0, (1 << 6 * row_layout.TILE_BITS) - 1)
    for one, other in combinations([*FIELDS.values(), tiles], 2):
        if one.word == other.word:
            assert not (one.mask << one.shift) & (other.mask << other.shift)


def test_the_fields_leave_the_seed_and_the_suits_alone():
    assert {field.word for field in FIELDS.values()} == set(range(row_layout.SEED_LOW))
    assert (row_layout.SEED_LOW, row_layout.SEED_HIGH, row_layout.SUITS) == (5, 6, 7)


def test_the_parts_of_a_row_follow_each_other():
    for players in PLAYERS:
        tables = rule_tables_of(compose(Choice("deluxe", ("avalanche", "flamboyants"))), players)
        assert tables.seats_at == row_layout.SUITS + tables.suit_count
        assert tables.hands_at == tables.seats_at + players
        assert tables.deck_at == tables.hands_at + players * tables.hand_size
        # Sixty cards, and one that may be shuffled in again, four a word.
        assert tables.discards_at == tables.deck_at + 16
        assert tables.words == tables.discards_at + 16
