"""The hat player at a table: from its view it finds the move of the policy in the engine."""

import pytest

from tamaya.engine.batch import Batch
from tamaya.players.hanabi.compiled_player import hat_player
from tamaya.players.hanabi.hat.engine_policy import HAT
from tamaya.rules.hanabi import (
    Choice,
    Game,
    Rearrange,
    Seat,
    compose,
    seed_from_words,
    setup_from_seed,
)

# Not with bonus tiles: a batch shuffles cards in with another random stream.
GAMES = (
    (Choice(), 2),
    (Choice(), 3),
    (Choice("deluxe", ("avalanche", "black-powder")), 4),
    (Choice("czech", ("avalanche-2", "final-flourish")), 5),
    (Choice("first-box", ("one-error",)), 4),
    (Choice("console"), 3),
)


@pytest.mark.parametrize(("choice", "players"), GAMES, ids=str)
def test_a_seat_with_its_view_makes_the_moves_of_the_policy(choice, players):
    setup = setup_from_seed(seed_from_words("side by side"), compose(choice), players)
    game, batch = Game.begin(setup), Batch.of_setups([setup])
    memory = batch.memory(HAT)
    while game.outcome is None:
        (action,) = batch.choose(HAT, memory)
        move = hat_player().decide(game.view(game.board.seat_to_act))
        assert move == batch.numbering.move_of(game.state, action)
        batch.step([action])
        game = game.make(move)


def test_rearranging_a_hand_loses_no_meaning():
    setup = setup_from_seed(seed_from_words("in another order"), compose(Choice()), 4)
    game = Game.begin(setup)
    while game.outcome is None:
        for seat in map(Seat, range(4)):
            game = game.make(Rearrange(tuple(sorted(game.board.hands[seat]))), seat)
        game = game.make(hat_player().decide(game.view(game.board.seat_to_act)))
    assert game.outcome.score >= 24
