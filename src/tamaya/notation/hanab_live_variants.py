"""The variants of hanab.live that our rules can express exactly, by name and by number.

The name lists the suits: ``Black & Rainbow (6 Suits)`` has four plain suits and these two.
"""

import re
from collections.abc import Mapping
from dataclasses import replace

from tamaya.notation.refusals import NotationRefusal
from tamaya.rules.hanabi import Direction, Suit, Touch
from tamaya.rules.shared_types import Refused

DEFAULT = "No Variant"

PLAIN = {
    1: ("red",),
    2: ("red", "blue"),
    3: ("red", "green", "blue"),
    4: ("red", "yellow", "green", "blue"),
    5: ("red", "yellow", "green", "blue", "purple"),
    6: ("red", "yellow", "green", "blue", "purple", "teal"),
}
"""The plain suits of a variant, by how many it has."""

SINGLE = (1, 1, 1, 1, 1)

SPECIAL: Mapping[str, Suit] = {
    "Black": Suit("black", copies=SINGLE),
    "Rainbow": Suit("multicolour", Touch.EVERY),
    "Dark Rainbow": Suit("multicolour", Touch.EVERY, copies=SINGLE),
    "White": Suit("white", Touch.NONE),
    "Gray": Suit("white", Touch.NONE, copies=SINGLE),
}
"""Their special suits that we support; no variant has two of one colour."""

SCARCE: Mapping[str, int] = {"Critical Fours": 4, "Scarce Ones": 1}
"""Variants in which each suit has one copy less of this value, but at least one."""

NOT_PLAYED = (
    "Alternating",
    "Ambiguous",
    "Blind",
    "Brown",
    "Candy Corn",
    "Chimneys",
    "Clue Starved",
    "Cocoa",
    "Cow & Pig",
    "Deceptive",
    "Dual-Color",
    "Duck",
    "Fives",
    "Funnels",
    "Holiday",
    "Matryoshka",
    "Mix",
    "Muddy",
    "Mute",
    "Null",
    "Odds and Evens",
    "Omni",
    "Ones",
    "Orange",
    "Pink",
    "Prism",
    "Sudoku",
    "Synesthesia",
    "Throw It in a Hole",
    "Up or Down",
    "Valentine",
)
"""Words in the names of variants that exist there and that we do not support."""

IDS: Mapping[str, int] = {
    DEFAULT: 0,
    "6 Suits": 1,
    "4 Suits": 15,
    "3 Suits": 18,
    "Black (6 Suits)": 2,
    "Black (5 Suits)": 21,
    "Rainbow (6 Suits)": 3,
    "Rainbow (5 Suits)": 16,
    "Rainbow (4 Suits)": 17,
    "Rainbow (3 Suits)": 19,
    "White (6 Suits)": 13,
    "White (5 Suits)": 22,
    "White (4 Suits)": 26,
    "White (3 Suits)": 27,
    "Dark Rainbow (6 Suits)": 11,
    "Dark Rainbow (5 Suits)": 23,
    "Gray (6 Suits)": 59,
    "Gray (5 Suits)": 58,
    "Black & Rainbow (6 Suits)": 65,
    "Black & Rainbow (5 Suits)": 66,
    "Black & White (6 Suits)": 63,
    "Black & White (5 Suits)": 64,
    "Black & Dark Rainbow (6 Suits)": 12,
    "Black & Gray (6 Suits)": 60,
    "Rainbow & White (6 Suits)": 6,
    "Rainbow & White (5 Suits)": 28,
    "Rainbow & White (4 Suits)": 29,
    "Rainbow & Gray (6 Suits)": 67,
    "Rainbow & Gray (5 Suits)": 68,
    "White & Dark Rainbow (6 Suits)": 83,
    "White & Dark Rainbow (5 Suits)": 84,
    "Dark Rainbow & Gray (6 Suits)": 62,
    "Reversed (6 Suits)": 1342,
    "Reversed (5 Suits)": 1343,
    "Reversed (4 Suits)": 1344,
    "Reversed (3 Suits)": 1345,
    "Black Reversed (6 Suits)": 1346,
    "Black Reversed (5 Suits)": 1347,
    "Rainbow Reversed (6 Suits)": 1348,
    "Rainbow Reversed (5 Suits)": 1349,
    "Rainbow Reversed (4 Suits)": 1350,
    "Rainbow Reversed (3 Suits)": 1351,
    "White Reversed (6 Suits)": 1356,
    "White Reversed (5 Suits)": 1357,
    "White Reversed (4 Suits)": 1358,
    "White Reversed (3 Suits)": 1359,
    "Dark Rainbow Reversed (6 Suits)": 1380,
    "Dark Rainbow Reversed (5 Suits)": 1381,
    "Gray Reversed (6 Suits)": 1384,
    "Gray Reversed (5 Suits)": 1385,
    "White Reversed & Rainbow (6 Suits)": 2127,
    "White Reversed & Rainbow (5 Suits)": 2128,
    "White Reversed & Rainbow (4 Suits)": 2129,
    "Critical Fours (6 Suits)": 1821,
    "Critical Fours (5 Suits)": 1822,
    "Critical Fours & Black (6 Suits)": 1645,
    "Critical Fours & Rainbow (6 Suits)": 1823,
    "Critical Fours & Rainbow (5 Suits)": 1824,
    "Critical Fours & White (6 Suits)": 1827,
    "Critical Fours & White (5 Suits)": 1828,
    "Critical Fours & Dark Rainbow (6 Suits)": 1807,
    "Critical Fours & Gray (6 Suits)": 1815,
}
"""The number in a share link for each variant that we support."""

NAMES = {number: name for name, number in IDS.items()}
HIGHEST_ID = 3000
"""Above all of their numbers, with room for more."""

NAME = re.compile(r"(?:(?P<parts>[A-Za-z &]+) \((?P<of>[3-6]) Suits\)|(?P<plain>[3-6]) Suits)")


def suits_of(variant: str) -> tuple[Suit, ...]:
    """The suits of a variant in its order; the refusal says whether the variant exists there."""
    suits = _suits("5 Suits" if variant == DEFAULT else variant)
    if suits is not None:
        return suits
    is_theirs = any(word in variant for word in NOT_PLAYED)
    reason = NotationRefusal.VARIANT_NOT_PLAYED if is_theirs else NotationRefusal.UNKNOWN_VARIANT
    raise Refused(reason, variant=variant)


def variant_of_id(number: int) -> str:
    """The name of the variant with this number."""
    if number in NAMES:
        return NAMES[number]
    is_theirs = 0 <= number < HIGHEST_ID
    reason = NotationRefusal.VARIANT_NOT_PLAYED if is_theirs else NotationRefusal.UNKNOWN_VARIANT
    raise Refused(reason, variant=str(number))


def _suits(name: str) -> tuple[Suit, ...] | None:
    found = NAME.fullmatch(name)
    if found is None:
        return None
    if found["plain"]:
        return _plain(int(found["plain"]))
    parts, number = found["parts"].split(" & "), int(found["of"])
    if parts == ["Reversed"]:
        *others, last = _plain(number)
        return (*others, _reversed(last))
    scarce = SCARCE.get(parts[0])
    if scarce is not None:
        parts = parts[1:]
    special = [_special(part) for part in parts]
    known = [suit for suit in special if suit is not None]
    if len(known) < len(special) or not len({suit.name for suit in known}) == len(known) < number:
        return None
    suits = (*_plain(number - len(known)), *known)
    return suits if scarce is None else tuple(_with_less(suit, scarce) for suit in suits)


def _plain(number: int) -> tuple[Suit, ...]:
    return tuple(map(Suit, PLAIN[number]))


def _special(part: str) -> Suit | None:
    suit = SPECIAL.get(part.removesuffix(" Reversed"))
    return _reversed(suit) if suit and part.endswith(" Reversed") else suit


def _reversed(suit: Suit) -> Suit:
    return replace(suit, direction=Direction.DOWN, copies=suit.copies[::-1])


def _with_less(suit: Suit, value: int) -> Suit:
    copies = suit.copies
    fewer = max(1, copies[value - 1] - 1)
    return replace(suit, copies=(*copies[: value - 1], fewer, *copies[value:]))
