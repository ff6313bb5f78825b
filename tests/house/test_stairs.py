"""The dependency rule: down the stairs only."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest


def walk_the_stairs(project: Path) -> subprocess.CompletedProcess[str]:
    """What import-linter says of the package in this project's ``src``."""
    program = (
        "import sys; from importlinter.cli import lint_imports_command; lint_imports_command()"
    )
    return subprocess.run(
        [sys.executable, "-c", program, "--no-cache", "--no-logo"],
        cwd=project,
        env={**os.environ, "PYTHONPATH": str(project / "src"), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def copy(checkout: Path, tmp_path: Path) -> Path:
    """A copy of the project in which to plant a fault."""
    shutil.copytree(
        checkout / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__")
    )
    shutil.copy(checkout / "pyproject.toml", tmp_path)
    return tmp_path


def test_every_import_goes_down_the_stairs(checkout):
    walked = walk_the_stairs(checkout)
    assert walked.returncode == 0, walked.stdout + walked.stderr


PLANTED = {
    "chance in the law": ("rules/planted.py", "import random", "The law is pure"),
    "a file in the law": ("rules/hanabi/planted.py", "import pathlib", "The law is pure"),
    "a library in the law": ("rules/planted.py", "import msgspec", "The law is pure"),
    "notation in the law": (
        "rules/planted.py",
        "import tamaya.notation.planted_room",
        "Down the stairs only",
    ),
    "the program in the notation": (
        "notation/planted.py",
        "import tamaya.cli.main",
        "Down the stairs only",
    ),
    "languages in the notation": (
        "notation/planted.py",
        "import tamaya.i18n.planted_room",
        "Down the stairs only",
    ),
    "the truth in a player": (
        "players/planted.py",
        "import tamaya.rules.hanabi.state",
        "A player is handed a view, never the truth",
    ),
    "a database at the table": (
        "table/planted.py",
        "import sqlite3",
        "The table knows no database, socket, bot or language",
    ),
    "a bot at the table": (
        "table/planted.py",
        "import tamaya.players.player",
        "The table knows no database, socket, bot or language",
    ),
    "the truth on a terminal": (
        "terminal/planted.py",
        "import tamaya.table.table",
        "What a terminal draws has come through a line",
    ),
    "a room without a floor": ("attic/__init__.py", "", "Down the stairs only"),
    "one game in the other": (
        "rules/ikebana/planted.py",
        "import tamaya.rules.hanabi",
        "The two games do not know each other",
    ),
}


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_caught(copy, fault):
    place, line, contract = PLANTED[fault]
    package = copy / "src" / "tamaya"
    for room in ("notation", "i18n", "rules/ikebana"):
        (package / room).mkdir(exist_ok=True)
        (package / room / "__init__.py").touch()
        (package / room / "planted_room.py").touch()
    (package / place).parent.mkdir(exist_ok=True)
    (package / place).write_text(line + "\n", encoding="utf-8")
    walked = walk_the_stairs(copy)
    assert walked.returncode == 1, walked.stdout + walked.stderr
    assert f"{contract} BROKEN" in walked.stdout
