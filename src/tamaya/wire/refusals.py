"""Every way a client can be told no before its words reach a table."""

from enum import StrEnum


class WireRefusal(StrEnum):
    """Why a frame is not understood, or not now."""

    FRAME_TOO_LONG = "frame-too-long"
    """The frame has more bytes than anybody has to say; `most` tells how many it may have."""
    NOT_JSON = "not-json"
    """The frame is not JSON in UTF-8."""
    UNKNOWN_TYPE = "unknown-type"
    """There is no message or command of this type; `field` tells where."""
    UNKNOWN_FIELD = "unknown-field"
    """The message has no such field; `field` tells which."""
    MISSING_FIELD = "missing-field"
    """The message needs this `field`."""
    BAD_FIELD = "bad-field"
    """The `field` cannot have such a value; it is empty where the message itself is no object."""
    HELLO_FIRST = "hello-first"
    """Something was said before `hello`."""
    NOT_ATTACHED = "not-attached"
    """Something was asked of a table that the connection is not attached to."""
    TOO_FAST = "too-fast"
    """More was said than a connection may say in so short a time."""
