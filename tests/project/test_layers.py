"""Imports go to lower layers only."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest


def lint_imports(project: Path) -> subprocess.CompletedProcess[str]:
    """Run import-linter on the package in ``src``."""
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
    """A copy of the project for a forbidden import."""
    shutil.copytree(
        checkout / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__")
    )
    shutil.copy(checkout / "pyproject.toml", tmp_path)
    return tmp_path


def test_every_import_goes_to_a_lower_layer(checkout):
    result = lint_imports(checkout)
    assert result.returncode == 0, result.stdout + result.stderr


VIOLATIONS = {
    "chance in the rules": ("rules/planted.py", "import random", "The rules are pure"),
    "a file in the rules": ("rules/hanabi/planted.py", "import pathlib", "The rules are pure"),
    "a library in the rules": ("rules/planted.py", "import msgspec", "The rules are pure"),
    "notation in the rules": (
        "rules/planted.py",
        "import tamaya.notation.planted_module",
        "Imports go to lower layers only",
    ),
    "the program in the notation": (
        "notation/planted.py",
        "import tamaya.cli.main",
        "Imports go to lower layers only",
    ),
    "languages in the notation": (
        "notation/planted.py",
        "import tamaya.i18n.planted_module",
        "Imports go to lower layers only",
    ),
    "the whole state in a player": (
        "players/planted.py",
        "import tamaya.rules.hanabi.state",
        "A player gets a view, never the whole state",
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
    "the whole state on a terminal": (
        "terminal/planted.py",
        "import tamaya.table.table_state",
        "A terminal draws only what came over a connection",
    ),
    "a package without a layer": ("unplaced/__init__.py", "", "Imports go to lower layers only"),
    "one game in the other": (
        "rules/ikebana/planted.py",
        "import tamaya.rules.hanabi",
        "The two games do not know each other",
    ),
}


@pytest.mark.parametrize("fault", VIOLATIONS)
def test_a_forbidden_import_is_caught(copy, fault):
    place, line, contract = VIOLATIONS[fault]
    package = copy / "src" / "tamaya"
    for package_name in ("notation", "i18n", "rules/ikebana"):
        (package / package_name).mkdir(exist_ok=True)
        (package / package_name / "__init__.py").touch()
        (package / package_name / "planted_module.py").touch()
    (package / place).parent.mkdir(exist_ok=True)
    (package / place).write_text(line + "\n", encoding="utf-8")
    result = lint_imports(copy)
    assert result.returncode == 1, result.stdout + result.stderr
    assert f"{contract} BROKEN" in result.stdout
