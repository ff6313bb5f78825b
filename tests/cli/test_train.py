"""``tamaya train``: what it prints, and what it refuses before anything is trained."""

import sys
from importlib.util import find_spec

import pytest

from tamaya.cli.main import main

RECIPE = """
games = 16
minibatches = 1
report_every = 1
evaluate_every = 2
evaluation_games = 16
[game]
edition = "custom"
settings = { suits = "red+blue", values = "3", hand = "2", tokens = "3" }
[network]
width = 8
layers = 1
[ppo]
updates = 2
"""
needs_torch = pytest.mark.skipif(
    find_spec("torch") is None, reason="PyTorch is not installed (extra learn)"
)


@pytest.fixture
def recipe(tmp_path):
    file = tmp_path / "recipe.toml"
    file.write_text(RECIPE)
    return str(file)


def words_of(capsys):
    output = capsys.readouterr()
    return " ".join(output.out.split()), " ".join(output.err.split())


@needs_torch
@pytest.mark.parametrize(
    ("language", "line", "evaluation"),
    [
        ("en", "Update 2 of 2,", "Greedy play over 16 new games:"),
        ("fr", "Mise à jour 2 sur 2,", "sur 16 nouvelles parties :"),
        ("cs", "Aktualizace 2 z 2,", "(celkem 16):"),
    ],
)
def test_it_trains_and_prints_how_it_goes(language, line, evaluation, recipe, tmp_path, capsys):
    folder = tmp_path / "run"
    assert main(["train", recipe, "--into", str(folder), "--lang", language]) == 0
    printed, _ = words_of(capsys)
    assert line in printed
    assert evaluation in printed
    files = {path.name for path in folder.iterdir()}
    assert files == {"progress.jsonl", "checkpoint.pt", "weights.npz"}
    # Nothing is left to train.
    assert main(["train", recipe, "--into", str(folder), "--lang", language]) == 0
    assert words_of(capsys)[0] == ""


@needs_torch
@pytest.mark.parametrize(
    ("language", "why"),
    [("en", "is wrong:"), ("fr", "est incorrecte :"), ("cs", "je chybná:")],
)
def test_a_wrong_configuration_is_refused_by_name(language, why, recipe, tmp_path, capsys):
    bad = tmp_path / "bad.toml"
    bad.write_text("speed = 3\n")
    assert main(["train", str(bad), "--into", str(tmp_path), "--lang", language]) == 1
    _, error = words_of(capsys)
    assert why in error
    assert "`speed`" in error


@needs_torch
def test_a_missing_configuration_is_refused(tmp_path, capsys):
    assert main(["train", str(tmp_path / "none.toml"), "--into", str(tmp_path)]) == 1
    assert "Can’t read the configuration" in words_of(capsys)[1]


def test_without_pytorch_the_extra_is_named(recipe, tmp_path, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.setattr("tamaya.cli.train.find_spec", lambda _: None)
    assert main(["train", recipe, "--into", str(tmp_path)]) == 1
    assert "tamaya[learn]" in words_of(capsys)[1]
