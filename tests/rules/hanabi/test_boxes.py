"""Stories of what each box holds, and of games put together freely."""

from itertools import permutations

import pytest

from tamaya.rules.hanabi import (
    EDITIONS,
    EXTENSIONS,
    Cause,
    Choice,
    Direction,
    Ending,
    Face,
    LostPoints,
    Outcome,
    Refused,
    Result,
    RulesRefusal,
    Scoring,
    Suit,
    Touch,
    choice_of,
    compose,
    parse_settings,
    settings_of,
    settings_text,
)
from tamaya.testing.hanabi_story import Story, rules_of

# Ruling, the table of edition presets
BOXES = {
    "grands-feux": "avalanche avalanche-tricky black-powder flamboyants final-flourish",
    "deluxe": "avalanche avalanche-tricky black-powder flamboyants final-flourish",
    "first-box": "avalanche one-error ten-tokens",
    "czech": "avalanche avalanche-2 final-flourish",
    "console": "",
    "standard": "",
    "custom": "avalanche avalanche-2 avalanche-tricky black-powder flamboyants final-flourish"
    " one-error ten-tokens",
}


def refusal_of(edition="custom", extensions="", settings=""):
    with pytest.raises(Refused) as refused:
        rules_of(edition, extensions, settings)
    return refused.value.reason


def test_every_box_is_described():
    assert set(BOXES) == set(EDITIONS)


@pytest.mark.parametrize("edition", BOXES)
@pytest.mark.parametrize("extension", EXTENSIONS)
def test_a_box_offers_what_it_holds_and_refuses_the_rest(edition, extension):
    if extension in BOXES[edition].split():
        assert rules_of(edition, extension, "") != rules_of(edition, "", "")
    else:
        assert refusal_of(edition, extension) is RulesRefusal.NOT_IN_THE_BOX


def test_the_refusal_says_which_box_lacks_what():
    with pytest.raises(Refused) as refused:
        compose(Choice("first-box", ("black-powder",)))
    assert refused.value.details == {"extension": "black-powder", "edition": "first-box"}


# S0 and S2 are one game in two languages
def test_grands_feux_and_deluxe_are_one_game():
    for extensions in ("", "avalanche", "black-powder,flamboyants", "final-flourish"):
        assert rules_of("grands-feux", extensions, "") == rules_of("deluxe", extensions, "")


@pytest.mark.parametrize(
    ("edition", "forms"),
    [
        ("deluxe", "avalanche,avalanche-tricky"),
        ("czech", "avalanche,avalanche-2"),
        ("custom", "avalanche-2,avalanche-tricky"),
    ],
)
def test_the_forms_of_avalanche_exclude_each_other(edition, forms):
    assert refusal_of(edition, forms) is RulesRefusal.EXTENSIONS_EXCLUDE_EACH_OTHER


def test_the_order_of_the_extensions_does_not_matter():
    names = ("avalanche", "black-powder", "flamboyants")
    assert len({compose(Choice("deluxe", order)).suits for order in permutations(names)}) == 1


# Board Game Arena's form: ten cards and a clue of their own
def test_avalanche_tricky_has_ten_cards_with_their_own_clue():
    suit = rules_of("deluxe", "avalanche-tricky", "").suits[-1]
    assert suit == Suit("multicolour")
    assert (suit.touch, sum(suit.copies)) == (Touch.OWN, 10)


def test_the_multicolour_suit_of_each_box():
    def multicolour(edition, extension):
        suit = rules_of(edition, extension, "").suits[-1]
        return suit.name, suit.touch, sum(suit.copies)

    assert multicolour("deluxe", "avalanche") == ("multicolour", Touch.EVERY, 10)
    assert multicolour("first-box", "avalanche") == ("multicolour", Touch.OWN, 5)
    assert multicolour("czech", "avalanche") == ("multicolour", Touch.OWN, 5)
    assert multicolour("czech", "avalanche-2") == ("multicolour", Touch.EVERY, 5)
    assert multicolour("console", "") == ("multicolour", Touch.OWN, 5)


# What research and tournaments play
def test_the_standard_game_is_the_plainest():
    rules = rules_of("standard", "", "")
    assert [suit.name for suit in rules.suits] == ["white", "red", "blue", "yellow", "green"]
    assert not rules.empty_clues
    assert not rules.tiles
    assert rules.ending is Ending.LAST_ROUND
    assert rules.lost_points is LostPoints.ZERO


def test_every_parameter_is_a_word():
    rules = rules_of(
        "custom",
        "",
        "suits=red+black,values=4,hand=3,tokens=6,errors=2,empty-clues=on,ending=final-flourish,"
        "tiles=on,points=kept,black.touch=none,black.direction=down,black.copies=1223,"
        "black.score=penalty",
    )
    black = Suit("black", Touch.NONE, Direction.DOWN, (1, 2, 2, 3), Scoring.PENALTY)
    assert rules.suits == (Suit("red", copies=(3, 2, 2, 1)), black)
    assert rules.hand_sizes == (3, 3, 3, 3)
    assert (rules.tokens, rules.errors, rules.empty_clues, rules.tiles) == (6, 2, True, True)
    assert rules.ending is Ending.FINAL_FLOURISH
    assert rules.lost_points is LostPoints.KEPT


def test_hands_can_be_given_for_each_number_of_players():
    rules = rules_of("deluxe", "", "hand=6/5/4/3")
    assert [rules.hand_size(players) for players in (2, 3, 4, 5)] == [6, 5, 4, 3]


def test_any_game_can_be_chosen_as_a_custom_one():
    for edition, extensions in BOXES.items():
        if edition == "custom":
            continue
        named = [e for e in extensions.split() if not e.startswith("avalanche-")]
        rules = compose(Choice(edition, tuple(named)))
        assert compose(choice_of(rules)) == rules
        assert parse_settings(settings_text(settings_of(rules))) == settings_of(rules)


def test_extensions_are_added_to_the_suits_of_a_custom_game():
    rules = rules_of("custom", "avalanche,black-powder", "suits=red+blue")
    assert [suit.name for suit in rules.suits] == ["red", "blue", "multicolour", "black"]


def test_fewer_values_leave_each_suit_its_first_and_its_last():
    rules = rules_of("custom", "black-powder", "values=3")
    assert [rules.copies[Face("red", value)] for value in (1, 2, 3)] == [3, 2, 1]
    assert [rules.copies[Face("black", value)] for value in (1, 2, 3)] == [1, 2, 3]
    assert rules.highest_score == 15


@pytest.mark.parametrize("suits", range(1, 8))
def test_a_custom_game_has_one_to_seven_suits(suits):
    names = ["white", "red", "blue", "yellow", "green", "purple", "teal"][:suits]
    story = Story.begin("custom", "", f"suits={'+'.join(names)},hand=4")
    assert len(story.board.fireworks) == suits
    assert story.board.rules.highest_score == 5 * suits


@pytest.mark.parametrize("values", range(1, 6))
def test_a_custom_game_has_one_to_five_values(values):
    story = Story.begin("custom", "", f"values={values},hand=1,suits=red+blue+green")
    assert story.board.rules.highest == values


def test_a_game_of_a_single_value_is_soon_complete():
    story = Story.begin(
        "custom",
        "",
        "suits=red+blue,values=1,hand=1,red.copies=2,blue.copies=1",
        alice="r1",
        bob="b1",
        deck="r1",
    ).tell("Alice plays r1", "Bob plays b1")
    assert story.outcome == Outcome(Result.WON, Cause.COMPLETE, 2, 2)


def test_a_suit_of_every_touch_may_go_with_one_of_none():
    story = Story.begin(
        "custom", "", "suits=red+multicolour:every+black:none,hand=3", bob="r1 m1 k1"
    )
    assert story.tell("Alice clues red to Bob").touched_positions == (1, 2)


def test_a_game_without_any_colour_clue_is_played_with_values():
    story = Story.begin(
        "custom", "", "suits=black:none:down:12223:penalty+teal:none,hand=3", bob="t1 k1 k5"
    )
    assert story.tell("Alice clues 1 to Bob").touched_positions == (1, 2)
    assert {type(clue).__name__ for clue in story.board.rules.clues} == {"ValueClue"}


# Every refusal of words and parameters, each with what provokes it
PROVOKED = {
    RulesRefusal.UNKNOWN_EDITION: [("fireworks", "", "")],
    RulesRefusal.UNKNOWN_EXTENSION: [("deluxe", "purple-rain", "")],
    RulesRefusal.NOT_IN_THE_BOX: [("first-box", "black-powder", ""), ("console", "avalanche", "")],
    RulesRefusal.EXTENSIONS_EXCLUDE_EACH_OTHER: [("czech", "avalanche,avalanche-2", "")],
    RulesRefusal.EXTENSION_TWICE: [("deluxe", "avalanche,avalanche", "")],
    RulesRefusal.UNKNOWN_SETTING: [
        ("custom", "", "lives=3"),
        ("custom", "", "red.shape=round"),
        ("custom", "", "=3"),
    ],
    RulesRefusal.SETTING_TWICE: [("custom", "", "tokens=8,tokens=9")],
    RulesRefusal.BAD_SETTING: [
        ("custom", "", "tokens"),
        ("custom", "", "tokens=many"),
        ("custom", "", "tokens=-1"),
        ("custom", "", "tokens=1234"),
        ("custom", "", "tokens=٣"),
        ("custom", "", "hand=5/4"),
        ("custom", "", "hand="),
        ("custom", "", "empty-clues=yes"),
        ("custom", "", "ending=soon"),
        ("custom", "", "points=double"),
        ("custom", "", "tiles=1"),
        ("custom", "", "red.touch=some"),
        ("custom", "", "red.direction=sideways"),
        ("custom", "", "red.score=double"),
        ("custom", "", "red.copies=3x221"),
        ("custom", "", "suits=red:up:down"),
        ("custom", "", "suits=red:bright"),
        ("custom", "", "suits=red::"),
        ("custom", "", "suits=red:321+blue:321,values=4"),
    ],
    RulesRefusal.OUT_OF_BOUNDS: [
        ("custom", "", "tokens=0"),
        ("custom", "", "tokens=21"),
        ("custom", "", "errors=0"),
        ("custom", "", "errors=11"),
        ("custom", "", "hand=0"),
        ("custom", "", "hand=11"),
        ("custom", "", "values=0"),
        ("custom", "", "values=6"),
        ("custom", "", "suits=red:322221"),
        ("custom", "", "red.copies=32220"),
        ("custom", "", "red.copies=62221"),
    ],
    RulesRefusal.NO_SUITS: [("custom", "", "suits=")],
    RulesRefusal.TOO_MANY_SUITS: [
        ("custom", "", "suits=white+red+blue+yellow+green+black+purple+teal"),
        ("custom", "avalanche,black-powder", "suits=white+red+blue+yellow+green+purple"),
    ],
    RulesRefusal.UNKNOWN_SUIT: [("custom", "", "suits=red+puce")],
    RulesRefusal.SUIT_TWICE: [
        ("custom", "", "suits=red+red"),
        ("custom", "black-powder", "suits=red+black"),
    ],
    RulesRefusal.SUIT_NOT_IN_THE_GAME: [
        ("deluxe", "", "black.copies=32221"),
        ("custom", "", ".copies=32221"),
    ],
    RulesRefusal.COPIES_NOT_FOR_EACH_VALUE: [("custom", "", "red.copies=321")],
    RulesRefusal.TOO_FEW_CARDS: [("custom", "", "suits=red"), ("custom", "", "suits=red,hand=5")],
}


@pytest.mark.parametrize(
    ("refusal", "words"),
    [(refusal, words) for refusal, cases in PROVOKED.items() for words in cases],
    ids=str,
)
def test_choices_that_make_no_game_are_refused_by_name(refusal, words):
    assert refusal_of(*words) is refusal


def test_every_refusal_of_a_choice_is_tested():
    of_set_ups = {
        RulesRefusal.WRONG_NUMBER_OF_PLAYERS,
        RulesRefusal.NO_SUCH_FIRST_SEAT,
        RulesRefusal.WRONG_DECK,
        RulesRefusal.WRONG_TILES,
    }
    assert set(PROVOKED) | of_set_ups == set(RulesRefusal)


# A game whose deal leaves no card in the deck is refused
def test_a_deal_must_leave_a_card_in_the_deck():
    # Ten cards: four each leave two for two players, none for three.
    story = Story.begin("custom", "", "suits=red,hand=4/4/3/2")
    assert story.board.deck_size == 2
    with pytest.raises(Refused) as refused:
        Story.begin("custom", "", "suits=red,hand=4/4/3/2", alice="", bob="", cathy="")
    assert refused.value.reason is RulesRefusal.TOO_FEW_CARDS
    assert refused.value.details == {"cards": 10, "players": 3}
    with pytest.raises(Refused):
        Story.begin("custom", "", "suits=red,hand=4/4/3/2", cathy="", donald="", emily="")
