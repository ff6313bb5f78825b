"""The closed list of refusals of the wire itself."""

from enum import StrEnum


class WireRefusal(StrEnum):
    """Why a frame is refused before it reaches a table."""

    FRAME_TOO_LONG = "frame-too-long"
    """The frame has more than `most` bytes."""
    NOT_JSON = "not-json"
    """The frame is not JSON in UTF-8."""
    UNKNOWN_TYPE = "unknown-type"
    """There is no message or command of this type; `field` says where."""
    UNKNOWN_FIELD = "unknown-field"
    """The message has no such `field`."""
    MISSING_FIELD = "missing-field"
    """The message lacks this `field`."""
    BAD_FIELD = "bad-field"
    """The `field` cannot have this value; empty where the frame is no JSON object."""
    HELLO_FIRST = "hello-first"
    """The first message was not `hello`."""
    NOT_ATTACHED = "not-attached"
    """The connection is not attached to the table of the command."""
    TOO_FAST = "too-fast"
    """Too many messages in too short a time: wait a moment."""
