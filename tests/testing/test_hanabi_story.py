"""Stories: what they lay out, and how they fail on a mistake of their author."""

from collections import Counter

import pytest

from tamaya.rules.hanabi import (
    CardId,
    Face,
    Laid,
    Rearrange,
    Refusal,
    Refused,
    RulesRefusal,
    Seat,
    Tile,
    begin,
)
from tamaya.testing.hanabi_story import Story
from tamaya.testing.hanabi_story_card_text import ImpossibleStory


def every_card(story):
    board, state = story.board, story.state
    laid = [state.faces[card] for firework in board.fireworks for card in firework]
    held = [state.faces[card] for hand in board.hands for card in hand]
    return Counter([*laid, *held, *state.deck, *(seen.face for seen in board.discards)])


def test_a_clued_one_is_laid():
    story = Story.begin(alice="b4 b5", bob="r1 y2").tell("Alice clues 1 to Bob", "Bob plays r1")
    assert Laid(Seat(1), CardId(9), Face("red", 1), position=1) in story.events
    assert story.heights["red"] == 1


def test_hands_are_written_from_left_to_right():
    story = Story.begin(alice="b4 b5 r1 r2 r3", bob="y1 y2 y3 y4 y5", deck="g1 g2")
    assert story.hand("Alice") == "b4 b5 r1 r2 r3"
    assert story.card("Alice's card 1") == story.card("Alice's b4")
    assert story.deck.startswith("g1 g2 ")


def test_hands_and_deck_are_always_filled_up_in_the_same_way():
    one, other = (Story.begin("deluxe", "avalanche", alice="b4", cathy="", deck="r1") for _ in "12")
    assert one == other
    assert [len(hand) for hand in one.board.hands] == [5, 5, 5]
    assert every_card(one) == Counter(one.board.rules.full_deck())


def test_a_story_from_the_deal_is_a_real_game():
    story = Story.begin("deluxe", "flamboyants", alice="r1", tiles=(6, 3), first="Bob")
    assert begin(story.game.setup).state == story.state
    assert story.game.setup.tiles[:2] == (Tile.LAY, Tile.COLOUR_CLUE)
    assert story.to_act == "Bob"


def test_a_story_can_branch():
    story = Story.begin(alice="r1 b2")
    assert story.tell("Alice plays r1").heights["red"] == 1
    assert story.tell("Alice plays b2").board.errors == 1
    assert story.board.turn == 0


def test_the_events_are_those_of_the_last_sentence():
    story = Story.begin(alice="r1", bob="r1").tell("Alice plays r1", "Bob plays r1")
    assert story.events[0].seat == 1
    assert [kind.__name__ for kind in story.event_types] == ["Misfired", "Drew", "TurnPassed"]


def test_a_position_in_mid_game_has_every_card_once():
    story = Story.midgame(
        "deluxe",
        "black-powder,flamboyants",
        alice="b4 b5",
        bob="k1",
        fireworks="w3 r5 k4",
        discards="r1 r1 y5",
        deck="g5",
        tokens=0,
        errors=2,
        tiles=(6, 3),
        first="Bob",
    )
    assert every_card(story) == Counter(story.board.rules.full_deck())
    assert story.heights == {
        "white": 3, "red": 5, "blue": 0, "yellow": 0, "green": 0, "black": 2,
    }  # fmt: skip
    assert story.discards == "r1 r1 y5"
    assert story.deck.startswith("g5 ")
    assert story.board.deck_size == len(story.state.deck)
    assert (story.board.tokens, story.board.errors, story.to_act) == (0, 2, "Bob")
    assert story.hand("Alice").startswith("b4 b5 ")
    # One firework is complete, so one tile has been revealed.
    assert story.board.tiles_revealed == (Tile.TOKEN,)
    assert story.state.tiles[:2] == (Tile.LAY, Tile.COLOUR_CLUE)
    assert sorted((*story.state.tiles, *story.board.tiles_revealed)) == sorted(Tile)


def test_all_other_cards_can_be_in_the_discard():
    story = Story.midgame(fireworks="r2", discards="y5 ...", deck="g1 g2", alice="b1", bob="b2")
    assert story.deck == "g1 g2"
    assert story.discards.startswith("y5 ")
    assert [len(hand) for hand in story.board.hands] == [5, 5]
    assert every_card(story) == Counter(story.board.rules.full_deck())


def test_with_an_empty_deck_hands_are_as_written_and_the_last_round_has_begun():
    story = Story.midgame(discards="...", alice="b1 b2", bob="r1")
    assert (story.hand("Alice"), story.hand("Bob"), story.deck) == ("b1 b2", "r1", "")
    assert story.board.turns_left == 2
    assert Story.midgame(discards="...", alice="b1", turns_left=1).board.turns_left == 1


def test_a_sentence_can_name_a_card_by_its_position():
    story = Story.begin(alice="b4 r1").tell("Alice plays card 2")
    assert story.heights["red"] == 1


def test_a_face_means_the_leftmost_copy():
    story = Story.begin(alice="b4 r1 r1")
    assert story.tell("Alice plays r1").events[0].position == 2


def test_a_hand_is_rearranged_by_its_faces():
    story = Story.begin(alice="r1 b4 r1 y2 y2")
    one, four, other, *_ = story.board.hands[0]
    after = story.tell("Alice rearranges y2 y2 (b4) r1 (r1)")
    assert after.hand("Alice") == "y2 y2 b4 r1 r1"
    assert after.board.hands[0][2:] == (four, one, other)
    assert after.board.apart == {four, other}
    assert isinstance(after.game.moves[-1].move, Rearrange)


def test_a_refused_sentence_gives_its_reason():
    assert Story.begin().refused("Alice discards card 1") is Refusal.TOKENS_FULL


def test_invalid_rules_are_refused():
    with pytest.raises(Refused) as refused:
        Story.begin("first-box", "black-powder")
    assert refused.value.reason is RulesRefusal.NOT_IN_THE_BOX


STORY = Story.begin(alice="b4 r1 r2 r3 r5", bob="y1")


@pytest.mark.parametrize(
    ("sentence", "why"),
    [
        ("Bob plays y1", "not-your-turn"),
        ("Alice discards b4", "tokens-full"),
        ("Alice plays r4", "there is no r4: Alice holds b4 r1 r2 r3 r5"),
        ("Alice plays card 6", "there is no card 6"),
        ("Alice plays card 0", "there is no card 0"),
        ("Alice plays z9", "'z9' is not a card of this game"),
        ("Alice plays k1", "'k1' is not a card of this game"),
        ("Alice plays something", "'something' is not the name of a card"),
        ("Alice takes back r1", "the discard has no cards"),
        ("Zoe plays r1", "unknown player 'Zoe'"),
        ("Emily plays r1", "Emily does not sit at this table"),
        ("Emily rearranges r1", "Emily does not sit at this table"),
        ("Alice sings", "not a sentence of a story"),
        ("Alice clues Bob", "write a clue as"),
        ("Alice declines politely", "nothing may follow 'declines'"),
        ("Alice rearranges b4 b4 r1 r2 r3", "there is no b4 left"),
    ],
)
def test_an_impossible_sentence_fails_with_its_reason(sentence, why):
    with pytest.raises(ImpossibleStory) as failed:
        STORY.tell(sentence)
    assert why in str(failed.value)
    assert sentence in str(failed.value)


def test_a_failure_shows_the_table():
    with pytest.raises(ImpossibleStory) as failed:
        STORY.tell("Alice clues 1 to Bob", "Alice clues 1 to Bob")
    assert "Alice holds b4 r1 r2 r3 r5" in str(failed.value)
    assert "7 tokens, 0 errors, 40 cards in the deck" in str(failed.value)
    assert "Bob acts" in str(failed.value)


def test_a_legal_sentence_is_not_refused():
    with pytest.raises(ImpossibleStory, match="is legal"):
        STORY.refused("Alice plays r1")


def test_a_failure_is_shown_on_the_line_of_the_test():
    with pytest.raises(ImpossibleStory) as failed:
        STORY.tell("Bob plays y1")
    shown = failed.traceback.filter(failed)
    assert [entry.path.name for entry in shown] == ["test_hanabi_story.py"]


def test_only_a_clue_points_at_cards():
    with pytest.raises(ImpossibleStory, match="gave no clue"):
        _ = STORY.tell("Alice plays r1").touched_positions


@pytest.mark.parametrize(
    ("scene", "why"),
    [
        ({"alice": "r5 r5"}, "Alice's hand: the game has only 1× r5"),
        ({"alice": "r5", "deck": "r5"}, "the deck: the game has only 1× r5"),
        ({"alice": "r1 r2 r3 r4 r5 b1"}, "Alice's hand has 6 cards; the limit is 5"),
        ({"donald": ""}, "a seat between them is empty"),
        ({"alice": "x1"}, "'x1' is not a card of this game"),
        ({"first": "Zoe"}, "unknown player 'Zoe'"),
    ],
)
def test_an_impossible_table_fails(scene, why):
    for start in (Story.begin, Story.midgame):
        with pytest.raises(ImpossibleStory) as failed:
            start(**scene)
        assert why in str(failed.value)


@pytest.mark.parametrize(
    ("scene", "why"),
    [
        ({"fireworks": "r2 r3"}, "named twice"),
        ({"fireworks": "r5", "alice": "r5"}, "only 1× r5"),
        ({"discards": "... r1"}, "must come last"),
        ({"tokens": 9}, "9 tokens: the game has 8"),
        ({"errors": 3}, "the game would be over"),
        ({"fireworks": "w5 r5 b5 y5 g5"}, "the game would be over"),
        ({"turns_left": 2}, "turns_left needs a last round"),
        (
            {"extensions": "final-flourish", "edition": "czech", "discards": "r5"},
            "every r5 is lost",
        ),
    ],
)
def test_an_impossible_position_fails(scene, why):
    with pytest.raises(ImpossibleStory) as failed:
        Story.midgame(**scene)
    assert why in str(failed.value)
