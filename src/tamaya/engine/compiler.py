"""From Python to machine code, kept on disk between runs.

The machine code of a kernel lies in a folder named after all sources that it is made of, so stale
code is never found.
"""

import os
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import FunctionType
from typing import Any, ParamSpec, TypeVar, cast

import numba
from numba.core import event
from numba.core.dispatcher import Dispatcher

import tamaya
from tamaya.engine.sources import sources_digest

Function = TypeVar("Function")
P = ParamSpec("P")
R = TypeVar("R")

OPTIONS: Any = {
    "nogil": True,
    # Nothing here owns memory, so nothing has to count who refers to it.
    "_nrt": False,
}
NUMBA_SETTINGS: Any = numba.config

MAX_CACHED_VERSIONS = 256
"""So many versions of compiled code are kept on disk."""


def compiled(function: Function) -> Function:
    """A function that kernels may call, here and on a device."""
    # A call would hand over all the tables, number by number: inlined, it is twice as fast.
    dispatcher: Function = numba.njit(forceinline=True, **OPTIONS)(function)
    return dispatcher


def kernel(function: Function) -> Function:
    """A function that is called from Python; its machine code is kept on disk."""
    return _cached_on_disk(function, str(function.__module__))


def _cached_on_disk(function: Function, *modules: str) -> Function:
    dispatcher: Any = numba.njit(**OPTIONS)(function)
    folder = cache_folder(*modules) if is_jit_enabled() else None
    if folder is not None:
        with numba_cache_folder(folder):
            dispatcher.enable_caching()
    made: Function = dispatcher
    return made


def kernel_from_template(
    template: Callable[P, R], policy: Any, name: str, **others: Any
) -> Callable[P, R]:
    """The kernel that a template makes of a policy: its ``choose`` is the one that it calls.

    Further functions may be given by the names that the template has for them. Code made of a
    policy from outside this package is not kept on disk, since nobody could tell when it has become
    stale.
    """
    plain: Any = template
    made = fill_template(template, policy, name, **others)
    modules = [str(function.__module__) for function in (plain, policy, *others.values())]
    if all(module.partition(".")[0] == tamaya.__name__ for module in modules):
        return cast(Callable[P, R], _cached_on_disk(made, *modules))
    return cast(Callable[P, R], numba.njit(**OPTIONS)(made))


def fill_template(template: Any, policy: Any, name: str, **others: Any) -> FunctionType:
    """The plain function that a template makes of a policy."""
    code = template.__code__.replace(co_name=f"{template.__name__}_{name}")
    made = FunctionType(code, {**template.__globals__, "choose": policy, **others}, code.co_name)
    made.__qualname__ = code.co_name
    made.__module__ = template.__module__
    return made


def ensure_compiled(kernels: Mapping[str, tuple[Any, tuple[Any, ...]]]) -> None:
    """Have each kernel ready for arguments like these; say so where it has to be compiled."""
    if not is_jit_enabled():
        return
    for number, (name, (dispatcher, examples)) in enumerate(kernels.items(), 1):
        # Numba takes its time to find out that there is nothing to do.
        key = (dispatcher, *map(_type_key, examples))
        if key in _COMPILED:
            continue
        notice = _CompileNotice(f"tamaya: compiling {name} ({number}/{len(kernels)})", dispatcher)
        with event.install_listener("numba:compile", notice):
            dispatcher.compile(tuple(map(numba.typeof, examples)))
        _COMPILED.add(key)


_COMPILED: set[tuple[Any, ...]] = set()
"""The kernels that are ready, each with the kinds of its arguments."""


def _type_key(example: Any) -> tuple[Any, ...]:
    return type(example), getattr(example, "dtype", None), getattr(example, "ndim", None)


class _CompileNotice(event.Listener):
    """Says on the standard error what is being compiled, once it truly is."""

    def __init__(self, sentence: str, dispatcher: Any) -> None:
        self.sentence = sentence
        self.dispatcher = dispatcher

    def on_start(self, event: Any) -> None:
        if event.data["dispatcher"] is self.dispatcher:
            print(self.sentence, file=sys.stderr, flush=True)

    def on_end(self, event: Any) -> None:
        """There is nothing to say when it is done."""


def is_compiled(function: object) -> bool:
    """Whether kernels may call this: a compiled function, or any where nothing is compiled."""
    return isinstance(function, Dispatcher) if is_jit_enabled() else callable(function)


def is_jit_enabled() -> bool:
    """Whether functions are compiled at all: numba can be told to leave them to Python."""
    return not NUMBA_SETTINGS.DISABLE_JIT


@cache
def cache_folder(*modules: str) -> Path | None:
    """Where code made of these modules is kept, or None where nothing can be written."""
    folder = user_cache_folder(dict(os.environ), Path("~").expanduser()) / "engine"
    compiler = sha256(f"{numba.__version__} {sys.version}".encode()).hexdigest()
    kept = folder / f"{sources_digest(*modules)[:16]}-{compiler[:8]}"
    try:
        kept.mkdir(parents=True, exist_ok=True)
        # What was used last is forgotten last.
        os.utime(kept)
        _remove_oldest(folder)
    except OSError:
        return None
    return kept


def user_cache_folder(
    environment: dict[str, str], home: Path, platform: str = sys.platform
) -> Path:
    """The folder for what can be made again, as the system wants it."""
    match platform:
        case "win32":
            folder = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
        case "darwin":
            folder = home / "Library" / "Caches"
        case _:
            folder = Path(environment.get("XDG_CACHE_HOME") or home / ".cache")
    return folder / "tamaya"


def _remove_oldest(folder: Path) -> None:
    versions = sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for version in versions[MAX_CACHED_VERSIONS:]:
        shutil.rmtree(version, ignore_errors=True)


@contextmanager
def numba_cache_folder(folder: Path, settings: Any = NUMBA_SETTINGS) -> Iterator[None]:
    """Have numba, by these settings of its, keep code in a folder for functions made meanwhile.

    It looks at them when caching is enabled, once for each function.
    """
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        settings.CACHE_DIR = before
