"""A guest is a name and a secret, and nothing else."""

import httpx
import pytest
from tests.web.local_server import local_server, visitor

from tamaya.web.access.guest_secrets import (
    CODE_LETTERS,
    code_hash,
    new_code,
    new_secret,
    secret_hash,
)
from tamaya.web.settings import Settings


async def test_a_name_is_enough(server):
    async with httpx.AsyncClient(base_url=server.url) as http:
        assert (await http.get("/api/me")).status_code == 401
        answer = await http.post("/api/guests", json={"name": "  Alice \u200b B. "})
        assert answer.status_code == 201
        assert answer.json() == {"name": "Alice B.", "is-bot": False}
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie
        assert (await http.get("/api/me")).json()["name"] == "Alice B."
        again = await http.post("/api/guests", json={"name": "Eve"})
        assert again.json()["reason"] == "already-a-guest"


@pytest.mark.parametrize("name", ["", " ", "\u200b\u0007", "x" * 25])
async def test_a_name_that_is_empty_or_too_long_is_refused(server, name):
    async with httpx.AsyncClient(base_url=server.url) as http:
        answer = await http.post("/api/guests", json={"name": name})
        assert (answer.status_code, answer.json()["reason"]) == (400, "bad-name")


async def test_the_store_holds_only_the_hash_of_a_secret(server, alice):
    [secret] = alice.http.cookies.values()
    assert len(secret) >= 43
    assert secret not in repr(vars(server.app_state.store))
    assert await server.app_state.store.find(secret_hash(secret))
    assert await server.app_state.store.find(secret_hash(secret[:-1])) is None


async def test_a_new_name_is_used_at_once(server, alice, bob):
    table = await alice.open_table(seats=2)
    async with alice.wire() as wire:
        await wire.attach(table)
        assert (await alice.http.patch("/api/me", json={"name": "Alix"})).json()["name"] == "Alix"
        await wire.send_command(table, "sit")
        assert (await wire.attach(table))["state"]["holders"][0]["name"] == "Alix"


async def test_a_bot_has_a_token(server):
    async with httpx.AsyncClient(base_url=server.url) as http:
        answer = (await http.post("/api/bots", json={"name": "Robo"})).json()
        assert not http.cookies
        bearer = {"Authorization": f"Bearer {answer['token']}"}
        me = await http.get("/api/me", headers=bearer)
        assert me.json() == {"name": "Robo", "is-bot": True}
        assert (await http.get("/api/me", headers={"Authorization": "Bearer x"})).status_code == 401


async def test_a_deleted_guest_is_unknown(server, alice):
    secret = next(iter(alice.http.cookies.values()))
    assert (await alice.http.delete("/api/me")).status_code == 204
    assert not alice.http.cookies
    async with httpx.AsyncClient(base_url=server.url, cookies={"tamaya": secret}) as http:
        assert (await http.get("/api/me")).status_code == 401


async def test_a_code_expires(server, alice, monkeypatch):
    code = (await alice.http.post("/api/me/codes")).json()["code"]
    now = server.app_state.clock.now()
    monkeypatch.setattr(type(server.app_state.clock), "now", lambda _: now + 601_000)
    answer = await alice.http.post("/api/codes", json={"code": code})
    assert answer.json()["reason"] == "bad-code"


async def test_new_guests_of_one_address_are_limited():
    async with (
        local_server(Settings(guests_per_hour_and_address=8)) as opened,
        visitor(opened.url, "Alice"),
        visitor(opened.url, "Bob"),
        httpx.AsyncClient(base_url=opened.url) as http,
    ):
        answer = await http.post("/api/guests", json={"name": "Carol"})
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-many-requests")


async def test_every_secret_and_every_code_is_different():
    assert len({new_secret() for _ in range(100)}) == 100
    codes = {new_code() for _ in range(100)}
    assert len(codes) == 100
    assert set("".join(codes)) <= {*CODE_LETTERS, "-"}
    assert code_hash("ABCD-EFGH-JKMN") == code_hash("abcd efgh jkmn") != code_hash("ABCD-EFGH-JKMP")
