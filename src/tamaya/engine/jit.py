"""Compile Python to machine code, cached on disk between runs.

The cache folder of a kernel is named after a digest of all its sources, so stale code is never
loaded.
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
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar, cast

import tamaya
from tamaya.engine.array_types import at
from tamaya.engine.package_availability import has_engine
from tamaya.engine.source_digest import sources_digest

if TYPE_CHECKING or has_engine():
    import numba
    from numba.core import event
    from numba.core.dispatcher import Dispatcher

Function = TypeVar("Function")
P = ParamSpec("P")
R = TypeVar("R")

OPTIONS: Any = {
    "nogil": True,
    # Kernels own no memory, so numba need not count references.
    "_nrt": False,
}
NUMBA_SETTINGS: Any = numba.config if has_engine() else None

MAX_CACHED_VERSIONS = 256
"""The number of versions of compiled code kept on disk."""


def compiled(function: Function) -> Function:
    """Compile a function that kernels call, on a CPU and on a GPU; without numba, leave it."""
    # A call would copy every field of the tables; inlined code is twice as fast.
    return _jit(function, forceinline=True)


def not_inlined(function: Function) -> Function:
    """Compile a function that is too large to be inlined at each call."""
    return _jit(function)


def _jit(function: Function, **options: Any) -> Function:
    if not has_engine():
        return function
    dispatcher: Function = numba.njit(**options, **OPTIONS)(function)
    return dispatcher


def kernel(function: Function) -> Function:
    """Compile a function that Python calls; its machine code is cached on disk."""
    return _cached_on_disk(function, str(function.__module__))


def _cached_on_disk(function: Function, *modules: str) -> Function:
    dispatcher: Any = _jit(function)
    folder = cache_folder(*modules) if is_jit_enabled() else None
    if folder is not None:
        with numba_cache_folder(folder):
            dispatcher.enable_caching()
    cached: Function = dispatcher
    return cached


def kernel_from_template(
    template: Callable[P, R], policy: Any, name: str, **others: Any
) -> Callable[P, R]:
    """Compile a kernel from a template that calls ``choose``, with a policy in its place.

    ``others`` replaces further functions by their names in the template. A policy from outside
    this package is not cached on disk, because nothing tells when its code becomes stale.
    """
    plain: Any = template
    function = fill_template(template, policy, name, **others)
    modules = [str(used.__module__) for used in (plain, policy, *others.values())]
    if all(module.partition(".")[0] == tamaya.__name__ for module in modules):
        return cast(Callable[P, R], _cached_on_disk(function, *modules))
    return cast(Callable[P, R], _jit(function))


def fill_template(template: Any, policy: Any, name: str, **others: Any) -> FunctionType:
    """Copy a template with ``choose`` and other globals replaced; nothing is compiled."""
    code = template.__code__.replace(co_name=f"{template.__name__}_{name}")
    names = {**template.__globals__, "choose": policy, **others}
    function = FunctionType(code, names, code.co_name)
    function.__qualname__ = code.co_name
    function.__module__ = template.__module__
    return function


def ensure_compiled(kernels: Mapping[str, tuple[Any, tuple[Any, ...]]]) -> None:
    """Compile each kernel for arguments of these types, and print a notice if that takes time."""
    if not is_jit_enabled():
        return
    for number, (name, (dispatcher, examples)) in enumerate(kernels.items(), 1):
        # Numba is slow to find out that a kernel is compiled already.
        key = (dispatcher, *map(_type_key, examples))
        if key in _COMPILED:
            continue
        notice = _CompileNotice(f"tamaya: compiling {name} ({number}/{len(kernels)})", dispatcher)
        with event.install_listener("numba:compile", notice):
            dispatcher.compile(tuple(map(numba.typeof, examples)))
        _COMPILED.add(key)


_COMPILED: set[tuple[Any, ...]] = set()
"""The compiled kernels, each with the types of its arguments."""


def _type_key(example: Any) -> tuple[Any, ...]:
    return type(example), getattr(example, "dtype", None), getattr(example, "ndim", None)


def plain_version(function: Callable[P, R]) -> Callable[P, R]:
    """The same function as plain Python, with everything that it calls: nothing is compiled.

    It is for a decision here and there, which compiling would delay for a minute. Rows are lists of
    Python's integers.
    """
    return cast(Callable[P, R], _plain_version(function))


@cache
def _plain_version(function: Any) -> Any:
    if not is_jit_enabled() or not isinstance(function, Dispatcher):
        return function
    source = function.py_func
    names = dict(source.__globals__)
    plain = FunctionType(source.__code__, names, source.__name__, source.__defaults__)
    for name in source.__code__.co_names:
        value = names.get(name)
        if isinstance(value, Dispatcher):
            names[name] = _plain_version(value)
        elif value is at:
            names[name] = int
    return plain


if TYPE_CHECKING or has_engine():

    class _CompileNotice(event.Listener):
        """Prints to stderr what is being compiled, when numba starts it."""

        def __init__(self, text: str, dispatcher: Any) -> None:
            self.text = text
            self.dispatcher = dispatcher

        def on_start(self, event: Any) -> None:
            if event.data["dispatcher"] is self.dispatcher:
                print(self.text, file=sys.stderr, flush=True)

        def on_end(self, event: Any) -> None:
            """Print nothing at the end."""


def is_compiled(function: object) -> bool:
    """Whether kernels may call this: a compiled function, or any function without the JIT."""
    return isinstance(function, Dispatcher) if is_jit_enabled() else callable(function)


def is_jit_enabled() -> bool:
    """Whether numba compiles at all; NUMBA_DISABLE_JIT turns it off."""
    return has_engine() and not NUMBA_SETTINGS.DISABLE_JIT


@cache
def cache_folder(*modules: str) -> Path | None:
    """Create the folder that caches code of these modules; None if it cannot be written."""
    folder = user_cache_folder(dict(os.environ), Path("~").expanduser()) / "engine"
    compiler = sha256(f"{numba.__version__} {sys.version}".encode()).hexdigest()
    version = folder / f"{sources_digest(*modules)[:16]}-{compiler[:8]}"
    try:
        version.mkdir(parents=True, exist_ok=True)
        # The versions used least recently are removed first.
        os.utime(version)
        _remove_oldest(folder)
    except OSError:
        return None
    return version


def user_cache_folder(
    environment: dict[str, str], home: Path, platform: str = sys.platform
) -> Path:
    """Return the cache folder of this system and user."""
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
    """Let numba cache the functions made in this context in a folder.

    Numba reads the setting when caching is enabled, once for each function.
    """
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        settings.CACHE_DIR = before
