"""A policy chooses legal actions from what its seat can see."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya.engine.batch import Batch
from tamaya.engine.jit import compiled
from tamaya.engine.policy import RANDOM, Policy
from tamaya.rules.hanabi import Choice, State, compose
from tamaya.testing import hypothesis_strategies

POLICIES = (RANDOM,)


def with_another_hand(state: State, chance: Random) -> State:
    """Swap the cards of the seat to act with cards of the deck."""
    hand = state.board.hands[state.board.seat_to_act]
    hidden = [*(state.faces[card] for card in hand), *state.deck]
    chance.shuffle(hidden)
    faces = list(state.faces)
    for card in hand:
        faces[card] = hidden.pop()
    return replace(state, faces=tuple(faces), deck=tuple(hidden))


@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.name)
@given(hypothesis_strategies.games(), st.integers(0, 2**32))
def test_a_policy_does_not_look_at_its_own_hand(policy, game, number):
    other = with_another_hand(game.state, Random(number))
    batch = Batch.of_states([game.state, other])
    memory = batch.memory(policy, number)
    memory[1] = memory[0]
    one, another = batch.choose(policy, memory)
    assert one == another


@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.name)
@given(hypothesis_strategies.games())
def test_a_policy_chooses_legal_actions(policy, game):
    batch = Batch.of_states([game.state])
    (action,) = batch.choose(policy, batch.memory(policy))
    if game.outcome is None:
        assert batch.legal_mask()[0, action]
    else:
        assert action == -1


@compiled
def first_card_or_clue(game, tables, memory):
    """Play the oldest card, and count the calls in the memory."""
    memory[1] += 1
    return tables.hand_size


def test_a_policy_from_outside_the_package_has_its_own_memory():
    policy = Policy("oldest", first_card_or_clue, memory=2)
    batch = Batch(compose(Choice("first-box", ("one-error",))), 2, 100)
    memory = batch.memory(policy)
    assert (batch.choose(policy, memory) == batch.tables.hand_size).all()
    assert (memory[:, 1] == 1).all()
    played = batch.play(policy, rounds=3)
    assert played.scores.shape == (100, 3)
    # Playing unknown cards soon makes the one error.
    assert np.all(played.scores == 0)
    assert np.all(played.moves >= 3)


def test_a_policy_writes_into_the_memory_that_was_passed():
    batch = Batch(compose(Choice()), 2, 50)
    memory = batch.memory(RANDOM)
    first = batch.choose(RANDOM, memory)
    assert (batch.choose(RANDOM, memory) != first).any()
    assert (batch.choose(RANDOM, batch.memory(RANDOM)) == first).all()
