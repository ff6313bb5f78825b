"""A view of Ikebana as a few lines of text."""

from tamaya.notation.faces import face_text
from tamaya.notation.seat_letters import SEAT_LETTERS
from tamaya.rules.ikebana import BOUQUET_SIZE, ROUNDS, Board, View


def board_line(board: Board) -> str:
    """How a game stands, in one line."""
    stage = "over" if board.outcome else f"{SEAT_LETTERS[board.seat_to_act]} to act"
    return (
        f"{board.players} players, round {board.round} of {ROUNDS}, {stage}, "
        f"{board.deck_size} in the deck"
    )


def drawn_text(view: View) -> str:
    """The card just drawn: its face where the viewer may see it."""
    if not view.board.is_drawing:
        return "-"
    return "?" if view.drawn is None else face_text(view.drawn)


def board_text(view: View) -> str:
    """The whole board: the points, bouquet and pile of each seat, and the card just drawn."""
    board = view.board
    lines = [board_line(board), f"drawn      {drawn_text(view)}"]
    for number, bouquet in enumerate(board.bouquets):
        is_acting = number == board.seat_to_act and board.outcome is None
        cards = " ".join([*map(face_text, bouquet), *["--"] * (BOUQUET_SIZE - len(bouquet))])
        pile = board.piles[number]
        top = "-" if pile.top is None else f"{face_text(pile.top)} on {pile.height - 1}"
        lines.append(
            f"{'>' if is_acting else ' '} {SEAT_LETTERS[number]}  {cards}  "
            f"{board.points[number]:>3} points  pile {top}"
        )
    return "\n".join(lines)
