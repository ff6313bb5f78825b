"""Records in files: the text of each game, or a refusal with the name of the file."""

import sys
from collections.abc import Iterator
from pathlib import Path

from tamaya.notation import NotationRefusal
from tamaya.notation.record_splitter import record_texts
from tamaya.rules.shared_types import Refused

STANDARD_INPUT = "-"


def read_record_texts(name: str) -> Iterator[bytes]:
    """The text of each game in a file, or in standard input for ``-``; at least one."""
    found = False
    try:
        for text in _texts(name):
            found = True
            yield text
    except (OSError, ValueError):
        # An impossible file name raises ValueError.
        raise Refused(NotationRefusal.UNREADABLE_FILE, file=name) from None
    if not found:
        raise Refused(NotationRefusal.NO_GAME_IN_FILE, file=name)


def _texts(name: str) -> Iterator[bytes]:
    if name == STANDARD_INPUT:
        # A program can be started without a standard input.
        yield from () if sys.stdin is None else record_texts(sys.stdin.buffer)
        return
    with Path(name).open("rb") as file:
        yield from record_texts(file)
