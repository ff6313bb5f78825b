"""Moves, positions and whole games as text, in our formats and in those of hanab.live."""

from tamaya.notation.any_format_record import read_any_record
from tamaya.notation.any_game_record import (
    Record,
    is_fair,
    read_record,
    record_writers,
    replay_record,
    write_record,
)
from tamaya.notation.faces import face_text, parse_face
from tamaya.notation.hanab_live_export import write_hanab_live
from tamaya.notation.hanab_live_import import read_hanab_live
from tamaya.notation.hanab_live_link import read_link, write_link
from tamaya.notation.hanabi_move_text import (
    WrittenMove,
    hanabi_move_text,
    hanabi_moves_text,
    parse_hanabi_move,
    parse_hanabi_moves,
)
from tamaya.notation.hanabi_position import parse_position, position_text
from tamaya.notation.hanabi_replayable_record import (
    HanabiRecord,
    HanabiReplay,
    Stop,
    hanabi_record_of,
)
from tamaya.notation.ikebana_move_text import ikebana_move_text, parse_ikebana_move
from tamaya.notation.ikebana_replayable_record import (
    IkebanaRecord,
    IkebanaReplay,
    ikebana_record_of,
)
from tamaya.notation.refusals import NotationRefusal
from tamaya.notation.seed_from_contributions import MixedSeed

__all__ = [
    "HanabiRecord",
    "HanabiReplay",
    "IkebanaRecord",
    "IkebanaReplay",
    "MixedSeed",
    "NotationRefusal",
    "Record",
    "Stop",
    "WrittenMove",
    "face_text",
    "hanabi_move_text",
    "hanabi_moves_text",
    "hanabi_record_of",
    "ikebana_move_text",
    "ikebana_record_of",
    "is_fair",
    "parse_face",
    "parse_hanabi_move",
    "parse_hanabi_moves",
    "parse_ikebana_move",
    "parse_position",
    "position_text",
    "read_any_record",
    "read_hanab_live",
    "read_link",
    "read_record",
    "record_writers",
    "replay_record",
    "write_hanab_live",
    "write_link",
    "write_record",
]
