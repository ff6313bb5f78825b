"""Every setting is on its page with its default, and nothing else is."""

import re
from dataclasses import fields
from pathlib import Path

from tamaya.web.settings import PREFIX, Settings

PAGE = Path(__file__).parents[2] / "docs" / "host" / "settings.md"


async def test_every_setting_is_on_its_page():
    found = re.findall(r"^\| `(TAMAYA_\w+)` \| `?([^`|]*?)`? ?\|", PAGE.read_text("utf-8"), re.M)
    assert {name for name, _ in found} == {PREFIX + each.name.upper() for each in fields(Settings)}
    defaults = {PREFIX + each.name.upper(): str(each.default) for each in fields(Settings)}
    for name, default in found:
        if name != "TAMAYA_DATABASE":
            assert default == defaults[name], name
