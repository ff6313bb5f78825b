"""The rules page tells the game that is asked for, whatever it is called."""

import re

import pytest
from hypothesis import given

from tamaya.i18n import Language, Message, catalogue, message
from tamaya.i18n.hanabi_rules_page import rules_page
from tamaya.i18n.page import Definitions, Page, PageTable, Paragraph, Points
from tamaya.rules.game import Refused
from tamaya.rules.hanabi import Choice, Direction, Ending, Scoring, Touch, compose, parse_settings
from tamaya.rules.hanabi.refusals import RulesRefusal
from tamaya.testing.combinations import choice_words, every_choice
from tamaya.testing.strategies import custom_rules

TITLE = message("game", edition="any")


def messages(page: Page) -> list[Message]:
    found: list[Message | str] = []
    for section in page.sections:
        found.append(section.title)
        for block in section.blocks:
            match block:
                case Paragraph(text):
                    found.append(text)
                case Points(items):
                    found += items
                case Definitions(items) | PageTable(items):
                    found += [cell for row in items for cell in row]
    return [each for each in found if isinstance(each, Message)]


def keys(rules) -> set[str]:
    return {each.key for each in messages(rules_page(TITLE, rules))}


def custom(settings: str):
    return compose(Choice("custom", (), parse_settings(settings)))


def has(rules, *wanted: str) -> bool:
    return set(wanted) <= keys(rules)


@pytest.mark.parametrize("choice", list(every_choice()), ids=choice_words)
def test_every_game_of_every_box_has_its_page(choice):
    page = rules_page(TITLE, compose(choice))
    for language in Language:
        told = [catalogue(language).render(each) for each in messages(page)]
        assert all(told)


@given(rules=custom_rules())
def test_the_page_tells_exactly_what_is_in_force(rules):
    told = keys(rules)
    suits = rules.suits
    has_colours = any(suit.touch is Touch.OWN for suit in suits)
    is_everywhere = any(suit.touch is Touch.EVERY for suit in suits)
    is_nowhere = any(suit.touch is Touch.NONE for suit in suits)
    is_flourish = rules.ending is Ending.FINAL_FLOURISH
    is_penal = any(suit.scoring is Scoring.PENALTY for suit in suits)
    directions = {suit.direction for suit in suits}
    facts = {
        "rules-clue-colours": has_colours,
        "rules-clue-values-only": not has_colours,
        "rules-clue-every": has_colours and is_everywhere,
        "rules-clue-none": has_colours and is_nowhere,
        "rules-clue-empty": rules.empty_clues,
        "rules-clue-not-empty": not rules.empty_clues,
        "rules-fireworks-up": rules.highest > 1 and Direction.UP in directions,
        "rules-fireworks-down": rules.highest > 1 and Direction.DOWN in directions,
        "rules-fireworks-single": rules.highest == 1,
        "rules-tiles-title": rules.tiles,
        "rules-tile-6": rules.tiles and Direction.UP in directions and len(suits) > 1,
        "rules-end-last-round": not is_flourish,
        "rules-end-lost-card": is_flourish,
        "rules-end-lost-card-tiles": is_flourish and rules.tiles,
        "rules-score-all-or-nothing": is_flourish,
        "rules-score-penalty": is_penal and not is_flourish,
        "rules-score-scale": not is_flourish and rules.highest_score in {25, 30},
        "rules-advice-single": any(1 in suit.copies for suit in suits),
    }
    assert {key: key in told for key in facts} == facts
    for language in Language:
        assert all(catalogue(language).render(each) for each in messages(rules_page(TITLE, rules)))


@given(rules=custom_rules())
def test_the_numbers_on_the_page_are_those_of_the_game(rules):
    told = {each.key: each.arguments for each in messages(rules_page(TITLE, rules))}
    assert told["rules-cards"]["count"] == rules.cards
    assert told["rules-setup-tokens"]["count"] == rules.tokens
    assert told["rules-discard-full"]["count"] == rules.tokens
    assert told["rules-setup-errors"]["count"] == rules.errors
    assert told["rules-end-errors"]["count"] == rules.errors
    assert told["rules-goal-fireworks"]["count"] == len(rules.suits)
    if "rules-score-points" in told:
        assert told["rules-score-points"]["highest"] == rules.highest_score


def test_the_same_game_by_another_name_has_the_same_page():
    pages = [rules_page(TITLE, compose(Choice(name))) for name in ("grands-feux", "deluxe")]
    assert pages[0] == pages[1]


def test_black_powder_is_told_by_what_it_does():
    # S0 Grands Feux, "Hanabi Poudre Noire"
    rules = compose(Choice("grands-feux", ("black-powder",)))
    assert has(rules, "rules-clue-none", "rules-fireworks-down", "rules-score-penalty")
    assert "rules-clue-none" not in keys(compose(Choice("first-box")))


def test_the_hands_are_told_for_the_players_there_can_be():
    few = custom("suits=red,hand=3")  # ten cards: four players would leave no deck
    (hand,) = (each for each in messages(rules_page(TITLE, few)) if each.key == "rules-setup-hand")
    assert catalogue(Language.ENGLISH).render(hand) == "With 2 or 3 players, deal 3 cards to each."


def test_the_page_can_be_for_one_number_of_players():
    page = rules_page(TITLE, compose(Choice()), players=4)
    told = " ".join(map(catalogue(Language.ENGLISH).render, messages(page)))
    assert "With 4 players, deal 4 cards to each." in told
    assert "5 cards" not in told


def test_no_page_is_for_more_players_than_there_can_be():
    with pytest.raises(Refused) as caught:
        rules_page(TITLE, custom("suits=red,hand=3"), players=4)
    assert caught.value.reason is RulesRefusal.TOO_FEW_CARDS


@pytest.mark.parametrize(
    ("choice", "scale"),
    [
        (Choice(), ["5 or less", "6–10", "11–15", "16–20", "21–24", "25"]),
        (
            Choice("czech", ("avalanche",)),
            ["5 or less", "6–10", "11–15", "16–20", "21–24", "25–29", "30"],
        ),
    ],
)
def test_the_scale_is_that_of_the_highest_score(choice, scale):
    page = rules_page(TITLE, compose(choice))
    (bands,) = (
        block
        for section in page.sections
        for block in section.blocks
        if isinstance(block, Definitions)
    )
    said = [
        term if isinstance(term, str) else catalogue(Language.ENGLISH).render(term)
        for term, _ in bands.items
    ]
    assert said == scale


def test_a_firework_without_points_is_no_contradiction():
    rules = custom("suits=red:penalty+blue:penalty")
    told = " ".join(map(catalogue(Language.ENGLISH).render, messages(rules_page(TITLE, rules))))
    assert "No firework brings points" in told
    assert re.search("The red firework and blue firework bring no points", told)
