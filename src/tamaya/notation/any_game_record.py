"""Records of both games: read, write and replay them, whichever game it is.

The native file is a JSON object per game, with a version, in one line. The parser is strict: it
refuses an unknown or invalid field by its name.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, overload

from tamaya.notation.hanab_live_export import write_hanab_live
from tamaya.notation.hanabi_record_file import hanabi_record_line, parse_hanabi_record
from tamaya.notation.hanabi_replayable_record import (
    HanabiRecord,
    HanabiReplay,
    is_hanabi_fair,
    replay_hanabi_record,
)
from tamaya.notation.ikebana_record_file import ikebana_record_line, parse_ikebana_record
from tamaya.notation.ikebana_replayable_record import (
    IkebanaRecord,
    IkebanaReplay,
    is_ikebana_fair,
    replay_ikebana_record,
)
from tamaya.notation.native_file_fields import recorded_game
from tamaya.notation.refusals import NotationRefusal
from tamaya.notation.strict_json import decode_json
from tamaya.rules.shared_types import Refused

Record = HanabiRecord | IkebanaRecord

RecordT = TypeVar("RecordT")
ReplayT = TypeVar("ReplayT")

NATIVE = "native"
"""Our own file format."""

HANAB_LIVE = "hanab-live"
FORMATS = (NATIVE, HANAB_LIVE)


@dataclass(frozen=True, slots=True)
class RecordAdapter(Generic[RecordT, ReplayT]):
    """What can be done with the records of one game."""

    parse: Callable[[object], RecordT]
    """Parses the decoded JSON of a native file."""
    writers: Mapping[str, Callable[[RecordT], str]]
    """The formats in which these records can be written, by name."""
    replay: Callable[[RecordT], ReplayT]
    is_fair: Callable[[RecordT], bool | None]


ADAPTERS: Mapping[str, RecordAdapter[Any, Any]] = {
    HanabiRecord.game: RecordAdapter(
        parse_hanabi_record,
        {NATIVE: hanabi_record_line, HANAB_LIVE: write_hanab_live},
        replay_hanabi_record,
        is_hanabi_fair,
    ),
    IkebanaRecord.game: RecordAdapter(
        parse_ikebana_record,
        {NATIVE: ikebana_record_line},
        replay_ikebana_record,
        is_ikebana_fair,
    ),
}
"""The adapter of each game, by the game's name."""


def write_record(record: Record) -> str:
    """Write a record as one line; the same record always gives the same line."""
    return record_writers(record)[NATIVE](record)


def record_writers(record: Record) -> Mapping[str, Callable[[Record], str]]:
    """The formats in which a record can be written, by name; the native one always is."""
    return ADAPTERS[record.game].writers


def read_record(text: str | bytes) -> Record:
    """Read the record in a native file."""
    return parse_record(decode_json(text))


def parse_record(data: object) -> Record:
    """Parse the decoded JSON of a native file."""
    game = recorded_game(data)
    if game not in ADAPTERS:
        raise Refused(NotationRefusal.UNKNOWN_GAME, game=game)
    record: Record = ADAPTERS[game].parse(data)
    return record


@overload
def replay_record(record: HanabiRecord) -> HanabiReplay: ...
@overload
def replay_record(record: IkebanaRecord) -> IkebanaReplay: ...
def replay_record(record: Record) -> HanabiReplay | IkebanaReplay:
    """Replay a record up to its end or its first illegal move."""
    replay: HanabiReplay | IkebanaReplay = ADAPTERS[record.game].replay(record)
    return replay


def is_fair(record: Record) -> bool | None:
    """Whether the seed gives this deal and matches the commitment; None without a seed."""
    return ADAPTERS[record.game].is_fair(record)
