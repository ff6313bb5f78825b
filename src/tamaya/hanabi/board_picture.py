"""A view of Hanabi as a picture for notebooks."""

from tamaya.drawing import Sheet, back_picture, face_picture
from tamaya.hanabi.board_text import board_line, card_text, known_faces
from tamaya.notation.seat_letters import SEAT_LETTERS
from tamaya.rules.hanabi import Face, HeldCard, Seat, SeenCard, View


def card_picture(card: HeldCard | SeenCard) -> str:
    """The face of a card, or its back where the viewer may not see it."""
    return face_picture(card.face) if isinstance(card, SeenCard) else back_picture()


def board_picture(view: View) -> str:
    """The whole board: fireworks, hands and discards as the viewer sees them."""
    board, sheet = view.board, Sheet()
    sheet.add_text(board_line(board))
    tops = [
        Face(suit.name, suit.values[len(laid) - 1])
        for suit, laid in zip(board.rules.suits, board.fireworks, strict=True)
        if laid
    ]
    if tops:
        sheet.add_cards((face_picture(face), "") for face in tops)
    for number, hand in enumerate(view.hands):
        known = known_faces(view, Seat(number))
        acts = " to act" if number == board.seat_to_act and board.outcome is None else ""
        sheet.add_text(f"{SEAT_LETTERS[number]}{acts}")
        sheet.add_cards((card_picture(card), card_text(board, card, known)) for card in hand)
    if board.discards:
        sheet.add_text("discards")
        sheet.add_cards((face_picture(seen.face), str(seen.id)) for seen in board.discards)
    return sheet.svg()
