"""A table's options as everybody may see them."""

from collections.abc import Mapping

import msgspec

from tamaya.table.options import DeadlineAction, Options, SpectatorAccess, Talk, Visibility
from tamaya.wire.scalars import Seat


class ShownOptions(msgspec.Struct, frozen=True, rename="kebab"):
    """All that the people of a table have chosen. Of a password it has only that there is one."""

    game: str
    """`hanabi` or `ikebana`."""
    edition: str
    """The box that Hanabi is played from."""
    extensions: tuple[str, ...]
    """What is added to the game."""
    settings: Mapping[str, str]
    """What is set otherwise than in the box."""
    seats: int
    """How many seats the table has."""
    first_seat: Seat | None
    """The seat that begins, or nothing to have it drawn."""
    visibility: Visibility
    """Whether the table is found without its link."""
    has_password: bool
    """Whether one must know a password to come in."""
    talk: Talk
    """What people may say while they play."""
    help_level: int
    """How much of what a seat knows is shown: 0 for none, then told, excluded, counted, deduced."""
    turn_seconds: int | None
    """How long a turn may take, or nothing without a clock."""
    at_deadline: DeadlineAction
    """What happens when a turn takes longer."""
    watching: SpectatorAccess
    """What people without a seat may see while the game goes on."""


def shown_options(options: Options) -> ShownOptions:
    """The options without the password's hash."""
    kept = {name: getattr(options, name) for name in KEPT}
    return ShownOptions(**kept, has_password=bool(options.password))


KEPT = tuple(name for name in ShownOptions.__struct_fields__ if name != "has_password")
