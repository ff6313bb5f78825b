"""Records in any format we read; their fields show which it is."""

from tamaya.notation.any_game_record import Record, parse_record
from tamaya.notation.hanab_live_import import parse_live_record
from tamaya.notation.hanab_live_link import read_link
from tamaya.notation.native_file_fields import MOST_LETTERS
from tamaya.notation.refusals import NotationRefusal
from tamaya.notation.strict_json import decode_json
from tamaya.rules.shared_types import Refused

NATIVE_KEY = "tamaya"
LIVE_KEYS = frozenset({"players", "deck", "actions", "seed"})


def read_any_record(text: str | bytes) -> Record:
    """Read a record from a native file or from the JSON of hanab.live."""
    return parse_any_record(decode_json(text))


def read_pasted_record(text: str) -> Record:
    """Read a record from what somebody pasted: a file of either format, or a link."""
    return read_any_record(text) if text.lstrip().startswith("{") else read_link(text)


def parse_any_record(data: object) -> Record:
    """Parse the decoded JSON of either format."""
    if isinstance(data, dict) and NATIVE_KEY in data:
        return parse_record(data)
    if isinstance(data, dict) and LIVE_KEYS.intersection(data):
        return parse_live_record(data)
    raise Refused(NotationRefusal.UNKNOWN_FORMAT)


def record_id(data: object) -> str | int | None:
    """The id of a game, even of one that is refused."""
    match data:
        case {"id": str() as text} if len(text) <= MOST_LETTERS:
            return text
        case {"id": int() as number} if not isinstance(number, bool):
            return number
        case _:
            return None
