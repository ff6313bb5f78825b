"""The native replay file: a JSON object for each game, with a version, in one line.

The reader is strict: what it does not know or cannot read is refused by the name of the field.
"""

from collections.abc import Callable, Mapping

from tamaya.notation import hanabi_file, ikebana_file
from tamaya.notation.hanabi_record import Record
from tamaya.notation.ikebana_record import IkebanaRecord
from tamaya.notation.record_fields import recorded_game
from tamaya.notation.refusals import NotationRefusal
from tamaya.notation.strict_json import decode_json
from tamaya.rules.game import Refused

READERS: Mapping[str, Callable[[object], Record | IkebanaRecord]] = {
    hanabi_file.GAME: hanabi_file.parse_hanabi_record,
    ikebana_file.GAME: ikebana_file.parse_ikebana_record,
}
"""For each game, what reads its records."""


def write_record(record: Record | IkebanaRecord) -> str:
    """The line for a record; the same record always gives the same line."""
    if isinstance(record, IkebanaRecord):
        return ikebana_file.ikebana_record_line(record)
    return hanabi_file.hanabi_record_line(record)


def read_record(text: str | bytes) -> Record | IkebanaRecord:
    """The record that a native file holds."""
    return parse_record(decode_json(text))


def parse_record(data: object) -> Record | IkebanaRecord:
    """The record in what a native file says."""
    game = recorded_game(data)
    if game not in READERS:
        raise Refused(NotationRefusal.UNKNOWN_GAME, game=game)
    return READERS[game](data)
