"""Single cards as SVG: faces, backs and flowers, each in a box of 100 by 140."""

from tamaya.drawing.shapes import (
    BACK_RINGS,
    BLOSSOM,
    MULTICOLOUR_PETALS,
    MULTICOLOUR_SUITS,
    NUMERALS,
    PRINT_COLOURS,
    SHAPES,
    SUIT_COLOURS,
)
from tamaya.rules.cards import SUIT_LETTERS, Face

CARD_WIDTH, CARD_HEIGHT = 100, 140
RIM = 8
"""The coloured rim of a multicolour card."""
PAPER = "#fdf7e8"
STEM = (
    '<path d="M50 100C52 84 48 70 50 50" fill="none" stroke="#5b7a4a" stroke-width="4"/>'
    '<path d="M50 92C34 92 24 84 20 72C36 72 46 80 50 92Z" fill="#6f9159"/>'
    '<path d="M51 86C64 86 74 79 78 68C64 68 54 75 51 86Z" fill="#6f9159"/>'
)
VASE = "M0 140V106C14 97 34 94 50 94S86 97 100 106V131A9 9 0 0 1 91 140H9A9 9 0 0 1 0 131Z"


def face_picture(face: Face) -> str:
    """The face of a card of Hanabi."""
    printed = PRINT_COLOURS[face.suit]
    return (
        ground(face.suit)
        + numeral(face.value, printed, 30, 17, 0.7)
        + shape(face.suit, 28, 83, 0.44)
        + letter(face.suit, printed)
    )


def back_picture() -> str:
    """The back of a card."""
    return (
        box("#222a5a", "#7f89bf")
        + f'<g transform="translate(6 26) scale(.88)" fill="#c2ad74"><path d="{BACK_RINGS}"/></g>'
    )


def flower_picture(face: Face) -> str:
    """A card of Ikebana: the suit is the blossom, the value is on the vase."""
    suit, printed = SUIT_COLOURS[face.suit], PRINT_COLOURS[face.suit]
    return (
        box(PAPER, "#8a8676")
        + STEM
        + f'<path d="{VASE}" fill="{suit}"/>'
        + f'<g transform="translate(15 6) scale(.7)" fill="{suit}" fill-opacity=".42">'
        + f'<path d="{BLOSSOM}"/></g>'
        + shape(face.suit, 31, 22, 0.38, suit)
        + numeral(face.value, printed, 36, 101, 0.42)
    )


def box(fill: str, line: str) -> str:
    """The paper of a card."""
    return (
        f'<rect x="1" y="1" width="98" height="138" rx="9" fill="{fill}" '
        f'stroke="{line}" stroke-width="2"/>'
    )


def ground(suit: str) -> str:
    """The paper of a face; the multicolour suit has a rim of five colours."""
    if suit != "multicolour":
        return box(SUIT_COLOURS[suit], "#8a8676")
    bands = "".join(
        f'<rect x="1" y="{1 + 27.6 * index:.1f}" width="98" height="27.6" '
        f'fill="{SUIT_COLOURS[name]}"/>'
        for index, name in enumerate(MULTICOLOUR_SUITS)
    )
    inner = (
        f'<rect x="{RIM}" y="{RIM}" width="{CARD_WIDTH - 2 * RIM}" '
        f'height="{CARD_HEIGHT - 2 * RIM}" rx="5" fill="{SUIT_COLOURS[suit]}"/>'
    )
    return bands + inner


def numeral(value: int, colour: str, x: float, y: float, scale: float) -> str:
    """A value, drawn as one brush stroke."""
    return (
        f'<path transform="translate({x} {y}) scale({scale})" d="{NUMERALS[value]}" fill="none" '
        f'stroke="{colour}" stroke-width="12.5" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def shape(suit: str, x: float, y: float, scale: float, colour: str | None = None) -> str:
    """The shape of a suit, by which it is known without its colour."""
    place = f'transform="translate({x} {y}) scale({scale})"'
    if suit == "multicolour":
        drawn = "".join(
            f'<path d="{path}" fill="{SUIT_COLOURS[MULTICOLOUR_SUITS[index % 5]]}"/>'
            for index, path in enumerate(MULTICOLOUR_PETALS)
        )
        return f"<g {place}>{drawn}</g>"
    fill = colour or PRINT_COLOURS[suit]
    return f'<path {place} fill-rule="evenodd" fill="{fill}" d="{SHAPES[suit]}"/>'


def letter(suit: str, colour: str) -> str:
    """The letter of a suit in text notation."""
    x, y = (22, 123) if suit == "multicolour" else (14, 127)
    return (
        f'<text x="{x}" y="{y}" text-anchor="middle" font-family="sans-serif" font-weight="700" '
        f'font-size="17" fill="{colour}">{SUIT_LETTERS[suit]}</text>'
    )
