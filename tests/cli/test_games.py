"""``tamaya games``: what was played here is listed, resumed, exported and deleted."""

import asyncio
import io
import json
import sys

import pytest

from tamaya.cli.main import main
from tamaya.i18n import Language, catalogue
from tamaya.notation import read_any_record
from tamaya.rules.shared_types import Refused
from tamaya.table.commands import VoteToEnd
from tamaya.table.options import Options
from tamaya.terminal.bot_pace import Pace
from tamaya.terminal.connection.local_server import Bot, Person, open_local_server
from tamaya.terminal.connection.saved_games import open_saved_games
from tamaya.terminal.refusals import TerminalRefusal

SEATS = (Person("Ann"), Bot("careful"))


async def play_two_games(database):
    """A game of Hanabi that is given up, then one of Ikebana that goes on."""
    async with open_local_server(database, Pace(0)) as server:
        (first,) = await server.begin(Options(edition="standard"), SEATS, "first")
        assert await first.submit(VoteToEnd()) is None
        await server.begin(Options(game="ikebana"), (Person("Ann"), Bot("easy")), "second")


@pytest.fixture
def database(tmp_path):
    file = str(tmp_path / "terminal.db")
    asyncio.run(play_two_games(file))
    return file


@pytest.fixture
def games(database, capsys):
    def call(*words, lang="en"):
        status = main(["games", *words, "--database", database, "--lang", lang])
        written = capsys.readouterr()
        return status, written.out, written.err

    return call


@pytest.mark.parametrize("language", Language)
def test_games_are_listed_the_last_changed_first(games, language):
    status, out, err = games(lang=language)
    assert (status, err) == (0, "")
    head, latest, first = out.splitlines()
    texts = catalogue(language)
    assert texts.format("saved-column-players") in head
    assert latest.startswith("1 ")
    assert texts.format("saved-running", turn=1) in latest
    assert "Ikebana" in latest
    assert texts.format("saved-given-up") in first
    assert "Hanabi" in first
    assert "Ann" in first


def test_a_database_without_games_says_how_to_start_one(tmp_path, capsys):
    assert main(["games", "list", "--database", str(tmp_path / "none.db")]) == 0
    assert "Start one with “tamaya play”." in capsys.readouterr().out


def test_a_finished_game_is_exported_and_a_running_one_is_not(games, tmp_path):
    status, out, _ = games("export", "2")
    assert status == 0
    assert read_any_record(out.encode()).names[0] == "Ann"
    file = tmp_path / "game.json"
    status, out, _ = games("export", "2", "--format", "hanab-live", "--out", str(file))
    assert (status, out) == (0, "")
    assert json.loads(file.read_text(encoding="utf-8"))["players"][0] == "Ann"
    status, out, err = games("export", "1")
    assert (status, out) == (1, "")
    assert "isn’t over" in err


def test_mistakes_are_answered(games, tmp_path):
    for words, sentence in (
        (("exprot",), "Did you mean “export”?"),
        (("export", "9"), "There is no saved game “9”."),
        (("export", "2", "--format", "xml"), "Choose one of: native, hanab-live."),
        (("export", "2", "--out", str(tmp_path / "no" / "where")), "Can’t write to the file"),
        (("delete",), "needs an argument"),
        (("review", "1"), "isn’t over"),
    ):
        status, out, err = games(*words)
        assert status in (1, 2), words
        assert out == ""
        assert sentence in err.replace("\n", " "), err


def test_a_game_is_deleted_by_its_number_or_its_id(games):
    table = games("list")[1].splitlines()[2].split()[-1]
    assert games("delete", table[:6])[:2] == (0, "Game 2 is deleted.\n")
    assert len(games("list")[1].splitlines()) == 2
    assert games("delete", "1")[0] == 0
    assert "No game is saved here." in games("list")[1]


def test_a_named_game_is_resumed_and_a_finished_one_shown(games, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    status, out, _ = games("show", "2")
    assert status == 0
    assert "Hanabi: Standard" in out
    assert games("resume", "1")[1].startswith("Ikebana")


async def test_a_name_that_fits_no_game_is_refused(tmp_path):
    async with open_saved_games(str(tmp_path / "none.db")) as saved:
        with pytest.raises(Refused) as refused:
            await saved.find("1")
    assert refused.value.reason is TerminalRefusal.NO_SUCH_SAVED_GAME
