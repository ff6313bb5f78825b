"""Whole games among friends."""

import pytest

from tamaya.arena.hanabi_match import play_hanabi
from tamaya.players.hanabi import Friend
from tamaya.rules.hanabi import Choice, Game, Rearrange, Seat, compose, seed_from_words
from tamaya.testing.game_choices import choice_words, every_choice

# Settings that no box has, all far from the usual.
UNUSUAL = (
    Choice("custom", settings={"errors": "1"}),
    Choice("custom", settings={"tokens": "10", "empty-clues": "on"}),
    Choice("custom", settings={"tokens": "1"}),
    Choice("custom", settings={"hand": "1"}),
    Choice("custom", ("black-powder", "final-flourish"), settings={"errors": "1"}),
)


def score(choice: Choice, players: int, words: str) -> int:
    game = Game.deal(compose(choice), players, seed_from_words(words), Seat(0))
    ended = play_hanabi(game, [Friend() for _ in range(players)]).outcome
    assert ended is not None
    return ended.score


@pytest.mark.parametrize("choice", UNUSUAL, ids=choice_words)
def test_friends_play_games_that_no_box_offers(choice):
    for players in (2, 5):
        score(choice, players, "unusual")


@pytest.mark.slow
@pytest.mark.parametrize("choice", every_choice(), ids=choice_words)
def test_friends_play_every_combination_by_the_rules(choice):
    players = 2 + every_choice().index(choice) % 4
    for number in range(2):
        score(choice, players, f"every combination {number}")


def test_rearranging_a_hand_changes_no_move():
    game = Game.deal(compose(Choice()), 3, seed_from_words("order"), Seat(0))
    for _ in range(20):
        move = Friend().decide(game.view(game.board.seat_to_act))
        arranged = game
        for seat, hand in enumerate(game.board.hands):
            arranged = arranged.make(Rearrange(hand[::-1]), Seat(seat))
        assert Friend().decide(arranged.view(game.board.seat_to_act)) == move
        game = game.make(move)
