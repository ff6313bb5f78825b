"""A file of records cut into the text of each: one JSON object, or one in each line."""

from collections.abc import Iterator
from typing import IO

import msgspec

from tamaya.notation.strict_json import MOST_BYTES

BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def record_texts(file: IO[bytes]) -> Iterator[bytes]:
    """The text of each record in a file; nothing where there is none.

    A line that is an object of its own begins a file of one record a line. Otherwise the whole
    file is one record, or, where that is no JSON but some line of it is, still one a line.
    """
    lines = _lines(file)
    first = next(lines, b"").removeprefix(BYTE_ORDER_MARK)
    if not first.strip():
        first = next(lines, b"")
    if not first:
        return
    if len(first) <= MOST_BYTES and not _is_object(first):
        whole = first + file.read(MOST_BYTES) + file.readline(MOST_BYTES)
        parts = [part for part in whole.splitlines() if part.strip()]
        if _is_object(whole) or not any(map(_is_object, parts)):
            yield whole
            return
        yield from parts
    else:
        yield first
    yield from lines


def _lines(file: IO[bytes]) -> Iterator[bytes]:
    """The lines that are not blank; of one that is too long only the beginning."""
    while line := file.readline(MOST_BYTES + 1):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = file.readline(MOST_BYTES)
        if line.strip():
            yield line


def _is_object(data: bytes) -> bool:
    try:
        return isinstance(msgspec.json.decode(data), dict)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return False
