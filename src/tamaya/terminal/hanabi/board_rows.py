"""The board of Hanabi as rows of text, drawn from the view alone."""

from tamaya.i18n import Catalogue
from tamaya.rules.hanabi import FireworkFate
from tamaya.terminal.hanabi.knowledge_text import knowledge_rows, short_knowledge
from tamaya.terminal.hanabi.notes import NOTE_SIGN, note_rows, noted_cards
from tamaya.terminal.hanabi.tall_fireworks import tall_firework_rows
from tamaya.terminal.input.menu_types import SEAT_KEYS
from tamaya.terminal.received_table_state import Scene
from tamaya.terminal.render.cards import boxed_card, card_span, suit_letter, suit_of
from tamaya.terminal.render.styled_rows import (
    BLANK,
    SHAPES,
    Row,
    Span,
    flow,
    label,
    pad,
    row_width,
    text_width,
    truncate,
)
from tamaya.wire.hanabi.view_types import Firework, HanabiBoard, HanabiView, HandCard

NAME_WIDTH = 13
WIDEST_CELL = 18
MOST_PIPS = 10
BOXED_HEIGHT = 6
"""The rows of a seat with framed cards and a blank row below it."""

FATES = {
    FireworkFate.OPEN: " ",
    FireworkFate.COMPLETE: "✓",
    FireworkFate.LOST: "✗",
    FireworkFate.LOST_UNLESS_RESCUED: "~",
}
"""A sign for the fate of a firework."""


def board_rows(view: HanabiView, width: int, height: int, texts: Catalogue) -> list[Row]:
    """Draw what lies open for all: counters, fireworks, discards."""
    board = view.board
    above, below = flow(counters(board, texts), width, "   "), discards(board, width, texts)
    tall = [BLANK, *tall_firework_rows(board, texts), BLANK]
    needed = len(above) + len(tall) + len(below) + BOXED_HEIGHT * len(view.hands)
    if needed <= height and row_width(tall[1]) <= width:
        return [*above, *tall, *below]
    fireworks = [firework_row(each, len(board.rules.values), texts) for each in board.fireworks]
    return [*above, *flow(fireworks, width, "  "), *below]


def counters(board: HanabiBoard, texts: Catalogue) -> list[Row]:
    """Tokens, errors, deck, score, tiles and the turns of the last round."""
    rules = board.rules
    items: list[Row] = [
        counter(texts.format("terminal-tokens"), board.tokens, rules.tokens, "▰▱", "token"),
        counter(texts.format("terminal-errors"), board.errors, rules.errors, "✖·", "error"),
        (label(texts.format("terminal-deck")), Span(str(board.deck_size), "bold")),
        score(board, texts),
    ]
    if rules.tiles:
        revealed = len(board.tiles_revealed)
        of = revealed + len(board.tiles_left)
        items.append((label(texts.format("terminal-tiles")), Span(f"{revealed}/{of}", "bold")))
    if board.turns_left:
        items.append(
            (Span(texts.format("terminal-turns-left", count=board.turns_left), "warning"),)
        )
    return items


def score(board: HanabiBoard, texts: Catalogue) -> Row:
    """The score, the highest score, and the highest still reachable where that is lower."""
    highest, reachable = board.rules.highest_score, board.highest_reachable_score
    limit = f" (≤{reachable})" if reachable < highest else ""
    return (
        label(texts.format("terminal-score")),
        Span(f"{board.score}/{highest}", "bold"),
        Span(limit),
    )


def counter(text: str, number: int, most: int, pips: str, style: str) -> Row:
    """A number with a pip for each: one sign for what is there, another for what is not."""
    figures = Span(f"{number}/{most}", "bold")
    if most > MOST_PIPS:
        return (label(text), figures)
    present, missing = pips[0] * number, pips[1] * (most - number)
    return (label(text), Span(present, style), Span(f"{missing} ", "dim"), figures)


def firework_row(firework: Firework, highest: int, texts: Catalogue) -> Row:
    """The laid cards of a suit, and the free places."""
    suit, laid = firework.suit, "".join(card.face[1] for card in firework.laid)
    # The order of the values shows which way the suit is laid.
    return (
        Span(f"{SHAPES[suit]}{suit_letter(suit, texts)} ", f"suit-{suit}"),
        Span(laid, f"suit-{suit}-bold"),
        Span("·" * (highest - len(laid)), "dim"),
        Span(FATES[firework.fate], "warning" if "lost" in firework.fate else "token"),
    )


def discards(board: HanabiBoard, width: int, texts: Catalogue) -> list[Row]:
    """The discards, suit by suit."""
    items: list[Row] = [(Span(texts.format("terminal-discards"), "dim"),)]
    for suit in board.rules.suits:
        faces = sorted(card.face for card in board.discards if suit_of(card.face) == suit.name)
        if faces:
            values = "".join(face[1] for face in faces)
            style = f"suit-{suit.name}"
            sign = f"{SHAPES[suit.name]}{suit_letter(suit.name, texts)} "
            items.append((Span(sign, style), Span(values, style)))
    if len(items) == 1:
        items.append((Span("–", "dim"),))
    return flow(items, width)


def seat_rows(
    scene: Scene, view: HanabiView, width: int, height: int, texts: Catalogue
) -> list[Row]:
    """Every seat with its hand, with as many rows per seat as fit."""
    seats = range(len(view.hands))
    rows_per_seat = max(height // len(view.hands), 2)
    rows: list[Row] = []
    for seat in seats:
        rows += (
            boxed_seat(scene, view, seat, width, texts)
            if rows_per_seat >= 5
            else compact_seat(scene, view, seat, width, texts)
        )
        if rows_per_seat in (3, 4) or rows_per_seat >= 6:
            rows.append(BLANK)
    rows = rows[:-1] if rows and rows[-1] == BLANK else rows
    notes = note_rows(scene, view, width, texts)
    return [*rows, *notes] if len(rows) + len(notes) <= height else rows


def cell_width(view: HanabiView, width: int) -> int:
    """How wide a card and its knowledge may be drawn."""
    most = max(*map(len, view.hands), view.board.rules.hand_size)
    return min(WIDEST_CELL, (width - NAME_WIDTH) // most)


def compact_seat(
    scene: Scene, view: HanabiView, seat: int, width: int, texts: Catalogue
) -> list[Row]:
    """A hand in two rows: the cards, and what their holder knows about them."""
    wide = cell_width(view, width)
    first, second = name_spans(scene, view, seat)
    known = [
        pad(
            (Span(" "), Span(truncate(short_knowledge(view, card, texts), wide - 2), "known")), wide
        )
        for card in view.hands[seat]
    ]
    return [
        (*first, *(span for place, card in enumerate(view.hands[seat], 1)
                   for span in pad(card_spans(scene, view, card, place, wide, texts), wide))),
        (*second, *(span for cell in known for span in cell)),
    ]  # fmt: skip


def boxed_seat(
    scene: Scene, view: HanabiView, seat: int, width: int, texts: Catalogue
) -> list[Row]:
    """A hand in five rows: framed cards, then the possible suits and values."""
    wide = cell_width(view, width)
    first, second = name_spans(scene, view, seat)
    rows: list[list[Span]] = [[Span(" " * NAME_WIDTH)], [*first], [*second], [], []]
    rows[3] = [Span(" " * NAME_WIDTH)]
    rows[4] = [Span(" " * NAME_WIDTH)]
    for place, card in enumerate(view.hands[seat], 1):
        top, middle, bottom = boxed_card(card.face, texts, press_of(card))
        edge = Span("│", top.style, middle.press)
        suits, values = knowledge_rows(view, card, texts)
        signs = Span(marks(scene, view, card), "warning")
        cell: tuple[Row, ...] = (
            (Span(" "), top),
            (Span(str(place)[-1], "dim"), edge, middle, edge, signs),
            (Span(" "), bottom),
            (Span("  "), Span(truncate(suits, wide - 3), "known")),
            (Span("  "), Span(truncate(values, wide - 3), "known")),
        )
        for row, part in zip(rows, cell, strict=True):
            row.extend(pad(part, wide))
    return [tuple(row) for row in rows]


def name_spans(scene: Scene, view: HanabiView, seat: int) -> tuple[Row, Row]:
    """The name beside a hand, in two rows: the rest of a long name or the seat's mark is below."""
    name, mark = scene.names[seat], scene.seat_marks[seat]
    is_acting = seat == view.board.seat_to_act and not scene.is_over
    style = "acting" if is_acting else "mine" if seat == scene.seat else "name"
    available = NAME_WIDTH - 4
    start = name
    while text_width(start) > available:
        start = start[:-1]
    rest = name[len(start) :].strip()
    below = f"{rest} {mark}".strip() if seat == scene.seat else rest or mark
    # The own seat is marked by a star where its name leaves no room for a word.
    is_full = seat == scene.seat and text_width(below) > available
    head = f"{'▶' if is_acting else ' '}{SEAT_KEYS[seat]}{'*' if is_full else ' '}"
    below = truncate(rest if is_full else below, available)
    return (
        pad((Span(head, "dim"), Span(start, style)), NAME_WIDTH),
        pad((Span("   "), Span(below, style if rest else "dim")), NAME_WIDTH),
    )


def card_spans(
    scene: Scene, view: HanabiView, card: HandCard, place: int, wide: int, texts: Catalogue
) -> Row:
    """A card with its position, and as many of its marks as fit."""
    row = (Span(str(place)[-1], "dim"), card_span(card.face, texts, press_of(card)))
    available = max(wide - row_width(row), 0)
    return (*row, Span(marks(scene, view, card)[:available], "warning"))


def press_of(card: HandCard) -> str:
    """What a click on a card means."""
    return f"card {card.id}"


def marks(scene: Scene, view: HanabiView, card: HandCard) -> str:
    """Signs beside a card: set apart, newest, irreplaceable, useless, with a note."""
    signs = ""
    if card.is_apart:
        signs += "↑"
    if card.is_newest:
        signs += "‹"
    if card.face in view.board.irreplaceable:
        signs += "!"
    if card.face in view.board.useless:
        signs += "×"
    if card.id in noted_cards(scene):
        signs += NOTE_SIGN
    return signs
