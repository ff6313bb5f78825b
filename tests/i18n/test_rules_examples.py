"""The worked examples of the rules pages have the points of the rules."""

import pytest
from hypothesis import given

from tamaya.i18n import Language, Message, catalogue, message
from tamaya.i18n.hanabi_rules_page import hanabi_rules_page
from tamaya.i18n.hanabi_score_example import example_board
from tamaya.i18n.ikebana_rules_page import EXAMPLES, ikebana_rules_page
from tamaya.i18n.page_types import Page, PageTable
from tamaya.rules import ikebana
from tamaya.rules.hanabi import Choice, Ending, compose
from tamaya.rules.hanabi.scoring import missing, points, score
from tamaya.rules.ikebana.cards import JOKER
from tamaya.rules.ikebana.scoring import bouquet_points
from tamaya.terminal.text.rules_page_text import page_text
from tamaya.testing.game_choices import choice_words, every_choice
from tamaya.testing.hypothesis_strategies import custom_rules

TITLE = message("game", edition="any")


def text_of(page: Page, language: Language = Language.ENGLISH) -> str:
    return " ".join(page_text(page, catalogue(language)).split()).replace("\u00a0", " ")


def sums(page: Page) -> list[int]:
    """The points of each firework in the printed example."""
    tables = [
        block for part in page.sections for block in part.blocks if isinstance(block, PageTable)
    ]
    *_, example = tables
    assert isinstance(example.rows[0][-1], Message)
    assert example.rows[0][-1].key == "rules-column-points"
    return [int(str(row[-1]).replace("\N{MINUS SIGN}", "-")) for row in example.rows[1:]]


@given(rules=custom_rules())
def test_the_points_of_the_example_add_up_to_its_score(rules):
    if rules.ending is Ending.FINAL_FLOURISH:
        return
    board = example_board(rules)
    assert (
        sum(sums(hanabi_rules_page(TITLE, rules))) == score(board) == points(board) - missing(board)
    )


@pytest.mark.parametrize("choice", list(every_choice()), ids=choice_words)
def test_the_example_is_not_a_won_game(choice):
    rules = compose(choice)
    assert score(example_board(rules)) < rules.highest_score


BLACK = {
    Language.ENGLISH: "3 cards are missing (black firework): 17 − 3 = 14. Score: 14 points, with",
    Language.FRENCH: "Il manque 3 cartes (feu d’artifice noir) : 17 − 3 = 14. Score : 14 points,",
    Language.CZECH: "Chybějí 3 karty (černý ohňostroj): 17 − 3 = 14. Výsledek: 14 bodů, černý",
}


@pytest.mark.parametrize("language", Language)
def test_missing_black_cards_are_subtracted_in_the_example(language):
    # S0, S2: "Poudre noire", "Score"
    text = text_of(hanabi_rules_page(TITLE, compose(Choice("deluxe", ("black-powder",)))), language)
    assert BLACK[language] in text


def test_the_verdict_of_the_example_fits_its_score():
    text = text_of(hanabi_rules_page(TITLE, compose(Choice())))
    assert (
        f"Score: 17 points. Verdict: {catalogue(Language.ENGLISH).format('verdict-delightful')}"
        in text
    )


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("bouquet", EXAMPLES)
def test_the_example_bouquets_have_jokers_and_the_right_points(language, bouquet):
    assert any(face.suit == JOKER for face in bouquet)
    worth = catalogue(language).format("ikebana-rules-points", points=bouquet_points(bouquet))
    assert f" {worth}." in text_of(ikebana_rules_page(ikebana.Rules()), language)


@pytest.mark.parametrize("bouquet", EXAMPLES)
def test_the_examples_count_double_in_a_final_bouquet(bouquet):
    doubled = f"In the last round: {2 * bouquet_points(bouquet)} points."
    assert doubled in text_of(ikebana_rules_page(ikebana.Rules(final_bouquet=True)))
    assert doubled not in text_of(ikebana_rules_page(ikebana.Rules()))


def test_an_example_explains_its_jokers_and_the_card_left_over():
    text = text_of(ikebana_rules_page(ikebana.Rules()))
    assert "one colour (×4): 56 points. The multicolour 4 counts as red." in text
    assert "The multicolour 5 counts as green. In no combination: blue 2." in text


COUNTED = {
    Language.ENGLISH: ("0 points", "1 point", "2 points", "5 points", "21 points"),
    Language.FRENCH: ("0 point", "1 point", "2 points", "5 points", "21 points"),
    Language.CZECH: ("0 bodů", "1 bod", "2 body", "5 bodů", "21 bodů"),
}


@pytest.mark.parametrize("language", Language)
def test_points_agree_with_their_number(language):
    for number, counted in zip((0, 1, 2, 5, 21), COUNTED[language], strict=True):
        total = catalogue(language).format("rules-example-total", score=number)
        assert total.endswith(f" {counted}.")
        assert catalogue(language).format("ikebana-rules-points", points=number) == counted
