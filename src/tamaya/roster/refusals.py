"""Why a player of the roster cannot take part."""

from enum import StrEnum


class RosterRefusal(StrEnum):
    """Refusals of the roster. Beside each: its arguments."""

    BOT_FOR_TWO_SEATS = "bot-for-two-seats"  # bot, instead
    """The bot plays with two seats only; ``instead`` plays with more."""
