"""Every way an environment can be asked for what it cannot do."""

from enum import StrEnum


class EnvironmentRefusal(StrEnum):
    """Why an environment refuses. Beside each: what it tells."""

    UNKNOWN_GAME_NAME = "unknown-game-name"  # name
    SETTINGS_WITHOUT_NAME = "settings-without-name"
    """Settings change a game that is named, and no rules that are given."""
    UNKNOWN_PLAYER = "unknown-player"  # player, known
    NOT_ALL_SEATS = "not-all-seats"
    """One action for each seat was needed."""
    SEAT_NOT_TO_ACT = "seat-not-to-act"  # seat
    """A seat whose turn it is not may only do nothing."""
    UNREADABLE_ACTION = "unreadable-action"  # action
    NOT_BEGUN = "not-begun"
    """Nothing can be done or seen before the first reset."""
    ENVIRONMENT_CLOSED = "environment-closed"
    NO_SUCH_OPTION = "no-such-option"  # option, known
    OPTIONS_APART = "options-apart"  # one, other
    """Two options of which only one could be followed."""
    UNKNOWN_RENDER_MODE = "unknown-render-mode"  # mode, known
