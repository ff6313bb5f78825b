"""S1 first box, Ikebana: rounds, the deck running out, and the end."""

from collections import Counter

import pytest

from tamaya.rules.cards import SUIT_LETTERS
from tamaya.rules.ikebana import (
    FULL_DECK,
    Drew,
    GameEnded,
    Kept,
    Onlooker,
    Outcome,
    Paid,
    Pile,
    PilesGathered,
    Refusal,
    Refused,
    Rejected,
    RoundBegan,
    RoundEnded,
    Seat,
    Shuffled,
)
from tamaya.testing.ikebana_story import IkebanaStory, parse_faces

# A pair of ones in four colours: two points.
WHOLE = "r1 r1 g2 b4 k5"
BOX = " ".join(f"{SUIT_LETTERS[face.suit]}{face.value}" for face in FULL_DECK)


def last_turn(bouquets, deck="", extensions="", **options):
    """The story from the last turn of a round, in which the last player lacks a card."""
    players = ("Alice", "Bob", "Cathy", "Donald", "Emily")[: len(bouquets)]
    return IkebanaStory.midgame(bouquets, deck, extensions, to_act=players[-1], **options)


# S1, "Fin d'une manche"
def test_a_round_ends_when_everybody_has_five_cards():
    story = last_turn((WHOLE, "r2 r3 r4 r5"), deck="g2").tell("Bob draws g2", "Bob keeps g2")
    kept, ended, began, shuffled = story.events
    assert kept == Kept(Seat(1), parse_faces("g2")[0])
    assert isinstance(ended, RoundEnded)
    assert ended.number == 1
    assert ended.points == (2, 24)
    assert began == RoundBegan(2, Seat(1))
    assert isinstance(shuffled, Shuffled)
    assert story.board.points == (8, 30)
    assert story.board.gains == ((2, 24),)


def test_a_round_may_end_with_a_purchase():
    story = last_turn((WHOLE, "r2 r3 r4 r5"), piles=("g2", "")).tell("Bob buys g2 from Alice")
    assert story.board.points == (6 + 2 + 2, 6 - 2 + 24)
    assert story.board.round == 2


def test_all_cards_are_shuffled_again_after_a_round():
    story = last_turn((WHOLE, "r2 r3 r4 r5"), piles=("g1", "y1")).tell("Bob draws", "Bob keeps")
    assert story.board.bouquets == ((), ())
    assert story.board.piles == (Pile(), Pile())
    assert Counter(story.game.state.deck) == Counter(FULL_DECK)
    assert story.board.deck_size == 55


def test_the_points_won_can_be_spent_in_the_next_round():
    story = last_turn((WHOLE, "r2 r3 r4 r5"), deck="m5", points=(6, 0))
    story = story.tell("Bob draws m5", "Bob keeps m5", "Bob draws", *["Bob rejects"] * 5)
    assert story.board.points[1] == 48 - 15


def test_the_best_bouquet_of_the_round_starts_the_next():
    story = last_turn((WHOLE, "y1 y1 y1 y2 y2", "b1 b1 b2 b3"), deck="b3", points=(99, 0, 50))
    story = story.tell("Cathy draws b3", "Cathy keeps b3")
    assert story.board.gains == ((2, 28, 32),)
    assert story.board.seat_to_act == story.board.first_seat == 2


# RULES, ruling on a tie for the round's best bouquet
@pytest.mark.parametrize(("first", "next_first"), [("Alice", 0), ("Bob", 1), ("Cathy", 0)])
def test_of_equal_bouquets_the_first_in_the_order_of_the_round_starts_the_next(first, next_first):
    order = ("Alice", "Bob", "Cathy")
    last = order[order.index(first) - 1]
    bouquets = ["r1 r1 r1 r2 r2", "y1 y1 y1 y2 y2", "g1 k2 b3 k4 g5"]
    short, missing = bouquets[order.index(last)].rsplit(" ", 1)
    bouquets[order.index(last)] = short
    story = IkebanaStory.midgame(bouquets, deck=missing, to_act=last, first=first)
    story = story.tell(f"{last} draws", f"{last} keeps {missing}")
    assert story.board.gains[0][:2] == (28, 28)
    assert story.board.seat_to_act == next_first


# S1, "La partie"
def test_a_game_has_four_rounds():
    story = IkebanaStory.begin(2)
    rounds = []
    for _ in range(4 * 5 * 2):
        assert story.board.outcome is None
        rounds.append(story.board.round)
        player = ("Alice", "Bob")[story.board.seat_to_act]
        story = story.tell(f"{player} draws", f"{player} keeps")
    assert rounds == [1] * 10 + [2] * 10 + [3] * 10 + [4] * 10
    assert story.board.outcome is not None
    assert len(story.board.gains) == 4
    assert story.board.turn == 40
    assert story.game.legal_moves == ()
    assert story.refused("Alice draws") is Refusal.GAME_OVER


# S1, "Conditions de victoire"
def test_the_most_points_after_four_rounds_win():
    story = last_turn((WHOLE, "r2 r3 r4 r5"), deck="g2", round_number=4, points=(40, 9))
    story = story.tell("Bob draws", "Bob keeps g2")
    assert story.events[-1] == GameEnded(Outcome((42, 33), (Seat(0),)))


def test_a_tie_is_a_shared_victory():
    story = last_turn((WHOLE, "g1 g1 k2 k2 k4", "r2 r3 r4 r5"), deck="g2", round_number=4,
                      points=(31, 0, 9))  # fmt: skip
    story = story.tell("Cathy draws", "Cathy keeps g2")
    assert story.board.outcome == Outcome((33, 12, 33), (Seat(0), Seat(2)))


# S1, "Variante « Bouquet final »"
def test_a_final_bouquet_counts_double_on_top_of_its_colours():
    story = last_turn((WHOLE, "r2 r3 r4 r5"), "g2", "final-bouquet", round_number=4)
    story = story.tell("Bob draws", "Bob keeps g2")
    ended = story.events[1]
    assert isinstance(ended, RoundEnded)
    assert ended.points == (4, 48)
    assert [appraisal.points for appraisal in ended.appraisals] == [2, 24]
    assert story.board.outcome == Outcome((10, 54), (Seat(1),))


@pytest.mark.parametrize("number", [1, 2, 3])
def test_only_the_last_bouquet_counts_double(number):
    story = last_turn((WHOLE, "r2 r3 r4 r5"), "g2", "final-bouquet", round_number=number)
    assert story.tell("Bob draws", "Bob keeps g2").board.gains == ((2, 24),)


# S1, "Pioche épuisée"
def test_when_the_deck_has_run_out_all_but_the_tops_are_shuffled_into_a_new_one():
    story = IkebanaStory.midgame(("r1", ""), deck=".", piles=("g2", "y3 b4"), to_act="Bob")
    assert story.board.deck_size == 0
    story = story.tell("Bob draws")
    gathered, shuffled, drew = story.events
    assert gathered == PilesGathered()
    assert isinstance(shuffled, Shuffled)
    assert isinstance(drew, Drew)
    assert len(shuffled.deck) == 55 - 1 - 2
    assert story.board.piles == (Pile(parse_faces("g2")[0], 1), Pile(parse_faces("b4")[0], 1))
    assert story.board.deck_size == 51


def test_a_card_just_rejected_is_the_top_that_its_owner_keeps():
    story = IkebanaStory.midgame(("r1", ""), deck="k5 .", piles=("g2", "y3 b4"), to_act="Bob")
    story = story.tell("Bob draws k5", "Bob rejects k5")
    paid, rejected, gathered, shuffled, drew = story.events
    k5 = parse_faces("k5")[0]
    assert paid == Paid(Seat(1), Seat(0), 1)
    assert rejected == Rejected(Seat(1), k5)
    assert gathered == PilesGathered()
    assert isinstance(shuffled, Shuffled)
    assert isinstance(drew, Drew)
    assert story.board.piles[1] == Pile(k5, 1)
    assert parse_faces("b4")[0] in shuffled.deck


def test_the_deck_is_not_refilled_before_a_card_is_needed():
    story = IkebanaStory.midgame(("r1", ""), deck="k5 .", piles=("g2", ""), to_act="Bob")
    story = story.tell("Bob draws k5", "Bob keeps k5")
    assert story.board.deck_size == 0
    story = story.tell("Alice draws")
    assert story.events[0] == PilesGathered()


def test_an_empty_pile_stays_empty_when_the_deck_runs_out():
    story = IkebanaStory.midgame(("r1", ""), deck=".", piles=("g2", ""), to_act="Bob")
    assert story.tell("Bob draws").board.piles[1] == Pile()


# A record without a seed holds the orders.
def test_a_game_without_a_seed_takes_the_recorded_orders():
    story = last_turn((WHOLE, "r2 r3 r4 r5"), deck="g2", shuffles=[BOX])
    story = story.tell("Bob draws", "Bob keeps g2")
    assert story.game.state.deck == FULL_DECK


def test_a_move_that_needs_an_order_nobody_recorded_is_refused():
    story = last_turn((WHOLE, "r2 r3 r4 r5"), deck="g2", shuffles=[]).tell("Bob draws g2")
    assert story.refused("Bob keeps g2") is Refusal.ORDER_NOT_RECORDED
    wrong = last_turn((WHOLE, "r2 r3 r4 r5"), deck="g2", shuffles=["r1 r2"]).tell("Bob draws g2")
    assert wrong.refused("Bob keeps g2") is Refusal.ORDER_NOT_RECORDED
    empty = IkebanaStory.midgame(("r1", ""), deck=".", piles=("g2", ""), shuffles=[])
    assert empty.refused("Alice draws") is Refusal.ORDER_NOT_RECORDED
    with pytest.raises(Refused):
        empty.game.make(empty.game.legal_moves[0])


def test_a_reviewer_sees_the_order_and_a_player_only_how_many_cards():
    story = last_turn((WHOLE, "r2 r3 r4 r5"), deck="g2").tell("Bob draws", "Bob keeps g2")
    assert story.game.view(Onlooker.REVIEWER).history[-1] == story.events[-1]
    for viewer in (Seat(0), Onlooker.SPECTATOR, Onlooker.ALL_HANDS):
        assert str(story.game.view(viewer).history[-1]) == "ShuffledUnseen(cards=55)"
