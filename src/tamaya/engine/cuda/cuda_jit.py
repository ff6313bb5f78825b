"""Compile Python to GPU code, cached on disk like the code for the CPU.

Import it only after a GPU has answered.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from math import lcm
from pathlib import Path
from typing import Any, NamedTuple

import tamaya
from tamaya.engine.cuda.gpu_availability import is_simulated
from tamaya.engine.jit import cache_folder, fill_template, is_jit_enabled, numba_cache_folder

cuda: Any = import_module("numba.cuda")

BLOCK = 128
"""The most threads in a block."""
WARP = 32
"""The number of threads that run in lockstep."""
MAX_SHARED_BYTES = 48 * 1024
"""The shared memory that every GPU gives a block."""
WORD_BYTES = 4

if not is_simulated():
    # Small batches are intended.
    _settings: Any = import_module("numba.cuda.core.config")
    _settings.CUDA_LOW_OCCUPANCY_WARNINGS = 0


class LaunchShape(NamedTuple):
    """The blocks of a launch, the threads of a block, and the shared memory that they have."""

    blocks: int
    threads: int
    shared_bytes: int


class ColumnKernel:
    """A GPU kernel over columns: one thread per game."""

    def __init__(self, function: Callable[..., None], *modules: str) -> None:
        """Wrap a plain function; its code is cached on disk if its modules are passed."""
        self.name: str = function.__name__
        self._is_announced = False
        self._ready: dict[tuple[object, ...], Any] = {}
        self._folder: Path | None = None
        self._dispatcher: Any = cuda.jit(function)
        if modules and is_jit_enabled() and not is_simulated():
            self._folder = cache_folder(*modules)
        if self._folder is not None:
            # numba-cuda has its own settings.
            with numba_cache_folder(self._folder, import_module("numba.cuda.core.config")):
                self._dispatcher.enable_caching()

    def launch(self, rows: int, *arguments: object, shared: int = 0, group: int = 1) -> None:
        """Run over this many rows, with this many words of shared memory for each.

        A block contains whole groups of ``group`` rows.
        """
        self.launch_shaped(row_shape(rows, shared, group), *arguments)

    def launch_shaped(self, shape: LaunchShape, *arguments: object) -> None:
        """Run with these blocks and threads, on the default stream."""
        configured = self._dispatcher[shape.blocks, shape.threads, 0, shape.shared_bytes]
        key = tuple(map(_type_key, arguments))
        if key in self._ready:
            # Numba is slow to look up the code for the types of the arguments.
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

    def compiled_for(self, *arguments: object) -> Any:
        """Return the code for arguments of these types; not on the simulator."""
        key = tuple(map(_type_key, arguments))
        if key not in self._ready:
            self._announce()
            types = tuple(map(self._dispatcher.typeof_pyval, arguments))
            self._ready[key] = self._dispatcher.compile(types)
        return self._ready[key]

    def _announce(self) -> None:
        """Print to stderr that the kernel is being compiled, the first time."""
        if self._is_announced or is_simulated():
            return
        self._is_announced = True
        is_cached = self._folder is not None and any(self._folder.rglob(f"*.{self.name}-*.nbi"))
        if not is_cached:
            print(f"tamaya: compiling {self.name}", file=sys.stderr, flush=True)


def row_shape(rows: int, shared: int = 0, group: int = 1) -> LaunchShape:
    """Return the shape of a launch with one thread for each row."""
    # The bytes of a block's rows must start at a multiple of eight.
    most = block_size(shared)
    threads = min(rows, most - most % lcm(group, 8))
    # One word more may be read, but is not used.
    shared_bytes = (stride(shared) * threads + 1) * WORD_BYTES if shared else 0
    return LaunchShape(-(-rows // threads), threads, shared_bytes)


def block_size(shared: int) -> int:
    """Return the threads of a block if each needs this many words of shared memory."""
    if shared == 0:
        return BLOCK
    most = (MAX_SHARED_BYTES // WORD_BYTES - 1) // stride(shared)
    return max(WARP, min(BLOCK, most // WARP * WARP))


def stride(words: int) -> int:
    """Return the distance between the words of two threads in shared memory: an odd number.

    The same word of all threads of a warp is then in different banks.
    """
    return words | 1


def _type_key(argument: Any) -> object:
    """Return what the compiler distinguishes about an argument."""
    if isinstance(argument, tuple):
        return id(type(argument))
    if hasattr(argument, "dtype"):
        flags = argument.is_c_contiguous(), argument.is_f_contiguous()
        return argument.dtype.str, argument.ndim, flags
    return type(argument)


def column_kernel(function: Callable[..., None]) -> ColumnKernel:
    """Wrap a function as a kernel whose code is cached on disk."""
    return ColumnKernel(function, function.__module__)


def column_kernel_from_template(
    template: Callable[..., None], policy: Any, name: str
) -> ColumnKernel:
    """Make a kernel from a template and a policy, as ``kernel_from_template`` does."""
    function: Any = fill_template(template, policy, name)
    if str(policy.__module__).partition(".")[0] == tamaya.__name__:
        return ColumnKernel(function, template.__module__, policy.__module__)
    return ColumnKernel(function)
