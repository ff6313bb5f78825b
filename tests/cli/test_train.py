"""``tamaya train``: what it prints, and what it refuses before anything is trained."""

import sys
from importlib.util import find_spec

import pytest

from tamaya.cli.main import main
from tamaya.players.hanabi.learned.weights_file import SHIPPED, load_weights

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
    [("en", "is not valid:"), ("fr", "est incorrecte :"), ("cs", "je chybná:")],
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
    assert ".[learn]" in words_of(capsys)[1]


@needs_torch
def test_several_configurations_train_one_after_the_other(recipe, tmp_path, capsys):
    second = tmp_path / "second.toml"
    second.write_text(RECIPE + "rate = 1e-9\nfinal_rate = 1e-9\n")
    folder = tmp_path / "run"
    assert main(["train", recipe, str(second), "--into", str(folder)]) == 0
    assert words_of(capsys)[0].count("Update 2 of 2") == 2
    first, last = (load_weights(folder / name / "weights.npz") for name in ("recipe", "second"))
    for name, weights in first.items():
        assert abs(weights - last[name]).max() < 1e-3, name


@needs_torch
@pytest.mark.parametrize(
    ("content", "why"),
    [
        (None, "Can’t read the weights"),
        (b"no weights", "is not a file of weights"),
        ("shipped", "a network of another size"),
    ],
)
def test_wrong_weights_to_start_from_are_refused_by_name(content, why, recipe, tmp_path, capsys):
    file = tmp_path / "start.npz"
    if content:
        file.write_bytes(SHIPPED.read_bytes() if content == "shipped" else content)
    folder = tmp_path / "run"
    assert main(["train", recipe, "--into", str(folder), "--from", str(file)]) == 1
    _, error = words_of(capsys)
    assert why in error
    # A long path is shortened.
    assert str(tmp_path)[:40] in error
    assert not (folder / "weights.npz").exists()
