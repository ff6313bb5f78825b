"""The preview of a link to a table: its words and its picture, and no secret in either."""

import re
import struct
import zlib
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path
from random import Random

import httpx
import pytest
from tests.web.local_server import RunningServer, Visitor, person, play_to_the_end

from tamaya.web.app import create_app
from tamaya.web.client_files import Client
from tamaya.web.link_picture.canvas import Canvas
from tamaya.web.link_picture.door_scene import DoorScene
from tamaya.web.link_picture.game_scenes import HEIGHT, WIDTH, draw_scene

INDEX = '<!doctype html><html lang="en"><head><!--catalogue--></head><body></body></html>'


@pytest.fixture
async def stranger(server: RunningServer, tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A messenger without a name, at the same server with a built client."""
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    app = create_app(server.app_state, Client.in_folder(tmp_path))
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
        yield http


async def preview_of(stranger: httpx.AsyncClient, table: str) -> dict[str, str]:
    page = (await stranger.get(f"/table/{table}")).text
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">', page)
    return {name: unescape(content) for name, content in found}


async def picture_of(stranger: httpx.AsyncClient, table: str) -> bytes:
    answer = await stranger.get(f"/api/tables/{table}/picture.png")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    return answer.content


async def start_with_bot(alice: Visitor, **options: object) -> str:
    table = await alice.open_table(
        seats=2, **options, **{"help-level": 3, "bot-pace": "instant", "first-seat": 0}
    )
    async with alice.wire() as wire:
        await wire.attach(table)
        await wire.send_command(table, "sit", seat=0)
        bot = "greedy" if options.get("game") == "ikebana" else "careful"
        await wire.send_command(table, "add-bot", bot=bot)
        assert (await wire.send_command(table, "start"))["type"] == "done"
    return table


def size_of(png: bytes) -> tuple[int, int]:
    return struct.unpack(">2I", png[16:24])


async def test_a_waiting_table_says_who_is_there(alice, stranger):
    table = await alice.open_table(seats=3, edition="standard")
    empty = await preview_of(stranger, table)
    assert empty["og:title"] == "Alice’s table: Hanabi: Standard"
    assert empty["og:description"] == "Nobody is at the table yet. Take a seat!"
    async with alice.wire() as wire:
        await wire.attach(table)
        await wire.send_command(table, "sit")
    shown = await preview_of(stranger, table)
    assert shown["og:description"] == "At the table: Alice. 2 seats are free."
    assert shown["og:image"] == f"http://127.0.0.1/api/tables/{table}/picture.png"
    assert shown["twitter:card"] == "summary_large_image"
    french = (await stranger.get(f"/table/{table}?lang=fr")).text
    assert "2 places sont libres" in french
    picture = await picture_of(stranger, table)
    assert size_of(picture) == (WIDTH, HEIGHT)


async def test_names_are_escaped(server, stranger):
    async with httpx.AsyncClient(base_url=server.url, verify=False) as http:
        await http.post("/api/guests", json={"name": '"><script>'})
        table = (await http.post("/api/tables", json={"options": {"seats": 2}})).json()["table"]
    page = (await stranger.get(f"/table/{table}")).text
    assert "<script>" not in page
    assert "&quot;&gt;&lt;script&gt;" in page


async def test_a_running_game_leaves_no_trace_in_its_preview(alice, stranger):
    table = await start_with_bot(alice, watching="none")
    before = await preview_of(stranger, table), await picture_of(stranger, table)
    async with alice.wire() as wire:
        attached = await wire.attach(table)
        moves = [move["text"] for move in attached["view"]["legal-moves"]]
        for kind in ("play", "discard"):
            move = next((text for text in moves if text.startswith(kind)), moves[0])
            await wire.send_command(table, "move", move=move)
    assert (await preview_of(stranger, table), await picture_of(stranger, table)) == before


@pytest.mark.parametrize("game", ["hanabi", "ikebana"])
async def test_a_finished_game_shows_how_it_ended(alice, stranger, game):
    table = await start_with_bot(alice, game=game)
    running = await picture_of(stranger, table)
    async with alice.wire() as wire:
        await wire.attach(table)
        await play_to_the_end(wire, table, person(Random(2)))
    about = (await preview_of(stranger, table))["og:description"]
    assert re.search(r"\d points?|lost", about)
    assert await picture_of(stranger, table) != running


async def test_behind_a_password_only_the_game_is_shown(alice, stranger):
    shown = []
    for seats in (2, 4):
        table = await alice.open_table(seats=seats, edition="standard", password="sesame")
        async with alice.wire() as wire:
            await wire.attach(table, password="sesame")
            await wire.send_command(table, "sit")
        preview = await preview_of(stranger, table)
        assert preview.pop("og:image").endswith(f"{table}/picture.png")
        shown.append((preview, await picture_of(stranger, table)))
    assert shown[0] == shown[1]
    assert shown[0][0]["og:title"] == "Hanabi"
    assert "Alice" not in str(shown[0][0])


async def test_a_wrong_link_has_a_page_with_status_404_and_no_picture(stranger):
    answer = await stranger.get("/table/nowhere")
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    missing = await stranger.get("/api/tables/nowhere/picture.png")
    assert (missing.status_code, missing.json()["reason"]) == (404, "no-such-table")


async def test_a_picture_is_drawn_once_and_kept(alice, stranger):
    table = await alice.open_table(seats=2)
    answer = await stranger.get(f"/api/tables/{table}/picture.png")
    assert answer.headers["cache-control"] == "public, max-age=300"
    again = await stranger.get(
        f"/api/tables/{table}/picture.png", headers={"if-none-match": answer.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")


def pixels_of(png: bytes) -> list[bytes]:
    """The rows of a PNG that has one chunk of data and no filters."""
    width, height = size_of(png)
    length = struct.unpack(">I", png[33:37])[0]
    raw = zlib.decompress(png[41 : 41 + length])
    assert raw[:: 3 * width + 1] == bytes(height)
    return [raw[row * (3 * width + 1) + 1 : (row + 1) * (3 * width + 1)] for row in range(height)]


async def test_a_canvas_is_a_valid_png_with_soft_edges():
    canvas = Canvas(9, 9, ((0.0, (0, 0, 0)), (1.0, (0, 0, 0))))
    canvas.disc(4.5, 4.5, 3.2, (200, 100, 50))
    rows = pixels_of(canvas.png())
    assert rows[4][12:15] == bytes((200, 100, 50))
    assert rows[0] == bytes(27)
    assert 0 < rows[4][3] < 200
    # Nothing is drawn beside the picture, however far away it is.
    canvas.disc(-3, 400, 5, (1, 2, 3))
    canvas.disc(8.9, 0, 4, (1, 2, 3), 0.5)
    assert len(pixels_of(canvas.png())) == 9


async def test_every_suit_and_number_of_seats_can_be_drawn():
    suits = ("white", "red", "blue", "yellow", "green", "multicolour", "unheard-of")
    fireworks = tuple((suit, place / 6) for place, suit in enumerate(suits))
    hanabi = DoorScene("hanabi", (True,) * 5, fireworks=fireworks)
    ikebana = DoorScene("ikebana", (False,) * 2, bouquets=((), ("red", "multicolour")))
    for scene in (hanabi, ikebana):
        assert size_of(draw_scene(scene)) == (WIDTH, HEIGHT)
