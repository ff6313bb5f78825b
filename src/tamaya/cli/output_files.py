"""Output files: one that cannot be written is refused before the work starts."""

import os
from pathlib import Path

from tamaya.cli.usage_parser import Arguments, UsageRefusal
from tamaya.notation import NotationRefusal
from tamaya.rules.shared_types import Refused

STANDARD_OUTPUT = "-"


def refuse_unwritable(arguments: Arguments, *options: str) -> None:
    """Refuse these options where their file cannot be written."""
    for option in options:
        name = arguments.values.get(option, STANDARD_OUTPUT)
        if name != STANDARD_OUTPUT and not is_writable(name):
            raise Refused(NotationRefusal.UNWRITABLE_FILE, file=name)


def refuse_same_file(arguments: Arguments, *options: str) -> None:
    """Refuse options that name the same file: one would overwrite the other."""
    named: dict[Path, str] = {}
    for option in options:
        name = arguments.values.get(option, STANDARD_OUTPUT)
        if name == STANDARD_OUTPUT:
            continue
        other = named.setdefault(Path(os.path.realpath(name)), option)
        if other != option:
            raise Refused(UsageRefusal.SAME_FILE, one=f"--{other}", other=f"--{option}")


def write_text(name: str, text: str) -> None:
    """Write a text to a file, or refuse."""
    try:
        Path(name).write_text(text, encoding="utf-8")
    except (OSError, ValueError):
        raise Refused(NotationRefusal.UNWRITABLE_FILE, file=name) from None


def is_writable(name: str) -> bool:
    """Whether a file of this name can be written."""
    path = Path(name)
    try:
        path.stat()
    except FileNotFoundError:
        return path.parent.is_dir() and os.access(path.parent, os.W_OK | os.X_OK)
    except (OSError, ValueError):
        # An impossible file name, or a folder without permission.
        return False
    return not path.is_dir() and os.access(path, os.W_OK)
