"""Split a file of records: one JSON object, or one per line."""

from collections.abc import Iterator
from typing import IO

import msgspec

from tamaya.notation.strict_json import MOST_BYTES

BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def record_texts(file: IO[bytes]) -> Iterator[bytes]:
    """The text of each record in a file.

    If the first line is a JSON object, the file has one record per line. Otherwise the whole file
    is one record; if it is not valid JSON but one of its lines is, it has one record per line.
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
    """The lines that are not blank, each cut at the size limit."""
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
