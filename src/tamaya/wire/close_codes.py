"""The codes with which the server closes a WebSocket."""

from enum import IntEnum


class CloseCode(IntEnum):
    """Why the server closed a connection, and whether to connect again."""

    INVALID_TEXT = 1007
    """A text frame was not UTF-8. Fix the client before it connects again."""
    TOO_MANY_REFUSALS = 1008
    """Too many messages in a row were refused. Fix the client before it connects again."""
    MESSAGE_TOO_LONG = 1009
    """A message was longer than the server reads, or came in too many frames. Fix the client before
    it connects again."""
    RESTARTING = 1012
    """The server stops or restarts. Connect again."""
    TOO_SLOW = 1013
    """The client did not read fast enough. Connect again."""
    UNKNOWN_GUEST = 4401
    """The server does not know the guest, or no longer. Do not connect again with this secret."""
