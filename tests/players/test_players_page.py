"""The page about players lists every player."""

import re
from pathlib import Path

import pytest

from tamaya.roster import ROSTER

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "players.md"


@pytest.mark.parametrize("game", ROSTER)
def test_the_page_lists_every_player(game):
    text = PAGE.read_text(encoding="utf-8")
    section = text.split(f"\n## {game.title()}\n")[1].split("\n## ")[0]
    listed = section.strip().split("\n\n")[0]
    assert re.findall(r"^\| `([\w-]+)` \|", listed, re.MULTILINE) == list(ROSTER[game])
