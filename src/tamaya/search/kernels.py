"""The kernels of a search, compiled for one blueprint when each is first called."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, ParamSpec, TypeVar

import numba

from tamaya.engine.compiler import OPTIONS, ensure_compiled, fill_template, kernel_from_template
from tamaya.search import consistency, memory_replay, rollouts, worlds
from tamaya.search.blueprints import Blueprint

P = ParamSpec("P")
R = TypeVar("R")


@dataclass(frozen=True)
class Kernels:
    """All that is asked of a blueprint in compiled code."""

    replay_memory: Callable[..., int]
    find_hands: Callable[..., bool]
    roll_out: Callable[..., None]
    finish: Callable[..., None]
    """The same near the end, with all the thought that the policy gives to it."""


@cache
def kernels_of(blueprint: Blueprint) -> Kernels:
    """The kernels for a blueprint."""
    choose, name = blueprint.policy.choose, blueprint.policy.name
    is_consistent: Any = numba.njit(**OPTIONS)(
        fill_template(consistency.is_consistent, choose, name)
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
        find_hands=with_compile_message(
            kernel_from_template(worlds.find_hands, choose, name, is_consistent=is_consistent)
        ),
        roll_out=roll_out,
        finish=finish,
    )


def with_compile_message(kernel: Callable[P, R]) -> Callable[P, R]:
    """A kernel that is compiled for its first arguments, which is said on the standard error."""

    def call(*arguments: P.args, **named: P.kwargs) -> R:
        ensure_compiled({kernel.__name__: (kernel, arguments)})
        return kernel(*arguments, **named)

    return call
