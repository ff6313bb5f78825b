"""Compiled games end like games in which the same bots play from their views."""

import pytest

from tamaya.arena import HanabiMatch
from tamaya.arena.hanabi_match import result_of
from tamaya.roster import RosterRefusal
from tamaya.rules.hanabi import Choice, ShuffledIn, compose
from tamaya.rules.shared_types import Refused

GAMES = (
    (Choice(), 2),
    (Choice("deluxe", ("avalanche", "black-powder")), 4),
    (Choice("czech", ("avalanche-2", "final-flourish")), 5),
    (Choice("first-box", ("one-error",)), 3),
)


def match(choice, players, bots=("hat",), games=3):
    return HanabiMatch(compose(choice), players, bots, games, "side by side")


@pytest.mark.parametrize(("choice", "players"), GAMES, ids=str)
def test_compiled_games_of_hat_end_as_from_views(choice, players):
    both = match(choice, players)
    assert both.policy is not None
    assert both.play(range(3)) == [result_of(both.game(number)) for number in range(3)]


def test_compiled_games_of_pair_end_as_from_views():
    both = match(Choice("grands-feux"), 2, ("pair",))
    assert both.play(range(2)) == [result_of(both.game(number)) for number in range(2)]


def test_hat_and_pair_are_two_players_with_two_seats():
    hat, pair = match(Choice(), 2, ("hat",)), match(Choice(), 2, ("pair",))
    assert (hat.policy.name, pair.policy.name) == ("hat", "pair")


def test_a_pair_with_more_than_two_seats_is_refused_with_a_hint():
    with pytest.raises(Refused) as refused:
        match(Choice(), 3, ("careful", "pair"))
    assert refused.value.reason is RosterRefusal.BOT_FOR_TWO_SEATS
    assert refused.value.details == {"bot": "pair", "instead": "hat"}


def test_the_seed_of_the_game_decides_where_a_card_is_shuffled_in():
    both = match(Choice("grands-feux", ("flamboyants",)), 3, games=4)
    games = [both.game(number) for number in range(4)]
    assert any(isinstance(event, ShuffledIn) for game in games for event in game.history)
    assert both.play(range(4)) == [result_of(game) for game in games]


def test_a_mixed_lineup_plays_from_views():
    assert match(Choice(), 3, ("hat", "careful")).policy is None
    assert match(Choice(), 3, ("careful",)).policy is None
    assert match(Choice(), 3, ("hat", "hat")).policy is not None
