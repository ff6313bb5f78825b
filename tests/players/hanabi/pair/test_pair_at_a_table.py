"""The pair player at a table: from its view it finds the move of the policy in the engine."""

import pytest

from tamaya.engine.batch import Batch
from tamaya.engine.row_layout import LAST_ACTION
from tamaya.engine.state_conversion import row_of
from tamaya.players.hanabi.compiled_player import pair_player
from tamaya.players.hanabi.pair.engine_policy import PAIR
from tamaya.rules.hanabi import (
    Choice,
    Game,
    Rearrange,
    Seat,
    compose,
    seed_from_words,
    setup_from_seed,
)
from tamaya.testing.game_choices import choice_words, every_choice

CHOICES = every_choice()
SOME = (
    Choice(),
    Choice("deluxe", ("avalanche", "black-powder", "flamboyants")),
    Choice("czech", ("avalanche-2", "final-flourish")),
    Choice("console"),
)


def play_side_by_side(choice: Choice, words: str) -> None:
    """Play a game with the policy, and compare each move with that of a player with a view."""
    setup = setup_from_seed(seed_from_words(words), compose(choice), 2)
    game, batch = Game.begin(setup), Batch.of_setups([setup])
    memory = batch.memory(PAIR)
    while game.outcome is None:
        (action,) = batch.choose(PAIR, memory)
        move = pair_player().decide(game.view(game.board.seat_to_act))
        assert move == batch.numbering.move_of(game.state, action)
        batch.step([action])
        game = game.make(move)
        # After a tile shuffles a card in, the engine's deck has another order than the rules'.
        row = row_of(game.state, batch.tables)
        row[LAST_ACTION.word] = batch.row(0)[LAST_ACTION.word]
        batch._driver.put_row(0, row)


@pytest.mark.parametrize("choice", SOME, ids=choice_words)
def test_a_seat_with_its_view_makes_the_moves_of_the_policy(choice):
    play_side_by_side(choice, "side by side")


@pytest.mark.full
@pytest.mark.parametrize("choice", CHOICES, ids=choice_words)
def test_a_seat_with_its_view_makes_the_moves_of_the_policy_in_every_game(choice):
    play_side_by_side(choice, "everywhere")


def test_rearranging_a_hand_loses_no_meaning():
    scores = []
    for words in ("in another order", "in yet another order", "in the order of cards"):
        game = Game.begin(setup_from_seed(seed_from_words(words), compose(Choice()), 2))
        while game.outcome is None:
            for seat in map(Seat, range(2)):
                newest, second, third, *others = game.board.hands[seat]
                game = game.make(Rearrange((newest, third, second, *others)), seat)
            game = game.make(pair_player().decide(game.view(game.board.seat_to_act)))
        scores.append(game.outcome.score)
    assert sum(scores) >= 3 * 20


def test_a_pair_player_does_not_play_with_more_than_two_seats():
    game = Game.deal(compose(Choice()), 3, seed_from_words("three"), Seat(0))
    with pytest.raises(ValueError, match="pair plays with 2 seats, not 3; use hat"):
        pair_player().decide(game.view(Seat(0)))
