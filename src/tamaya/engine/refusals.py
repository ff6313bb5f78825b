"""Every way the engine can be asked for what it cannot do."""

from enum import StrEnum


class EngineRefusal(StrEnum):
    """Why the engine refuses. Beside each: what it tells."""

    EXTRA_MISSING = "extra-missing"  # extra
    NO_GPU = "no-gpu"
    UNKNOWN_DEVICE = "unknown-device"  # device, known
    UNKNOWN_FORM = "unknown-form"  # form, known
    TOO_MANY_GAMES = "too-many-games"  # games
    NOT_IN_THE_BATCH = "not-in-the-batch"  # game, games
    WRONG_SHAPE = "wrong-shape"  # wanted, given
    NOT_WHOLE_NUMBERS = "not-whole-numbers"
    WRONG_NUMBERS = "wrong-numbers"  # given, known
    WRONG_KIND = "wrong-kind"  # given, wanted
    """Something else altogether, such as words where a state was needed."""
    ILLEGAL_ACTION = "illegal-action"  # action, game
    ACTION_AFTER_THE_END = "action-after-the-end"  # game
    NOT_OF_THIS_BATCH = "not-of-this-batch"
    """A state or a game of other rules, or for another number of players."""
    NOT_AN_ACTION = "not-an-action"
    """Re-arranging one's hand: the engine has no such move."""
    NOT_A_MOVE = "not-a-move"  # action
    """A number that no action has, or one of a card that is not there."""
