"""Answers for other programs: one JSON object in a file, or on standard output."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

from tamaya.notation import NotationRefusal
from tamaya.rules.game import Refused

STANDARD_OUTPUT = "-"


def write_json(name: str, said: Mapping[str, object]) -> None:
    """Write one JSON object into a file, or to standard output."""
    text = json.dumps(said) + "\n"
    if name == STANDARD_OUTPUT:
        sys.stdout.write(text)
        return
    try:
        Path(name).write_text(text, encoding="utf-8")
    except (OSError, ValueError):
        raise Refused(NotationRefusal.UNWRITABLE_FILE, file=name) from None
