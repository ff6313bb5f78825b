"""``tamaya simulate`` for Hanabi."""

import json

import pytest

from tamaya.cli.main import USAGE_STATUS
from tamaya.i18n import Language

SIMULATE = ("simulate", "--bot", "careful", "--games", "2")


def test_the_figures_of_a_match_are_one_object(ask):
    words = ("--edition", "deluxe", "--with", "black-powder", "--set", "tokens=9", "--players", "3")
    answer = ask(*SIMULATE, *words, "--seed", "s", "--json", "-")
    figures = json.loads(answer.out)
    assert answer.status == 0
    assert (figures["game"], figures["edition"], figures["with"], figures["set"]) == (
        "hanabi",
        "deluxe",
        ["black-powder"],
        "tokens=9",
    )
    assert (figures["players"], figures["bot"], figures["games"]) == (3, "careful", 2)
    assert {"mean", "stderr", "mean_points", "perfect", "lost", "seconds"} < set(figures)
    assert figures["games_per_second"] > 0


def test_the_same_seed_gives_the_same_figures(ask):
    def figures(seed):
        said = json.loads(ask(*SIMULATE, "--seed", seed, "--json", "-").out)
        return {name: said[name] for name in ("mean", "stderr", "mean_points", "perfect", "lost")}

    assert figures("s") == figures("s") != figures("t")


@pytest.mark.parametrize("language", Language)
def test_the_scores_are_told_as_a_small_table(ask, language):
    answer = ask(*SIMULATE, "--lang", language)
    assert answer.status == 0
    assert "careful" in answer.out
    assert "0.0%" in answer.out or "0,0\u00a0%" in answer.out


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (("--bot", "florist"), USAGE_STATUS),
        (("--bot", "careful,careful,careful"), USAGE_STATUS),
        (("--bot", "careful", "--edition", "no such"), 1),
        (("--bot", "careful", "--set", "hand=10", "--players", "5"), 1),
    ],
)
def test_slips_are_met_kindly(ask, words, status):
    answer = ask("simulate", *words)
    assert (answer.status, answer.out) == (status, "")
    assert answer.err.startswith("tamaya: ")
