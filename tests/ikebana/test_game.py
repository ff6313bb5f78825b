"""Ikebana for other people's programs: words, text and pictures."""

from xml.etree import ElementTree as ET

import pytest

from tamaya.ikebana import Game, Rules, Seat
from tamaya.rules import ikebana as rules_of_ikebana
from tamaya.rules.ikebana import Refused, seed_from_words


def test_a_game_is_dealt_from_words_and_played_by_text():
    game = Game.deal(players=3, seed="ikebana", extensions=["final-bouquet"]).make("d").make("k")
    rules = rules_of_ikebana.compose(["final-bouquet"])
    plain = rules_of_ikebana.Game.deal(rules, 3, seed_from_words("ikebana"), Seat(0))
    assert game.setup == plain.setup
    assert (type(game), game.board.turn) == (Game, 1)


def test_a_whole_game_can_be_played_by_text():
    game = Game.deal(players=2, seed=1)
    while game.outcome is None:
        game = game.make(game.legal_texts[0])
    assert "over" in repr(game)


def test_only_the_drawing_seat_is_shown_the_card():
    game = Game.deal(players=2, seed=1).make("d")
    assert "drawn      ?" in str(game.view("b"))
    assert "drawn      ?" not in str(game.view("a"))
    ET.fromstring(game.view("b")._repr_svg_())
    assert "#c2ad74" in game.view("b")._repr_svg_()
    assert "#c2ad74" not in game.view("a")._repr_svg_()


WRONG_TYPES = {
    "an edition": (
        lambda: Game.deal("standard", 2),
        "expected Rules, or extensions=['final-bouquet']; got 'standard'",
    ),
    "a text for extensions": (
        lambda: Game.deal(players=2, extensions="final-bouquet"),
        "expected the names of extensions, such as ['final-bouquet']; got 'final-bouquet'",
    ),
    "rules and extensions": (
        lambda: Game.deal(Rules(), 2, extensions=["final-bouquet"]),
        "expected rules or extensions, not both",
    ),
    "a number for a move": (
        lambda: Game.deal(players=2).make(7),
        "expected a move, such as Draw() or Buy(2); got 7",
    ),
    "a text for a seed, in the rules": (
        lambda: rules_of_ikebana.Game.deal(Rules(), 2, "abc"),
        "expected a Seed, such as seed_from_words('some words'); got 'abc'",
    ),
}


@pytest.mark.parametrize("mistake", WRONG_TYPES)
def test_a_wrong_type_is_answered_with_what_was_expected(mistake):
    call, sentence = WRONG_TYPES[mistake]
    with pytest.raises(TypeError) as caught:
        call()
    assert str(caught.value) == sentence


def test_a_wrong_word_is_answered_with_a_sentence():
    with pytest.raises(Refused, match="“nonsense” is not a move"):
        Game.deal(players=2).make("nonsense")
    with pytest.raises(Refused, match="Unknown extension “final”"):
        Game.deal(players=2, extensions=["final"])
