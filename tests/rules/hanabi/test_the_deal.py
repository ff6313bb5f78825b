"""Stories of the boxes opened, the cards dealt and the first turn."""

from collections import Counter

import pytest

from tamaya.rules.hanabi import (
    EDITIONS,
    Choice,
    Face,
    Game,
    HeldCard,
    Seat,
    SeenCard,
    compose,
    seed_from_words,
)
from tamaya.testing.hanabi_story import Story, rules_of

SEED = seed_from_words("the deal")
BOOKS_WITH_SMALLER_HANDS = ["grands-feux", "deluxe", "first-box", "czech", "standard"]


# S0, "Préparation du jeu"; S1, "Mise en place"; S2, "Setting up"; S4, "Příprava hry"
@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 5), (4, 4), (5, 4)])
@pytest.mark.parametrize("edition", BOOKS_WITH_SMALLER_HANDS)
def test_two_or_three_players_hold_five_cards_and_more_hold_four(edition, players, cards):
    board = Game.deal(compose(Choice(edition)), players, SEED).board
    assert [len(hand) for hand in board.hands] == [cards] * players
    assert board.deck_size == 50 - cards * players


# S3, opening paragraph
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_on_the_console_everybody_holds_five_cards(players):
    board = Game.deal(compose(Choice("console")), players, SEED).board
    assert [len(hand) for hand in board.hands] == [5] * players
    assert board.deck_size == 55 - 5 * players


# S0, "But du jeu"; S1, "But du Jeu"; S2, "Aim of the game"; S3, opening; S4, "Cíl hry"
@pytest.mark.parametrize(
    ("edition", "colours"),
    [
        ("grands-feux", "white red blue yellow green"),
        ("deluxe", "white red blue yellow green"),
        ("first-box", "red green yellow blue black"),
        ("czech", "white red blue yellow green"),
        ("console", "white yellow blue red green multicolour"),
        ("standard", "white red blue yellow green"),
    ],
)
def test_each_box_has_its_colours(edition, colours):
    assert {suit.name for suit in compose(Choice(edition)).suits} == set(colours.split())


# S0, "But du jeu", note; S2, "Aim of the game", note; S4, "Herní komponenty", note
@pytest.mark.parametrize("edition", ["grands-feux", "first-box", "czech", "standard"])
def test_each_colour_has_three_ones_two_of_each_middle_value_and_a_single_five(edition):
    rules = compose(Choice(edition))
    deck = Counter(rules.full_deck())
    for suit in rules.suits:
        assert [deck[Face(suit.name, value)] for value in (1, 2, 3, 4, 5)] == [3, 2, 2, 2, 1]


# S0, "Matériel"; S1, "Matériel"; S4, "Herní komponenty"; ruling on what the books do not print
@pytest.mark.parametrize(
    ("edition", "extensions", "cards"),
    [
        ("grands-feux", "avalanche", 60),
        ("grands-feux", "avalanche-tricky", 60),
        ("grands-feux", "black-powder", 60),
        ("grands-feux", "avalanche,black-powder", 70),
        ("grands-feux", "flamboyants", 50),
        ("first-box", "avalanche", 55),
        ("czech", "avalanche", 55),
        ("czech", "avalanche-2", 55),
        ("console", "", 55),
    ],
)
def test_extensions_add_their_cards_to_the_deck(edition, extensions, cards):
    assert rules_of(edition, extensions, "").cards == cards


@pytest.mark.parametrize(
    ("edition", "extensions"),
    [("first-box", "avalanche"), ("czech", "avalanche"), ("czech", "avalanche-2"), ("console", "")],
)
def test_five_multicolour_cards_are_one_of_each_value(edition, extensions):
    deck = Counter(rules_of(edition, extensions, "").full_deck())
    assert [deck[Face("multicolour", value)] for value in (1, 2, 3, 4, 5)] == [1, 1, 1, 1, 1]


@pytest.mark.parametrize("form", ["avalanche", "avalanche-tricky"])
def test_ten_multicolour_cards_divide_like_every_other_colour(form):
    deck = Counter(rules_of("deluxe", form, "").full_deck())
    assert [deck[Face("multicolour", value)] for value in (1, 2, 3, 4, 5)] == [3, 2, 2, 2, 1]


# S0, "Préparation du jeu"; S1, "Mise en place"; S2, "Setting up"; S3, opening; S4, "Příprava hry"
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_game_begins_with_eight_tokens_and_ends_with_the_third_error(edition):
    board = Story.begin(edition).board
    assert (board.tokens, board.errors, board.rules.errors) == (8, 0, 3)


# S1, "Augmenter la difficulté"
def test_ten_tokens_make_the_first_box_easier():
    story = Story.begin("first-box", "ten-tokens", bob="r1")
    assert story.board.tokens == 10
    assert story.tell("Alice clues red to Bob").board.tokens == 9


# S0, "La partie"
def test_turns_go_clockwise_from_the_player_who_begins():
    story = Story.begin("deluxe", alice="", bob="", cathy="", first="Cathy")
    turns = [story.to_act]
    for sentence in ("Cathy clues 1 to Bob", "Alice clues 1 to Bob", "Bob clues 1 to Alice"):
        story = story.tell(sentence)
        turns.append(story.to_act)
    assert turns == ["Cathy", "Alice", "Bob", "Cathy"]


# Ruling: the first player is chosen by the host …
def test_the_host_may_choose_who_begins():
    for seat in range(4):
        game = Game.deal(compose(Choice()), 4, SEED, first_seat=Seat(seat))
        assert game.board.seat_to_act == seat


# … or drawn at random.
def test_without_a_choice_the_seed_draws_who_begins():
    rules = compose(Choice())
    drawn = {
        Game.deal(rules, 3, seed_from_words(f"deal {number}")).board.seat_to_act
        for number in range(30)
    }
    assert drawn == {0, 1, 2}


# S0, "Préparation du jeu": nobody ever looks at their own cards
def test_everybody_sees_every_hand_but_their_own():
    story = Story.begin(
        "deluxe", alice="r1 r2 r3 r4 r5", bob="b1 b2 b3 b4 b5", cathy="y1 y2 y3 y4 y5"
    )
    for player, seat in (("Alice", 0), ("Bob", 1), ("Cathy", 2)):
        for holder, hand in enumerate(story.view(player).hands):
            kind = HeldCard if holder == seat else SeenCard
            assert [type(card) for card in hand] == [kind] * 5
    assert [card.face.suit for card in story.view("Alice").hands[1]] == ["blue"] * 5


def test_cards_are_numbered_in_the_order_in_which_they_are_drawn():
    story = Story.begin(alice="w1 w2 w3 w4 w5", bob="r1 r2 r3 r4 r5", deck="g5")
    assert [story.card(f"Alice's {card}") for card in ("w5", "w1")] == [0, 4]
    assert [story.card(f"Bob's {card}") for card in ("r5", "r1")] == [5, 9]
    assert story.tell("Alice plays w1").card("Alice's g5") == 10
