"""The fireworks of Hanabi as columns that rise card by card, for large screens."""

from tamaya.i18n import Catalogue
from tamaya.rules.hanabi import FireworkFate
from tamaya.terminal.render.cards import suit_letter
from tamaya.terminal.render.styled_rows import SHAPES, Row, Span, pad, row_width
from tamaya.wire.hanabi.view_types import Firework, HanabiBoard

COLUMN_WIDTH = 9
SPARKS = "✦ ✶ ✦"
"""Above a complete firework."""

ENDS = {
    FireworkFate.OPEN: "",
    FireworkFate.COMPLETE: " ✓",
    FireworkFate.LOST: " ✗",
    FireworkFate.LOST_UNLESS_RESCUED: " ~",
}


def tall_firework_rows(board: HanabiBoard, texts: Catalogue) -> list[Row]:
    """Every firework as a column, the first card at the bottom."""
    columns = [column_cells(each, len(board.rules.values), texts) for each in board.fireworks]
    return [
        tuple(span for cell in row for span in centred(cell, COLUMN_WIDTH))
        for row in zip(*columns, strict=True)
    ]


def column_cells(firework: Firework, highest: int, texts: Catalogue) -> list[Row]:
    """One firework from its spark down to its label."""
    suit = firework.suit
    is_complete = firework.fate is FireworkFate.COMPLETE
    laid: list[Row] = [(Span(f"  {card.face[1]}  ", f"card-{suit}"),) for card in firework.laid]
    free: list[Row] = [(Span("·", "dim"),)] * (highest - len(laid))
    label = f"{SHAPES[suit]}{suit_letter(suit, texts)} {len(laid)}/{highest}"
    end = Span(ENDS[firework.fate], "warning" if "lost" in firework.fate else "token")
    spark: Row = (Span(SPARKS if is_complete else "", f"suit-{suit}-bold"),)
    return [spark, *free, *reversed(laid), (Span(label, f"suit-{suit}"), end)]


def centred(cell: Row, width: int) -> Row:
    """A cell in the middle of its column."""
    left = (width - row_width(cell)) // 2
    return pad((Span(" " * max(left, 0)), *cell), width)
