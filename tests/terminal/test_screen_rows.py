"""The screen as text: it fits, it uses the space, and it shows only what may be seen."""

import re
from dataclasses import replace
from random import Random

import pytest
from tests.terminal.tables import ENGLISH, SEVEN_SUITS, open_terminal_table, text_of

from tamaya.i18n import Language, catalogue
from tamaya.rules.cards import SUIT_LETTERS
from tamaya.rules.shared_types import Seat
from tamaya.table.commands import MakeMove
from tamaya.terminal.hanabi.board_rows import compact_seat
from tamaya.terminal.input.menu_types import Menu
from tamaya.terminal.input.table_menu import main_menu, turn_title
from tamaya.terminal.render.cards import face_word
from tamaya.terminal.render.finale import Finale
from tamaya.terminal.render.finale_rows import finale_rows
from tamaya.terminal.render.screen_rows import Footer, Size, cover_rows, screen_rows
from tamaya.terminal.render.styled_rows import (
    SHAPES,
    Span,
    flow,
    row_text,
    row_width,
    text_width,
    truncate,
    wrap,
)
from tamaya.wire.game_adapters import adapter_of

FIVE = ("Ann", "Bob", "Cecilia", "Dora Dorothea", "Eve")
SMALL = Size(80, 24)
LARGE = Size(160, 50)


def draw(scene, size=SMALL, texts=ENGLISH, seconds_left=None):
    footer = Footer(main_menu(scene, texts), seconds_left=seconds_left)
    return screen_rows(scene, footer, size, texts)


def menus(menu):
    """A menu and all of its submenus."""
    yield menu
    for item in menu.items:
        if isinstance(item.target, Menu):
            yield from menus(item.target)


@pytest.mark.parametrize("language", Language)
async def test_five_seats_and_seven_suits_fit_a_small_screen_from_deal_to_end(language):
    random = Random(7)
    async with open_terminal_table(*FIVE, language=language, help_level=3, **SEVEN_SUITS) as table:
        while (seat := await table.seat_to_act()) is not None:
            for viewer in (seat, (seat + 1) % 5):
                scene = await table.scene(viewer)
                rows = draw(scene, texts=table.texts, seconds_left=59)
                assert len(rows) == SMALL.height
                assert max(map(row_width, rows)) <= SMALL.width
                assert "…" not in text_of(rows)
                assert "0:59" in text_of(rows)
            await table.act(random)
        rows = draw(await table.scene(0), texts=table.texts)
        assert len(rows) == SMALL.height


@pytest.mark.parametrize("language", Language)
async def test_every_menu_fits_beneath_the_board(language):
    random = Random(3)
    async with open_terminal_table(*FIVE, language=language, help_level=2, **SEVEN_SUITS) as table:
        for _ in range(12):
            scene = await table.scene(await table.seat_to_act())
            for menu in menus(main_menu(scene, table.texts)):
                rows = screen_rows(scene, Footer(menu, "Why not."), SMALL, table.texts)
                assert len(rows) == SMALL.height
                assert max(map(row_width, rows)) <= SMALL.width
                assert menu.title in text_of(rows)
                keys = [item.key for item in menu.items]
                assert len(keys) == len(set(keys))
            await table.act(random)


async def test_a_large_screen_shows_more_than_a_small_one():
    random = Random(1)
    async with open_terminal_table(*FIVE, help_level=2, **SEVEN_SUITS) as table:
        for _ in range(20):
            await table.act(random)
        scene = await table.scene(0)
        small, large = draw(scene), draw(scene, LARGE)
        assert len(large) == LARGE.height
        assert max(map(row_width, large)) <= LARGE.width
        assert "╭" in text_of(large)
        assert "╭" not in text_of(small)
        shown = [sum(paragraph[:30] in text_of(rows) for paragraph in scene.log)
                 for rows in (small, large)]  # fmt: skip
        assert shown[0] < shown[1]


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
async def test_no_own_card_is_draw(size):
    random = Random(5)
    async with open_terminal_table(*FIVE, help_level=3, **SEVEN_SUITS) as table:
        compared = 0
        while (seat := await table.seat_to_act()) is not None:
            scene = await table.scene(seat)
            text = text_of(draw(scene, size))
            game = (await table.table()).game
            others = [
                card.face for number, hand in enumerate(scene.view.hands) for card in hand
                if number != seat
            ]  # fmt: skip
            for held, card in zip(game.board.hands[seat], scene.view.hands[seat], strict=True):
                assert card.id == held
                face = game.state.faces[held]
                word = f"{SUIT_LETTERS[face.suit]}{face.value}"
                # As often as in the hands of the others, and not once more.
                assert text.count(face_word(word, ENGLISH)) == others.count(word)
                compared += 1
            assert f"{scene.names[seat]} draws the" not in text
            await table.act(random)
        assert compared > 100


async def test_the_board_does_not_depend_on_the_own_hand():
    random = Random(6)
    async with open_terminal_table(*FIVE, help_level=3, **SEVEN_SUITS) as table:
        for _ in range(40):
            seat = await table.seat_to_act()
            scene, game = await table.scene(seat), (await table.table()).game
            own = set(game.board.hands[seat])
            other_faces = tuple(
                random.choice(game.setup.rules.faces) if card in own else face
                for card, face in enumerate(game.state.faces)
            )
            changed = replace(game, state=replace(game.state, faces=other_faces))
            view = adapter_of(changed).view(changed, Seat(seat), 3)
            assert text_of(draw(replace(scene, view=view), LARGE)) == text_of(draw(scene, LARGE))
            await table.act(random)


async def test_the_help_level_decides_whether_knowledge_is_shown():
    for level, is_shown in ((0, False), (1, True)):
        async with open_terminal_table("Ann", "Bob", edition="standard", help_level=level) as table:
            seat = await table.seat_to_act()
            scene = await table.scene(seat)
            clue = next(move for move in scene.view.legal_moves if move.text[1:] == ":red")
            assert await table.connections[seat].submit(MakeMove(clue.text)) is None
            after = await table.scene(seat)
            known = row_text(compact_seat(after, after.view, 1 - seat, 80, ENGLISH)[1])
            assert ("R" in known.split()) is is_shown


async def test_suits_differ_without_colour():
    assert set(SHAPES) == set(SUIT_LETTERS)
    assert len(set(SHAPES.values())) == len(SHAPES)
    assert all(text_width(shape) == 1 for shape in SHAPES.values())


async def test_a_pending_tile_offers_its_choices():
    random = Random(2)
    names = ("Ann", "Bob")
    rules = {"edition": "custom", "settings": {"suits": "red+blue+green", "tiles": "on"}}
    seen = set()
    for words in map(str, range(8)):
        async with open_terminal_table(*names, words=words, help_level=4, **rules) as table:
            while (seat := await table.seat_to_act()) is not None:
                scene = await table.scene(seat)
                if scene.view.board.pending is not None:
                    menu = main_menu(scene, ENGLISH)
                    moves = {move.text for move in scene.view.legal_moves}
                    offered = {
                        item.target.move
                        for each in menus(menu)
                        for item in each.items
                        if isinstance(item.target, MakeMove)
                    }
                    assert offered <= moves
                    assert offered
                    assert "Bonus tile" in text_of(draw(scene))
                    # Plain lines say the same.
                    assert turn_title(scene, ENGLISH) == menu.title
                    seen.add(scene.view.board.pending)
                moves = scene.view.legal_moves
                # Cards that fit are played, so that fives come soon.
                game = (await table.table()).game
                good = [
                    move.text for move in moves
                    if move.text.startswith("p")
                    and game.board.fits(game.state.faces[move.card])
                ]  # fmt: skip
                discards = [move.text for move in moves if move.text.startswith("d")]
                choice = good or discards or [move.text for move in moves]
                made = random.choice(choice)
                assert await table.connections[seat].submit(MakeMove(made)) is None
    assert len(seen) >= 2


@pytest.mark.parametrize("options", [SEVEN_SUITS, {"game": "ikebana"}], ids=["hanabi", "ikebana"])
async def test_the_board_is_drawn_completely_or_not_at_all(options):
    random = Random(8)
    async with open_terminal_table(*FIVE, help_level=2, **options) as table:
        for _ in range(10):
            await table.act(random)
        scene = await table.scene(0)
        for width in (1, 7, 20, 40, 79, 119, 120, 250):
            for height in (1, 5, 12, 23, 30, 200):
                rows = draw(scene, Size(width, height))
                assert len(rows) <= height
                assert max(map(row_width, rows)) <= width
                text = text_of(rows)
                is_board = "▶" in text
                assert is_board is any(shape in text for shape in SHAPES.values())
                assert is_board is (text.splitlines()[-1].endswith("q leave"))
                if (width, height) in ((79, 30), (120, 30), (250, 200)):
                    assert is_board


@pytest.mark.parametrize("language", Language)
async def test_a_small_window_gets_a_sentence_in_place_of_the_board(language):
    async with open_terminal_table(*FIVE, language=language, **SEVEN_SUITS) as table:
        rows = draw(await table.scene(0), Size(60, 16), table.texts)
        text = " ".join(text_of(rows).split())
        sentence = table.texts.format("terminal-too-small", columns=60, rows=16)
        assert text == " ".join(sentence.split())
        assert "--plain" in text


async def test_the_time_left_is_shown_as_on_a_clock_and_a_long_time_in_words():
    async with open_terminal_table("Ann", "Bob", edition="standard") as table:
        scene = await table.scene(0)
        for seconds, text in ((5, "0:05"), (245, "4:05"), (7200, "2 hours"), (3 * 86400, "3 days")):
            assert text in text_of(draw(scene, seconds_left=seconds))


async def test_the_largest_hands_of_a_custom_game_are_drawn_from_deal_to_end():
    random = Random(9)
    settings = {"hand": "10", "suits": "white+red+blue+yellow+green+black+multicolour"}
    async with open_terminal_table(
        *FIVE, edition="custom", settings=settings, help_level=2
    ) as table:
        while (seat := await table.seat_to_act()) is not None:
            text = text_of(draw(await table.scene(seat)))
            assert "Turn" in text
            assert "0  ?" in text or "9  ?" in text
            await table.act(random)


@pytest.mark.parametrize("language", Language)
async def test_ikebana_fits_a_small_screen_from_the_first_round_to_the_last(language):
    random = Random(4)
    async with open_terminal_table(*FIVE, language=language, game="ikebana") as table:
        while (seat := await table.seat_to_act()) is not None:
            scene = await table.scene(seat)
            rows = draw(scene, texts=table.texts)
            assert len(rows) <= SMALL.height
            assert max(map(row_width, rows)) <= SMALL.width
            await table.act(random)


async def test_only_the_seat_to_act_sees_the_card_just_drawn_in_ikebana():
    async with open_terminal_table("Ann", "Bob", game="ikebana") as table:
        seat = await table.seat_to_act()
        assert await table.connections[seat].submit(MakeMove("d")) is None
        face = (await table.scene(seat)).view.drawn
        assert face_word(face, ENGLISH) in text_of(draw(await table.scene(seat)))
        assert face_word(face, ENGLISH) not in text_of(draw(await table.scene(1 - seat)))


def test_the_covered_screen_shows_only_whose_turn_it_is():
    text = text_of(cover_rows("Bob", SMALL, ENGLISH))
    assert "Bob, it’s your turn." in text
    assert not any(shape in text for shape in SHAPES.values())


def test_text_is_cut_and_wrapped_by_columns():
    assert truncate("花火花火", 5) == "花火…"
    assert text_width("花火") == 4
    assert [row_text(row) for row in wrap("one two three", 7, rest=" ")] == ["one two", " three"]
    rows = flow([(Span(text),) for text in ("ab", "cd", "ef")], 6)
    assert [row_text(row) for row in rows] == ["ab  cd", "ef"]


@pytest.mark.parametrize(
    ("language", "mark", "letters"),
    [("en", "(you)", "WRBYG"), ("fr", "(vous)", "ARBJV"), ("cs", "(vy)", "BČMŽZ")],
)
@pytest.mark.parametrize("size", [Size(60, 20), SMALL, LARGE], ids=str)
async def test_the_own_seat_is_marked_and_suits_have_letters_of_the_language(
    size, language, mark, letters
):
    texts = catalogue(Language(language))
    spoken = {"language": texts.language}
    async with open_terminal_table("Ann", "Bob", edition="standard", **spoken) as table:
        drawn = text_of(draw(await table.scene(0), size, texts))
        assert drawn.count(mark) == 1
        assert [letter for letter in letters if not re.search(f"{letter} [·0]", drawn)] == []
    if size.width < SMALL.width:
        # The bouquets of Ikebana need 80 columns.
        return
    async with open_terminal_table("Ann", "Bob", game="ikebana", **spoken) as table:
        assert text_of(draw(await table.scene(1), size, texts)).count(mark) == 1


async def test_a_long_own_name_is_marked_by_a_star():
    async with open_terminal_table("Bartholomew the Elder", "Bob", edition="standard") as table:
        assert "a*Barthol" in text_of(draw(await table.scene(0)))


async def test_a_large_screen_has_tall_fireworks_and_a_small_one_rows():
    async with open_terminal_table("Ann", "Bob", edition="standard") as table:
        scene = await table.scene(0)
        large = text_of(draw(scene, LARGE))
        assert "♦R 0/5" in large
        assert "♦R ·····" in text_of(draw(scene))


@pytest.mark.parametrize("size", [Size(60, 20), SMALL, LARGE], ids=str)
def test_the_fireworks_at_the_end_fill_the_screen_and_grow_with_the_score(size):
    lit = []
    for share in (0.2, 1.0):
        finale = Finale(("white", "red"), share, "A score of 5 points.")
        pictures = [finale_rows(finale, frame, size) for frame in range(finale.frames)]
        for rows in pictures:
            assert len(rows) == size.height
            assert max(map(row_width, rows)) <= size.width
            assert "A score of 5 points." in text_of(rows)
        lit.append(sum(text_of(rows).count("✦") for rows in pictures))
        assert pictures == [finale_rows(finale, frame, size) for frame in range(finale.frames)]
    assert 0 < lit[0] < lit[1]
