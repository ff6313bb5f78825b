"""The games that the Hanabi Learning Environment knows, by the words it asks for them with."""

from collections.abc import Mapping

from tamaya.engine.observation import Form
from tamaya.environments.names import Kind
from tamaya.rules.game import FEWEST_PLAYERS, MOST_PLAYERS, Refused
from tamaya.rules.hanabi import Rules, RulesRefusal, Suit
from tamaya.rules.hanabi.parameters import HIGHEST_VALUE, within

COLOURS = ("red", "yellow", "green", "white", "blue")
"""In the order of its numbers."""

FORMS = (Form.MINIMAL, Form.KNOWLEDGE, Form.SEER)
"""By the number of its ``observation_type``."""

FULL = {"colors": 5, "ranks": 5, "max_information_tokens": 8, "max_life_tokens": 3}
SMALL = {
    "colors": 2,
    "ranks": 5,
    "hand_size": 2,
    "max_information_tokens": 3,
    "max_life_tokens": 1,
}

CONFIGURATIONS: Mapping[str, Mapping[str, int]] = {
    "Hanabi-Full": FULL,
    "Hanabi-Full-CardKnowledge": FULL,
    "Hanabi-Full-Minimal": FULL | {"observation_type": 0},
    "Hanabi-Small": SMALL,
    "Hanabi-Very-Small": SMALL | {"colors": 1},
}
"""The games it has a name for."""

WORDS = (
    *("players", "colors", "ranks", "hand_size", "max_information_tokens", "max_life_tokens"),
    *("observation_type", "seed", "random_start_player"),
)
"""What a configuration may say."""


def kind_of_configuration(config: Mapping[str, int]) -> Kind:
    """The game that a configuration asks for."""
    for word in config:
        if word not in WORDS:
            raise Refused(RulesRefusal.UNKNOWN_SETTING, setting=word)
    colours, ranks = config.get("colors", 5), config.get("ranks", 5)
    within("colors", colours, 1, len(COLOURS))
    within("ranks", ranks, 1, HIGHEST_VALUE)
    # With one rank only, it is the first and not the last.
    copies = (3,) if ranks == 1 else (3, *[2] * (ranks - 2), 1)
    sizes: tuple[int, ...] = (5, 5, 4, 4)
    if size := config.get("hand_size"):
        sizes = (size,) * (MOST_PLAYERS - FEWEST_PLAYERS + 1)
    rules = Rules(
        tuple(Suit(name, copies=copies) for name in COLOURS[:colours]),
        sizes,
        tokens=config.get("max_information_tokens", 8),
        errors=config.get("max_life_tokens", 3),
    )
    players = config.get("players", 2)
    rules.refuse_players(players)
    return Kind(rules, players)


def form_of_configuration(config: Mapping[str, int]) -> Form:
    """The form of observation that a configuration asks for."""
    number = config.get("observation_type", 1)
    within("observation_type", number, 0, len(FORMS) - 1)
    return FORMS[number]
