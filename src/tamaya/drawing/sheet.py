"""An SVG document under construction: rows of cards with captions."""

from collections.abc import Iterable
from html import escape

from tamaya.drawing.card_pictures import CARD_HEIGHT, CARD_WIDTH

SCALE = 0.6
GAP = 8
CAPTION = 18
INK = "#252a3e"
GROUND = "#efe6d0"


class Sheet:
    """Rows of cards below each other, on paper as wide as the widest of them."""

    def __init__(self) -> None:
        """Begin with an empty sheet."""
        self._parts: list[str] = []
        self._height = GAP
        self._width = 0

    def add_text(self, text: str) -> None:
        """Write a line of text."""
        self._height += CAPTION
        self._write(GAP, self._height - 5, text)

    def add_cards(self, cards: Iterable[tuple[str, str]]) -> None:
        """Draw cards side by side, each with the caption below it."""
        step = int(SCALE * CARD_WIDTH) + GAP
        height = int(SCALE * CARD_HEIGHT)
        for index, (picture, caption) in enumerate(cards):
            x = GAP + index * step
            self._parts.append(
                f'<g transform="translate({x} {self._height}) scale({SCALE})">{picture}</g>'
            )
            self._write(x, self._height + height + 14, caption)
        self._height += height + CAPTION + GAP

    def svg(self) -> str:
        """The document."""
        width, height = self._width + GAP, self._height
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}">'
            f'<rect width="{width}" height="{height}" rx="6" fill="{GROUND}"/>'
            f"{''.join(self._parts)}</svg>"
        )

    def _write(self, x: int, y: int, text: str) -> None:
        self._width = max(self._width, x + max(int(6.8 * len(text)), int(SCALE * CARD_WIDTH)))
        self._parts.append(
            f'<text x="{x}" y="{y}" font-family="sans-serif" font-size="13" '
            f'fill="{INK}">{escape(text)}</text>'
        )
