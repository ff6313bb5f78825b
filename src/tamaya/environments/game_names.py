"""The names of all games of the published boxes, such as ``deluxe-black-powder-3p``."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import NamedTuple

from tamaya.engine.argument_checks import check_type
from tamaya.rules.hanabi import EDITIONS, Choice, Rules, compose, parse_settings
from tamaya.rules.hanabi.extensions import AVALANCHE_FORMS
from tamaya.rules.shared_types import FEWEST_PLAYERS, MOST_PLAYERS

NAMESPACE = "tamaya"
"""The namespace of these names in Gymnasium's registry."""


class GameSpec(NamedTuple):
    """The rules and number of players of a game."""

    rules: Rules
    players: int


def game_spec(game: str | GameSpec, settings: str = "") -> GameSpec:
    """Return the game of this name, changed by settings such as ``values=3,tokens=4``.

    A ``GameSpec`` is returned as it is, and takes no settings.
    """
    check_type(settings, str, "settings")
    if isinstance(game, GameSpec):
        if settings:
            raise ValueError(f"settings {settings!r} change a named game, not a GameSpec")
        return game
    name = check_type(game, str, "game").removeprefix(f"{NAMESPACE}/")
    if name not in game_names():
        raise ValueError(f"unknown game {name!r}: names look like deluxe-black-powder-3p")
    choice, players = game_names()[name]
    rules = compose(Choice(choice.edition, choice.extensions, parse_settings(settings)))
    rules.refuse_players(players)
    return GameSpec(rules, players)


@cache
def game_names() -> Mapping[str, tuple[Choice, int]]:
    """Return the game and number of players of each name."""
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
