"""Events, ends and names of Hanabi in each language."""

import re
from dataclasses import replace
from random import Random
from typing import get_args

import pytest

from tamaya.i18n import Language, catalogue, refusal_message
from tamaya.i18n.hanabi_events import hanabi_event_message
from tamaya.i18n.hanabi_names import (
    TALK_LEVELS,
    changed_settings,
    face_message,
    fate_message,
    hanabi_game_message,
    level_message,
    talk_message,
)
from tamaya.i18n.hanabi_outcomes import ended_message, verdict_message
from tamaya.rules.hanabi import (
    CardId,
    Cause,
    Choice,
    Clued,
    ColourClue,
    Ending,
    Face,
    FireworkFate,
    Game,
    LastRoundBegan,
    Level,
    Misfired,
    Onlooker,
    Outcome,
    Rearranged,
    Refused,
    Result,
    Seat,
    SeenEvent,
    TurnPassed,
    ValueClue,
    Verdict,
    choice_of,
    compose,
    redact,
    seed_from_words,
)
from tamaya.rules.hanabi.refusals import RulesRefusal
from tamaya.testing.hanabi_random_games import play_randomly

NAMES = ("Alice", "Bob", "Cathy")
BOARD = Game.deal(compose(Choice()), 3, seed_from_words("sentences")).board


def sentence(language, event):
    return (
        catalogue(language).render(hanabi_event_message(event, NAMES, BOARD)).replace("\u00a0", " ")
    )


def clued(clue, *positions, is_free=False):
    touched = tuple(BOARD.hands[1][position - 1] for position in positions)
    return Clued(Seat(0), Seat(1), clue, touched, positions, is_free)


CLUES = [
    (
        clued(ColourClue("yellow"), 1, 4),
        "Alice tells Bob: cards 1 and 4 are yellow.",
        "Alice indique à Bob : les cartes 1 et 4 sont jaunes.",
        "Alice napovídá hráči Bob: karty 1 a 4 jsou žluté.",
    ),
    (
        clued(ColourClue("white"), 4),
        "Alice tells Bob: card 4 is white.",
        "Alice indique à Bob : la carte 4 est blanche.",
        "Alice napovídá hráči Bob: karta 4 je bílá.",
    ),
    (
        clued(ColourClue("multicolour"), 1, 2, 3, 4, 5),
        "Alice tells Bob: cards 1, 2, 3, 4 and 5 are multicolour.",
        "Alice indique à Bob : les cartes 1, 2, 3, 4 et 5 sont multicolores.",
        "Alice napovídá hráči Bob: karty 1, 2, 3, 4 a 5 jsou duhové.",
    ),
    (
        clued(ColourClue("green")),
        "Alice tells Bob: no card is green.",
        "Alice indique à Bob : aucune carte n’est verte.",
        "Alice napovídá hráči Bob: žádná karta není zelená.",
    ),
    (
        clued(ValueClue(2), 1, 4, 5),  # S3 console, "Donner une information"
        "Alice tells Bob: cards 1, 4 and 5 are 2s.",
        "Alice indique à Bob : les cartes 1, 4 et 5 sont des 2.",
        "Alice napovídá hráči Bob: karty 1, 4 a 5 mají hodnotu 2.",
    ),
    (
        clued(ValueClue(5), 3, is_free=True),
        "Alice tells Bob, for free: card 3 is a 5.",
        "Alice indique à Bob, sans jeton : la carte 3 est un 5.",
        "Alice napovídá hráči Bob (bez žetonu): karta 3 má hodnotu 5.",
    ),
]


@pytest.mark.parametrize(("event", *Language), CLUES)
def test_a_clue_names_the_cards_it_points_at(event, en, fr, cs):
    assert [sentence(language, event) for language in Language] == [en, fr, cs]


def test_a_misfire_counts_its_error():
    event = Misfired(Seat(2), CardId(14), Face("black", 4), 1)
    assert sentence(Language.ENGLISH, event).endswith("Error 1 of 3.")
    assert "le 4 noir n’a pas sa place" in sentence(Language.FRENCH, event)
    assert "černá 4 nepasuje" in sentence(Language.CZECH, event)


LAST_TURNS = {1: "zbývá 1 tah.", 2: "zbývají 2 tahy.", 5: "zbývá 5 tahů."}


@pytest.mark.parametrize("turns", LAST_TURNS)
def test_czech_has_three_plural_forms(turns):
    assert sentence(Language.CZECH, LastRoundBegan(turns)).endswith(LAST_TURNS[turns])


def test_a_new_order_names_the_old_positions():
    first, second, *rest = BOARD.hands[0]
    swapped = Rearranged(Seat(0), (second, first, *rest), frozenset({first}))
    assert sentence(Language.ENGLISH, swapped) == (
        "Alice rearranges their hand. From left to right, the cards now come "
        "from places 2, 1, 3, 4 and 5. Set apart: card 2."
    )
    marked = Rearranged(Seat(0), BOARD.hands[0], frozenset({second, first}))
    assert sentence(Language.ENGLISH, marked) == "Alice sets cards 1 and 2 apart."
    unmarked = Rearranged(Seat(0), BOARD.hands[0], frozenset())
    assert sentence(Language.ENGLISH, unmarked) == "Alice has no cards set apart any more."


@pytest.mark.slow
def test_every_event_but_the_next_turn_has_a_sentence():
    choice = Choice("deluxe", ("avalanche", "black-powder", "flamboyants"))
    types = set()
    for number in range(40):
        game = Game.deal(compose(choice), 3, seed_from_words(f"{number}"))
        # Some events happen only in games with errors.
        *_, last = play_randomly(game, Random(number), skill=0.97)
        for viewer in (Seat(0), Onlooker.REVIEWER):
            board = Game.begin(last.setup).board
            start = len(Game.begin(last.setup).history)
            for event in last.history[start:]:
                seen = redact(event, viewer)
                sentence = hanabi_event_message(seen, NAMES, board)
                assert (sentence is None) == isinstance(seen, TurnPassed)
                for language in Language:
                    assert sentence is None or catalogue(language).render(sentence)
                types.add(type(seen))
                board = board.after(seen)
    assert types == set(get_args(SeenEvent))


def test_a_seat_does_not_see_the_card_it_drew():
    game = Game.deal(compose(Choice()), 3, seed_from_words("unseen"))
    drawn = game.history[0]
    text = catalogue(Language.ENGLISH).render(
        hanabi_event_message(redact(drawn, Seat(0)), NAMES, game.board)
    )
    assert text == "Alice draws a card."


OUTCOMES = [
    Outcome(Result.WON, Cause.COMPLETE, 25, 25),
    Outcome(Result.LOST, Cause.ERRORS, 0, 17),
    Outcome(Result.LOST, Cause.LOST_CARD, 0, 3),
    Outcome(Result.LOST, Cause.NO_MOVE, 0, 24),
    Outcome(Result.FINISHED, Cause.LAST_ROUND, 18, 18),
    Outcome(Result.FINISHED, Cause.LAST_ROUND, -2, 1),
    Outcome(Result.FINISHED, Cause.ERRORS, 1, 1),
]


@pytest.mark.parametrize("outcome", OUTCOMES)
@pytest.mark.parametrize("language", Language)
def test_every_end_has_a_message_with_its_score(language, outcome):
    text = catalogue(language).render(ended_message(outcome, Ending.LAST_ROUND))
    assert str(outcome.score) in text.replace("\N{MINUS SIGN}", "-")


@pytest.mark.parametrize(
    "outcome", [each for each in OUTCOMES if each.result is not Result.FINISHED]
)
@pytest.mark.parametrize("language", Language)
def test_a_final_flourish_is_won_or_lost_without_points(language, outcome):
    text = catalogue(language).render(ended_message(outcome, Ending.FINAL_FLOURISH))
    assert not re.search(r"\d|point|bod", text)


@pytest.mark.parametrize("points", [0, 1, 2, 5, 21])
def test_a_lost_game_says_what_its_cards_would_have_been_worth(points):
    lost = ended_message(Outcome(Result.LOST, Cause.ERRORS, 0, points), Ending.LAST_ROUND)
    assert catalogue(Language.ENGLISH).render(lost).endswith(f"0 points instead of {points}.")
    assert catalogue(Language.FRENCH).render(lost).endswith(f"0 point au lieu de {points}.")
    assert catalogue(Language.CZECH).render(lost).endswith(f"0 bodů místo {points}.")


def test_the_score_is_counted_in_words_that_agree():
    one, some, many = (
        catalogue(Language.CZECH).render(
            ended_message(
                Outcome(Result.FINISHED, Cause.LAST_ROUND, score, score), Ending.LAST_ROUND
            )
        )
        for score in (1, 3, 18)
    )
    assert (one[-6:], some[-7:], many[-8:]) == ("1 bod.", "3 body.", "18 bodů.")


def test_black_powder_is_mentioned():
    # S0 Grands Feux, "Hanabi Poudre Noire", "Score"
    text = catalogue(Language.FRENCH).render(verdict_message(Verdict("delightful", True)))
    assert "poudre noire" in text
    text = catalogue(Language.FRENCH).render(verdict_message(Verdict("delightful", False)))
    assert "poudre noire" not in text


def test_a_title_has_the_edition_extensions_and_settings():
    choice = Choice("deluxe", ("black-powder", "flamboyants"), {"tokens": "9", "points": "kept"})
    titles = [catalogue(language).render(hanabi_game_message(choice)) for language in Language]
    assert titles == [
        "Hanabi: Deluxe with Black powder and 5 Flamboyants (tokens=9, points=kept)",
        "Hanabi\u00a0: Deluxe avec Poudre noire et 5 Flamboyants (tokens=9, points=kept)",
        "Hanabi: Deluxe, rozšíření Černý prach a 5 Flamboyants (tokens=9, points=kept)",
    ]
    plain = [Choice("czech"), Choice("czech", ("avalanche-2",)), Choice("czech", (), {"hand": "3"})]
    assert [catalogue(Language.CZECH).render(hanabi_game_message(choice)) for choice in plain] == [
        "Hanabi: České vydání",
        "Hanabi: České vydání, rozšíření Vodopád barev 2",
        "Hanabi: České vydání (hand=3)",
    ]


def test_a_title_has_no_settings_that_change_nothing():
    same = choice_of(compose(Choice("custom")))
    assert catalogue(Language.ENGLISH).render(hanabi_game_message(same)) == "Hanabi: Custom game"
    other = choice_of(compose(Choice("custom", (), {"suits": "red+black:none:down:11112"})))
    title = catalogue(Language.ENGLISH).render(hanabi_game_message(other))
    assert title == "Hanabi: Custom game (suits=red+black:none:down:11112)"


def test_the_settings_of_a_title_give_the_same_game():
    words = {"suits": "red:own+black:none:down:22222:penalty", "hand": "3", "tokens": "8"}
    choice = Choice("custom", (), words)
    assert compose(replace(choice, settings=changed_settings(choice))) == compose(choice)


@pytest.mark.parametrize("language", Language)
def test_levels_fates_and_talking_have_names(language):
    render = catalogue(language).render
    assert len({render(level_message(level)) for level in Level}) == len(Level)
    assert len({render(fate_message(fate)) for fate in FireworkFate}) == len(FireworkFate)
    assert len({render(talk_message(rule)) for rule in TALK_LEVELS}) == len(TALK_LEVELS)


def test_a_card_is_named_by_colour_and_value():
    faces = [catalogue(language).render(face_message(Face("white", 3))) for language in Language]
    assert faces == ["white 3", "3 blanc", "bílá 3"]


def test_the_refusal_of_a_word_lists_the_valid_ones():
    refused = Refused(RulesRefusal.NOT_IN_THE_BOX, extension="black-powder", edition="first-box")
    assert catalogue(Language.ENGLISH).render(refusal_message(refused)) == (
        "The edition “first-box” doesn’t include “black-powder”. "
        "Its extensions: avalanche, one-error, ten-tokens."
    )


def test_a_long_word_is_cut_when_it_is_quoted():
    refused = Refused(RulesRefusal.UNKNOWN_EDITION, edition="x" * 10_000)
    assert len(catalogue(Language.CZECH).render(refusal_message(refused))) < 300
