"""Every reason for a terminal to refuse something before it reaches a table."""

from enum import StrEnum


class TerminalRefusal(StrEnum):
    """Why a table cannot be reached, or a typed line cannot be understood."""

    NOTHING_TO_RESUME = "nothing-to-resume"
    """No game of this terminal is still running."""
    NOT_A_TABLE_LINK = "not-a-table-link"
    """The link does not lead to a table."""
    NOT_A_SERVER = "not-a-server"
    """The address does not lead to a server."""
    SERVER_UNREACHABLE = "server-unreachable"
    """No server answers at this address."""
    CONNECTION_LOST = "line-lost"
    """The connection broke, and the server could not be reached again."""
    RECONNECTING = "reconnecting"
    """There is no connection right now; it is being reopened."""
    VERSION_MISMATCH = "version-mismatch"
    """The server and this program speak different versions of the wire."""
    NAME_TWICE = "name-twice"
    """Two people at one screen have the same name."""
    NOT_UNDERSTOOD = "not-understood"
    """The typed line is not a command."""
    NO_SUCH_POSITION = "no-such-position"
    """The hand has no card at this position."""
    NO_SUCH_TEAMMATE = "no-such-teammate"
    """Nobody at the table has this name, or several people do."""
    NO_SUCH_CARD_THERE = "no-such-card-there"
    """This card is not in the discard."""
    OTHER_REASON = "other-reason"
    """The server gives a reason that this program does not know."""
