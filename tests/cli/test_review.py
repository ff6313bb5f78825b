"""``tamaya review`` reviews a recorded game."""

import json
import re
from dataclasses import replace
from functools import partial
from random import Random

import pytest
from tests.recorded_games import ikebana_file

from tamaya.analysis import game_review
from tamaya.analysis.game_review import Effort, review_game
from tamaya.notation import (
    hanabi_record_of,
    parse_hanabi_moves,
    replay_record,
    write_link,
    write_record,
)
from tamaya.rules.hanabi import Choice, Game, Seat, compose, seed_from_words
from tamaya.testing.hanabi_random_games import play_randomly

QUICK = Effort(widths=(30, 300), curve_worlds=0)
NAMES = ("Alice", "Bob", "Cathy")


def some_record():
    game = Game.deal(compose(Choice()), 3, seed_from_words("a review"), Seat(0))
    played = play_randomly(game, Random("a"), skill=0.8, rearrange_rate=0)[-1]
    return hanabi_record_of(played, NAMES, Choice())


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    """Play no games on, unless a test wants to."""
    monkeypatch.setattr(game_review, "review_game", partial(review_game, effort=QUICK))


@pytest.fixture
def review(ask, tmp_path):
    """Run the program on a text in a file."""

    def answer(text, *words):
        path = tmp_path / "game.json"
        path.write_text(text, encoding="utf-8")
        return ask("review", str(path), *words)

    return answer


def test_json_has_every_field_and_the_line_that_saves_the_game(review):
    record = some_record()
    found = json.loads(review(write_record(record), "--json", "-").out)
    assert found["highest"] == {"exact": 25}
    lost_at = found["lost_at"]
    assert lost_at is not None
    assert [move["winnable"] for move in found["moves"]] == [
        number < lost_at for number in range(len(found["moves"]))
    ]
    moves = [move["move"] for move in found["moves"][:lost_at]]
    saved = replace(record, moves=parse_hanabi_moves(" ".join([*moves, *found["saved_by"]])))
    assert replay_record(saved).game.outcome.score == 25
    assert found["reason"]["obstacle"]
    assert set(found["moves"][0]) >= {
        *("turn", "seat", "move", "perfect", "expected", "luck", "choice"),
        *("best", "loss", "error", "label", "winnable"),
    }


@pytest.mark.parametrize("language", ["en", "fr", "cs"])
def test_the_text_names_the_turn_that_lost_the_game(review, language):
    record = some_record()
    found = json.loads(review(write_record(record), "--json", "-").out)
    turn = found["moves"][found["lost_at"]]["turn"]
    answer = review(write_record(record), "--lang", language)
    assert answer.status == 0
    assert str(turn) in answer.out


def test_a_link_is_reviewed_like_a_file(review):
    record = some_record()
    by_link, by_file = (
        json.loads(review(text, "--json", "-").out)
        for text in (write_link(record), write_record(record))
    )
    # A link names the suits of its own site.
    assert [move["winnable"] for move in by_link["moves"]] == [
        move["winnable"] for move in by_file["moves"]
    ]
    assert by_link["lost_at"] == by_file["lost_at"]


def test_what_is_no_record_is_refused(review):
    assert review("{}").status == 1


def test_an_illegal_move_is_named_after_the_review_of_those_before(review):
    record = some_record()
    broken = replace(record, moves=(*record.moves[:3], *parse_hanabi_moves("t9")))
    answer = review(write_record(broken))
    assert answer.status == 1
    assert "4" in answer.out


@pytest.mark.parametrize("language", ["en", "fr", "cs"])
def test_the_page_needs_no_other_file(review, tmp_path, monkeypatch, language):
    effort = Effort(widths=(30, 300), curve_worlds=3, cost_rollouts=10, cost_worlds=3)
    monkeypatch.setattr(game_review, "review_game", partial(review_game, effort=effort))
    record = some_record()
    path = tmp_path / "review.html"
    start = replace(record, moves=record.moves[:6])
    assert review(write_record(start), "--html", str(path), "--lang", language).status == 0
    page = path.read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert f'lang="{language}"' in page
    assert page.count("<polyline") == 2
    assert "<script" not in page
    assert not re.search(r"(src|href)=", page)
    assert page.count("<tr") == 1 + 6


def test_a_game_of_ikebana_has_the_same_kinds_of_report(review, tmp_path):
    found = json.loads(review(ikebana_file(), "--json", "-").out)
    assert found["game"] == "ikebana"
    assert [set(seat) for seat in found["seats"]] == [{"luck", "choice"}] * 2
    labelled = [move for move in found["moves"] if move["label"]]
    assert labelled
    assert all(move["best"] != move["move"] for move in labelled)
    assert set(found["moves"][0]) == {
        *("turn", "round", "seat", "move", "leads", "luck", "choice", "best", "loss", "worth"),
        *("win_chance", "win_chance_lost", "label"),
    }
    path = tmp_path / "review.html"
    assert review(ikebana_file(), "--html", str(path)).status == 0
    page = path.read_text(encoding="utf-8")
    assert page.count("<polyline") == 2
    assert page.count("<tr") == 1 + len(found["moves"])


@pytest.mark.parametrize("language", ["en", "fr", "cs"])
def test_the_report_of_ikebana_names_luck_and_choices_of_each_seat(review, language):
    answer = review(ikebana_file(), "--lang", language)
    assert answer.status == 0
    assert "florist" in answer.out
    assert "{" not in answer.out
