"""Every choice of an edition and its extensions, and names for tests."""

from tamaya.rules.hanabi import Choice
from tamaya.rules.hanabi.game_choice import every_choice
from tamaya.rules.shared_types import FEWEST_PLAYERS, MOST_PLAYERS

__all__ = ["MAIN_CHOICES", "PLAYERS", "choice_words", "every_choice"]

PLAYERS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
"""Every number of players."""

MAIN_CHOICES = (
    Choice(),
    Choice("deluxe"),
    Choice("deluxe", ("avalanche",)),
    Choice("deluxe", ("black-powder",)),
    Choice("deluxe", ("flamboyants",)),
    Choice("deluxe", ("final-flourish",)),
    Choice("czech", ("avalanche-2",)),
    Choice("first-box", ("one-error",)),
)
"""The most played choices: each extension on its own."""


def choice_words(choice: Choice) -> str:
    """A choice in one line, as the name of a test."""
    words = "+".join((choice.edition, *choice.extensions))
    settings = ",".join(f"{name}={value}" for name, value in choice.settings.items())
    return f"{words} {settings}".rstrip()
