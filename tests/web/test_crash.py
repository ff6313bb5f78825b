"""A server that is killed loses nothing that it acknowledged, and every game goes on."""

import asyncio
import os
import signal
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from random import Random

import httpx
import pytest
from tests.web.local_server import Visitor, latest_of, person, visitor
from tests.web.server_process import server_process
from websockets.exceptions import WebSocketException

from tamaya.cli.main import main

KILLS = {"quick": 3, "default": 10, "full": 100}[os.environ.get("TAMAYA_TESTS", "default")]
PAIRS = 3
LOST = (OSError, WebSocketException, httpx.HTTPError)


@dataclass
class Pair:
    """Two people who play one game after the other while the server is killed and restarted."""

    people: list[Visitor]
    chance: Random
    tables: list[str] = field(default_factory=list)
    acknowledged: dict[tuple[str, str], tuple[int, str]] = field(default_factory=dict)
    """For each acknowledged command: the sequence of its entry, and the move."""
    asked: int = 0
    finished: int = 0

    async def play(self, is_enough: asyncio.Event) -> None:
        while True:
            table = await self.again(self.opened_table)
            self.tables.append(table)
            await self.again(lambda table=table: self.seated(table))
            while not await self.again(lambda table=table: self.moved_on(table)):
                pass
            self.finished += 1
            if is_enough.is_set():
                return

    async def again(self, attempt):
        """Try until the server answers."""
        while True:
            try:
                return await attempt()
            except LOST:
                await asyncio.sleep(0.05)

    async def opened_table(self) -> str:
        options = {"seats": 2, "edition": "standard", "help-level": 2, "first-seat": 0}
        request = {"options": options, "id": f"table-{len(self.tables)}"}
        return (await self.people[0].http.post("/api/tables", json=request)).json()["table"]

    async def seated(self, table: str) -> None:
        async with self.wires(table) as wires:
            for seat, wire in enumerate(wires):
                await wire.send_command(table, "sit", seat=seat, name="sit")
            await wires[0].send_command(table, "start", name="start")

    async def moved_on(self, table: str) -> bool:
        """Play on until the connection breaks or the game is over."""
        async with self.wires(table) as wires:
            while True:
                acting = next((w for w in wires if self.can_act(w)), None)
                if acting is None:
                    if latest_of(wires[0])["state"]["phase"] == "finished":
                        return True
                    latest = max(latest_of(w)["state"]["sequence"] for w in wires)
                    behind = [w for w in wires if latest_of(w)["state"]["sequence"] < latest]
                    await (behind or wires)[0].receive()
                    continue
                seen = latest_of(acting)["state"]["sequence"]
                move = person(self.chance)(latest_of(acting)["view"])
                self.asked += 1
                name = f"move-{self.asked}"
                answer = await acting.send_command(table, "move", move=move, name=name)
                assert answer["type"] == "done", answer
                self.acknowledged[table, name] = (seen + 1, move)
                for wire in wires:
                    while latest_of(wire)["state"]["sequence"] <= seen:
                        await wire.receive()
                    wire.messages = [latest_of(wire)]

    def can_act(self, wire) -> bool:
        view = latest_of(wire)["view"]
        is_playing = latest_of(wire)["state"]["phase"] == "playing"
        return is_playing and bool(view["legal-moves"])

    @asynccontextmanager
    async def wires(self, table: str):
        async with AsyncExitStack() as lines:
            wires = [await lines.enter_async_context(one.wire()) for one in self.people]
            for wire in wires:
                await wire.attach(table)
            yield wires


async def play_through_crashes(local_server, kills: int) -> None:
    chance = Random(5)
    async with AsyncExitStack() as stack:
        pairs = []
        for _ in range(PAIRS):
            people = [
                await stack.enter_async_context(visitor(local_server.url, name))
                for name in ("Alice", "Bob")
            ]
            pairs.append(Pair(people, chance))
        is_enough = asyncio.Event()
        playing = [asyncio.create_task(pair.play(is_enough)) for pair in pairs]
        for _ in range(kills):
            await asyncio.sleep(0.1 + 0.3 * chance.random())
            await local_server.end(signal.SIGKILL)
            await local_server.start()
        is_enough.set()
        await asyncio.gather(*playing)
        for pair in pairs:
            assert pair.finished == len(pair.tables)
            await no_move_is_lost(pair)


async def no_move_is_lost(pair: Pair) -> None:
    assert len(pair.acknowledged) > 20
    logs = {}
    for table in pair.tables:
        # One connection may be attached to 20 tables only.
        async with pair.people[0].wire() as wire:
            attached = await wire.attach(table)
        assert attached["state"]["phase"] == "finished", attached
        logs[table] = {entry["sequence"]: entry["event"] for entry in attached["entries"]}
    for (table, _), (sequence, move) in pair.acknowledged.items():
        assert logs[table][sequence]["move"] == move


@pytest.mark.slow
async def test_a_killed_server_on_sqlite_loses_nothing(tmp_path):
    database = str(tmp_path / "tamaya.db")
    async with server_process(database) as local_server:
        await play_through_crashes(local_server, KILLS)
    assert await asyncio.to_thread(main, ["admin", "check", "--database", database]) == 0


@pytest.mark.slow
async def test_a_killed_server_on_postgresql_loses_nothing(postgres_url):
    async with server_process(postgres_url) as local_server:
        await play_through_crashes(local_server, KILLS)
    assert await asyncio.to_thread(main, ["admin", "check", "--database", postgres_url]) == 0


@pytest.mark.slow
async def test_clients_of_a_killed_process_play_on_at_another(postgres_url):
    async with (
        server_process(postgres_url) as first,
        server_process(postgres_url) as second,
        visitor(first.url, "Alice") as alice,
        visitor(second.url, "Bob") as bob,
    ):
        pair = Pair([alice, bob], Random(6))
        is_enough = asyncio.Event()
        playing = asyncio.create_task(pair.play(is_enough))
        while len(pair.acknowledged) < 30:
            await asyncio.sleep(0.05)
            assert not playing.done(), playing.exception()
        await first.end(signal.SIGKILL)
        alice.server_url = second.url
        alice.http.base_url = second.url
        before = len(pair.acknowledged)
        while len(pair.acknowledged) < before + 30:
            await asyncio.sleep(0.05)
            assert not playing.done(), playing.exception()
        is_enough.set()
        await playing
        await no_move_is_lost(pair)
