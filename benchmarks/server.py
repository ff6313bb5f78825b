"""Load the server with real sockets on loopback and SQLite with full durability.

The server is ``tamaya serve`` in its own process; this process runs the clients. For each number of
tables it measures the time from sending a move to its arrival at every seat, the server's CPU time
per move, and its memory per idle socket. Then it moves as fast as the server can, with and without
help, and compares that with a plain echo server. Programs beside it make the clock useless for
that, so the CPU time of the server counts: a core is full at as many moves a second as the server
makes in a second of CPU time.

    ./tamaya benchmark server [--seconds 20] [--write]
"""

import argparse
import asyncio
import gc
import sys
import time
from contextlib import AsyncExitStack
from random import Random
from typing import NamedTuple

from _live_server import LiveServer, echo_server, live_server, register
from _report import CHECKOUT, format_whole, machine, versions, write_between
from _timed_table import SEATS, TimedTable, percentiles, start_table

PORT = 18025
ADDRESS = "127.0.0.1"
PAGE = CHECKOUT / "docs/reference/benchmarks.md"
LOADS = ((200, 2000, 200), (50, 0, 100), (200, 0, 100), (1000, 0, 100))
"""The number of tables, idle sockets, and moves a second over all tables."""
HELP_LEVELS = (0, 4)
TABLES_AT_ONCE = 20
"""How many tables always have a move under way when the server is to be busy."""
SPARE_TABLES = 200
"""How many tables there are in all: a game ends after seventy moves or so."""
HIGH_LIMITS = {
    "TAMAYA_TCP_CONNECTIONS_PER_ADDRESS": "100000",
    "TAMAYA_TCP_CONNECTIONS_PER_SECOND_AND_ADDRESS": "100000",
    "TAMAYA_CONNECTIONS_PER_ADDRESS": "100000",
    "TAMAYA_MESSAGES_PER_SECOND_AND_ADDRESS": "1000000",
    "TAMAYA_MESSAGES_PER_SECOND": "1000",
    "TAMAYA_TABLES_PER_GUEST": "100000",
    "TAMAYA_TABLES_PER_ADDRESS": "100000",
}


async def main() -> None:
    """Measure, print, and update the page if asked."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--write", action="store_true", help=f"update {PAGE.name}")
    parser.add_argument("--only-saturation", action="store_true", help="skip the steady loads")
    arguments = parser.parse_args()
    # Garbage collection in the clients must not count as latency of the server.
    gc.disable()
    if not arguments.only_saturation:
        await write_loads(arguments.seconds, is_written=arguments.write)
    await write_saturation(arguments.seconds, is_written=arguments.write)


async def write_loads(seconds: float, *, is_written: bool) -> None:
    """Measure the steady loads."""
    lines = [
        "| tables | idle sockets | moves/s | p50 ms | p99 ms | CPU ms a move | kB an idle socket |",
        "|---|---|---|---|---|---|---|",
    ]
    for tables, idle, rate in LOADS:
        lines.append(await measure_load(tables, idle, seconds, rate))
        print(lines[-1], flush=True)
    finish(lines, "server", seconds, is_written=is_written)


async def measure_load(count: int, idle: int, seconds: float, rate: float) -> str:
    """Measure one steady load, and return a row of the table."""
    async with live_server(PORT, HIGH_LIMITS) as server, AsyncExitStack() as closing:
        people = [await register(server, ADDRESS) for _ in range(SEATS)]
        before = server.memory()
        for _ in range(idle):
            await closing.enter_async_context(people[0].socket())
        idle_bytes = (server.memory() - before) / max(1, idle)
        times: list[float] = []
        tables = [await start_table(closing, people, times) for _ in range(count)]
        await asyncio.sleep(2)
        chance = Random(1)
        cpu, began, made = server.cpu_seconds(), time.perf_counter(), 0
        while time.perf_counter() - began < seconds:
            due = began + made / rate
            await asyncio.sleep(max(0, due - time.perf_counter()))
            made += await tables[made % count].move(chance)
        await asyncio.sleep(1)
        cost = (server.cpu_seconds() - cpu) / made
    p50, p99 = percentiles(times)
    idle_cost = f"{idle_bytes / 1000:.0f}" if idle else "–"
    return (
        f"| {format_whole(count)} | {format_whole(idle)} | {format_whole(len(times) / seconds)} "
        f"| {p50:.1f} | {p99:.1f} | {cost * 1000:.2f} | {idle_cost} |"
    )


class Saturation(NamedTuple):
    """How many moves a busy server made."""

    moves: int
    cpu_seconds: float
    entry_bytes: float
    """The mean length of an entry."""

    @property
    def moves_a_core(self) -> float:
        """The moves a second at which one core is full."""
        return self.moves / self.cpu_seconds


async def write_saturation(seconds: float, *, is_written: bool) -> None:
    """Measure how many moves fill a core, beside an echo server with entries of the same length."""
    lines = [
        "| help level | kB an entry | moves a CPU second | CPU ms a move | echo server's | ratio |",
        "|---|---|---|---|---|---|",
    ]
    for help_level in HELP_LEVELS:
        async with live_server(PORT, HIGH_LIMITS) as server:
            ours = await saturate(server, seconds, help_level)
        async with echo_server(PORT, round(ours.entry_bytes)) as server:
            echo = await saturate(server, seconds, help_level)
        lines.append(
            f"| {help_level} | {ours.entry_bytes / 1000:.1f} | {format_whole(ours.moves_a_core)} "
            f"| {1000 / ours.moves_a_core:.2f} | {format_whole(echo.moves_a_core)} "
            f"| {ours.moves_a_core / echo.moves_a_core:.2f} |"
        )
        print(lines[-1], flush=True)
    finish(lines, "saturation", seconds, is_written=is_written)


async def saturate(server: LiveServer, seconds: float, help_level: int) -> Saturation:
    """Move at several tables as fast as the server can."""
    async with AsyncExitStack() as closing:
        people = [await register(server, ADDRESS) for _ in range(SEATS)]
        tables = [
            await start_table(closing, people, [], help_level=help_level)
            for _ in range(SPARE_TABLES)
        ]
        everybody = [seat for table in tables for seat in table.seats]
        waiting, chance = list(tables), Random(1)
        for seat in everybody:
            seat.entries, seat.entry_bytes = 0, 0
        cpu, began = server.cpu_seconds(), time.perf_counter()
        players = [play(waiting, chance, began + seconds) for _ in range(TABLES_AT_ONCE)]
        moves = sum(await asyncio.gather(*players))
        return Saturation(
            moves,
            server.cpu_seconds() - cpu,
            sum(seat.entry_bytes for seat in everybody) / sum(seat.entries for seat in everybody),
        )


async def play(waiting: list[TimedTable], chance: Random, until: float) -> int:
    """Play at one waiting table after the other, each move at once; return how many were made."""
    made = 0
    while waiting:
        table = waiting.pop()
        while time.perf_counter() < until and await table.move(chance):
            await table.wait_for_move()
            made += 1
    return made


def finish(lines: list[str], name: str, seconds: float, *, is_written: bool) -> None:
    """Add what was measured and how, and write the table where asked."""
    lines += [
        "",
        f"- machine: {machine()}",
        f"- versions: {versions('uvicorn', 'websockets')}",
        f"- command: `./tamaya benchmark server {' '.join(sys.argv[1:])}` ({seconds:g} s a line)",
    ]
    if is_written:
        write_between(PAGE, name, "\n".join(lines))


if __name__ == "__main__":
    asyncio.run(main())
