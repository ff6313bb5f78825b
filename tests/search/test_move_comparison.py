"""A move other than the usual one must score clearly more in the same worlds."""

import numpy as np
import pytest

from tamaya.search.move_comparison import ComparedMove, SwitchThreshold, compare_moves

HIGHEST = 25
USUAL, OTHER, THIRD = 4, 7, 9


def compared(scores, actions=(USUAL, OTHER), rollouts=2000, is_time_over=lambda: False):
    """The choice between actions; ``scores`` has, for each, a function from worlds to scores."""

    def play(some, start, stop):
        worlds = np.arange(start, stop)
        return np.array([scores[action](worlds) for action in some])

    return compare_moves(
        list(actions), HIGHEST, rollouts, SwitchThreshold(0.02, 2.5), play, is_time_over
    )


def always(score):
    return lambda worlds: np.full(len(worlds), score)


def test_a_better_move_is_made():
    found = compared({USUAL: always(23), OTHER: always(24)})
    assert (found.action, found.gain) == (OTHER, 1.0)


def test_a_move_as_good_as_the_usual_one_is_not_made():
    assert compared({USUAL: always(24), OTHER: always(24)}).action == USUAL


def test_a_move_that_is_better_in_as_many_worlds_as_it_is_worse_is_not_made():
    scores = {USUAL: always(22), OTHER: lambda worlds: 21 + 2 * (worlds % 2)}
    assert compared(scores).action == USUAL


def test_a_move_that_seemed_better_in_a_few_worlds_only_is_not_made():
    scores = {USUAL: always(22), OTHER: lambda worlds: np.where(worlds == 3, 25, 22)}
    assert compared(scores).action == USUAL


def test_of_two_better_moves_the_best_is_made():
    scores = {USUAL: always(20), OTHER: always(21), THIRD: always(23)}
    assert compared(scores, (USUAL, OTHER, THIRD)).action == THIRD


def test_if_the_usual_move_is_always_perfect_nothing_else_is_tried():
    tried = []

    def other(worlds):
        tried.append(worlds)
        return np.full(len(worlds), HIGHEST)

    found = compared({USUAL: always(HIGHEST), OTHER: other})
    assert found.action == USUAL
    assert not tried


def test_no_more_games_are_played_than_the_budget_allows():
    played = []

    def uneven(worlds):
        played.extend(worlds)
        return 20 + worlds % 3

    compared({USUAL: uneven, OTHER: lambda worlds: uneven(worlds + 1)}, rollouts=500)
    assert 300 < len(played) <= 500


def test_a_search_out_of_time_makes_the_best_move_found_by_then():
    times = iter([False, False, True])
    scores = {USUAL: always(23), OTHER: always(24)}
    found = compared(scores, is_time_over=lambda: next(times))
    assert found == ComparedMove(OTHER, 1.0, found.worlds)
    assert 0 < found.worlds < 100


def test_a_search_without_any_time_makes_the_usual_move():
    found = compared({USUAL: always(23), OTHER: always(24)}, is_time_over=lambda: True)
    assert found == ComparedMove(USUAL, 0.0, 0)


@pytest.mark.parametrize(("allowed", "action"), [(0, USUAL), (20, USUAL), (36, USUAL), (44, OTHER)])
def test_a_round_cut_short_by_time_counts_as_far_as_it_got(allowed, action):
    """The usual move is played in 32 worlds first; then only the allowed number of rollouts."""
    left = [allowed]

    def play(some, start, stop):
        count = min(stop - start, left[0] // len(some))
        left[0] -= count * len(some)
        return np.array([np.full(count, 23 + (each == OTHER)) for each in some])

    found = compare_moves(
        [USUAL, OTHER], HIGHEST, 2000, SwitchThreshold(0.02, 2.5), play, lambda: left[0] <= 0
    )
    assert found.action == action
    assert found.worlds == max(0, allowed - 32)
