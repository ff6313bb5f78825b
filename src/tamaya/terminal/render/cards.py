"""Cards as they are drawn: a shape, a letter and a value in the style of their suit."""

from tamaya.i18n import Catalogue
from tamaya.rules.cards import SUIT_LETTERS
from tamaya.terminal.render.styled_rows import SHAPES, Span
from tamaya.wire.scalar_types import Face

SUIT_OF = {letter: suit for suit, letter in SUIT_LETTERS.items()}


def suit_of(face: Face) -> str:
    """The suit of a face."""
    return SUIT_OF[face[0]]


def suit_letter(suit: str, texts: Catalogue) -> str:
    """The letter of a suit in the reader's language, as on the cards in the browser."""
    return texts.format(f"letter-{suit}")


def face_letters(face: Face, texts: Catalogue) -> str:
    """A face in a letter and a digit, such as ``R3``."""
    return f"{suit_letter(suit_of(face), texts)}{face[1]}"


def face_word(face: Face, texts: Catalogue) -> str:
    """A face with its shape, such as ``♦R3``."""
    return f"{SHAPES[suit_of(face)]}{face_letters(face, texts)}"


def card_span(face: Face | None, texts: Catalogue, press: str = "") -> Span:
    """A card, face up or face down."""
    if face is None:
        return Span("  ?  ", "card-hidden", press)
    return Span(f" {face_word(face, texts)} ", f"card-{suit_of(face)}", press)


def boxed_card(face: Face | None, texts: Catalogue, press: str = "") -> tuple[Span, Span, Span]:
    """A framed card in three rows."""
    style = "suit-hidden" if face is None else f"suit-{suit_of(face)}"
    middle = card_span(face, texts, press)
    frame = "─" * len(middle.text)
    return (
        Span(f"╭{frame}╮", style, press),
        middle,
        Span(f"╰{frame}╯", style, press),
    )
