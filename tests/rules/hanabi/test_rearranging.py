"""Stories of hands put in order, in sight of all.

S0, "Conseils"; S1, "Conseils"; S2, "Advice"; S4, "Rady". Ruling: at any time.
"""

from tamaya.rules.hanabi import CardId, Rearrange, Rearranged, Refusal, Seat, judge
from tamaya.testing.hanabi_story import Story


def test_a_seat_may_rearrange_its_hand_after_a_clue():
    story = Story.begin("deluxe", bob="b4 r1 w2 w3 y5").tell(
        "Alice clues 1 to Bob", "Bob rearranges r1 b4 w2 w3 y5"
    )
    assert story.hand("Bob") == "r1 b4 w2 w3 y5"
    assert story.event_types == [Rearranged]


def test_putting_a_hand_in_order_is_no_action():
    story = Story.begin("deluxe", bob="b4 r1 w2 w3 y5").tell("Alice clues 1 to Bob")
    after = story.tell("Bob rearranges r1 b4 w2 w3 y5")
    assert after.to_act == "Bob"
    assert (after.board.turn, after.board.tokens) == (story.board.turn, story.board.tokens)
    assert after.tell("Bob plays r1").heights["red"] == 1


def test_anybody_may_put_the_hand_in_order_out_of_turn():
    story = Story.begin("deluxe", alice="", bob="", cathy="b4 r1 w2 w3 y5").tell(
        "Cathy rearranges y5 w3 w2 r1 b4"
    )
    assert story.hand("Cathy") == "y5 w3 w2 r1 b4"
    assert story.to_act == "Alice"


def test_a_hand_may_be_put_in_order_while_somebody_owes_a_choice():
    story = Story.midgame(
        "deluxe", "flamboyants", fireworks="r4", alice="r5 b1", bob="g1 g2", tiles=(3,)
    ).tell("Alice plays r5")
    assert story.board.pending is not None
    after = story.tell("Bob rearranges g2 g1 w2 w2 w3", "Alice rearranges w1 w1 w1 b1")
    assert after.board.pending is story.board.pending
    assert after.to_act == "Alice"


def test_a_card_set_apart_is_marked_for_all_to_see():
    story = Story.begin("deluxe", bob="b4 r1 w2 w3 y5").tell("Bob rearranges b4 (r1) w2 w3 (y5)")
    assert story.board.apart == {story.card("Bob's r1"), story.card("Bob's y5")}
    assert story.view("Alice").board.apart == story.board.apart
    assert story.tell("Bob rearranges b4 r1 w2 w3 (y5)").board.apart == {story.card("Bob's y5")}


def test_a_card_that_leaves_the_hand_is_no_longer_set_apart():
    story = Story.begin("deluxe", alice="r1 r2 r3 r4 r5").tell(
        "Alice rearranges (r1) (r2) r3 r4 r5", "Alice plays r1"
    )
    assert story.board.apart == {story.card("Alice's r2")}


def test_one_players_order_leaves_anothers_marks_alone():
    story = Story.begin("deluxe", alice="r1 r2 r3 r4 r5", bob="b1 b2 b3 b4 b5").tell(
        "Alice rearranges (r1) r2 r3 r4 r5", "Bob rearranges b5 b4 b3 b2 b1"
    )
    assert story.board.apart == {story.card("Alice's r1")}


# Ruling: cards are known by a number given when drawn, never by position
def test_a_card_keeps_its_number_wherever_it_lies():
    story = Story.begin("deluxe", bob="b4 r1 w2 w3 y5")
    number = story.card("Bob's r1")
    after = story.tell("Alice clues 1 to Bob", "Bob rearranges w2 w3 y5 b4 r1")
    assert after.card("Bob's r1") == number
    assert after.card("Bob's card 5") == number
    assert after.tell("Bob plays r1").board.fireworks[1] == (number,)


def test_what_clues_said_of_a_card_moves_with_it():
    story = Story.begin("deluxe", bob="b4 r1 w2 w3 y5").tell("Alice clues 1 to Bob")
    touched = story.board.touched
    assert story.tell("Bob rearranges w2 w3 y5 b4 r1").board.touched == touched


def test_later_clues_count_positions_in_the_new_order():
    story = Story.begin("deluxe", bob="b4 r1 w2 w3 y5").tell(
        "Bob rearranges w2 w3 y5 b4 r1", "Alice clues red to Bob"
    )
    assert story.touched_positions == (5,)


def test_a_new_card_comes_in_at_the_left_of_the_new_order():
    story = Story.begin("deluxe", alice="b4 r1 w2 w3 y5", deck="g2").tell(
        "Alice rearranges y5 w3 w2 r1 b4", "Alice plays w2"
    )
    assert story.hand("Alice") == "g2 y5 w3 r1 b4"


def test_the_whole_hand_is_put_in_order_and_nothing_else():
    story = Story.begin("deluxe", alice="b4 r1 w2 w3 y5")
    assert story.refused("Alice rearranges b4 r1 w2 w3") is Refusal.NOT_YOUR_WHOLE_HAND
    hand = story.board.hands[0]
    for cards, apart in (
        ((*hand, CardId(9)), frozenset()),
        ((hand[0], *hand[:4]), frozenset()),
        ((*hand, hand[0]), frozenset()),
        (story.board.hands[1], frozenset()),
        (hand, frozenset({CardId(9)})),
    ):
        judged = judge(story.state, Seat(0), Rearrange(cards, apart))
        assert judged is Refusal.NOT_YOUR_WHOLE_HAND


def test_a_hand_can_be_put_in_order_before_the_very_first_turn():
    story = Story.begin("first-box", alice="", bob="", cathy="").tell(
        "Bob rearranges "
        + " ".join(reversed(Story.begin("first-box", cathy="").hand("Bob").split()))
    )
    assert story.board.turn == 0
