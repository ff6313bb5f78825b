"""Frames to messages and back; a client's frame is read strictly and refused by name."""

import re

import msgspec
from msgspec.structs import replace

from tamaya.rules.shared_types import Refused
from tamaya.wire.client_messages import ClientMessage
from tamaya.wire.frame_refusals import WireRefusal
from tamaya.wire.hanabi.view_types import HanabiBoard
from tamaya.wire.ikebana.view_types import IkebanaBoard
from tamaya.wire.object_identity_cache import IdentityCache
from tamaya.wire.scalar_types import LONGEST_ID
from tamaya.wire.server_messages import NewEntry, ServerMessage

LONGEST_FRAME = 16_384
"""The most bytes in a client's frame."""

TAG_FIELDS = ("type",)
"""The fields that name the type of a message or command."""


class FrameId(msgspec.Struct):
    """Only the id of a frame, for refusals of frames that cannot be read whole."""

    id: str | None = None


ENCODER = msgspec.json.Encoder()
CLIENT_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
SERVER_DECODER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
ID_DECODER = msgspec.json.Decoder(FrameId)


def frame_bytes(message: ClientMessage | ServerMessage) -> bytes:
    """A message as JSON."""
    if isinstance(message, NewEntry) and message.view is not None:
        board = encoded_board(message.view.board)
        message = replace(message, view=replace(message.view, board=board))
    return ENCODER.encode(message)


def encode_board(board: HanabiBoard | IkebanaBoard) -> msgspec.Raw:
    """A board as JSON, to be put into a message."""
    return msgspec.Raw(ENCODER.encode(board))


encoded_board = IdentityCache(encode_board)
"""A board as JSON, made once for all views of it: it is half of every message about a move."""


def parse_frame(frame: bytes | str) -> ClientMessage:
    """Read a client's frame; raises ``Refused``."""
    raw = _raw(frame)
    try:
        return CLIENT_DECODER.decode(raw)
    except msgspec.ValidationError as error:
        raise refusal_of(str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused(WireRefusal.NOT_JSON) from None


def parse_message(frame: bytes | str) -> ServerMessage:
    """Read a server's frame, ignoring unknown fields; raises ``msgspec.DecodeError``."""
    return SERVER_DECODER.decode(frame)


def id_of(frame: bytes | str) -> str | None:
    """The id in a refused frame, so that the client learns which one was refused."""
    try:
        name = ID_DECODER.decode(_raw(frame)).id
    except (Refused, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return name if name and len(name) <= LONGEST_ID else None


def refusal_of(fault: str) -> Refused:
    """The refusal for a frame, read from the text of msgspec's validation error."""
    found = re.search(r" - at `\$\.?(.*)`$", fault)
    place = found[1] if found else ""
    named = re.search(r" field `(.*?)`", fault, re.DOTALL)
    field = ".".join(filter(None, (place, named[1] if named else "")))
    if field.rpartition(".")[2] in TAG_FIELDS and "unknown field" not in fault:
        return Refused(WireRefusal.UNKNOWN_TYPE, field=field)
    if "unknown field" in fault:
        return Refused(WireRefusal.UNKNOWN_FIELD, field=field)
    if "missing required field" in fault:
        return Refused(WireRefusal.MISSING_FIELD, field=field)
    return Refused(WireRefusal.BAD_FIELD, field=field)


def _raw(frame: bytes | str) -> bytes:
    """The bytes of a frame; refused where there are too many."""
    if len(frame) > LONGEST_FRAME:
        raise Refused(WireRefusal.FRAME_TOO_LONG, most=LONGEST_FRAME)
    try:
        raw = frame.encode() if isinstance(frame, str) else frame
    except UnicodeEncodeError:
        raise Refused(WireRefusal.NOT_JSON) from None
    if len(raw) > LONGEST_FRAME:
        raise Refused(WireRefusal.FRAME_TOO_LONG, most=LONGEST_FRAME)
    return raw
