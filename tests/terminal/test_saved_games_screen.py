"""The saved games on the whole screen."""

import asyncio
from contextlib import asynccontextmanager

import pytest
from tests.cli.test_games import play_two_games
from tests.terminal.tables import ENGLISH, text_of

from tamaya.i18n import Language, catalogue
from tamaya.terminal.connection.saved_games import open_saved_games
from tamaya.terminal.render.styled_rows import row_width
from tamaya.terminal.screen.saved_games_screen import SavedGamesScreen, Wish


@asynccontextmanager
async def open_list(file, texts=ENGLISH, size=(80, 24)):
    exported = []

    async def export(_saved, game):
        exported.append(game.number)
        return "game.json"

    async with asyncio.timeout(120), open_saved_games(file) as saved:
        screen = SavedGamesScreen(saved, export, texts)
        async with screen.run_test(size=size) as pilot:
            await pilot.pause()
            yield screen, pilot, exported


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (160, 50)])
@pytest.mark.parametrize("language", Language)
async def test_the_list_fits_every_screen_in_every_language(tmp_path, size, language):
    file, texts = str(tmp_path / "terminal.db"), catalogue(language)
    await play_two_games(file)
    async with open_list(file, texts, size) as (screen, _, _):
        rows = screen.rows()
        assert len(rows) == size[1]
        assert max(map(row_width, rows)) <= size[0]
        assert "▶ 1" in text_of(rows)
        assert texts.format("saved-running", turn=1) in text_of(rows)
        assert texts.format("saved-menu-open") in text_of(rows[-2:])


async def test_games_are_chosen_exported_and_deleted_by_keys(tmp_path):
    file = str(tmp_path / "terminal.db")
    await play_two_games(file)
    async with open_list(file) as (screen, pilot, exported):
        # A running game has secrets: there is nothing to export or review.
        await pilot.press("e", "r")
        assert exported == []
        await pilot.press("down", "e")
        assert exported == [2]
        assert "Game 2 is written to game.json." in text_of(screen.rows())
        await pilot.press("d", "n")
        assert len(screen._games) == 2
        await pilot.press("d", "y")
        assert len(screen._games) == 1
        await pilot.press("enter")
    assert screen.return_value.game.number == 1
    assert screen.return_value.wish is Wish.OPEN


async def test_an_empty_list_says_so(tmp_path):
    async with open_list(str(tmp_path / "none.db")) as (screen, pilot, _):
        assert "No game is saved here." in text_of(screen.rows())
        await pilot.press("down", "enter", "d", "y", "q")
    assert screen.return_value is None
