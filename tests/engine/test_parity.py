"""The engine plays like the referee, in every game that can be composed."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.side_by_side import play_setups, play_side_by_side

from tamaya.engine.parity import compare_every_game
from tamaya.rules.hanabi import Rules, compose
from tamaya.testing import hypothesis_strategies
from tamaya.testing.game_choices import PLAYERS, choice_words, every_choice

# Two editions with the same rules count once.
GAMES: dict[Rules, str] = {compose(c): choice_words(c) for c in reversed(every_choice())}
EACH = max(1, settings.default.max_examples // 100)
ALL_GAMES = 100_000


@pytest.mark.parametrize("rules", GAMES, ids=GAMES.get)
def test_the_engine_plays_every_edition_like_the_referee(rules):
    tables = PLAYERS if settings.default.max_examples >= 100 else [2 + len(GAMES[rules]) % 4]
    for players in tables:
        assert play_side_by_side(rules, players, EACH, GAMES[rules]) > 0


@given(
    hypothesis_strategies.setups(hypothesis_strategies.custom_rules(most_copies=5)),
    st.integers(0, 2**32),
)
def test_the_engine_plays_custom_games_like_the_referee(setup, number):
    assert play_setups([setup], [Random(number)]) > 0


@pytest.mark.slow
def test_several_processes_compare_the_same_games_as_one():
    alone = compare_every_game("cpu", 5, "several")
    assert sum(compared.games for compared in alone) == 5
    assert compare_every_game("cpu", 5, "several", workers=2) == alone


@pytest.mark.full
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("rules", GAMES, ids=GAMES.get)
def test_a_hundred_thousand_games_are_played_like_the_referee(rules, players):
    games = -(-ALL_GAMES // (len(GAMES) * len(PLAYERS)))
    assert play_side_by_side(rules, players, games, f"full {GAMES[rules]}") > games
