"""Records of any format we read, told apart by what they say."""

from tamaya.notation.hanab_live import live_record_in
from tamaya.notation.hanabi_record import Record
from tamaya.notation.ikebana_record import IkebanaRecord
from tamaya.notation.record_fields import MOST_LETTERS
from tamaya.notation.refusals import NotationRefusal
from tamaya.notation.replay_file import record_in
from tamaya.notation.strict_json import decoded
from tamaya.rules.game import Refused

OURS = "tamaya"
THEIRS = frozenset({"players", "deck", "actions", "seed"})


def read_any_record(text: str | bytes) -> Record | IkebanaRecord:
    """The record in a native file or in the JSON of hanab.live."""
    return any_record_in(decoded(text))


def any_record_in(said: object) -> Record | IkebanaRecord:
    """The record in what the JSON of either format says."""
    if isinstance(said, dict) and OURS in said:
        return record_in(said)
    if isinstance(said, dict) and THEIRS.intersection(said):
        return live_record_in(said)
    raise Refused(NotationRefusal.UNKNOWN_FORMAT)


def id_in(said: object) -> str | int | None:
    """The id of a game, even of one that is refused for something else."""
    match said:
        case {"id": str() as text} if len(text) <= MOST_LETTERS:
            return text
        case {"id": int() as number} if not isinstance(number, bool):
            return number
        case _:
            return None
