"""Random games and records, long enough to complete fireworks."""

from collections.abc import Callable
from random import Random

import pytest

from tamaya.notation import HanabiRecord, hanabi_record_of
from tamaya.rules.hanabi import Choice, Game, compose, seed_from_words
from tamaya.rules.shared_types import Refused
from tamaya.testing.hanabi_random_games import play_randomly

NAMES = ("Alice", "Bob", "Cathy", "Donald", "Émilie")


@pytest.fixture(scope="session")
def some_game() -> Callable[..., list[Game]]:
    """A game after each of its moves; the number selects the random game."""

    def play(choice: Choice, players: int, number: int, skill: float = 0.95) -> list[Game]:
        game = Game.deal(compose(choice), players, seed_from_words(f"{number}"))
        return play_randomly(game, Random(number), skill=skill, rearrange_rate=0.1)

    return play


@pytest.fixture(scope="session")
def some_record(some_game) -> Callable[..., HanabiRecord]:
    """The record of a random game."""

    def record(choice: Choice, players: int, number: int, skill: float = 0.95) -> HanabiRecord:
        game = some_game(choice, players, number, skill)[-1]
        return hanabi_record_of(game, NAMES[:players], choice, f"game {number}")

    return record


@pytest.fixture(scope="session")
def result_of() -> Callable[..., object]:
    """Call a function: its result, or the reason of its refusal."""

    def ask(function: Callable[..., object], *arguments: object) -> object:
        try:
            return function(*arguments)
        except Refused as refused:
            return refused.reason

    return ask
