"""Earlier moments of a game: from one's own viewpoint, and from any once it is over."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

import httpx
import pytest
from tests.web.local_server import (
    SECONDS_OF_PATIENCE,
    RunningServer,
    Visitor,
    WireClient,
    person,
    play_to_the_end,
)

from tamaya.notation import read_any_record


@asynccontextmanager
async def two_at_a_table(
    alice: Visitor, bob: Visitor, **options: object
) -> AsyncIterator[tuple[str, WireClient, WireClient]]:
    """Two guests in a game that has begun; the first holds seat 0, which begins."""
    chosen = {"seats": 2, "edition": "standard", "first-seat": 0, "help-level": 3, **options}
    table = await alice.open_table(**chosen)
    async with AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(one.wire()) for one in (alice, bob)]
        for seat, wire in enumerate(wires):
            await wire.attach(table, password=chosen.get("password"))
            await wire.send_command(table, "sit", seat=seat, contribution=f"{seat:032x}")
        assert (await wires[0].send_command(table, "start"))["type"] == "done"
        yield table, wires[0], wires[1]


async def end_game(wires: tuple[WireClient, ...], table: str) -> None:
    """End a game by votes."""
    for wire in wires:
        assert (await wire.send_command(table, "vote-to-end"))["type"] == "done"


async def asked(who: Visitor | httpx.AsyncClient, address: str) -> tuple[int, str]:
    """The status and the reason of a refused request."""
    http = who.http if isinstance(who, Visitor) else who
    answer = await http.get(address)
    return answer.status_code, answer.json().get("reason", "")


@pytest.fixture
async def stranger(server: RunningServer) -> AsyncIterator[httpx.AsyncClient]:
    """A visitor who is no guest."""
    async with httpx.AsyncClient(base_url=server.url, timeout=SECONDS_OF_PATIENCE) as http:
        yield http


async def test_a_running_game_is_shown_from_ones_own_viewpoint(alice, bob, stranger):
    async with two_at_a_table(alice, bob) as (table, first, _):
        at_first = (await first.attach(table))["view"]
        assert (await first.send_command(table, "move", move=at_first["legal-moves"][0]["text"]))[
            "type"
        ] == "done"
        address = f"/api/tables/{table}/views"
        answer = await alice.http.get(f"{address}/0")
        assert answer.json() == at_first
        assert answer.headers["cache-control"] == "private, no-cache"
        assert answer.headers["vary"] == "cookie, authorization"
        same = await alice.http.get(
            f"{address}/0", headers={"if-none-match": answer.headers["etag"]}
        )
        assert same.status_code == 304
        assert (await bob.http.get(f"{address}/0")).json()["seat"] == 1
        assert (await alice.http.get(f"{address}/1")).json()["board"]["turn"] == 1
        assert (await alice.http.get(f"{address}/0?viewpoint=0")).json() == at_first
        assert await asked(alice, f"{address}/0?viewpoint=1") == (403, "not-your-viewpoint")
        assert await asked(alice, f"{address}/0?viewpoint=all") == (403, "not-your-viewpoint")
        assert await asked(alice, f"{address}/0?viewpoint=2") == (400, "no-such-viewpoint")
        for move in ("2", "-1", "x", "99999999999", "²"):
            assert await asked(alice, f"{address}/{move}") == (404, "no-such-move")
        assert await asked(stranger, f"{address}/0") == (401, "unknown-guest")
        assert await asked(alice, f"/api/tables/{table}/finished-game") == (409, "game-not-over")
        assert await asked(stranger, f"/api/tables/{table}/replay") == (409, "game-not-over")


async def test_somebody_who_may_not_watch_sees_no_earlier_moment_either(alice, bob, server):
    async with (
        two_at_a_table(alice, bob, watching="none") as (table, *_),
        httpx.AsyncClient(base_url=server.url, timeout=SECONDS_OF_PATIENCE) as http,
    ):
        await http.post("/api/guests", json={"name": "Eve"})
        assert await asked(http, f"/api/tables/{table}/views/0") == (403, "not-your-viewpoint")


async def test_a_table_that_has_not_started_has_no_earlier_moments(alice):
    table = await alice.open_table(seats=2)
    assert await asked(alice, f"/api/tables/{table}/views/0") == (400, "not-started")
    assert await asked(alice, f"/api/tables/{table}/finished-game") == (409, "game-not-over")
    assert await asked(alice, "/api/tables/nowhere/views/0") == (404, "no-such-table")


@pytest.mark.parametrize("game", ["hanabi", "ikebana"])
async def test_a_finished_game_is_shown_to_anybody(alice, stranger, game):
    table = await alice.open_table(seats=2, game=game, edition="standard", **{"help-level": 2})
    async with alice.wire() as wire:
        await wire.attach(table)
        await wire.send_command(table, "sit", contribution="0" * 32)
        await wire.send_command(table, "add-bot", bot="random")
        assert (await wire.send_command(table, "start"))["type"] == "done"
        await play_to_the_end(wire, table, person(Random(1)))
    finished = (await stranger.get(f"/api/tables/{table}/finished-game")).json()
    assert finished["viewpoint"] == "reviewer"
    assert finished["state"]["fairness"] is not None
    assert [entry["sequence"] for entry in finished["entries"]] == list(
        range(1, len(finished["entries"]) + 1)
    )
    record = read_any_record((await stranger.get(f"/api/tables/{table}/replay")).text)
    assert len(record.moves) == len(finished["moves"])
    assert len(finished["fates"]) == (50 if game == "hanabi" else 0)
    last = f"/api/tables/{table}/views/{len(finished['moves'])}"
    shown = await stranger.get(last)
    assert shown.headers["cache-control"].startswith("private, max-age=")
    view = shown.json()
    assert (view["seat"], view["legal-moves"]) == (None, [])
    if game == "hanabi":
        assert all(card["face"] for hand in view["hands"] for card in hand)
        through = (await stranger.get(f"{last}?viewpoint=1")).json()
        assert through["seat"] == 1
        assert [all(card["face"] for card in hand) for hand in through["hands"]] == [True, False]
    mine = (await stranger.get(f"/api/tables/{table}/finished-game?viewpoint=0")).json()
    assert mine["viewpoint"] == "seat-0"
    assert await asked(stranger, f"/api/tables/{table}/finished-game?viewpoint=2") == (
        400,
        "no-such-viewpoint",
    )
    assert await asked(stranger, f"{last}0") == (404, "no-such-move")


async def test_a_password_guards_a_finished_game_too(alice, bob, stranger, server):
    async with two_at_a_table(alice, bob, password="sesame") as (table, first, second):
        await end_game((first, second), table)
    pages = [f"/api/tables/{table}/{page}" for page in ("finished-game", "replay", "views/0")]
    guarded = f"/api/tables/{table}/explanations/1"
    assert await asked(stranger, guarded) == (403, "wrong-password")
    for page in pages:
        assert await asked(stranger, page) == (403, "wrong-password")
        assert (await bob.http.get(page)).status_code == 200
    async with httpx.AsyncClient(base_url=server.url, timeout=SECONDS_OF_PATIENCE) as http:
        await http.post("/api/guests", json={"name": "Eve"})
        eve = Visitor(server.url, http, "Eve")
        assert await asked(eve, pages[0]) == (403, "wrong-password")
        async with eve.wire() as wire:
            assert (await wire.attach(table, password="sesame"))["type"] == "attached"
        for page in pages:
            assert (await http.get(page)).status_code == 200


async def test_the_bot_friend_explains_each_move_of_a_finished_game(alice, stranger):
    table = await alice.open_table(seats=2, edition="standard", **{"help-level": 2})
    async with alice.wire() as wire:
        await wire.attach(table)
        await wire.send_command(table, "sit", contribution="0" * 32)
        await wire.send_command(table, "add-bot", bot="friend")
        assert (await wire.send_command(table, "start"))["type"] == "done"
        address = f"/api/tables/{table}/explanations"
        # During the game its reasons would give the cards away.
        assert await asked(alice, f"{address}/1") == (409, "game-not-over")
        await play_to_the_end(wire, table, person(Random(1)))
    finished = (await stranger.get(f"/api/tables/{table}/finished-game")).json()
    moves = [move for move in finished["moves"] if move["seat"] == 1]
    for move in (moves[0], moves[-1]):
        explained = (await stranger.get(f"{address}/{move['number']}")).json()
        # In the seat of a friend it explains the move that was made.
        assert (explained["number"], explained["seat"], explained["text"]) == (
            move["number"],
            1,
            move["text"],
        )
        assert explained["sentences"][-1]["key"].startswith("friend-why-")
    for number in ("0", "x", str(len(finished["moves"]) + 1)):
        assert await asked(stranger, f"{address}/{number}") == (404, "no-such-move")


async def test_moves_of_ikebana_are_not_explained(alice, bob, stranger):
    async with two_at_a_table(alice, bob, game="ikebana") as (table, *wires):
        await end_game(tuple(wires), table)
    address = f"/api/tables/{table}/explanations/1"
    assert await asked(stranger, address) == (404, "not-explained")
