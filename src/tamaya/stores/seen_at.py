"""When people were last connected, from stored rows."""

from collections.abc import Iterable, Mapping

from tamaya.table.events import GuestId, TableId
from tamaya.table.ports import PROCESS_MILLISECONDS


def seen_at_by_table(
    rows: Iterable[tuple[str, str, int | None, int]], now: int
) -> Mapping[TableId, Mapping[GuestId, int]]:
    """From table, guest, when they left, and the last beat of their process.

    Who is connected through a process that runs is seen now; a process that has ended without
    saying so has lost everybody at its last beat.
    """
    seen_at: dict[TableId, dict[GuestId, int]] = {}
    for table, guest, left_at, beat_at in rows:
        last = left_at
        if last is None:
            last = now if beat_at > now - PROCESS_MILLISECONDS else beat_at
        known = seen_at.setdefault(TableId(table), {})
        known[GuestId(guest)] = max(last, known.get(GuestId(guest), 0))
    return seen_at
