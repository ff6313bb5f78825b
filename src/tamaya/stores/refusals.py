"""Every reason why a store cannot be opened or used."""

from enum import StrEnum


class StoreRefusal(StrEnum):
    """Why a store cannot be opened or used."""

    UNKNOWN_URL = "unknown-url"
    UNREACHABLE = "unreachable"
    """The store cannot be reached or failed just now; trying again may help."""
    LOCKED_BY_ANOTHER = "locked-by-another"
    """Another process holds the file."""
    NEWER_DATA = "newer-data"
    """A newer version of the program has written the data."""
    FOREIGN_DATA = "foreign-data"
    """The file is not a store."""
    EXTRA_MISSING = "extra-missing"
    """The packages for this kind of store are not installed."""
