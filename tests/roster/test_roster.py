"""The roster: which players can play here, at a table and in the arena."""

import pytest

from tamaya.engine import package_availability
from tamaya.engine.refusals import EngineRefusal
from tamaya.i18n import Language, catalogue, refusal_message
from tamaya.roster import (
    BOT_PROFILES,
    COMPILED,
    OMNISCIENT_PLAYERS,
    ROSTER,
    TWO_SEAT_BOTS,
    BotLanguage,
    BotLevel,
    RosterRefusal,
    arena_bots,
    arena_player,
    best_bot,
    bots_for,
    bots_of,
    player_named,
    policy_named,
    refuse_seats,
    stand_in,
    table_player,
)
from tamaya.rules.hanabi import Choice, Game, compose
from tamaya.rules.seed_and_shuffle import seed_from_words
from tamaya.rules.shared_types import MOST_PLAYERS, Refused, Seat
from tamaya.table.command_context import OMNISCIENT_BOTS
from tamaya.testing.game_choices import PLAYERS

SEED = seed_from_words("roster")


@pytest.fixture
def without_engine(monkeypatch):
    """A machine without the extra ``engine``."""
    monkeypatch.setattr(package_availability, "find_spec", lambda _: None)


def test_the_first_player_of_each_game_is_the_default():
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


def test_with_the_engine_every_player_can_play():
    assert bots_of("hanabi") == frozenset(ROSTER["hanabi"])
    assert bots_of("no such game") == frozenset()


def test_a_search_has_a_time_limit_at_a_table_and_a_budget_in_the_arena():
    assert player_named("hanabi", "search", SEED).budget.seconds is None
    assert 0 < table_player("hanabi", "search", 2, SEED).budget.seconds < 1
    assert player_named("hanabi", "expert", SEED).budget.seconds is None
    assert table_player("hanabi", "expert", 3, SEED).budget.seconds == 0.5


def test_only_bots_that_search_have_a_stand_in_and_it_plays_the_same_conventions():
    assert [stand_in("search", seats) for seats in PLAYERS] == ["pair", "hat", "hat", "hat"]
    assert {stand_in("expert", seats) for seats in PLAYERS} == {"friend"}
    others = set(ROSTER["hanabi"]) - {"search", "expert"}
    assert {stand_in(name, 3) for name in others} == {None}


def test_only_players_of_the_engine_have_a_policy():
    assert policy_named("hanabi", "hat").name == "hat"
    assert policy_named("hanabi", "pair").name == "pair"
    assert policy_named("hanabi", "learned").name == "learned"
    assert policy_named("hanabi", "careful") is None
    assert policy_named("ikebana", "hat") is None


def test_two_bots_play_with_two_seats_and_hat_with_any_number():
    for name in ("pair", "learned"):
        assert bots_for("hanabi", 2)[name] == name
        assert {bots_for("hanabi", seats)[name] for seats in (3, 4, 5)} == {"hat"}
    for seats in PLAYERS:
        bots = bots_for("hanabi", seats).items()
        others = {name: bot for name, bot in bots if name not in TWO_SEAT_BOTS}
        assert all(name == bot for name, bot in others.items())
        refuse_seats("hat", seats)
    with pytest.raises(Refused) as refused:
        refuse_seats("pair", 3)
    assert refused.value.reason is RosterRefusal.BOT_FOR_TWO_SEATS


@pytest.mark.parametrize("language", Language)
def test_the_refusal_of_a_pair_says_which_bot_to_use(language):
    with pytest.raises(Refused) as refused:
        refuse_seats("pair", 4)
    text = catalogue(language).render(refusal_message(refused.value))
    assert "pair" in text
    assert "hat" in text


def test_a_pair_at_a_larger_table_of_an_earlier_version_plays_on_as_hat():
    game = Game.deal(compose(Choice()), 3, SEED, Seat(0))
    move = table_player("hanabi", "hat", 3, SEED).decide(game.view(Seat(0)))
    assert table_player("hanabi", "pair", 3, SEED).decide(game.view(Seat(0))) == move
    with pytest.raises(ValueError, match="use hat"):
        player_named("hanabi", "pair", SEED).decide(game.view(Seat(0)))


def test_every_bot_has_a_profile_with_names_of_its_own():
    bots = {name for game in ROSTER for name in ROSTER[game]}
    assert set(BOT_PROFILES) == bots
    names = [name for profile in BOT_PROFILES.values() for name in profile.given_names]
    assert len({name.casefold() for name in names}) == len(names)
    assert not bots & {name.casefold() for name in names}
    for profile in BOT_PROFILES.values():
        # A bot may hold every seat, and one of its names may be a guest's.
        assert len(profile.given_names) > MOST_PLAYERS


def test_the_bots_with_a_secret_language_are_those_that_only_their_own_kind_understands():
    secretive = {
        name for name, profile in BOT_PROFILES.items() if profile.language is BotLanguage.SECRET
    }
    assert secretive == {"hat", "pair", "learned", "search"}


@pytest.mark.parametrize("language", Language)
def test_every_level_has_its_own_name(language):
    names = {catalogue(language).format(f"bot-level-{level}") for level in BotLevel}
    assert len(names) == len(BotLevel)
