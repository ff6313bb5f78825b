"""Hanabi for other people's programs: words, text and pictures."""

import traceback
from xml.etree import ElementTree as ET

import pytest

from tamaya.hanabi import Choice, Game, GiveClue, Seat, ValueClue, compose
from tamaya.rules import hanabi as rules_of_hanabi
from tamaya.rules.hanabi import EDITIONS, Onlooker, Refused, seed_from_words, touches
from tamaya.rules.hanabi.game_choice import every_choice


def message_of(error: BaseException) -> str:
    """What a programmer reads at the end of the traceback."""
    return "".join(traceback.format_exception_only(error))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_is_dealt_by_the_name_of_its_edition(edition):
    game = Game.deal(edition, 3, seed=1)
    assert game.rules == compose(Choice(edition))
    assert game.make("p1").board.deck_size == game.board.deck_size - 1


def test_extensions_and_settings_are_keywords():
    game = Game.deal("deluxe", 2, extensions=["black-powder"], empty_clues=False, points="kept")
    chosen = Choice("deluxe", ("black-powder",), {"empty-clues": "off", "points": "kept"})
    assert game.rules == compose(chosen)


def test_a_text_a_number_and_a_seed_deal_the_same_game():
    rules = compose(Choice("standard"))
    games = [Game.deal("standard", 2, seed) for seed in (7, "7", seed_from_words("7"))]
    plain = rules_of_hanabi.Game.deal(rules, 2, seed_from_words("7"), Seat(0))
    assert {game.setup for game in games} == {plain.setup}


def test_without_a_seed_no_two_games_are_the_same():
    assert Game.deal("standard", 2).setup != Game.deal("standard", 2).setup


def test_a_game_stays_one_that_can_be_printed():
    game = Game.deal("standard", 2, seed="my first game").make("p1").beginning()
    assert type(game.make(GiveClue(Seat(1), ValueClue(1)))) is Game


def test_every_legal_text_is_a_legal_move():
    game = Game.deal("standard", 2, seed=1)
    for text, move in zip(game.legal_texts, game.legal_moves, strict=True):
        assert game.make(text).state == game.make(move).state


def test_an_arrangement_names_its_seat():
    game = Game.deal("standard", 2, seed=1).make("b=5.6.7.8.9")
    assert game.board.hands[1] == (5, 6, 7, 8, 9)
    assert game.board.seat_to_act == 0


def test_the_printed_view_has_no_face_of_the_own_hand():
    game = Game.deal("standard", 3, seed=1).make("b:2")
    for seat, letter in enumerate("abc"):
        own, *_ = [line for line in str(game.view(letter)).splitlines() if f" {letter}  " in line]
        faces = {game.state.faces[card] for card in game.board.hands[seat]}
        assert own.count("?") >= len(faces) - 1
    assert "?" not in str(game)
    assert str(game.view(Onlooker.SPECTATOR)).count("??") >= 12


@pytest.mark.parametrize("choice", every_choice(), ids=str)
def test_every_game_can_be_printed_and_drawn(choice):
    game = Game.deal(choice, 2, seed=3).make("p1")
    for shown in (game, game.view("a"), game.view("b").hands[0]):
        ET.fromstring(shown._repr_svg_())
    assert len(str(game).splitlines()) == 5
    assert len(repr(game)) < 120 > len(repr(game.view("a")))


def test_the_picture_of_a_view_shows_backs_for_the_own_hand():
    game = Game.deal("standard", 2, seed=1)
    backs = game.view("a")._repr_svg_().count("#c2ad74")
    assert backs == 5
    assert "#c2ad74" not in game._repr_svg_()


def test_the_rules_say_at_which_faces_a_clue_points():
    rules = compose(Choice("deluxe", ("black-powder", "avalanche")))
    suits = {suit.name: suit for suit in rules.suits}
    for clue in rules.clues:
        for face in rules.faces:
            assert rules.touches(clue, face) == touches(clue, suits[face.suit], face.value)


def test_the_board_lists_the_clues_on_a_card():
    game = Game.deal("standard", 2, seed="my first game").make("b:1")
    assert game.board.clues_on(9) == (ValueClue(1),)
    assert game.board.clues_on(8) == ()


STANDARD = compose(Choice("standard"))

WRONG_TYPES = {
    "an edition for a choice": (
        lambda: compose("standard"),
        "expected a Choice, such as Choice('standard'); got 'standard'",
    ),
    "a text for extensions": (
        lambda: Choice("deluxe", "black-powder"),
        (
            "expected the names of extensions in a tuple, such as ('black-powder',); "
            "got 'black-powder'"
        ),
    ),
    "a text for extensions of a game": (
        lambda: Game.deal("deluxe", 2, extensions="black-powder"),
        "expected the names of extensions, such as ['black-powder']; got 'black-powder'",
    ),
    "a list for settings": (
        lambda: Choice("deluxe", (), ["tokens"]),
        "expected settings by name, such as {'tokens': '9'}; got ['tokens']",
    ),
    "a text for a seed, in the rules": (
        lambda: rules_of_hanabi.Game.deal(STANDARD, 2, "abc"),
        "expected a Seed, such as seed_from_words('some words'); got 'abc'",
    ),
    "a fraction for a seed": (
        lambda: Game.deal("standard", 2, 3.5),
        "expected a seed: a text, a number or a Seed; got 3.5",
    ),
    "an edition for rules, in the rules": (
        lambda: rules_of_hanabi.Game.deal("standard", 2, seed_from_words("a")),
        "expected Rules, such as compose(Choice('standard')); got 'standard'",
    ),
    "a text for players": (
        lambda: Game.deal("standard", "2"),
        "expected a number of players from 2 to 5; got '2'",
    ),
    "a number for a move": (
        lambda: Game.deal("standard", 2).make(7),
        "expected a move, such as Play(7) or GiveClue(1, ValueClue(3)); got 7",
    ),
    "a text for a move, in the rules": (
        lambda: rules_of_hanabi.Game.deal(STANDARD, 2, seed_from_words("a")).make("nonsense"),
        "expected a move, such as Play(7) or GiveClue(1, ValueClue(3)); got 'nonsense'",
    ),
    "nothing for a viewer": (
        lambda: Game.deal("standard", 2).view(None),
        "expected a seat, such as 0 or 'a', or an Onlooker; got None",
    ),
}


@pytest.mark.parametrize("mistake", WRONG_TYPES)
def test_a_wrong_type_is_answered_with_what_was_expected(mistake):
    call, sentence = WRONG_TYPES[mistake]
    with pytest.raises(TypeError) as caught:
        call()
    assert str(caught.value) == sentence


def test_settings_go_with_the_name_of_an_edition():
    with pytest.raises(TypeError, match="the name of an edition beside extensions and settings"):
        Game.deal(STANDARD, 2, tokens=9)


WRONG_WORDS = {
    "a move": (
        lambda: Game.deal("standard", 2, seed=1).make("nonsense"),
        "“nonsense” is not a move. Write it like p12, d7 or b:red.",
    ),
    "an edition": (
        lambda: Game.deal("delux", 2),
        (
            "Unknown edition “delux”. Choose one of: grands-feux, deluxe, first-box, czech, "
            "console, standard, custom. Did you mean “deluxe”?"
        ),
    ),
    "a setting": (
        lambda: Game.deal("standard", 2, tokenz=9),
        "Unknown setting “tokenz”. Did you mean “tokens”?",
    ),
    "players": (lambda: Game.deal("standard", 6), "This game is for 2 to 5 players."),
    "a seat": (lambda: Game.deal("standard", 2).view(7), "This table has no such seat."),
    "a card": (
        lambda: Game.deal("standard", 2, seed=1).make("p9"),
        "This card is not in your hand.",
    ),
}


@pytest.mark.parametrize("mistake", WRONG_WORDS)
def test_a_wrong_word_is_answered_with_a_sentence(mistake):
    call, sentence = WRONG_WORDS[mistake]
    with pytest.raises(Refused) as caught:
        call()
    assert str(caught.value) == sentence


def test_the_letter_of_a_viewer_is_one_of_a_seat():
    with pytest.raises(ValueError, match="expected the letter of a seat, a to e; got 'anna'"):
        Game.deal("standard", 2).view("anna")


def test_only_the_seat_to_act_is_given_its_legal_moves():
    game = Game.deal("standard", 2, seed=1)
    with pytest.raises(Refused) as caught:
        game.make("p9")
    assert "Legal moves now: p4 p3" in message_of(caught.value)
    with pytest.raises(Refused) as caught:
        game.make("p9", seat=Seat(1))
    assert "Legal moves" not in message_of(caught.value)
