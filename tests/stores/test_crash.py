"""A killed process loses nothing that it has acknowledged."""

import asyncio
import os
import random
import sys
from collections import defaultdict

import pytest

from tamaya.stores import open_store
from tamaya.table.events import TableId

pytestmark = pytest.mark.slow

KILLS = 100 if os.environ.get("TAMAYA_TESTS") == "full" else 10

# Each append has two events and is acknowledged by one line.
WRITE_FOR_EVER = """\
import asyncio, sys
from tamaya.stores import open_store
from tamaya.table.events import SeatLeft
from tamaya.testing.log_conformance import summary

async def write(store, table):
    last = len(await store.read(table))
    while True:
        events = [SeatLeft(0), SeatLeft(1)]
        last = await store.append(summary(table), last, 1, f"after {last}", events)
        print(table, last, flush=True)

async def main():
    store = await open_store(sys.argv[1])
    await asyncio.gather(*(write(store, f"table-{number}") for number in range(10)))

asyncio.run(main())
"""


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path):
    if request.param == "sqlite":
        return str(tmp_path / "tamaya.db")
    return request.getfixturevalue("postgres_url")


async def lines_until_killed(url: str, patience: int) -> list[str]:
    """What a writer acknowledged before it was killed, some time after this many lines.

    A last line that was cut off does not count.
    """
    writer = await asyncio.create_subprocess_exec(
        sys.executable, "-c", WRITE_FOR_EVER, url, stdout=asyncio.subprocess.PIPE
    )
    try:
        lines = [await writer.stdout.readline() for _ in range(patience)]
        assert lines[-1], "the writer ended by itself"
    finally:
        writer.kill()
        rest, _ = await writer.communicate()
    whole, _, _ = (b"".join(lines) + rest).rpartition(b"\n")
    return whole.decode().splitlines()


async def test_everything_acknowledged_survives_a_crash(url):
    acknowledged: defaultdict[TableId, int] = defaultdict(int)
    for _ in range(KILLS):
        for line in await lines_until_killed(url, random.randint(1, 300)):
            table, last = line.split()
            acknowledged[TableId(table)] = int(last)
        store = await open_store(url)
        for table, last in acknowledged.items():
            sequences = [entry.sequence for entry in await store.read(table)]
            assert len(sequences) >= last, table
            assert sequences == list(range(1, len(sequences) + 1)), table
            assert len(sequences) % 2 == 0, f"{table}: half an append"
        await store.close()
