"""``tamaya crossplay``: how well every pair of bots plays."""

import json
from xml.etree import ElementTree as ET

import pytest

from tamaya.arena import in_this_process
from tamaya.cli import match_arguments
from tamaya.cli.entry_point import INTERRUPTED_STATUS
from tamaya.cli.main import USAGE_STATUS
from tamaya.i18n import Language

CROSSPLAY = ("crossplay", "--games", "2", "--seed", "s")


def test_every_pair_of_bots_has_its_figures(ask):
    answer = ask(*CROSSPLAY, "--bot", "careful,random", "--players", "3", "--json", "-")
    figures = json.loads(answer.out)
    assert (answer.status, figures["bots"], figures["players"]) == (0, ["careful", "random"], 3)
    assert [cell["bots"] for cell in figures["cells"]] == [
        ["careful", "careful"],
        ["careful", "random"],
        ["random", "random"],
    ]
    alone = json.loads(
        ask("simulate", *CROSSPLAY[1:], "--bot", "careful", "--players", "3", "--json", "-").out
    )
    assert figures["cells"][0]["mean"] == alone["mean"]


@pytest.mark.parametrize("language", Language)
def test_the_matrix_is_a_table_with_a_row_for_each_bot(ask, language):
    answer = ask(*CROSSPLAY, "--bot", "careful,random", "--lang", language)
    rows = [row.split()[0] for row in answer.out.splitlines() if "±" in row]
    assert rows == ["careful", "random"]


def test_a_bot_named_twice_has_one_row(ask):
    answer = ask(*CROSSPLAY, "--bot", "random,random", "--json", "-")
    assert json.loads(answer.out)["bots"] == ["random"]


def test_the_matrix_can_be_drawn(ask, tmp_path):
    file = tmp_path / "matrix.svg"
    ask(*CROSSPLAY, "--bot", "careful,random", "--plot", str(file))
    picture = ET.parse(file).getroot()
    fields = [each for each in picture.iter() if each.tag.endswith("rect") and each.get("x")]
    assert len(fields) == 4


def test_an_interrupted_crossplay_prints_the_finished_pairs(ask, tmp_path, monkeypatch):
    def executor(match, pieces):
        if match.bots == ("random",):
            raise KeyboardInterrupt
        yield from in_this_process(match, pieces)

    monkeypatch.setattr(match_arguments, "in_processes", lambda _: executor)
    file = tmp_path / "matrix.svg"
    answer = ask(*CROSSPLAY, "--bot", "careful,random", "--plot", str(file))
    assert answer.status == INTERRUPTED_STATUS
    *_, last = answer.out.splitlines()
    assert last.split()[0] == "random"
    assert last.split()[-1] == "–"
    picture = ET.parse(file).getroot()
    fields = [each for each in picture.iter() if each.tag.endswith("rect") and each.get("x")]
    assert len(fields) == 3


def test_an_unwritable_file_is_refused_before_anything_is_played(ask, tmp_path):
    answer = ask("crossplay", "--bot", "friend", "--games", "1000000", "--json", str(tmp_path))
    assert (answer.status, answer.out) == (1, "")


@pytest.mark.parametrize(
    "words",
    [(), ("--bot", "clever"), ("--bot", "careful", "--plot", "matrix.png")],
)
def test_invalid_options_are_refused(ask, words):
    answer = ask("crossplay", *words)
    assert (answer.status, answer.out) == (USAGE_STATUS, "")
    assert answer.err.startswith("tamaya: ")
