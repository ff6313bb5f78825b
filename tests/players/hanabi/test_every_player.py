"""Properties of every player of Hanabi, in every game of the boxes."""

import pickle
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya.roster import ROSTER, TWO_SEAT_BOTS, bot_for_seats, player_named
from tamaya.rules.hanabi import Choice, Game, Misfired, Play, Seat, compose, seed_from_words
from tamaya.testing import hypothesis_strategies
from tamaya.testing.game_choices import MAIN_CHOICES, PLAYERS, choice_words, every_choice
from tamaya.testing.indistinguishable_games import other_world

SEED = seed_from_words("a player's own")
# The search is slow; its own tests give it a small budget.
BOTS = sorted(set(ROSTER["hanabi"]) - {"search", "expert"})
PRUDENT = {"careful"}
"""Bots that never risk an error while they have another choice."""
CHOICES = every_choice()
# Each box alone, and with as many extensions as go together.
EXTREMES = tuple(
    choice
    for choice in CHOICES
    if not choice.extensions
    or not any(
        other.edition == choice.edition and set(choice.extensions) < set(other.extensions)
        for other in CHOICES
    )
)


def play(choice: Choice, players: int, bot: str, words: str) -> Game:
    """A game played to its end by one bot in all seats; each of its moves must be legal."""
    game = Game.deal(compose(choice), players, seed_from_words(words))
    seats = [player_named("hanabi", bot, seed_from_words(f"{words} {n}")) for n in range(players)]
    while game.outcome is None:
        seat = game.board.seat_to_act
        move = seats[seat].decide(game.view(seat))
        assert move in game.legal_moves
        is_desperate = game.board.turns_left is not None or all(
            isinstance(legal, Play) for legal in game.legal_moves
        )
        known = len(game.history)
        game = game.make(move)
        has_erred = any(isinstance(event, Misfired) for event in game.history[known:])
        assert bot not in PRUDENT or is_desperate or not has_erred
    return game


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("choice", EXTREMES, ids=choice_words)
def test_every_player_plays_every_box_by_the_rules(choice, bot):
    players = 2 if bot in TWO_SEAT_BOTS else 2 + EXTREMES.index(choice) % 4
    play(choice, players, bot, "every box")


@pytest.mark.slow
@pytest.mark.parametrize("choice", CHOICES, ids=choice_words)
def test_a_careful_player_plays_every_combination_by_the_rules(choice):
    players = PLAYERS[CHOICES.index(choice) % len(PLAYERS)]
    play(choice, players, "careful", "every combination")


@pytest.mark.full
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("choice", CHOICES, ids=choice_words)
def test_a_player_plays_every_combination_with_every_number_of_seats(choice, players, bot):
    play(choice, players, bot_for_seats(bot, players), "every number of seats")


@pytest.mark.full
@pytest.mark.parametrize("bot", ["careful", "friend"])
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("choice", MAIN_CHOICES, ids=choice_words)
def test_a_player_plays_hundreds_of_games_by_the_rules(choice, players, bot):
    for number in range(500):
        play(choice, players, bot, f"hundreds {number}")


@pytest.mark.parametrize("bot", BOTS)
@given(game=hypothesis_strategies.games(), data=st.data())
def test_a_move_does_not_change_when_the_hidden_cards_do(game, data, bot):
    if game.outcome is not None:
        return
    seat = game.board.seat_to_act
    setup = other_world(game, seat, Random(data.draw(st.integers(0, 2**32 - 1))))
    if setup is None:
        return
    other = Game.begin(setup)
    for made in game.moves:
        other = other.make(made.move, made.seat)
    player = player_named("hanabi", bot_for_seats(bot, game.board.players), SEED)
    assert player.decide(other.view(seat)) == player.decide(game.view(seat))


@pytest.mark.parametrize("bot", BOTS)
@given(game=hypothesis_strategies.games())
def test_a_player_that_joins_at_any_move_decides_legally(game, bot):
    if game.outcome is None:
        view = game.view(game.board.seat_to_act)
        player = player_named("hanabi", bot_for_seats(bot, game.board.players), SEED)
        assert player.decide(view) in view.legal_moves


@pytest.mark.parametrize("bot", BOTS)
def test_a_player_rebuilt_from_a_view_decides_the_same(bot):
    players = 2 if bot in TWO_SEAT_BOTS else 3
    rules = compose(Choice("deluxe", ("flamboyants",)))
    game = Game.deal(rules, players, seed_from_words("rebuilt"))
    kept = player_named("hanabi", bot, SEED)
    while game.outcome is None:
        view = game.view(game.board.seat_to_act)
        move = kept.decide(view)
        assert player_named("hanabi", bot, SEED).decide(view) == move
        assert player_named("hanabi", bot, SEED).decide(pickle.loads(pickle.dumps(view))) == move
        game = game.make(move)


def test_the_random_player_follows_its_seed():
    view = Game.deal(compose(Choice()), 4, SEED, Seat(0)).view(Seat(0))

    def moves(words):
        player = player_named("hanabi", "random", seed_from_words(words))
        return [player.decide(replace(view, history=view.history[:n])) for n in range(16)]

    assert moves("one") == moves("one") != moves("another")
    assert len(set(moves("one"))) > 3
