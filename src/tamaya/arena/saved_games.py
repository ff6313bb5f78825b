"""Games of a match kept in a file as they end, so that an interrupted match can go on.

The first line says which match it is, and each line after it how one game ended.
"""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec

from tamaya import __version__
from tamaya.arena.match import Match
from tamaya.arena.refusals import ArenaRefusal
from tamaya.notation import NotationRefusal
from tamaya.rules.game import Refused


class SavedGames:
    """The file of one match."""

    def __init__(self, file: str, match: Match[Any]) -> None:
        """Open the file of this match, which need not be there; refuse that of another."""
        self.file = file
        self._head = {"tamaya": __version__, "match": match.words()}
        self.known: dict[int, Any] = {}
        """The games that it held when it was opened."""
        *lines, torn = self._text().split(b"\n")
        if lines:
            self._refuse_another(lines[0])
            self._read(lines[1:], match.end_type)
        elif not _line(self._head).startswith(torn):
            raise Refused(ArenaRefusal.NOT_A_MATCH, file=file, line=1)
        if torn:
            # A machine that stopped in the middle of a line has not kept that game.
            self._take_off(len(torn))
        if not lines:
            self._write(self._head)

    def keep(self, ended: Mapping[int, Any]) -> None:
        """Add games that have ended."""
        self._write(*({"game": number, "end": end} for number, end in ended.items()))

    def _text(self) -> bytes:
        try:
            return Path(self.file).read_bytes()
        except FileNotFoundError:
            return b""
        except (OSError, ValueError):
            raise Refused(NotationRefusal.UNREADABLE_FILE, file=self.file) from None

    def _take_off(self, count: int) -> None:
        try:
            os.truncate(self.file, Path(self.file).stat().st_size - count)
        except OSError:
            raise Refused(NotationRefusal.UNWRITABLE_FILE, file=self.file) from None

    def _refuse_another(self, line: bytes) -> None:
        try:
            found = msgspec.json.decode(line)
        except msgspec.DecodeError:
            raise Refused(ArenaRefusal.NOT_A_MATCH, file=self.file, line=1) from None
        if found != msgspec.to_builtins(self._head):
            raise Refused(ArenaRefusal.OTHER_MATCH, file=self.file)

    def _read(self, lines: list[bytes], end_type: type) -> None:
        decoder = msgspec.json.Decoder(_line_type(end_type))
        for number, line in enumerate(lines, 2):
            try:
                said = decoder.decode(line)
            except msgspec.DecodeError:
                raise Refused(ArenaRefusal.NOT_A_MATCH, file=self.file, line=number) from None
            self.known[said.game] = said.end

    def _write(self, *lines: object) -> None:
        text = b"".join(map(_line, lines))
        try:
            with Path(self.file).open("ab") as file:
                file.write(text)
        except (OSError, ValueError):
            raise Refused(NotationRefusal.UNWRITABLE_FILE, file=self.file) from None


def _line(said: object) -> bytes:
    return msgspec.json.encode(said) + b"\n"


def _line_type(end_type: type) -> Any:
    number = Annotated[int, msgspec.Meta(ge=0)]
    return msgspec.defstruct(
        "Line", [("game", number), ("end", end_type)], forbid_unknown_fields=True
    )
