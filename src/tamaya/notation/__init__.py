"""Games on paper: moves, positions and whole records as text, of both games and of hanab.live."""

from tamaya.notation.any_record import read_any_record
from tamaya.notation.hanab_live import read_hanab_live
from tamaya.notation.hanab_live_export import write_hanab_live
from tamaya.notation.hanabi_position import parse_position, position_text
from tamaya.notation.hanabi_record import (
    Record,
    Replay,
    Stop,
    is_fair,
    record_of,
    replay_record,
)
from tamaya.notation.hanabi_text import (
    WrittenMove,
    face_text,
    move_text,
    moves_text,
    parse_face,
    parse_move,
    parse_moves,
)
from tamaya.notation.ikebana_record import (
    IkebanaRecord,
    IkebanaReplay,
    ikebana_record_of,
    is_ikebana_fair,
    replay_ikebana_record,
)
from tamaya.notation.mixed_seed import MixedSeed
from tamaya.notation.refusals import NotationRefusal
from tamaya.notation.replay_file import read_record, write_record
from tamaya.notation.share_link import read_link, write_link

__all__ = [
    "IkebanaRecord",
    "IkebanaReplay",
    "MixedSeed",
    "NotationRefusal",
    "Record",
    "Replay",
    "Stop",
    "WrittenMove",
    "face_text",
    "ikebana_record_of",
    "is_fair",
    "is_ikebana_fair",
    "move_text",
    "moves_text",
    "parse_face",
    "parse_move",
    "parse_moves",
    "parse_position",
    "position_text",
    "read_any_record",
    "read_hanab_live",
    "read_link",
    "read_record",
    "record_of",
    "replay_ikebana_record",
    "replay_record",
    "write_hanab_live",
    "write_link",
    "write_record",
]
