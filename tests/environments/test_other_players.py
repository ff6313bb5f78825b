"""The other seats of an environment may be held by names, classes and objects."""

import traceback

import pytest

from tamaya.environments.gymnasium_env import HanabiEnv
from tamaya.players.hanabi import Careful
from tamaya.rules.hanabi import Play


class Raising:
    def decide(self, _):
        raise ZeroDivisionError("oh no")


class Illegal:
    def decide(self, _):
        return Play(99)


@pytest.mark.parametrize("player", ["careful", Careful, Careful()])
def test_a_name_a_class_and_an_object_play_the_same(player):
    table = HanabiEnv(players=[player])
    table.reset(seed=1)
    table.step(5)
    assert len(table.game.moves) == 2


@pytest.mark.parametrize(
    ("player", "message"), [(Raising(), "oh no"), (Illegal(), "illegal move Play(card=99)")]
)
def test_a_player_that_fails_is_reported_with_its_seat_and_view(player, message):
    table = HanabiEnv(players=[player])
    table.reset(seed=1)
    with pytest.raises((ZeroDivisionError, ValueError)) as caught:
        table.step(5)
    text = "".join(traceback.format_exception_only(caught.value))
    assert message in text
    assert f"{type(player).__name__} in seat 1 saw:\n2 players, turn 2, b to act" in text


def test_what_is_no_player_is_refused():
    with pytest.raises(TypeError, match="a player is a name or has decide"):
        HanabiEnv(players=[7])
    with pytest.raises(ValueError, match="No module named 'nowhere'"):
        HanabiEnv(players=["nowhere:Bot"])
