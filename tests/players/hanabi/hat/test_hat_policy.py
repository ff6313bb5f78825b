"""The hat policy plays by the rules, only by what its seat sees, and well."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from tamaya.engine.batch import Batch
from tamaya.engine.row_layout import LAST_ACTION
from tamaya.engine.state_conversion import row_of
from tamaya.players.hanabi.hat.engine_policy import HAT, QUICK_HAT
from tamaya.players.hanabi.hat.play_message_thresholds import END_OF_DECK
from tamaya.players.hanabi.shared_kernels.memory_layout import MASKS, MOST_SLOTS
from tamaya.rules.hanabi import Choice, State, compose
from tamaya.testing.game_choices import MAIN_CHOICES, PLAYERS, choice_words, every_choice

CHOICES = every_choice()
SOME = (
    (Choice(), 4),
    (Choice("deluxe", ("avalanche", "black-powder")), 3),
    (Choice("czech", ("avalanche-2", "final-flourish")), 5),
    (Choice("first-box", ("one-error",)), 2),
)


def decisions(batch: Batch) -> Iterator[np.ndarray]:
    """Play all games to their end, and yield the memories before each move."""
    memory = batch.memory(HAT)
    while (batch.status().causes == 0).any():
        actions = batch.choose(HAT, memory)
        yield memory
        # An illegal action would be refused here.
        batch.step(actions)


@pytest.mark.parametrize("choice", CHOICES, ids=choice_words)
def test_every_move_is_legal_in_every_game(choice):
    players = PLAYERS[CHOICES.index(choice) % len(PLAYERS)]
    for _ in decisions(Batch(compose(choice), players, 8, first_seat=None)):
        pass


@pytest.mark.full
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("choice", CHOICES, ids=choice_words)
def test_every_move_is_legal_in_every_game_with_every_number_of_seats(choice, players):
    games = 10_000 if choice in MAIN_CHOICES else 300
    for _ in decisions(Batch(compose(choice), players, games, seed=5, first_seat=None)):
        pass


@pytest.mark.parametrize(("choice", "players"), SOME, ids=str)
def test_common_knowledge_is_true(choice, players):
    batch = Batch(compose(choice), players, 20, seed=3)
    faces = batch.rules.face_index
    for memory in decisions(batch):
        for game in range(batch.games):
            state = batch.to_state(game)
            if state.board.outcome is not None:
                continue
            for seat, hand in enumerate(state.board.hands):
                for slot, card in enumerate(reversed(hand)):
                    mask = int(memory[game, MASKS + seat * MOST_SLOTS + slot])
                    assert mask >> faces[state.faces[card]] & 1


def with_another_hand(state: State, chance: Random) -> State:
    """The state with the hand of the seat to act and the deck shuffled together."""
    hand = state.board.hands[state.board.seat_to_act]
    hidden = [*(state.faces[card] for card in hand), *state.deck]
    chance.shuffle(hidden)
    faces = list(state.faces)
    for card in hand:
        faces[card] = hidden.pop()
    return replace(state, faces=tuple(faces), deck=tuple(hidden))


@pytest.mark.parametrize(("choice", "players"), SOME, ids=str)
def test_a_move_does_not_change_when_the_own_hand_does(choice, players):
    batch = Batch(compose(choice), players, 1, seed=11)
    memory = batch.memory(HAT)
    chance = Random("another hand")
    while batch.status().causes[0] == 0:
        other = batch.copy()
        row = row_of(with_another_hand(batch.to_state(0), chance), batch.tables)
        row[LAST_ACTION.word] = batch.row(0)[LAST_ACTION.word]
        other._driver.put_row(0, row)
        same = other.choose(HAT, memory.copy())
        actions = batch.choose(HAT, memory)
        assert same == actions
        batch.step(actions)


@pytest.mark.parametrize(("players", "perfect"), [(3, 0.8), (4, 0.9), (5, 0.92)])
def test_nearly_every_game_is_perfect(players, perfect):
    batch = Batch(compose(Choice()), players, 400, seed=17)
    scores = batch.play(HAT).scores
    assert scores.mean() > 24.6
    assert (scores == 25).mean() > perfect


def test_two_hat_players_score_more_than_21_points():
    assert Batch(compose(Choice()), 2, 200, seed=17).play(HAT).scores.mean() > 21.5


def test_empty_clues_raise_the_score():
    rules = compose(Choice())
    usual = Batch(rules, 3, 600, seed=23).play(HAT).scores
    with_empty_clues = Batch(replace(rules, empty_clues=True), 3, 600, seed=23).play(HAT).scores
    assert (with_empty_clues == 25).mean() > (usual == 25).mean()


@pytest.mark.slow
def test_the_quick_policy_makes_the_same_moves_until_the_endgame():
    batch = Batch(compose(Choice()), 4, 20, seed=29)
    memory = batch.memory(HAT)
    # Both memories start empty and follow the same moves.
    quick = batch.memory(QUICK_HAT)
    while (batch.status().causes == 0).any():
        actions = batch.choose(HAT, memory)
        quick_actions = batch.choose(QUICK_HAT, quick)
        for game in range(batch.games):
            if batch.to_state(game).board.deck_size > END_OF_DECK:
                assert actions[game] == quick_actions[game]
        batch.step(actions)
