"""Compiled functions that are called rather than inlined."""

from typing import TypeVar

import numba

from tamaya.engine.compiler import OPTIONS

Function = TypeVar("Function")


def not_inlined(function: Function) -> Function:
    """A function too large to stand in each place that wants it."""
    dispatcher: Function = numba.njit(**OPTIONS)(function)
    return dispatcher
