"""Events on the wire: of the table, and of the game."""

from typing import TYPE_CHECKING, Union, get_args

import msgspec

from tamaya.rules import hanabi, ikebana
from tamaya.table import events as table
from tamaya.table.options import Options
from tamaya.wire.public_table_options import ShownOptions, shown_options
from tamaya.wire.type_derivation import game_event_type, register_type, table_event_type

register_type(Options, ShownOptions, shown_options)

TABLE_EVENT_TYPES = (
    table_event_type(table.TableOpened, "options"),
    table_event_type(table.OptionsChanged, "options"),
    table_event_type(table.SeatTaken, "seat", "name"),
    table_event_type(table.Contributed, "seat"),
    table_event_type(table.BotSeated, "seat", "name", "bot"),
    table_event_type(table.SeatLeft, "seat"),
    table_event_type(table.GuestRemoved, "seat"),
    table_event_type(table.HostChanged),
    table_event_type(table.GameStarted),
    table_event_type(table.MoveMade, "seat", "move", "is_for_deadline", "is_by_substitute"),
    table_event_type(table.SeatSpoke, "seat", "text", "remark"),
    table_event_type(table.SpectatorSpoke, "name", "text"),
    table_event_type(table.NoteWritten, "seat", "card", "text", "faces"),
    table_event_type(table.EndVoted, "seat", "wish"),
    table_event_type(table.GameGivenUp),
    table_event_type(table.SeatRequested, "seat", "name", "bot"),
    table_event_type(table.RequestAnswered, "seat", "agree"),
    table_event_type(table.RequestWithdrawn, "seat", "name"),
    table_event_type(table.SeatTakenOver, "seat", "name", "bot"),
    table_event_type(table.RequestLapsed, "seat", "name"),
    table_event_type(table.SubstitutionBegan, "seat", "decided_by"),
    table_event_type(table.SubstitutionEnded, "seat"),
    table_event_type(table.SeatFreed, "seat", "decided_by"),
    table_event_type(table.PauseVoted, "seat", "wish"),
    table_event_type(table.GamePaused),
    table_event_type(table.GameResumed),
    table_event_type(table.UndoRequested, "seat"),
    table_event_type(table.UndoAnswered, "seat", "agree"),
    table_event_type(table.UndoDropped, "seat", "is_late"),
    table_event_type(table.MoveUndone, "seat", "moves"),
    table_event_type(table.RematchOpened, "table"),
    table_event_type(table.TableExpired),
)
"""Every event of a table that is sent, with the fields that are sent.

That somebody watches all hands or has given the password is never sent.
"""

GAME_EVENT_TYPES = tuple(
    game_event_type(kind, game)
    for game, union in (("hanabi", hanabi.SeenEvent), ("ikebana", ikebana.SeenEvent))
    for kind in get_args(union)
)
"""Every event of a game, whole or redacted."""

if TYPE_CHECKING:
    ShownTableEvent = msgspec.Struct
    ShownGameEvent = msgspec.Struct
else:
    # A type checker cannot follow types that are made at run time.
    ShownTableEvent = Union[TABLE_EVENT_TYPES]  # noqa: UP007
    ShownGameEvent = Union[GAME_EVENT_TYPES]  # noqa: UP007
