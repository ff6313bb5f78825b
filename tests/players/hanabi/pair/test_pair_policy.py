"""The pair policy plays by the rules, only by what its seat sees, and well."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from tamaya.engine.batch import Batch
from tamaya.engine.row_layout import LAST_ACTION
from tamaya.engine.state_conversion import row_of
from tamaya.players.hanabi.pair.engine_policy import PAIR
from tamaya.rules.hanabi import Choice, State, compose
from tamaya.testing.game_choices import MAIN_CHOICES, choice_words, every_choice

CHOICES = every_choice()
SOME = (
    Choice(),
    Choice("deluxe", ("avalanche", "black-powder")),
    Choice("czech", ("avalanche-2", "final-flourish")),
    Choice("first-box", ("one-error",)),
)


def play_with_the_referee(choice: Choice, games: int) -> None:
    """Play games to their end; an illegal action would be refused."""
    batch = Batch(compose(choice), 2, games, seed=5, first_seat=None)
    memory = batch.memory(PAIR)
    while (batch.status().causes == 0).any():
        batch.step(batch.choose(PAIR, memory))


@pytest.mark.parametrize("choice", CHOICES, ids=choice_words)
def test_every_move_is_legal_in_every_game(choice):
    play_with_the_referee(choice, games=20)


@pytest.mark.full
@pytest.mark.parametrize("choice", CHOICES, ids=choice_words)
def test_every_move_of_many_games_is_legal_in_every_game(choice):
    play_with_the_referee(choice, games=10_000 if choice in MAIN_CHOICES else 300)


def test_the_policy_plays_with_two_seats_only():
    batch = Batch(compose(Choice()), 3, 1)
    with pytest.raises(ValueError, match="policy 'pair' plays with 2 seats, not 3"):
        batch.play(PAIR)
    with pytest.raises(ValueError, match="policy 'pair' plays with 2 seats, not 3"):
        batch.choose(PAIR, np.zeros((1, PAIR.memory), np.int64))


def with_another_hand(state: State, chance: Random) -> State:
    """The state with the hand of the seat to act and the deck shuffled together."""
    hand = state.board.hands[state.board.seat_to_act]
    hidden = [*(state.faces[card] for card in hand), *state.deck]
    chance.shuffle(hidden)
    faces = list(state.faces)
    for card in hand:
        faces[card] = hidden.pop()
    return replace(state, faces=tuple(faces), deck=tuple(hidden))


@pytest.mark.parametrize("choice", SOME, ids=choice_words)
def test_a_move_does_not_change_when_the_own_hand_does(choice):
    batch = Batch(compose(choice), 2, 1, seed=11)
    memory = batch.memory(PAIR)
    chance = Random("another hand")
    while batch.status().causes[0] == 0:
        other = batch.copy()
        row = row_of(with_another_hand(batch.to_state(0), chance), batch.tables)
        row[LAST_ACTION.word] = batch.row(0)[LAST_ACTION.word]
        other._driver.put_row(0, row)
        same = other.choose(PAIR, memory.copy())
        actions = batch.choose(PAIR, memory)
        assert same == actions
        batch.step(actions)


def test_more_than_half_of_all_games_are_perfect():
    scores = Batch(compose(Choice()), 2, 1000, seed=17).play(PAIR).scores
    assert scores.mean() > 23.7
    assert (scores == 25).mean() > 0.5
    assert (scores == 0).mean() < 0.02
