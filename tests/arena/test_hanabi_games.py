"""Matches of Hanabi: the same games for the same seed, and figures that add up."""

import pytest

from tamaya.arena import HanabiMatch, play_hanabi, simulate_hanabi
from tamaya.arena.hanabi_games import scores
from tamaya.players.hanabi import Careful
from tamaya.rules.hanabi import (
    Cause,
    Choice,
    Game,
    Outcome,
    Result,
    compose,
    seed_from_words,
)


def match(games=3, bots=("careful", "random"), players=3, seed="arena", choice=None):
    return HanabiMatch(compose(choice or Choice()), players, bots, games, seed)


def test_bots_begin_again_where_there_are_more_seats_and_move_up_from_game_to_game():
    assert match().lineup(0) == ("careful", "random", "careful")
    assert match().lineup(1) == ("random", "careful", "random")


def test_the_same_seed_gives_the_same_games_whoever_plays_them():
    assert simulate_hanabi(match()) == simulate_hanabi(match())
    assert [match(bots=("careful",), seed=seed).outcome(0).score for seed in "abcdef"] != [
        match(bots=("careful",)).outcome(0).score
    ] * 6


@pytest.mark.slow
def test_more_processes_play_the_same_games():
    assert simulate_hanabi(match(games=5), jobs=2) == simulate_hanabi(match(games=5))


def test_a_player_is_told_all_that_its_view_would_tell():
    game = Game.deal(compose(Choice("deluxe", ("flamboyants",))), 2, seed_from_words("told"))
    asked = []

    class Attentive(Careful):
        def decide(self, view):
            asked.append(view)
            return super().decide(view)

    ended = play_hanabi(game, [Attentive(), Attentive()])
    for view, made in zip(asked, ended.moves, strict=True):
        assert view == game.view(game.board.seat_to_act)
        game = game.make(made.move)
    assert game == ended


def test_a_lost_game_counts_nothing_but_its_points_are_told():
    found = scores(
        [
            Outcome(Result.WON, Cause.COMPLETE, 25, 25),
            Outcome(Result.LOST, Cause.ERRORS, 0, 13),
            Outcome(Result.FINISHED, Cause.LAST_ROUND, 20, 20),
            Outcome(Result.FINISHED, Cause.LAST_ROUND, 15, 15),
        ]
    )
    assert (found.mean, found.mean_points) == (15, 18.25)
    assert (found.perfect, found.lost) == (0.25, 0.25)
    # The spread of 25, 0, 20 and 15 is the root of 350 / 3, and four games halve it.
    assert found.standard_error == pytest.approx((350 / 3) ** 0.5 / 2)


def test_one_game_alone_tells_nothing_of_its_spread():
    assert scores([Outcome(Result.WON, Cause.COMPLETE, 25, 25)]).standard_error == 0
