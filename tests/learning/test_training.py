"""A run: it learns, goes on as if it had not been stopped, and writes down what happens."""

# ruff: noqa: E402 - PyTorch may be missing
import json
from itertools import count
from pathlib import Path

import msgspec
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed (extra learn)")

from tamaya.learning import training_run
from tamaya.learning.config import (
    CloneSection,
    Config,
    CriticSection,
    GameSection,
    NetworkSection,
    PpoSection,
)
from tamaya.learning.refusals import LearningRefusal
from tamaya.learning.training_run import Training
from tamaya.rules.shared_types import Refused

TINY = {"suits": "red+blue", "values": "3", "hand": "2", "tokens": "3"}
CONFIG = Config(
    games=64,
    minibatches=2,
    report_every=1,
    evaluate_every=4,
    evaluation_games=128,
    game=GameSection("custom", (), TINY),
    network=NetworkSection(width=32, layers=2),
    ppo=PpoSection(updates=4, rate=2e-3),
)
CLONE = msgspec.structs.replace(
    CONFIG,
    clone=CloneSection(updates=4, teacher="pair", reuse=2, kept=2),
    ppo=PpoSection(updates=4, rate=2e-3, leash=0.1, leash_share=1.0),
)
CRITIC = msgspec.structs.replace(
    CONFIG,
    critic=CriticSection(width=32, warm_up=1),
    ppo=PpoSection(updates=5, rate=2e-3, rise=2, average=0.5),
)


@pytest.fixture(autouse=True)
def one_thread():
    """Small products are fastest on one thread."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


def train(config: Config, folder: Path, seconds: float = 1e9) -> list[dict[str, object]]:
    return list(Training(config, folder, "cpu").run(seconds))


def without_time(lines):
    return [{name: value for name, value in line.items() if name != "seconds"} for line in lines]


@pytest.mark.slow
def test_it_learns_a_small_game(tmp_path):
    ppo = PpoSection(updates=60, epochs=2, rate=3e-3)
    config = msgspec.structs.replace(CONFIG, games=256, evaluate_every=30, ppo=ppo)
    lines = train(config, tmp_path)
    first, last = (line["evaluation"]["score"] for line in lines if "evaluation" in line)
    assert lines[0]["score"] < 1.5
    assert lines[0]["score"] < first < last
    assert last > 1.5 * lines[0]["score"]


@pytest.mark.slow
@pytest.mark.parametrize("config", [CONFIG, CLONE, CRITIC], ids=["ppo", "clone", "critic"])
def test_a_run_that_was_stopped_goes_on_bit_by_bit(config, tmp_path, monkeypatch):
    whole = train(config, tmp_path / "whole")
    # The time is up after one or two updates.
    monkeypatch.setattr(training_run, "monotonic", count().__next__)
    lines = []
    for _ in range(2 * len(whole)):
        torch.manual_seed(99)
        lines += train(config, tmp_path / "parts", seconds=2)
    assert len(whole) > 3
    assert without_time(lines) == without_time(whole)
    written = (tmp_path / "parts" / "progress.jsonl").read_text().splitlines()
    assert without_time(map(json.loads, written)) == without_time(whole)
    states = [torch.load(tmp_path / name / "checkpoint.pt") for name in ("whole", "parts")]
    for name, weights in states[0]["network"].items():
        assert torch.equal(weights, states[1]["network"][name]), name


def test_a_run_is_written_down(tmp_path):
    lines = train(CONFIG, tmp_path)
    written = (tmp_path / "progress.jsonl").read_text().splitlines()
    assert list(map(json.loads, written)) == lines
    assert [line["update"] for line in lines] == [1, 2, 3, 4]
    assert {"policy", "entropy", "value_error", "score"} <= lines[0].keys()
    evaluation = lines[-1]["evaluation"]
    assert evaluation["games"] == 128
    assert 0 <= evaluation["perfect"] <= 1


@pytest.mark.slow
def test_a_clone_agrees_more_and_more_and_then_keeps_to_its_leash(tmp_path):
    clone = CloneSection(updates=40, teacher="pair", reuse=10, kept=4, rate=3e-3)
    lines = train(msgspec.structs.replace(CLONE, games=128, clone=clone), tmp_path)
    assert [line["stage"] for line in lines] == ["clone"] * 40 + ["ppo"] * 4
    assert lines[39]["agreement"] > 1.5 * lines[0]["agreement"]
    # The network is the clone in the first update, and differs from it in the second.
    assert lines[40]["divergence"] < lines[42]["divergence"]
    assert "divergence" in lines[-1]


def test_a_checkpoint_of_another_configuration_is_refused(tmp_path):
    train(msgspec.structs.replace(CONFIG, ppo=PpoSection(updates=1)), tmp_path)
    with pytest.raises(Refused) as refused:
        Training(CONFIG, tmp_path, "cpu")
    assert refused.value.reason is LearningRefusal.OTHER_CONFIG
    assert refused.value.details == {"file": str(tmp_path / "checkpoint.pt")}


@pytest.mark.parametrize(
    ("teacher", "game"),
    [
        ("nobody", GameSection()),
        ("careful", GameSection()),
        ("pair", GameSection(seats=3)),
        ("pair", GameSection("deluxe", ("flamboyants",))),
    ],
)
def test_a_teacher_that_cannot_teach_is_refused(teacher, game, tmp_path):
    config = msgspec.structs.replace(
        CONFIG, game=game, clone=CloneSection(updates=1, teacher=teacher)
    )
    with pytest.raises(Refused) as refused:
        Training(config, tmp_path, "cpu")
    assert refused.value.reason is LearningRefusal.NO_TEACHER
