"""Bots answer questions about their moves during the game, where the table allows it."""

import pytest
from tests.web.test_replay_api import asked, two_at_a_table


async def test_a_bot_answers_the_only_person_during_the_game(alice, bob):
    table = await alice.open_table(seats=2, edition="standard", **{"first-seat": 1})
    async with alice.wire() as wire:
        await wire.attach(table)
        await wire.send_command(table, "sit", seat=0, contribution="0" * 32)
        await wire.send_command(table, "add-bot", bot="friend")
        assert (await wire.send_command(table, "start"))["type"] == "done"
        await wire.receive_until(
            lambda message: message["type"] == "entry" and message["view"]["legal-moves"]
        )
        address = f"/api/tables/{table}/answers"
        answer = (await alice.http.get(f"{address}/1")).json()
        assert (answer["number"], answer["seat"]) == (1, 1)
        assert answer["sentences"][0]["key"].startswith("friend-means-")
        assert await asked(alice, f"{address}/2") == (404, "no-such-move")
        # Somebody who watches has no seat to look from.
        assert await asked(bob, f"{address}/1") == (400, "not-seated")
        await wire.send_command(table, "vote-to-end")
    assert await asked(alice, f"{address}/1") == (400, "game-is-over")


@pytest.mark.parametrize(
    ("answers", "refusal"),
    [
        ("alone", (403, "answers-after-game")),
        ("after-game", (403, "answers-after-game")),
        # Nobody but a bot answers for itself.
        ("always", (404, "not-explained")),
    ],
)
async def test_where_people_play_the_host_decides_whether_bots_answer(alice, bob, answers, refusal):
    async with two_at_a_table(alice, bob, **{"bot-answers": answers}) as (table, wire, _):
        view = next(each["view"] for each in reversed(wire.messages) if each.get("view"))
        move = next(each for each in view["legal-moves"] if each["type"] == "clue")
        await wire.send_command(table, "move", move=move["text"])
        assert await asked(bob, f"/api/tables/{table}/answers/1") == refusal
