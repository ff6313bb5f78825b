"""The messages about a table for each guest: pure functions of the table and the guest.

The rules hide what is hidden in the game, by ``view_of`` and ``redact``; the table decides which
viewpoint a guest has and which entries it includes. Entries are numbered separately for each
viewpoint, because a gap in the numbers would show that something happened in secret.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tamaya.rules.shared_types import Refused, Viewer
from tamaya.table.event_visibility import Viewpoint, viewpoint_of
from tamaya.table.events import GuestId
from tamaya.table.game_adapters import adapter_for
from tamaya.table.live_table import LiveTable
from tamaya.table.table_state import Table
from tamaya.wire.client_messages import Hello
from tamaya.wire.game_adapters import adapter_of
from tamaya.wire.i18n_message import refusal_details
from tamaya.wire.log_sentences import sentences
from tamaya.wire.object_identity_cache import IdentityCache
from tamaya.wire.server_messages import (
    Attached,
    Entry,
    GameView,
    NewEntry,
    RefusalMessage,
    Reload,
    Welcome,
)
from tamaya.wire.table_state_builder import table_state
from tamaya.wire.type_derivation import to_wire

VERSION = 1
"""The newest version of the wire that this server speaks."""

OLDEST_VERSION = 1
"""The oldest version that this server still speaks."""

ENTRIES_PER_SLICE = 50
"""How many entries are put into a message before others run: about a millisecond."""


def hello_reply(hello: Hello, name: str) -> Welcome | Reload:
    """The answer to `hello`: the newest version that both speak, if there is one."""
    if hello.version < OLDEST_VERSION:
        return Reload()
    return Welcome(min(hello.version, VERSION), name, OLDEST_VERSION)


def refusal_reply(refusal: Refused, command_id: str | None = None) -> RefusalMessage:
    """A refusal as a message."""
    return RefusalMessage(command_id, refusal.reason.value, refusal_details(refusal))


shown_event = IdentityCache(to_wire)
"""An event for the wire, converted once for all viewpoints from which nothing of it is hidden."""


class Cursor(NamedTuple):
    """What a guest has been sent: from which viewpoint, and how many applied entries."""

    viewpoint: Viewpoint
    entries: int


def current_cursor(live: LiveTable, guest: GuestId) -> Cursor:
    """The cursor of a guest who has been sent everything."""
    return Cursor(viewpoint_of(live.table, guest), len(live.applied))


def attached_message(
    live: LiveTable, guest: GuestId, after: int = 0, viewpoint: str | None = None
) -> Attached:
    """The table as it stands, and the entries after those that the guest has for this viewpoint.

    Call ``Tables.watch`` first, and again when the game starts: it records who sees all hands. A
    guest who may not see the game receives the table alone, and can request a seat.
    """
    *_, message = attached_in_slices(live, guest, after, viewpoint)
    assert message is not None
    return message


def attached_in_slices(
    live: LiveTable, guest: GuestId, after: int, viewpoint: str | None
) -> Iterator[Attached | None]:
    """The same in slices: None after each, and at last the message of the table as it is then.

    Others may run between the slices, and the table may change meanwhile.
    """
    now = viewpoint_of(live.table, guest)
    if viewpoint != now.wire_name or after > len(live.visible_indices(now)):
        after = 0
    entries: list[Entry] = []
    for entry in entries_for(live, now, after):
        entries.append(entry)
        if len(entries) % ENTRIES_PER_SLICE == 0:
            yield None
    if viewpoint_of(live.table, guest) != now:
        yield from attached_in_slices(live, guest, after, viewpoint)
        return
    entries += entries_for(live, now, after + len(entries))
    sequence = len(live.visible_indices(now))
    yield Attached(
        table=live.table.id,
        viewpoint=now.wire_name,
        sequence=sequence,
        state=table_state(live.table, guest, now, sequence),
        view=game_view(live.table, now.viewer),
        after=after,
        entries=tuple(entries),
    )


def messages_since(
    live: LiveTable, guest: GuestId, cursor: Cursor
) -> Sequence[Attached | NewEntry]:
    """What to send a guest who is at this cursor: the new entries of their viewpoint.

    A guest whose viewpoint has changed is sent the whole table, because each viewpoint has a log of
    its own.
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
    """The entries of a viewpoint's log after this sequence."""
    redact, viewer = adapter_for(live.table.options).redact, viewpoint.viewer
    for number, index in enumerate(live.visible_indices(viewpoint)[after:], after + 1):
        entry, events = live.applied[index]
        game_events = ()
        if viewer is not None:
            game_events = tuple([shown_event(redact(event, viewer)) for event in events])
        yield Entry(
            sequence=number,
            at=entry.at,
            event=shown_event(entry.event),
            game_events=game_events,
            sentences=sentences(live).for_entry(index, viewer),
        )


def game_view(table: Table, viewer: Viewer | None) -> GameView | None:
    """The view of a game; None before the start or where the guest may not see it."""
    if table.game is None or viewer is None:
        return None
    return adapter_of(table.game).view(table.game, viewer, table.options.help_level)
