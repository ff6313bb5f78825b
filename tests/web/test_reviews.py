"""Reviews over HTTP: computed beside the server, stored, limited and cancelled."""

import asyncio

import httpx
import pytest
from tests.recorded_games import hanabi_file, ikebana_file, lost_game
from tests.web.local_server import SECONDS_OF_PATIENCE, local_server
from tests.web.test_replay_api import end_game, stranger, two_at_a_table

from tamaya.web.reviews.review_jobs import ReviewJobs, review_key
from tamaya.web.reviews.review_process_main import Reviewer
from tamaya.web.reviews.review_tasks import LookAtReview, StartReview
from tamaya.web.settings import Settings

__all__ = ["stranger"]

pytestmark = pytest.mark.slow


def patient_client(url: str) -> httpx.AsyncClient:
    """A visitor who waits until a process for reviews has started."""
    return httpx.AsyncClient(base_url=url, timeout=SECONDS_OF_PATIENCE)


async def reviewed(http: httpx.AsyncClient, path: str, body: dict | None = None) -> dict:
    """The review, however long it takes."""
    answer = (await http.post(path, json=body)).json()
    while answer["stage"] != "done":
        await asyncio.sleep(0.2)
        answer = (await http.get(f"/api/reviews/{answer['key']}")).json()
    return answer["review"]


async def test_a_review_names_the_move_that_lost_and_survives_a_restart(tmp_path):
    settings = Settings(database=f"sqlite:///{tmp_path / 'tamaya.db'}")
    record = {"record": lost_game()}
    async with (
        local_server(settings) as server,
        httpx.AsyncClient(base_url=server.url, timeout=SECONDS_OF_PATIENCE) as http,
    ):
        review = await reviewed(http, "/api/records/review", record)
    assert review["lost-at"] == 3
    losing = review["moves"][2]
    assert losing["is-losing"]
    assert losing["better"]["text"] in {review["saved-by"][0], losing["best"]}
    assert losing["sentences"][0]["key"] == "review-move-loses"
    assert [move["winnable"] for move in review["moves"]] == [True, True] + [False] * 6
    async with (
        local_server(settings) as server,
        httpx.AsyncClient(base_url=server.url, timeout=SECONDS_OF_PATIENCE) as http,
    ):
        again = (await http.post("/api/records/review", json=record)).json()
    assert (again["stage"], again["review"]) == ("done", review)


async def test_a_game_of_ikebana_is_reviewed_for_every_seat(stranger):
    review = await reviewed(stranger, "/api/records/review", {"record": ikebana_file()})
    assert review["game"] == "ikebana"
    assert len(review["points"]) == len(review["moves"][0]["leads"]) == 2
    labelled = [move for move in review["moves"] if move["label"]]
    assert labelled
    assert all(move["better"]["text"] == move["best"] != move["text"] for move in labelled)
    assert all(move["sentences"] for move in labelled)
    assert all(move["better"] is None for move in review["moves"] if not move["label"])


async def test_nobody_reviews_a_game_that_is_not_over(alice, bob, stranger):
    async with two_at_a_table(alice, bob) as (table, first, second):
        path = f"/api/tables/{table}/review"
        for http in (alice.http, stranger):
            answer = await http.post(path)
            assert (answer.status_code, answer.json()["reason"]) == (409, "game-not-over")
        await end_game((first, second), table)
        assert (await stranger.post(path)).json()["stage"] in ("waiting", "running", "done")


async def test_a_review_that_nobody_asked_for_does_not_exist(stranger):
    for key in ("0" * 64, "nonsense", "00"):
        answer = await stranger.get(f"/api/reviews/{key}")
        assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-review")
        assert (await stranger.delete(f"/api/reviews/{'0' * 64}")).status_code == 204


async def test_what_is_no_game_is_not_reviewed(stranger):
    answer = (await stranger.post("/api/records/review", json={"record": "{}"})).json()
    while "stage" in answer:
        await asyncio.sleep(0.1)
        answer = (await stranger.get(f"/api/reviews/{answer['key']}")).json()
    assert answer["reason"] == "unknown-format"


async def test_reviews_are_limited_and_cancelled_by_those_who_asked(server):
    jobs: ReviewJobs = ReviewJobs(
        Settings(reviews_per_guest=2), server.app_state.store, server.app_state.clock
    )
    ann, bob = frozenset({"ann"}), frozenset({"bob"})
    keys = [review_key(text) for text in ("one", "two", "three")]
    for key in keys[:2]:
        jobs.start(key, hanabi_file(), ann)
    with pytest.raises(Exception, match="too-many-reviews"):
        jobs.start(keys[2], hanabi_file(), ann)
    await jobs.cancel(keys[0], bob)
    assert jobs.job(keys[0]) is not None
    await jobs.cancel(keys[0], ann)
    assert jobs.job(keys[0]) is None
    jobs.start(keys[2], hanabi_file(), ann)
    await jobs.close()
    assert all(jobs.job(key) is None for key in keys)


async def test_a_server_without_the_engine_says_that_it_reviews_nothing(stranger, monkeypatch):
    monkeypatch.setattr("tamaya.web.reviews.review_jobs.has_engine", lambda: False)
    answer = await stranger.post("/api/records/review", json={"record": lost_game()})
    assert (answer.status_code, answer.json()["reason"]) == (404, "reviews-not-installed")


async def test_a_failure_of_a_review_reaches_the_server_without_its_text(monkeypatch):
    def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError("blue five")

    monkeypatch.setattr("tamaya.web.reviews.review_process_main.review_game", fail)
    reviewer = Reviewer()
    state = reviewer.run(StartReview(hanabi_file()))
    while state.failure is None:
        await asyncio.sleep(0.02)
        state = reviewer.run(LookAtReview())
    assert state.failure == "ZeroDivisionError"
