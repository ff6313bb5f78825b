"""The table of weights: a row for each feature, in the order of the features."""

import inspect

from tamaya.players.hanabi.friend import feature_list, weights
from tamaya.players.hanabi.friend.feature_list import FEATURE_COUNT
from tamaya.players.hanabi.friend.memory_layout import MOST_WEIGHTS
from tamaya.testing.game_choices import PLAYERS


def test_every_feature_has_a_weight_for_every_number_of_seats():
    assert len(weights.WEIGHT_TABLE) == FEATURE_COUNT <= MOST_WEIGHTS
    assert all(len(row) == len(PLAYERS) + 1 for row in weights.WEIGHT_TABLE)


def test_every_row_names_its_feature():
    rows = [line for line in inspect.getsource(weights).splitlines() if "#" in line]
    names = [line.partition("# ")[2] for line in rows]
    assert [getattr(feature_list, name) for name in names] == list(range(FEATURE_COUNT))


def test_no_weight_outweighs_a_risk_that_may_end_the_game():
    fatal = weights.WEIGHT_TABLE[feature_list.FATAL_RISK]
    assert all(weight <= -50_000 for weight in fatal)
