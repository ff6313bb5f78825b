"""Bots of one's own on the command line: simulate, crossplay, play and serve."""

import os

import pytest

from tamaya.cli.serve import USAGE as SERVE
from tamaya.cli.serve import offer_requested_bots
from tamaya.cli.usage_parser import Arguments
from tamaya.i18n import Language
from tamaya.roster import external_bots
from tamaya.rules.shared_types import Refused

BOTS = """
from tamaya.rules.hanabi import Play

class First:
    def decide(self, view):
        return view.legal_moves[0]

class Raising:
    def decide(self, view):
        if view.board.turn > 1:
            raise ZeroDivisionError("oh no")
        return view.legal_moves[0]

class Illegal:
    def decide(self, view):
        return Play(99)
"""


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    (tmp_path / "own_bots.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(external_bots.VARIABLE, "")
    for known in (external_bots.load_external, external_bots.offered_bot):
        known.cache_clear()
    return tmp_path


def test_simulate_plays_with_a_class_of_a_file(ask):
    answer = ask("simulate", "--bot", "own_bots.py:First,careful", "--games", "2")
    assert answer.status == 0
    assert "own_bots.py:First,careful" in answer.out


def test_worker_processes_load_the_class_too(ask):
    words = ("--bot", "own_bots.py:First", "--games", "4", "--workers", "2")
    assert ask("simulate", *words).status == 0


def test_crossplay_pairs_a_class_of_a_file(ask):
    answer = ask("crossplay", "--bot", "own_bots.py:First,careful", "--games", "1")
    assert answer.status == 0
    assert answer.out.count("own_bots.py:First") == 2


def test_a_bot_that_raises_is_reported_with_its_seat_and_view_and_the_run_goes_on(ask):
    answer = ask("simulate", "--bot", "own_bots.py:Raising,careful", "--games", "2")
    assert answer.status == 1
    assert "A bot failed in 2 games" in answer.err
    assert "game 0, seat a: own_bots.py:Raising raised ZeroDivisionError: oh no" in answer.err
    assert "2 players, turn 3, a to act" in answer.err
    assert "?? " in answer.err


def test_an_illegal_move_is_reported_in_notation(ask):
    answer = ask("crossplay", "--bot", "own_bots.py:Illegal,careful", "--games", "1")
    assert answer.status == 1
    assert "own_bots.py:Illegal made the illegal move p99: it is none of the legal" in answer.err
    assert "careful" in answer.out


def test_a_bot_that_cannot_be_loaded_is_refused_before_anything_is_played(ask):
    answer = ask("simulate", "--bot", "own_bots.py:Missing")
    assert answer.status == 1
    assert "can’t be loaded: AttributeError" in answer.err


def test_play_seats_a_class_of_a_file(ask, monkeypatch):
    answer = ask("play", "--watch-bots", "own_bots.py:First,own_bots.py:First", "--plain")
    assert answer.status == 0
    assert "First" in answer.out


def test_serve_offers_a_class_of_a_file():
    asked = Arguments(SERVE, Language.ENGLISH, {"bot": "own_bots.py:First"})
    offer_requested_bots(asked)
    assert os.environ[external_bots.VARIABLE] == "own_bots.py:First"
    with pytest.raises(Refused):
        offer_requested_bots(Arguments(SERVE, Language.ENGLISH, {"bot": "freind"}))
