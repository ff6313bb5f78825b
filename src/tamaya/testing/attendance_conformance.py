"""A conformance suite for who is connected to which table.

Inherit from ``AttendanceConformance`` as from the other suites of a store.
"""

from tamaya.table.events import SeatLeft, TableId
from tamaya.table.phase import Phase
from tamaya.table.ports import PROCESS_MILLISECONDS, Attendee, Store
from tamaya.testing.guests_conformance import ALICE, LAPTOP, SECRET
from tamaya.testing.log_conformance import TABLE, open_tables, summary

AT = 1_800_000_000_000
AT_TABLE = [(TABLE, ALICE.id)]


def left(at: int) -> dict[Attendee, int]:
    """Alice left the table at this time."""
    return {(TABLE, ALICE.id): at}


class AttendanceConformance:
    """A person is at a table while any process that runs has a connection of theirs."""

    async def test_a_person_is_seen_now_until_they_leave(self, store: Store) -> None:
        """Then the time at which they left is kept."""
        await open_tables(store, summary())
        assert await store.attendance([TABLE], AT) == {}
        await store.record_attendance("one", AT_TABLE, {}, AT)
        assert await store.attendance([TABLE], AT + 10) == {TABLE: {ALICE.id: AT + 10}}
        await store.record_attendance("one", [], left(AT + 20), AT + 20)
        assert await store.attendance([TABLE], AT + 90) == {TABLE: {ALICE.id: AT + 20}}
        assert await store.attendance([], AT + 90) == {}

    async def test_when_a_person_left_may_be_known_later(self, store: Store) -> None:
        """A connection that is lost is noticed after a while."""
        await open_tables(store, summary())
        await store.record_attendance("one", AT_TABLE, {}, AT)
        await store.record_attendance("one", [], left(AT + 20), AT + 60)
        assert await store.attendance([TABLE], AT + 90) == {TABLE: {ALICE.id: AT + 20}}

    async def test_a_person_is_here_while_any_process_has_them(self, store: Store) -> None:
        """Two browsers may reach two processes."""
        await open_tables(store, summary())
        await store.record_attendance("one", AT_TABLE, {}, AT)
        await store.record_attendance("two", AT_TABLE, {}, AT)
        await store.record_attendance("one", [], left(AT + 5), AT + 5)
        assert await store.attendance([TABLE], AT + 9) == {TABLE: {ALICE.id: AT + 9}}
        await store.record_attendance("two", [], left(AT + 10), AT + 10)
        await store.record_attendance("one", AT_TABLE, {}, AT + 11)
        assert await store.attendance([TABLE], AT + 12) == {TABLE: {ALICE.id: AT + 12}}

    async def test_a_process_that_ends_without_a_word_loses_its_people(self, store: Store) -> None:
        """They were last seen at its last beat, until they reach another process."""
        await open_tables(store, summary())
        await store.record_attendance("one", AT_TABLE, {}, AT)
        await store.record_attendance("one", [], {}, AT + 1_000)
        later = AT + 1_000 + PROCESS_MILLISECONDS
        assert await store.attendance([TABLE], later - 1) == {TABLE: {ALICE.id: later - 1}}
        await store.record_attendance("two", [], {}, later)
        assert await store.attendance([TABLE], later) == {TABLE: {ALICE.id: AT + 1_000}}
        await store.record_attendance("two", AT_TABLE, {}, later)
        await store.record_attendance("two", [], left(later + 1), later + 1)
        assert await store.attendance([TABLE], later + 9) == {TABLE: {ALICE.id: later + 1}}

    async def test_nothing_is_kept_of_what_is_over(self, store: Store) -> None:
        """Neither of a table that is over or deleted, nor of a guest who is forgotten."""
        finished, deleted = TableId("finished"), TableId("deleted")
        tables = [TABLE, finished, deleted]
        await open_tables(store, *map(summary, tables))
        await store.add(ALICE, SECRET, LAPTOP)
        await store.record_attendance("one", [(table, ALICE.id) for table in tables], {}, AT)
        await store.append(summary(finished, Phase.FINISHED), 1, AT, "", [SeatLeft(0)])
        await store.delete(deleted)
        assert await store.attendance(tables, AT) == {TABLE: {ALICE.id: AT}}
        await store.forget(ALICE.id)
        assert await store.attendance(tables, AT) == {}
