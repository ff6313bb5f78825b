"""The referee and the engine play the same games side by side."""

from collections.abc import Sequence
from random import Random

import numpy as np

from tamaya.engine.batch import Batch
from tamaya.engine.following import follow
from tamaya.engine.parity import compare_states
from tamaya.engine.rows import NO_ACTION
from tamaya.rules.hanabi import (
    Game,
    Rules,
    Setup,
    dealt_from,
    score,
    seed_from_words,
)
from tamaya.testing.random_games import chosen

WITS = (0.9, 0.5, 1.0, 0.8, 0.95, 0.0)


def play_side_by_side(rules: Rules, players: int, games: int, words: str) -> int:
    """Play so many games on both, comparing all after every move; how many moves were made."""
    names = [f"{words} {players} {number}" for number in range(games)]
    setups = [dealt_from(seed_from_words(name), rules, players) for name in names]
    return play_setups(setups, [Random(name) for name in names])


def play_setups(setups: Sequence[Setup], chances: Sequence[Random]) -> int:
    """The same for given set-ups, each with the chance by which its moves are chosen."""
    law = [Game.begin(setup) for setup in setups]
    batch = Batch.of_setups(setups, seed=[chance.getrandbits(64) for chance in chances])
    going = list(range(len(law)))
    compare_states(law, batch, going)
    moves = 0
    while going:
        actions = np.full(len(law), NO_ACTION)
        for number in going:
            wits = WITS[(number + len(law[number].board.rules.faces)) % len(WITS)]
            made = chosen(law[number], chances[number], wits)
            actions[number] = batch.numbering.action_of(law[number].state, made.move)
        before = [score(game.board) for game in law]
        step = batch.step(actions)
        for number in going:
            law[number] = follow(law[number], int(actions[number]), batch, number)
        compare_states(law, batch, going)
        assert step.rewards.tolist() == [
            score(game.board) - was for game, was in zip(law, before, strict=True)
        ]
        moves += len(going)
        going = [number for number in going if law[number].outcome is None]
    return moves
