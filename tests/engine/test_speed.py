"""What is measured is what was played: moves are counted as they are made."""

import pytest

from tamaya.engine import speed
from tamaya.rules.hanabi import Choice, compose

STANDARD = compose(Choice())


def test_the_engine_counts_the_moves_of_whole_games():
    run = speed.engine_workload(STANDARD, 2, "cpu", 1, "nothing", games=50)
    games = 50 * speed.ROUNDS["cpu"]
    # A random game of two ends by its third error, after a dozen moves on the whole.
    assert 10 * games < run() < 16 * games


@pytest.mark.parametrize("seen", ["to-act", "all"])
def test_a_move_is_made_in_every_game_at_every_step_that_is_seen(seen):
    run = speed.engine_workload(STANDARD, 3, "cpu", 1, seen, games=7)
    assert [run(), run()] == [7 * speed.STEPS] * 2


def test_there_are_as_many_games_for_each_thread(monkeypatch):
    monkeypatch.setitem(speed.GAMES, "cpu", 5)
    assert speed.engine_workload(STANDARD, 2, "cpu", 3, "to-act")() == 3 * 5 * speed.STEPS


def test_the_referee_counts_the_moves_of_one_game_after_the_other():
    run = speed.referee_workload(STANDARD, 2)
    moves = [run() for _ in range(20)]
    assert min(moves) >= STANDARD.errors
    assert len(set(moves)) > 1


def test_a_speed_is_the_median_of_what_was_timed_after_the_first():
    counts, seconds = iter([999, 10, 30, 20]), iter(range(100))
    speed_found = speed.moves_a_second(lambda: next(counts), 5, lambda: float(next(seconds)))
    assert speed_found == 20
