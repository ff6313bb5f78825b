"""What the longest tables cost: to read them into memory, to keep them, and to look back.

The longest tables that the limits allow, and a log from before there were limits, are read from
their stored form by ``Tables`` while another task counts how long it is kept waiting. CPU time is
measured, so the pauses do not depend on what else the machine does.

    ./tamaya benchmark longest_table [--write]
"""

import argparse
import asyncio
import gc
import sys
import tracemalloc
from collections.abc import Sequence
from contextlib import suppress
from time import process_time
from typing import NamedTuple

from _report import CHECKOUT, format_whole, machine, versions, write_between

from tamaya.channels.memory_channel import MemoryChannel
from tamaya.notation.ikebana_move_text import ikebana_move_text
from tamaya.rules import hanabi, ikebana
from tamaya.rules.shared_types import Seat
from tamaya.stores.memory_store import MemoryStore
from tamaya.table.events import (
    GameStarted,
    LogEntry,
    MoveMade,
    SeatTaken,
    TableId,
    TableOpened,
    event_bytes,
    parse_event,
)
from tamaya.table.live_table import LiveTable, number_entries
from tamaya.table.options import Options
from tamaya.table.service import Tables
from tamaya.table.table_state import table_from_log
from tamaya.testing.longest_table import SEATS, LongestTable, SteppedClock, no_bots
from tamaya.web.gc_tuning import tuned_gc
from tamaya.wire.codec import frame_bytes
from tamaya.wire.log_sentences import sentences
from tamaya.wire.messages_for_guest import attached_in_slices
from tamaya.wire.replay_snapshots import GameSnapshots

PAGE = CHECKOUT / "docs" / "reference" / "benchmarks.md"
TABLE = TableId("the-table")
REARRANGEMENTS = 36_000
TITLES = (
    "log",
    "entries",
    "stored",
    "CPU to read it",
    "longest pause",
    "memory",
    "CPU to attach",
    "its longest pause",
    "moves",
    "CPU to look back",
    "memory to look back",
)


class StoredLog(MemoryStore):
    """A log that is decoded when it is read, as from a database."""

    def __init__(self, log: Sequence[LogEntry]) -> None:
        """Encode this log."""
        super().__init__()
        self._rows = [(entry[:3], event_bytes(entry.event)) for entry in log]

    @property
    def size(self) -> int:
        """The bytes of all events and commands."""
        return sum(len(body) + len(head[2]) for head, body in self._rows)

    async def read(
        self, table: TableId, after: int = 0, limit: int | None = None
    ) -> Sequence[LogEntry]:
        """The entries after a sequence."""
        del table
        rows = self._rows[after:][:limit]
        return [LogEntry(*head, parse_event(body)) for head, body in rows]


class Reading(NamedTuple):
    """A table that was read."""

    live: LiveTable
    seconds: float
    longest_pause: float


async def read(log: StoredLog) -> Reading:
    """Read a table while another task runs."""
    tables = Tables(log, MemoryChannel(), SteppedClock(), no_bots)
    longest = 0.0

    async def others() -> None:
        nonlocal longest
        while True:
            before = process_time()
            await asyncio.sleep(0)
            longest = max(longest, process_time() - before)

    # Garbage is collected as the server does it.
    with tuned_gc():
        running = asyncio.create_task(others())
        await asyncio.sleep(0)
        longest = 0.0
        began = process_time()
        live = await tables.live(TABLE)
        seconds = process_time() - began
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
    return Reading(live, seconds, longest)


def beginning(options: Options) -> list[LogEntry]:
    """The log up to the start of a game."""
    taken = [
        SeatTaken(seat, SEATS[seat].guest, SEATS[seat].name, f"{seat:032x}")
        for seat in range(options.seats)
    ]
    opened = TableOpened(options, SEATS[0].guest, "5e" * 32)
    return number_entries([opened, *taken, GameStarted()], 0, 0, "")


def longest_ikebana() -> list[LogEntry]:
    """A game of Ikebana in which everybody rejects every card that they can pay for."""
    log = beginning(Options(game="ikebana", seats=5))
    table = table_from_log(TABLE, log)
    assert table is not None
    game = table.game
    assert isinstance(game, ikebana.Game)
    while game.outcome is None:
        moves = game.legal_moves
        move = next((each for each in moves if isinstance(each, ikebana.Reject)), moves[0])
        seat = game.board.seat_to_act
        made = MoveMade(seat, ikebana_move_text(move))
        log += number_entries([made], len(log), 0, f"{SEATS[seat].guest}:{len(log)}")
        game = game.make(move)
    return log


def endless_rearranging() -> list[LogEntry]:
    """One seat rearranges its hand for ever, as was possible before there were limits."""
    log = beginning(Options(seats=2, first_seat=Seat(0)))
    table = table_from_log(TABLE, log)
    assert table is not None
    game = table.game
    assert isinstance(game, hanabi.Game)
    for number in range(REARRANGEMENTS):
        cards = sorted(game.board.hands[0], reverse=number % 2 == 0)
        made = MoveMade(0, f"a={'.'.join(map(str, cards))}")
        log += number_entries([made], len(log), 0, f"{SEATS[0].guest}:{len(log)}")
    return log


def row(name: str, log: Sequence[LogEntry]) -> str:
    """Measure a log: first the time, then the memory, because watching memory takes time."""
    stored = StoredLog(log)
    live, seconds, pause = asyncio.run(read(stored))
    slices = attach(live)
    began = process_time()
    look_back(live)
    back = process_time() - began
    del live
    gc.collect()
    tracemalloc.start()
    live = asyncio.run(read(stored)).live
    sentences(live).for_entry(len(log) - 1, None)
    gc.collect()
    kept, _ = tracemalloc.get_traced_memory()
    snapshots = look_back(live)
    gc.collect()
    with_snapshots, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    cells = [
        name,
        format_whole(len(log)),
        megabytes(stored.size),
        f"{seconds:.2f} s",
        f"{1000 * pause:.1f} ms",
        megabytes(kept),
        f"{1000 * sum(slices):.0f} ms",
        f"{1000 * max(slices):.0f} ms",
        format_whole(snapshots.moves),
        f"{1000 * back:.0f} ms",
        megabytes(with_snapshots - kept),
    ]
    return f"| {' | '.join(cells)} |"


def attach(live: LiveTable) -> list[float]:
    """Attach to the table; the seconds between the moments at which other tasks run."""
    seconds = []
    began = process_time()
    for message in attached_in_slices(live, SEATS[0].guest, 0, None):
        if message is not None:
            frame_bytes(message)
        seconds.append(process_time() - began)
        began = process_time()
    return seconds


def look_back(live: LiveTable) -> GameSnapshots:
    """Look at the last move but one: everything before it has to be computed once."""
    snapshots = GameSnapshots(live)
    snapshots.game(snapshots.moves - 1)
    return snapshots


def megabytes(size: int) -> str:
    """Format a size."""
    return f"{size / 1e6:.1f} MB"


def main(words: Sequence[str] | None = None) -> int:
    """Measure, print, and update the page if asked."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--write", action="store_true", help=f"update {PAGE.name}")
    chosen = parser.parse_args(words)
    lines = [f"| {' | '.join(TITLES)} |", "|" + "---|" * len(TITLES)]
    for name, log in (
        ("Hanabi, everything allowed", asyncio.run(LongestTable().fill())),
        ("Ikebana, everybody rejects", longest_ikebana()),
        ("from before the limits", endless_rearranging()),
    ):
        lines.append(row(name, log))
        print(lines[-1], flush=True)
    lines += [
        "",
        f"- machine: {machine()}, one thread",
        f"- versions: {versions()}",
        "- command: `./tamaya benchmark longest_table --write`",
    ]
    if chosen.write:
        write_between(PAGE, "longest table", "\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
