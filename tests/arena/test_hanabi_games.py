"""Matches of Hanabi: same seed, same games, and correct statistics."""

import os
import signal
from dataclasses import dataclass
from typing import ClassVar

import pytest

from tamaya.arena import (
    ArenaRefusal,
    HanabiGameResult,
    HanabiMatch,
    MatchRun,
    in_processes,
    lineup,
    play_hanabi,
    scores,
    simulate_hanabi,
)
from tamaya.players.hanabi import Careful
from tamaya.roster import OmniscientPlayer
from tamaya.rules.hanabi import (
    Cause,
    Choice,
    Game,
    Outcome,
    Result,
    Seat,
    State,
    View,
    compose,
    seed_from_words,
)
from tamaya.rules.hanabi.legality import legal_moves
from tamaya.rules.shared_types import Refused


def match(games=3, bots=("careful", "random"), players=3, seed="arena", choice=None):
    return HanabiMatch(compose(choice or Choice()), players, bots, games, seed)


def test_bots_repeat_to_fill_the_seats_and_move_up_from_game_to_game():
    assert lineup(("careful", "random"), 3, 0) == ("careful", "random", "careful")
    assert lineup(("careful", "random"), 3, 1) == ("random", "careful", "random")


def test_the_same_seed_gives_the_same_games_for_all_bots():
    assert simulate_hanabi(match()) == simulate_hanabi(match())
    (same,) = match(bots=("careful",)).play([0])
    assert any(match(bots=("careful",), seed=seed).play([0]) != [same] for seed in "abcdef")


def test_a_game_does_not_depend_on_the_other_games():
    assert match().play([2, 0]) == [*match().play([2]), *match(games=1).play([0])]


@pytest.mark.slow
def test_more_processes_play_the_same_games():
    assert simulate_hanabi(match(games=5), workers=2) == simulate_hanabi(match(games=5))


@dataclass(frozen=True)
class Fatal:
    """A match whose third game kills the process that plays it."""

    games: int = 4
    chunk_size: int = 1
    result_type: ClassVar[type] = int

    def identity(self):
        return {}

    def play(self, numbers):
        if 2 in numbers:
            os.kill(os.getpid(), signal.SIGKILL)
        return numbers


@pytest.mark.slow
def test_workers_that_stop_before_the_games_end_are_reported():
    with pytest.raises(Refused) as refused:
        MatchRun(Fatal()).play(in_processes(2))
    assert refused.value.reason is ArenaRefusal.WORKERS_GONE


def test_a_player_receives_the_whole_history_of_its_view():
    game = Game.deal(compose(Choice("deluxe", ("flamboyants",))), 2, seed_from_words("history"))
    views = []

    class Attentive(Careful):
        def decide(self, view):
            views.append(view)
            return super().decide(view)

    ended = play_hanabi(game, [Attentive(), Attentive()])
    for view, made in zip(views, ended.moves, strict=True):
        assert view == game.view(game.board.seat_to_act)
        game = game.make(made.move)
    assert game == ended


def test_only_an_omniscient_player_receives_the_whole_state():
    shown = {0: [], 1: []}

    def decide_from_state(state):
        shown[0].append(state)
        return legal_moves(state)[0]

    class Attentive(Careful):
        def decide(self, view):
            shown[1].append(view)
            return super().decide(view)

    game = Game.deal(compose(Choice()), 2, seed_from_words("seen"), Seat(0))
    play_hanabi(game, [OmniscientPlayer(decide_from_state), Attentive()])
    assert {type(each) for each in shown[0]} == {State}
    assert {type(each) for each in shown[1]} == {View}


def ended(result, cause, score, points, turns=60):
    return HanabiGameResult(Outcome(result, cause, score, points), turns)


def test_a_lost_game_scores_zero_but_its_points_are_reported():
    found = scores(
        [
            ended(Result.WON, Cause.COMPLETE, 25, 25, 50),
            ended(Result.LOST, Cause.ERRORS, 0, 13, 40),
            ended(Result.FINISHED, Cause.LAST_ROUND, 20, 20),
            ended(Result.FINISHED, Cause.LAST_ROUND, 15, 15),
        ]
    )
    assert (found.mean, found.mean_points) == (15, 18.25)
    assert (found.perfect, found.lost) == (0.25, 0.25)
    assert found.mean_turns == 52.5
    assert list(found.histogram.items()) == [(0, 1), (15, 1), (20, 1), (25, 1)]
    # The spread of 25, 0, 20 and 15 is the root of 350 / 3, and four games halve it.
    assert found.standard_error == pytest.approx((350 / 3) ** 0.5 / 2)


def test_one_game_alone_has_no_standard_error():
    assert scores([ended(Result.WON, Cause.COMPLETE, 25, 25)]).standard_error == 0
