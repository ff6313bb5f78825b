"""A view of Hanabi as a few lines of text."""

from tamaya.notation.faces import face_text
from tamaya.notation.seat_letters import SEAT_LETTERS
from tamaya.rules.hanabi import (
    SUIT_LETTERS,
    Board,
    Face,
    HeldCard,
    Level,
    Seat,
    SeenCard,
    View,
    knowledge,
    score,
)

UNKNOWN = "?"
POINTED_AT = "'"


def board_line(board: Board) -> str:
    """How a game stands, in one line."""
    if board.outcome is None:
        stage = f"{SEAT_LETTERS[board.seat_to_act]} to act"
    else:
        stage = f"{board.outcome.result.value} ({board.outcome.cause.value})"
    return (
        f"{board.players} players, turn {board.turn + 1}, {stage}, "
        f"{board.tokens} of {board.rules.tokens} tokens, "
        f"{board.errors} of {board.rules.errors} errors, "
        f"{board.deck_size} in the deck, score {score(board)}"
    )


def board_text(view: View) -> str:
    """The whole board: fireworks, discards, and the hands as the viewer sees them."""
    board = view.board
    lines = [
        board_line(board),
        f"fireworks  {fireworks_text(board)}",
        f"discards   {' '.join(face_text(seen.face) for seen in board.discards) or '-'}",
    ]
    width = len(str(board.cards_drawn)) + 5
    for number, hand in enumerate(view.hands):
        known = known_faces(view, Seat(number))
        is_acting = number == board.seat_to_act and board.outcome is None
        cards = "".join(card_text(board, card, known).ljust(width) for card in hand)
        lines.append(f"{'>' if is_acting else ' '} {SEAT_LETTERS[number]}  {cards}".rstrip())
    return "\n".join(lines)


def fireworks_text(board: Board) -> str:
    """The last card laid of each suit, or ``-`` after its letter."""
    parts = []
    for suit, laid in zip(board.rules.suits, board.fireworks, strict=True):
        top = str(suit.values[len(laid) - 1]) if laid else "-"
        parts.append(SUIT_LETTERS[suit.name] + top)
    return "  ".join(parts)


def known_faces(view: View, seat: Seat) -> dict[int, frozenset[Face]]:
    """What the clues say about each hidden card of a hand."""
    if all(isinstance(card, SeenCard) for card in view.hands[seat]):
        return {}
    return {int(card): faces for card, faces in knowledge(view, seat, Level.EXCLUDED).items()}


def card_text(board: Board, card: HeldCard | SeenCard, known: dict[int, frozenset[Face]]) -> str:
    """A card by number and face, as far as the viewer knows it: ``7:r3``, ``7:?3'``."""
    face = face_text(card.face) if isinstance(card, SeenCard) else known_text(known[card.id])
    return f"{card.id}:{face}{POINTED_AT if board.touched[card.id] else ''}"


def known_text(faces: frozenset[Face]) -> str:
    """What these faces have in common: a suit, a value, both or nothing."""
    suits, values = {face.suit for face in faces}, {face.value for face in faces}
    suit = SUIT_LETTERS[next(iter(suits))] if len(suits) == 1 else UNKNOWN
    value = str(next(iter(values))) if len(values) == 1 else UNKNOWN
    return suit + value
