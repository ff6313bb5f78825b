"""Typed commands: words of three languages, the notation, and mistakes."""

import pytest
from tests.terminal.tables import ENGLISH, open_terminal_table

from tamaya.i18n import Language, catalogue
from tamaya.rules.shared_types import Refused
from tamaya.table.commands import (
    AnswerUndo,
    FreeSeat,
    MakeMove,
    RequestUndo,
    Say,
    Substitute,
    VoteToEnd,
    VoteToPause,
    WithdrawUndo,
)
from tamaya.terminal.hanabi.hand_rearrangement import with_apart_toggled, with_card_moved
from tamaya.terminal.input.menu_types import UiAction
from tamaya.terminal.input.table_menu import main_menu
from tamaya.terminal.input.typed_commands import parse_input, refusal_for_input
from tamaya.terminal.refusals import TerminalRefusal
from tamaya.terminal.text.refusal_text import refusal_text
from tamaya.wire.server_messages import RefusalMessage


@pytest.fixture
async def table():
    async with open_terminal_table("Ann", "Bob", "Cecil", edition="standard") as begun:
        yield begun


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("play 3", "p{2}"),
        ("  PLAY   1 ", "p{0}"),
        ("discard 5", "d{4}"),
        ("clue Bob red", "b:red"),
        ("tell bob R", "b:red"),
        ("clue c 3", "c:3"),
        ("clue ce blue", "c:blue"),
        ("nothing", "n"),
        ("p12", "p12"),
        ("b:red", "b:red"),
        ("zzz", "zzz"),
    ],
)
async def test_words_count_positions_and_the_notation_is_sent_unchanged(table, text, move):
    scene = await table.scene(0)
    numbers = [card.id for card in scene.view.hands[0]]
    assert parse_input(text, scene, ENGLISH) == MakeMove(move.format(*numbers))


@pytest.mark.parametrize(
    ("language", "text", "move"),
    [
        ("fr", "indice Bob rouge", "b:red"),
        ("fr", "INDICE bob VERT", "b:green"),
        ("cs", "napovedet Bob cervena", "b:red"),
        ("cs", "napovědět Bob červená", "b:red"),
        ("cs", "clue Bob red", "b:red"),
        ("cs", "clue Bob Č", "b:red"),
        ("cs", "clue Bob c", "b:red"),
        ("cs", "clue Bob ž", "b:yellow"),
        ("cs", "clue Bob z", "b:green"),
        ("cs", "clue Bob b", "b:white"),
        ("fr", "clue Bob J", "b:yellow"),
    ],
)
async def test_every_language_has_its_words_and_english_is_always_understood(
    table, language, text, move
):
    assert parse_input(text, await table.scene(0), catalogue(Language(language))) == MakeMove(move)


async def test_commands_that_are_not_moves(table):
    scene = await table.scene(0)
    assert parse_input("say  well, well", scene, ENGLISH) == Say("well, well")
    assert parse_input("resign", scene, ENGLISH) == VoteToEnd()
    assert parse_input("substitute bob", scene, ENGLISH) == Substitute(1)
    assert parse_input("free c", scene, ENGLISH) == FreeSeat(2)
    assert parse_input("pause", scene, ENGLISH) == VoteToPause()
    assert parse_input("reprendre", scene, catalogue(Language.FRENCH)) == VoteToPause(wish=False)
    assert parse_input("leave", scene, ENGLISH) is UiAction.LEAVE
    assert parse_input("aide", scene, catalogue(Language.FRENCH)) is UiAction.HELP


async def test_a_move_is_taken_back_with_words_and_from_the_menu():
    async with open_terminal_table("Ann", "Bob", edition="standard", first_seat=0) as table:
        ann, bob = table.connections

        async def offered(seat):
            scene = await table.scene(seat)
            keys = {item.key: item.target for item in main_menu(scene, ENGLISH).items}
            return scene, {key: keys[key] for key in "uyn" if key in keys}

        assert (await offered(0))[1] == {}
        assert await ann.submit(MakeMove("b:1")) is None
        scene, items = await offered(0)
        assert items == {"u": RequestUndo()}
        assert (await offered(1))[1] == {}
        assert await ann.submit(parse_input("undo", scene, ENGLISH)) is None
        scene, items = await offered(0)
        assert items == {"u": WithdrawUndo()}
        assert parse_input("no", scene, ENGLISH) == WithdrawUndo()
        assert scene.log[-1] == "Ann asks to take back a move."
        scene, items = await offered(1)
        assert items == {"y": AnswerUndo(agree=True), "n": AnswerUndo(agree=False)}
        assert parse_input("disagree", scene, ENGLISH) == items["n"]
        assert await bob.submit(parse_input("yes", scene, ENGLISH)) is None
        scene, items = await offered(0)
        assert items == {}
        assert scene.log[-1] == "Ann takes the move back."
        assert scene.is_to_act
        assert scene.view.board.turn == 0


async def test_with_two_players_no_name_is_needed():
    async with open_terminal_table("Ann", "Bob", edition="standard") as table:
        assert parse_input("clue 1", await table.scene(0), ENGLISH) == MakeMove("b:1")
        assert parse_input("clue 1", await table.scene(1), ENGLISH) == MakeMove("a:1")


async def test_a_hand_is_put_in_order_by_positions(table):
    view = (await table.scene(0)).view
    first, second, third, fourth, fifth = (card.id for card in view.hands[0])
    assert with_card_moved(view, 3, 0) == f"a={fourth}.{first}.{second}.{third}.{fifth}"
    assert with_apart_toggled(view, 1) == f"a={first}.{second}!.{third}.{fourth}.{fifth}"
    assert await table.connections[0].submit(MakeMove(with_apart_toggled(view, 1))) is None
    view = (await table.scene(0)).view
    assert view.hands[0][1].is_apart
    assert with_apart_toggled(view, 1) == f"a={first}.{second}.{third}.{fourth}.{fifth}"
    assert parse_input("move 4 1", await table.scene(0), ENGLISH) == MakeMove(
        with_card_moved(view, 3, 0)
    )


WRONG = {
    "": TerminalRefusal.NOT_UNDERSTOOD,
    "play": TerminalRefusal.NOT_UNDERSTOOD,
    "play 1 2": TerminalRefusal.NOT_UNDERSTOOD,
    "play 0": TerminalRefusal.NO_SUCH_POSITION,
    "play 6": TerminalRefusal.NO_SUCH_POSITION,
    "play -1": TerminalRefusal.NO_SUCH_POSITION,
    "play ١": TerminalRefusal.NO_SUCH_POSITION,
    "play " + "9" * 400: TerminalRefusal.NO_SUCH_POSITION,
    "move 1": TerminalRefusal.NOT_UNDERSTOOD,
    "move 2 2": TerminalRefusal.NOT_UNDERSTOOD,
    "clue": TerminalRefusal.NOT_UNDERSTOOD,
    "clue red": TerminalRefusal.NO_SUCH_TEAMMATE,
    "clue Ann red": TerminalRefusal.NO_SUCH_TEAMMATE,
    "clue Zoe red": TerminalRefusal.NO_SUCH_TEAMMATE,
    "take r1": TerminalRefusal.NO_SUCH_CARD_THERE,
    "take": TerminalRefusal.NOT_UNDERSTOOD,
    "leave now": TerminalRefusal.NOT_UNDERSTOOD,
}


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("text", WRONG)
async def test_a_mistake_is_refused_in_a_sentence(table, text, language):
    texts = catalogue(language)
    with pytest.raises(Refused) as refused:
        parse_input(text, await table.scene(0), texts)
    assert refused.value.reason is WRONG[text]
    assert len(refusal_text(refused.value, texts)) < 200


REFUSED_BY_THE_TABLE = {
    "zzz": "unreadable-move",
    "p99": "not-in-your-hand",
    "draw": "unreadable-move",
    "\x1b[2J": "unreadable-move",
    "clue Bob purple": "no-such-colour",
    "say hello": "talk-is-silent",
}


@pytest.mark.parametrize("text", REFUSED_BY_THE_TABLE)
async def test_the_table_refuses_what_the_terminal_cannot_judge(table, text):
    seat = await table.seat_to_act()
    names = ["Ann", "Bob", "Cecil"]
    typed = text.replace("Bob", names[(seat + 1) % 3])
    command = parse_input(typed, await table.scene(seat), ENGLISH)
    refusal = await table.connections[seat].submit(command)
    assert refusal.reason == REFUSED_BY_THE_TABLE[text]
    sentence = refusal_text(refusal, ENGLISH)
    assert sentence.endswith(".")
    assert "\x1b" not in sentence


@pytest.mark.parametrize("text", ["zzz", "draw", "buy Bob", "clue Bob x"])
async def test_an_unreadable_move_is_quoted_as_typed(table, text):
    seat = await table.seat_to_act()
    typed = text.replace("Bob", ["Ann", "Bob", "Cecil"][(seat + 1) % 3])
    answer = await table.connections[seat].submit(
        parse_input(typed, await table.scene(seat), ENGLISH)
    )
    refusal = refusal_for_input(typed, answer, await table.scene(seat), ENGLISH)
    sentence = refusal_text(refusal, ENGLISH)
    assert sentence == f"“{typed}” is not a valid command. Type “help” for a list of commands."


async def test_the_refusal_of_a_readable_move_is_passed_on(table):
    seat = await table.seat_to_act()
    scene = await table.scene(seat)
    refusal = await table.connections[seat].submit(MakeMove("p99"))
    assert refusal_for_input("p99", refusal, scene, ENGLISH) is refusal
    assert refusal_for_input("play 1", None, scene, ENGLISH) is None


async def test_a_mistyped_command_is_answered_with_the_one_that_was_meant(table):
    seat = await table.seat_to_act()
    scene = await table.scene(seat)
    answer = await table.connections[seat].submit(parse_input("plya 3", scene, ENGLISH))
    refusal = refusal_for_input("plya 3", answer, scene, ENGLISH)
    assert refusal_text(refusal, ENGLISH).endswith("Did you mean “play”?")
    czech = refusal_for_input("zahrta 3", answer, scene, catalogue(Language.CZECH))
    assert "„zahrát“" in refusal_text(czech, catalogue(Language.CZECH))


@pytest.mark.parametrize(
    ("text", "move"),
    [("draw", "d"), ("KEEP", "k"), ("reject", "r"), ("buy Bob", "bb"), ("buy c", "bc"), ("d", "d")],
)
async def test_ikebana_has_its_own_words(text, move):
    async with open_terminal_table("Ann", "Bob", "Cecil", game="ikebana") as table:
        assert parse_input(text, await table.scene(0), ENGLISH) == MakeMove(move)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("buy Zoe", TerminalRefusal.NO_SUCH_TEAMMATE),
        ("draw two", TerminalRefusal.NOT_UNDERSTOOD),
    ],
)
async def test_a_mistake_in_ikebana_is_refused(text, reason):
    async with open_terminal_table("Ann", "Bob", "Cecil", game="ikebana") as table:
        with pytest.raises(Refused) as refused:
            parse_input(text, await table.scene(0), ENGLISH)
    assert refused.value.reason is reason


async def test_a_word_of_the_other_game_is_no_command():
    async with open_terminal_table("Ann", "Bob", game="ikebana") as table:
        assert parse_input("play 1", await table.scene(0), ENGLISH) == MakeMove("play 1")


async def test_a_move_out_of_turn_is_refused(table):
    seat = (await table.seat_to_act() + 1) % 3
    command = parse_input("play 1", await table.scene(seat), ENGLISH)
    refusal = await table.connections[seat].submit(command)
    assert refusal.reason == "not-your-turn"


def test_an_unknown_reason_of_a_newer_server_is_shown_as_it_is():
    why = RefusalMessage(None, "comet-in-the-way", {})
    assert refusal_text(why, ENGLISH) == "The server refused: comet-in-the-way."
