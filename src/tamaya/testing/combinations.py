"""Every game that the boxes offer: each edition with each set of extensions it may add."""

from itertools import combinations

from tamaya.rules.game import FEWEST_PLAYERS, MOST_PLAYERS
from tamaya.rules.hanabi import EDITIONS, Choice
from tamaya.rules.hanabi.extensions import AVALANCHE_FORMS

PLAYERS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
"""Every number of players there can be."""


def every_choice() -> tuple[Choice, ...]:
    """Each edition with each set of its extensions that go together."""
    return tuple(
        Choice(edition, extensions)
        for edition, box in EDITIONS.items()
        for size in range(len(box.extensions) + 1)
        for extensions in combinations(box.extensions, size)
        if len(AVALANCHE_FORMS.intersection(extensions)) <= 1
    )


def choice_words(choice: Choice) -> str:
    """A choice in one line, to name a test after."""
    words = "+".join((choice.edition, *choice.extensions))
    settings = ",".join(f"{name}={value}" for name, value in choice.settings.items())
    return f"{words} {settings}".rstrip()
