"""Every way somebody at a terminal can be told no before a table is asked."""

from enum import StrEnum


class TerminalRefusal(StrEnum):
    """Why a table cannot be had, or what was typed means nothing."""

    NOTHING_TO_RESUME = "nothing-to-resume"
    """No game that was begun at this terminal goes on."""
    NOT_A_TABLE_LINK = "not-a-table-link"
    """The address is not that of a table."""
    SERVER_UNREACHABLE = "house-unreachable"
    """Nobody answers there."""
    CONNECTION_LOST = "line-lost"
    """The house has hung up and could not be reached again."""
    VERSION_MISMATCH = "house-speaks-otherwise"
    """The house and this program have no version of the wire in common."""
    NAME_TWICE = "name-twice"
    """Two people at one screen need two names."""
    NOT_UNDERSTOOD = "not-understood"
    """What was typed is no command."""
    NO_SUCH_POSITION = "no-such-position"
    """The hand has no card there."""
    NO_SUCH_TEAMMATE = "no-such-teammate"
    """Nobody at the table is called so."""
    NO_SUCH_CARD_THERE = "no-such-card-there"
    """The discard does not hold this card."""
    OTHER_REASON = "other-reason"
    """The house gives a reason that this program does not know."""
