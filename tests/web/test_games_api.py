"""The options for a new table over HTTP, and the game that a choice makes."""

import pytest
from tests.web.local_server import RunningServer, visitor


async def test_anybody_may_see_what_can_be_played(server, alice):
    answer = await alice.http.get("/api/games")
    assert answer.status_code == 200
    assert [game["game"] for game in answer.json()["games"]] == ["hanabi", "ikebana"]
    assert answer.headers["cache-control"].startswith("public")
    again = await alice.http.get("/api/games", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_a_table_opens_with_the_default_options(alice):
    offered = (await alice.http.get("/api/games")).json()["defaults"]
    options = {name: value for name, value in offered.items() if name != "has-password"}
    await alice.open_table(**options)


async def test_the_game_of_a_choice_is_shown_before_the_table_opens(alice):
    options = {"edition": "first-box", "extensions": ["avalanche"], "seats": 3, "password": "x"}
    answer = await alice.http.post("/api/games/compose", json={"options": options})
    assert answer.status_code == 200
    summary = answer.json()["summary"]
    assert summary["game"] == "hanabi"
    assert [suit["name"] for suit in summary["rules"]["suits"]][-1] == "multicolour"
    assert (summary["rules"]["cards"], summary["rules"]["hand-size"]) == (55, 5)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"edition": "deluxe", "extensions": ["one-error"]}, "not-in-the-box"),
        ({"extensions": ["avalanche", "avalanche-tricky"]}, "extensions-exclude-each-other"),
        ({"game": "chess"}, "unknown-game"),
        ({"settings": {"tokens": "many"}}, "bad-setting"),
        ({"seats": 9}, "wrong-number-of-seats"),
        ({"colour": "red"}, "unknown-field"),
    ],
)
async def test_a_choice_that_makes_no_game_is_refused_by_name(alice, options, reason):
    answer = await alice.http.post("/api/games/compose", json={"options": options})
    assert (answer.status_code, answer.json()["reason"]) == (400, reason)


async def test_the_link_to_a_table_is_drawn_in_the_colour_of_the_text(server: RunningServer, alice):
    table = await alice.open_table(seats=2)
    answer = await alice.http.get(f"/api/tables/{table}/link.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg ")
    assert answer.text.count("currentColor") == 1
    other = await alice.open_table(seats=2)
    assert (await alice.http.get(f"/api/tables/{other}/link.svg")).text != answer.text
    async with visitor(server.url, "Bob") as bob:
        missing = await bob.http.get("/api/tables/nowhere/link.svg")
        assert (missing.status_code, missing.json()["reason"]) == (404, "no-such-table")
