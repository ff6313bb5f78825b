"""Every reason to refuse a choice of game, a setup or a move."""

from enum import StrEnum


class RulesRefusal(StrEnum):
    """Why a choice, parameters or a setup make no game."""

    UNKNOWN_EDITION = "unknown-edition"
    UNKNOWN_EXTENSION = "unknown-extension"
    NOT_IN_THE_BOX = "not-in-the-box"
    EXTENSIONS_EXCLUDE_EACH_OTHER = "extensions-exclude-each-other"
    EXTENSION_TWICE = "extension-twice"
    UNKNOWN_SETTING = "unknown-setting"
    SETTING_TWICE = "setting-twice"
    BAD_SETTING = "bad-setting"
    OUT_OF_BOUNDS = "out-of-bounds"
    NO_SUITS = "no-suits"
    TOO_MANY_SUITS = "too-many-suits"
    UNKNOWN_SUIT = "unknown-suit"
    SUIT_TWICE = "suit-twice"
    SUIT_NOT_IN_THE_GAME = "suit-not-in-the-game"
    COPIES_NOT_FOR_EACH_VALUE = "copies-not-for-each-value"
    TOO_FEW_CARDS = "too-few-cards"
    WRONG_NUMBER_OF_PLAYERS = "wrong-number-of-players"
    NO_SUCH_FIRST_SEAT = "no-such-first-seat"
    WRONG_DECK = "wrong-deck"
    WRONG_TILES = "wrong-tiles"


class Refusal(StrEnum):
    """Why a move is refused."""

    GAME_OVER = "game-over"
    NO_SUCH_SEAT = "no-such-seat"
    NOT_YOUR_TURN = "not-your-turn"
    CHOICE_PENDING = "choice-pending"
    NOTHING_TO_CHOOSE = "nothing-to-choose"
    NOT_IN_YOUR_HAND = "not-in-your-hand"
    NO_TOKEN = "no-token"
    TOKENS_FULL = "tokens-full"
    CLUE_TO_YOURSELF = "clue-to-yourself"
    TEAMMATE_WITHOUT_CARDS = "teammate-without-cards"
    NO_SUCH_COLOUR = "no-such-colour"
    COLOUR_NOT_NAMED = "colour-not-named"
    NO_SUCH_VALUE = "no-such-value"
    TOUCHES_NOTHING = "touches-nothing"
    TILE_WANTS_A_COLOUR = "tile-wants-a-colour"
    TILE_WANTS_A_VALUE = "tile-wants-a-value"
    NOT_IN_THE_DISCARD = "not-in-the-discard"
    DOES_NOT_FIT = "does-not-fit"
    MUST_CHOOSE = "must-choose"
    NOT_YOUR_WHOLE_HAND = "not-your-whole-hand"
    ORDER_NOT_RECORDED = "order-not-recorded"
