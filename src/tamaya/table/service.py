"""The service that runs tables: read, decide, append, publish."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from hashlib import sha256

from tamaya.rules.seed_and_shuffle import SEED_BYTES, Seed, seed_text
from tamaya.rules.shared_types import Refused
from tamaya.table.absence_decisions import decide_return, decide_substitute_move
from tamaya.table.command_context import BOT_ID_PREFIX, Bots
from tamaya.table.commands import (
    AnswerRequest,
    AnswerUndo,
    Command,
    FreeSeat,
    Leave,
    OpenRematch,
    RequestSeat,
    RequestUndo,
    Substitute,
    VoteToEnd,
    VoteToPause,
)
from tamaya.table.decisions import (
    ID_DIGITS,
    Context,
    Sender,
    check_options,
    decide,
    decide_deadline,
    decide_expiry,
    decide_late_undo,
    decide_password,
    decide_rematch,
    decide_watching,
    rematch_id,
)
from tamaya.table.events import (
    GuestId,
    LogEntry,
    TableEvent,
    TableId,
    TableOpened,
    UnreadableEntry,
    command_of,
)
from tamaya.table.live_table import LiveTable, apply_entries, number_entries
from tamaya.table.mid_game_seats import with_consequences
from tamaya.table.options import DeadlineAction, Options, Visibility
from tamaya.table.phase import Phase
from tamaya.table.ports import (
    RESYNC,
    AlreadyApplied,
    Channel,
    Clock,
    EventLog,
    StaleSequence,
    Summary,
    TooManyOpen,
)
from tamaya.table.presence import Presences
from tamaya.table.refusals import TableRefusal
from tamaya.table.solo_games import check_deletion, decide_making_room, is_solo_game
from tamaya.table.table_state import Table, initial_table
from tamaya.table.unreadable_tables import UnreadableTables

MOST_LIVE_TABLES = 2_000
MOST_OVER_TABLES = 300
"""How many of them may be over: few come back to those, and each takes as much memory."""

MOST_LIVE_ENTRIES = 400_000
"""How many entries all tables in memory may have together, the one used last aside."""

ENTRIES_PER_READ = 500
ENTRIES_PER_SLICE = 25
"""How many entries are applied before other tasks run: a few milliseconds."""

MOST_ATTEMPTS = 20

ABOUT_PRESENCE = (
    AnswerRequest
    | AnswerUndo
    | FreeSeat
    | Leave
    | RequestSeat
    | RequestUndo
    | Substitute
    | VoteToEnd
    | VoteToPause
)
"""The commands whose outcome depends on who is here."""

SUBSTITUTE = GuestId(f"{BOT_ID_PREFIX}substitute")
"""In a summary, the guest to act where a bot plays for a person who is away."""

FindPresences = Callable[[TableId], Awaitable[Presences]]
"""Who is connected to a table now."""


class Tables:
    """All tables of a server, as one process sees them."""

    def __init__(
        self,
        log: EventLog,
        channel: Channel,
        clock: Clock,
        bots: Bots,
        most_open: int | None = None,
        find_presences: FindPresences | None = None,
    ) -> None:
        """Use this log, channel, clock and choice of bots.

        A guest may have at most ``most_open`` open tables. Where a solo game is among them, the
        one that has not changed for longest is ended for a new table. Without ``find_presences``
        everybody counts as here.
        """
        self._log = log
        self._channel = channel
        self._clock = clock
        self._bots = bots
        self._most_open = most_open
        self._find_presences = find_presences
        self.unreadable = UnreadableTables(clock)
        self._live_tables: OrderedDict[TableId, LiveTable] = OrderedDict()
        self._over_tables: OrderedDict[TableId, None] = OrderedDict()
        """Those of them that are over."""
        self._live_entries = 0
        self._loading: dict[TableId, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[LiveTable]] = set()

    async def open(
        self, sender: Sender, options: Options, command: str, *, secret: Seed | None = None
    ) -> TableId:
        """Open a table with this host, and draw and commit to the server's part of the seed.

        The same command of the same guest opens one table, however often it is sent; an empty
        one opens a new table each time. A given secret deals the same cards again.
        """
        check_options(options)
        drawn = secrets.token_hex(SEED_BYTES) if secret is None else seed_text(secret)
        event = TableOpened(options, sender.guest, drawn)
        if not command:
            return await self._open(TableId(secrets.token_hex(ID_DIGITS // 2)), [event])
        return await self._open(opened_table_id(sender.guest, command), [event])

    async def submit(self, table: TableId, sender: Sender, command: Command, name: str) -> int:
        """Apply a guest's command, once however often it is sent; returns its last sequence."""
        presences = Presences(self._clock.now())
        if isinstance(command, ABOUT_PRESENCE):
            presences = await self._presences(table)
        bot_guest = GuestId(BOT_ID_PREFIX + secrets.token_hex(ID_DIGITS // 2))
        context = Context(bot_guest, self._bots, presences)
        if isinstance(command, OpenRematch):
            await self._prepare_rematch(table, sender, command, context)
        command_name = command_of(sender.guest, name)
        live = await self._run_decision(
            table, lambda now: decide(now, sender, command, context), command_name
        )
        return live.command_sequences[command_name]

    async def watch(self, table: TableId, guest: GuestId) -> None:
        """Let a guest watch; refused where the table may not be watched by them."""
        await self._run_decision(table, lambda now: decide_watching(now, guest), "")

    async def admit(self, table: TableId, guest: GuestId, password: str) -> None:
        """Let a guest in who gave the password with this hash; refused if it has changed."""
        await self._run_decision(table, lambda now: decide_password(now, guest, password), "")

    async def move_for_deadline(self, table: TableId, move: str, deadline: int) -> None:
        """Make a bot's move for a seat whose time is up: the caller knows that it is."""
        await self._run_decision(table, lambda now: decide_deadline(now, move, deadline), "")

    async def move_for_substitute(self, table: TableId, move: str, moves: int) -> None:
        """Make a bot's move for a person who is away, decided after this many moves."""
        await self._run_decision(table, lambda now: decide_substitute_move(now, move, moves), "")

    async def welcome_back(self, table: TableId, guest: GuestId) -> None:
        """Let a guest play again who is connected; nothing happens if no bot plays for them."""
        await self._run_decision(table, lambda now: decide_return(now, guest), "")

    async def settle(self, table: TableId) -> None:
        """Apply what follows from who is here by now: a request may be agreed, or a vote."""
        presences = await self._presences(table)
        await self._run_decision(table, lambda now: with_consequences(now, (), presences), "")

    async def _presences(self, table: TableId) -> Presences:
        if self._find_presences is None:
            return Presences(self._clock.now())
        return await self._find_presences(table)

    async def drop_late_undo(self, table: TableId, at: int) -> None:
        """Drop the request of this time to undo a move: the caller knows that it is late."""
        await self._run_decision(table, lambda now: decide_late_undo(now, at), "")

    async def expire(self, table: TableId, idle_milliseconds: int) -> None:
        """Expire a table that was never started."""
        moment = self._clock.now()
        await self._run_decision(
            table, lambda now: decide_expiry(now, moment, idle_milliseconds), ""
        )

    async def delete(self, table: TableId, guest: GuestId) -> None:
        """Delete a guest's solo game with its log; refused where another person has a part in it.

        Everybody who watches it learns that there is no such table.
        """
        live = await self.live(table)
        async with live.lock:
            check_deletion(live.table, guest)
            await self._log.delete(table)
            self._forget(table)
        await self._channel.publish(table, RESYNC)

    async def end_solo_game(self, summaries: Iterable[Summary]) -> bool:
        """End the first solo game among these tables to make room; returns whether there is one."""
        for summary in filter(is_solo_game, summaries):
            decision = partial(decide_making_room, guest=summary.opener)
            with suppress(Refused):
                await self._run_decision(summary.table, decision, "")
                return True
        return False

    async def live(self, table: TableId, reaching: int = 0) -> LiveTable:
        """The table with everything written so far.

        With a sequence from a notification the log is read only if that sequence is not known
        here yet.
        """
        with self._refuse_if_unreadable(table):
            live = await self._load(table)
            if not 0 < reaching <= live.table.sequence:
                async with live.lock:
                    await self._read_new_entries(live)
            return live

    def drop_over(self, before: int) -> None:
        """Drop tables from memory that were over before this, so that none outlives its log."""
        for table, live in list(self._live_tables.items()):
            if is_over(live.table) and live.table.changed_at < before:
                self._forget(table)

    async def drain(self) -> None:
        """Wait for all running decisions and reads, before the server stops."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _run_decision(
        self,
        table: TableId,
        decision: Callable[[Table], tuple[TableEvent, ...]],
        command: str,
    ) -> LiveTable:
        """Run a decision to its end, even if the caller is cancelled meanwhile."""
        with self._refuse_if_unreadable(table):
            task = self._start_task(self._decide_and_append(table, decision, command))
            try:
                return await asyncio.shield(task)
            except asyncio.CancelledError:
                task.add_done_callback(drop_refusal)
                raise

    def _start_task(self, work: Coroutine[None, None, LiveTable]) -> asyncio.Task[LiveTable]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _decide_and_append(
        self,
        table: TableId,
        decision: Callable[[Table], tuple[TableEvent, ...]],
        command: str,
    ) -> LiveTable:
        """Decide on the current table and append; read and decide again where others wrote."""
        live = await self._load(table)
        async with live.lock:
            for _ in range(MOST_ATTEMPTS):
                if command in live.command_sequences:
                    return live
                at = self._clock.now()
                try:
                    events = decision(live.table)
                    table_after, applied = apply_entries(
                        live.table, number_entries(events, live.table.sequence, at, command)
                    )
                    table_after.entry_counts.refuse_excess(live.table.entry_counts, live.table.host)
                except Refused:
                    # Another process may have applied the command, or what it depends on.
                    if not await self._read_new_entries(live):
                        raise
                    continue
                if not events:
                    return live
                summary = summary_of(table_after, table_after.changed_at)
                try:
                    await self._log.append(summary, live.table.sequence, at, command, events)
                except (StaleSequence, AlreadyApplied):
                    if not await self._read_new_entries(live):
                        # The store knows of further entries, and they are missing.
                        raise UnreadableEntry(live.table.sequence + 1) from None
                    continue
                live.advance(table_after, applied)
                self._count_entries(live)
                await self._channel.publish(table, live.table.sequence)
                return live
        raise Refused(TableRefusal.TABLE_TOO_BUSY)

    async def _read_new_entries(self, live: LiveTable) -> bool:
        """Apply what others have written meanwhile; returns whether there was anything.

        The last known entry is read again: where the log lacks it, the table was deleted.
        """
        before = live.table.sequence
        entries = await self._log.read(live.table.id, before - 1, ENTRIES_PER_READ)
        if not entries:
            self._forget(live.table.id)
            raise Refused(TableRefusal.NO_SUCH_TABLE)
        await self._apply_log(live, entries)
        return live.table.sequence > before

    async def _apply_log(self, live: LiveTable, entries: Sequence[LogEntry]) -> None:
        """Apply these entries and all after them, in slices, so that no other table waits."""
        while True:
            for first in range(0, len(entries), ENTRIES_PER_SLICE):
                if first:
                    await asyncio.sleep(0)
                live.apply(entries[first : first + ENTRIES_PER_SLICE])
            if len(entries) < ENTRIES_PER_READ:
                break
            await asyncio.sleep(0)
            entries = await self._log.read(live.table.id, live.table.sequence, ENTRIES_PER_READ)
        self._count_entries(live)

    async def _prepare_rematch(
        self, table: TableId, sender: Sender, command: OpenRematch, context: Context
    ) -> None:
        """Open the new table before the old one links to it, so that the link always works."""
        live = await self.live(table)
        if live.table.rematch is None:
            decide(live.table, sender, command, context)
            secret = secrets.token_hex(SEED_BYTES)
            seated = decide_rematch(live.table, sender.guest, secret)
            await self._open(rematch_id(live.table), seated)

    async def _open(self, table: TableId, events: Sequence[TableEvent]) -> TableId:
        at = self._clock.now()
        entries = number_entries(events, 0, at, "")
        table_after, _ = apply_entries(initial_table(table, entries[0]), entries[1:])
        try:
            summary = summary_of(table_after, at)
            last = await self._log.append(summary, 0, at, "", events, self._most_open)
        except StaleSequence:
            # It is open already, by the same command or for the same people.
            return table
        except TooManyOpen:
            oldest_first = reversed(await self._log.tables_of(table_after.opener))
            if not await self.end_solo_game(oldest_first):
                most = self._most_open or 0
                raise Refused(TableRefusal.TOO_MANY_OPEN_TABLES, most=most) from None
            return await self._open(table, events)
        await self._channel.publish(table, last)
        return table

    async def _load(self, table: TableId) -> LiveTable:
        """The table in memory; all who ask for it at once wait for the same read."""
        live = self._live_tables.get(table)
        if live is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = self._start_task(self._read_table(table))
                loading.add_done_callback(partial(self._end_loading, table))
            live = await asyncio.shield(loading)
        if table in self._live_tables:
            self._live_tables.move_to_end(table)
        if table in self._over_tables:
            self._over_tables.move_to_end(table)
        return live

    def _end_loading(self, table: TableId, loading: asyncio.Task[LiveTable]) -> None:
        del self._loading[table]
        if not loading.cancelled():
            # Those who waited have raised it; they may all have been cancelled.
            loading.exception()

    async def _read_table(self, table: TableId) -> LiveTable:
        entries = await self._log.read(table, 0, ENTRIES_PER_READ)
        if not entries:
            raise Refused(TableRefusal.NO_SUCH_TABLE)
        live = LiveTable.from_first_entry(table, entries[0])
        await self._apply_log(live, entries)
        self._live_tables[table] = live
        self._count_entries(live)
        return live

    def _count_entries(self, live: LiveTable) -> None:
        """Count the entries of a table that has grown, and forget the tables used longest ago."""
        if self._live_tables.get(live.table.id) is not live:
            return
        self._live_entries += len(live.applied) - live.counted_entries
        live.counted_entries = len(live.applied)
        while len(self._live_tables) > MOST_LIVE_TABLES or (
            self._live_entries > MOST_LIVE_ENTRIES and len(self._live_tables) > 1
        ):
            self._forget(next(iter(self._live_tables)))
        if is_over(live.table) and live.table.id in self._live_tables:
            self._over_tables[live.table.id] = None
            if len(self._over_tables) > MOST_OVER_TABLES:
                self._forget(next(iter(self._over_tables)))

    def _forget(self, table: TableId) -> None:
        self._over_tables.pop(table, None)
        live = self._live_tables.pop(table, None)
        if live is not None:
            self._live_entries -= live.counted_entries

    @contextmanager
    def _refuse_if_unreadable(self, table: TableId) -> Iterator[None]:
        """Refuse a table whose log cannot be read, without reading it at every request."""
        self.unreadable.check(table)
        try:
            yield
        except UnreadableEntry as damaged:
            self._forget(table)
            raise self.unreadable.add(table, damaged.sequence) from None
        except Refused as refused:
            if refused.reason is TableRefusal.NO_SUCH_TABLE:
                self.unreadable.discard(table)
            raise
        self.unreadable.discard(table)


def is_over(table: Table) -> bool:
    """Whether nothing more will be played at a table."""
    return table.phase in (Phase.FINISHED, Phase.EXPIRED)


def drop_refusal(decision: asyncio.Task[LiveTable]) -> None:
    """Take note of a refusal that nobody waits for; asyncio would log it. Failures are logged."""
    failure = None if decision.cancelled() else decision.exception()
    if failure is not None and not isinstance(failure, Refused):
        asyncio.get_running_loop().call_exception_handler(
            {"message": "a decision that nobody waits for failed", "exception": failure}
        )


def opened_table_id(guest: GuestId, command: str) -> TableId:
    """The id of the table that a command of a guest opens."""
    identity = f"tamaya table 1\0{guest}\0{command}".encode()
    return TableId(sha256(identity).hexdigest()[:ID_DIGITS])


def summary_of(table: Table, updated_at: int) -> Summary:
    """The summary of a table that last changed at this time."""
    guest_to_act = None
    if table.phase is Phase.PLAYING and table.game is not None and table.paused_at is None:
        seat = table.game.board.seat_to_act
        holder = table.holders[seat]
        guest_to_act = None if holder is None else holder.guest
        if seat in table.substituted:
            guest_to_act = SUBSTITUTE
    is_moved_for = table.options.at_deadline is DeadlineAction.BOT
    return Summary(
        table=table.id,
        phase=table.phase,
        is_listed=table.options.visibility is Visibility.LISTED,
        updated_at=updated_at,
        deadline=table.deadline if is_moved_for else None,
        guests=tuple(holder.guest for holder in table.holders if holder is not None),
        guest_to_act=guest_to_act,
        opener=table.opener,
    )
