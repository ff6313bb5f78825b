"""Measure how long people at tables wait while the server lets a game be reviewed.

./tamaya benchmark review_server [--seconds 20] [--write]

Tables of four people get moves at a steady rate, first with nothing else to do and then while
reviews run one after the other in the server's review process. The time is from sending a move to
its arrival at every seat. A first review is waited for, as it compiles or loads code.
"""

import argparse
import asyncio
import gc
import sys
import time
from contextlib import AsyncExitStack, suppress
from itertools import count
from random import Random

import httpx
from _live_server import LiveServer, live_server, register
from _report import CHECKOUT, format_whole, machine, versions, write_between
from _timed_table import SEATS, TimedTable, percentiles, start_table
from server import HIGH_LIMITS

from tamaya.notation import hanabi_record_of, write_record
from tamaya.rules.hanabi import Choice, Game, Seat, compose, seed_from_words
from tamaya.testing.hanabi_random_games import play_randomly

PORT = 18026
ADDRESS = "127.0.0.1"
PAGE = CHECKOUT / "docs/reference/benchmarks.md"
TABLES = 50
MOVES_A_SECOND = 40
SECONDS_BETWEEN_LOOKS = 0.5


def record(number: int) -> str:
    """A whole game of three seats, another for each number."""
    game = Game.deal(compose(Choice()), 3, seed_from_words(f"beside {number}"), Seat(0))
    played = play_randomly(game, Random(number), skill=0.97, rearrange_rate=0)[-1]
    return write_record(hanabi_record_of(played, ("Ada", "Bob", "Cyd"), Choice()))


async def review(server: LiveServer, number: int) -> None:
    """Let a game be reviewed, and wait for it."""
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        answer = (await http.post("/api/records/review", json={"record": record(number)})).json()
        while answer.get("stage") != "done":
            if "reason" in answer:
                raise SystemExit(f"The review was refused: {answer['reason']}")
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            answer = (await http.get(f"/api/reviews/{answer['key']}")).json()


async def review_on_and_on(server: LiveServer, done: list[int]) -> None:
    """Review one game after the other."""
    for number in count(1):
        await review(server, number)
        done.append(number)


async def move_steadily(tables: list[TimedTable], seconds: float) -> None:
    """Make moves at the tables in turn."""
    chance, began, made = Random(1), time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        await asyncio.sleep(max(0, began + made / MOVES_A_SECOND - time.perf_counter()))
        await tables[made % len(tables)].move(chance)
        made += 1
    await asyncio.sleep(1)


async def measure(seconds: float, *, is_reviewing: bool) -> str:
    """Measure with or without reviews, and return a row of the table."""
    async with live_server(PORT, HIGH_LIMITS) as server, AsyncExitStack() as closing:
        people = [await register(server, ADDRESS) for _ in range(SEATS)]
        times: list[float] = []
        tables = [await start_table(closing, people, times) for _ in range(TABLES)]
        done: list[int] = []
        beside: asyncio.Task[None] | None = None
        if is_reviewing:
            await review(server, 0)
            beside = asyncio.create_task(review_on_and_on(server, done))
        await move_steadily(tables, seconds)
        if beside is not None:
            beside.cancel()
            with suppress(asyncio.CancelledError):
                await beside
    p50, p99 = percentiles(times)
    reviews = f"running, {len(done)} finished" if is_reviewing else "none"
    return f"| {reviews} | {TABLES} | {format_whole(len(times))} | {p50:.1f} | {p99:.1f} |"


async def main() -> None:
    """Measure, print, and update the page if asked."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--write", action="store_true", help=f"update {PAGE.name}")
    given = parser.parse_args()
    # Garbage collection in the clients must not count as latency of the server.
    gc.disable()
    lines = ["| reviews | tables | moves | p50 ms | p99 ms |", "|---|---|---|---|---|"]
    for is_reviewing in (False, True):
        lines.append(await measure(given.seconds, is_reviewing=is_reviewing))
        print(lines[-1], flush=True)
    lines += [
        "",
        f"- machine: {machine()}",
        f"- versions: {versions('uvicorn', 'websockets')}",
        f"- command: `./tamaya benchmark review_server {' '.join(sys.argv[1:])}`",
    ]
    if given.write:
        write_between(PAGE, "review server", "\n".join(lines))


if __name__ == "__main__":
    asyncio.run(main())
