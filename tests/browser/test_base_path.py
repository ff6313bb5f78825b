"""The web client of a server that is reached under a path; a request elsewhere fails the test."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.server_process import ServerProcess

pytestmark = pytest.mark.slow

BASE = "/hanabi"


@pytest.fixture(scope="module")
def server(built_pages, tmp_path_factory):
    server = ServerProcess(tmp_path_factory.mktemp("server"), BASE)
    server.open()
    yield server
    server.close()


def test_tables_links_and_pages_are_under_the_path(new_person, server):
    anna, ben = new_person("Anna"), new_person()
    sockets: list[str] = []
    page = anna.go("/")
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.get_by_role("link", name="My games").first.click()
    page.wait_for_url(f"{server.url}/my-games")
    page.get_by_role("link", name="Play with friends").click()
    page.wait_for_url(f"{server.url}/open")
    page.reload()
    page.get_by_role("button", name="Open table").click()
    page.wait_for_url(re.compile(rf"{server.url}/table/[\w-]+$"))
    link = page.url
    expect(page.get_by_text(link)).to_be_visible()
    picture = page.get_by_role("img", name="Link as a QR code")
    expect(picture).to_have_js_property("complete", value=True)
    assert picture.evaluate("image => image.naturalWidth") > 0
    assert set(sockets) == {f"{server.url.replace('http', 'ws')}/wire"}

    page = ben.go("/")
    page.get_by_label("Join with a link").fill(link)
    page.get_by_role("button", name="Go", exact=True).click()
    page.wait_for_url(link)
    page.locator("a.logo").click()
    page.wait_for_url(f"{server.url}/")


def test_the_app_on_the_home_screen_starts_under_the_path(new_person, server):
    page = new_person().go("/")
    starts = page.evaluate(
        """async () => {
          const file = document.querySelector("link[rel=manifest]").href;
          const manifest = await (await fetch(file)).json();
          const icons = manifest.icons.map((icon) => icon.src);
          return [manifest.start_url, manifest.scope, ...icons].map((at) => new URL(at, file).href);
        }"""
    )
    assert starts[:2] == [f"{server.url}/"] * 2
    assert all(address.startswith(f"{server.url}/") for address in starts)
