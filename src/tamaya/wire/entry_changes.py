"""What an entry changes: the parts of a state and a view that differ from those sent before.

Most of a table stays as it is from one move to the next. ``state``, ``view`` and ``view.board``
leave out the fields that have not changed. A list of the same length may come as an object with
the changed items by their index. Everything else is sent whole.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from tamaya.wire.object_identity_cache import IdentityCache
from tamaya.wire.server_messages import (
    Attached,
    Changes,
    EntryWithChanges,
    GameBoard,
    GameView,
    NewEntry,
)
from tamaya.wire.table_state_types import TableState

BOARD = "board"

ReceivedTable = tuple[dict[str, Any], dict[str, Any] | None]
"""The state and the view of a table as a client keeps them."""


class SentTable(NamedTuple):
    """What a client was last sent of a table."""

    state: TableState
    view: GameView | None


def sent_table(message: Attached | NewEntry) -> SentTable:
    """What a client has after a message."""
    return SentTable(message.state, message.view)


def with_changes(
    messages: Sequence[Attached | NewEntry], before: SentTable
) -> list[Attached | EntryWithChanges]:
    """The messages for a client that has this already."""
    changed: list[Attached | EntryWithChanges] = []
    for message in messages:
        changed.append(message if isinstance(message, Attached) else changes_of(message, before))
        before = sent_table(message)
    return changed


def changes_of(entry: NewEntry, before: SentTable) -> EntryWithChanges:
    """An entry with what it changes."""
    return EntryWithChanges(
        table=entry.table,
        sequence=entry.sequence,
        at=entry.at,
        event=entry.event,
        game_events=entry.game_events,
        sentences=entry.sentences,
        state=changed_fields(before.state, entry.state),
        view=changed_view(before.view, entry.view),
    )


def changed_view(before: GameView | None, now: GameView | None) -> Changes | None:
    """The fields of a view that have changed; all where there was none before."""
    if now is None:
        return None
    if before is None:
        whole: Changes = msgspec.to_builtins(now)
        return whole
    changed = changed_fields(before, now)
    if BOARD in changed:
        changed[BOARD] = changed_board(before.board, now.board)
    return changed


def changed_board(before: GameBoard, now: GameBoard) -> msgspec.Raw:
    """The fields of a board that have changed, as JSON: made once for all views of it."""
    known = known_changes(now)
    if id(before) not in known:
        # The board before is kept, so that no other can get its id.
        known[id(before)] = before, msgspec.Raw(msgspec.json.encode(changed_fields(before, now)))
    return known[id(before)][1]


def no_changes(board: GameBoard) -> dict[int, tuple[GameBoard, msgspec.Raw]]:
    """Nothing is known yet of what led to a board."""
    del board
    return {}


known_changes = IdentityCache(no_changes)
"""What led to a board, by the identity of the board before."""


def changed_fields(before: msgspec.Struct, now: msgspec.Struct) -> dict[str, Any]:
    """The fields that differ between two values of a type, under their names on the wire."""
    changed = {}
    names = zip(now.__struct_fields__, now.__struct_encode_fields__, strict=True)
    for name, encoded in names:
        old, new = getattr(before, name), getattr(now, name)
        if old is not new and old != new:
            changed[encoded] = changed_items(old, new)
    return changed


def changed_items(before: object, now: object) -> object:
    """The items of a list that have changed, where its length and some of them have not."""
    if not (isinstance(before, tuple) and isinstance(now, tuple) and len(before) == len(now)):
        return now
    changed = {
        str(index): new
        for index, (old, new) in enumerate(zip(before, now, strict=True))
        if old is not new and old != new
    }
    return changed if len(changed) < len(now) else now


def table_after(message: Mapping[str, Any], before: ReceivedTable) -> ReceivedTable:
    """The state and the view that a client has after a message about the table."""
    state, view = message["state"], message["view"]
    if message["type"] != EntryWithChanges.__struct_config__.tag:
        return state, view
    known_state, known_view = before
    changed_view = None if view is None else apply_changes(known_view or {}, view)
    return apply_changes(known_state, state), changed_view


def apply_changes(before: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """A state, a view or a board after these changes."""
    now = dict(before)
    for name, value in changes.items():
        old = now.get(name)
        if isinstance(old, list) and isinstance(value, dict):
            now[name] = [value.get(str(index), item) for index, item in enumerate(old)]
        elif name == BOARD and isinstance(old, dict):
            now[name] = apply_changes(old, value)
        else:
            now[name] = value
    return now
