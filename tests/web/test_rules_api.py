"""The rules of every game that can be chosen, over HTTP."""

import re

import msgspec
import pytest
from tests.web.test_replay_api import stranger

from tamaya.i18n import Language, catalogue
from tamaya.rules.hanabi import compose
from tamaya.testing.game_choices import every_choice
from tamaya.web.api.rules import rules_bytes
from tamaya.wire.http.rules_page_types import RulesPage

__all__ = ["stranger"]


async def test_the_rules_of_a_game_are_sent_to_anybody_in_their_language(stranger):
    answer = await stranger.get(
        "/api/rules/hanabi",
        params={"edition": "deluxe", "with": "flamboyants", "players": "3", "lang": "fr"},
    )
    assert answer.status_code == 200
    page = msgspec.json.decode(answer.content, type=RulesPage)
    assert "5 Flamboyants" in page.title
    titles = [section.title for section in page.sections]
    assert catalogue(Language.FRENCH).format("rules-tiles-title") in titles
    answer = await stranger.get("/api/rules/ikebana", headers={"accept-language": "cs"})
    assert answer.headers["vary"] == "accept-language"
    assert catalogue(Language.CZECH).format("rules-cards-title") in answer.text


@pytest.mark.parametrize(
    ("query", "reason"),
    [
        ("edition=nonsense", "unknown-edition"),
        ("edition=standard&with=flamboyants", "not-in-the-box"),
        ("set=tokens", "bad-setting"),
        ("players=7", "wrong-number-of-players"),
        ("players=many", "wrong-number-of-players"),
    ],
)
async def test_rules_of_a_game_that_does_not_exist_are_refused(stranger, query, reason):
    answer = await stranger.get(f"/api/rules/hanabi?{query}")
    assert (answer.status_code, answer.json()["reason"]) == (400, reason)


async def test_there_are_no_rules_of_other_games(stranger):
    assert (await stranger.get("/api/rules/chess")).json()["reason"] == "no-such-page"


@pytest.mark.parametrize("language", Language)
async def test_every_named_combination_has_a_page_that_draws_its_cards(language):
    for choice in every_choice():
        raw = rules_bytes("hanabi", choice.edition, ",".join(choice.extensions), "", "", language)
        rules = compose(choice)
        drawn = set(re.findall(r'"suit":"(\w+)"', raw.decode()))
        assert drawn == {suit.name for suit in rules.suits}
        assert (b'"tile":6' in raw) is rules.tiles
