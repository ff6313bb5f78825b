"""Every way a channel can fail the one who runs the house; said in the words of the stores."""

from enum import StrEnum


class ChannelRefusal(StrEnum):
    """Why a channel cannot be opened."""

    UNKNOWN_URL = "unknown-url"
    UNREACHABLE = "unreachable"
    EXTRA_MISSING = "extra-missing"
