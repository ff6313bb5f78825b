"""Play the same games on the referee and the engine, and compare them."""

from collections.abc import Sequence
from random import Random

import numpy as np

from tamaya.engine.batch import Batch
from tamaya.engine.kernels.legality import NO_ACTION
from tamaya.engine.parity import compare_states
from tamaya.engine.rules_game_after_action import follow
from tamaya.rules.hanabi import (
    Game,
    Rules,
    Setup,
    score,
    seed_from_words,
    setup_from_seed,
)
from tamaya.testing.hanabi_random_games import choose_move

SKILLS = (0.9, 0.5, 1.0, 0.8, 0.95, 0.0)


def play_side_by_side(rules: Rules, players: int, games: int, words: str) -> int:
    """Play games from seeds on both, compare them after every move, and count the moves."""
    names = [f"{words} {players} {number}" for number in range(games)]
    setups = [setup_from_seed(seed_from_words(name), rules, players) for name in names]
    return play_setups(setups, [Random(name) for name in names])


def play_setups(setups: Sequence[Setup], chances: Sequence[Random]) -> int:
    """Play games from set-ups, each with a generator that chooses its moves."""
    referee_games = [Game.begin(setup) for setup in setups]
    batch = Batch.of_setups(setups, seed=[chance.getrandbits(64) for chance in chances])
    active = list(range(len(referee_games)))
    compare_states(referee_games, batch, active)
    moves = 0
    while active:
        actions = np.full(len(referee_games), NO_ACTION)
        for number in active:
            skill = SKILLS[(number + len(referee_games[number].board.rules.faces)) % len(SKILLS)]
            made = choose_move(referee_games[number], chances[number], skill)
            actions[number] = batch.numbering.action_of(referee_games[number].state, made.move)
        before = [score(game.board) for game in referee_games]
        step = batch.step(actions)
        for number in active:
            referee_games[number] = follow(
                referee_games[number], int(actions[number]), batch, number
            )
        compare_states(referee_games, batch, active)
        assert step.rewards.tolist() == [
            score(game.board) - was for game, was in zip(referee_games, before, strict=True)
        ]
        moves += len(active)
        active = [number for number in active if referee_games[number].outcome is None]
    return moves
