"""The games that the properties are checked on."""

from functools import lru_cache
from random import Random

import pytest
from hypothesis import settings

from tamaya.rules.hanabi import Choice, Game, compose, seed_from_words
from tamaya.testing.game_choices import PLAYERS, choice_words, every_choice
from tamaya.testing.hanabi_random_games import play_randomly

WITS = (0.9, 0.5, 1.0, 0.8, 0.95, 0.0)
GAMES = max(1, settings.default.max_examples // 100)
"""How many games are played of each combination."""


@lru_cache(maxsize=1)
def games_of(choice: str) -> list[list[Game]]:
    rules = compose(CHOICES[choice])
    return [
        play_randomly(
            Game.deal(rules, players, seed_from_words(f"{choice} {players} {number}")),
            Random(f"{choice} {players} {number}"),
            WITS[(number + len(choice) + players) % len(WITS)],
        )
        for players in PLAYERS
        for number in range(GAMES)
    ]


CHOICES: dict[str, Choice] = {choice_words(choice): choice for choice in every_choice()}


@pytest.fixture(params=CHOICES)
def every_combination(request: pytest.FixtureRequest) -> list[list[Game]]:
    """Games of one combination of edition and extensions, with every number of players."""
    return games_of(request.param)
