"""A game of Hanabi as rows of letters, from the wire's view of it alone."""

from tamaya.i18n import Catalogue
from tamaya.rules.hanabi import FireworkFate
from tamaya.terminal.cards import boxed, card, suit_of
from tamaya.terminal.ink import BLANK, SHAPES, Row, Span, cells, cut, filled, flow, width_of
from tamaya.terminal.knowing import known_rows, known_text
from tamaya.terminal.menu import SEAT_KEYS
from tamaya.terminal.scene import Scene
from tamaya.wire.hanabi_view import Firework, HanabiBoard, HanabiView, HandCard

NAME_WIDTH = 13
WIDEST_CELL = 18
MOST_PIPS = 10

FATES = {
    FireworkFate.OPEN: " ",
    FireworkFate.COMPLETE: "✓",
    FireworkFate.LOST: "✗",
    FireworkFate.LOST_UNLESS_RESCUED: "~",
}
"""A sign for what may still become of a firework."""


def board_rows(view: HanabiView, width: int, say: Catalogue) -> list[Row]:
    """What lies open for all: counters, fireworks, discards."""
    board = view.board
    fireworks = [firework(one, len(board.rules.values)) for one in board.fireworks]
    return [
        *flow(counters(board, say), width, "   "),
        *flow(fireworks, width, "  "),
        *discards(board, width, say),
    ]


def counters(board: HanabiBoard, say: Catalogue) -> list[Row]:
    """How many there are of everything that is counted."""
    rules = board.rules
    items: list[Row] = [
        counted(say.say("terminal-tokens"), board.tokens, rules.tokens, "▰▱", "token"),
        counted(say.say("terminal-errors"), board.errors, rules.errors, "✖·", "error"),
        (label(say.say("terminal-deck")), Span(str(board.deck_size), "bold")),
        score(board, say),
    ]
    if rules.tiles:
        revealed = len(board.tiles_revealed)
        of = revealed + len(board.tiles_left)
        items.append((label(say.say("terminal-tiles")), Span(f"{revealed}/{of}", "bold")))
    if board.turns_left:
        items.append((Span(say.say("terminal-turns-left", count=board.turns_left), "warning"),))
    return items


def score(board: HanabiBoard, say: Catalogue) -> Row:
    """The score, the best that there is, and the best that is left where that is less."""
    highest, reachable = board.rules.highest_score, board.highest_reachable_score
    less = f" (≤{reachable})" if reachable < highest else ""
    return (label(say.say("terminal-score")), Span(f"{board.score}/{highest}", "bold"), Span(less))


def label(text: str) -> Span:
    """What a number counts."""
    return Span(f"{text} ", "dim")


def counted(text: str, number: int, most: int, pips: str, ink: str) -> Row:
    """A number of things that are there or not."""
    figures = Span(f"{number}/{most}", "bold")
    if most > MOST_PIPS:
        return (label(text), figures)
    there = pips[0] * number
    return (label(text), Span(there, ink), Span(pips[1] * (most - number) + " ", "dim"), figures)


def firework(one: Firework, highest: int) -> Row:
    """The cards laid of a suit, and the places that are free."""
    suit, laid = one.suit, "".join(card.face[1] for card in one.laid)
    # A suit that is laid from its highest card down shows so by the order of its values.
    letter = one.laid[0].face[0] if one.laid else (one.next_face or " ")[0]
    return (
        Span(f"{SHAPES[suit]}{letter} ", f"suit-{suit}"),
        Span(laid, f"suit-{suit}-bold"),
        Span("·" * (highest - len(laid)), "dim"),
        Span(FATES[one.fate], "warning" if "lost" in one.fate else "token"),
    )


def discards(board: HanabiBoard, width: int, say: Catalogue) -> list[Row]:
    """The cards given up, suit by suit."""
    items: list[Row] = [(Span(say.say("terminal-discards"), "dim"),)]
    for suit in board.rules.suits:
        faces = sorted(one.face for one in board.discards if suit_of(one.face) == suit.name)
        if faces:
            values = "".join(face[1] for face in faces)
            ink = f"suit-{suit.name}"
            items.append((Span(f"{SHAPES[suit.name]}{suit.letter} ", ink), Span(values, ink)))
    if len(items) == 1:
        items.append((Span("–", "dim"),))
    return flow(items, width)


def seat_rows(scene: Scene, view: HanabiView, width: int, height: int) -> list[Row]:
    """Every seat with its hand, in as many rows a seat as there is room for."""
    seats = range(len(view.hands))
    a_seat = max(height // len(view.hands), 2)
    rows: list[Row] = []
    for seat in seats:
        rows += (
            boxed_seat(scene, view, seat, width)
            if a_seat >= 5
            else seat_in_two(scene, view, seat, width)
        )
        if a_seat in (3, 4) or a_seat >= 6:
            rows.append(BLANK)
    return rows[:-1] if rows and rows[-1] == BLANK else rows


def cell_width(view: HanabiView, width: int) -> int:
    """How wide a card may be drawn with all that is known of it."""
    most = max(*map(len, view.hands), view.board.rules.hand_size)
    return min(WIDEST_CELL, (width - NAME_WIDTH) // most)


def seat_in_two(scene: Scene, view: HanabiView, seat: int, width: int) -> list[Row]:
    """A hand in two rows: the cards, and what their holder knows of them."""
    wide = cell_width(view, width)
    first, second = name_spans(scene, view, seat)
    known = [
        filled((Span(" "), Span(cut(known_text(view, one), wide - 2), "known")), wide)
        for one in view.hands[seat]
    ]
    return [
        (*first, *(span for place, one in enumerate(view.hands[seat], 1)
                   for span in filled(card_spans(view, one, place, wide), wide))),
        (*second, *(span for cell in known for span in cell)),
    ]  # fmt: skip


def boxed_seat(scene: Scene, view: HanabiView, seat: int, width: int) -> list[Row]:
    """A hand in five rows: framed cards, then suits and values that are possible."""
    wide = cell_width(view, width)
    first, second = name_spans(scene, view, seat)
    rows: list[list[Span]] = [[Span(" " * NAME_WIDTH)], [*first], [*second], [], []]
    rows[3] = [Span(" " * NAME_WIDTH)]
    rows[4] = [Span(" " * NAME_WIDTH)]
    for place, one in enumerate(view.hands[seat], 1):
        top, middle, bottom = boxed(one.face, press_of(one))
        edge = Span("│", top.ink, middle.press)
        suits, values = known_rows(view, one)
        cell: tuple[Row, ...] = (
            (Span(" "), top),
            (Span(str(place)[-1], "dim"), edge, middle, edge, Span(marks(view, one), "warning")),
            (Span(" "), bottom),
            (Span("  "), Span(cut(suits, wide - 3), "known")),
            (Span("  "), Span(cut(values, wide - 3), "known")),
        )
        for row, part in zip(rows, cell, strict=True):
            row.extend(filled(part, wide))
    return [tuple(row) for row in rows]


def name_spans(scene: Scene, view: HanabiView, seat: int) -> tuple[Row, Row]:
    """Whose hand it is, in two rows: a long name goes on in the second."""
    name = scene.names[seat]
    is_acting = seat == view.board.seat_to_act and not scene.is_over
    ink = "acting" if is_acting else "mine" if seat == scene.seat else "name"
    head = f"{'▶' if is_acting else ' '}{SEAT_KEYS[seat]} "
    room = NAME_WIDTH - 1 - len(head)
    start = name
    while cells(start) > room:
        start = start[:-1]
    rest = cut(name[len(start) :].strip(), NAME_WIDTH - 4)
    return (
        filled((Span(head, "dim"), Span(start, ink)), NAME_WIDTH),
        filled((Span("   "), Span(rest, ink)), NAME_WIDTH),
    )


def card_spans(view: HanabiView, one: HandCard, place: int, wide: int) -> Row:
    """A card with its position, and as many of its marks as have room."""
    row = (Span(str(place)[-1], "dim"), card(one.face, press_of(one)))
    room = max(wide - width_of(row), 0)
    return (*row, Span(marks(view, one)[:room], "warning"))


def press_of(one: HandCard) -> str:
    """What a click on a card stands for."""
    return f"card {one.id}"


def marks(view: HanabiView, one: HandCard) -> str:
    """Signs beside a card: set apart, the newest, the last of its kind, of no more use."""
    signs = ""
    if one.is_apart:
        signs += "↑"
    if one.is_newest:
        signs += "‹"
    if one.face in view.board.irreplaceable:
        signs += "!"
    if one.face in view.board.useless:
        signs += "×"
    return signs
