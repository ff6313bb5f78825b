"""A review finds what was lost, says what was luck, and blames no move without evidence."""

from dataclasses import replace

import msgspec
import numpy as np
import pytest
from tests.analysis.policy_games import play_policy

from tamaya.analysis.game_review import Effort, games_of, review_game
from tamaya.analysis.game_rollouts import GameRollouts, estimate
from tamaya.analysis.move_costs import find_cost, label_of
from tamaya.analysis.review_policies import REVIEWER
from tamaya.analysis.review_types import Estimate, Label, Review
from tamaya.rules.hanabi import Discard, Game, Play, is_irreplaceable, is_useless

QUICK = Effort(widths=(30, 300), curve_worlds=12, cost_rollouts=60, cost_worlds=12)


@pytest.fixture(scope="module")
def played() -> Game:
    return play_policy(REVIEWER.policy, 3, "a game to review")


@pytest.fixture(scope="module")
def review(played) -> Review:
    # Half of the game is enough to see everything.
    half = games_of(played)[len(played.moves) // 2]
    return review_game(half, effort=QUICK)


def test_luck_and_choice_add_up_to_what_changed(review):
    assert review.start is not None
    expected = review.start.expected.mean
    for move in review.moves:
        expected += move.luck.mean + move.choice.mean
        assert move.prospects.expected.mean == pytest.approx(expected)


def test_moves_of_the_policy_itself_are_no_choice_against_it(review):
    assert {move.choice for move in review.moves} == {Estimate(0.0, 0.0)}


def test_a_clue_draws_nothing_and_a_review_can_be_stored(review):
    assert any(move.clue is not None for move in review.moves)
    assert msgspec.json.decode(msgspec.json.encode(review), type=Review) == review


def test_the_report_counts_to_its_end(played):
    counted = []
    start = games_of(played)[4]
    review_game(start, effort=QUICK, report=lambda done, of: counted.append((done, of)))
    assert counted[-1][0] == counted[-1][1]
    assert [done for done, _ in counted] == sorted(done for done, _ in counted)


def test_a_review_without_games_played_on_has_no_figures(played):
    found = review_game(played, effort=replace(QUICK, curve_worlds=0))
    assert found.policy is None
    assert all(move.prospects is None for move in found.moves)


@pytest.mark.parametrize(
    ("mean", "error", "label"),
    [
        (0.1, 0.01, None),
        (0.3, 0.05, Label.INACCURACY),
        (0.3, 0.13, None),
        (0.7, 0.1, Label.MISTAKE),
        (2.0, 0.3, Label.BLUNDER),
        (2.0, 1.0, None),
    ],
)
def test_labels_need_points_and_evidence(mean, error, label):
    assert label_of(Estimate(mean, error)) is label


def test_equal_values_are_not_certain():
    assert estimate_of([25] * 4).error == 0.25


def estimate_of(values):
    return estimate(np.array(values))


def planted_losses(game: Game, most: int) -> list[Estimate]:
    """The losses of discarding the last copy of a card or playing a useless one, here and there."""
    games = games_of(game)[:-1]
    rollouts = GameRollouts(games, REVIEWER)
    losses = []
    for number in range(5, len(games) - 8, 7):
        state, board = games[number].state, games[number].board
        planted = next(
            (
                move
                for move in games[number].legal_moves
                if (isinstance(move, Discard) and is_irreplaceable(board, state.faces[move.card]))
                or (isinstance(move, Play) and is_useless(board, state.faces[move.card]))
            ),
            None,
        )
        if planted is None or len(losses) == most:
            continue
        action = rollouts.action(number, planted)
        assert action is not None
        # The cards are as they are: whoever plants a mistake knows them.
        decision = rollouts.decision(number)
        scores = decision.play(decision.true_hand, [decision.usual, action], 0, 60)
        losses.append(estimate(scores[0] - scores[1]))
    return losses


def test_planted_mistakes_cost_points(played):
    losses = planted_losses(played, 3)
    assert losses
    assert all(loss.mean > 0 for loss in losses)


@pytest.mark.full
def test_99_of_100_planted_mistakes_cost_points():
    losses: list[Estimate] = []
    number = 0
    while len(losses) < 100:
        losses += planted_losses(play_policy(REVIEWER.policy, 3, f"planted {number}"), 5)
        number += 1
    assert sum(loss.mean > 0 for loss in losses[:100]) >= 99


@pytest.mark.full
def test_the_own_moves_of_the_policy_are_hardly_ever_called_mistakes():
    called = examined = 0
    for number in range(10):
        games = games_of(play_policy(REVIEWER.policy, 3, f"own {number}"))[:-1]
        rollouts = GameRollouts(games, REVIEWER)
        for place in range(0, len(games), 3):
            decision = rollouts.decision(place)
            legal = rollouts.legal_actions(place)
            found = find_cost(decision, decision.usual, legal, 300, 50)
            examined += 1
            called += found is not None and label_of(found[1]) in (Label.MISTAKE, Label.BLUNDER)
    assert called < 0.02 * examined, (called, examined)


@pytest.mark.full
def test_the_chance_of_a_perfect_game_is_as_often_right_as_it_says():
    buckets: dict[int, list[tuple[float, bool]]] = {}
    for number in range(60):
        game = play_policy(REVIEWER.policy, 3, f"calibrated {number}")
        assert game.outcome is not None
        is_perfect = game.outcome.score == 25
        games = games_of(game)[:-1]
        rollouts = GameRollouts(games, REVIEWER)
        for place in range(0, len(games), 15):
            decision = rollouts.decision(place)
            scores = decision.play(decision.true_hand, [decision.usual], 0, 100)
            chance = float((scores == 25).mean())
            buckets.setdefault(min(int(chance * 5), 4), []).append((chance, is_perfect))
    for found in buckets.values():
        count = len(found)
        said = sum(chance for chance, _ in found) / count
        was = sum(is_perfect for _, is_perfect in found) / count
        # Positions of one game share its end, so they count as a quarter each.
        assert abs(said - was) < 4 * (0.25 / max(1, count / 4)) ** 0.5
