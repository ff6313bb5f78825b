"""The checkout, as the house rules look at it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
# Made by tools and ignored by git.
GENERATED = {
    ".git", ".hypothesis", ".import_linter_cache", ".mypy_cache", ".pytest_cache", ".ruff_cache",
    ".venv", "__pycache__", "dist", "node_modules", "screenshots", "uv.lock", "pylock.toml",
}  # fmt: skip
BUILT_PAGES = CHECKOUT / "src" / "tamaya" / "web" / "client"


@pytest.fixture(scope="session")
def checkout() -> Path:
    return CHECKOUT


def source_files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.name in GENERATED or path == BUILT_PAGES:
            continue
        if path.is_dir():
            yield from source_files(path)
        else:
            yield path


@pytest.fixture(scope="session")
def documents() -> list[Path]:
    """Every file of the project but those that tools make."""
    return list(source_files(CHECKOUT))
