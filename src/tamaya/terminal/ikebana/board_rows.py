"""The board of Ikebana as rows of text, drawn from the view alone."""

from tamaya.i18n import Catalogue
from tamaya.terminal.input.menu_types import SEAT_KEYS
from tamaya.terminal.received_table_state import Scene
from tamaya.terminal.render.cards import card_span
from tamaya.terminal.render.styled_rows import (
    BLANK,
    Row,
    Span,
    flow,
    label,
    pad,
    text_width,
    truncate,
)
from tamaya.wire.ikebana.view_types import IkebanaView, ShownBouquet, ShownPile

NAME_WIDTH = 18
POINTS_WIDTH = 6
FREE_PLACE = Span("  ·  ", "dim")
WORTH_WIDTH = 8


def board_rows(scene: Scene, view: IkebanaView, width: int, texts: Catalogue) -> list[Row]:
    """Draw the round, the deck, and the card just drawn: face up for those who may see it."""
    board = view.board
    items: list[Row] = [
        (
            label(texts.format("terminal-round")),
            Span(f"{board.round}/{board.rules.rounds}", "bold"),
        ),
        (label(texts.format("terminal-deck")), Span(str(board.deck_size), "bold")),
    ]
    if board.round_multiplier > 1:
        items.append(
            (Span(texts.format("terminal-double", times=board.round_multiplier), "warning"),)
        )
    if board.is_drawing:
        player = scene.names[board.seat_to_act]
        items.append(
            (label(texts.format("terminal-drawn", player=player)), card_span(view.drawn, texts))
        )
    if board.is_drawing or board.rejections:
        receiver = scene.names[board.receiver]
        price = texts.format("terminal-price", price=board.price, player=receiver)
        items.append((Span(price, "dim"),))
    return flow(items, width, "   ")


def seat_rows(
    scene: Scene, view: IkebanaView, width: int, height: int, texts: Catalogue
) -> list[Row]:
    """Draw every seat with its points, its bouquet and its pile."""
    seats = len(view.board.points)
    is_spaced = height >= 2 * seats + 1
    rows = [titles(view, texts)]
    for seat in range(seats):
        if is_spaced:
            rows.append(BLANK)
        rows.append(seat_row(scene, view, seat, width, texts))
    return rows


def titles(view: IkebanaView, texts: Catalogue) -> Row:
    """The titles of the columns."""
    bouquet = 6 * view.board.rules.bouquet_size
    return (
        Span(" " * NAME_WIDTH),
        *pad(
            (Span(truncate(texts.format("terminal-points"), POINTS_WIDTH), "dim"),),
            POINTS_WIDTH + 1,
        ),
        *pad((Span(texts.format("terminal-bouquet"), "dim"),), bouquet),
        *pad(
            (Span(truncate(texts.format("terminal-worth"), WORTH_WIDTH), "dim"),), WORTH_WIDTH + 1
        ),
        Span(texts.format("terminal-pile"), "dim"),
    )


def seat_row(scene: Scene, view: IkebanaView, seat: int, width: int, texts: Catalogue) -> Row:
    """One seat in one row."""
    board = view.board
    gains = [str(gained[seat]) for gained in board.gains]
    row = (
        *name_spans(scene, view, seat),
        *pad((Span(str(board.points[seat]).rjust(4), "bold"),), POINTS_WIDTH + 1),
        *bouquet_spans(board.bouquets[seat], board.rules.bouquet_size, texts),
        *pad(worth(board.bouquets[seat]), WORTH_WIDTH + 1),
        *pile_spans(board.piles[seat], seat, texts),
    )
    gains_text = f"  ({' + '.join(gains)})" if gains else ""
    # The gains of each round are shown where they fit.
    return (
        (*row, Span(gains_text, "dim"))
        if text_width("".join(span.text for span in row) + gains_text) <= width
        else row
    )


def name_spans(scene: Scene, view: IkebanaView, seat: int) -> Row:
    """The name beside a bouquet."""
    is_acting = seat == view.board.seat_to_act and not scene.is_over
    style = "acting" if is_acting else "mine" if seat == scene.seat else "name"
    head = f"{'▶' if is_acting else ' '}{SEAT_KEYS[seat]} "
    name, mark = scene.names[seat], scene.seat_marks[seat]
    available = NAME_WIDTH - 1 - len(head)
    if seat == scene.seat:
        # Which seat is one's own matters more than the end of one's name.
        name = truncate(name, available - 1 - text_width(mark))
    name = truncate(f"{name} {mark}".strip(), available)
    return pad((Span(head, "dim"), Span(name, style)), NAME_WIDTH)


def bouquet_spans(bouquet: ShownBouquet, size: int, texts: Catalogue) -> Row:
    """The cards of a bouquet, and the free places."""
    spans: list[Span] = []
    for place in range(size):
        is_filled = place < len(bouquet.cards)
        spans.append(card_span(bouquet.cards[place], texts) if is_filled else FREE_PLACE)
        spans.append(Span(" "))
    return tuple(spans)


def worth(bouquet: ShownBouquet) -> Row:
    """What a bouquet is worth now, and its multiplier."""
    appraisal = bouquet.appraisal
    if not bouquet.cards:
        return (Span("–", "dim"),)
    times = f" ×{appraisal.multiplier}" if appraisal.multiplier > 1 else ""
    return (Span(str(appraisal.points), "bold" if bouquet.is_complete else ""), Span(times, "dim"))


def pile_spans(pile: ShownPile, seat: int, texts: Catalogue) -> Row:
    """The card for sale, and the number of cards beneath it."""
    if pile.top is None:
        return (Span("–", "dim"),)
    beneath = f" +{pile.height - 1}" if pile.height > 1 else ""
    return (card_span(pile.top, texts, f"pile {seat}"), Span(beneath, "dim"))
