"""Every way a store can fail the one who runs the house."""

from enum import StrEnum


class StoreRefusal(StrEnum):
    """Why a store cannot be opened or used."""

    UNKNOWN_URL = "unknown-url"
    UNREACHABLE = "unreachable"
    """It is not there, or it could not do now what was asked; trying again may help."""
    LOCKED_BY_ANOTHER = "locked-by-another"
    """Another process holds the file."""
    NEWER_DATA = "newer-data"
    """A newer version of the program has written there."""
    FOREIGN_DATA = "foreign-data"
    """The file holds something else."""
    EXTRA_MISSING = "extra-missing"
    """The parts for this kind of store are not installed."""
