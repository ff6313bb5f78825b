"""``tamaya play``: its options, and what they refuse."""

import re
from pathlib import Path

import pytest

from tamaya.cli.main import main
from tamaya.cli.play import (
    USAGE,
    data_file,
    has_screen,
    refuse_incompatible_options,
    requested_name,
    requested_options,
    requested_pace,
    requested_seats,
)
from tamaya.cli.usage_parser import UsageRefusal, parse_arguments
from tamaya.i18n import Language, catalogue, refusal_sentences
from tamaya.roster import ROSTER, best_bot
from tamaya.rules.shared_types import Refused
from tamaya.table.options import SpectatorAccess
from tamaya.terminal.connection.local_server import Bot, Person

ENGLISH = catalogue(Language.ENGLISH)


def request(*words):
    return parse_arguments(USAGE, words, Language.ENGLISH)


def seats(*words, game="hanabi", **environment):
    return requested_seats(request(*words), game, environment, ENGLISH)


@pytest.mark.parametrize("game", ROSTER)
def test_without_options_you_play_with_two_bots(game):
    default_bot = "friend" if "friend" in ROSTER[game] else best_bot(game)
    assert seats(game=game, USER="ann") == [Person("ann"), Bot(default_bot), Bot(default_bot)]
    assert requested_options(request()).edition == "standard"
    assert requested_options(request()).help_level == 2


def test_a_seat_named_like_a_bot_is_a_bot_and_any_other_is_a_person():
    requested = seats("--seats", "Bob, you,random", "--name=Ann")
    assert requested == [Person("Bob"), Person("Ann"), Bot("random")]
    assert seats("--seats=you,careful", USER="") == [Person("Player"), Bot("careful")]


def test_a_long_user_name_is_cut():
    assert requested_name(request(), {"LOGNAME": "a" * 30}, ENGLISH) == "a" * 24


def test_a_game_is_chosen_with_the_options_of_every_command():
    words = ("--edition=deluxe", "--with=avalanche,flamboyants", "--set=errors=1")
    options = requested_options(request(*words, "--help-level=4"))
    assert options.extensions == ("avalanche", "flamboyants")
    assert options.settings == {"errors": "1"}
    assert (options.edition, options.help_level) == ("deluxe", 4)
    assert options.watching is SpectatorAccess.NONE
    assert requested_options(request("--game=ikebana", "--with=final-bouquet")).game == "ikebana"


def test_a_person_who_watches_bots_sees_their_hands():
    arguments = request("--watch-bots=careful,random", "--speed=120")
    assert requested_options(arguments).watching is SpectatorAccess.ALL_HANDS
    assert seats("--watch-bots=careful,random") == [Bot("careful"), Bot("random")]
    assert requested_pace(arguments, is_plain=False).seconds == 0.5
    assert requested_pace(request("--speed=0"), is_plain=False).seconds == 0
    assert requested_pace(request(), is_plain=True).seconds == 0


def test_a_dumb_terminal_gets_plain_lines(monkeypatch):
    monkeypatch.setattr("tamaya.cli.play.is_terminal", lambda _: True)
    assert has_screen({"TERM": "xterm-256color"})
    assert has_screen({})
    assert not has_screen({"TERM": "dumb"})


def test_files_are_in_the_data_folder_of_the_server(tmp_path):
    assert data_file({"XDG_DATA_HOME": "/data", "HOME": "/people/a"}, "terminal.db") == Path(
        "/data/tamaya/terminal.db"
    )


@pytest.mark.parametrize(
    "words",
    [
        ("--resume", "--seats=you,careful"),
        ("--resume", "--edition=deluxe"),
        ("--join=http://a/table/x", "--watch=http://a/table/x"),
        ("--join=http://a/table/x", "--seed=1"),
        ("--watch-bots=careful,careful", "--name=Ann"),
    ],
)
def test_options_for_different_tables_are_refused_together(words):
    with pytest.raises(Refused) as refused:
        refuse_incompatible_options(request(*words))
    assert refused.value.reason is UsageRefusal.OPTIONS_APART


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--game=chess",), "chess"),
        (("--game=ikebana", "--edition=deluxe"), "--edition"),
        (("--edition=first-box", "--with=black-powder"), "black-powder"),
        (("--seats=you",), "2"),
        (("--seats=you,a,b,c,d,e",), "5"),
        (("--seats=Ann,Ann",), "the same name"),
        (("--seats=Ann, ,careful",), "24"),
        (("--help-level=5",), "4"),
        (("--speed=fast",), "fast"),
        (("--watch-bots=careful,nobody",), "nobody"),
        (("--join=nowhere",), "nowhere"),
        (("--resume", "--with=avalanche"), "--with"),
        (("--resume",), "no game to resume"),
        (("word",), "word"),
    ],
)
def test_invalid_options_are_refused_in_a_sentence(words, why, capsys, monkeypatch, tmp_path):
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["play", *words]) in (1, 2)
    assert why in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize("name", ["freind", "frend", "friends", "Friend", "carefull"])
def test_a_misspelt_bot_is_not_a_person(name):
    with pytest.raises(Refused) as refused:
        seats("--seats", f"you,{name}")
    assert refused.value.reason is UsageRefusal.MISSPELT_BOT
    sentences = " ".join(map(ENGLISH.render, refusal_sentences(refused.value)))
    assert re.search(r"Did you mean “(friend|careful)”\?", sentences)
    assert seats("--seats", f"you,person:{name}")[1] == Person(name)


def test_names_of_people_that_only_resemble_a_bots_are_people():
    assert seats("--seats", "Fred,Pat,Frieda") == [Person("Fred"), Person("Pat"), Person("Frieda")]
