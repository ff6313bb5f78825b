"""Load the server with real sockets on loopback and SQLite with full durability.

The server is ``tamaya serve`` in its own process; this process runs the clients. For each number of
tables it measures the time from sending a move to its arrival at every seat, the server's CPU time
per move, and its memory per idle socket.

    ./tamaya benchmark server [--seconds 20] [--write]
"""

import argparse
import asyncio
import gc
import os
import secrets
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from _report import CHECKOUT, format_whole, machine, versions, write_between
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
PORT = 18025
PAGE = CHECKOUT / "docs/reference/benchmarks.md"
LOADS = ((200, 2000, 200), (50, 0, 100), (200, 0, 100), (1000, 0, 100))
"""The number of tables, idle sockets, and moves a second over all tables."""
URL = f"http://127.0.0.1:{PORT}"
HIGH_LIMITS = {
    "TAMAYA_CONNECTIONS_PER_ADDRESS": "100000",
    "TAMAYA_MESSAGES_PER_SECOND_AND_ADDRESS": "1000000",
    "TAMAYA_MESSAGES_PER_SECOND": "1000",
    "TAMAYA_TABLES_PER_GUEST": "100000",
    "TAMAYA_TABLES_PER_ADDRESS": "100000",
}


class Frame(msgspec.Struct, rename="kebab"):
    """The part of a frame that is always decoded; the view only for a seat's move."""

    type: str
    sequence: int = 0
    view: msgspec.Raw = msgspec.Raw(b"null")


class SeatClient:
    """A connection to a table that keeps the latest view."""

    def __init__(self, socket: ClientConnection, arrived: Callable[[int], None]) -> None:
        """Read this socket, and report each sequence that arrives."""
        self.socket = socket
        self.raw: msgspec.Raw = msgspec.Raw(b"null")
        self.sequence = 0
        self._arrived = arrived
        self._news = asyncio.Event()
        self._decoder = msgspec.json.Decoder(Frame)
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for frame in self.socket:
            message = self._decoder.decode(frame)
            if message.type in ("attached", "entry"):
                self.sequence, self.raw = message.sequence, message.view
                self._arrived(message.sequence)
                self._news.set()

    async def wait_for(self, sequence: int) -> None:
        """Wait until the table has reached this sequence."""
        while self.sequence < sequence:
            self._news.clear()
            await self._news.wait()

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(msgspec.json.encode(message).decode())


class TimedTable:
    """A table whose moves are timed."""

    def __init__(self, name: str) -> None:
        """Start without seats."""
        self.name = name
        self.seats: list[SeatClient] = []
        self.sent: dict[int, float] = {}
        self.arrivals: dict[int, int] = {}
        self.latencies: list[float] = []

    def arrived(self, sequence: int) -> None:
        """Count the arrival of a sequence at a seat; the last seat stops the clock."""
        began = self.sent.get(sequence)
        if began is not None:
            self.arrivals[sequence] = self.arrivals.get(sequence, 0) + 1
            if self.arrivals[sequence] == SEATS:
                self.latencies.append(time.perf_counter() - began)

    async def send_command(self, sender: SeatClient, **command: Any) -> None:
        """Send a command to the table."""
        name = secrets.token_hex(8)
        await sender.send(type="command", id=name, table=self.name, command=command)

    async def move(self, chance: Random) -> bool:
        """Make a move that keeps the game going; return whether there was one."""
        for seat in self.seats:
            view = msgspec.json.decode(seat.raw)
            moves = view["legal-moves"] if view else []
            if moves:
                quiet = [m for m in moves if m["type"] in ("clue", "discard", "decline")]
                self.sent[seat.sequence + 1] = time.perf_counter()
                await self.send_command(
                    seat, type="move", move=chance.choice(quiet or moves)["text"]
                )
                return True
        return False


async def main() -> None:
    """Measure, print, and update the page if asked."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--write", action="store_true", help=f"update {PAGE.name}")
    arguments = parser.parse_args()
    # Garbage collection in the clients must not count as latency of the server.
    gc.disable()
    lines = [
        "| tables | idle sockets | moves/s | p50 ms | p99 ms | CPU ms a move | kB an idle socket |",
        "|---|---|---|---|---|---|---|",
    ]
    for tables, idle, rate in LOADS:
        lines.append(await measure(tables, idle, arguments.seconds, rate))
        print(lines[-1], flush=True)
    lines += ["", f"- machine: {machine()}", f"- versions: {versions('uvicorn', 'websockets')}"]
    lines += [
        f"- command: `./tamaya benchmark server --write` ({arguments.seconds:g} seconds a line)"
    ]
    if arguments.write:
        write_between(PAGE, "server", "\n".join(lines))


async def measure(count: int, idle: int, seconds: float, rate: float) -> str:
    """Measure one load, and return a row of the table."""
    with tempfile.TemporaryDirectory() as folder:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "tamaya", "serve", "--no-browser", f"--port={PORT}"),
            f"--database={folder}/tamaya.db",
            env=os.environ | HIGH_LIMITS,
            stdout=asyncio.subprocess.DEVNULL,
        )
        try:
            async with AsyncExitStack() as closing:
                return await run_clients(process.pid, closing, count, idle, seconds, rate)
        finally:
            process.terminate()
            await process.wait()


async def run_clients(
    server: int, closing: AsyncExitStack, count: int, idle: int, seconds: float, rate: float
) -> str:
    """Connect the clients, play, and measure."""
    await wait_until_ready()
    people = [await register_bot(f"Guest {seat}") for seat in range(SEATS)]
    before = memory(server)
    for _ in range(idle):
        await closing.enter_async_context(open_socket(people[0]))
    idle_bytes = (memory(server) - before) / max(1, idle)
    tables = [await start_table(closing, people) for _ in range(count)]
    await asyncio.sleep(2)
    chance = Random(1)
    cpu, began, made = cpu_seconds(server), time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        due = began + made / rate
        await asyncio.sleep(max(0, due - time.perf_counter()))
        made += await tables[made % count].move(chance)
    await asyncio.sleep(1)
    cost = (cpu_seconds(server) - cpu) / made
    latencies = sorted(each for table in tables for each in table.latencies)
    p50, p99 = (statistics.quantiles(latencies, n=100)[place] * 1000 for place in (49, 98))
    for table in tables:
        for seat in table.seats:
            seat.reading.cancel()
    idle_cost = f"{idle_bytes / 1000:.0f}" if idle else "–"
    return (
        f"| {format_whole(count)} | {format_whole(idle)} "
        f"| {format_whole(len(latencies) / seconds)} "
        f"| {p50:.1f} | {p99:.1f} | {cost * 1000:.2f} | {idle_cost} |"
    )


async def wait_until_ready() -> None:
    """Wait until the server is ready."""
    async with httpx.AsyncClient() as http:
        for _ in range(500):
            try:
                if (await http.get(f"{URL}/ready")).is_success:
                    return
            except httpx.HTTPError:
                await asyncio.sleep(0.05)
    raise SystemExit("the server did not start")


async def register_bot(name: str) -> dict[str, str]:
    """Register a bot, and return its authorization header."""
    async with httpx.AsyncClient() as http:
        answer = await http.post(f"{URL}/api/bots", json={"name": name})
    return {"Authorization": f"Bearer {answer.json()['token']}"}


def open_socket(headers: dict[str, str]) -> connect:
    """Open a socket of a guest."""
    url = URL.replace("http", "ws") + "/wire"
    return connect(url, additional_headers=headers, compression=None, ping_interval=None)


async def start_table(closing: AsyncExitStack, people: list[dict[str, str]]) -> TimedTable:
    """Open a table, seat the guests and start the game."""
    async with httpx.AsyncClient(headers=people[0]) as http:
        options = {"seats": SEATS, "edition": "deluxe"}
        opened = await http.post(f"{URL}/api/tables", json={"options": options})
    table = TimedTable(opened.json()["table"])
    for number, headers in enumerate(people):
        socket = await closing.enter_async_context(open_socket(headers))
        seat = SeatClient(socket, table.arrived)
        table.seats.append(seat)
        await seat.send(type="hello", version=1)
        await seat.send(type="attach", table=table.name)
        await table.send_command(seat, type="sit", seat=number, contribution=secrets.token_hex(16))
        await seat.wait_for(number + 2)
    await table.send_command(table.seats[0], type="start")
    return table


def memory(process: int) -> int:
    """Return the resident memory of a process in bytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def cpu_seconds(process: int) -> float:
    """Return the CPU time of a process."""
    spent = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(spent[11]) + int(spent[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    asyncio.run(main())
