"""Refusals as messages: the reason is the key, its details are the arguments."""

from collections.abc import Callable, Mapping
from enum import StrEnum

from tamaya.i18n.message import Argument, Message, message
from tamaya.rules import ikebana
from tamaya.rules.hanabi.cards import SUIT_LETTERS
from tamaya.rules.hanabi.editions import EDITIONS, EXTENSIONS
from tamaya.rules.hanabi.game_choice import SETTINGS
from tamaya.rules.hanabi.refusals import RulesRefusal
from tamaya.rules.shared_types import Refused

MAX_QUOTED = 60
"""Longer input is cut when it is quoted."""

KNOWN = "known"
"""The detail that lists the valid words; it is never cut."""

LARGEST_NUMBER = 10**15
"""From here on numbers are quoted as typed: Fluent cannot format all of them."""

Details = Mapping[str, str | int]


def refusal_message(refused: Refused) -> Message:
    """The message for a refusal."""
    arguments: dict[str, Argument] = {
        name: detail if name == KNOWN else quotable(detail)
        for name, detail in refused.details.items()
    }
    for reason, known_words in KNOWN_WORDS:
        # Both games may use the same reason, with different valid words.
        if reason is refused.reason:
            arguments[KNOWN] = known_words(refused.details)
    return message(f"refusal-{refused.reason.value}", **arguments)


def quotable(detail: str | int) -> str | int:
    """A detail that is short enough to quote: it may be anything somebody typed."""
    if isinstance(detail, int) and abs(detail) < LARGEST_NUMBER:
        return detail
    text = str(detail)
    return text if len(text) <= MAX_QUOTED else text[:MAX_QUOTED] + "…"


def _extension_names(details: Details) -> str:
    return ", ".join(EDITIONS[str(details["edition"])].extensions_in_the_box) or "–"


KNOWN_WORDS: tuple[tuple[StrEnum, Callable[[Details], str]], ...] = (
    (RulesRefusal.UNKNOWN_EDITION, lambda _: ", ".join(EDITIONS)),
    (RulesRefusal.UNKNOWN_EXTENSION, lambda _: ", ".join(EXTENSIONS)),
    (RulesRefusal.UNKNOWN_SETTING, lambda _: ", ".join(SETTINGS)),
    (RulesRefusal.UNKNOWN_SUIT, lambda _: ", ".join(SUIT_LETTERS)),
    (RulesRefusal.NOT_IN_THE_BOX, _extension_names),
    (ikebana.RulesRefusal.UNKNOWN_EXTENSION, lambda _: ", ".join(ikebana.EXTENSIONS)),
)
"""The refusals of an unknown word, and how to list the valid ones."""
