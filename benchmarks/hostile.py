"""Measure how other people's tables fare while hostile guests do their worst.

The server is ``tamaya serve`` with default limits. People at 200 tables move steadily, and one more
plays with the bot ``careful``. Their times are measured while nobody attacks, and then for each
attack by one guest and by ten, in the same run. The attackers' process has the lowest priority:
they press the server as hard as they can, but do not take its processor. On a machine that is busy
with other programs, ``--real-time`` lets the server's main process and the people who are measured
run before everything else, and the attackers like all others.

    ./tamaya benchmark hostile [--seconds 60] [--only NAME] [--guests N] [--real-time] [--write]
"""

import argparse
import asyncio
import gc
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from multiprocessing import get_context
from random import Random

from _attacks import ATTACKS, LOWEST_PRIORITY, run_attack, start_with_bot
from _live_server import (
    LiveServer,
    SeatClient,
    attach,
    live_server,
    open_table,
    register,
    take_real_time_priority,
)
from _report import CHECKOUT, machine, versions, write_between
from _timed_table import SEATS, TimedTable, percentiles, start_table

PORT = 18026
PAGE = CHECKOUT / "docs/reference/benchmarks.md"
HOUSEHOLDS = 50
TABLES_OF_A_HOUSEHOLD = 4
MOVES_A_SECOND = 100
GUESTS = (1, 10)
SECONDS_OF_REST = 5
SECONDS_TO_WARM_UP = 15
SECONDS_BETWEEN_MOVES_WITH_BOT = 1.5
MEGABYTE = 1_000_000


@dataclass
class Measures:
    """What was measured in one phase of the run."""

    moves: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    megabytes: float = 0
    answers: str = ""


async def main() -> None:
    """Measure, print, and update the page if asked."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60, help="for each line")
    parser.add_argument("--only", choices=tuple(ATTACKS), help="one attack")
    parser.add_argument("--guests", type=int, nargs="+", default=GUESTS, help="how many attack")
    parser.add_argument("--real-time", action="store_true", help="run before other programs")
    parser.add_argument("--write", action="store_true", help=f"update {PAGE.name}")
    arguments = parser.parse_args()
    # Garbage collection in the clients must not count as latency of the server.
    gc.disable()
    lines = [
        "| attack | guests | p50 ms | p99 ms | to quiet | `careful` p99 ms | memory MB |",
        "|---|---|---|---|---|---|---|",
    ]
    attacks = [arguments.only] if arguments.only else list(ATTACKS)
    async with live_server(PORT) as server:
        await warm_up(server, attacks, max(arguments.guests))
        people = People(server, is_real_time=arguments.real_time)
        quiet = await people.measure("", 0, arguments.seconds)
        report(lines, "none", 0, quiet, quiet)
        for attack in attacks:
            for guests in arguments.guests:
                measures = await people.measure(attack, guests, arguments.seconds)
                report(lines, attack, guests, measures, quiet)
                await asyncio.sleep(SECONDS_OF_REST)
        report(lines, "none, afterwards", 0, await people.measure("", 0, arguments.seconds), quiet)
    lines += ["", f"- machine: {machine()}", f"- versions: {versions('uvicorn', 'websockets')}"]
    words = " ".join(sys.argv[1:])
    lines += [f"- command: `./tamaya benchmark hostile {words}` ({arguments.seconds:g} s a line)"]
    if arguments.write:
        write_between(PAGE, "hostile", "\n".join(lines))


async def warm_up(server: LiveServer, attacks: list[str], guests: int) -> None:
    """Let the server start its worker processes, which stay, and compile the bots."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        for number, attack in enumerate(attacks):
            addresses = [f"127.3.{number}.{1 + guest}" for guest in range(guests)]
            await asyncio.get_running_loop().run_in_executor(
                pool, run_attack, server, attack, addresses, SECONDS_TO_WARM_UP, 0
            )


class People:
    """The people who want to play in peace: new ones at new tables in each phase."""

    def __init__(self, server: LiveServer, *, is_real_time: bool) -> None:
        """Start with nobody at a table."""
        self._server = server
        self._is_real_time = is_real_time
        self._phase = 0
        self._chance = Random(1)

    async def measure(self, attack: str, guests: int, seconds: float) -> Measures:
        """Measure for a while, under an attack or in peace."""
        self._phase += 1
        if self._is_real_time:
            take_real_time_priority(self._server.process)
            take_real_time_priority(os.getpid())
        measures = Measures()
        async with AsyncExitStack() as closing:
            tables = await self._sit_down(closing, measures.moves)
            with_bot = await self._sit_with_bot(closing)
            pool = closing.enter_context(ProcessPoolExecutor(1, get_context("spawn")))
            before = self._server.memory()
            attacking = None
            if attack:
                addresses = [f"127.2.{self._phase}.{1 + number}" for number in range(guests)]
                # They take no processor of those that run before everything else.
                niceness = 0 if self._is_real_time else LOWEST_PRIORITY
                attacking = asyncio.get_running_loop().run_in_executor(
                    pool, run_attack, self._server, attack, addresses, seconds, niceness
                )
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._move_for(seconds, tables))
                tasks.create_task(self._play_with_bot_for(seconds, with_bot, measures.bots))
            measures.megabytes = (self._server.memory() - before) / MEGABYTE
            if attacking is not None:
                counts = await attacking
                measures.answers = ", ".join(f"{n} {what}" for what, n in sorted(counts.items()))
        return measures

    async def _sit_down(self, closing: AsyncExitStack, times: list[float]) -> list[TimedTable]:
        """Open all tables of four and start their games."""
        tables: list[TimedTable] = []
        for household in range(HOUSEHOLDS):
            address = f"127.1.{self._phase}.{1 + household}"
            guests = [await register(self._server, address) for _ in range(SEATS)]
            tables += [
                await start_table(closing, guests, times) for _ in range(TABLES_OF_A_HOUSEHOLD)
            ]
        return tables

    async def _sit_with_bot(self, closing: AsyncExitStack) -> SeatClient:
        """Open a table for two with the quick bot, and start its game."""
        guest = await register(self._server, f"127.1.{self._phase}.100")
        seat = await attach(closing, guest, await open_table(guest, seats=2, edition="deluxe"))
        await start_with_bot(seat, "careful")
        return seat

    async def _move_for(self, seconds: float, tables: list[TimedTable]) -> None:
        """Move at one table after the other, at a steady pace whatever the server does."""
        began, made = time.perf_counter(), 0
        while time.perf_counter() - began < seconds:
            due = began + made / MOVES_A_SECOND
            await asyncio.sleep(max(0, due - time.perf_counter()))
            await tables[made % len(tables)].move(self._chance)
            made += 1
        await asyncio.sleep(1)

    async def _play_with_bot_for(
        self, seconds: float, seat: SeatClient, times: list[float]
    ) -> None:
        """Play with the quick bot, and time how long its moves take to arrive."""
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            if moves := seat.quiet_moves():
                sent, sequence = time.perf_counter(), seat.sequence
                await seat.command(type="move", move=self._chance.choice(moves)["text"])
                await seat.wait_for(sequence + 2)
                times.append(time.perf_counter() - sent)
            await asyncio.sleep(SECONDS_BETWEEN_MOVES_WITH_BOT)


def report(lines: list[str], attack: str, guests: int, measures: Measures, quiet: Measures) -> None:
    """Add a row to the table, and print it with what the attackers got."""
    p50, p99 = percentiles(measures.moves)
    ratio = p99 / percentiles(quiet.moves)[1]
    lines.append(
        f"| {attack} | {guests} | {p50:.1f} | {p99:.1f} | {ratio:.1f} "
        f"| {percentiles(measures.bots)[1]:.0f} | {measures.megabytes:+.0f} |"
    )
    print(lines[-1], measures.answers, flush=True)


if __name__ == "__main__":
    asyncio.run(main())
