"""Find all sources that compiled code depends on: a module and everything it imports.

Numba's own cache looks only at the file of the function. Functions that it calls, and constants
frozen into the machine code, may come from other files.
"""

import ast
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

import tamaya

ROOT = Path(tamaya.__file__).parents[1]


def sources_digest(*modules: str, root: Path = ROOT) -> str:
    """Return a digest that changes with any source of this package that the modules depend on."""
    digest = sha256()
    for path in sorted(set().union(*(closure(module, root) for module in modules))):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0")
        digest.update(sha256(path.read_bytes()).digest())
    return digest.hexdigest()


@cache
def closure(module: str, root: Path = ROOT) -> frozenset[Path]:
    """Return the files of a module and of all modules of this package that it imports."""
    found: set[Path] = set()
    queue = [module]
    while queue:
        path = file_of(queue.pop(), root)
        if path is not None and path not in found:
            found.add(path)
            queue += imported_modules(path.read_text(encoding="utf-8"))
    return frozenset(found)


def file_of(module: str, root: Path) -> Path | None:
    """Return the source of a module of this package, or None for any other name."""
    if module.partition(".")[0] != tamaya.__name__:
        return None
    folder = root.joinpath(*module.split("."))
    candidates = (folder / "__init__.py", folder.with_suffix(".py"))
    return next((path for path in candidates if path.is_file()), None)


def imported_modules(source: str) -> Iterator[str]:
    """Yield the modules that a source imports, and imported names that may be modules."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)
