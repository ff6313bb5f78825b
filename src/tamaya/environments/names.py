"""The names of all games that the boxes offer, such as ``deluxe-black-powder-3p``."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import NamedTuple

from tamaya.engine.given import of_kind
from tamaya.environments.refusals import EnvironmentRefusal
from tamaya.rules.game import FEWEST_PLAYERS, MOST_PLAYERS, Refused
from tamaya.rules.hanabi import EDITIONS, Choice, Rules, compose, parse_settings
from tamaya.rules.hanabi.extensions import AVALANCHE_FORMS

NAMESPACE = "tamaya"
"""What stands before the slash where these names lie among others."""


class Kind(NamedTuple):
    """What is played: rules, and how many play by them."""

    rules: Rules
    players: int


def kind_of(game: str | Kind, settings: str = "") -> Kind:
    """The game of this name, changed by settings such as ``values=3,tokens=4``.

    A kind is taken as it is, and settings beside it are refused.
    """
    of_kind(settings, str)
    if isinstance(game, Kind):
        if settings:
            raise Refused(EnvironmentRefusal.SETTINGS_WITHOUT_NAME)
        return game
    name = of_kind(game, str).removeprefix(f"{NAMESPACE}/")
    if name not in names():
        raise Refused(EnvironmentRefusal.UNKNOWN_GAME_NAME, name=name)
    choice, players = names()[name]
    rules = compose(Choice(choice.edition, choice.extensions, parse_settings(settings)))
    rules.refuse_players(players)
    return Kind(rules, players)


@cache
def names() -> Mapping[str, tuple[Choice, int]]:
    """Each name, and the game and number of players it stands for."""
    return {
        "-".join((choice.edition, *choice.extensions, f"{players}p")): (choice, players)
        for choice in _choices()
        for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    }


def _choices() -> Iterator[Choice]:
    for edition, box in EDITIONS.items():
        for size in range(len(box.extensions) + 1):
            for extensions in combinations(box.extensions, size):
                if len(AVALANCHE_FORMS.intersection(extensions)) <= 1:
                    yield Choice(edition, extensions)
