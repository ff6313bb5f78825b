"""Workloads count the moves that they make."""

import pytest

from tamaya.engine import speed
from tamaya.rules.hanabi import Choice, compose

STANDARD = compose(Choice())


def test_the_engine_counts_the_moves_of_whole_games():
    run = speed.engine_workload(STANDARD, 2, "cpu", 1, "nothing", games=50)
    games = 50 * speed.ROUNDS["cpu"]
    # A random game of two ends with its third error, after a dozen moves on average.
    assert 10 * games < run() < 16 * games


@pytest.mark.parametrize("seen", ["to-act", "all"])
def test_an_observed_workload_makes_a_move_in_every_game_at_every_step(seen):
    run = speed.engine_workload(STANDARD, 3, "cpu", 1, seen, games=7)
    assert [run(), run()] == [7 * speed.STEPS] * 2


def test_the_number_of_games_grows_with_the_threads(monkeypatch):
    monkeypatch.setitem(speed.GAMES, "cpu", 5)
    assert speed.engine_workload(STANDARD, 2, "cpu", 3, "to-act")() == 3 * 5 * speed.STEPS


def test_the_referee_workload_counts_the_moves_of_a_game():
    run = speed.referee_workload(STANDARD, 2)
    moves = [run() for _ in range(20)]
    assert min(moves) >= STANDARD.errors
    assert len(set(moves)) > 1


def test_a_speed_is_the_median_of_the_runs_after_the_first():
    counts, seconds = iter([999, 10, 30, 20]), iter(range(100))
    speed_found = speed.moves_a_second(lambda: next(counts), 5, lambda: float(next(seconds)))
    assert speed_found == 20
