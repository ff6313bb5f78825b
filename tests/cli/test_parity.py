"""``tamaya parity`` and ``tamaya benchmark``: the engine compared and measured."""

import json
from pathlib import Path
from runpy import run_path

import pytest

from tamaya.cli import benchmark
from tamaya.cli import parity as parity_verb
from tamaya.cli.main import main
from tamaya.engine import devices, parity, speed
from tamaya.engine.cuda import gpu_availability
from tamaya.engine.refusals import EngineRefusal
from tamaya.i18n import Language, catalogue
from tamaya.rules.hanabi import Refused

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
PAGE = "before\n<!-- {0}: start -->\nold\n<!-- {0}: end -->\nafter\n"


@pytest.fixture
def quick(monkeypatch):
    """Replace the measurements by fixed speeds."""
    monkeypatch.setattr(speed, "moves_a_second", lambda run, _: 1000.0 * run)
    monkeypatch.setattr(speed, "referee_workload", lambda _, players: players)
    monkeypatch.setattr(speed, "engine_workload", lambda _, players, *_arguments: 100 * players)


def test_the_engine_and_the_referee_agree(capsys):
    assert main(["parity", "--games", "5"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "The engine and the referee agree."
    rows = [line.split() for line in lines[3:]]
    assert [row[:3] for row in rows] == [["2", "2", "2"], *([n, "1", "1"] for n in "345")]
    assert all(int(row[3]) > 0 and row[4] == "0" for row in rows)


def test_a_difference_is_printed_with_its_game(monkeypatch, capsys):
    def differ(*_arguments):
        raise parity.ParityMismatch("score of game 0: 1 and 2")

    monkeypatch.setitem(parity.COMPARISONS, "cpu", differ)
    assert main(["parity", "--games", "1", "--lang", "fr"]) == 1
    text = " ".join(capsys.readouterr().out.split())
    assert "diffèrent" in text
    assert text.endswith("2 players: score of game 0: 1 and 2")


def test_the_result_is_written_between_its_markers(monkeypatch, tmp_path, capsys):
    monkeypatch.setitem(parity.COMPARISONS, "cpu", lambda *_arguments: 7)
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


START, END = "<!-- {0}: start -->", "<!-- {0}: end -->"


@pytest.fixture
def idle(monkeypatch):
    """Fail if anything is played or measured."""

    def start(*_arguments):
        pytest.fail("a measurement was started")

    monkeypatch.setattr(speed, "moves_a_second", start)
    monkeypatch.setattr(parity, "compare_every_game", start)


@pytest.mark.usefixtures("idle")
@pytest.mark.parametrize("verb", ["benchmark", "parity"])
@pytest.mark.parametrize("text", ["nothing\n", f"{START}\nno end\n", f"{END}\n{START}\n"])
@pytest.mark.parametrize(
    ("language", "why"),
    [("en", "no markers"), ("fr", "il manque les repères"), ("cs", "chybějí značky")],
)
def test_a_page_without_markers_is_refused_before_measuring(
    verb, text, language, why, tmp_path, capsys
):
    page = tmp_path / "page.md"
    page.write_text(text.format(f"{verb} cpu"))
    words = [verb, "--device", "cpu", "--lang", language]
    assert main([*words, "--write", str(page)]) == 2
    assert page.read_text() == text.format(f"{verb} cpu")
    text = " ".join(capsys.readouterr().err.split())
    assert why in text
    assert f"{verb} cpu" in text


@pytest.mark.usefixtures("idle")
@pytest.mark.parametrize("verb", ["benchmark", "parity"])
def test_a_missing_page_is_refused_before_measuring(verb, tmp_path, capsys):
    assert main([verb, "--device", "cpu", "--write", str(tmp_path / "none.md")]) == 1
    assert "Can’t read the file" in " ".join(capsys.readouterr().err.split())


@pytest.mark.usefixtures("quick")
def test_bench_prints_every_speed(tmp_path, capsys):
    page = tmp_path / "page.md"
    page.write_text(PAGE.format("benchmark cpu"))
    assert main(["benchmark", "--write", str(page)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[2].split("   ")[-1] == "5 players"
    assert len(lines[3:]) == 7
    assert "| referee | none | 2,000 | 3,000 |" in page.read_text()


@pytest.mark.usefixtures("quick")
def test_bench_measures_a_graphics_card_where_there_is_one(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(devices, "available_devices", lambda: ("cpu", "cuda"))
    monkeypatch.setattr(benchmark, "machine", lambda device: f"some {device}")
    monkeypatch.setattr(benchmark, "versions", lambda *names: " and ".join(names))
    page = tmp_path / "page.md"
    page.write_text(PAGE.format("benchmark cpu") + PAGE.format("benchmark cuda"))
    assert main(["benchmark", "--write", str(page)]) == 0
    assert len(capsys.readouterr().out.splitlines()[3:]) == 10
    of_cpu, of_cuda = page.read_text().split("after\n")[:2]
    for text, rows, device in ((of_cpu, 7, "cpu"), (of_cuda, 3, "cuda")):
        assert len([line for line in text.splitlines() if line.startswith("| ")]) == 1 + rows
        assert f"- machine: some {device}\n" in text
        assert f"`tamaya benchmark --device {device} --seconds 1`" in text
    assert main(["benchmark", "--device", "cpu"]) == 0
    assert len(capsys.readouterr().out.splitlines()[3:]) == 7


def test_a_device_is_available_unless_it_is_refused(monkeypatch):
    devices_left = {"cuda"}
    monkeypatch.setattr(devices, "refuse_without_gpu", lambda: devices_left.remove("cuda"))
    assert devices.available_devices() == ("cpu", "cuda")

    def refuse() -> None:
        raise Refused(EngineRefusal.NO_GPU)

    monkeypatch.setattr(devices, "refuse_without_gpu", refuse)
    assert devices.available_devices() == ("cpu",)


def test_peers_are_not_measured_without_a_graphics_card(monkeypatch, capsys):
    def refuse() -> None:
        raise Refused(EngineRefusal.NO_GPU)

    monkeypatch.setattr(devices, "refuse_without_gpu", refuse)
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    peers = run_path(str(BENCHMARKS / "peers.py"))
    assert peers["main"](["--device", "cuda"]) == 1
    assert "CUDA" in capsys.readouterr().err


def test_large_numbers_are_written_the_same_on_every_page(monkeypatch):
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    peers = run_path(str(BENCHMARKS / "peers.py"))
    row = peers["PeerRow"](2, "nothing", 15495566.4, "OpenSpiel", 65129.0)
    assert "| 15,495,566 | OpenSpiel | 65,129 | 238 |" in peers["table"]([row])
    english = catalogue(Language.ENGLISH)
    compared = [parity.ParityCount(2, 163, 25000, 812706)]
    assert parity_verb.rows_of(compared, english)[1] == ("2", "163", "25,000", "812,706", "0")
    assert benchmark.rows_of({("referee", "nothing"): {2: 29603.2}}, english)[1][-1] == "29,603"


@pytest.mark.usefixtures("quick")
def test_bench_can_print_json(capsys):
    assert main(["benchmark", "--players", "4", "--json", "-"]) == 0
    figures = json.loads(capsys.readouterr().out)["figures"]
    assert figures[0] == {"who": "referee", "seen": "nothing", "moves_a_second": {"4": 4000}}
    assert {figure["seen"] for figure in figures} == {"nothing", "to-act", "all"}


@pytest.mark.parametrize("verb", ["parity", "benchmark"])
def test_cuda_without_a_graphics_card_is_refused(verb, monkeypatch, capsys):
    class Card:
        @staticmethod
        def is_available() -> bool:
            return False

    monkeypatch.setattr(gpu_availability, "import_module", lambda _: Card)
    assert main([verb, "--device", "cuda"]) == 1
    assert "CUDA" in capsys.readouterr().err
