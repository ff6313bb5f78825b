"""Refusals as messages: the reason is the key, its details are the arguments."""

from collections.abc import Callable, Mapping
from enum import StrEnum

from tamaya.i18n.message import Argument, Message, message
from tamaya.rules import ikebana
from tamaya.rules.game import Refused
from tamaya.rules.hanabi.cards import SUIT_LETTERS
from tamaya.rules.hanabi.editions import EDITIONS, EXTENSIONS
from tamaya.rules.hanabi.refusals import RulesRefusal

MAX_QUOTED = 60
"""So much of what a person typed is quoted back."""

KNOWN = "known"
"""The detail that lists what could have been said instead; it is told in full."""

LARGEST_NUMBER = 10**15
"""Numbers from here on are quoted digit by digit: the languages have no form for all of them."""

Details = Mapping[str, str | int]


def refusal_message(refused: Refused) -> Message:
    """Why somebody was told no."""
    arguments: dict[str, Argument] = {
        name: detail if name == KNOWN else quotable(detail)
        for name, detail in refused.details.items()
    }
    for reason, known_words in KNOWN_WORDS:
        # The two games may refuse by the same word, and know different ones.
        if reason is refused.reason:
            arguments[KNOWN] = known_words(refused.details)
    return message(f"refusal-{refused.reason.value}", **arguments)


def quotable(detail: str | int) -> str | int:
    """A detail short enough to be quoted: it may be anything that somebody typed."""
    if isinstance(detail, int) and abs(detail) < LARGEST_NUMBER:
        return detail
    text = str(detail)
    return text if len(text) <= MAX_QUOTED else text[:MAX_QUOTED] + "…"


def _extension_names(details: Details) -> str:
    return ", ".join(EDITIONS[str(details["edition"])].extensions_in_the_box) or "–"


KNOWN_WORDS: tuple[tuple[StrEnum, Callable[[Details], str]], ...] = (
    (RulesRefusal.UNKNOWN_EDITION, lambda _: ", ".join(EDITIONS)),
    (RulesRefusal.UNKNOWN_EXTENSION, lambda _: ", ".join(EXTENSIONS)),
    (RulesRefusal.UNKNOWN_SUIT, lambda _: ", ".join(SUIT_LETTERS)),
    (RulesRefusal.NOT_IN_THE_BOX, _extension_names),
    (ikebana.RulesRefusal.UNKNOWN_EXTENSION, lambda _: ", ".join(ikebana.EXTENSIONS)),
)
"""Refusals of a word whose sentence tells which words there are."""
