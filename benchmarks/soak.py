"""Play at many tables for a long time, and look for pauses and for growing memory.

The server is ``tamaya serve`` with default limits. Four people sit at each table and move steadily;
a table whose game is over is replaced by a new one. Households begin one after the other, within
about the time that a game takes, so that games end all the time and not all at once. Once all play,
the time from sending a move until all seats have it is measured in windows of ten seconds. What is
measured so far is printed each minute, and Ctrl+C ends the run with the result of the part that is
done.

On a machine that is busy with other programs, ``--real-time`` lets the server's main process and
the people who are measured run before everything else.

    ./tamaya benchmark soak [--minutes 30] [--tables 200] [--rate 100] [--real-time] [--write]
"""

import argparse
import asyncio
import gc
import itertools
import os
import statistics
import sys
import time
from contextlib import AsyncExitStack, suppress
from random import Random
from typing import NamedTuple

from _live_server import Client, LiveServer, live_server, register, take_real_time_priority
from _report import CHECKOUT, machine, versions, write_between
from _timed_table import SEATS, TimedTable, percentiles, start_table

PORT = 18027
PAGE = CHECKOUT / "docs/reference/benchmarks.md"
TABLES_OF_A_HOUSEHOLD = 1
SECONDS_TO_BEGIN = 150
"""About as long as a game takes: within this time all households begin to play."""
SECONDS_OF_A_WINDOW = 10
WINDOWS_A_MINUTE = 60 // SECONDS_OF_A_WINDOW
SETTLED_MINUTES = 10
"""Memory should be flat from then on."""
LIMIT_MS = 100
MEGABYTE = 1_000_000


class Window(NamedTuple):
    """What was measured in ten seconds."""

    moves: int
    p50: float
    p99: float
    megabytes: float


class TableGroup:
    """The tables of one household, whose four people sit at all of them."""

    def __init__(self, guests: list[Client]) -> None:
        """Start without a table."""
        self._guests = guests
        self._tables: list[tuple[TimedTable, AsyncExitStack]] = []

    async def open(self, times: list[float]) -> None:
        """Open a table and start its game."""
        closing = AsyncExitStack()
        self._tables.append((await start_table(closing, self._guests, times), closing))

    async def move(self, number: int, chance: Random) -> None:
        """Move at one of the tables; replace it where its game is over."""
        table, closing = self._tables[number % len(self._tables)]
        if table.seats[0].is_over:
            await closing.aclose()
            self._tables.remove((table, closing))
            await self.open(table.times)
        else:
            await table.move(chance)

    async def close(self) -> None:
        """Close all sockets."""
        for _, closing in self._tables:
            await closing.aclose()


async def main() -> None:
    """Measure, print, and update the page if asked."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=100, help="moves a second over all tables")
    parser.add_argument("--real-time", action="store_true", help="run before other programs")
    parser.add_argument("--write", action="store_true", help=f"update {PAGE.name}")
    arguments = parser.parse_args()
    # Garbage collection in the clients must not count as latency of the server.
    gc.disable()
    windows: list[Window] = []
    with suppress(asyncio.CancelledError):
        async with live_server(PORT) as server:
            await soak(server, windows, arguments)
    command = f"./tamaya benchmark soak {' '.join(sys.argv[1:])}"
    lines = [
        *summary(windows, arguments.tables),
        "",
        f"- machine: {machine()}",
        f"- versions: {versions('uvicorn', 'websockets')}",
        f"- command: `{command}` ({arguments.rate:g} moves a second)",
    ]
    print("\n".join(lines))
    if arguments.write:
        write_between(PAGE, "soak", "\n".join(lines))


async def soak(server: LiveServer, windows: list[Window], arguments: argparse.Namespace) -> None:
    """Play for this long, and add a window every ten seconds."""
    times: list[float] = []
    tables, rate, minutes = arguments.tables, arguments.rate, arguments.minutes
    async with AsyncExitStack() as closing:
        groups = []
        for household in range(tables // TABLES_OF_A_HOUSEHOLD):
            address = f"127.1.{household // 100}.{1 + household % 100}"
            group = TableGroup([await register(server, address) for _ in range(SEATS)])
            closing.push_async_callback(group.close)
            for _ in range(TABLES_OF_A_HOUSEHOLD):
                await group.open(times)
            groups.append(group)
        if arguments.real_time:
            take_real_time_priority(server.process)
            take_real_time_priority(os.getpid())
        async with asyncio.TaskGroup() as tasks:
            playing = [
                tasks.create_task(
                    play(group, rate / len(groups), SECONDS_TO_BEGIN * number / len(groups))
                )
                for number, group in enumerate(groups)
            ]
            await asyncio.sleep(SECONDS_TO_BEGIN)
            for number in range(round(60 * minutes / SECONDS_OF_A_WINDOW)):
                times.clear()
                await asyncio.sleep(SECONDS_OF_A_WINDOW)
                p50, p99 = percentiles(times)
                windows.append(Window(len(times), p50, p99, server.memory() / MEGABYTE))
                if (number + 1) % WINDOWS_A_MINUTE == 0:
                    report(windows[-WINDOWS_A_MINUTE:], len(windows) // WINDOWS_A_MINUTE)
            for task in playing:
                task.cancel()


async def play(group: TableGroup, rate: float, delay: float) -> None:
    """Move at one table of a household after the other, at a steady pace after a delay.

    Who had to wait for a new table moves no faster afterwards.
    """
    due, chance = time.perf_counter() + delay, Random(1)
    for number in itertools.count():
        await asyncio.sleep(max(0, due - time.perf_counter()))
        await group.move(number, chance)
        due = max(due + 1 / rate, time.perf_counter())


def report(windows: list[Window], minute: int) -> None:
    """Print the windows of the last minute."""
    moves, p99 = sum(each.moves for each in windows), [round(each.p99) for each in windows]
    print(
        f"minute {minute}: {moves} moves, p99 {p99} ms, {windows[-1].megabytes:.0f} MB", flush=True
    )


def summary(windows: list[Window], tables: int) -> list[str]:
    """The result as a table."""
    if not windows:
        return ["nothing was measured"]
    settled = windows[min(SETTLED_MINUTES * WINDOWS_A_MINUTE, len(windows)) - 1]
    figures = {
        "tables": str(tables),
        "windows of 10 s": str(len(windows)),
        "moves": str(sum(each.moves for each in windows)),
        "median p50 ms": f"{statistics.median(each.p50 for each in windows):.1f}",
        "median p99 ms": f"{statistics.median(each.p99 for each in windows):.1f}",
        "worst p99 ms": f"{max(each.p99 for each in windows):.1f}",
        f"windows over {LIMIT_MS} ms": str(sum(each.p99 > LIMIT_MS for each in windows)),
        f"MB after {SETTLED_MINUTES} minutes": f"{settled.megabytes:.0f}",
        "MB at the end": f"{windows[-1].megabytes:.0f}",
    }
    return [
        f"| {' | '.join(figures)} |",
        "|" + "---|" * len(figures),
        f"| {' | '.join(figures.values())} |",
    ]


if __name__ == "__main__":
    asyncio.run(main())
