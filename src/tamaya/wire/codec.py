"""Frames to messages and back: a client's frame is read strictly, and fails only by refusal."""

import re

import msgspec

from tamaya.rules.game import Refused
from tamaya.wire.client_messages import ClientMessage
from tamaya.wire.refusals import WireRefusal
from tamaya.wire.scalars import LONGEST_ID
from tamaya.wire.server_messages import ServerMessage

LONGEST_FRAME = 16_384
"""A client's frame has no more bytes: it is longer than anything that anybody has to say."""

TAG_FIELDS = ("type",)
"""The fields that say what a message or a command is."""


class FrameId(msgspec.Struct):
    """What can be read of a frame that is not understood: its id, if it has one."""

    id: str | None = None


ENCODER = msgspec.json.Encoder()
CLIENT_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
SERVER_DECODER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
ID_DECODER = msgspec.json.Decoder(FrameId)


def frame_bytes(message: ClientMessage | ServerMessage) -> bytes:
    """A message as it travels."""
    return ENCODER.encode(message)


def parse_frame(frame: bytes | str) -> ClientMessage:
    """The message in a client's frame, or raises ``Refused``."""
    raw = _raw(frame)
    try:
        return CLIENT_DECODER.decode(raw)
    except msgspec.ValidationError as error:
        raise refusal_of(str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused(WireRefusal.NOT_JSON) from None


def parse_message(frame: bytes | str) -> ServerMessage:
    """The message in a frame of the house; a field that this version does not know is passed over.

    A client may trust the house: what is no message raises ``msgspec.DecodeError``.
    """
    return SERVER_DECODER.decode(frame)


def id_of(frame: bytes | str) -> str | None:
    """The id in a frame that was refused, so that the client learns which one it was."""
    try:
        name = ID_DECODER.decode(_raw(frame)).id
    except (Refused, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return name if name and len(name) <= LONGEST_ID else None


def refusal_of(fault: str) -> Refused:
    """The refusal for what is wrong with a frame, read from how the decoder puts it."""
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
    """The bytes of a frame that is not too long."""
    if len(frame) > LONGEST_FRAME:
        raise Refused(WireRefusal.FRAME_TOO_LONG, most=LONGEST_FRAME)
    try:
        raw = frame.encode() if isinstance(frame, str) else frame
    except UnicodeEncodeError:
        raise Refused(WireRefusal.NOT_JSON) from None
    if len(raw) > LONGEST_FRAME:
        raise Refused(WireRefusal.FRAME_TOO_LONG, most=LONGEST_FRAME)
    return raw
