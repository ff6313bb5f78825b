"""Events, scores and rules of Ikebana in three languages."""

import re
from random import Random
from typing import get_args

import pytest

from tamaya.i18n import Language, catalogue, refusal_message
from tamaya.i18n.ikebana_events import ikebana_event_message
from tamaya.i18n.ikebana_names import appraisal_messages, ikebana_game_message
from tamaya.i18n.ikebana_replay import ikebana_ending_messages, ikebana_replay_lines
from tamaya.i18n.ikebana_rules_page import ikebana_rules_page
from tamaya.rules.ikebana import (
    EXTENSIONS,
    Event,
    Game,
    Harmony,
    Kind,
    Onlooker,
    Outcome,
    PilesGathered,
    Refusal,
    Refused,
    Rules,
    RulesRefusal,
    Seat,
    SeenEvent,
    TurnPassed,
    appraise,
    compose,
    redact,
    seed_from_words,
)
from tamaya.rules.ikebana.events import GameEnded
from tamaya.terminal.text.rules_page_text import page_text
from tamaya.testing.ikebana_random_games import play_randomly
from tamaya.testing.ikebana_story import IkebanaStory, parse_faces

NAMES = ("Alice", "Bob", "Cathy")


@pytest.fixture(scope="module")
def game() -> Game:
    """A game in which nearly everything happens."""
    dealt = Game.deal(Rules(final_bouquet=True), 3, seed_from_words("everything"))
    return play_randomly(dealt, Random(5), 0.6)[-1]


@pytest.mark.parametrize("language", Language)
def test_every_event_but_the_next_turn_has_a_sentence(game, language):
    texts = catalogue(language)
    kinds = set()
    for viewer in (Seat(0), Onlooker.REVIEWER):
        for event in (*game.history, PilesGathered()):
            seen = redact(event, viewer)
            kinds.add(type(seen))
            sentence = ikebana_event_message(seen, NAMES)
            assert (sentence is None) == isinstance(seen, TurnPassed)
            assert sentence is None or texts.render(sentence).endswith(".")
    assert kinds == {*get_args(Event), *get_args(SeenEvent)}


def sentences(story: IkebanaStory, language: Language, *, viewer=Onlooker.REVIEWER) -> list[str]:
    messages = [ikebana_event_message(redact(event, viewer), NAMES) for event in story.events]
    return [catalogue(language).render(each) for each in messages if each is not None]


def test_a_rejection_in_each_language():
    story = IkebanaStory.begin(3, "r1 g4").tell("Alice draws", "Alice rejects")
    assert sentences(story, Language.ENGLISH) == [
        "Alice pays Bob 1 point.",
        "Alice rejects the red 1.",
        "Alice draws the green 4.",
    ]
    assert sentences(story, Language.FRENCH, viewer=Seat(1)) == [
        "Alice paie 1 point à Bob.",
        "Alice refuse le 1 rouge.",
        "Alice pioche une carte.",
    ]
    assert sentences(story, Language.CZECH) == [
        "Alice platí hráči Bob 1 bod.",
        "Alice odmítá kartu: červená 1.",
        "Alice dobírá kartu: zelená 4.",
    ]


def test_a_purchase_names_the_uncovered_card():
    story = IkebanaStory.midgame(("", "", ""), piles=("", "r1 b3", ""))
    story = story.tell("Alice buys b3 from Bob")
    assert sentences(story, Language.ENGLISH)[:2] == [
        "Alice pays Bob 3 points.",
        "Alice buys the blue 3 from Bob, uncovering the red 1.",
    ]


# S1, "Exemple A"
def test_a_bouquet_is_explained_in_each_language():
    appraisal = appraise(parse_faces("r3 g3 y3 b2 m2"))
    sentences_by_language = {
        language: [catalogue(language).render(m) for m in appraisal_messages("Bob", appraisal, 39)]
        for language in Language
    }
    assert sentences_by_language[Language.ENGLISH] == [
        "Bob: a pair of 2s (4) and three 3s (9); five colours (×3): 39 points.",
        "The multicolour 2 counts as black.",
    ]
    french = [
        re.sub("[\u00a0\u202f]", " ", sentence)
        for sentence in sentences_by_language[Language.FRENCH]
    ]
    assert french == [
        "Bob : une paire de 2 (4) et un brelan de 3 (9) ; cinq couleurs (×3) : 39 points.",
        "Le 2 multicolore compte comme noir.",
    ]
    assert sentences_by_language[Language.CZECH] == [
        "Bob: dvojice hodnoty 2 (4) a trojice hodnoty 3 (9); pět barev (×3): 39 bodů.",
        "Karta duhová 2 se počítá jako černá.",
    ]


def test_the_colour_of_a_joker_without_a_harmony_is_left_out():
    appraisal = appraise(parse_faces("r3 r3 y1 b2 m2"))
    assert len(list(appraisal_messages("Bob", appraisal, appraisal.points))) == 1


def test_a_final_bouquet_counts_double():
    appraisal = appraise(parse_faces("r3 g3 y3 b2 k2"))
    (scored,) = appraisal_messages("Bob", appraisal, 78)
    assert "doubled in the final bouquet: 78 points" in catalogue(Language.ENGLISH).render(scored)


@pytest.mark.parametrize("language", Language)
def test_a_victory_can_be_shared(language):
    texts = catalogue(language)
    alone = texts.render(ikebana_event_message(GameEnded(Outcome((3, 9, 4), (Seat(1),))), NAMES))
    shared = GameEnded(Outcome((9, 9, 4), (Seat(0), Seat(1))))
    together = texts.render(ikebana_event_message(shared, NAMES))
    assert "Bob" in alone
    assert "Alice" not in alone
    assert all(name in together for name in ("Alice", "Bob"))


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("reason", Refusal)
def test_every_refused_move_has_a_message(language, reason):
    assert catalogue(language).render(refusal_message(Refused(reason))).endswith(".")


@pytest.mark.parametrize("language", Language)
def test_the_refusal_of_an_extension_lists_those_of_ikebana(language):
    with pytest.raises(Refused) as refused:
        compose(["final-flourish"])
    assert refused.value.reason is RulesRefusal.UNKNOWN_EXTENSION
    sentence = catalogue(language).render(refusal_message(refused.value))
    assert "final-flourish" in sentence
    assert "final-bouquet" in sentence
    assert "avalanche" not in sentence


@pytest.mark.parametrize("language", Language)
def test_combinations_harmonies_and_extensions_have_names(language):
    texts = catalogue(language)
    assert all(f"combination-{kind.value}" in texts for kind in Kind)
    assert all(f"harmony-{harmony.value}" in texts for harmony in Harmony)
    assert all(f"extension-{name}-about" in texts for name in EXTENSIONS)
    assert texts.render(ikebana_game_message(Rules())) == "Ikebana"


def test_a_replay_has_a_line_for_each_turn_and_round(game):
    lines = list(ikebana_replay_lines(game, NAMES, Seat(1)))
    assert [line.turn for line in lines if line.turn] == list(range(1, 61))
    assert sum(line.turn is None for line in lines) == 4 * (1 + 1 + 3)
    ending = [catalogue(Language.ENGLISH).render(m) for m in ikebana_ending_messages(game, NAMES)]
    assert len(ending) == 2


def test_the_replay_of_an_unfinished_turn():
    story = IkebanaStory.begin(3, "r1").tell("Alice draws")
    lines = list(ikebana_replay_lines(story.game, NAMES, Seat(0)))
    assert [line.turn for line in lines] == [None, 1]
    (ending,) = ikebana_ending_messages(story.game, NAMES)
    text = catalogue(Language.ENGLISH).render(ending)
    assert text.endswith("Points so far: Alice 6, Bob 6 and Cathy 6.")


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("final_bouquet", [False, True])
def test_the_rules_page_has_every_number(language, final_bouquet):
    text = page_text(ikebana_rules_page(Rules(final_bouquet=final_bouquet)), catalogue(language))
    assert all(len(line) <= 80 for line in text.splitlines())
    for figure in ("55", " 6 ", "111 22 33 44 5", "1-2-3-4-5", " 15 ", " 12 ", "× 4", "× 3", "× 2"):
        assert figure in text, figure
    title = catalogue(language).format("extension-final-bouquet")
    assert (title in text) == final_bouquet


@pytest.mark.parametrize("players", [2, 3])
def test_the_rules_page_can_be_for_one_number_of_players(players):
    text = page_text(ikebana_rules_page(Rules(), players), catalogue(Language.ENGLISH))
    assert ("With two players" in text) == (players == 2)
    assert ("around the table" in text) == (players == 3)


SHUFFLED = {"en": "are shuffled", "fr": "sont mélangées", "cs": "se zamíchají"}


@pytest.mark.parametrize("language", Language)
def test_the_discards_are_shuffled_into_the_new_deck(language):
    # S1, Ikebana, "Pioche épuisée"
    assert SHUFFLED[language] in catalogue(language).format("ikebana-rules-round-deck")


@pytest.mark.parametrize("language", Language)
def test_the_rules_page_mentions_neither_silence_nor_clues(language):
    text = page_text(ikebana_rules_page(Rules()), catalogue(language)).lower()
    assert not re.search(r"\bclue|\bindice|nápověd|silen|mlč", text)


IKEBANA_RULINGS = ("jokers-values", "setup-bank", "seen-hidden", "round-tie", "score-jokers")


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("key", IKEBANA_RULINGS)
def test_our_rulings_are_marked_in_every_language(language, key):
    text = " ".join(page_text(ikebana_rules_page(Rules()), catalogue(language)).split())
    assert f"{catalogue(language).format(f'ikebana-rules-{key}')}\u00a0*".replace(
        "\u00a0", " "
    ) in text.replace("\u00a0", " ")
