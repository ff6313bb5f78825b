"""The roster: who can play here, who may sit at a table, and who may not."""

import pytest

from tamaya.engine import availability
from tamaya.engine.refusals import EngineRefusal
from tamaya.roster import (
    COMPILED,
    OMNISCIENT_PLAYERS,
    ROSTER,
    STAND_INS,
    arena_bots,
    arena_player,
    best_bot,
    bots_of,
    player_named,
    policy_named,
    table_player,
)
from tamaya.rules.game import Refused
from tamaya.rules.shuffle import seed_from_words
from tamaya.table.command_context import OMNISCIENT_BOTS

SEED = seed_from_words("roster")


@pytest.fixture
def without_engine(monkeypatch):
    """A machine on which the engine's parts are not installed."""
    monkeypatch.setattr(availability, "find_spec", lambda _: None)


def test_the_first_of_each_game_is_the_one_for_people():
    assert (best_bot("hanabi"), best_bot("ikebana")) == ("friend", "florist")


def test_an_omniscient_player_plays_in_the_arena_and_at_no_table():
    omniscient = frozenset(OMNISCIENT_PLAYERS["hanabi"])
    assert omniscient == OMNISCIENT_BOTS
    assert not omniscient & bots_of("hanabi")
    assert omniscient <= set(arena_bots("hanabi"))
    with pytest.raises(KeyError):
        player_named("hanabi", "oracle", SEED)


def test_without_the_engine_a_server_has_only_the_bots_that_can_play(without_engine):
    assert bots_of("hanabi") == set(ROSTER["hanabi"]) - COMPILED
    assert bots_of("ikebana") == set(ROSTER["ikebana"])


@pytest.mark.parametrize("name", sorted(COMPILED | frozenset(OMNISCIENT_PLAYERS["hanabi"])))
def test_without_the_engine_a_compiled_player_is_refused(without_engine, name):
    with pytest.raises(Refused) as refused:
        arena_player("hanabi", name, SEED)
    assert refused.value.reason is EngineRefusal.EXTRA_MISSING


def test_with_the_engine_everybody_can_play():
    assert bots_of("hanabi") == frozenset(ROSTER["hanabi"])
    assert bots_of("no such game") == frozenset()


def test_at_a_table_a_search_has_its_time_and_in_the_arena_its_samples():
    assert player_named("hanabi", "search", SEED).budget.seconds is None
    assert 0 < table_player("hanabi", "search", SEED).budget.seconds < 1


def test_a_stand_in_is_itself_a_player_and_does_not_search():
    for name, stand_in in STAND_INS.items():
        assert {name, stand_in} <= set(ROSTER["hanabi"])
        assert stand_in not in STAND_INS


def test_only_players_of_the_engine_have_a_policy():
    assert policy_named("hanabi", "hat", 3).name == "hat"
    assert policy_named("hanabi", "careful", 2) is None
    assert policy_named("ikebana", "hat", 2) is None


@pytest.mark.parametrize("name", ["hat", "pair"])
def test_two_play_as_a_pair_and_more_guess_hats(name):
    assert [policy_named("hanabi", name, players).name for players in (2, 3, 5)] == [
        "pair",
        "hat",
        "hat",
    ]
