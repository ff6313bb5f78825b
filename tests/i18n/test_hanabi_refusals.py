"""Every refusal of the rules of Hanabi has a message with its details."""

import pytest

from tamaya.i18n import Language, catalogue, refusal_message
from tamaya.rules.hanabi import Choice, Refusal, Refused, Rules, Setup, Suit, compose, parse_seed
from tamaya.rules.hanabi.game_choice import parse_settings
from tamaya.rules.hanabi.refusals import RulesRefusal
from tamaya.rules.seed_refusal import SeedRefusal


def custom(settings):
    return lambda: compose(Choice("custom", (), parse_settings(settings)))


STANDARD = compose(Choice())
DECK = STANDARD.full_deck()

ASKED = {
    RulesRefusal.UNKNOWN_EDITION: lambda: compose(Choice("pocket")),
    RulesRefusal.UNKNOWN_EXTENSION: lambda: compose(Choice("deluxe", ("blizzard",))),
    RulesRefusal.NOT_IN_THE_BOX: lambda: compose(Choice("console", ("avalanche",))),
    RulesRefusal.EXTENSIONS_EXCLUDE_EACH_OTHER: lambda: compose(
        Choice("deluxe", ("avalanche", "avalanche-tricky"))
    ),
    RulesRefusal.EXTENSION_TWICE: lambda: compose(Choice("deluxe", ("avalanche", "avalanche"))),
    RulesRefusal.UNKNOWN_SETTING: custom("colour=red"),
    RulesRefusal.SETTING_TWICE: custom("tokens=8,tokens=9"),
    RulesRefusal.BAD_SETTING: custom("tokens=many"),
    RulesRefusal.OUT_OF_BOUNDS: custom("tokens=0"),
    RulesRefusal.NO_SUITS: custom("suits="),
    RulesRefusal.TOO_MANY_SUITS: custom("suits=white+red+blue+yellow+green+black+purple+teal"),
    RulesRefusal.UNKNOWN_SUIT: custom("suits=pink"),
    RulesRefusal.SUIT_TWICE: custom("suits=red+red"),
    RulesRefusal.SUIT_NOT_IN_THE_GAME: custom("purple.touch=none"),
    RulesRefusal.COPIES_NOT_FOR_EACH_VALUE: custom("white.copies=321"),
    RulesRefusal.TOO_FEW_CARDS: lambda: Rules((Suit("red", copies=(1, 1)),)),
    RulesRefusal.WRONG_NUMBER_OF_PLAYERS: lambda: Setup(STANDARD, 6, DECK),
    RulesRefusal.NO_SUCH_FIRST_SEAT: lambda: Setup(STANDARD, 2, DECK, first_seat=2),
    RulesRefusal.WRONG_DECK: lambda: Setup(STANDARD, 2, DECK[1:]),
    RulesRefusal.WRONG_TILES: lambda: Setup(STANDARD, 2, DECK, tiles=(1,)),
    SeedRefusal.SEED_NOT_256_BITS: lambda: parse_seed("12"),
}


def test_every_refusal_of_a_choice_is_tested():
    assert set(ASKED) == {*RulesRefusal, *SeedRefusal}


@pytest.mark.parametrize("reason", ASKED)
def test_the_message_of_a_refusal_has_its_details(reason):
    with pytest.raises(Refused) as caught:
        ASKED[reason]()
    refused = caught.value
    assert refused.reason is reason
    for language in Language:
        text = catalogue(language).render(refusal_message(refused))
        assert text.endswith(".")
        # Only the numbers of cards and seats may be written differently.
        for name, detail in refused.details.items():
            assert str(detail) in text, (language, name)


@pytest.mark.parametrize("reason", Refusal)
@pytest.mark.parametrize("language", Language)
def test_every_refused_move_has_a_message(language, reason):
    assert catalogue(language).render(refusal_message(Refused(reason))).endswith(".")
