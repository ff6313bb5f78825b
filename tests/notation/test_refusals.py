"""Every refusal of the notation is tested and documented."""

import json
from pathlib import Path

import pytest

from tamaya.notation import NotationRefusal

TESTS = Path(__file__).parent


@pytest.mark.parametrize("refusal", NotationRefusal)
def test_every_refusal_is_tested(refusal):
    folders = (TESTS, TESTS.parent / "cli", TESTS.parent / "table")
    pages = [page for folder in folders for page in folder.glob("test_*.py")]
    texts = [page.read_text(encoding="utf-8") for page in pages if page.name != Path(__file__).name]
    names = (f"NotationRefusal.{refusal.name}", json.dumps(refusal.value))
    assert any(name in text for text in texts for name in names)


@pytest.mark.parametrize("refusal", NotationRefusal)
def test_every_refusal_is_on_a_reference_page(refusal):
    pages = (TESTS.parents[1] / "docs" / "reference").glob("*.md")
    assert any(f"`{refusal.value}`" in page.read_text(encoding="utf-8") for page in pages)
