"""Every reason to refuse a choice of game, a setup or a move."""

from enum import StrEnum


class RulesRefusal(StrEnum):
    """Why a choice or a setup makes no game."""

    UNKNOWN_EXTENSION = "unknown-extension"
    EXTENSION_TWICE = "extension-twice"
    WRONG_NUMBER_OF_PLAYERS = "wrong-number-of-players"
    NO_SUCH_FIRST_SEAT = "no-such-first-seat"
    WRONG_DECK = "wrong-deck"


class Refusal(StrEnum):
    """Why a move is refused."""

    GAME_OVER = "game-over"
    NO_SUCH_SEAT = "no-such-seat"
    NOT_YOUR_TURN = "not-your-turn"
    ALREADY_DRAWN = "already-drawn"
    NOTHING_DRAWN = "nothing-drawn"
    NOT_ENOUGH_POINTS = "not-enough-points"
    OWN_PILE = "own-pile"
    EMPTY_PILE = "empty-pile"
    ORDER_NOT_RECORDED = "order-not-recorded"
