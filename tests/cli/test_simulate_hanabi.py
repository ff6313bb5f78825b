"""``tamaya simulate`` for Hanabi."""

import json

import pytest

from tamaya.arena import ArenaRefusal, in_this_process
from tamaya.cli import match_arguments
from tamaya.cli.entry_point import INTERRUPTED_STATUS
from tamaya.cli.main import USAGE_STATUS
from tamaya.i18n import Language
from tamaya.notation import read_record, replay_record
from tamaya.rules.hanabi import Result
from tamaya.rules.shared_types import Refused

SIMULATE = ("simulate", "--bot", "careful", "--games", "2")
RANDOM = ("simulate", "--bot", "random", "--seed", "s")


def stop(monkeypatch, exception):
    """Raise this after two pieces of every match."""

    def executor(match, pieces):
        yield from in_this_process(match, pieces[:2])
        raise exception

    monkeypatch.setattr(match_arguments, "in_processes", lambda _: executor)


@pytest.fixture
def interrupted(monkeypatch):
    """Interrupt every match after two pieces."""
    stop(monkeypatch, KeyboardInterrupt)
    return monkeypatch


def figures_of(ask, *words):
    answer = ask(*words, "--json", "-")
    assert answer.status == 0, answer.err
    figures = json.loads(answer.out)
    del figures["seconds"], figures["games_per_second"]
    return figures


def test_the_figures_of_a_match_are_one_json_object(ask):
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
    assert sum(figures["histogram"].values()) == 2
    assert figures["mean_turns"] > 30
    assert figures["games_per_second"] > 0


def test_the_same_seed_gives_the_same_figures(ask):
    def figures(seed):
        data = json.loads(ask(*SIMULATE, "--seed", seed, "--json", "-").out)
        return {name: data[name] for name in ("mean", "stderr", "mean_points", "perfect", "lost")}

    assert figures("s") == figures("s") != figures("t")


@pytest.mark.parametrize("language", Language)
def test_the_scores_are_printed_as_a_table(ask, language):
    answer = ask(*SIMULATE, "--lang", language)
    assert answer.status == 0
    assert "careful" in answer.out
    assert "0.0%" in answer.out or "0,0\u00a0%" in answer.out


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (("--bot", "florist"), USAGE_STATUS),
        (("--bot", "careful,careful,careful"), USAGE_STATUS),
        (("--bot", "careful", "--workers", "2", "--cluster", "tcp://127.0.0.1:1"), USAGE_STATUS),
        (("--bot", "careful", "--keep", "lost"), USAGE_STATUS),
        (("--bot", "careful", "--replays", "-", "--keep", "worst"), USAGE_STATUS),
        (("--bot", "careful", "--replays", "-", "--keep", "lost:2"), USAGE_STATUS),
        (("--bot", "careful", "--plot", "scores.png"), USAGE_STATUS),
        (("--bot", "careful", "--cluster", "nowhere"), 1),
        (("--bot", "careful", "--edition", "no such"), 1),
        (("--bot", "careful", "--set", "hand=10", "--players", "5"), 1),
    ],
)
def test_invalid_options_are_refused(ask, words, status):
    answer = ask("simulate", *words)
    assert (answer.status, answer.out) == (status, "")
    assert answer.err.startswith("tamaya: ")


def test_the_scores_are_printed_as_bars_the_highest_first(ask):
    answer = ask(*RANDOM, "--games", "40", "--set", "points=kept")
    rows = [row.split() for row in answer.out.splitlines() if "#" in row]
    scores = [int(row[0]) for row in rows]
    assert scores == sorted(scores, reverse=True)
    assert max(rows, key=lambda row: float(row[2].rstrip("%")))[1] == "#" * 40


def test_an_interrupted_match_prints_its_figures_and_can_be_resumed(ask, interrupted, tmp_path):
    file = str(tmp_path / "games.jsonl")
    words = (*RANDOM, "--games", "6", "--resume", file)
    answer = ask(*words)
    assert answer.status == INTERRUPTED_STATUS
    assert "2 games with 2 players" in answer.out
    assert "Interrupted after 2 of 6 games." in answer.err
    assert f"--resume {file}" in answer.err
    interrupted.undo()
    assert figures_of(ask, *words) == figures_of(ask, *RANDOM, "--games", "6")


def test_an_interrupted_match_is_saved_without_being_asked(ask, interrupted, tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    answer = ask(*RANDOM, "--games", "6", "--json", "-")
    assert (answer.status, json.loads(answer.out)["games"]) == (INTERRUPTED_STATUS, 2)
    (file,) = tmp_path.iterdir()
    assert f"--resume {file}" in answer.err


def test_a_match_whose_workers_end_can_be_resumed(ask, tmp_path, monkeypatch):
    stop(monkeypatch, Refused(ArenaRefusal.WORKERS_GONE))
    file = str(tmp_path / "games.jsonl")
    words = (*RANDOM, "--games", "6", "--resume", file)
    answer = ask(*words)
    assert answer.status == 1
    assert "2 games with 2 players" in answer.out
    assert f"--resume {file}" in answer.err
    assert "tamaya: The workers stopped before all games were finished." in answer.err
    monkeypatch.undo()
    assert figures_of(ask, *words) == figures_of(ask, *RANDOM, "--games", "6")


@pytest.mark.parametrize("option", ["--json", "--plot", "--replays"])
def test_an_unwritable_file_is_refused_before_anything_is_played(
    ask, tmp_path, monkeypatch, option
):
    monkeypatch.setattr("tamaya.cli.simulate.play_match", None)
    for name in (str(tmp_path / "no such folder" / "a.svg"), f"a{chr(0)}.svg", "a" * 300 + ".svg"):
        answer = ask(*RANDOM, option, name)
        assert (answer.status, answer.out) == (1, "")
        assert "Can’t write to the file" in " ".join(answer.err.split())


@pytest.mark.parametrize(
    ("one", "other"), [("--resume", "--json"), ("--resume", "--replays"), ("--json", "--replays")]
)
def test_two_options_for_one_file_are_refused(ask, tmp_path, one, other):
    file = tmp_path / "games.jsonl"
    assert ask(*RANDOM, "--games", "1", "--resume", str(file)).status == 0
    kept = file.read_bytes()
    refused = ask(*RANDOM, one, str(file), other, f"{tmp_path}/./games.jsonl")
    assert (refused.status, refused.out) == (USAGE_STATUS, "")
    assert "name the same file" in " ".join(refused.err.split())
    assert file.read_bytes() == kept


def test_a_required_option_has_no_brackets_in_the_usage(ask):
    pattern = " ".join(ask("help", "simulate").out.split())
    assert "--bot BOT,…" in pattern
    assert "[--bot" not in pattern
    assert "[--players NUMBER]" in pattern


def test_the_file_of_another_match_is_refused(ask, tmp_path):
    words = (*RANDOM, "--games", "1", "--resume", str(tmp_path / "games.jsonl"))
    assert ask(*words).status == 0
    refused = ask(*words, "--players", "3")
    assert (refused.status, refused.out) == (1, "")
    assert "another match" in refused.err


@pytest.mark.parametrize(("keep", "count"), [("worst:2", 2), ("best:3", 3), ("all", 5)])
def test_selected_games_are_written_as_replays(ask, tmp_path, keep, count):
    file = tmp_path / "games.jsonl"
    words = (*RANDOM, "--games", "5", "--set", "points=kept")
    figures = figures_of(ask, *words, "--replays", str(file), "--keep", keep)
    records = [read_record(line) for line in file.read_text().splitlines()]
    assert len({record.id for record in records}) == count
    assert {record.names for record in records} == {("random 1", "random 2")}
    found = sorted(replay_record(record).game.outcome.score for record in records)
    scores = sorted(
        score for score, games in figures["histogram"].items() for score in [int(score)] * games
    )
    assert found == (scores[-count:] if keep.startswith("best") else scores[:count])
    assert ask("replay", str(file)).status == 0


def test_lost_games_can_be_selected(ask, tmp_path):
    file = tmp_path / "games.jsonl"
    figures = figures_of(ask, *RANDOM, "--games", "4", "--replays", str(file), "--keep", "lost")
    records = [read_record(line) for line in file.read_text().splitlines()]
    assert len(records) == 4 * figures["lost"] > 0
    assert {replay_record(record).game.outcome.result for record in records} == {Result.LOST}


def test_the_scores_can_be_drawn(ask, tmp_path):
    file = tmp_path / "scores.svg"
    ask(*RANDOM, "--games", "3", "--plot", str(file))
    assert file.read_text().startswith("<svg ")
    assert "random: 3 games with 2 players" in file.read_text()
