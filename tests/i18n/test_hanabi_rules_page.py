"""The rules page of Hanabi follows the rules, whatever the edition is called."""

import re

import pytest
from hypothesis import given
from tests.page_messages import messages_on

from tamaya.i18n import Language, Message, catalogue, message
from tamaya.i18n.hanabi_rules_page import hanabi_rules_page, possible_players
from tamaya.i18n.page_types import Definitions, Page
from tamaya.rules.hanabi import (
    EDITIONS,
    Choice,
    Direction,
    Ending,
    Scoring,
    Touch,
    compose,
    parse_settings,
)
from tamaya.rules.hanabi.refusals import RulesRefusal
from tamaya.rules.shared_types import Refused
from tamaya.terminal.text.rules_page_text import page_text
from tamaya.testing.game_choices import choice_words, every_choice
from tamaya.testing.hypothesis_strategies import custom_rules

TITLE = message("game", edition="any")


def messages(page: Page) -> list[Message]:
    return [unmarked(each) for each in messages_on(page)]


def unmarked(text: Message) -> Message:
    """The sentence itself, where it is marked as a ruling."""
    inner = text.arguments.get("text")
    return inner if text.key == "rules-ruling" and isinstance(inner, Message) else text


def text_of(page: Page, language: Language = Language.ENGLISH) -> str:
    return " ".join(page_text(page, catalogue(language)).split()).replace("\u00a0", " ")


def keys(rules) -> set[str]:
    return {each.key for each in messages(hanabi_rules_page(TITLE, rules))}


def custom(settings: str):
    return compose(Choice("custom", (), parse_settings(settings)))


def has(rules, *wanted: str) -> bool:
    return set(wanted) <= keys(rules)


@pytest.mark.parametrize("choice", list(every_choice()), ids=choice_words)
def test_every_game_has_a_page_in_every_language(choice):
    page = hanabi_rules_page(TITLE, compose(choice))
    for language in Language:
        texts = [catalogue(language).render(each) for each in messages(page)]
        assert all(texts)


@given(rules=custom_rules())
def test_the_page_has_exactly_the_rules_in_force(rules):
    present = keys(rules)
    suits = rules.suits
    has_colours = any(suit.touch is Touch.OWN for suit in suits)
    is_everywhere = any(suit.touch is Touch.EVERY for suit in suits)
    is_nowhere = any(suit.touch is Touch.NONE for suit in suits)
    is_flourish = rules.ending is Ending.FINAL_FLOURISH
    is_penal = any(suit.scoring is Scoring.PENALTY for suit in suits)
    directions = {suit.direction for suit in suits}
    has_tiles = rules.tiles and Direction.UP in directions and len(suits) > 1
    has_singles = any(1 in suit.copies for suit in suits)
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
        "rules-tile-6": has_tiles,
        "rules-end-last-round": not is_flourish,
        "rules-end-lost-card": is_flourish,
        "rules-end-lost-card-tiles": is_flourish and rules.tiles,
        "rules-score-all-or-nothing": is_flourish,
        "rules-score-penalty": is_penal and not is_flourish,
        "rules-score-scale": not is_flourish and rules.highest_score in {25, 30},
        "rules-clue-no-cards": is_flourish or 1 in map(rules.hand_size, possible_players(rules)),
        "rules-advice-unfinished": not is_flourish and not has_tiles,
        "rules-advice-unfinished-tiles": not is_flourish and has_tiles,
        "rules-advice-single": has_singles and not is_flourish and not has_tiles,
        "rules-advice-single-tiles": has_singles and not is_flourish and has_tiles,
        "rules-advice-single-flourish": has_singles and is_flourish,
        "rules-example": not is_flourish,
    }
    assert {key: key in present for key in facts} == facts
    for language in Language:
        assert all(
            catalogue(language).render(each) for each in messages(hanabi_rules_page(TITLE, rules))
        )


@given(rules=custom_rules())
def test_the_numbers_on_the_page_are_those_of_the_game(rules):
    arguments = {each.key: each.arguments for each in messages(hanabi_rules_page(TITLE, rules))}
    assert arguments["rules-cards"]["count"] == rules.cards
    assert arguments["rules-setup-tokens"]["count"] == rules.tokens
    assert arguments["rules-discard-full"]["count"] == rules.tokens
    assert arguments["rules-setup-errors"]["count"] == rules.errors
    assert arguments["rules-end-errors"]["count"] == rules.errors
    assert arguments["rules-goal-fireworks"]["count"] == len(rules.suits)
    if "rules-score-points" in arguments:
        assert arguments["rules-score-points"]["highest"] == rules.highest_score


def test_the_same_rules_have_the_same_page():
    pages = [hanabi_rules_page(TITLE, compose(Choice(name))) for name in ("grands-feux", "deluxe")]
    assert pages[0] == pages[1]


def test_black_powder_is_explained_by_its_effect():
    # S0 Grands Feux, "Hanabi Poudre Noire"
    rules = compose(Choice("grands-feux", ("black-powder",)))
    assert has(rules, "rules-clue-none", "rules-fireworks-down", "rules-score-penalty")
    assert "rules-clue-none" not in keys(compose(Choice("first-box")))


def test_hand_sizes_are_listed_for_the_possible_numbers_of_players():
    few = custom("suits=red,hand=3")  # ten cards: four players would leave no deck
    (hand,) = (
        each for each in messages(hanabi_rules_page(TITLE, few)) if each.key == "rules-setup-hand"
    )
    assert (
        catalogue(Language.ENGLISH).render(hand)
        == "With 2 or 3 players, deal 3 cards to each player."
    )


def test_the_page_can_be_for_one_number_of_players():
    page = hanabi_rules_page(TITLE, compose(Choice()), players=4)
    text = " ".join(map(catalogue(Language.ENGLISH).render, messages(page)))
    assert "With 4 players, deal 4 cards to each player." in text
    assert "5 cards" not in text


def test_a_page_for_too_many_players_is_refused():
    with pytest.raises(Refused) as caught:
        hanabi_rules_page(TITLE, custom("suits=red,hand=3"), players=4)
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
def test_the_scale_depends_on_the_highest_score(choice, scale):
    page = hanabi_rules_page(TITLE, compose(choice))
    (bands,) = (
        block
        for section in page.sections
        for block in section.blocks
        if isinstance(block, Definitions)
    )
    bands = [
        term if isinstance(term, str) else catalogue(Language.ENGLISH).render(term)
        for term, _ in bands.items
    ]
    assert bands == scale


def test_a_game_without_points_is_explained():
    rules = custom("suits=red:penalty+blue:penalty")
    text = " ".join(
        map(catalogue(Language.ENGLISH).render, messages(hanabi_rules_page(TITLE, rules)))
    )
    assert "No firework scores points" in text
    assert "The red firework and blue firework score no points" in text


FLOURISHES = [each for each in every_choice() if compose(each).ending is Ending.FINAL_FLOURISH]


@pytest.mark.parametrize("choice", FLOURISHES, ids=choice_words)
def test_the_page_of_a_final_flourish_has_only_advice_that_applies(choice):
    present = keys(compose(choice))
    # A firework that cannot be completed has lost the game, so there is nothing to mark.
    assert present.isdisjoint({"rules-advice-unfinished", "rules-advice-unfinished-tiles"})
    assert present.isdisjoint({"rules-advice-single", "rules-advice-single-tiles"})
    assert {"rules-advice-single-flourish", "rules-advice-unknown-flourish"} <= present


@pytest.mark.parametrize("choice", FLOURISHES, ids=choice_words)
def test_a_final_flourish_has_neither_scale_nor_sums(choice):
    present = keys(compose(choice))
    assert not {key for key in present if key.startswith(("rules-example", "verdict-"))}
    assert {key for key in present if key.startswith("rules-score-")} == {
        "rules-score-title",
        "rules-score-all-or-nothing",
    }


STARTS = {
    Language.ENGLISH: ("most colourful clothes", "draw lots"),
    Language.FRENCH: ("vêtements les plus colorés", "tirez au sort"),
    Language.CZECH: ("má na sobě nejvíc barev", "vylosujte"),
}


@pytest.mark.parametrize("language", Language)
def test_the_printed_starting_rule_comes_before_ours(language):
    # S0, S1, S2, S4: "La partie", "The game", "Průběh hry"
    text = text_of(hanabi_rules_page(TITLE, compose(Choice())), language)
    printed, ours = STARTS[language]
    assert text.index(printed) < text.index(ours)


ORDINALS = {
    Language.ENGLISH: ("The first error", "The second error", "The third error", "10 errors end"),
    Language.FRENCH: ("À la première erreur", "À la deuxième", "À la troisième", "10 erreurs"),
    Language.CZECH: ("První chybou", "Druhou chybou", "Třetí chybou", "Po 10 chybách"),
}


@pytest.mark.parametrize("language", Language)
def test_the_last_error_is_an_ordinal(language):
    for errors, words in zip((1, 2, 3, 10), ORDINALS[language], strict=True):
        assert words in text_of(hanabi_rules_page(TITLE, custom(f"errors={errors}")), language)


@pytest.mark.parametrize("language", Language)
def test_the_bonus_of_a_falling_firework_has_its_own_sentence(language):
    rules = compose(Choice("deluxe", ("black-powder", "flamboyants")))
    assert has(rules, "rules-bonus-tile-up", "rules-bonus-token-down")
    down = catalogue(language).format("rules-bonus-token-down").replace("\u00a0", " ")
    assert ":" not in down
    assert down in text_of(hanabi_rules_page(TITLE, rules), language)


RULINGS = {
    "rules-setup-first-other": Choice(),
    "rules-clue-not-empty": Choice("czech"),
    "rules-clue-no-cards": Choice("czech", ("final-flourish",)),
    "rules-cards-divided": Choice("deluxe", ("black-powder",)),
    "rules-tiles-lost": Choice("deluxe", ("flamboyants",)),
    "rules-end-no-move": Choice("deluxe", ("final-flourish",)),
    "rules-end-lost-card-tiles": Choice("deluxe", ("final-flourish", "flamboyants")),
    "rules-score-below-zero": Choice("deluxe", ("black-powder",)),
    "rules-score-zero": Choice(),
    "rules-score-kept": Choice("standard", (), {"points": "kept"}),
    "rules-score-no-scale": Choice("custom", (), {"values": "4"}),
    "rules-advice-arrange": Choice(),
}


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("key", RULINGS)
def test_our_rulings_are_marked_in_every_language(key, language):
    page = hanabi_rules_page(TITLE, compose(RULINGS[key]))
    (marked,) = (each for each in messages(page) if each.key == key)
    sentence = " ".join(catalogue(language).render(marked).split()).replace("\u00a0", " ")
    text = text_of(page, language)
    assert f"{sentence} *" in text
    assert text.endswith(catalogue(language).format("rules-rulings").replace("\u00a0", " "))


@pytest.mark.parametrize("choice", list(every_choice()), ids=choice_words)
def test_all_rulings_on_a_page_are_marked_and_nothing_else_is(choice):
    page = hanabi_rules_page(TITLE, compose(choice))
    marked = [unmarked(each).key for each in messages_on(page) if each.key == "rules-ruling"]
    assert sorted(marked) == sorted(key for key in keys(compose(choice)) if key in RULINGS)


def test_empty_clues_are_printed_where_they_are_allowed():
    # S0, S2: "Donner une information"
    text = text_of(hanabi_rules_page(TITLE, compose(Choice("deluxe"))))
    assert "of that colour or value. *" not in text


def test_our_own_variant_is_named_as_such():
    ours = compose(Choice("deluxe", ("avalanche-tricky",)))
    assert has(ours, "rules-own-variant")
    for printed in (Choice("deluxe", ("avalanche",)), Choice("czech", ("avalanche",))):
        assert not has(compose(printed), "rules-own-variant")


@pytest.mark.parametrize("language", Language)
def test_our_own_variant_says_so_and_does_not_sound_harder(language):
    say = catalogue(language)
    about = {"en": "Our own variant", "fr": "Notre propre variante", "cs": "Naše vlastní varianta"}
    assert say.format("extension-avalanche-tricky-about").startswith(about[language])
    harder = re.compile("trick|hard|corsé|difficil|záludn|těžk", re.IGNORECASE)
    assert not harder.search(say.format("extension-avalanche-tricky"))


def test_the_page_of_an_edition_has_the_combinations_of_its_rulebook():
    # S0, S2: "Combiner les extensions"
    box = EDITIONS["deluxe"]
    text = text_of(hanabi_rules_page(TITLE, box.rules, suggestions=box.suggestions))
    assert "5 Flamboyants and Black powder" in text
    assert "5 Flamboyants and Colour avalanche" in text
    assert "5 Flamboyants, Black powder and Colour avalanche" in text
    assert all(compose(Choice("deluxe", suggested)) for suggested in box.suggestions)
    assert not has(EDITIONS["czech"].rules, "rules-combine")
