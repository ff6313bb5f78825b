"""Hanabi for your own program: games from words, moves from text, boards to print and to look at.

    >>> from tamaya.hanabi import Game
    >>> game = Game.deal("standard", 3, seed="a first game")
    >>> game = game.make("b:1")    # tell seat b which of its cards are 1s
    >>> print(game.view("b"))      # what seat b may see

Everything of ``tamaya.rules.hanabi`` works with these games too: ``Game`` and ``View`` are its
games and views, with words, text and pictures added.
"""

from tamaya.hanabi.game import Game
from tamaya.hanabi.view import Hand, View
from tamaya.i18n.explained_refusal import ExplainedRefusal
from tamaya.notation.hanabi_move_text import WrittenMove, hanabi_move_text, parse_hanabi_move
from tamaya.rules.hanabi import (
    EDITIONS,
    Choice,
    ColourClue,
    Discard,
    Face,
    GiveClue,
    Level,
    Onlooker,
    Play,
    Refused,
    Rules,
    Seat,
    ValueClue,
    compose,
    is_irreplaceable,
    is_playable,
    is_useless,
    knowledge,
    verdict,
)

__all__ = [
    "Choice",
    "ColourClue",
    "Discard",
    "EDITIONS",
    "ExplainedRefusal",
    "Face",
    "Game",
    "GiveClue",
    "Hand",
    "Level",
    "Onlooker",
    "Play",
    "Refused",
    "Rules",
    "Seat",
    "ValueClue",
    "View",
    "WrittenMove",
    "compose",
    "hanabi_move_text",
    "is_irreplaceable",
    "is_playable",
    "is_useless",
    "knowledge",
    "parse_hanabi_move",
    "verdict",
]
