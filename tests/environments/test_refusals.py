"""What an environment refuses is on its page, and can be said in every language."""

from pathlib import Path

import pytest

from tamaya.environments.refusals import EnvironmentRefusal
from tamaya.i18n import Language, catalogue, refusal_message
from tamaya.rules.hanabi import Refused

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "environments.md"
DETAILS = {"name": "x", "player": "x", "known": "y", "seat": "player_1", "action": "dance"}


@pytest.mark.parametrize("reason", EnvironmentRefusal)
def test_every_refusal_is_on_the_page_and_in_every_language(reason):
    assert f"| `{reason.value}` |" in PAGE.read_text(encoding="utf-8")
    message = refusal_message(Refused(reason, **DETAILS))
    said = {catalogue(language).tell(message) for language in Language}
    assert len(said) == len(Language)
    assert not any("{" in sentence or "refusal-" in sentence for sentence in said)


def test_the_page_names_no_other_refusals():
    told = PAGE.read_text(encoding="utf-8").partition("## Refusals")[2]
    names = {line.split("`")[1] for line in told.splitlines() if line.startswith("| `")}
    assert names == {reason.value for reason in EnvironmentRefusal}
