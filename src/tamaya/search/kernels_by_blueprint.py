"""The kernels of a search, compiled for a blueprint on their first call."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, ParamSpec, TypeVar

import numba

from tamaya.engine.jit import (
    OPTIONS,
    compiled,
    ensure_compiled,
    fill_template,
    kernel_from_template,
)
from tamaya.search import consistency_with_moves, memory_replay, possible_hands, rollouts
from tamaya.search.blueprints import Blueprint

P = ParamSpec("P")
R = TypeVar("R")


@dataclass(frozen=True)
class Kernels:
    """The compiled parts of a search."""

    replay_memory: Callable[..., int]
    count_contradictions: Callable[..., None]
    walk_hands: Callable[..., bool]
    roll_out: Callable[..., None]
    finish: Callable[..., None]
    """The same near the end of a game, with the policy's own endgame search."""


@cache
def kernels_of(blueprint: Blueprint) -> Kernels:
    """The kernels for a blueprint."""
    choose, name = blueprint.policy.choose, blueprint.policy.name
    # Too large to be inlined: it holds the whole policy.
    is_consistent: Any = numba.njit(**OPTIONS)(
        fill_template(consistency_with_moves.is_consistent, choose, name)
    )
    contradicted_rows: Any = compiled(
        fill_template(
            consistency_with_moves.contradicted_rows, choose, name, is_consistent=is_consistent
        )
    )
    take_step: Any = compiled(
        fill_template(possible_hands.take_step, choose, name, contradicted_rows=contradicted_rows)
    )
    finish = with_compile_message(kernel_from_template(rollouts.roll_out, choose, name))
    roll_out = finish
    if blueprint.rollout != blueprint.policy:
        quick = blueprint.rollout
        roll_out = with_compile_message(
            kernel_from_template(rollouts.roll_out, quick.choose, quick.name)
        )
    return Kernels(
        replay_memory=with_compile_message(
            kernel_from_template(
                memory_replay.replay_memory,
                choose,
                name,
                update_knowledge=blueprint.update_knowledge,
            )
        ),
        count_contradictions=with_compile_message(
            kernel_from_template(
                possible_hands.count_contradictions,
                choose,
                name,
                contradicted_rows=contradicted_rows,
            )
        ),
        walk_hands=with_compile_message(
            kernel_from_template(
                possible_hands.walk_hands,
                choose,
                name,
                contradicted_rows=contradicted_rows,
                take_step=take_step,
            )
        ),
        roll_out=roll_out,
        finish=finish,
    )


def with_compile_message(kernel: Callable[P, R]) -> Callable[P, R]:
    """A kernel that is compiled on its first call, with a message on standard error."""

    def call(*arguments: P.args, **named: P.kwargs) -> R:
        ensure_compiled({kernel.__name__: (kernel, arguments)})
        return kernel(*arguments, **named)

    return call
