"""The hands that a search believes possible: they agree with the clues and with the moves."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

import numpy as np
import pytest
from tests.search.blueprint_player import blueprint_player

from tamaya.engine.rule_tables import rule_tables_of
from tamaya.players.hanabi.compiled_player import tables_for
from tamaya.players.hanabi.shared_kernels.history_rows import rows_of_view
from tamaya.rules.hanabi import Choice, Game, compose, seed_from_words
from tamaya.search.blueprints import blueprint_for
from tamaya.search.decision_search import Budget, DecisionSearch
from tamaya.search.move_comparison import ComparedMove
from tamaya.search.possible_hands import list_hands

GAMES = (
    (Choice(), 2),
    (Choice("deluxe", ("avalanche", "black-powder")), 3),
    (Choice("czech", ("avalanche-2",)), 4),
    (Choice("deluxe", ("flamboyants",)), 5),
)
BUDGET = Budget(rollouts=40, worlds=20)


def searches(
    choice: Choice, players: int, words: str, every: int
) -> Iterator[tuple[Game, DecisionSearch]]:
    """A game of the blueprint, with the search of the seat to act before some of its moves."""
    game = Game.deal(compose(choice), players, seed_from_words(words))
    tables = tables_for(game.board.rules, players)
    while game.outcome is None:
        view = game.view(game.board.seat_to_act)
        if game.board.turn % every == 0 and game.board.pending is None:
            rows = rows_of_view(view, tables)
            yield game, DecisionSearch(rows, tables, blueprint_for(players), BUDGET)
        game = game.make(blueprint_player(players).decide(view))


def true_hand(game: Game) -> list[int]:
    """The faces that the seat to act holds, the oldest first."""
    faces = game.board.rules.face_index
    hand = game.board.hands[game.board.seat_to_act]
    return [faces[game.state.faces[card]] for card in reversed(hand)]


@pytest.mark.parametrize(("choice", "players"), GAMES, ids=str)
def test_the_true_hand_contradicts_no_move_of_the_others(choice, players):
    for game, search in searches(choice, players, "the truth", 7):
        belief = search.belief()
        held = np.array([true_hand(game)], np.int64)
        assert belief.contradictions(held)[0] == 0
        assert all(
            mask >> face & 1 for mask, face in zip(belief.shared_masks, held[0], strict=True)
        )


@pytest.mark.full
@pytest.mark.parametrize("number", range(20))
@pytest.mark.parametrize(("choice", "players"), GAMES, ids=str)
def test_the_true_hand_contradicts_no_move_in_many_games(choice, players, number):
    for game, search in searches(choice, players, f"the truth {number}", 3):
        held = np.array([true_hand(game)], np.int64)
        assert search.belief().contradictions(held)[0] == 0


@pytest.mark.parametrize(("choice", "players"), GAMES, ids=str)
def test_every_believed_hand_can_be_dealt_and_agrees_with_the_clues(choice, players):
    for game, search in searches(choice, players, "what may be", 9):
        situation = search.situation
        hidden = [*true_hand(game), *(game.board.rules.face_index[f] for f in game.state.deck)]
        assert np.bincount(hidden, minlength=len(situation.unseen)).tolist() == list(
            situation.unseen
        )
        hands = search.belief().hands
        assert hands is not None
        for hand in hands:
            assert (np.bincount(hand, minlength=len(situation.unseen)) <= situation.unseen).all()
            for face, mask in zip(hand, situation.literal, strict=True):
                assert mask >> face & 1


@pytest.mark.parametrize(("choice", "players"), GAMES[:2], ids=str)
def test_a_time_limit_that_is_not_reached_changes_nothing(choice, players):
    unlimited = replace(BUDGET, rollouts=400)
    limited = replace(unlimited, seconds=3600.0)
    for _, search in searches(choice, players, "plenty of time", 6):
        rows, tables = search.situation.rows, search.situation.tables
        one, other = (
            DecisionSearch(rows, tables, search.blueprint, budget)
            for budget in (unlimited, limited)
        )
        assert np.array_equal(one.belief().hands, other.belief().hands)
        assert one.decide() == other.decide()


def test_without_any_time_the_usual_move_is_made():
    hasty = replace(BUDGET, seconds=0.0)
    for _, search in searches(Choice(), 2, "no time", 8):
        other = DecisionSearch(
            search.situation.rows, search.situation.tables, search.blueprint, hasty
        )
        assert other.belief().hands is None
        assert other.decide() == ComparedMove(search.usual, 0.0, 0)


def test_few_hands_are_listed_each_with_the_ways_to_deal_it():
    tables = rule_tables_of(compose(Choice()), 2)
    unseen = np.zeros(tables.face_count, np.int64)
    unseen[[3, 7, 8]] = (2, 1, 1)
    masks = np.array([1 << 3 | 1 << 7, 1 << 3 | 1 << 8], np.int64)
    hands, weights = np.zeros((10, 2), np.int64), np.zeros(10, np.int64)
    found = list_hands(tables, unseen, masks, unseen.copy(), hands, weights)
    dealt = [pair for pair in permutations((3, 3, 7, 8), 2) if pair[0] in (3, 7)]
    dealt = [pair for pair in dealt if pair[1] in (3, 8)]
    listed = {tuple(hand): weight for hand, weight in zip(hands[:found], weights, strict=False)}
    assert listed == {pair: dealt.count(pair) for pair in dealt}


def test_many_hands_are_not_listed():
    tables = rule_tables_of(compose(Choice()), 2)
    unseen = np.full(tables.face_count, 2, np.int64)
    masks = np.full(3, (1 << tables.face_count) - 1, np.int64)
    hands, weights = np.zeros((10, 3), np.int64), np.zeros(10, np.int64)
    assert list_hands(tables, unseen, masks, unseen.copy(), hands, weights) == -1
