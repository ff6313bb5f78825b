"""Modules have a docstring and a name, and stay small."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
MODULES = sorted(SOURCE.rglob("*.py"))
MOST_LINES = 500
# Names that say nothing about the content.
MEANINGLESS_NAMES = {"base", "common", "helper", "helpers", "manager", "misc", "util", "utils"}


def name_of(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_module_has_a_docstring(path):
    assert ast.get_docstring(ast.parse(path.read_bytes())), "there is no docstring"


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_module_has_one_subject(path):
    assert path.stem not in MEANINGLESS_NAMES
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("path", [p for p in MODULES if p.name == "__init__.py"], ids=name_of)
def test_an_init_module_only_lists_exported_names(path):
    for statement in ast.parse(path.read_bytes()).body:
        match statement:
            case ast.Assign(targets):
                names = [target.id if isinstance(target, ast.Name) else "" for target in targets]
            case ast.FunctionDef(name):
                names = [name]
            case _:
                assert isinstance(statement, ast.Import | ast.ImportFrom | ast.Expr)
                continue
        assert all(name.startswith("__") for name in names), f"line {statement.lineno}"


def test_every_folder_of_the_package_has_an_init_module():
    folders = {path.parent for path in MODULES}
    assert [folder for folder in sorted(folders) if not (folder / "__init__.py").exists()] == []
