"""The full-screen table, operated with keys and mouse."""

import asyncio
from contextlib import asynccontextmanager

import pytest
from tests.terminal.tables import ENGLISH, SEVEN_SUITS, text_of
from textual.widgets import Static

from tamaya.i18n import Language, catalogue
from tamaya.rules.cards import SUIT_LETTERS
from tamaya.table.commands import MakeMove, VoteToEnd
from tamaya.table.options import Options, SpectatorAccess, Talk
from tamaya.table.phase import Phase
from tamaya.terminal.bot_pace import Pace
from tamaya.terminal.connection.local_server import Bot, Person, open_local_server
from tamaya.terminal.hot_seat import HotSeat
from tamaya.terminal.input.menu_types import Menu
from tamaya.terminal.render.cards import face_word
from tamaya.terminal.render.styled_rows import SHAPES
from tamaya.terminal.screen.page_screen import PageScreen
from tamaya.terminal.screen.table_screen import TableScreen
from tamaya.terminal.text.help_text import keys_text, rules_text, words_text

TIMEOUT_SECONDS = 200


class ScreenDriver:
    """A screen, a pilot who presses its keys, and the people who share it."""

    def __init__(self, screen, pilot, hot_seat, server, connections):
        self.screen = screen
        self.pilot = pilot
        self.hot_seat = hot_seat
        self.server = server
        self.connections = connections

    @property
    def text(self):
        return text_of(self.screen.rows())

    @property
    def scene(self):
        return self.hot_seat.scene

    async def until(self, condition):
        while not condition():
            await self.pilot.pause(0.01)

    async def press(self, *keys):
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def until_turn(self):
        await self.until(lambda: self.hot_seat.is_to_act or self.is_over)

    @property
    def is_over(self):
        return self.scene is not None and self.scene.is_over

    async def game(self):
        return (await self.server._tables.live(self.connections[0]._table)).table.game


@asynccontextmanager
async def open_screen(*seats, size=(80, 24), words="screen", texts=ENGLISH, pace=None, **options):
    async with (
        asyncio.timeout(TIMEOUT_SECONDS),
        open_local_server("memory:", pace or Pace(0)) as server,
    ):
        connections = await server.begin(Options(**options), seats, words)
        hot_seat = HotSeat(connections, texts)
        screen = TableScreen(hot_seat, texts, pace)
        async with screen.run_test(size=size) as pilot:
            await pilot.pause()
            yield ScreenDriver(screen, pilot, hot_seat, server, connections)


def keys_of(menu, wanted, path=()):
    """The keys that lead to a command through the menus."""
    for item in menu.items:
        if item.target == wanted:
            return (*path, item.key)
        if isinstance(item.target, Menu):
            found = keys_of(item.target, wanted, (*path, item.key))
            if found:
                return found
    return None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "bot"),
    [({**SEVEN_SUITS, "help_level": 2}, "careful"), ({"game": "ikebana"}, "greedy")],
    ids=["hanabi", "ikebana"],
)
async def test_a_whole_game_is_played_by_keys(options, bot):
    async with open_screen(Person("Ann"), Bot(bot), Bot(bot), **options) as table:
        moves = 0
        while True:
            await table.until_turn()
            if table.is_over:
                break
            before = table.scene
            move = before.view.legal_moves[-1]
            keys = keys_of(table.screen._menus[0], MakeMove(move.text))
            assert keys, move
            await table.press(*keys)
            await table.until(lambda before=before: table.scene is not before)
            moves += 1
        assert moves > 3
        # A key ends the fireworks over the screen.
        await table.press("escape")
        assert ENGLISH.format("terminal-over") in table.text
        # After the end every card is visible.
        if "game" not in options:
            assert all(card.face for hand in table.scene.view.hands for card in hand)


async def test_no_own_card_is_on_the_screen_during_the_game():
    seats = (Person("Ann"), Bot("careful"), Bot("careful"))
    async with open_screen(*seats, edition="standard", help_level=1) as table:
        for _ in range(6):
            await table.until_turn()
            game = await table.game()
            others = [card.face for hand in table.scene.view.hands[1:] for card in hand]
            for card in game.board.hands[0]:
                face = game.state.faces[card]
                word = f"{SUIT_LETTERS[face.suit]}{face.value}"
                assert table.text.count(face_word(word, ENGLISH)) == others.count(word)
            before = table.scene
            await table.press("d" if before.view.board.tokens < 8 else "p", "1")
            await table.until(lambda before=before: table.scene is not before)
            if table.is_over:
                break


async def test_a_click_on_a_card_opens_its_menu():
    async with open_screen(Person("Ann"), Bot("careful"), edition="standard") as table:
        await table.until_turn()
        await table.pilot.pause()
        rows = table.text.splitlines()
        mine = next(n for n, row in enumerate(rows) if " a Ann" in f" {row[1:]}")
        await table.pilot.click("#rows", offset=(rows[mine].index("?"), mine))
        await table.pilot.pause()
        assert table.screen._menus[-1].title == "Card 1"
        before = table.scene
        menu = len(table.text.splitlines()) - 1
        await table.pilot.click("#rows", offset=(table.text.splitlines()[menu].index("p "), menu))
        await table.until(lambda: table.scene is not before)
        assert any("Ann plays card 1" in paragraph for paragraph in table.scene.log)
        await table.until_turn()
        await table.pilot.pause()
        theirs = next(n for n, row in enumerate(table.text.splitlines()) if "b Aki" in row)
        row = table.text.splitlines()[theirs]
        column = min(row.index(shape) for shape in SHAPES.values() if shape in row)
        await table.pilot.click("#rows", offset=(column, theirs))
        await table.pilot.pause()
        assert table.screen._menus[-1].title == "Which clue for Aki?"
        assert len(table.screen._menus[-1].items) == 2


async def test_a_refused_line_stays_to_be_corrected():
    async with open_screen(Person("Ann"), Bot("careful"), edition="standard") as table:
        await table.until_turn()
        await table.pilot.pause()
        await table.press(":")
        for typed, why in (
            ("play 9", "no card 9"),
            ("zz", "not a valid command"),
            ("say hi", "No chat"),
        ):
            table.screen._typed.value = typed
            await table.press("enter")
            await table.until(lambda why=why: why in table.text)
            assert table.screen._typed.value == typed
        table.screen._typed.value = "play 1"
        before = table.scene
        await table.press("enter")
        await table.until(lambda: table.scene is not before)
        assert not table.screen._typed.has_class("open")


async def test_two_people_share_a_screen_that_is_covered_between_their_turns():
    async with open_screen(Person("Ann"), Person("Bob"), edition="standard", help_level=1) as table:
        seen = set()
        for _ in range(6):
            await table.until(lambda: table.hot_seat.is_covered and table.hot_seat.awaited_name)
            name = table.hot_seat.awaited_name
            text = table.text
            assert f"{name}, it’s your turn." in text
            assert not any(shape in text for shape in SHAPES.values())
            # Only Enter shows the board.
            await table.press("p")
            assert table.hot_seat.is_covered
            await table.press("enter")
            assert not table.hot_seat.is_covered
            assert table.scene.names[table.scene.seat] == name
            seen.add(name)
            clue = next(move for move in table.scene.view.legal_moves if ":" in move.text)
            await table.press(*keys_of(table.screen._menus[0], MakeMove(clue.text)))
        assert seen == {"Ann", "Bob"}


async def test_a_page_one_person_opened_is_closed_for_the_next():
    seats = (Person("Ann"), Bot("careful"), Person("Bob"))
    pace = Pace(0)
    async with open_screen(*seats, edition="standard", pace=pace) as table:
        while True:
            await table.until(lambda: table.hot_seat.is_covered and table.hot_seat.awaited_name)
            name = table.hot_seat.awaited_name
            await table.press("enter")
            if name == "Ann":
                # The bot waits until she has opened something.
                pace.toggle_hold()
            clue = next(move for move in table.scene.view.legal_moves if ":" in move.text)
            await table.press(*keys_of(table.screen._menus[0], MakeMove(clue.text)))
            if name == "Ann":
                break
        await table.press("l")
        assert isinstance(table.screen.screen, PageScreen)
        pace.toggle_hold()
        await table.until(lambda: table.hot_seat.is_covered and table.hot_seat.awaited_name)
        await table.until(lambda: not isinstance(table.screen.screen, PageScreen))
        assert "Bob, it’s your turn." in table.text


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("options", [SEVEN_SUITS, {"game": "ikebana"}], ids=["hanabi", "ikebana"])
async def test_help_is_a_page_of_eighty_columns_with_the_rules_of_this_game(language, options):
    texts = catalogue(language)
    async with open_screen(Person("Ann"), Person("Bob"), texts=texts, **options) as table:
        await table.until(lambda: table.hot_seat.awaited_name)
        await table.press("enter", "?")
        assert isinstance(table.screen.screen, PageScreen)
        scene = table.scene
        texts = (keys_text(scene, texts), words_text(scene, texts), rules_text(scene, texts))
        page = table.screen.screen._text
        assert all(text in page for text in texts)
        assert max(map(len, page.splitlines())) <= 80
        # Only this game's board is explained.
        assert ("✗" in page) is ("game" not in options)
        # Keys of the board do nothing on a page.
        await table.press("p")
        assert isinstance(table.screen.screen, PageScreen)
        await table.press("escape")
        assert not isinstance(table.screen.screen, PageScreen)
        await table.press("l")
        assert table.scene.log[0] in table.screen.screen._text
        await table.press("q")
        assert not isinstance(table.screen.screen, PageScreen)


async def test_the_board_is_drawn_again_for_another_size():
    async with open_screen(Person("Ann"), Person("Bob"), **SEVEN_SUITS) as table:
        await table.until(lambda: table.hot_seat.awaited_name)
        await table.press("enter")
        assert max(map(len, table.text.splitlines())) <= 80
        await table.pilot.resize_terminal(160, 50)
        await table.until(lambda: len(table.text.splitlines()) == 50)
        assert 80 < max(map(len, table.text.splitlines())) <= 160


async def test_escape_goes_back_through_the_menus():
    async with open_screen(Person("Ann"), Person("Bob"), edition="standard") as table:
        await table.until(lambda: table.hot_seat.awaited_name)
        await table.press("enter", "c")
        assert "Esc" in table.text
        await table.press("escape")
        assert "Esc" not in table.text
        await table.press("m", "2")
        assert "Move it where?" in table.text
        await table.press("escape")
        assert "Move which card?" in table.text


async def test_a_hand_is_put_in_order_by_keys():
    async with open_screen(Person("Ann"), Person("Bob"), edition="standard") as table:
        await table.until(lambda: table.hot_seat.awaited_name)
        await table.press("enter")
        before = table.scene.view.hands[table.scene.seat]
        await table.press("m", "5", "1")
        await table.until(lambda: table.scene.view.hands[table.scene.seat] != before)
        after = [card.id for card in table.scene.view.hands[table.scene.seat]]
        assert after == [before[4].id, *(card.id for card in before[:4])]
        await table.press("s", "1")
        await table.until(lambda: table.scene.view.hands[table.scene.seat][0].is_apart)
        assert "↑" in table.text


async def test_remarks_are_made_where_the_table_allows_them():
    async with open_screen(Person("Ann"), Person("Bob"), talk=Talk.REMARKS) as table:
        await table.until(lambda: table.hot_seat.awaited_name)
        await table.press("enter", "o", "3")
        await table.until(
            lambda: any("Let me think." in paragraph for paragraph in table.scene.log)
        )


async def test_the_pace_of_watched_bots_is_set_by_keys():
    pace = Pace(0)
    bots = (Bot("careful"), Bot("careful"))
    async with open_screen(*bots, pace=pace, watching=SpectatorAccess.ALL_HANDS) as table:
        await table.until(lambda: table.scene is not None)
        assert "␣ pause" in table.text
        await table.press("space")
        assert pace.is_held
        assert "␣ resume" in table.text
        await table.press("-")
        assert pace.seconds > 0
        slower = pace.seconds
        await table.press("+")
        assert pace.seconds < slower
        assert all(card.face for hand in table.scene.view.hands for card in hand)
        assert table.scene.view.legal_moves == ()
        pace.seconds = 0
        await table.press("space")
        await table.until(lambda: table.is_over)


async def vote_to_end(table):
    """End the game by the vote of everybody."""
    for connection in table.connections:
        await connection.submit(VoteToEnd())
    await table.until(lambda: table.is_over)
    await table.pilot.pause()


@pytest.mark.parametrize("other", [Person("Bob"), Bot("careful")], ids=["people", "bots"])
async def test_one_key_starts_a_rematch(other):
    async with open_screen(Person("Ann"), other, edition="standard") as table:
        await table.until(lambda: table.hot_seat.awaited_name)
        assert "play again" not in table.text
        await vote_to_end(table)
        assert "g play again" in table.text
        before = table.scene.state.table
        await table.press("g")
        await table.until(lambda: table.hot_seat.awaited_name)
        await table.pilot.pause()
        # Everybody saw the old table, but only one person may see each new hand.
        assert table.hot_seat.is_covered is isinstance(other, Person)
        await table.press("enter")
        assert table.scene.state.table != before
        assert table.scene.state.phase is Phase.PLAYING
        assert table.scene.names == ("Ann", "Bob" if isinstance(other, Person) else "Aki")
        assert sum("The game starts." in paragraph for paragraph in table.scene.log) == 1
        await vote_to_end(table)
        assert "g play again" in table.text


async def test_the_legal_moves_can_be_read_on_a_page():
    async with open_screen(Person("Ann"), Bot("careful"), edition="standard") as table:
        await table.until_turn()
        await table.pilot.pause()
        moves = [move.text for move in table.scene.view.legal_moves]
        await table.press(":")
        table.screen._typed.value = "moves"
        await table.press("enter")
        assert table.screen.screen._text.split()[-len(moves) :] == moves


async def test_a_click_on_the_back_label_closes_a_page():
    async with open_screen(Person("Ann"), Bot("careful"), edition="standard") as table:
        await table.until_turn()
        await table.press("?")
        assert "Esc back" in str(table.screen.screen.query_one("#back", Static).content)
        await table.pilot.click("#back", offset=(20, 0))
        await table.pilot.pause()
        assert not isinstance(table.screen.screen, PageScreen)


async def test_leaving_does_not_end_the_game():
    async with open_screen(Person("Ann"), Person("Bob"), edition="standard") as table:
        await table.until(lambda: table.hot_seat.awaited_name)
        await table.press("enter", "q")
        assert table.screen.return_value is False
        assert (await table.game()).outcome is None


@pytest.mark.parametrize("options", [{"edition": "standard"}, {"game": "ikebana"}], ids=str)
async def test_brackets_step_through_the_game_without_telling_more_than_was_seen(options):
    async with open_screen(Person("Ann"), Person("Bob"), **options) as table:
        await table.until(lambda: table.hot_seat.awaited_name is not None)
        await table.press("enter")
        seen = [table.scene.view]
        for _ in range(4):
            move = table.scene.view.legal_moves[-1].text
            assert await table.hot_seat.submit(MakeMove(move)) is None
            await table.until(lambda: table.hot_seat.awaited_name is not None)
            await table.press("enter")
            seen.append(table.scene.view)
        me, now = table.scene.seat, table.text
        for moves in (3, 2, 1, 0, 0):
            await table.press("[")
            past = table.screen._look_back.scene
            assert f"Looking back: move {moves} of 4" in table.text
            if seen[moves].seat == me:
                assert past.view == seen[moves]
            if "edition" in options:
                assert all(card.face is None for card in past.view.hands[me])
        assert "d draw" not in table.text
        await table.press("]")
        assert "move 1 of 4" in table.text
        await table.press("escape")
        assert table.text == now
        # What one person looked at is not shown to the next.
        await table.press("[")
        assert await table.hot_seat.submit(MakeMove(table.scene.view.legal_moves[-1].text)) is None
        await table.until(lambda: table.hot_seat.is_covered)
        await table.press("enter")
        assert "Looking back" not in table.text


async def test_a_note_is_written_on_a_card_and_seen_by_its_writer_only():
    async with open_screen(Person("Ann"), Person("Bob"), edition="standard") as table:
        await table.until(lambda: table.hot_seat.awaited_name is not None)
        await table.press("enter")
        writer = table.scene.seat
        await table.press("w", "2")
        await table.press(*"red?", "enter")
        await table.until(lambda: table.scene.state.notes)
        assert f"✎{'ab'[writer]}2 red?" in table.text
        await table.press(":", *"note b1 save", "enter")
        await table.until(lambda: len(table.scene.state.notes) == 2)
        assert "✎b1 save" in table.text
        await table.press(":", *"note 2", "enter")
        await table.until(lambda: len(table.scene.state.notes) == 1)
        assert "red?" not in table.text
        await table.press(":", *"note 9 x", "enter")
        assert "There is no card 9" in table.text
        await table.press("escape")
        assert await table.hot_seat.submit(MakeMove(table.scene.view.legal_moves[-1].text)) is None
        await table.until(lambda: table.hot_seat.is_covered)
        await table.press("enter")
        assert table.scene.seat != writer
        assert "save" not in table.text
