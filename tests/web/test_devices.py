"""A guest sees where they are signed in, and can sign each device out."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import httpx
import pytest
from tests.web.local_server import (
    GENEROUS,
    RunningServer,
    Visitor,
    WireClient,
    local_server,
    visitor,
)
from tests.web.movable_clock import MovableClock
from websockets.exceptions import ConnectionClosed

from tamaya.rules.shared_types import Refused
from tamaya.stores import StoreRefusal
from tamaya.web.access.guest_secrets import secret_hash
from tamaya.web.access.user_agent import device_family
from tamaya.web.app_state import purge_old

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0"
CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15"
    " (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1"
)


@asynccontextmanager
async def second_device(url: str, first: Visitor, agent: str = IPHONE) -> AsyncIterator[Visitor]:
    """The same guest on another device, by a one-time code."""
    code = (await first.http.post("/api/me/codes")).json()["code"]
    async with httpx.AsyncClient(base_url=url, headers={"User-Agent": agent}) as http:
        assert (await http.post("/api/codes", json={"code": code})).status_code == 200
        yield Visitor(url, http, first.name)


async def devices_of(somebody: Visitor) -> list[dict]:
    answer = await somebody.http.get("/api/me/devices")
    assert answer.status_code == 200
    return answer.json()["devices"]


async def expect_closed(wire: WireClient) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        await wire.receive_until(lambda _: False)
    assert closed.value.rcvd.code == 4401


async def test_devices_are_listed_by_family_only(server, alice):
    async with second_device(server.url, alice) as phone:
        [first, second] = await devices_of(phone)
        assert (first["browser"], first["system"]) == ("Safari", "iPhone")
        assert (first["is-this-one"], second["is-this-one"]) == (True, False)
        assert first["created-at"] == first["used-at"]
        assert [each["is-this-one"] for each in await devices_of(alice)] == [False, True]
    assert "AppleWebKit" not in repr(vars(server.app_state.store))


@pytest.mark.parametrize(
    ("agent", "family"),
    [
        (FIREFOX, ("Firefox", "Linux")),
        (IPHONE, ("Safari", "iPhone")),
        (f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {CHROME} Edg/140.0", ("Edge", "Windows")),
        (f"Mozilla/5.0 (Linux; Android 10; K) {CHROME}", ("Chrome", "Android")),
        ("Mozilla/5.0 (Macintosh) Version/18.6 Safari/605.1.15", ("Safari", "macOS")),
        ("tamaya/0.1.0 (Darwin)", ("tamaya", "macOS")),
        ("curl/8.0", ("", "")),
        ("", ("", "")),
    ],
)
async def test_a_user_agent_names_families(agent, family):
    assert device_family(agent) == family


async def test_a_device_that_is_signed_out_is_unknown_at_once(server, alice):
    async with (
        second_device(server.url, alice) as phone,
        alice.wire() as kept,
        phone.wire() as first,
        phone.wire() as second,
    ):
        [stolen] = [each for each in await devices_of(alice) if not each["is-this-one"]]
        answer = await alice.http.delete(f"/api/me/devices/{stolen['id']}")
        assert answer.status_code == 204
        await expect_closed(first)
        await expect_closed(second)
        assert (await phone.http.get("/api/me")).json()["reason"] == "unknown-guest"
        await kept.send("ping", id="still here")
        assert (await kept.receive())["type"] == "pong"
        again = await alice.http.delete(f"/api/me/devices/{stolen['id']}")
        assert (again.status_code, again.json()["reason"]) == (404, "no-such-device")


async def test_all_other_devices_can_be_signed_out(server, alice, bob):
    async with (
        second_device(server.url, alice) as phone,
        second_device(server.url, alice) as tablet,
        phone.wire() as wire,
        bob.wire() as other,
    ):
        assert (await tablet.http.delete("/api/me/devices")).status_code == 204
        await expect_closed(wire)
        assert len(await devices_of(tablet)) == 1
        for gone in (alice, phone):
            assert (await gone.http.get("/api/me")).status_code == 401
        await other.send("ping", id="still here")
        assert (await other.receive())["type"] == "pong"


async def test_nobody_can_sign_out_a_device_of_another_guest(server, alice, bob):
    [device] = await devices_of(alice)
    answer = await bob.http.delete(f"/api/me/devices/{device['id']}")
    assert answer.json()["reason"] == "no-such-device"
    assert (await alice.http.get("/api/me")).status_code == 200


async def test_signing_out_this_device_deletes_its_cookie(alice):
    [device] = await devices_of(alice)
    assert (await alice.http.delete(f"/api/me/devices/{device['id']}")).status_code == 204
    assert not alice.http.cookies


async def test_a_visit_renews_the_cookie(server, alice):
    answer = await alice.http.get("/api/me")
    assert f"Max-Age={90 * 24 * 60 * 60}" in answer.headers["set-cookie"]
    assert "set-cookie" not in (await alice.http.get("/api/my-games")).headers
    token = (await alice.http.post("/api/bots", json={"name": "Robo"})).json()["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    assert "set-cookie" not in (await alice.http.get("/api/me", headers=bearer)).headers


@pytest.fixture
def clock() -> MovableClock:
    return MovableClock()


@pytest.fixture
async def later(no_task_is_left: None, clock: MovableClock) -> AsyncIterator[RunningServer]:
    """A server whose clock can be moved, and which signs unused devices out after ten days."""
    async with local_server(replace(GENEROUS, device_days=10), clock) as opened:
        yield opened


async def test_the_last_use_is_stored_once_a_day(later, clock, monkeypatch):
    writes = []
    use_device = later.app_state.store.use_device

    async def count(secret: bytes, now: int) -> None:
        writes.append(now)
        await use_device(secret, now)

    monkeypatch.setattr(later.app_state.store, "use_device", count)
    async with visitor(later.url, "Alice") as alice:
        table = await alice.open_table(seats=2)
        async with alice.wire() as wire:
            await wire.attach(table)
            for day in range(3):
                for _ in range(3):
                    await alice.http.get("/api/me")
                    await wire.send_command(table, "sit")
                assert len(writes) == day
                clock.pass_days(1.1)


async def test_a_device_in_use_stays_signed_in_and_an_unused_one_does_not(later, clock):
    async with (
        visitor(later.url, "Alice") as alice,
        second_device(later.url, alice) as phone,
        phone.wire() as forgotten,
    ):
        for _ in range(3):
            clock.pass_days(4)
            assert (await alice.http.get("/api/me")).status_code == 200
        assert (await phone.http.get("/api/me")).json()["reason"] == "unknown-guest"
        [secret] = phone.http.cookies.values()
        assert await later.app_state.store.find(secret_hash(secret)) is not None
        await purge_old(later.app_state, None)
        assert await later.app_state.store.find(secret_hash(secret)) is None
        await expect_closed(forgotten)
        assert len(await devices_of(alice)) == 1


async def test_a_device_in_daily_use_stays_signed_in_for_the_shortest_setting(clock):
    async with (
        local_server(replace(GENEROUS, device_days=1, guest_days=1), clock) as opened,
        visitor(opened.url, "Alice") as alice,
    ):
        for _ in range(8):
            clock.pass_days(0.9)
            await purge_old(opened.app_state, None)
            assert (await alice.http.get("/api/me")).status_code == 200


async def test_a_code_of_a_device_that_is_signed_out_is_worthless(server, alice):
    async with second_device(server.url, alice) as thief:
        code = (await thief.http.post("/api/me/codes")).json()["code"]
        assert (await alice.http.delete("/api/me/devices")).status_code == 204
        answer = await thief.http.post("/api/codes", json={"code": code})
        assert answer.json()["reason"] == "bad-code"


async def test_a_store_that_cannot_write_still_knows_its_guests(later, clock, monkeypatch):
    async with visitor(later.url, "Alice") as alice:
        clock.pass_days(2)

        async def fail(*_: object) -> None:
            raise Refused(StoreRefusal.UNREACHABLE, store="", cause="full")

        monkeypatch.setattr(later.app_state.store, "use_device", fail)
        assert (await alice.http.get("/api/me")).status_code == 200


async def test_a_device_is_signed_out_in_every_process(postgres_url):
    settings = replace(GENEROUS, database=postgres_url)
    async with (
        local_server(settings) as one,
        local_server(settings) as two,
        visitor(one.url, "Alice") as alice,
        second_device(one.url, alice) as phone,
    ):
        elsewhere = Visitor(two.url, phone.http, phone.name)
        async with elsewhere.wire() as wire:
            assert (await alice.http.delete("/api/me/devices")).status_code == 204
            async with asyncio.timeout(30):
                await expect_closed(wire)
