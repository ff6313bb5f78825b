"""The kernels of a search, compiled for one blueprint when each is first called."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, ParamSpec, TypeVar

import numba

from tamaya.engine.compiling import OPTIONS, kernel_with, prepare, template_with
from tamaya.search import doubting, recalling, rollouts, worlds
from tamaya.search.blueprints import Blueprint

P = ParamSpec("P")
R = TypeVar("R")


@dataclass(frozen=True)
class Kernels:
    """All that is asked of a blueprint in compiled code."""

    recall: Callable[..., int]
    find_hands: Callable[..., bool]
    roll_out: Callable[..., None]
    finish: Callable[..., None]
    """The same near the end, with all the thought that the policy gives to it."""


@cache
def kernels_of(blueprint: Blueprint) -> Kernels:
    """The kernels for a blueprint."""
    choose, name = blueprint.policy.choose, blueprint.policy.name
    agrees: Any = numba.njit(**OPTIONS)(template_with(doubting.agrees, choose, name))
    finish = told(kernel_with(rollouts.roll_out, choose, name))
    roll_out = finish
    if blueprint.rollout != blueprint.policy:
        quick = blueprint.rollout
        roll_out = told(kernel_with(rollouts.roll_out, quick.choose, quick.name))
    return Kernels(
        recall=told(kernel_with(recalling.recall, choose, name, listen=blueprint.listen)),
        find_hands=told(kernel_with(worlds.find_hands, choose, name, agrees=agrees)),
        roll_out=roll_out,
        finish=finish,
    )


def told(kernel: Callable[P, R]) -> Callable[P, R]:
    """A kernel that is compiled for its first arguments, which is said on the standard error."""

    def call(*arguments: P.args, **named: P.kwargs) -> R:
        prepare({kernel.__name__: (kernel, arguments)})
        return kernel(*arguments, **named)

    return call
