"""A conformance suite for event logs.

Inherit from ``LogConformance`` in a test file, in a class whose name begins with ``Test``, and
provide a fixture ``log``, an empty log. The tests are coroutines: pytest needs a plugin for them.
"""

import asyncio
from collections.abc import Awaitable, Sequence

from tamaya.table.events import (
    GameStarted,
    GuestId,
    MoveMade,
    SeatLeft,
    SeatSpoke,
    SeatTaken,
    TableEvent,
    TableId,
    TableOpened,
)
from tamaya.table.options import Options, Remark
from tamaya.table.phase import Phase
from tamaya.table.ports import AlreadyApplied, EventLog, StaleSequence, Summary, TooManyOpen

ALICE = GuestId("alice")
BOB = GuestId("bob")
TABLE = TableId("a-table")
OPENED = TableOpened(Options(settings={"errors": "1"}), ALICE, "5ec4e7")
WRITERS = 50


def summary(
    table: TableId = TABLE,
    phase: Phase = Phase.WAITING,
    *,
    is_listed: bool = True,
    updated_at: int = 1,
    deadline: int | None = None,
    guests: tuple[GuestId, ...] = (),
    guest_to_act: GuestId | None = None,
    opener: GuestId = ALICE,
) -> Summary:
    """A summary with defaults for what does not matter."""
    return Summary(table, phase, is_listed, updated_at, deadline, guests, guest_to_act, opener)


async def exception_from(action: Awaitable[object]) -> Exception | None:
    """The exception of a log, or None where it succeeds."""
    try:
        await action
    except (StaleSequence, AlreadyApplied, TooManyOpen, ValueError) as error:
        return error
    return None


async def open_tables(log: EventLog, *summaries: Summary) -> None:
    """Open a table for each summary."""
    for each in summaries:
        await log.append(each, 0, 1, "", [OPENED])


def table_ids(summaries: Sequence[Summary]) -> list[str]:
    """The ids of these tables."""
    return [each.table for each in summaries]


class AppendConformance:
    """A log only grows, by one writer at a time, and each command is applied once."""

    async def test_an_unknown_table_has_no_events(self, log: EventLog) -> None:
        """Reading an unknown table is no mistake."""
        assert list(await log.read(TABLE)) == []

    async def test_events_are_read_as_they_were_written(self, log: EventLog) -> None:
        """Every kind of value comes back, in order, with time and command."""
        events: list[TableEvent] = [
            OPENED,
            SeatTaken(0, ALICE, 'Žofie 🎆 "O\'Neill" \\ ', "c0ffee"),
            GameStarted(),
            MoveMade(0, "play 3", is_for_deadline=True),
            SeatSpoke(0, remark=Remark.SORRY),
        ]
        moment = 1_800_000_000_000
        assert await log.append(summary(), 0, moment, "alice:1", events[:2]) == 2
        assert await log.append(summary(), 2, moment + 1, "", events[2:]) == 5
        entries = await log.read(TABLE)
        assert [entry.event for entry in entries] == events
        assert [entry.sequence for entry in entries] == [1, 2, 3, 4, 5]
        assert [entry.at - moment for entry in entries] == [0, 0, 1, 1, 1]
        assert [entry.command for entry in entries] == ["alice:1", "alice:1", "", "", ""]

    async def test_reading_can_start_after_a_sequence(self, log: EventLog) -> None:
        """Only later entries are returned."""
        await log.append(summary(), 0, 1, "", [OPENED, GameStarted(), SeatLeft(0)])
        assert [entry.sequence for entry in await log.read(TABLE, 1)] == [2, 3]
        assert list(await log.read(TABLE, 3)) == []

    async def test_a_log_can_be_read_in_parts(self, log: EventLog) -> None:
        """At most as many entries are returned as were asked for."""
        await log.append(summary(), 0, 1, "", [OPENED, GameStarted(), SeatLeft(0)])
        assert [entry.sequence for entry in await log.read(TABLE, 0, 2)] == [1, 2]
        assert [entry.sequence for entry in await log.read(TABLE, 2, 2)] == [3]
        assert list(await log.read(TABLE, 3, 2)) == []

    async def test_the_second_of_two_writers_is_stale(self, log: EventLog) -> None:
        """Of two decisions on the same log one is written."""
        await log.append(summary(), 0, 1, "", [OPENED])
        assert await log.append(summary(), 1, 2, "alice:1", [SeatLeft(0)]) == 2
        second = log.append(summary(), 1, 2, "bob:1", [SeatLeft(1)])
        assert isinstance(await exception_from(second), StaleSequence)
        assert [entry.event for entry in await log.read(TABLE)] == [OPENED, SeatLeft(0)]

    async def test_a_log_has_no_gaps(self, log: EventLog) -> None:
        """Appending after a missing entry is refused."""
        assert isinstance(
            await exception_from(log.append(summary(), 3, 1, "", [OPENED])), StaleSequence
        )
        await log.append(summary(), 0, 1, "", [OPENED])
        assert isinstance(
            await exception_from(log.append(summary(), 3, 1, "", [OPENED])), StaleSequence
        )
        assert len(await log.read(TABLE)) == 1

    async def test_a_command_is_applied_once(self, log: EventLog) -> None:
        """Sent again, it is answered with the last entry it led to."""
        await log.append(summary(), 0, 1, "alice:1", [OPENED, SeatLeft(0)])
        again = await exception_from(log.append(summary(), 2, 2, "alice:1", [SeatLeft(0)]))
        assert isinstance(again, AlreadyApplied)
        assert again.sequence == 2
        await log.append(summary(), 2, 2, "bob:1", [GameStarted()])
        stale = await exception_from(log.append(summary(), 0, 3, "alice:1", [OPENED, SeatLeft(0)]))
        assert isinstance(stale, AlreadyApplied)
        assert stale.sequence == 2
        assert len(await log.read(TABLE)) == 3

    async def test_a_stale_command_can_be_sent_again(self, log: EventLog) -> None:
        """A stale writer reads, decides again and keeps its command id."""
        await log.append(summary(), 0, 1, "", [OPENED])
        stale = log.append(summary(), 0, 1, "alice:1", [SeatLeft(0)])
        assert isinstance(await exception_from(stale), StaleSequence)
        assert await log.append(summary(), 1, 2, "alice:1", [SeatLeft(0)]) == 2

    async def test_the_server_can_append_without_a_command(self, log: EventLog) -> None:
        """An empty command id may be used any number of times."""
        await log.append(summary(), 0, 1, "", [OPENED])
        assert await log.append(summary(), 1, 1, "", [SeatLeft(0)]) == 2

    async def test_command_ids_of_two_tables_are_independent(self, log: EventLog) -> None:
        """So are their sequences."""
        other = TableId("another")
        await log.append(summary(), 0, 1, "alice:1", [OPENED, SeatLeft(0)])
        assert await log.append(summary(other), 0, 1, "alice:1", [OPENED]) == 1
        assert len(await log.read(TABLE)) == 2

    async def test_appending_no_events_is_refused(self, log: EventLog) -> None:
        """A command without events could not be found again."""
        assert isinstance(await exception_from(log.append(summary(), 0, 1, "a", [])), ValueError)

    async def test_one_of_many_writers_wins(self, log: EventLog) -> None:
        """Fifty writers append to the same log at once."""
        await log.append(summary(), 0, 1, "", [OPENED])
        answers = await asyncio.gather(
            *(
                exception_from(log.append(summary(), 1, 2, f"guest-{number}:1", [SeatLeft(number)]))
                for number in range(WRITERS)
            )
        )
        assert answers.count(None) == 1
        assert sum(isinstance(answer, StaleSequence) for answer in answers) == WRITERS - 1
        assert len(await log.read(TABLE)) == 2

    async def test_a_command_sent_many_times_at_once_is_applied_once(self, log: EventLog) -> None:
        """A client that repeats itself does not move twice."""
        await log.append(summary(), 0, 1, "", [OPENED])
        answers = await asyncio.gather(
            *(exception_from(log.append(summary(), 1, 2, "a:1", [SeatLeft(0)])) for _ in range(10))
        )
        assert answers.count(None) == 1
        applied = [answer for answer in answers if isinstance(answer, AlreadyApplied)]
        assert [answer.sequence for answer in applied] == [2] * 9

    async def test_every_writer_succeeds_in_the_end(self, log: EventLog) -> None:
        """Fifty writers that retry when stale lose nothing."""

        async def write(number: int) -> int:
            while True:
                last = len(await log.read(TABLE))
                try:
                    return await log.append(summary(), last, 1, f"{number}", [SeatLeft(number)])
                except StaleSequence:
                    continue

        reached = await asyncio.gather(*map(write, range(WRITERS)))
        entries = await log.read(TABLE)
        assert sorted(reached) == [entry.sequence for entry in entries]
        assert [entry.sequence for entry in entries] == list(range(1, WRITERS + 1))
        assert {entry.command: entry.sequence for entry in entries} == {
            f"{number}": sequence for number, sequence in enumerate(reached)
        }

    async def test_a_conflict_does_not_affect_other_tables(self, log: EventLog) -> None:
        """Many appends at once, every other one stale."""
        ids = [TableId(f"table-{number}") for number in range(20)]
        answers = await asyncio.gather(
            *(
                exception_from(log.append(summary(table), number % 2, 1, "", [OPENED]))
                for number, table in enumerate(ids)
            )
        )
        for number, (table, answer) in enumerate(zip(ids, answers, strict=True)):
            assert isinstance(answer, StaleSequence) == bool(number % 2)
            assert len(await log.read(table)) == 1 - number % 2


class SummaryConformance:
    """The lists of tables show the last summary of each."""

    async def test_a_summary_is_stored_completely(self, log: EventLog) -> None:
        """Every field comes back."""
        full = summary(
            TABLE,
            Phase.PLAYING,
            is_listed=False,
            updated_at=1_800_000_000_000,
            deadline=1_800_000_060_000,
            guests=(BOB, ALICE),
            guest_to_act=BOB,
            opener=BOB,
        )
        await open_tables(log, full, summary(TableId("plain")))
        assert list(await log.all_tables()) == [full, summary(TableId("plain"))]

    async def test_a_summary_is_replaced_with_every_append(self, log: EventLog) -> None:
        """A guest who left is no longer found."""
        await open_tables(log, summary(guests=(ALICE, BOB)))
        replaced = summary(phase=Phase.PLAYING, updated_at=2, guests=(BOB,), guest_to_act=BOB)
        await log.append(replaced, 1, 2, "", [SeatLeft(0)])
        assert list(await log.all_tables()) == [replaced]
        assert list(await log.tables_of(ALICE)) == []
        assert list(await log.tables_of(BOB)) == [replaced]

    async def test_a_refused_append_does_not_change_the_summary(self, log: EventLog) -> None:
        """Entries and summary are written together or not at all."""
        await open_tables(log, summary(guests=(ALICE,)))
        stale = log.append(summary(updated_at=9, guests=(BOB,)), 0, 9, "", [OPENED])
        assert isinstance(await exception_from(stale), StaleSequence)
        assert list(await log.all_tables()) == [summary(guests=(ALICE,))]
        assert list(await log.tables_of(BOB)) == []

    async def test_unlisted_tables_are_not_in_the_list(self, log: EventLog) -> None:
        """The list is filtered by phase, sorted by last change and limited."""
        await open_tables(
            log,
            summary(TableId("old"), updated_at=1),
            summary(TableId("new"), updated_at=3),
            summary(TableId("playing"), Phase.PLAYING, updated_at=2),
            summary(TableId("over"), Phase.FINISHED, updated_at=5),
            summary(TableId("hidden"), is_listed=False, updated_at=4),
        )
        waiting = await log.listed_tables([Phase.WAITING], 10)
        assert table_ids(waiting) == ["new", "old"]
        open_phases = [Phase.WAITING, Phase.PLAYING]
        assert table_ids(await log.listed_tables(open_phases, 10)) == ["new", "playing", "old"]
        assert table_ids(await log.listed_tables(open_phases, 2)) == ["new", "playing"]
        assert list(await log.listed_tables([], 10)) == []

    async def test_a_guest_finds_every_seat_it_holds(self, log: EventLog) -> None:
        """Listed or not, in any phase, the last changed first."""
        await open_tables(
            log,
            summary(TableId("one"), updated_at=1, guests=(ALICE, BOB)),
            summary(TableId("two"), Phase.FINISHED, updated_at=3, guests=(ALICE,)),
            summary(TableId("three"), is_listed=False, updated_at=2, guests=(BOB,)),
        )
        assert table_ids(await log.tables_of(ALICE)) == ["two", "one"]
        assert table_ids(await log.tables_of(BOB)) == ["three", "one"]
        assert list(await log.tables_of(GuestId("carol"))) == []

    async def test_a_table_is_overdue_after_its_deadline(self, log: EventLog) -> None:
        """The longest overdue first; a table without a clock never is."""
        playing = Phase.PLAYING
        await open_tables(
            log,
            summary(TableId("later"), playing, deadline=30),
            summary(TableId("now"), playing, deadline=20),
            summary(TableId("long-ago"), playing, deadline=10),
            summary(TableId("never"), playing),
        )
        assert table_ids(await log.overdue_tables(20, 10)) == ["long-ago", "now"]
        assert table_ids(await log.overdue_tables(20, 1)) == ["long-ago"]
        assert list(await log.overdue_tables(9, 10)) == []

    async def test_a_table_that_never_started_is_found(self, log: EventLog) -> None:
        """The longest unchanged first; a running game is never among them."""
        await open_tables(
            log,
            summary(TableId("today"), updated_at=30),
            summary(TableId("yesterday"), is_listed=False, updated_at=20),
            summary(TableId("last-year"), updated_at=10),
            summary(TableId("playing"), Phase.PLAYING, updated_at=10),
            summary(TableId("expired"), Phase.EXPIRED, updated_at=10),
        )
        assert table_ids(await log.stale_waiting_tables(30, 10)) == ["last-year", "yesterday"]
        assert table_ids(await log.stale_waiting_tables(30, 1)) == ["last-year"]

    async def test_tables_for_bots_are_found_page_by_page(self, log: EventLog) -> None:
        """The longest unchanged first; none that is over or waits for a person without a clock."""
        playing, bot = Phase.PLAYING, GuestId("bot-1")
        await open_tables(
            log,
            summary(TableId("d"), playing, updated_at=4, guest_to_act=GuestId("bot-2")),
            summary(TableId("a"), playing, updated_at=3, guest_to_act=bot),
            summary(TableId("c"), playing, updated_at=2, guest_to_act=ALICE, deadline=9),
            summary(TableId("b"), playing, updated_at=3, guest_to_act=bot),
            summary(TableId("person"), playing, updated_at=1, guest_to_act=ALICE),
            summary(TableId("nobody"), playing, updated_at=1),
            summary(TableId("over"), Phase.FINISHED, updated_at=1, guest_to_act=bot),
        )
        found, last = [], None
        while page := await log.tables_for_bots(2, last):
            assert len(page) <= 2
            found += table_ids(page)
            last = page[-1]
        assert found == ["c", "a", "b", "d"]

    async def test_a_table_that_is_over_is_old_some_time_after_its_last_change(
        self, log: EventLog
    ) -> None:
        """The oldest first; tables that wait or play are not found, however old they are."""
        await open_tables(
            log,
            summary(TableId("finished"), Phase.FINISHED, updated_at=20),
            summary(TableId("expired"), Phase.EXPIRED, updated_at=10),
            summary(TableId("new"), Phase.FINISHED, updated_at=30),
            summary(TableId("playing"), Phase.PLAYING, updated_at=10),
            summary(TableId("waiting"), updated_at=10),
        )
        assert table_ids(await log.old_tables(30, 10)) == ["expired", "finished"]
        assert table_ids(await log.old_tables(30, 1)) == ["expired"]

    async def test_a_deleted_table_is_gone(self, log: EventLog) -> None:
        """Its entries, seats and commands are deleted; other tables stay."""
        other = summary(TableId("another"), guests=(ALICE,))
        await open_tables(log, other)
        await log.append(summary(guests=(ALICE,)), 0, 1, "alice:1", [OPENED])
        await log.delete(TABLE)
        assert list(await log.read(TABLE)) == []
        assert list(await log.all_tables()) == [other]
        assert list(await log.table_ids()) == [other.table]
        assert list(await log.tables_of(ALICE)) == [other]
        assert len(await log.read(other.table)) == 1
        assert await log.append(summary(), 0, 1, "alice:1", [OPENED]) == 1

    async def test_deleting_an_unknown_table_does_nothing(self, log: EventLog) -> None:
        """Another process may have deleted it."""
        await log.delete(TABLE)
        assert list(await log.all_tables()) == []


class OpenTableLimitConformance:
    """The number of open tables of a guest is limited."""

    async def test_a_guest_cannot_pass_the_limit_of_open_tables(self, log: EventLog) -> None:
        """Waiting and running tables count; without a limit there is none."""
        await open_tables(
            log,
            summary(TableId("waiting")),
            summary(TableId("playing"), Phase.PLAYING),
            summary(TableId("over"), Phase.FINISHED),
            summary(TableId("expired"), Phase.EXPIRED),
            summary(TableId("bobs"), opener=BOB),
        )
        third = log.append(summary(), 0, 1, "", [OPENED], 2)
        assert isinstance(await exception_from(third), TooManyOpen)
        assert list(await log.read(TABLE)) == []
        assert await log.append(summary(), 0, 1, "", [OPENED], 3) == 1
        await open_tables(log, summary(TableId("one-more")))

    async def test_a_finished_table_no_longer_counts(self, log: EventLog) -> None:
        """In whatever way it ended."""
        await open_tables(log, summary())
        new = summary(TableId("new"))
        assert isinstance(await exception_from(log.append(new, 0, 1, "", [OPENED], 1)), TooManyOpen)
        await log.append(summary(phase=Phase.EXPIRED), 1, 2, "", [SeatLeft(0)])
        assert await log.append(new, 0, 1, "", [OPENED], 1) == 1

    async def test_opening_the_same_table_again_is_stale(self, log: EventLog) -> None:
        """It does not count as one too many."""
        await open_tables(log, summary())
        again = log.append(summary(), 0, 1, "", [OPENED], 1)
        assert isinstance(await exception_from(again), StaleSequence)

    async def test_opening_many_tables_at_once_does_not_pass_the_limit(self, log: EventLog) -> None:
        """Counting and writing happen in one step."""
        answers = await asyncio.gather(
            *(
                exception_from(log.append(summary(TableId(f"{number}")), 0, 1, "", [OPENED], 3))
                for number in range(WRITERS)
            )
        )
        assert answers.count(None) == 3
        assert sum(isinstance(answer, TooManyOpen) for answer in answers) == WRITERS - 3


class LogConformance(AppendConformance, SummaryConformance, OpenTableLimitConformance):
    """The whole suite."""
