"""The lobby lists every open table of a server, so each test here has a server to itself."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.server_process import ServerProcess

pytestmark = pytest.mark.slow

TABLE = re.compile(r"/table/[\w-]+$")


@pytest.fixture
def server(built_pages: None, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server on which only this test's tables are open."""
    server = ServerProcess(tmp_path)
    server.open()
    yield server
    server.close()


def test_listed_tables_are_found_and_unlisted_ones_are_not(new_person):
    anna = new_person("Anna")
    anna.open_table(game="ikebana", seats=3)
    anna.open_table(edition="czech", visibility="unlisted")
    page = new_person().go()
    lobby = page.get_by_role("region", name="Open tables")
    expect(lobby).to_contain_text("Ikebana")
    expect(lobby).to_contain_text("3 free seats")
    expect(lobby.get_by_role("listitem")).to_have_count(1)
    lobby.get_by_role("listitem").get_by_role("button").click()
    page.wait_for_url(TABLE)


def test_joining_a_table_from_the_lobby_takes_a_seat_there(new_person):
    anna, ben = new_person("Anna"), new_person("Ben")
    table = anna.open_table(seats=3, visibility="listed", edition="czech", password="hanabi")
    page = ben.go()
    row = page.get_by_role("listitem").filter(has_text="Hanabi: Czech edition")
    row.get_by_role("button", name="Join").click()
    page.get_by_label("Password").fill("hanabi")
    page.get_by_role("button", name="Join").click()
    expect(page.locator(".seats li").filter(has_text="Ben")).to_contain_text("you")
    assert page.url == f"{ben.server_url}/table/{table}"
    # Once seated, standing up is final: loading the page again seats nobody.
    page.get_by_role("button", name="Stand up").click()
    expect(page.get_by_role("button", name="Sit down", exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Sit down", exact=True)).to_be_visible()
