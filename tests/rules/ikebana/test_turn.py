"""S1 first box, Ikebana: a turn is a draw or a purchase."""

import pytest

from tamaya.rules.ikebana import (
    Bought,
    Drew,
    Face,
    Kept,
    Paid,
    Pile,
    Refusal,
    Rejected,
    Seat,
    TurnPassed,
)
from tamaya.testing.ikebana_story import IkebanaStory, parse_faces

ALICE, BOB, CATHY = Seat(0), Seat(1), Seat(2)
R1, G2 = parse_faces("r1 g2")


# S1, "La partie"
def test_a_turn_adds_one_card_and_the_next_player_clockwise_acts():
    story = IkebanaStory.begin(3, "r1 g2 y3 b4").tell("Alice draws r1", "Alice keeps r1")
    assert story.events == (Kept(ALICE, R1), TurnPassed(BOB))
    story = story.tell("Bob draws g2", "Bob keeps g2", "Cathy draws y3", "Cathy keeps y3")
    assert story.board.bouquets == tuple(map(parse_faces, ("r1", "g2", "y3")))
    assert story.board.seat_to_act == ALICE
    assert story.board.turn == 3


def test_nobody_acts_out_of_turn():
    story = IkebanaStory.begin(3)
    assert story.refused("Bob draws") is Refusal.NOT_YOUR_TURN
    assert story.tell("Alice draws").refused("Bob keeps") is Refusal.NOT_YOUR_TURN
    assert story.refused("Donald draws") is Refusal.NO_SUCH_SEAT


# S1, "1- Piocher une carte Ikebana"
def test_keeping_the_first_card_is_free():
    story = IkebanaStory.begin(2).tell("Alice draws", "Alice keeps")
    assert story.board.points == (6, 6)


def test_a_rejected_card_goes_to_the_own_pile_and_another_is_drawn():
    story = IkebanaStory.begin(2, "r1 g2").tell("Alice draws r1", "Alice rejects r1")
    assert story.events == (Paid(ALICE, BOB, 1), Rejected(ALICE, R1), Drew(ALICE, G2))
    assert story.board.piles == (Pile(R1, 1), Pile())
    assert story.board.seat_to_act == ALICE


# S1, the example of Marie, Léa and Sandra
def test_the_price_rises_and_the_payments_go_round_the_table():
    story = IkebanaStory.midgame(("", "", ""), points=(10, 6, 6)).tell("Alice draws")
    paid = []
    for _ in range(4):
        story = story.tell("Alice rejects")
        paid.append(story.events[0])
    assert paid == [
        Paid(ALICE, BOB, 1),
        Paid(ALICE, CATHY, 2),
        Paid(ALICE, BOB, 3),
        Paid(ALICE, CATHY, 4),
    ]
    assert story.board.points == (0, 10, 12)


def test_the_payments_begin_to_the_left_of_the_seat_that_acts():
    story = IkebanaStory.begin(5, first="Donald").tell("Donald draws", "Donald rejects")
    assert story.events[0] == Paid(Seat(3), Seat(4), 1)
    assert story.tell("Donald rejects").events[0] == Paid(Seat(3), Seat(0), 2)


def test_five_players_pay_round_the_table_more_than_once():
    story = IkebanaStory.midgame(("",) * 5, points=(100, 0, 0, 0, 0)).tell("Alice draws")
    story = story.tell(*["Alice rejects"] * 9)
    assert story.board.points == (55, 1 + 5 + 9, 2 + 6, 3 + 7, 4 + 8)


# S1, "Note"
def test_of_two_players_the_other_is_always_paid():
    story = IkebanaStory.begin(2).tell("Alice draws", *["Alice rejects"] * 3)
    assert story.board.points == (0, 12)


def test_the_price_starts_over_each_turn():
    story = IkebanaStory.begin(2).tell(
        "Alice draws", "Alice rejects", "Alice rejects", "Alice keeps",
        "Bob draws", "Bob keeps", "Alice draws", "Alice rejects",
    )  # fmt: skip
    assert story.events[0] == Paid(ALICE, BOB, 1)


def test_a_card_cannot_be_rejected_without_the_points():
    story = IkebanaStory.midgame(("", ""), points=(2, 6)).tell("Alice draws", "Alice rejects")
    assert story.board.points == (1, 7)
    assert story.refused("Alice rejects") is Refusal.NOT_ENOUGH_POINTS
    assert story.tell("Alice keeps").board.points == (1, 7)


def test_nothing_is_kept_or_rejected_before_it_is_drawn():
    story = IkebanaStory.begin(2)
    assert story.refused("Alice keeps") is Refusal.NOTHING_DRAWN
    assert story.refused("Alice rejects") is Refusal.NOTHING_DRAWN


def test_a_second_card_is_only_drawn_by_rejecting_the_first():
    assert IkebanaStory.begin(2).tell("Alice draws").refused("Alice draws") is Refusal.ALREADY_DRAWN


# S1, "Défausse"
def test_only_the_last_card_of_a_pile_is_seen():
    story = IkebanaStory.begin(2, "r1 g2 y3").tell(
        "Alice draws r1", "Alice rejects r1", "Alice rejects g2"
    )
    assert story.board.piles[ALICE] == Pile(G2, 2)
    assert story.game.state.buried[ALICE] == (R1,)


# S1, "2- Acheter une carte Ikebana défaussée"
def test_the_top_of_anothers_pile_costs_its_value_and_ends_the_turn():
    story = IkebanaStory.midgame(("", "", ""), piles=("", "", "b4"))
    story = story.tell("Alice buys b4 from Cathy")
    b4 = Face("blue", 4)
    assert story.events == (
        Paid(ALICE, CATHY, 4),
        Bought(ALICE, CATHY, b4, None),
        TurnPassed(BOB),
    )
    assert story.board.points == (2, 6, 10)
    assert story.board.bouquets[ALICE] == (b4,)
    assert story.board.piles[CATHY] == Pile()


def test_a_joker_costs_its_printed_value():
    story = IkebanaStory.midgame(("", ""), piles=("", "m5")).tell("Alice buys m5 from Bob")
    assert story.board.points == (1, 11)


def test_buying_uncovers_the_next_card_which_is_then_for_sale():
    story = IkebanaStory.midgame(("", "", ""), piles=("", "", "r1 g2"))
    story = story.tell("Alice buys g2 from Cathy")
    assert story.board.piles[CATHY] == Pile(R1, 1)
    story = story.tell("Bob buys r1 from Cathy")
    assert story.board.points == (4, 5, 9)


def test_nobody_buys_from_their_own_pile():
    story = IkebanaStory.midgame(("", ""), piles=("r1", ""))
    assert story.refused("Alice buys r1 from Alice") is Refusal.OWN_PILE


def test_nobody_buys_after_having_drawn():
    story = IkebanaStory.midgame(("", ""), piles=("", "r1")).tell("Alice draws")
    assert story.refused("Alice buys r1 from Bob") is Refusal.ALREADY_DRAWN
    story = story.tell("Alice rejects")
    assert story.refused("Alice buys r1 from Bob") is Refusal.ALREADY_DRAWN


@pytest.mark.parametrize(("held", "is_enough"), [(3, False), (4, True)])
def test_nobody_buys_without_the_points(held, is_enough):
    story = IkebanaStory.midgame(("", ""), piles=("", "b4"), points=(held, 6))
    if is_enough:
        assert story.tell("Alice buys b4 from Bob").board.points == (0, 10)
    else:
        assert story.refused("Alice buys b4 from Bob") is Refusal.NOT_ENOUGH_POINTS


def test_an_empty_pile_sells_nothing():
    assert IkebanaStory.begin(2).refused("Alice buys from Bob") is Refusal.EMPTY_PILE
    assert IkebanaStory.begin(2).refused("Alice buys from Cathy") is Refusal.NO_SUCH_SEAT
