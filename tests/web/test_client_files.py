"""The page and the files of the web client, as the server sends them."""

import gzip
from collections.abc import AsyncIterator
from html import escape
from pathlib import Path

import httpx
import pytest

from tamaya.i18n import Language, catalogue
from tamaya.web.app import create_app
from tamaya.web.app_state import open_app_state
from tamaya.web.client_files import Client
from tamaya.web.routes import PAGES
from tamaya.web.settings import Settings

INDEX = (
    '<!doctype html><html lang="en"><head><!--catalogue--></head>'
    "<body><div></div><!--no-script--></body></html>"
)
SCRIPT = b"draw()" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built client, with a file in it that is not to be sent."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    (tmp_path / "built-from").write_text("0123", encoding="utf-8")
    (tmp_path / "favicon.svg").write_bytes(b"<svg/>")
    script = tmp_path / "assets" / "index-1a2b.js"
    script.write_bytes(SCRIPT)
    script.with_name("index-1a2b.js.br").write_bytes(b"brotli")
    script.with_name("index-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / "assets" / "messages-fr-3c4d.js").write_bytes(b"messages")
    return tmp_path


@pytest.fixture
async def http(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with open_app_state(Settings()) as app_state:
        local_server = httpx.ASGITransport(create_app(app_state, Client.in_folder(folder)))
        async with httpx.AsyncClient(transport=local_server, base_url="http://127.0.0.1") as client:
            yield client


async def test_every_path_of_a_page_sends_the_same_page(http):
    for endpoint in PAGES:
        answer = await http.get(endpoint.path.replace("{table}", "abc"))
        assert answer.status_code == (404 if "{table}" in endpoint.path else 200)
        assert "<body><div></div><noscript><p>" in answer.text
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("language", Language)
async def test_the_page_is_in_the_visitors_language(http, language):
    accepted = {"Accept-Language": f"{language}-XX;q=0.9, de"}
    about = escape(catalogue(language).format("web-about"))
    for answer in (await http.get("/", headers=accepted), await http.get(f"/?lang={language}")):
        assert f'<html lang="{language}" data-base="">' in answer.text
        assert about in answer.text


async def test_the_page_preloads_the_messages_of_its_language(http):
    assert 'href="/assets/messages-fr-3c4d.js"' in (await http.get("/?lang=fr")).text
    assert "modulepreload" not in (await http.get("/?lang=cs")).text


async def test_an_asset_is_cached_for_ever_and_another_file_for_an_hour(http):
    asset = await http.get("/assets/index-1a2b.js")
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-type"].startswith("text/javascript")
    icon = await http.get("/favicon.svg")
    assert (icon.content, icon.headers["content-type"]) == (b"<svg/>", "image/svg+xml")
    assert icon.headers["cache-control"] == "public, max-age=3600"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br", "br"), ("gzip;q=1.0", "gzip"), ("identity", None), ("", None)],
)
async def test_a_file_is_sent_in_the_smallest_encoding_that_the_browser_accepts(
    http, accepted, encoding
):
    headers = {"Accept-Encoding": accepted}
    async with http.stream("GET", "/assets/index-1a2b.js", headers=headers) as answer:
        raw = b"".join([chunk async for chunk in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "accept-encoding"
    bodies = {"br": b"brotli", "gzip": gzip.compress(SCRIPT), None: SCRIPT}
    assert len(raw) == len(bodies[encoding])


@pytest.mark.parametrize(
    "path",
    ["/built-from", "/index.html", "/assets/index-1a2b.js.br", "/assets/", "/assets/../built-from"],
)
async def test_nothing_else_in_the_folder_is_sent(http, path):
    answer = await http.get(path)
    assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-page")


async def test_an_unknown_path_answers_a_browser_with_a_page_and_a_program_with_json(http):
    person = await http.get("/nowhere", headers={"Accept": "text/html,*/*;q=0.8"})
    assert (person.status_code, "<noscript>" in person.text) == (404, True)
    program = await http.get("/nowhere")
    assert (program.status_code, program.json()["reason"]) == (404, "no-such-page")


async def test_a_server_without_a_built_client_says_so(tmp_path):
    async with open_app_state(Settings()) as app_state:
        local_server = httpx.ASGITransport(create_app(app_state, Client.in_folder(tmp_path)))
        async with httpx.AsyncClient(transport=local_server, base_url="http://127.0.0.1") as client:
            answer = await client.get("/table/abc", headers={"Accept-Language": "cs"})
            why = escape(catalogue(Language.CZECH).format("web-client-not-built"))
            assert (answer.status_code, why in answer.text) == (503, True)
            assert (await client.get("/health")).status_code == 200
