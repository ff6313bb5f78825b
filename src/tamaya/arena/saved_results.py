"""Save the games of a match to a file as they end, so that an interrupted match can resume.

The first line identifies the match; each further line is the result of one game.
"""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec

from tamaya import __version__
from tamaya.arena.match_interface import Match
from tamaya.arena.refusals import ArenaRefusal
from tamaya.notation import NotationRefusal
from tamaya.rules.shared_types import Refused


class SavedResults:
    """The file of one match."""

    def __init__(self, file: str, match: Match[Any]) -> None:
        """Open or create the file of this match; refuse the file of another."""
        self.file = file
        self._head = {"tamaya": __version__, "match": match.identity()}
        self.known: dict[int, Any] = {}
        """The results that the file contained when it was opened."""
        *lines, partial = self._text().split(b"\n")
        if lines:
            self._refuse_other_match(lines[0])
            self._read(lines[1:], match.result_type)
        elif not _line(self._head).startswith(partial):
            raise Refused(ArenaRefusal.NOT_A_MATCH, file=file, line=1)
        if partial:
            # A line that was cut off when the machine stopped is dropped.
            self._truncate(len(partial))
        if not lines:
            self._write(self._head)

    def append(self, results: Mapping[int, Any]) -> None:
        """Append results."""
        self._write(*({"game": number, "end": end} for number, end in results.items()))

    def _text(self) -> bytes:
        try:
            return Path(self.file).read_bytes()
        except FileNotFoundError:
            return b""
        except (OSError, ValueError):
            raise Refused(NotationRefusal.UNREADABLE_FILE, file=self.file) from None

    def _truncate(self, count: int) -> None:
        try:
            os.truncate(self.file, Path(self.file).stat().st_size - count)
        except OSError:
            raise Refused(NotationRefusal.UNWRITABLE_FILE, file=self.file) from None

    def _refuse_other_match(self, line: bytes) -> None:
        try:
            found = msgspec.json.decode(line)
        except msgspec.DecodeError:
            raise Refused(ArenaRefusal.NOT_A_MATCH, file=self.file, line=1) from None
        if found != msgspec.to_builtins(self._head):
            raise Refused(ArenaRefusal.OTHER_MATCH, file=self.file)

    def _read(self, lines: list[bytes], result_type: type) -> None:
        decoder = msgspec.json.Decoder(_line_type(result_type))
        for number, line in enumerate(lines, 2):
            try:
                record = decoder.decode(line)
            except msgspec.DecodeError:
                raise Refused(ArenaRefusal.NOT_A_MATCH, file=self.file, line=number) from None
            self.known[record.game] = record.end

    def _write(self, *lines: object) -> None:
        text = b"".join(map(_line, lines))
        try:
            with Path(self.file).open("ab") as file:
                file.write(text)
        except (OSError, ValueError):
            raise Refused(NotationRefusal.UNWRITABLE_FILE, file=self.file) from None


def _line(record: object) -> bytes:
    return msgspec.json.encode(record) + b"\n"


def _line_type(result_type: type) -> Any:
    number = Annotated[int, msgspec.Meta(ge=0)]
    return msgspec.defstruct(
        "Line", [("game", number), ("end", result_type)], forbid_unknown_fields=True
    )
