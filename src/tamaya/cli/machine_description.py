"""What was measured: versions, commit and machine."""

import os
import platform
import subprocess
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

import tamaya


def versions(*others: str) -> str:
    """The versions measured: our commit, other packages, and Python."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    named = [f"tamaya {version('tamaya')} at {commit()}"]
    named += [f"{other} {version(other)}" for other in others]
    return ", ".join([*named, python])


def machine(device: str = "cpu") -> str:
    """The processor, cores and system; first the graphics card if it was measured."""
    words = f"{processor()}, {os.cpu_count()} cores, {platform.system()}"
    return f"{graphics_card()}; {words}" if device == "cuda" else words


def graphics_card() -> str:
    """The name of the graphics card."""
    cuda: Any = import_module("numba.cuda")
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def processor() -> str:
    """The name of the processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def commit(package: Path = Path(tamaya.__file__).parent) -> str:
    """The commit that was measured, and whether the package has changed since.

    Only the package counts: the page with the results changes with every measurement.
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
