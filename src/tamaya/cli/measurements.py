"""What was measured where, and on which page it is written, between its markers."""

import os
import platform
import subprocess
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

import tamaya


def has_markers(text: str, marker: str) -> bool:
    """Whether a page has both markers of these results, the one after the other."""
    start, end = _markers(marker)
    return end in text.partition(start)[2]


def write_between(page: Path, marker: str, results: str) -> None:
    """Put the results in the place of those that the page had."""
    start, end = _markers(marker)
    before, _, rest = page.read_text(encoding="utf-8").partition(start)
    after = rest.partition(end)[2]
    page.write_text(f"{before}{start}\n{results}\n{end}{after}", encoding="utf-8")


def _markers(marker: str) -> tuple[str, str]:
    return f"<!-- {marker}: start -->", f"<!-- {marker}: end -->"


def versions(*others: str) -> str:
    """What was measured: our commit, other packages, and the Python they ran on."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    named = [f"tamaya {version('tamaya')} at {commit()}"]
    named += [f"{other} {version(other)}" for other in others]
    return ", ".join([*named, python])


def machine(device: str = "cpu") -> str:
    """The machine in a few words."""
    words = f"{processor()}, {os.cpu_count()} cores, {platform.system()}"
    return f"{graphics_card()}; {words}" if device == "cuda" else words


def graphics_card() -> str:
    """What the graphics card calls itself."""
    cuda: Any = import_module("numba.cuda")
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def processor() -> str:
    """What the machine calls its processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def commit(package: Path = Path(tamaya.__file__).parent) -> str:
    """The commit that was measured, and whether the package had been changed since.

    The page on which results are written lies outside, and may have changed.
    """
    try:
        name = _git(package, "describe", "--always", "--abbrev=9")
        changed = _git(package, "status", "--porcelain", ".")
    except (OSError, subprocess.CalledProcessError):
        return "an unknown commit"
    return f"commit {name}-dirty" if changed else f"commit {name}"


def _git(folder: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.strip()
