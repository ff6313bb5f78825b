"""Games from elsewhere and other moves in finished games, over HTTP."""

import httpx
import pytest
from tests.recorded_games import NAMES, hanabi_file, hanabi_link, played_hanabi
from tests.web.test_replay_api import end_game, stranger, two_at_a_table

from tamaya.notation import read_any_record, write_hanab_live

__all__ = ["stranger"]

RECORDS = "/api/records"


async def sent(http: httpx.AsyncClient, path: str, **body: object) -> tuple[int, dict]:
    answer = await http.post(path, json=body)
    return answer.status_code, answer.json()


@pytest.mark.parametrize("form", ["native", "hanab-live", "link"])
async def test_a_game_from_elsewhere_is_shown_to_anybody_and_stored_nowhere(stranger, form):
    text = {
        "native": hanabi_file,
        "hanab-live": lambda: write_hanab_live(read_any_record(hanabi_file())),
        "link": hanabi_link,
    }[form]()
    status, answer = await sent(stranger, f"{RECORDS}/finished-game", record=text)
    assert status == 200
    game = answer["game"]
    moves = played_hanabi().moves
    assert len(game["moves"]) == len(moves)
    assert (game["state"]["phase"], game["state"]["fairness"]) == ("finished", None)
    if form != "link":
        assert [holder["name"] for holder in game["state"]["holders"]] == list(NAMES)
    record = answer["record"]
    assert len(read_any_record(record).moves) == len(moves)
    _, view = await sent(stranger, f"{RECORDS}/views", record=record, move=7, viewpoint="1")
    assert (view["seat"], view["board"]["turn"]) == (1, 7)
    _, explained = await sent(stranger, f"{RECORDS}/explanations", record=record, move=7)
    assert explained["number"] == 7
    assert (await stranger.get("/api/tables")).json() == {"tables": []}


async def test_what_is_no_game_is_refused_with_a_reason(stranger):
    for text, reason in (
        ("https://hanab.live/replay/123", "unreadable-link"),
        ("{", "not-json"),
        ('{"a": 1}', "unknown-format"),
        ("", "unreadable-link"),
    ):
        refused = await sent(stranger, f"{RECORDS}/finished-game", record=text)
        assert (refused[0], refused[1]["reason"]) == (400, reason)
    record = hanabi_file()
    assert (await sent(stranger, f"{RECORDS}/views", record=record, move=999))[0] == 404
    for viewpoint in ("3", "x", "-1"):
        refused = await sent(
            stranger, f"{RECORDS}/finished-game", record=record, viewpoint=viewpoint
        )
        assert refused[1]["reason"] == "no-such-viewpoint"
    long = await sent(stranger, f"{RECORDS}/finished-game", record="x" * 100_000)
    assert long[0] == 413


async def test_other_moves_are_played_on_from_any_position(stranger):
    record = hanabi_file()
    url = f"{RECORDS}/what-if"
    _, at = await sent(stranger, url, record=record, move=4, moves=[])
    acting = at["view"]["board"]["seat-to-act"]
    assert at["view"]["seat"] == acting
    assert all(card["face"] for hand in at["view"]["hands"] for card in hand)
    move = at["view"]["legal-moves"][-1]["text"]
    _, after = await sent(stranger, url, record=record, move=4, moves=[move])
    assert (after["moves"], after["seats"]) == ([move], [acting])
    assert after["view"]["seat"] != acting
    assert len(after["entries"]) == 1
    assert after["entries"][0]["sentences"]
    refused = await sent(stranger, url, record=record, move=4, moves=["p49"])
    assert refused == (400, {"reason": "not-in-your-hand", "details": {}})
    beyond = await sent(stranger, url, record=record, move=len(played_hanabi().moves), moves=["d1"])
    assert beyond[1]["reason"] == "game-over"


async def test_through_a_seats_view_its_own_cards_stay_hidden_and_bots_play_the_others(stranger):
    body = {"record": hanabi_file(), "move": 4, "hands": "others", "seat": 0}
    _, at = await sent(stranger, f"{RECORDS}/what-if", moves=[], **body)
    assert at["view"]["seat"] == at["view"]["board"]["seat-to-act"] == 0
    assert at["seats"] == [1, 2]
    hands = [[card["face"] for card in hand] for hand in at["view"]["hands"]]
    assert set(hands[0]) == {None}
    assert all(hands[1])
    drawn = [event for entry in at["entries"] for event in entry["game-events"]]
    assert all(event.get("face") for event in drawn if event["type"] == "drew")


async def test_nobody_plays_on_in_a_game_that_is_not_over(alice, bob, stranger):
    async with two_at_a_table(alice, bob) as (table, first, second):
        path = f"/api/tables/{table}/what-if"
        for http in (alice.http, stranger):
            status, refused = await sent(http, path, move=0, moves=[])
            assert (status, refused["reason"]) == (409, "game-not-over")
        await end_game((first, second), table)
        status, answer = await sent(stranger, path, move=0, moves=[])
        assert status == 200
        assert answer["state"]["phase"] == "playing"
        assert answer["state"]["fairness"] is None
