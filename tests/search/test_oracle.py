"""The oracle uses the whole state except the order of the deck."""

from dataclasses import replace
from random import Random

import pytest

from tamaya.engine.batch import Batch
from tamaya.rules.hanabi import Choice, Game, Seat, compose, seed_from_words
from tamaya.search.open_hand_policy import OPEN_HANDS
from tamaya.search.oracle import Oracle
from tamaya.testing.game_choices import PLAYERS, choice_words, every_choice

CHOICES = every_choice()


def test_the_order_of_the_deck_does_not_change_its_move():
    game = Game.deal(compose(Choice()), 3, seed_from_words("a hidden order"), Seat(0))
    chance = Random("another order")
    while game.outcome is None:
        deck = list(game.state.deck)
        chance.shuffle(deck)
        oracle = Oracle(rollouts=200)
        move = oracle.decide(game.state)
        assert oracle.decide(replace(game.state, deck=tuple(deck))) == move
        assert move in game.legal_moves
        game = game.make(move)
    assert game.outcome.score >= 23


@pytest.mark.parametrize(
    ("choice", "players"),
    [
        (Choice("deluxe", ("black-powder", "flamboyants")), 4),
        (Choice("first-box", ("one-error",)), 2),
    ],
    ids=str,
)
def test_it_plays_by_the_rules(choice, players):
    game = Game.deal(compose(choice), players, seed_from_words("open hands"))
    while game.outcome is None:
        move = Oracle(rollouts=100).decide(game.state)
        assert move in game.legal_moves
        game = game.make(move)


@pytest.mark.parametrize("choice", CHOICES, ids=choice_words)
def test_with_open_hands_every_move_is_legal(choice):
    players = PLAYERS[CHOICES.index(choice) % len(PLAYERS)]
    batch = Batch(compose(choice), players, 8, first_seat=None)
    memory = batch.memory(OPEN_HANDS)
    while (batch.status().causes == 0).any():
        # An illegal action would be refused here.
        batch.step(batch.choose(OPEN_HANDS, memory))


@pytest.mark.parametrize("players", PLAYERS)
def test_with_open_hands_most_games_are_perfect(players):
    scores = Batch(compose(Choice()), players, 400, seed=3).play(OPEN_HANDS).scores
    assert (scores == 25).mean() > 0.75
