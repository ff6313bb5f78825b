"""What somebody who mistyped a word may have meant."""

from collections.abc import Sequence
from difflib import get_close_matches

from tamaya.i18n.message import Message, message
from tamaya.i18n.refusal_messages import KNOWN, refusal_message
from tamaya.rules.shared_types import Refused

LEAST_SIMILARITY = 0.65
"""From here on two words are called similar, as ``difflib`` counts."""

FEWEST_LETTERS = 2
"""The start of a word suggests it from this length on."""

UNQUOTED = frozenset({KNOWN, "help"})
"""Details that nobody typed."""


def nearest_word(typed: str, known: Sequence[str]) -> str | None:
    """The known word most similar to this one, or the only one that starts with it."""
    word = typed.casefold()
    folded = {each.casefold(): each for each in known}
    starting = [each for each in folded if each.startswith(word)]
    if len(word.lstrip("-")) >= FEWEST_LETTERS and len(starting) == 1:
        return folded[starting[0]]
    near = get_close_matches(word, folded, 1, LEAST_SIMILARITY)
    return folded[near[0]] if near else None


def suggestion_message(refused: Refused) -> Message | None:
    """“Did you mean …?” for the refusal of an unknown word, where a known one is similar."""
    known = refusal_message(refused).arguments.get(KNOWN)
    if not isinstance(known, str):
        return None
    for name, detail in refused.details.items():
        if name in UNQUOTED or not isinstance(detail, str) or not detail.strip():
            continue
        word = detail.split()[0]
        nearest = nearest_word(word, known.split(", "))
        # A known word is not mistyped: something else is wrong.
        if nearest is not None and nearest != word:
            return message("did-you-mean", word=nearest)
    return None


def refusal_sentences(refused: Refused) -> tuple[Message, ...]:
    """The sentences for a refusal: why, and what may have been meant."""
    suggestion = suggestion_message(refused)
    why = refusal_message(refused)
    return (why,) if suggestion is None else (why, suggestion)
