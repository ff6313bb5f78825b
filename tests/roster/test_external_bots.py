"""Bots from outside the package: files, modules and entry points."""

import os
from importlib.metadata import EntryPoint

import pytest

from tamaya.roster import (
    RosterRefusal,
    bot_profile,
    bots_of,
    external_bot,
    external_bots,
    is_external,
    offer_bots,
    player_named,
    table_bots,
)
from tamaya.rules.hanabi import Choice, Game, Refused, Seat, compose, seed_from_words
from tamaya.wire.http.form_choices import bot_choices

BOT = """
class First:
    def decide(self, view):
        return view.legal_moves[0]

class Seeded:
    level = "good"
    given_names = ("Zoe",)

    def __init__(self, seed):
        self.seed = seed

    def decide(self, view):
        return view.legal_moves[-1]

class Flowers:
    game = "ikebana"

    def decide(self, view):
        return view.legal_moves[0]

class NoPlayer:
    pass

class Strange(First):
    level = "godlike"
"""


def forget_bots():
    for known in ("entry_point_names", "load_external", "offered_bot"):
        getattr(external_bots, known).cache_clear()


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """A current folder with a file of bots, which is a module too."""
    (tmp_path / "my_bots.py").write_text(BOT)
    (tmp_path / "broken_bots.py").write_text("import nothing_like_this")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(external_bots.VARIABLE, "")
    monkeypatch.syspath_prepend(str(tmp_path))
    forget_bots()
    yield tmp_path
    forget_bots()


def opening():
    rules = compose(Choice("standard"))
    return Game.deal(rules, 2, seed_from_words("a"), Seat(0)).view(Seat(0))


@pytest.mark.parametrize("name", ["my_bots:First", "my_bots.py:First", "./my_bots.py:First"])
def test_a_bot_is_made_from_a_module_or_a_file(name):
    view = opening()
    player = player_named("hanabi", name, seed_from_words("b"))
    assert player.decide(view) == view.legal_moves[0]


def test_a_class_that_takes_a_seed_gets_one():
    seed = seed_from_words("b")
    assert player_named("hanabi", "my_bots:Seeded", seed).seed == seed


def test_a_bot_of_an_installed_package_is_known_by_its_name(monkeypatch):
    point = EntryPoint("first", "my_bots:First", external_bots.GROUP)
    monkeypatch.setattr(external_bots, "entry_points", lambda **_: [point])
    assert is_external("first")
    assert "first" in bots_of("hanabi")
    assert "first" not in bots_of("ikebana")
    assert player_named("hanabi", "first", seed_from_words("b")).decide(opening())


def test_a_table_offers_only_bots_that_were_added_to_the_server():
    assert "my_bots:Seeded" not in table_bots("hanabi", 3)
    offer_bots(("my_bots:Seeded", "my_bots:Flowers"))
    assert os.environ[external_bots.VARIABLE] == "my_bots:Seeded,my_bots:Flowers"
    assert table_bots("hanabi", 3)["my_bots:Seeded"].given_names == ("Zoe",)
    assert "my_bots:Flowers" not in table_bots("hanabi", 3)
    assert "my_bots:Flowers" in table_bots("ikebana", 3)
    choice = bot_choices("hanabi")[-1]
    assert (choice.bot, choice.level) == ("my_bots:Seeded", "good")


def test_a_bot_that_says_nothing_about_itself_is_a_beginner_with_the_name_of_its_class():
    assert bot_profile("hanabi", "my_bots:First")[:2] == ("beginner", ("First",))


PROBLEMS = {
    "no_such_module:Bot": "ModuleNotFoundError: No module named 'no_such_module'",
    "my_bots:Missing": "AttributeError: module 'my_bots' has no attribute 'Missing'",
    "broken_bots.py:Bot": "ModuleNotFoundError: No module named 'nothing_like_this'",
    "my_bots:NoPlayer": "it has no method decide(view)",
    "my_bots:Strange": "its level is none of",
}


@pytest.mark.parametrize("name", PROBLEMS)
def test_a_bot_that_cannot_be_loaded_is_refused_with_the_problem(name):
    with pytest.raises(Refused) as caught:
        external_bot(name, "hanabi")
    assert caught.value.reason is RosterRefusal.BOT_NOT_LOADED
    assert str(caught.value.details["problem"]).startswith(PROBLEMS[name])


def test_a_bot_of_another_game_is_refused():
    with pytest.raises(Refused) as caught:
        external_bot("my_bots:Flowers", "hanabi")
    assert caught.value.reason is RosterRefusal.BOT_OF_OTHER_GAME


def test_a_broken_bot_keeps_no_other_from_the_tables(caplog):
    offer_bots(("broken_bots:Bot", "my_bots:First"))
    assert "my_bots:First" in table_bots("hanabi", 2)
    assert "broken_bots:Bot" not in table_bots("hanabi", 2)
    assert caplog.text.count("is not offered: ModuleNotFoundError") == 1


def test_packages_are_searched_once_however_many_bots_are_seated(monkeypatch):
    searches = []
    monkeypatch.setattr(external_bots, "entry_points", lambda **_: searches.append(1) or [])
    for _ in range(3):
        assert "careful" in table_bots("hanabi", 3)
        assert not is_external("careful")
    assert len(searches) == 1
