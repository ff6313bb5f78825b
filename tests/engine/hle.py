"""Play OpenSpiel's copy of the Hanabi Learning Environment and the engine side by side."""

from collections.abc import Mapping
from random import Random

import numpy as np

from tamaya.engine.batch import Batch
from tamaya.engine.kernels.legality import NO_ACTION
from tamaya.environments.hle_config import parse_config, spec_for_config
from tamaya.rules.hanabi import Rules

FORMS = {
    "minimal": "minimal",
    "card-knowledge": "card_knowledge",
    "seer": "seer",
}
"""The names of the forms in OpenSpiel."""


def play_with_hle(pyspiel, config: Mapping[str, int], form: str, games: int, words: str) -> int:
    """Play games on both, compare them at every move, and return the number of moves."""
    rules, players = spec_for_config(parse_config(config))
    parameters = {"hand_size": rules.hand_size(players), **config}
    theirs = pyspiel.load_game("hanabi", {**parameters, "observation_type": FORMS[form]})
    chance = Random(f"{words} {sorted(config.items())} {form}")
    decks = [shuffled_deck(rules, chance) for _ in range(games)]
    batch = Batch.of_decks(rules, players, decks)
    states = [theirs.new_initial_state() for _ in decks]
    drawn = [iter(deck) for deck in decks]
    skill = [chance.choice((0, 0.9, 1)) for _ in decks]
    active, moves = list(range(games)), 0
    while active:
        for game in active:
            while states[game].is_chance_node():
                states[game].apply_action(next(drawn[game]))
        compare(states, batch, active, form)
        active = [game for game in active if not states[game].is_terminal()]
        actions = np.full(games, NO_ACTION)
        for game in active:
            actions[game] = action_in(
                batch, game, states[game].legal_actions(), chance, skill[game]
            )
            states[game].apply_action(int(actions[game]))
        before = batch.status().scores
        rewards = batch.step(actions).rewards
        for game in active:
            assert states[game].rewards() == [rewards[game]] * players
            assert states[game].returns() == [before[game] + rewards[game]] * players
        moves += len(active)
    return moves


def shuffled_deck(rules: Rules, chance: Random) -> list[int]:
    deck = [rules.face_index[face] for face in rules.full_deck()]
    chance.shuffle(deck)
    return deck


def compare(states, batch: Batch, games: list[int], form: str) -> None:
    """Compare the vector of every seat, the legal actions, the seat to act and the end."""
    status, legal, seen = batch.status(), batch.legal_mask(), batch.observe("all", form)
    for game in games:
        state = states[game]
        assert state.is_terminal() == bool(status.causes[game])
        for seat in range(batch.players):
            different = np.flatnonzero(np.array(state.observation_tensor(seat)) != seen[game, seat])
            assert different.size == 0, (str(state), seat, different)
        if not state.is_terminal():
            assert state.current_player() == status.seats[game]
            assert state.legal_actions() == np.flatnonzero(legal[game]).tolist()


def action_in(batch: Batch, game: int, legal: list[int], chance: Random, skill: float) -> int:
    """Choose a good action with all cards visible, or at times any legal action."""
    if chance.random() >= skill:
        return chance.choice(legal)
    state, size = batch.to_state(game), batch.tables.hand_size
    hand = reversed(state.board.hands[state.board.seat_to_act])
    fitting = [size + slot for slot, card in enumerate(hand) if state.board.fits(state.faces[card])]
    harmless = [action for action in legal if not size <= action < 2 * size]
    return chance.choice(fitting or harmless or legal)
