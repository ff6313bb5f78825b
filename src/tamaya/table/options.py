"""The options of a table, which may change until its game begins."""

from collections.abc import Mapping
from enum import StrEnum
from typing import cast

import msgspec

from tamaya.rules.shared_types import Seat

MOST_DAYS = 14
SECONDS_PER_DAY = 24 * 60 * 60
SHORTEST_TURN = 10
"""The shortest time for a turn, in seconds."""

HASH_MARK = "$argon2"
"""The start of every hash of a password."""


class Visibility(StrEnum):
    """Who finds the table without its link."""

    LISTED = "listed"
    UNLISTED = "unlisted"


class Talk(StrEnum):
    """What people may say while they play."""

    SILENT = "silent"
    REMARKS = "remarks"
    OPEN = "open"


class DeadlineAction(StrEnum):
    """What happens when a turn takes too long."""

    WAIT = "wait"
    BOT = "bot"


class BotPace(StrEnum):
    """How soon a bot moves after the move before."""

    INSTANT = "instant"
    BRISK = "brisk"
    CALM = "calm"

    @property
    def milliseconds(self) -> int:
        """The least time between the move before and the bot's move."""
        return PACE_MILLISECONDS[self]


PACE_MILLISECONDS = {BotPace.INSTANT: 0, BotPace.BRISK: 1_200, BotPace.CALM: 2_500}


class BotAnswers(StrEnum):
    """When bots answer questions about their moves."""

    ALONE = "alone"
    """During the game where one person plays with bots, else after it."""
    ALWAYS = "always"
    AFTER_GAME = "after-game"


class SpectatorAccess(StrEnum):
    """What people without a seat may see."""

    NONE = "none"
    WITHOUT_HANDS = "without-hands"
    ALL_HANDS = "all-hands"


class Remark(StrEnum):
    """The fixed remarks; each is a message key."""

    KNOW_NOTHING = "know-nothing"
    REMEMBER = "remember"
    THINKING = "thinking"
    WELL_DONE = "well-done"
    SORRY = "sorry"
    THANKS = "thanks"


ABOUT_HIDDEN_HANDS = frozenset({Remark.KNOW_NOTHING, Remark.REMEMBER})
"""Remarks that mean something only where players do not see their own cards."""

OPENLY_PLAYED = frozenset({"ikebana"})
"""Games whose rulebooks ask for no silence and whose players see their own cards."""


def remarks_of(game: str) -> tuple[Remark, ...]:
    """The remarks that mean something in a game."""
    return tuple(
        remark for remark in Remark if game not in OPENLY_PLAYED or remark not in ABOUT_HIDDEN_HANDS
    )


def usual_talk(game: str) -> Talk:
    """What people may say in a game where nothing else was chosen."""
    return Talk.OPEN if game in OPENLY_PLAYED else Talk.SILENT


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Everything that can be chosen for a table."""

    game: str = "hanabi"
    edition: str = "deluxe"
    extensions: tuple[str, ...] = ()
    settings: Mapping[str, str] = msgspec.field(default_factory=dict)
    seats: int = 4
    first_seat: Seat | None = None
    """The seat that begins, or None to draw it."""
    visibility: Visibility = Visibility.LISTED
    password: str = ""
    """The hash of the table's password; empty where there is none."""
    talk: Talk = cast("Talk", None)
    """What people may say while they play; by default what is usual in the game."""
    help_level: int = 0
    """How much of what seats can know of their cards is shown; 0 for nothing."""
    turn_seconds: int | None = None
    """How long a turn may take, or None without a clock."""
    at_deadline: DeadlineAction = DeadlineAction.BOT
    watching: SpectatorAccess = SpectatorAccess.WITHOUT_HANDS
    bot_pace: BotPace = BotPace.INSTANT
    """How soon bots move. Programs want no pause, so the clients for people choose one."""
    expert_bots: bool = False
    """Whether bots that speak a secret language may sit with people."""
    bot_answers: BotAnswers = BotAnswers.ALONE
    """When bots answer questions about their moves."""
    undo: bool = True
    """Whether a player may undo their last move if all people at the table agree."""

    def __post_init__(self) -> None:
        """Choose the talk that is usual in the game, where none was chosen."""
        if cast("Talk | None", self.talk) is None:
            msgspec.structs.force_setattr(self, "talk", usual_talk(self.game))
