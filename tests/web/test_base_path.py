"""The server under a path, behind a proxy that shares its host with other programs."""

import re
from dataclasses import replace

import httpx
import pytest
from tests.web.local_server import GENEROUS, SECONDS_OF_PATIENCE, WireClient, local_server
from websockets.asyncio.client import connect

from tamaya.rules.shared_types import Refused
from tamaya.web.app import create_app
from tamaya.web.app_state import open_app_state
from tamaya.web.client_files import Client
from tamaya.web.reads.table_reads import LinkPictureRead
from tamaya.web.settings import Settings

BASE = "/hanabi"
UNDER = replace(GENEROUS, base_path=BASE, proxies="127.0.0.1")
HTTPS = {"X-Forwarded-Proto": "https"}
INDEX = (
    '<html lang="en"><head><link rel="icon" href="./favicon.svg"><!--catalogue-->'
    '<script src="./assets/index-1.js"></script></head><body><!--no-script--></body></html>'
)


@pytest.mark.parametrize("prefix", [BASE, ""])
async def test_a_table_is_reached_under_the_path_and_where_the_proxy_removes_it(prefix):
    """The links are always those that visitors need."""
    async with (
        local_server(UNDER) as server,
        httpx.AsyncClient(base_url=f"{server.url}{prefix}", timeout=SECONDS_OF_PATIENCE) as http,
    ):
        answer = await http.post("/api/guests", json={"name": "Alice"}, headers=HTTPS)
        cookie = answer.headers["set-cookie"]
        assert re.match(r"__Secure-tamaya=[^;]+;", cookie)
        assert f"Path={BASE};" in cookie
        assert "Secure" in cookie
        headers = {"Cookie": cookie.partition(";")[0], **HTTPS}
        assert (await http.get("/api/me", headers=headers)).json()["name"] == "Alice"
        opened = await http.post("/api/tables", json={"options": {"seats": 2}}, headers=headers)
        table = opened.json()["table"]
        code = (await http.post("/api/me/codes", headers=headers)).json()
        assert code["link"].startswith(f"https://127.0.0.1:{server.port}{BASE}/move?code=")
        assert (await http.get(f"/api/tables/{table}/link.svg")).status_code == 200
        assert (await http.get("/openapi.json")).json()["servers"] == [{"url": f"{BASE}/"}]
        url = f"ws://127.0.0.1:{server.port}{prefix}/wire"
        async with connect(url, additional_headers=headers) as socket:
            wire = WireClient(socket)
            await wire.send("hello", version=1)
            assert (await wire.receive())["type"] == "welcome"
            assert (await wire.attach(table))["type"] == "attached"
        deleted = await http.delete("/api/me", headers=headers)
        assert "Max-Age=0" in deleted.headers["set-cookie"]
        assert f"Path={BASE};" in deleted.headers["set-cookie"]


async def test_pages_and_files_are_under_the_path(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    (tmp_path / "favicon.svg").write_bytes(b"<svg/>")
    for name in ("index-1.js", "messages-en-2.js"):
        (tmp_path / "assets" / name).write_bytes(b"draw()")
    async with open_app_state(UNDER) as app_state:
        local_server = httpx.ASGITransport(create_app(app_state, Client.in_folder(tmp_path)))
        async with httpx.AsyncClient(transport=local_server, base_url="http://127.0.0.1") as http:
            page = (await http.get(f"{BASE}/table/abc")).text
            assert f'data-base="{BASE}"' in page
            addresses = re.findall(r'(?:href|src)="([^"]+)"', page)
            assert len(addresses) == 3
            for address in addresses:
                assert address.startswith(f"{BASE}/")
                assert (await http.get(address)).status_code == 200
            for path in (BASE, f"{BASE}/", "/"):
                answer = await http.get(path, follow_redirects=True)
                assert (answer.status_code, "data-base" in answer.text) == (200, True)
            assert (await http.get(f"{BASE}ke/")).status_code == 404


async def test_the_link_to_a_table_names_the_path(monkeypatch):
    drawn = []
    monkeypatch.setattr(
        "tamaya.web.api.link_qr_code.LinkPictureRead",
        lambda link: drawn.append(link) or LinkPictureRead(link),
    )
    async with (
        local_server(UNDER) as server,
        httpx.AsyncClient(base_url=server.url, timeout=SECONDS_OF_PATIENCE) as http,
    ):
        await http.post(f"{BASE}/api/guests", json={"name": "Alice"})
        opened = await http.post(f"{BASE}/api/tables", json={"options": {"seats": 2}})
        table = opened.json()["table"]
        await http.get(f"{BASE}/api/tables/{table}/link.svg", headers=HTTPS)
    assert drawn == [f"https://127.0.0.1:{server.port}{BASE}/table/{table}"]


@pytest.mark.parametrize(
    ("value", "path"),
    [("/hanabi", BASE), ("/hanabi/", BASE), ("/", ""), ("/games/h.1", "/games/h.1")],
)
async def test_a_path_is_read_from_the_environment(value, path):
    assert Settings.of_environment({"TAMAYA_BASE_PATH": value}).base_path == path


@pytest.mark.parametrize("value", ["hanabi", "//hanabi", "/a b", '/"', "/..", "https://a/b", "/é"])
async def test_what_is_no_path_is_refused(value):
    with pytest.raises(Refused) as refused:
        Settings.of_environment({"TAMAYA_BASE_PATH": value})
    assert refused.value.reason == "bad-base-path"
