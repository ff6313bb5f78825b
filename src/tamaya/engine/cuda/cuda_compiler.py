"""From Python to a graphics card's machine code, kept on disk like the processor's.

Imported only once a card has answered.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from math import lcm
from pathlib import Path
from typing import Any

import tamaya
from tamaya.engine.compiler import cache_folder, fill_template, is_jit_enabled, numba_cache_folder
from tamaya.engine.cuda.gpu_availability import is_simulated

cuda: Any = import_module("numba.cuda")

BLOCK = 128
"""The most threads of a block: so many games share what is near a processor of the card."""
WARP = 32
"""Threads that go in step."""
MAX_SHARED_BYTES = 48 * 1024
"""Every card lends a block so many bytes of the memory near its processor."""
WORD_BYTES = 4

if not is_simulated():
    # A small batch is asked for knowingly.
    _settings: Any = import_module("numba.cuda.core.config")
    _settings.CUDA_LOW_OCCUPANCY_WARNINGS = 0


class ColumnKernel:
    """A kernel over columns: one thread a game."""

    def __init__(self, function: Callable[..., None], *modules: str) -> None:
        """Make it of a plain function; its code is kept on disk if its modules are told."""
        self.name: str = function.__name__
        self._is_announced = False
        self._ready: dict[tuple[object, ...], Any] = {}
        self._folder: Path | None = None
        self._dispatcher: Any = cuda.jit(function)
        if modules and is_jit_enabled() and not is_simulated():
            self._folder = cache_folder(*modules)
        if self._folder is not None:
            # The part for CUDA has settings of its own.
            with numba_cache_folder(self._folder, import_module("numba.cuda.core.config")):
                self._dispatcher.enable_caching()

    def launch(self, rows: int, *arguments: object, shared: int = 0, group: int = 1) -> None:
        """Let it go over so many rows, each with so many words of memory near its processor.

        So many rows that belong together are never parted.
        """
        # The bytes of a block's rows begin at a multiple of eight.
        most = block_size(shared)
        threads = min(rows, most - most % lcm(group, 8))
        blocks = -(-rows // threads)
        # A word behind the last may be read, though nothing is done with it.
        shared_bytes = (stride(shared) * threads + 1) * WORD_BYTES if shared else 0
        configured = self._dispatcher[blocks, threads, 0, shared_bytes]
        key = tuple(map(_type_key, arguments))
        if key in self._ready:
            # Numba takes its time to find the code for arguments like these once more.
            self._ready[key].launch(
                arguments,
                configured.griddim,
                configured.blockdim,
                configured.stream,
                configured.sharedmem,
            )
            return
        self._announce()
        configured(*arguments)
        if not is_simulated():
            types = tuple(map(self._dispatcher.typeof_pyval, arguments))
            self._ready[key] = self._dispatcher.overloads[types]

    def _announce(self) -> None:
        """Say on the standard error that it is being compiled, the first time that it is."""
        if self._is_announced or is_simulated():
            return
        self._is_announced = True
        is_cached = self._folder is not None and any(self._folder.rglob(f"*.{self.name}-*.nbi"))
        if not is_cached:
            print(f"tamaya: compiling {self.name}", file=sys.stderr, flush=True)


def block_size(shared: int) -> int:
    """The threads of a block, where each needs so many words near its processor."""
    if shared == 0:
        return BLOCK
    most = (MAX_SHARED_BYTES // WORD_BYTES - 1) // stride(shared)
    return max(WARP, min(BLOCK, most // WARP * WARP))


def stride(words: int) -> int:
    """How far apart the words of two threads lie near a processor: an odd number.

    So the same word of all threads that go in step lies in different banks.
    """
    return words | 1


def _type_key(argument: Any) -> object:
    """What an argument is to the compiler; tables are always those of one game."""
    if isinstance(argument, tuple):
        return id(type(argument))
    if hasattr(argument, "dtype"):
        flags = argument.is_c_contiguous(), argument.is_f_contiguous()
        return argument.dtype.str, argument.ndim, flags
    return type(argument)


def column_kernel(function: Callable[..., None]) -> ColumnKernel:
    """A kernel of this function, kept on disk."""
    return ColumnKernel(function, function.__module__)


def column_kernel_from_template(
    template: Callable[..., None], policy: Any, name: str
) -> ColumnKernel:
    """The kernel that a template makes of a policy, as ``kernel_from_template`` does."""
    made: Any = fill_template(template, policy, name)
    if str(policy.__module__).partition(".")[0] == tamaya.__name__:
        return ColumnKernel(made, template.__module__, policy.__module__)
    return ColumnKernel(made)
