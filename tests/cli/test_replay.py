"""``tamaya replay`` prints a recorded game in sentences, or what is wrong with it."""

import json
import re
from random import Random

import pytest

from tamaya.i18n import Language, catalogue
from tamaya.notation import HanabiRecord, hanabi_record_of, write_record
from tamaya.rules.hanabi import (
    Choice,
    ColourClue,
    Discard,
    Drew,
    Game,
    GiveClue,
    Play,
    Seat,
    compose,
    seed_from_words,
)
from tamaya.testing.hanabi_random_games import play_randomly

NAMES = ("Alice", "Bob", "Cathy")
EVERYTHING = Choice("deluxe", ("avalanche", "black-powder", "flamboyants"))


def some_record(choice: Choice = EVERYTHING, number: int = 1) -> HanabiRecord:
    game = Game.deal(compose(choice), 3, seed_from_words(f"{number}"), Seat(0))
    return hanabi_record_of(play_randomly(game, Random(number), skill=0.97)[-1], NAMES, choice)


@pytest.fixture
def replay(ask, tmp_path):
    """Run the program on a record, or on any text, in a file."""

    def answer(record, *words):
        text = write_record(record) if isinstance(record, HanabiRecord) else record
        path = tmp_path / "game.json"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return ask("replay", str(path), *words)

    return answer


def test_a_game_is_printed_turn_by_turn(replay):
    game = Game.deal(compose(Choice()), 2, seed_from_words("a story"), Seat(0))
    bob = [game.state.faces[card] for card in game.board.hands[1]]
    clue = ColourClue(bob[0].suit)
    game = game.make(GiveClue(Seat(1), clue))
    game = game.make(Play(game.board.hands[1][2]))
    game = game.make(Discard(game.board.hands[0][4]))
    lines = replay(hanabi_record_of(game, ("Alice", "Bob"), Choice())).out.splitlines()
    assert lines[0] == "Hanabi: Standard"
    assert lines[1] == "At the table, clockwise: Alice and Bob. Alice starts."
    assert lines[4].startswith(f"  Bob: {bob[0].suit} {bob[0].value}, ")
    assert lines[6].startswith("  1. Alice tells Bob: card")
    assert lines[7].startswith(f"  2. Bob plays card 3: the {bob[2].suit} {bob[2].value} ")
    assert any(line.startswith("  3. Alice discards card 5: the ") for line in lines)
    assert lines[-1].startswith("The record ends here, before the end of the game. Score so far: ")


@pytest.mark.parametrize("language", Language)
def test_a_replay_has_eighty_columns(replay, language):
    for number in range(3):
        record = some_record(number=number)
        text = replay(record, "--lang", language)
        assert (text.status, text.err) == (0, "")
        assert max(map(len, text.out.splitlines())) <= 80


def test_the_end_has_the_score_and_the_verdict(replay):
    record = some_record(Choice(), 5)
    text = " ".join(replay(record).out.split())
    assert "The game is won with 25 points. A legend is born" in text


def test_the_turns_are_numbered(replay):
    record = some_record()
    numbers = re.findall(r"^ *(\d+)\. ", replay(record).out, re.M)
    assert numbers == [str(number) for number in range(1, len(numbers) + 1)]


def test_a_seat_does_not_see_its_own_draws(replay):
    record = some_record(Choice(), 5)
    text = replay(record, "--seat", "1").out
    assert "As seen by Bob." in text
    assert "  Bob: 5 hidden cards." in text
    assert "Bob draws a card." in text
    assert "Bob draws the" not in text
    assert "Alice draws the" in text
    assert "Bob draws the" in replay(record).out


def test_no_seat_sees_any_of_its_own_draws(replay):
    record = some_record(Choice(), 8)
    game = Game.begin(record.setup)
    for written in record.moves:
        game = game.make(written.move, written.seat)
    for seat, name in enumerate(NAMES):
        text = " ".join(replay(record, "--seat", str(seat)).out.split())
        draws = [event for event in game.history if isinstance(event, Drew) and event.seat == seat]
        assert draws
        assert f"{name} draws the" not in text
        assert text.count(f"{name} draws a card.") == len(draws) - 5


@pytest.mark.parametrize("seat", ["3", "4", "99"])
def test_a_seat_that_does_not_exist_is_refused(replay, seat):
    answer = replay(some_record(), "--seat", seat)
    assert (answer.status, answer.out) == (2, "")
    assert f"There is no seat {seat}. The seats of this game are numbered 0 to 2." in answer.err


def test_a_game_is_printed_up_to_its_first_illegal_move(replay):
    record = some_record(Choice(), 5)
    data = json.loads(write_record(record))
    data["moves"][3:4] = ["p49"]
    answer = replay(json.dumps(data))
    assert answer.status == 1
    assert "\n  3. " in answer.out
    assert "\n  4. " not in answer.out
    ending = " ".join(answer.out.split("\n\n")[-1].split())
    assert ending == ("Move 4 of the record is illegal: This card is not in your hand.")


BROKEN = {
    "": "There is no game in",
    "not json at all": "The input is not JSON.",
    "[]": "The input is neither a tamaya record nor a hanab.live record.",
    '{"tamaya": 1}': "The record has no field “game”.",
    '{"tamaya": 1, "game": "chess"}': "Unknown game “chess” in the record.",
    '{"tamaya": 1' + 3000 * "0" + ', "game": "hanabi"}': "This record has format version 1000",
    b"\xff\xfe\x00": "The input is not UTF-8 text.",
}


@pytest.mark.parametrize("text", BROKEN)
def test_a_broken_file_is_answered_by_a_sentence(replay, text):
    answer = replay(text)
    assert (answer.status, answer.out) == (1, "")
    assert " ".join(answer.err.split()).startswith(f"tamaya: {BROKEN[text]}")
    for language in (Language.FRENCH, Language.CZECH):
        assert BROKEN[text] not in replay(text, "--lang", language).err


@pytest.mark.parametrize("name", ["no-such-file", ".", "\0", "x" * 5000])
def test_an_unreadable_file_is_named(ask, tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)
    answer = ask("replay", name)
    assert (answer.status, answer.out) == (1, "")
    assert answer.err.startswith("tamaya: Can’t read the file")


def test_several_games_in_a_file_are_printed_one_by_one(replay):
    first, second = some_record(number=1), some_record(Choice("czech"), 2)
    both = replay(f"{write_record(first)}\n{write_record(second)}\n").out
    assert both == f"{replay(first).out}\n{replay(second).out}"


def test_a_game_can_come_from_standard_input(ask, monkeypatch, tmp_path, replay):
    record = some_record()
    path = tmp_path / "game.json"
    path.write_text(write_record(record), encoding="utf-8")
    with path.open(encoding="utf-8") as standard_input:
        monkeypatch.setattr("sys.stdin", standard_input)
        assert ask("replay", "-").out == replay(record).out


def test_names_are_printed_as_they_are(replay):
    record = some_record()
    data = json.loads(write_record(record))
    data["players"] = ["Žofie Nováková", "Žofie Nováková", "李"]
    text = replay(json.dumps(data), "--lang", "cs").out
    assert "U stolu po směru hodinových ručiček: Žofie Nováková, Žofie Nováková a 李." in text
    assert catalogue(Language.CZECH).format("replay-hands") in text
