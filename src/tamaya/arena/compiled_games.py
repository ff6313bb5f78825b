"""Play games in which one compiled policy holds all seats, many at once on the engine.

They start from setups of the rules and end as if the same bot played each seat from its view. The
engine checks every action.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from tamaya.arena.hanabi_scores import HanabiGameResult
from tamaya.engine.batch import Batch
from tamaya.engine.policy import Policy
from tamaya.engine.row_layout import RETURNED, TURN, Field
from tamaya.engine.rule_tables import CAUSES
from tamaya.engine.state_conversion import state_of
from tamaya.players.hanabi.learned.batch_policy import BatchPolicy
from tamaya.rules.hanabi import Cause, Outcome, Refusal, Result, Setup, judge


def play_compiled(policy: Policy | BatchPolicy, setups: Sequence[Setup]) -> list[HanabiGameResult]:
    """Play games from setups with the same rules, players and first seat; return the results."""
    first = setups[0]
    faces = first.rules.face_index
    batch = Batch.of_decks(
        first.rules,
        first.players,
        [[faces[face] for face in setup.deck] for setup in setups],
        [setup.tiles for setup in setups] if first.rules.tiles else None,
        first_seat=first.first_seat,
        # Matches use more cores by running more workers.
        threads=1,
    )
    choose = _chooser(policy, batch)
    while (batch.status().causes == 0).any():
        before = batch.rows() if first.rules.tiles else None
        actions = choose()
        batch.step(actions)
        if before is not None:
            _shuffle_as_referee(batch, before, actions, setups)
    return _results(batch)


def _chooser(policy: Policy | BatchPolicy, batch: Batch) -> Callable[[], NDArray[np.int64]]:
    """Return what chooses the next action in each game."""
    if isinstance(policy, BatchPolicy):
        return policy.chooser(batch)
    memory = batch.memory(policy)
    return lambda: batch.choose(policy, memory)


def _shuffle_as_referee(
    batch: Batch, before: NDArray[np.int32], actions: NDArray[np.int64], setups: Sequence[Setup]
) -> None:
    """Reorder the decks that a tile has shuffled, as the random source of the rules does.

    The engine shuffles by its own seeds.
    """
    shuffled = _read(batch.rows(), RETURNED) != _read(before, RETURNED)
    for game in map(int, np.flatnonzero(shuffled)):
        state = state_of(before[game], batch.rules, batch.tables)
        state = replace(state, chance=setups[game].chance)
        move = batch.numbering.move_of(state, int(actions[game]))
        judgement = judge(state, state.board.seat_to_act, move)
        assert not isinstance(judgement, Refusal)
        batch.put_state(game, judgement.state)


def _results(batch: Batch) -> list[HanabiGameResult]:
    turns = _read(batch.rows(), TURN)
    best = batch.rules.highest_score
    perfect = Outcome(Result.WON, Cause.COMPLETE, best, best)
    results = []
    for game, cause in enumerate(batch.status().causes):
        outcome: Outcome | None = perfect
        if CAUSES[cause - 1] is not Cause.COMPLETE:
            outcome = batch.to_state(game).board.outcome
        assert outcome is not None
        results.append(HanabiGameResult(outcome, int(turns[game])))
    return results


def _read(rows: NDArray[np.int32], field: Field) -> NDArray[np.int32]:
    values: NDArray[np.int32] = rows[:, field.word] >> field.shift & field.mask
    return values
