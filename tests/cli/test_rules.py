"""``tamaya rules`` prints the rules page of a game, 80 columns wide."""

import pytest
from hypothesis import given

from tamaya.i18n import Language, catalogue, message
from tamaya.i18n.hanabi_rules_page import hanabi_rules_page
from tamaya.rules.hanabi import EDITIONS, Choice, compose
from tamaya.terminal.text.rules_page_text import page_text
from tamaya.testing.game_choices import choice_words, every_choice
from tamaya.testing.hypothesis_strategies import custom_rules


@pytest.mark.parametrize("choice", list(every_choice()), ids=choice_words)
def test_every_page_is_eighty_columns_wide(ask, choice):
    for language in Language:
        words = ["--edition", choice.edition, "--with", ",".join(choice.extensions)]
        page = ask("rules", *words, "--lang", language)
        assert (page.status, page.err) == (0, "")
        assert max(map(len, page.out.splitlines())) <= 80
        assert not any(line.endswith(" ") for line in page.out.splitlines())


@given(rules=custom_rules(most_copies=5))
def test_the_page_of_a_custom_game_is_eighty_columns_wide(rules):
    page = hanabi_rules_page(message("game", edition="custom"), rules)
    for language in Language:
        text = page_text(page, catalogue(language))
        assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_page_begins_with_the_name_of_the_edition(ask, edition):
    for language in Language:
        title = ask("rules", "--edition", edition, "--lang", language).out.splitlines()[0]
        assert catalogue(language).format(f"edition-{edition}") in title


def test_the_default_edition_is_standard(ask):
    assert ask("rules") == ask("rules", "--edition", "standard", "--game", "hanabi")


def test_settings_change_the_page(ask):
    page = ask("rules", "--set", "tokens=9,empty-clues=on,points=kept,ending=last-round").out
    assert "Hanabi: Standard (tokens=9, empty-clues=on, points=kept)" in page
    assert "Put 9 clue tokens on the table." in page
    assert "A clue may also point at no card" in page
    assert "you keep the score you had" in page


def test_the_page_can_be_for_one_number_of_players(ask):
    page = ask("rules", "--players", "5").out
    assert "With 5 players, deal 4 cards to each player." in page
    assert "2" not in page.split("Setup")[1].split("Put 8 clue tokens")[0]


def test_the_page_lists_every_card(ask):
    # S0 Grands Feux, "But du jeu" and "Hanabi Poudre Noire"; the ten black cards as we divide them
    page = ask("rules", "--edition", "grands-feux", "--with", "black-powder").out
    assert "  white    1 2 3 4 5   111 22 33 44 5   10\n" in page
    assert "  black    5 4 3 2 1   555 44 33 22 1   10\n" in page


def test_the_page_of_a_box_suggests_how_to_combine_its_extensions(ask):
    assert "5 Flamboyants and Black powder" in ask("rules", "--edition", "deluxe").out
    assert "Combining extensions" not in ask("rules", "--edition", "czech").out


REFUSED = [
    (["--edition", "pocket"], "Unknown edition “pocket”."),
    (
        ["--edition", "first-box", "--with", "black-powder"],
        "The edition “first-box” doesn’t include",
    ),
    (["--with", "avalanche"], "The edition “standard” doesn’t include “avalanche”."),
    (["--edition", "custom", "--set", "suits="], "A game needs at least one colour."),
    (["--set", "tokens"], "The setting “tokens” can’t be “”."),
    (["--set", "hand=1000"], "The setting “hand” can’t be “1000”."),
    (["--players", "6"], "This game is for 2 to 5 players."),
]


@pytest.mark.parametrize(("words", "sentence"), REFUSED)
def test_an_invalid_game_is_refused_in_a_sentence(ask, words, sentence):
    answer = ask("rules", *words)
    assert (answer.status, answer.out) == (1, "")
    assert answer.err.startswith(f"tamaya: {sentence}")


def test_spaces_around_extensions_are_ignored(ask):
    spaced = ask("rules", "--edition", "deluxe", "--with", " black-powder , flamboyants ")
    tight = ask("rules", "--edition", "deluxe", "--with", "black-powder,flamboyants")
    assert spaced == tight


def test_the_page_depends_on_the_parameters_and_not_on_the_edition():
    title = message("game", edition="any")
    custom = Choice("custom", ("avalanche-2",))
    czech = Choice("czech", ("avalanche-2",))
    assert hanabi_rules_page(title, compose(custom)) == hanabi_rules_page(title, compose(czech))
