"""Ikebana on the command line: rules, records and simulations."""

import json
from random import Random

import pytest

from tamaya.cli.main import USAGE_STATUS
from tamaya.i18n import Language
from tamaya.notation import ikebana_record_of, write_record
from tamaya.rules.ikebana import Game, Rules, Seat, seed_from_words
from tamaya.testing.ikebana_random_games import play_randomly

NAMES = ("Marie", "Léa", "Sandra")


@pytest.fixture(scope="module")
def game() -> Game:
    rules = Rules(final_bouquet=True)
    return play_randomly(Game.deal(rules, 3, seed_from_words("record"), Seat(0)), Random(3), 0.5)[
        -1
    ]


@pytest.fixture
def file(game, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(write_record(ikebana_record_of(game, NAMES, "one")) + "\n", encoding="utf-8")
    return path


@pytest.mark.parametrize("language", Language)
def test_the_rules_page_of_ikebana(ask, language):
    page = ask("rules", "--game", "ikebana", "--lang", language)
    assert (page.status, page.err) == (0, "")
    assert page.out.startswith("Ikebana\n=======\n")
    assert all(len(line) <= 80 for line in page.out.splitlines())
    longer = ask("rules", "--game", "ikebana", "--with", "final-bouquet", "--lang", language)
    assert len(longer.out) > len(page.out)


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (("--edition", "deluxe"), USAGE_STATUS),
        (("--set", "tokens=9"), USAGE_STATUS),
        (("--with", "avalanche"), 1),
        (("--players", "6"), 1),
    ],
)
def test_options_of_hanabi_are_refused(ask, words, status):
    answer = ask("rules", "--game", "ikebana", *words)
    assert (answer.status, answer.out) == (status, "")
    assert answer.err.startswith("tamaya: ")


def test_a_record_is_verified_with_points_by_seat(ask, game, file):
    answer = ask("verify", str(file))
    points = list(game.board.points)
    assert json.loads(answer.out) == {
        "id": "one",
        "legal": True,
        "at": None,
        "reason": None,
        "turns": 60,
        "score": points,
        "points": points,
        "outcome": "finished",
        "fair": True,
    }
    assert answer.status == 0


def test_verify_reports_the_first_illegal_move(ask, file):
    data = json.loads(file.read_text(encoding="utf-8"))
    data["moves"] = ["d", "d"]
    file.write_text(json.dumps(data), encoding="utf-8")
    answer = ask("verify", str(file))
    found = json.loads(answer.out)
    assert answer.status == 1
    assert (found["legal"], found["at"], found["reason"]) == (False, 1, "already-drawn")
    assert (found["turns"], found["score"], found["outcome"]) == (0, [6, 6, 6], "unfinished")


@pytest.mark.parametrize("language", Language)
def test_a_record_is_replayed_turn_by_turn(ask, file, language):
    answer = ask("replay", str(file), "--lang", language)
    assert (answer.status, answer.err) == (0, "")
    assert "\n  1. " in answer.out
    assert "\n 60. " in answer.out
    assert all(len(line) <= 80 for line in answer.out.splitlines())


def test_a_seat_does_not_see_what_others_drew(ask, file):
    everything = ask("replay", str(file)).out
    own = ask("replay", str(file), "--seat", "1").out
    assert "Marie draws the " in everything
    assert "Marie draws the " not in own
    assert "Léa draws the " in own
    assert "As seen by Léa." in own


def test_an_illegal_record_is_replayed_up_to_the_illegal_move(ask, file):
    data = json.loads(file.read_text(encoding="utf-8"))
    data["moves"] = ["d", "ba"]
    file.write_text(json.dumps(data), encoding="utf-8")
    answer = ask("replay", str(file))
    assert answer.status == 1
    assert "Move 2 of the record is illegal" in answer.out


SIMULATE = ("simulate", "--game", "ikebana", "--bot", "florist,greedy", "--games", "4")


def test_a_simulation_prints_the_shares_of_wins(ask):
    answer = ask(*SIMULATE, "--players", "3", "--seed", "s", "--json", "-")
    figures = json.loads(answer.out)
    assert answer.status == 0
    assert (figures["game"], figures["players"], figures["games"]) == ("ikebana", 3, 4)
    bots = figures["bots"]
    assert set(bots) == {"florist", "greedy"}
    assert sum(bot["share_of_wins"] for bot in bots.values()) == pytest.approx(1)
    assert bots["florist"]["fair_share"] == 0.5
    assert bots["greedy"]["mean_points"] > 0
    assert figures["bot"] == "florist,greedy"
    assert figures["games_per_second"] > 0

    def is_same(seed):
        figures = json.loads(ask(*SIMULATE, "--players", "3", "--seed", seed, "--json", "-").out)
        return figures["bots"] == bots

    assert (is_same("s"), is_same("t")) == (True, False)


def test_the_figures_can_be_written_to_a_file(ask, tmp_path):
    file = tmp_path / "figures.json"
    assert ask(*SIMULATE, "--json", str(file)) == (0, "", "")
    assert json.loads(file.read_text(encoding="utf-8"))["players"] == 2
    answer = ask(*SIMULATE, "--json", str(tmp_path))
    assert answer.status == 1
    assert "Can’t write to the file" in " ".join(answer.err.split())


@pytest.mark.parametrize("language", Language)
def test_the_shares_are_printed_as_a_table(ask, language):
    answer = ask(*SIMULATE, "--with", "final-bouquet", "--lang", language)
    assert answer.status == 0
    assert "florist" in answer.out
    assert "50.0%" in answer.out or "50,0\u00a0%" in answer.out


@pytest.mark.parametrize(
    "words",
    [
        ("--game", "ikebana"),
        ("--bot", "greedy"),
        ("--game", "go", "--bot", "greedy"),
        ("--game", "ikebana", "--bot", "gardener"),
        ("--game", "ikebana", "--bot", ""),
        ("--game", "ikebana", "--bot", "greedy,greedy,florist"),
        ("--game", "ikebana", "--bot", "greedy", "--players", "6"),
        ("--game", "ikebana", "--bot", "greedy", "--games", "0"),
        ("--game", "ikebana", "--bot", "greedy", "--games", "many"),
        ("--game", "ikebana", "--bot", "greedy", "--workers", "0"),
    ],
)
def test_invalid_options_of_a_simulation_are_refused(ask, words):
    answer = ask("simulate", *words)
    assert (answer.status, answer.out) == (USAGE_STATUS, "")
    assert "tamaya simulate" in answer.err
