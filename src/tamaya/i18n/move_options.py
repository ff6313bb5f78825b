"""The moves that a seat can choose from, each in a few words."""

from collections.abc import Sequence
from typing import assert_never

from tamaya.i18n.hanabi_names import clue_message, face_message
from tamaya.i18n.ikebana_names import card_message
from tamaya.i18n.message import Message, message
from tamaya.rules import hanabi, ikebana
from tamaya.rules.hanabi.cards import SeenCard


def hanabi_option(view: hanabi.View, move: hanabi.Decision, names: Sequence[str]) -> Message:
    """A move of Hanabi that the viewer can make; cards by their positions."""
    hands = view.board.hands
    own = hands[view.board.seat_to_act]
    match move:
        case hanabi.Play(card):
            return message("text-option-play", position=own.index(card) + 1)
        case hanabi.Discard(card):
            return message("text-option-discard", position=own.index(card) + 1)
        case hanabi.GiveClue(target, clue):
            touched = [
                place
                for place, card in enumerate(view.hands[target], 1)
                if isinstance(card, SeenCard) and view.board.rules.touches(clue, card.face)
            ]
            return message(
                "text-option-clue", player=names[target], clue=clue_message(clue, touched)
            )
        case hanabi.TakeBack(card):
            face = next(seen.face for seen in view.board.discards if seen.id == card)
            return message("text-option-take-back", face=face_message(face))
        case hanabi.Decline():
            return message("terminal-words-nothing")
        case _:
            assert_never(move)


def ikebana_option(view: ikebana.View, move: ikebana.Move, names: Sequence[str]) -> Message:
    """A move of Ikebana that the viewer can make."""
    board = view.board
    match move:
        case ikebana.Draw():
            return message("terminal-words-draw")
        case ikebana.Keep():
            return message("terminal-words-keep")
        case ikebana.Reject():
            return message("terminal-menu-reject", price=board.price, player=names[board.receiver])
        case ikebana.Buy(owner):
            top = board.piles[owner].top
            assert top is not None
            return message("text-option-buy", face=card_message(top), player=names[owner])
        case _:
            assert_never(move)
