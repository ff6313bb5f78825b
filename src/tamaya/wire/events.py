"""What happened, as it travels: at the table, and in the game."""

from typing import TYPE_CHECKING, Union, get_args

import msgspec

from tamaya.rules import hanabi, ikebana
from tamaya.table import events as table
from tamaya.table.options import Options
from tamaya.wire.options import ShownOptions, shown_options
from tamaya.wire.twins import stand_in, twin_of_event, twin_of_noted

stand_in(Options, ShownOptions, shown_options)

TABLE_TWINS = (
    twin_of_noted(table.TableOpened, "options"),
    twin_of_noted(table.OptionsChanged, "options"),
    twin_of_noted(table.SeatTaken, "seat", "name"),
    twin_of_noted(table.Contributed, "seat"),
    twin_of_noted(table.BotSeated, "seat", "name", "bot"),
    twin_of_noted(table.SeatLeft, "seat"),
    twin_of_noted(table.GuestRemoved, "seat"),
    twin_of_noted(table.HostChanged),
    twin_of_noted(table.GameStarted),
    twin_of_noted(table.MoveMade, "seat", "move", "is_for_deadline"),
    twin_of_noted(table.Spoken, "seat", "text", "remark"),
    twin_of_noted(table.SpokenBesides, "name", "text"),
    twin_of_noted(table.NoteWritten, "seat", "card", "text", "faces"),
    twin_of_noted(table.EndWished, "seat", "wish"),
    twin_of_noted(table.GameGivenUp),
    twin_of_noted(table.SeatAskedFor, "seat", "name", "bot"),
    twin_of_noted(table.SeatAnswered, "seat", "agree"),
    twin_of_noted(table.RequestWithdrawn, "seat", "name"),
    twin_of_noted(table.SeatTakenOver, "seat", "name", "bot"),
    twin_of_noted(table.RematchOpened, "table"),
    twin_of_noted(table.TableExpired),
)
"""Every event of the table with the fields that may leave the house.

That somebody saw all hands or said the password is told to nobody, so it has no twin.
"""

GAME_TWINS = tuple(
    twin_of_event(kind, game)
    for game, union in (("hanabi", hanabi.SeenEvent), ("ikebana", ikebana.SeenEvent))
    for kind in get_args(union)
)
"""Every event of the law as somebody may be told it."""

if TYPE_CHECKING:
    ShownTableEvent = msgspec.Struct
    ShownGameEvent = msgspec.Struct
else:
    # A type checker cannot follow types that are made by the program.
    ShownTableEvent = Union[TABLE_TWINS]  # noqa: UP007
    ShownGameEvent = Union[GAME_TWINS]  # noqa: UP007
