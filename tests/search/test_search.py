"""The search player plays by the rules, by its view alone, and no worse than its blueprint."""

from dataclasses import fields
from random import Random

import pytest
from tests.search.blueprint_player import blueprint_player

from tamaya.rules.hanabi import Choice, Game, Seat, compose, seed_from_words
from tamaya.search import decision_search
from tamaya.search.blueprints import blueprint_for
from tamaya.search.decision_search import Budget
from tamaya.search.kernels_by_blueprint import Kernels, kernels_of
from tamaya.search.search_player import SearchPlayer
from tamaya.search.warm_up import warm_up
from tamaya.testing.game_choices import PLAYERS, choice_words, every_choice
from tamaya.testing.indistinguishable_games import other_world

CHOICES = every_choice()
SMALL = Budget(rollouts=150, worlds=24)
FEW = (
    (Choice("deluxe", ("avalanche", "black-powder", "flamboyants")), 3),
    (Choice("czech", ("avalanche-2", "final-flourish")), 2),
)


def play(choice: Choice, players: int, words: str, searching: int = 0) -> Game:
    """A game in which one seat searches; each of its moves must be legal."""
    game = Game.deal(compose(choice), players, seed_from_words(words), Seat(0))
    while game.outcome is None:
        seat = game.board.seat_to_act
        player = SearchPlayer(SMALL) if seat == searching else blueprint_player(players)
        move = player.decide(game.view(seat))
        assert move in game.legal_moves
        game = game.make(move)
    return game


@pytest.mark.parametrize(("choice", "players"), FEW, ids=str)
def test_every_move_is_legal(choice, players):
    play(choice, players, "by the rules", 1)


@pytest.mark.full
@pytest.mark.parametrize("number", range(20))
@pytest.mark.parametrize("choice", CHOICES, ids=choice_words)
def test_every_move_is_legal_in_every_game(choice, number):
    players = PLAYERS[number % len(PLAYERS)]
    play(choice, players, f"by the rules {number}", number % players)


@pytest.mark.parametrize("players", [2, 3])
def test_every_kernel_is_called_before_the_first_move(players, monkeypatch):
    whole = kernels_of(blueprint_for(players))
    called = set()

    def spy(name):
        def call(*arguments):
            called.add(name)
            return getattr(whole, name)(*arguments)

        return call

    names = [field.name for field in fields(Kernels)]
    kernels = Kernels(**{name: spy(name) for name in names})
    monkeypatch.setattr(decision_search, "kernels_of", lambda _: kernels)
    warm_up.__wrapped__(players)
    assert called == set(names)


def test_a_search_without_time_plays_as_its_blueprint_does():
    game = Game.deal(compose(Choice()), 2, seed_from_words("in a hurry"), Seat(0))
    while game.outcome is None:
        view = game.view(game.board.seat_to_act)
        move = blueprint_player(2).decide(view)
        if game.board.turn % 5 == 0:
            assert SearchPlayer(Budget(seconds=0.0)).decide(view) == move
        game = game.make(move)


@pytest.mark.parametrize("players", [2, 3])
def test_a_move_does_not_change_when_the_own_hand_does(players):
    game = Game.deal(compose(Choice()), players, seed_from_words("another hand"), Seat(0))
    chance = Random("exchanged")
    while game.outcome is None:
        seat = game.board.seat_to_act
        view = game.view(seat)
        if game.board.turn % 9 == 4:
            setup = other_world(game, seat, chance)
            assert setup is not None
            other = Game.begin(setup)
            for made in game.moves:
                other = other.make(made.move, made.seat)
            assert SearchPlayer(SMALL).decide(other.view(seat)) == SearchPlayer(SMALL).decide(view)
        game = game.make(blueprint_player(players).decide(view))


@pytest.mark.slow
def test_a_search_does_no_harm_to_two_players():
    numbers = range(6)
    games = [play(Choice(), 2, f"two players {number}") for number in numbers]
    alone = []
    for number in numbers:
        game = Game.deal(compose(Choice()), 2, seed_from_words(f"two players {number}"), Seat(0))
        while game.outcome is None:
            game = game.make(blueprint_player(2).decide(game.view(game.board.seat_to_act)))
        alone.append(game.outcome.score)
    # With this few games luck may outweigh some of what the search gains.
    assert sum(game.outcome.score for game in games) > sum(alone) - 4
