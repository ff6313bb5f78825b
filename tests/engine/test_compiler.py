"""Compiled code is cached on disk, and not used after a source has changed."""

import subprocess
import sys
from pathlib import Path

import pytest

from tamaya.engine.jit import user_cache_folder
from tamaya.engine.source_digest import closure, sources_digest

PROGRAM = """
from tamaya.engine.batch import Batch
from tamaya.rules.hanabi import Choice, compose
rules = compose(Choice("deluxe", ("avalanche", "flamboyants")))
batch = Batch(rules, 5, 4, threads=1)
moves = batch.play(rounds=2).moves
print(moves.tolist(), batch.rows().tolist(), batch.legal_mask().sum())
"""


def test_the_sources_of_a_kernel_are_its_file_and_its_imports():
    names = {path.name for path in closure("tamaya.engine.cpu.row_kernels")}
    assert {
        "row_kernels.py",
        "moves.py",
        "random_numbers.py",
        "row_layout.py",
        "rule_tables.py",
        "clues.py",
    } <= names
    assert not {"batch.py", "player.py", "main.py"} & names


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small package named tamaya in which a kernel calls a function of another file."""
    folder = tmp_path / "tamaya"
    (folder / "kernels").mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "kernels" / "__init__.py").write_text("")
    (folder / "kernels" / "rows.py").write_text("from tamaya.kernels import moves\n")
    (folder / "kernels" / "moves.py").write_text("from tamaya.rules import TOKENS\n")
    (folder / "rules.py").write_text("TOKENS = 8\n")
    (folder / "web.py").write_text("PORT = 1\n")
    return tmp_path


@pytest.mark.parametrize("changed", ["rules.py", "kernels/moves.py", "kernels/rows.py"])
def test_a_change_in_any_source_changes_the_digest(package, changed):
    before = sources_digest("tamaya.kernels.rows", root=package)
    with (package / "tamaya" / changed).open("a") as source:
        source.write("MORE = 1\n")
    closure.cache_clear()
    assert sources_digest("tamaya.kernels.rows", root=package) != before


def test_a_change_elsewhere_keeps_the_digest(package):
    before = sources_digest("tamaya.kernels.rows", root=package)
    (package / "tamaya" / "web.py").write_text("PORT = 2\n")
    closure.cache_clear()
    assert sources_digest("tamaya.kernels.rows", root=package) == before


@pytest.mark.slow
def test_the_second_start_loads_what_the_first_has_compiled(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    runs = [
        subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    assert "tamaya: compiling step_rows (3/7)" in runs[0].stderr
    assert runs[1].stderr == ""
    assert runs[0].stdout == runs[1].stdout


def test_plain_python_plays_the_same_games_as_compiled_code(monkeypatch):
    def printed() -> str:
        command = [sys.executable, "-W", "error", "-c", PROGRAM]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    compiled = printed()
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert printed() == compiled


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {}, "home/.cache/tamaya"),
        ("linux", {"XDG_CACHE_HOME": "/made"}, "/made/tamaya"),
        ("darwin", {}, "home/Library/Caches/tamaya"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/tamaya"),
        ("win32", {}, "home/AppData/Local/tamaya"),
    ],
)
def test_code_is_cached_in_the_cache_folder_of_the_system(platform, environment, expected):
    assert user_cache_folder(environment, Path("home"), platform) == Path(expected)
