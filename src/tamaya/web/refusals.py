"""Every way a visitor can be told no at the door."""

from enum import StrEnum


class WebRefusal(StrEnum):
    """Why the house does not do what a visitor asks."""

    NO_SUCH_PAGE = "no-such-page"
    WRONG_METHOD = "wrong-method"
    WRONG_CONTENT = "wrong-content"
    """The body is not what this address reads."""
    BODY_TOO_LONG = "body-too-long"
    FOREIGN_HOST = "foreign-host"
    """The visitor calls the house by a name that is not its own."""
    FOREIGN_ORIGIN = "foreign-origin"
    """Another site's page asks in the visitor's name."""
    NOT_KNOWN = "not-known"
    """The visitor has no cookie or token of this house."""
    ALREADY_KNOWN = "already-known"
    BAD_CODE = "bad-code"
    """The one-time code is wrong, used or too old."""
    VISITS_TOO_FAST = "visits-too-fast"
    TOO_MANY_CONNECTIONS = "too-many-connections"
    TOO_MANY_TABLES = "too-many-tables"
    NO_SUCH_FORMAT = "no-such-format"
    """The game cannot be written in that format."""
    INTERNAL = "internal"
    """Something went wrong in the house itself."""
    NOT_READY = "not-ready"
