"""What the server refuses, and what it never shows."""

import asyncio
import json
import logging
from dataclasses import replace

import httpx
import pytest
from starlette.datastructures import Headers
from tests.web.local_server import GENEROUS, local_server, visitor
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tamaya.rules.shared_types import Refused
from tamaya.web.access import rate_limits
from tamaya.web.access.rate_limits import TokenBucket, TokenBuckets, address_of
from tamaya.web.access.request_identity import check_origin
from tamaya.web.access.request_middleware import HEADERS
from tamaya.web.api import guests
from tamaya.web.socket.connection import MOST_REFUSALS_IN_A_ROW, MOST_TABLES
from tamaya.web.store_check import StoreCheck
from tamaya.wire.codec import LONGEST_FRAME


async def test_every_response_has_the_security_headers(server):
    async with httpx.AsyncClient(base_url=server.url) as http:
        for path in ("/", "/api/me", "/nothing", "/openapi.json", "/metrics"):
            answer = await http.get(path)
            assert {name: answer.headers[name] for name in HEADERS} == HEADERS, path
            assert "unsafe" not in answer.headers["content-security-policy"]
            assert "server" not in answer.headers


@pytest.mark.parametrize(
    ("headers", "reason"),
    [
        ({"host": "localhost:8025"}, None),
        ({"host": "192.0.2.7:8025"}, None),
        ({"host": "[::1]:8025"}, None),
        ({"host": "hanabi.example"}, None),
        ({"host": "HANABI.example:443"}, None),
        ({"host": "evil.example"}, "unknown-host"),
        ({"host": ""}, "unknown-host"),
        ({"host": "[::1"}, "unknown-host"),
        ({"host": "localhost:1", "origin": "http://localhost:1"}, None),
        ({"host": "hanabi.example", "origin": "https://hanabi.example"}, None),
        ({"host": "localhost:1", "origin": "http://localhost:2"}, "foreign-origin"),
        ({"host": "localhost:1", "origin": "http://evil.example"}, "foreign-origin"),
        ({"host": "localhost:1", "origin": "null"}, "foreign-origin"),
        ({"host": "localhost:1", "origin": ""}, "foreign-origin"),
        ({"host": "localhost:1", "sec-fetch-site": "cross-site"}, "foreign-origin"),
        (
            {"host": "localhost:1", "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"},
            None,
        ),
    ],
)
async def test_only_known_host_names_and_our_own_pages_are_answered(headers, reason):
    if reason is None:
        check_origin(Headers(headers), "hanabi.example")
    else:
        with pytest.raises(Refused) as refused:
            check_origin(Headers(headers), "hanabi.example")
        assert refused.value.reason == reason


async def test_a_page_of_another_site_can_do_nothing(server, alice):
    foreign = {"Origin": "http://evil.example"}
    answer = await alice.http.post("/api/tables", json={}, headers=foreign)
    assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-origin")
    form = {"Content-Type": "text/plain"}
    answer = await alice.http.post("/api/tables", content="{}", headers=form)
    assert (answer.status_code, answer.json()["reason"]) == (415, "wrong-content")
    assert (await alice.http.get("/api/tables")).json() == {"tables": []}


async def test_a_page_of_another_site_cannot_open_a_socket(server, alice):
    foreign = {"Origin": "http://evil.example"}
    with pytest.raises(InvalidStatus) as refused:
        await connect(server.wire_url, additional_headers=alice.headers | foreign)
    assert refused.value.response.status_code == 403


async def test_long_frames_and_bodies_are_refused(server, alice):
    answer = await alice.http.post(
        "/api/tables",
        content=b" " * (LONGEST_FRAME + 1),
        headers={"Content-Type": "application/json"},
    )
    assert (answer.status_code, answer.json()["reason"]) == (413, "body-too-long")
    async with alice.wire() as wire:
        await wire.socket.send("x" * (LONGEST_FRAME + 1))
        with pytest.raises(ConnectionClosed) as closed:
            await wire.receive()
        assert closed.value.rcvd.code == 1009


async def test_messages_are_rate_limited():
    slow = replace(GENEROUS, messages_per_second=1)
    async with (
        local_server(slow) as opened,
        visitor(opened.url, "Alice") as alice,
        alice.wire() as wire,
        alice.wire() as other,
    ):
        for number in range(10 + MOST_REFUSALS_IN_A_ROW):
            await wire.send("ping", id=f"{number}")
        with pytest.raises(ConnectionClosed) as closed:
            await wire.receive_until(lambda _: False)
        assert closed.value.rcvd.code == 1008
        refusals = [message for message in wire.messages if message["type"] == "refused"]
        assert {message["reason"] for message in refusals} == {"too-fast"}
        assert 90 <= len(refusals) <= MOST_REFUSALS_IN_A_ROW
        await other.send("ping", id="still here")
        assert (await other.receive())["type"] == "pong"


async def test_connections_of_an_address_are_limited():
    few = replace(GENEROUS, connections_per_address=2)
    async with local_server(few) as opened, visitor(opened.url, "Alice") as alice:
        async with alice.wire(), alice.wire():
            with pytest.raises(InvalidStatus) as refused:
                async with alice.wire():
                    pass
            assert refused.value.response.status_code == 429
        while opened.app_state.metrics.connections:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        async with alice.wire():
            pass


async def test_requests_of_an_address_are_rate_limited():
    slow = replace(GENEROUS, messages_per_second_and_address=1)
    async with local_server(slow) as opened, httpx.AsyncClient(base_url=opened.url) as http:
        statuses = [(await http.get("/health")).status_code for _ in range(10)]
    assert statuses[:5] == [200] * 5
    assert 429 in statuses


async def test_an_address_that_asks_too_often_waits_for_its_refusals(monkeypatch):
    pauses = []

    async def pause(seconds):
        pauses.append(seconds)

    monkeypatch.setattr(rate_limits.asyncio, "sleep", pause)
    limits = rate_limits.Limits(
        replace(GENEROUS, messages_per_second_and_address=1), now=lambda: 0.0
    )
    assert [await limits.take_request("192.0.2.9") for _ in range(6)] == [True] * 5 + [False]
    assert pauses == [rate_limits.SECONDS_BEFORE_REFUSAL]
    assert await limits.take_request("192.0.2.8")


async def test_opening_a_socket_counts_as_several_messages():
    few = replace(GENEROUS, messages_per_second_and_address=2)
    async with local_server(few) as opened, visitor(opened.url, "Alice") as alice:
        async with alice.wire():
            pass
        with pytest.raises(InvalidStatus) as refused:
            async with alice.wire():
                pass
        assert refused.value.response.status_code == 429


async def test_one_connection_can_be_attached_to_a_limited_number_of_tables(alice):
    async with alice.wire() as wire:
        for _ in range(MOST_TABLES):
            assert (await wire.attach(await alice.open_table(seats=2)))["type"] == "attached"
        refused = await wire.attach(await alice.open_table(seats=2))
        assert refused["reason"] == "too-many-attached"


async def test_an_exception_shows_the_visitor_nothing(server, alice, monkeypatch, caplog):
    async def broken(*_):
        raise ZeroDivisionError(" ".join(["secret", "detail"]))

    monkeypatch.setattr(type(server.app_state.store), "rename", broken)
    monkeypatch.setattr(type(server.app_state.tables), "submit", broken)
    answer = await alice.http.patch("/api/me", json={"name": "Alix"})
    assert (answer.status_code, answer.json()) == (500, {"reason": "internal", "details": {}})
    assert answer.headers["x-content-type-options"] == "nosniff"
    table = await alice.open_table(seats=2)
    async with alice.wire() as wire:
        await wire.attach(table)
        assert (await wire.send_command(table, "sit"))["reason"] == "internal"
        assert all("secret detail" not in frame for frame in wire.frames)
    assert server.app_state.metrics.failures == 2
    assert "ZeroDivisionError" in caplog.text
    assert "secret detail" not in caplog.text


async def test_no_secret_is_logged(server, caplog):
    caplog.set_level(logging.DEBUG)
    logging.getLogger("websockets").setLevel(logging.INFO)
    logging.getLogger("httpcore").setLevel(logging.INFO)
    async with visitor(server.url, "Alice") as alice:
        secret = next(iter(alice.http.cookies.values()))
        table = await alice.open_table(seats=2, password="open sesame", edition="standard")
        code = (await alice.http.post("/api/me/codes")).json()["code"]
        await alice.http.post("/api/codes", json={"code": "WRONG-CODE"})
        async with alice.wire() as wire:
            await wire.attach(table)
            await wire.send_command(table, "sit")
            await wire.send_command(table, "add-bot", bot="random")
            await wire.send_command(table, "start")
            await wire.socket.send('{"type": "attach", "password": "open sesame"')
            await wire.receive_until(lambda m: m["type"] == "refused")
    seed = (await server.app_state.store.read(table))[0].event.secret
    for hidden in (secret, "open sesame", code, seed, "argon2"):
        assert hidden not in caplog.text


async def test_a_refused_handshake_logs_nothing(server, caplog):
    server_log = logging.getLogger("uvicorn.error")
    server_log.addHandler(caplog.handler)
    try:
        with pytest.raises(InvalidStatus) as refused:
            await connect(server.wire_url, origin="http://evil.example")
        async with visitor(server.url, "Alice") as alice, alice.wire():
            # By now the server has finished with the refused handshake.
            assert caplog.text == ""
    finally:
        server_log.removeHandler(caplog.handler)
    assert refused.value.response.status_code == 403
    assert b"foreign-origin" in refused.value.response.body


async def test_a_token_bucket_refills_slowly():
    time = [0.0]
    bucket = TokenBucket(2, 4, lambda: time[0])
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
    time[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    time[0] = 100
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
    buckets = TokenBuckets(1, 1, lambda: time[0])
    assert [buckets.take(whose) for whose in "aab"] == [True, False, True]


@pytest.mark.parametrize(
    ("client", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        (None, ""),
        ("testclient", "testclient"),
    ],
)
async def test_an_ipv6_household_counts_as_one_address(client, address):
    assert address_of(client) == address


async def test_a_cookie_set_over_https_is_secure(server):
    behind = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.9"}
    proxied = replace(GENEROUS, proxies="127.0.0.1")
    async with local_server(proxied) as opened, httpx.AsyncClient(base_url=opened.url) as http:
        answer = await http.post("/api/guests", json={"name": "Alice"}, headers=behind)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-tamaya=")
    assert "Secure" in cookie
    async with httpx.AsyncClient(base_url=server.url) as http:
        answer = await http.post("/api/guests", json={"name": "Alice"}, headers=behind)
    # Headers of an address that is not a trusted proxy are ignored.
    assert answer.headers["set-cookie"].startswith("tamaya=")


@pytest.mark.parametrize(
    ("seconds", "scheme", "expected"),
    [(600, "https", "max-age=600"), (600, "http", None), (0, "https", None)],
)
async def test_a_browser_that_came_over_https_stays_with_it(seconds, scheme, expected):
    proxied = replace(GENEROUS, proxies="127.0.0.1", hsts_seconds=seconds)
    behind = {"X-Forwarded-Proto": scheme}
    async with local_server(proxied) as opened, httpx.AsyncClient(base_url=opened.url) as http:
        for path in ("/", "/health", "/nowhere"):
            answer = await http.get(path, headers=behind)
            assert answer.headers.get("strict-transport-security") == expected


async def test_metrics_count_without_names(server, alice):
    table = await alice.open_table(seats=2)
    async with alice.wire() as wire:
        await wire.attach(table)
        await wire.send_command(table, "sit")
        await wire.send_command(table, "sit")
        text = (await alice.http.get("/metrics")).text
    assert "tamaya_connections 1\n" in text
    assert "tamaya_audiences 1\n" in text
    assert 'tamaya_refusals_total{reason="already-seated"} 1\n' in text
    assert "tamaya_command_seconds_count 1\n" in text
    assert table not in text
    assert "Alice" not in text


async def test_a_server_without_its_store_is_not_ready(server, monkeypatch):
    async def away(*_):
        raise Refused(guests.WebRefusal.INTERNAL)

    async with httpx.AsyncClient(base_url=server.url) as http:
        assert (await http.get("/ready")).json()["is-healthy"]
        server.app_state.store_check = StoreCheck(server.app_state.store)
        monkeypatch.setattr(type(server.app_state.store), "listed_tables", away)
        answer = await http.get("/ready")
        assert (answer.status_code, answer.json()["reason"]) == (503, "not-ready")
        assert (await http.get("/health")).status_code == 200


async def test_every_endpoint_is_described(server):
    async with httpx.AsyncClient(base_url=server.url) as http:
        page = json.loads((await http.get("/openapi.json")).text)
    for path, methods in page["paths"].items():
        for operation in methods.values():
            assert operation["summary"].endswith("."), path
