"""The gentle friend gives plain clues only, and explains them as friend does."""

from tamaya.players.hanabi import Friend, Gentle
from tamaya.players.hanabi.friend import Reason
from tamaya.rules.hanabi import Choice, Game, GiveClue, Seat, compose, seed_from_words
from tamaya.testing.hanabi_story import Story


def story_with_a_finesse():
    """Red 1 is Bob's newest card, and a clue about Cathy's red 2 would get both played."""
    return Story.begin(
        alice="b4 g4 g3 y4 w4", bob="r1 b3 g3 y4 w3", cathy="r2 y3 b4 g4 w4", first="Alice"
    )


def test_gentle_asks_nobody_for_a_card_by_a_clue_to_somebody_else():
    view = story_with_a_finesse().view("Alice")
    assert Friend().explain(view).move_reason.reason is Reason.BLIND_CLUE
    plain = Gentle().explain(view).move_reason
    assert isinstance(plain.move, GiveClue)
    assert plain.reason is Reason.PLAY_CLUE


def test_gentle_makes_legal_moves_from_the_first_to_the_last_turn():
    game = Game.deal(compose(Choice()), 2, seed_from_words("gentle"), Seat(0))
    players = [Gentle(), Gentle()]
    while game.outcome is None:
        seat = game.board.seat_to_act
        move = players[seat].decide(game.view(seat))
        assert move in game.legal_moves
        game = game.make(move)
