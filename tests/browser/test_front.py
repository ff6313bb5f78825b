"""The home page: names, tables and settings."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

pytestmark = pytest.mark.slow

TABLE = re.compile(r"/table/[\w-]+$")


def test_one_press_starts_a_game_with_bots(new_person):
    page = new_person(screen="phone").go()
    name = page.get_by_label("Your name").input_value()
    assert name
    page.get_by_role("button", name="Play with bots").tap()
    page.wait_for_url(TABLE)
    page.goto("/".join(page.url.split("/")[:3]))
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)
    expect(page.get_by_role("region", name="Your games")).to_contain_text("Hanabi: Deluxe")


def test_ikebana_with_bots_is_one_press_away(new_person):
    page = new_person(screen="phone").go()
    expect(page.get_by_role("heading", name="Ikebana")).to_have_count(1)
    page.get_by_role("button", name="Ikebana with bots").tap()
    page.wait_for_url(TABLE)
    expect(page.get_by_role("heading", level=1)).to_have_text("Ikebana")
    expect(page.get_by_role("article")).to_have_count(3)


def test_an_empty_name_is_refused_with_a_reason(new_person):
    page = new_person().go()
    page.get_by_label("Your name").fill("\u200b")
    page.get_by_role("button", name="Play with bots").click()
    expect(page.get_by_role("status").filter(has_text="A name must have 1 to")).to_be_visible()


def test_a_link_or_its_last_part_leads_to_the_table(new_person):
    anna, ben = new_person("Anna"), new_person("Ben")
    table = anna.open_table(visibility="unlisted")
    for invitation in (f"http://elsewhere.example/table/{table}", table):
        page = ben.go()
        page.get_by_label("Join with a link").fill(invitation)
        page.get_by_role("button", name="Go", exact=True).click()
        page.wait_for_url(f"**/table/{table}")
    page = ben.go()
    page.get_by_label("Join with a link").fill("not a link")
    page.get_by_role("button", name="Go", exact=True).click()
    expect(page.get_by_text("isn’t a table link or code")).to_be_visible()


def test_the_language_the_theme_and_the_name_are_remembered(new_person):
    page = new_person("Anna").go()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Your name").fill("Anička")
    page.get_by_role("button", name="Change").click()
    page.get_by_text("Dark", exact=True).click()
    page.get_by_text("Čeština", exact=True).click()
    expect(page.get_by_role("heading", name="Nastavení")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Vítejte zpátky, Anička")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("lang", "cs")


def test_a_device_that_is_signed_out_has_to_start_again(new_person):
    anna, thief = new_person("Anna"), new_person(screen="phone")
    thief.sign_in_as(anna, "Mozilla/5.0 (Linux; Android 15) Firefox/143.0")
    stolen = thief.go(f"/table/{anna.open_table()}")
    expect(stolen.get_by_role("button", name="Sit down").first).to_be_visible()
    page = anna.go()
    page.get_by_role("button", name="Settings").click()
    devices = page.get_by_role("region", name="Your devices").get_by_role("listitem")
    expect(devices).to_have_count(2)
    expect(devices.first).to_contain_text("This device")
    page.get_by_role("button", name="Sign out: Firefox on Android").click()
    expect(devices).to_have_count(1)
    expect(stolen.get_by_text("You’re no longer signed in")).to_be_visible()
    stolen.get_by_role("button", name="Start again").click()
    expect(stolen.get_by_label("Your name")).to_be_visible()


def test_the_settings_can_be_used_with_keys(new_person):
    page = new_person().go()
    settings = page.get_by_role("button", name="Settings")
    settings.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(settings).to_be_focused()


def test_an_unknown_address_has_a_page(new_person):
    anna = new_person()
    anna.tolerated.append("answered 404")
    page = anna.go("/nowhere-at-all")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing behind this card.")
    page.get_by_role("link", name="Home page").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("but you")


def test_a_lost_connection_is_shown_and_reopened(new_person, server):
    anna = new_person("Anna")
    anna.tolerated += ["WebSocket", "ERR_CONNECTION_REFUSED"]
    page = anna.go(f"/table/{anna.open_table()}")
    page.wait_for_load_state("networkidle")
    server.close()
    lost = page.get_by_text("Connection lost")
    expect(lost).to_be_visible()
    server.open()
    expect(lost).not_to_be_visible(timeout=20_000)


def test_an_outdated_page_asks_to_be_reloaded(new_person):
    anna = new_person("Anna")
    page = anna.new_page()
    page.route_web_socket(re.compile("/wire$"), old_version)
    page.goto(f"{anna.server_url}/table/{anna.open_table()}")
    expect(page.get_by_text("a newer version of this page")).to_be_visible()
    with page.expect_navigation():
        page.get_by_role("button", name="Reload").click()


def old_version(page: WebSocketRoute) -> None:
    """Change the page's hello to an outdated version of the wire."""
    server = page.connect_to_server()
    page.on_message(
        lambda frame: server.send(
            json.dumps(message | {"version": 0})
            if (message := json.loads(frame)).get("type") == "hello"
            else frame
        )
    )
