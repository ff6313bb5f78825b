"""Ikebana for your own program: games from words, moves from text, boards to print and to look at.

    >>> from tamaya.ikebana import Game
    >>> game = Game.deal(players=3, seed="a first game")
    >>> game = game.make("d").make("k")    # draw a card and keep it
    >>> print(game)

Everything of ``tamaya.rules.ikebana`` works with these games too.
"""

from tamaya.i18n.explained_refusal import ExplainedRefusal
from tamaya.ikebana.game import Game
from tamaya.ikebana.view import View
from tamaya.notation.ikebana_move_text import ikebana_move_text, parse_ikebana_move
from tamaya.rules.ikebana import Buy, Draw, Keep, Refused, Reject, Rules, Seat, compose
from tamaya.rules.shared_types import Onlooker

__all__ = [
    "Buy",
    "Draw",
    "ExplainedRefusal",
    "Game",
    "Keep",
    "Onlooker",
    "Refused",
    "Reject",
    "Rules",
    "Seat",
    "View",
    "compose",
    "ikebana_move_text",
    "parse_ikebana_move",
]
