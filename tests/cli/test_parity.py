"""``tamaya parity`` and ``tamaya bench``: the engine compared and measured."""

import json

import pytest

from tamaya.cli.main import main
from tamaya.engine import cuda_opening, parity, speed

PAGE = "before\n<!-- {0}: start -->\nold\n<!-- {0}: end -->\nafter\n"


@pytest.fixture
def quick(monkeypatch):
    """Nothing is measured: every move takes as long."""
    monkeypatch.setattr(speed, "moves_a_second", lambda run, _: 1000.0 * run)
    monkeypatch.setattr(speed, "referee_run", lambda _, players: players)
    monkeypatch.setattr(speed, "engine_run", lambda _, players, *_asked: 100 * players)


def test_the_engine_and_the_referee_agree(capsys):
    assert main(["parity", "--games", "5"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "The engine and the referee agree."
    rows = [line.split() for line in told[3:]]
    assert [row[:3] for row in rows] == [["2", "2", "2"], *([n, "1", "1"] for n in "345")]
    assert all(int(row[3]) > 0 and row[4] == "0" for row in rows)


def test_a_difference_is_told_with_its_game(monkeypatch, capsys):
    def differ(*_asked):
        raise parity.Different("score of game 0: 1 and 2")

    monkeypatch.setitem(parity.SIDES, "cpu", differ)
    assert main(["parity", "--games", "1", "--lang", "fr"]) == 1
    told = " ".join(capsys.readouterr().out.split())
    assert "diffèrent" in told
    assert told.endswith("2 players: score of game 0: 1 and 2")


def test_the_result_is_written_between_its_markers(monkeypatch, tmp_path, capsys):
    monkeypatch.setitem(parity.SIDES, "cpu", lambda *_asked: 7)
    page = tmp_path / "page.md"
    page.write_text(PAGE.format("parity cpu"))
    assert main(["parity", "--games", "1", "--lang", "cs", "--write", str(page)]) == 0
    written = page.read_text()
    assert "| 2 | 1 | 1 | 7 | 0 |" in written
    assert "| Players | Rules | Games | Moves | Differences |" in written
    assert written.startswith("before\n")
    assert written.endswith("after\n")
    assert "old" not in written
    assert "Hráči" in capsys.readouterr().out


@pytest.mark.usefixtures("quick")
def test_a_page_without_markers_is_left_alone(tmp_path, capsys):
    page = tmp_path / "page.md"
    page.write_text("nothing\n")
    assert main(["bench", "--write", str(page)]) == 1
    assert page.read_text() == "nothing\n"
    assert "cannot be written" in " ".join(capsys.readouterr().err.split())


@pytest.mark.usefixtures("quick")
def test_the_speeds_of_all_who_play_are_told(tmp_path, capsys):
    page = tmp_path / "page.md"
    page.write_text(PAGE.format("bench cpu"))
    assert main(["bench", "--write", str(page)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[2].split("   ")[-1] == "5 players"
    assert len(told[3:]) == 7
    assert "| referee | none | 2\u202f000 | 3\u202f000 |" in page.read_text()


@pytest.mark.usefixtures("quick")
def test_the_speeds_are_told_to_programs(capsys):
    assert main(["bench", "--players", "4", "--json", "-"]) == 0
    figures = json.loads(capsys.readouterr().out)["figures"]
    assert figures[0] == {"who": "referee", "seen": "nothing", "moves_a_second": {"4": 4000}}
    assert {figure["seen"] for figure in figures} == {"nothing", "to-act", "all"}


@pytest.mark.parametrize("verb", ["parity", "bench"])
def test_without_a_graphics_card_nothing_is_done_on_it(verb, monkeypatch, capsys):
    class Card:
        @staticmethod
        def is_available() -> bool:
            return False

    monkeypatch.setattr(cuda_opening, "import_module", lambda _: Card)
    assert main([verb, "--device", "cuda"]) == 1
    assert "CUDA" in capsys.readouterr().err
