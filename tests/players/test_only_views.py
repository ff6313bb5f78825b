"""No player can reach the whole state: besides the import contract, no indirect way is left."""

import ast
from pathlib import Path

import pytest

import tamaya.players

FOLDER = Path(tamaya.players.__file__).parent
RESTRICTED_MODULES = {
    # These packages export states and whole games too.
    "tamaya.rules.hanabi": None,
    "tamaya.rules.ikebana": None,
    "tamaya.engine.batch": None,
    "tamaya.engine.state_conversion": {"row_of_board", "words_of_board", "WordList"},
}
"""The names that may be imported from each module; None if nothing may."""


def forbidden_imports(source: str) -> list[str]:
    """The imports of a module that would show it hidden cards."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [name.name for name in node.names if name.name in RESTRICTED_MODULES]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names = {name.name for name in node.names}
            whole = {f"{node.module}.{name}" for name in names} & set(RESTRICTED_MODULES)
            allowed = RESTRICTED_MODULES.get(node.module, names) or set()
            found += [*whole, *(f"{node.module}.{name}" for name in names - allowed)]
    return found


@pytest.mark.parametrize(
    "module", sorted(FOLDER.rglob("*.py")), ids=lambda path: str(path.relative_to(FOLDER))
)
def test_no_player_imports_anything_that_knows_all_cards(module):
    assert forbidden_imports(module.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "planted",
    [
        "from tamaya.rules.hanabi import State",
        "from tamaya.rules import hanabi",
        "import tamaya.rules.ikebana",
        "from tamaya.engine.state_conversion import row_of_board, state_of",
        "from tamaya.engine.batch import Batch",
    ],
)
def test_a_forbidden_import_is_found(planted):
    assert forbidden_imports(planted)
