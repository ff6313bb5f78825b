"""Every reason why a channel cannot be opened; the messages are those of the stores."""

from enum import StrEnum


class ChannelRefusal(StrEnum):
    """Why a channel cannot be opened."""

    UNKNOWN_URL = "unknown-url"
    UNREACHABLE = "unreachable"
    EXTRA_MISSING = "extra-missing"
