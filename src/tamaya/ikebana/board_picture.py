"""A view of Ikebana as a picture for notebooks."""

from tamaya.drawing import Sheet, back_picture, flower_picture
from tamaya.ikebana.board_text import board_line
from tamaya.notation.seat_letters import SEAT_LETTERS
from tamaya.rules.ikebana import View


def board_picture(view: View) -> str:
    """The whole board: bouquets, the tops of the piles, and the card just drawn."""
    board, sheet = view.board, Sheet()
    sheet.add_text(board_line(board))
    if board.is_drawing:
        picture = back_picture() if view.drawn is None else flower_picture(view.drawn)
        sheet.add_cards([(picture, "drawn")])
    for number, bouquet in enumerate(board.bouquets):
        acts = " to act" if number == board.seat_to_act and board.outcome is None else ""
        pile = board.piles[number]
        sheet.add_text(f"{SEAT_LETTERS[number]}{acts}: {board.points[number]} points")
        cards = [(flower_picture(face), "") for face in bouquet]
        if pile.top is not None:
            cards.append((flower_picture(pile.top), "pile"))
        if cards:
            sheet.add_cards(cards)
    return sheet.svg()
