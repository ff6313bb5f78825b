"""Compiled functions that are called rather than inlined."""

from typing import TypeVar

import numba

from tamaya.engine.jit import OPTIONS

Function = TypeVar("Function")


def not_inlined(function: Function) -> Function:
    """Compile a function that is too large to be inlined at each call."""
    dispatcher: Function = numba.njit(**OPTIONS)(function)
    return dispatcher
