"""The reference page of the observation describes every bit and is generated."""

from pathlib import Path

import pytest

from tamaya.engine.batch import Batch
from tamaya.engine.observation_layout import FORMS, Form
from tamaya.engine.observation_reference_page import describe_bits, page
from tamaya.rules.hanabi import Choice, compose

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "observation.md"


def test_the_page_is_the_generated_one():
    assert PAGE.read_text(encoding="utf-8") == page(), (
        "python -m tamaya.engine.observation_reference_page"
    )


def test_the_page_names_every_form():
    text = PAGE.read_text(encoding="utf-8")
    for form in Form:
        assert f"`{form}`" in text


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "choice",
    [Choice(), Choice("console"), Choice("deluxe", ("avalanche", "black-powder", "flamboyants"))],
    ids=lambda choice: "-".join((choice.edition, *choice.extensions)),
)
def test_every_bit_is_described_once(choice, form):
    rules = compose(choice)
    for players in (2, 5):
        place = 0
        for _, first, size, _ in describe_bits(rules, players, form):
            assert first == place
            place += size
        assert place == Batch(rules, players, 1).observation_size(form)
