"""What each guest is told of a table: pure functions from the table and the guest to messages.

What is hidden in the game is hidden by the law, through ``view_of`` and ``redact``; whose eyes a
guest looks through, and which entries those are told of, is for the table to say. Entries are
numbered separately for each viewpoint: an index in the log itself is never sent, for a gap between
two would tell that something was said or done in secret.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tamaya.rules.game import Refused, Viewer
from tamaya.table.events import GuestId
from tamaya.table.games import adapter_for
from tamaya.table.service import LiveTable
from tamaya.table.table import Table
from tamaya.table.visibility import Viewpoint, viewpoint_of
from tamaya.wire.client_messages import Hello
from tamaya.wire.games import adapter_of
from tamaya.wire.message_wire import refusal_details
from tamaya.wire.sentences import sentences
from tamaya.wire.server_messages import (
    Attached,
    Entry,
    GameView,
    NewEntry,
    RefusalMessage,
    Reload,
    Welcome,
)
from tamaya.wire.table_state import table_state
from tamaya.wire.wire_types import to_wire

VERSION = 1
"""The version of the wire that is spoken here. Version 1 is the first that is promised."""

OLDEST_VERSION = 1
"""The oldest version that is still spoken here."""


def hello_reply(hello: Hello, name: str) -> Welcome | Reload:
    """The answer to a greeting: the newest version that both speak, if there is one."""
    if hello.version < OLDEST_VERSION:
        return Reload()
    return Welcome(min(hello.version, VERSION), name, OLDEST_VERSION)


def refusal_reply(refusal: Refused, command_id: str | None = None) -> RefusalMessage:
    """A refusal with what its sentence needs."""
    return RefusalMessage(command_id, refusal.reason.value, refusal_details(refusal))


class Cursor(NamedTuple):
    """How much a guest has been told: through which viewpoint, and how much of the feed."""

    viewpoint: Viewpoint
    entries: int


def current_cursor(live: LiveTable, guest: GuestId) -> Cursor:
    """What a guest knows who has been told everything."""
    return Cursor(viewpoint_of(live.table, guest), len(live.applied))


def attached_message(
    live: LiveTable, guest: GuestId, after: int = 0, viewpoint: str | None = None
) -> Attached:
    """The table as it stands, and the entries after those that the same eyes were told before.

    ``Tables.watch`` comes first, and again when the game begins: it notes who sees all hands. A
    guest to whom the game is not shown is told of the table alone, and can ask for a seat.
    """
    now = viewpoint_of(live.table, guest)
    indices = live.visible_indices(now)
    if viewpoint != now.wire_name or after > len(indices):
        after = 0
    return Attached(
        table=live.table.id,
        viewpoint=now.wire_name,
        sequence=len(indices),
        state=table_state(live.table, guest, now, len(indices)),
        view=game_view(live.table, now.viewer),
        after=after,
        entries=tuple(entries_for(live, now, after)),
    )


def messages_since(
    live: LiveTable, guest: GuestId, cursor: Cursor
) -> Sequence[Attached | NewEntry]:
    """What a guest is told who knows so much: what has happened since, or everything anew.

    Through other eyes the same log is another one, so whoever's eyes have changed is told all of
    it again. Nothing is told where nothing has happened for this viewpoint.
    """
    table = live.table
    viewpoint = viewpoint_of(table, guest)
    if viewpoint != cursor.viewpoint:
        return [attached_message(live, guest)]
    indices = live.visible_indices(viewpoint)
    seen = bisect_left(indices, cursor.entries)
    if seen == len(indices):
        return []
    state = table_state(table, guest, viewpoint, len(indices))
    view = game_view(table, viewpoint.viewer)
    return [
        NewEntry(
            table=table.id,
            sequence=entry.sequence,
            at=entry.at,
            event=entry.event,
            game_events=entry.game_events,
            sentences=entry.sentences,
            state=state,
            view=view,
        )
        for entry in entries_for(live, viewpoint, seen)
    ]


def entries_for(live: LiveTable, viewpoint: Viewpoint, after: int) -> Iterator[Entry]:
    """What some eyes are told of the log, after so many of their entries."""
    redact, viewer = adapter_for(live.table.options).redact, viewpoint.viewer
    for number, index in enumerate(live.visible_indices(viewpoint)[after:], after + 1):
        entry, events = live.applied[index]
        game_events = ()
        if viewer is not None:
            game_events = tuple(to_wire(redact(event, viewer)) for event in events)
        yield Entry(
            sequence=number,
            at=entry.at,
            event=to_wire(entry.event),
            game_events=game_events,
            sentences=sentences(live).for_entry(index, viewer),
        )


def game_view(table: Table, viewer: Viewer | None) -> GameView | None:
    """The game for a viewer, where there is a game and the viewer may see it."""
    if table.game is None or viewer is None:
        return None
    return adapter_of(table.game).view(table.game, viewer, table.options.help_level)
