"""A table's options as everybody may see them."""

from collections.abc import Mapping

import msgspec

from tamaya.table.options import (
    BotAnswers,
    BotPace,
    DeadlineAction,
    Options,
    SpectatorAccess,
    Talk,
    Visibility,
)
from tamaya.wire.scalar_types import Seat


class ShownOptions(msgspec.Struct, frozen=True, rename="kebab"):
    """The options of a table, with whether there is a password instead of its hash."""

    game: str
    """`hanabi` or `ikebana`."""
    edition: str
    """The edition of Hanabi."""
    extensions: tuple[str, ...]
    """The extensions in play."""
    settings: Mapping[str, str]
    """Settings that differ from the edition's."""
    seats: int
    """How many seats the table has."""
    first_seat: Seat | None
    """The seat that begins; `null` draws it at random."""
    visibility: Visibility
    """Whether the lobby lists the table."""
    has_password: bool
    """Whether guests without a seat need a password."""
    talk: Talk
    """What seats may say during the game."""
    help_level: int
    """How much of a seat's knowledge is shown: 0 for none, 1 to 4 for the levels."""
    turn_seconds: int | None
    """How long a turn may take; `null` without a clock."""
    at_deadline: DeadlineAction
    """What happens when a turn takes longer."""
    watching: SpectatorAccess
    """What guests without a seat see during the game."""
    bot_pace: BotPace
    """How soon a bot moves after the move before."""
    expert_bots: bool
    """Whether bots that speak a secret language may sit with people."""
    bot_answers: BotAnswers
    """When bots answer questions about their moves."""
    undo: bool
    """Whether a player may undo their last move if all people at the table agree."""


def shown_options(options: Options) -> ShownOptions:
    """The options without the password's hash."""
    kept = {name: getattr(options, name) for name in KEPT}
    return ShownOptions(**kept, has_password=bool(options.password))


KEPT = tuple(name for name in ShownOptions.__struct_fields__ if name != "has_password")
