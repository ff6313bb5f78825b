"""Why a player of the roster cannot take part."""

from enum import StrEnum


class RosterRefusal(StrEnum):
    """Refusals of the roster. Beside each: its arguments."""

    BOT_FOR_TWO_SEATS = "bot-for-two-seats"  # bot, instead
    """The bot plays with two seats only; ``instead`` plays with more."""
    BOT_NOT_LOADED = "bot-not-loaded"  # bot, problem
    """The class of a bot from outside cannot be used."""
    BOT_OF_OTHER_GAME = "bot-of-other-game"  # bot, game
