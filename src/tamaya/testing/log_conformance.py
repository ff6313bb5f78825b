"""What every log of tables must do: a suite to run any adapter through.

Inherit from ``LogConformance`` in a test file, give the class a name that begins with ``Test`` and
a fixture ``log``, an empty log. The tests are coroutines: pytest needs a plugin that runs them.
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
    """A summary of which only some things matter."""
    return Summary(table, phase, is_listed, updated_at, deadline, guests, guest_to_act, opener)


async def exception_from(action: Awaitable[object]) -> Exception | None:
    """What a log says against this, or None where it is done."""
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
    """The tables of these summaries."""
    return [each.table for each in summaries]


class AppendConformance:
    """A log only grows, by one writer at a time, and each command is applied once."""

    async def test_an_unknown_table_has_no_events(self, log: EventLog) -> None:
        """Reading is no reason to refuse."""
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

    async def test_reading_goes_on_after_a_sequence(self, log: EventLog) -> None:
        """Whoever has some events is given the others."""
        await log.append(summary(), 0, 1, "", [OPENED, GameStarted(), SeatLeft(0)])
        assert [entry.sequence for entry in await log.read(TABLE, 1)] == [2, 3]
        assert list(await log.read(TABLE, 3)) == []

    async def test_the_second_writer_is_told_to_read_again(self, log: EventLog) -> None:
        """Two decide on the same events: one of them is written."""
        await log.append(summary(), 0, 1, "", [OPENED])
        assert await log.append(summary(), 1, 2, "alice:1", [SeatLeft(0)]) == 2
        second = log.append(summary(), 1, 2, "bob:1", [SeatLeft(1)])
        assert isinstance(await exception_from(second), StaleSequence)
        assert [entry.event for entry in await log.read(TABLE)] == [OPENED, SeatLeft(0)]

    async def test_a_log_has_no_gaps(self, log: EventLog) -> None:
        """Nobody writes after an event that is not there."""
        assert isinstance(
            await exception_from(log.append(summary(), 3, 1, "", [OPENED])), StaleSequence
        )
        await log.append(summary(), 0, 1, "", [OPENED])
        assert isinstance(
            await exception_from(log.append(summary(), 3, 1, "", [OPENED])), StaleSequence
        )
        assert len(await log.read(TABLE)) == 1

    async def test_a_command_is_applied_once(self, log: EventLog) -> None:
        """Sent again, now or much later, it is answered with the last event it led to."""
        await log.append(summary(), 0, 1, "alice:1", [OPENED, SeatLeft(0)])
        again = await exception_from(log.append(summary(), 2, 2, "alice:1", [SeatLeft(0)]))
        assert isinstance(again, AlreadyApplied)
        assert again.sequence == 2
        await log.append(summary(), 2, 2, "bob:1", [GameStarted()])
        stale = await exception_from(log.append(summary(), 0, 3, "alice:1", [OPENED, SeatLeft(0)]))
        assert isinstance(stale, AlreadyApplied)
        assert stale.sequence == 2
        assert len(await log.read(TABLE)) == 3

    async def test_a_refused_command_may_come_again(self, log: EventLog) -> None:
        """A stale writer reads, decides again and keeps the name of its command."""
        await log.append(summary(), 0, 1, "", [OPENED])
        stale = log.append(summary(), 0, 1, "alice:1", [SeatLeft(0)])
        assert isinstance(await exception_from(stale), StaleSequence)
        assert await log.append(summary(), 1, 2, "alice:1", [SeatLeft(0)]) == 2

    async def test_the_house_needs_no_name_for_what_it_does(self, log: EventLog) -> None:
        """An empty command may be appended as often as there is something to note."""
        await log.append(summary(), 0, 1, "", [OPENED])
        assert await log.append(summary(), 1, 1, "", [SeatLeft(0)]) == 2

    async def test_commands_of_two_tables_have_nothing_to_do_with_each_other(
        self, log: EventLog
    ) -> None:
        """A name and a sequence are a table's own."""
        other = TableId("another")
        await log.append(summary(), 0, 1, "alice:1", [OPENED, SeatLeft(0)])
        assert await log.append(summary(other), 0, 1, "alice:1", [OPENED]) == 1
        assert len(await log.read(TABLE)) == 2

    async def test_nothing_cannot_be_appended(self, log: EventLog) -> None:
        """A command without events would be forgotten."""
        assert isinstance(await exception_from(log.append(summary(), 0, 1, "a", [])), ValueError)

    async def test_one_of_many_writers_wins(self, log: EventLog) -> None:
        """Fifty decide on the same events at once."""
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
        """A tab that is impatient does not move twice."""
        await log.append(summary(), 0, 1, "", [OPENED])
        answers = await asyncio.gather(
            *(exception_from(log.append(summary(), 1, 2, "a:1", [SeatLeft(0)])) for _ in range(10))
        )
        assert answers.count(None) == 1
        applied = [answer for answer in answers if isinstance(answer, AlreadyApplied)]
        assert [answer.sequence for answer in applied] == [2] * 9

    async def test_every_writer_gets_its_turn(self, log: EventLog) -> None:
        """Fifty who read again when told so write one after the other, and nothing is lost."""

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

    async def test_one_conflict_does_not_disturb_other_tables(self, log: EventLog) -> None:
        """Many appends at once, every second of them stale."""
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
    """The lists of tables say what the last append of each said."""

    async def test_a_summary_comes_back_as_it_was(self, log: EventLog) -> None:
        """Each of its parts."""
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

    async def test_a_summary_is_renewed_with_every_append(self, log: EventLog) -> None:
        """Whoever left is no longer found there."""
        await open_tables(log, summary(guests=(ALICE, BOB)))
        renewed = summary(phase=Phase.PLAYING, updated_at=2, guests=(BOB,), guest_to_act=BOB)
        await log.append(renewed, 1, 2, "", [SeatLeft(0)])
        assert list(await log.all_tables()) == [renewed]
        assert list(await log.tables_of(ALICE)) == []
        assert list(await log.tables_of(BOB)) == [renewed]

    async def test_a_refused_append_leaves_the_summary(self, log: EventLog) -> None:
        """All or none."""
        await open_tables(log, summary(guests=(ALICE,)))
        stale = log.append(summary(updated_at=9, guests=(BOB,)), 0, 9, "", [OPENED])
        assert isinstance(await exception_from(stale), StaleSequence)
        assert list(await log.all_tables()) == [summary(guests=(ALICE,))]
        assert list(await log.tables_of(BOB)) == []

    async def test_listed_tables_are_those_that_want_to_be_found(self, log: EventLog) -> None:
        """In the phases asked for, the last changed first, no more than wanted."""
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
        open_ones = [Phase.WAITING, Phase.PLAYING]
        assert table_ids(await log.listed_tables(open_ones, 10)) == ["new", "playing", "old"]
        assert table_ids(await log.listed_tables(open_ones, 2)) == ["new", "playing"]
        assert list(await log.listed_tables([], 10)) == []

    async def test_a_guest_finds_every_seat_it_holds(self, log: EventLog) -> None:
        """Listed or not, in whatever phase, the last changed first."""
        await open_tables(
            log,
            summary(TableId("one"), updated_at=1, guests=(ALICE, BOB)),
            summary(TableId("two"), Phase.FINISHED, updated_at=3, guests=(ALICE,)),
            summary(TableId("three"), is_listed=False, updated_at=2, guests=(BOB,)),
        )
        assert table_ids(await log.tables_of(ALICE)) == ["two", "one"]
        assert table_ids(await log.tables_of(BOB)) == ["three", "one"]
        assert list(await log.tables_of(GuestId("carol"))) == []

    async def test_a_table_is_due_when_its_deadline_is_over(self, log: EventLog) -> None:
        """The longest overdue first; one without a clock never is."""
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

    async def test_a_table_that_never_began_is_found(self, log: EventLog) -> None:
        """The longest unchanged first; a game that is being played is never among them."""
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

    async def test_a_deleted_table_is_gone(self, log: EventLog) -> None:
        """With its events, its seats and its commands; others stay."""
        other = summary(TableId("another"), guests=(ALICE,))
        await open_tables(log, other)
        await log.append(summary(guests=(ALICE,)), 0, 1, "alice:1", [OPENED])
        await log.delete(TABLE)
        assert list(await log.read(TABLE)) == []
        assert list(await log.all_tables()) == [other]
        assert list(await log.tables_of(ALICE)) == [other]
        assert len(await log.read(other.table)) == 1
        assert await log.append(summary(), 0, 1, "alice:1", [OPENED]) == 1

    async def test_deleting_what_is_not_there_does_nothing(self, log: EventLog) -> None:
        """Somebody else was quicker."""
        await log.delete(TABLE)
        assert list(await log.all_tables()) == []


class OpenTableLimitConformance:
    """Nobody has more tables open than they may, whatever they try."""

    async def test_whoever_has_enough_tables_opens_no_more(self, log: EventLog) -> None:
        """Those that wait or play are counted; a limit that is not given limits nobody."""
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

    async def test_a_table_that_is_over_makes_room(self, log: EventLog) -> None:
        """However it came to its end."""
        await open_tables(log, summary())
        new = summary(TableId("new"))
        assert isinstance(await exception_from(log.append(new, 0, 1, "", [OPENED], 1)), TooManyOpen)
        await log.append(summary(phase=Phase.EXPIRED), 1, 2, "", [SeatLeft(0)])
        assert await log.append(new, 0, 1, "", [OPENED], 1) == 1

    async def test_a_table_that_is_open_already_is_stale_and_not_too_many(
        self, log: EventLog
    ) -> None:
        """Whoever asks again for the table they have is not told that it is one too many."""
        await open_tables(log, summary())
        again = log.append(summary(), 0, 1, "", [OPENED], 1)
        assert isinstance(await exception_from(again), StaleSequence)

    async def test_many_who_open_at_once_do_not_pass_the_limit(self, log: EventLog) -> None:
        """Counting and writing are one."""
        answers = await asyncio.gather(
            *(
                exception_from(log.append(summary(TableId(f"{n}")), 0, 1, "", [OPENED], 3))
                for n in range(WRITERS)
            )
        )
        assert answers.count(None) == 3
        assert sum(isinstance(answer, TooManyOpen) for answer in answers) == WRITERS - 3


class LogConformance(AppendConformance, SummaryConformance, OpenTableLimitConformance):
    """All of it."""
