"""The one small service of a table: read, decide, append, publish."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import NamedTuple

from tamaya.rules.game import Refused
from tamaya.rules.shuffle import SEED_BYTES, Seed, seed_text
from tamaya.table.asking import HOUSE_BOT
from tamaya.table.commands import Command, OpenRematch
from tamaya.table.decide import (
    ID_DIGITS,
    Asker,
    Fresh,
    decide,
    decide_deadline,
    decide_expiry,
    decide_password,
    decide_rematch,
    decide_watching,
    refuse_options,
    rematch_id,
)
from tamaya.table.events import (
    GuestId,
    Logged,
    TableEvent,
    TableId,
    TableOpened,
)
from tamaya.table.games import GameEvent
from tamaya.table.hearing import Eyes, is_told
from tamaya.table.options import AtDeadline, Options, Visibility
from tamaya.table.phase import Phase
from tamaya.table.ports import (
    AlreadyApplied,
    Channel,
    Clock,
    EventLog,
    StaleSequence,
    Summary,
    TooManyOpen,
)
from tamaya.table.refusals import TableRefusal
from tamaya.table.table import Table, opened

TABLES_KEPT_READY = 2_000
TRIES = 20


class Told(NamedTuple):
    """An entry of the log, and what it made happen in the game."""

    logged: Logged
    happened: tuple[GameEvent, ...]


@dataclass(slots=True)
class LiveTable:
    """A table held ready: as it stands, with all that led there."""

    table: Table
    feed: list[Told]
    applied: dict[str, int] = field(default_factory=dict)
    """The commands that have been applied, and the last sequence each led to."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _heard: dict[Eyes, tuple[list[int], int]] = field(default_factory=dict)
    """For each eyes the places they are told of, and how far the feed was looked through."""

    def heard(self, eyes: Eyes) -> Sequence[int]:
        """The places in the feed that some eyes are told of: their n-th entry is the n-th here.

        Each entry is looked at once for each eyes, so a long evening costs no more a move.
        """
        places, known = self._heard.get(eyes, ([], 0))
        for place in range(known, len(self.feed)):
            if is_told(self.feed[place].logged.event, eyes):
                places.append(place)
        self._heard[eyes] = (places, len(self.feed))
        return places

    def note(self, entries: Sequence[Logged]) -> None:
        """Fold further entries of the log."""
        self.advance(*after(self.table, entries))

    def advance(self, table: Table, told: Sequence[Told]) -> None:
        """Stand where these entries lead."""
        self.table = table
        self.feed += told
        for logged, _ in told:
            if logged.command:
                self.applied[logged.command] = logged.sequence


class Tables:
    """All tables of the house, as one process sees them."""

    def __init__(
        self,
        log: EventLog,
        channel: Channel,
        clock: Clock,
        bots: Callable[[str], frozenset[str]],
        most_open: int | None = None,
    ) -> None:
        """Work on this log, tell this channel, ask this clock, seat these bots of a game.

        Nobody may have opened more tables than ``most_open`` that are not over.
        """
        self._log = log
        self._channel = channel
        self._clock = clock
        self._bots = bots
        self._most_open = most_open
        self._ready: OrderedDict[TableId, LiveTable] = OrderedDict()
        self._at_work: set[asyncio.Task[LiveTable]] = set()

    async def open(
        self, asker: Asker, options: Options, command: str, *, secret: Seed | None = None
    ) -> TableId:
        """A new table with this host; the house's part of the seed is drawn and committed now.

        The same command of the same guest opens one table, however often it is sent; an empty
        one opens a table each time. Whoever wants to deal the same cards again gives the secret.
        """
        refuse_options(options)
        drawn = secrets.token_hex(SEED_BYTES) if secret is None else seed_text(secret)
        event = TableOpened(options, asker.guest, drawn)
        if not command:
            return await self._open(TableId(secrets.token_hex(ID_DIGITS // 2)), [event])
        told = f"tamaya table 1\0{asker.guest}\0{command}".encode()
        return await self._open(TableId(sha256(told).hexdigest()[:ID_DIGITS]), [event])

    async def ask(self, table: TableId, asker: Asker, command: Command, name: str) -> int:
        """Do what a guest asks, once however often it is sent; the sequence it led to."""
        fresh = Fresh(GuestId(HOUSE_BOT + secrets.token_hex(ID_DIGITS // 2)), self._bots)
        if isinstance(command, OpenRematch):
            await self._prepare_rematch(table, asker, command, fresh)
        command_name = f"{asker.guest}:{name}"
        live = await self._note(table, lambda now: decide(now, asker, command, fresh), command_name)
        return live.applied[command_name]

    async def watch(self, table: TableId, guest: GuestId) -> None:
        """A guest comes to look; refused where the table is not shown to it."""
        await self._note(table, lambda now: decide_watching(now, guest), "")

    async def let_in(self, table: TableId, guest: GuestId, password: str) -> None:
        """A guest has said the password with this hash; refused where it was changed meanwhile."""
        await self._note(table, lambda now: decide_password(now, guest, password), "")

    async def move_for_deadline(self, table: TableId, move: str) -> None:
        """A bot's move for the seat whose time is over."""
        moment = self._clock.now()
        await self._note(table, lambda now: decide_deadline(now, move, moment), "")

    async def expire(self, table: TableId, patience: int) -> None:
        """Clear away a table that never began."""
        moment = self._clock.now()
        await self._note(table, lambda now: decide_expiry(now, moment, patience), "")

    async def live(self, table: TableId, reaching: int = 0) -> LiveTable:
        """The table with everything that has been written so far.

        Whoever was told of a sequence can ask for the table reaching that far: it is not read
        again where this process wrote it.
        """
        live = await self._held(table)
        if not 0 < reaching <= live.table.sequence:
            async with live.lock:
                await self._read_on(live)
        return live

    async def rest(self) -> None:
        """Wait until all that was begun is noted: a house that closes waits for it."""
        await asyncio.gather(*self._at_work, return_exceptions=True)

    async def _note(
        self,
        table: TableId,
        decided: Callable[[Table], tuple[TableEvent, ...]],
        command: str,
    ) -> LiveTable:
        """Note what is decided, to the end: whoever asked may be gone before it is told."""
        task = asyncio.ensure_future(self._noted(table, decided, command))
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
        return await asyncio.shield(task)

    async def _noted(
        self,
        table: TableId,
        decided: Callable[[Table], tuple[TableEvent, ...]],
        command: str,
    ) -> LiveTable:
        """Decide on the table as it stands and write it down; decide again where others wrote."""
        live = await self._held(table)
        async with live.lock:
            for _ in range(TRIES):
                if command in live.applied:
                    return live
                try:
                    events = decided(live.table)
                except Refused:
                    # Another process may have applied it, or what it depends on, meanwhile.
                    if not await self._read_on(live):
                        raise
                    continue
                if not events:
                    return live
                at = self._clock.now()
                table_after, told = after(
                    live.table, numbered(events, live.table.sequence, at, command)
                )
                summary = summary_of(table_after, table_after.changed_at)
                try:
                    await self._log.append(summary, live.table.sequence, at, command, events)
                except (StaleSequence, AlreadyApplied):
                    if not await self._read_on(live):
                        # The log ends before what was known of it: the table was deleted.
                        self._ready.pop(table, None)
                        raise Refused(TableRefusal.NO_SUCH_TABLE) from None
                    continue
                live.advance(table_after, told)
                await self._channel.publish(table, live.table.sequence)
                return live
        raise Refused(TableRefusal.TABLE_TOO_BUSY)

    async def _read_on(self, live: LiveTable) -> bool:
        """Fold what others have written meanwhile; whether there was anything."""
        missed = await self._log.read(live.table.id, live.table.sequence)
        live.note(missed)
        return bool(missed)

    async def _prepare_rematch(
        self, table: TableId, asker: Asker, command: OpenRematch, fresh: Fresh
    ) -> None:
        """Open the new table before the old one tells of it, so that the link is never broken."""
        live = await self.live(table)
        if live.table.rematch is None:
            decide(live.table, asker, command, fresh)
            secret = secrets.token_hex(SEED_BYTES)
            seated = decide_rematch(live.table, asker.guest, secret)
            await self._open(rematch_id(live.table), seated)

    async def _open(self, table: TableId, events: Sequence[TableEvent]) -> TableId:
        at = self._clock.now()
        entries = numbered(events, 0, at, "")
        table_after, _ = after(opened(table, entries[0]), entries[1:])
        try:
            summary = summary_of(table_after, at)
            last = await self._log.append(summary, 0, at, "", events, self._most_open)
        except StaleSequence:
            # It was opened before, by the same command or for the same people.
            return table
        except TooManyOpen:
            most = self._most_open or 0
            raise Refused(TableRefusal.TOO_MANY_OPEN_TABLES, most=most) from None
        await self._channel.publish(table, last)
        return table

    async def _held(self, table: TableId) -> LiveTable:
        live = self._ready.get(table)
        if live is None:
            entries = await self._log.read(table)
            if not entries:
                raise Refused(TableRefusal.NO_SUCH_TABLE)
            fresh = LiveTable(opened(table, entries[0]), [Told(entries[0], ())])
            fresh.note(entries[1:])
            live = self._ready.setdefault(table, fresh)
            while len(self._ready) > TABLES_KEPT_READY:
                self._ready.popitem(last=False)
        self._ready.move_to_end(table)
        return live


def after(table: Table, entries: Sequence[Logged]) -> tuple[Table, list[Told]]:
    """The table after these entries, and what each made happen; known ones are passed over."""
    told = []
    for logged in entries:
        if logged.sequence > table.sequence:
            known = 0 if table.game is None else len(table.game.history)
            table = table.after(logged)
            happened = () if table.game is None else table.game.history[known:]
            told.append(Told(logged, happened))
    return table, told


def numbered(events: Sequence[TableEvent], last: int, at: int, command: str) -> list[Logged]:
    """The entries that these events become after the last one."""
    return [Logged(last + place, at, command, event) for place, event in enumerate(events, 1)]


def summary_of(table: Table, updated_at: int) -> Summary:
    """What lists of tables need to know of a table that was last changed then."""
    acting = None
    if table.phase is Phase.PLAYING and table.game is not None:
        chair = table.chairs[table.game.board.seat_to_act]
        acting = None if chair is None else chair.guest
    is_moved_for = table.options.at_deadline is AtDeadline.BOT
    return Summary(
        table=table.id,
        phase=table.phase,
        is_listed=table.options.visibility is Visibility.LISTED,
        updated_at=updated_at,
        deadline=table.deadline if is_moved_for else None,
        guests=tuple(chair.guest for chair in table.chairs if chair is not None),
        acting=acting,
        opener=table.opener,
    )
