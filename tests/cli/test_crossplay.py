"""``tamaya crossplay``: who plays how well with whom."""

import json
from xml.etree import ElementTree as ET

import pytest

from tamaya.arena import in_this_process
from tamaya.cli import match_arguments
from tamaya.cli.main import INTERRUPTED_STATUS, USAGE_STATUS
from tamaya.i18n import Language

CROSSPLAY = ("crossplay", "--games", "2", "--seed", "s")


def test_every_two_bots_have_their_figures(ask):
    answer = ask(*CROSSPLAY, "--bot", "careful,random", "--players", "3", "--json", "-")
    said = json.loads(answer.out)
    assert (answer.status, said["bots"], said["players"]) == (0, ["careful", "random"], 3)
    assert [cell["bots"] for cell in said["cells"]] == [
        ["careful", "careful"],
        ["careful", "random"],
        ["random", "random"],
    ]
    alone = json.loads(
        ask("simulate", *CROSSPLAY[1:], "--bot", "careful", "--players", "3", "--json", "-").out
    )
    assert said["cells"][0]["mean"] == alone["mean"]


@pytest.mark.parametrize("language", Language)
def test_the_matrix_is_a_table_with_a_row_for_each_bot(ask, language):
    answer = ask(*CROSSPLAY, "--bot", "careful,random", "--lang", language)
    rows = [row.split()[0] for row in answer.out.splitlines() if "±" in row]
    assert rows == ["careful", "random"]


def test_a_bot_that_is_named_twice_has_one_row(ask):
    answer = ask(*CROSSPLAY, "--bot", "random,random", "--json", "-")
    assert json.loads(answer.out)["bots"] == ["random"]


def test_the_matrix_can_be_drawn(ask, tmp_path):
    file = tmp_path / "matrix.svg"
    ask(*CROSSPLAY, "--bot", "careful,random", "--plot", str(file))
    drawn = ET.parse(file).getroot()
    fields = [each for each in drawn.iter() if each.tag.endswith("rect") and each.get("x")]
    assert len(fields) == 4


def test_someone_who_interrupts_is_told_the_pairs_that_are_done(ask, tmp_path, monkeypatch):
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
    drawn = ET.parse(file).getroot()
    fields = [each for each in drawn.iter() if each.tag.endswith("rect") and each.get("x")]
    assert len(fields) == 3


def test_a_matrix_that_cannot_be_written_is_refused_before_anything_is_played(ask, tmp_path):
    answer = ask("crossplay", "--bot", "friend", "--games", "1000000", "--json", str(tmp_path))
    assert (answer.status, answer.out) == (1, "")


@pytest.mark.parametrize(
    "words",
    [(), ("--bot", "clever"), ("--bot", "careful", "--plot", "matrix.png")],
)
def test_slips_are_met_kindly(ask, words):
    answer = ask("crossplay", *words)
    assert (answer.status, answer.out) == (USAGE_STATUS, "")
    assert answer.err.startswith("tamaya: ")
