"""Every reason for the server of assistants to refuse something by itself."""

from enum import StrEnum


class McpRefusal(StrEnum):
    """Why a tool cannot do what it was asked for."""

    NO_SUCH_LOCAL_GAME = "no-such-local-game"
    """No game of this session has this number."""
    NO_RECORD_BEFORE_THE_END = "no-record-before-the-end"
    """A record holds the deck, which nobody may know during the game."""
    NOT_AT_A_TABLE = "not-at-a-table"
    """The assistant sits at no table."""
    AT_A_TABLE = "at-a-table"
    """The assistant sits at another table."""
