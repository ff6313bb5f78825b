"""The expert plays by the rules, by its view alone, and as friend does where nothing is better."""

from random import Random

import numpy as np
import pytest

from tamaya.engine.rule_tables import GIVE_CLUE
from tamaya.players.hanabi import Friend
from tamaya.players.hanabi.compiled_player import tables_for
from tamaya.players.hanabi.shared_kernels.history_rows import rows_of_view
from tamaya.rules.hanabi import Choice, Game, Seat, compose, seed_from_words
from tamaya.search.expert_player import ExpertPlayer
from tamaya.search.expert_search import ExpertBudget, ExpertSearch
from tamaya.testing.game_choices import PLAYERS, choice_words, every_choice
from tamaya.testing.indistinguishable_games import other_world

# Compiling takes over a minute of computing time.
pytestmark = pytest.mark.full

SMALL = ExpertBudget(rollouts=120, worlds=16)
MANY = (Choice("deluxe", ("avalanche", "black-powder", "flamboyants")), 3)


def play(choice, players, words, searching):
    """A game in which one seat is an expert; each of its moves must be legal."""
    game = Game.deal(compose(choice), players, seed_from_words(words), Seat(0))
    others = [Friend() for _ in range(players)]
    while game.outcome is None:
        seat = game.board.seat_to_act
        player = ExpertPlayer(SMALL) if seat == searching else others[seat]
        move = player.decide(game.view(seat))
        assert move in game.legal_moves
        game = game.make(move)
    return game


def search_of(game, budget=SMALL):
    tables = tables_for(game.setup.rules, game.board.players)
    return ExpertSearch(rows_of_view(game.view(game.board.seat_to_act), tables), tables, budget)


def test_every_move_is_legal():
    play(*MANY, "by the rules", 1)


@pytest.mark.parametrize("choice", every_choice(), ids=choice_words)
def test_every_move_is_legal_in_every_game(choice):
    for players in PLAYERS:
        play(choice, players, f"by the rules {players}", players % 2)


def test_an_expert_without_time_plays_as_friend_does():
    game = Game.deal(compose(Choice()), 3, seed_from_words("in a hurry"), Seat(0))
    friends = [Friend() for _ in range(3)]
    while game.outcome is None:
        view = game.view(game.board.seat_to_act)
        move = friends[game.board.seat_to_act].decide(view)
        if game.board.turn % 4 == 0:
            assert ExpertPlayer(ExpertBudget(seconds=0.0)).decide(view) == move
        game = game.make(move)


def test_a_move_does_not_change_when_the_own_hand_does():
    game = Game.deal(compose(Choice()), 3, seed_from_words("another hand"), Seat(0))
    chance = Random("exchanged")
    friends = [Friend() for _ in range(3)]
    while game.outcome is None:
        seat = game.board.seat_to_act
        view = game.view(seat)
        if game.board.turn % 11 == 5:
            other = Game.begin(other_world(game, seat, chance))
            for made in game.moves:
                other = other.make(made.move, made.seat)
            assert ExpertPlayer(SMALL).decide(other.view(seat)) == ExpertPlayer(SMALL).decide(view)
        game = game.make(friends[seat].decide(view))


def test_the_same_view_gives_the_same_move():
    game = Game.deal(compose(Choice()), 4, seed_from_words("again"), Seat(0))
    assert search_of(game).decide() == search_of(game).decide()


def test_friends_move_is_always_compared_with_the_others():
    game = Game.deal(compose(Choice()), 3, seed_from_words("candidates"), Seat(0))
    search = search_of(game)
    assert search.candidates[0] == search.usual
    assert len(search.candidates) == SMALL.candidates
    is_clue = np.array(search.tables.kind_of)[search.candidates] == GIVE_CLUE
    assert is_clue.any()
