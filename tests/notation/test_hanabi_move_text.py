"""Faces and moves can be written and parsed again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya.notation import (
    NotationRefusal,
    WrittenMove,
    face_text,
    hanabi_move_text,
    hanabi_moves_text,
    parse_face,
    parse_hanabi_move,
    parse_hanabi_moves,
)
from tamaya.rules.hanabi import (
    SUIT_LETTERS,
    CardId,
    ColourClue,
    Decline,
    Discard,
    Face,
    GiveClue,
    Play,
    Rearrange,
    TakeBack,
    ValueClue,
)
from tamaya.rules.shared_types import Refused, Seat
from tamaya.testing.game_choices import every_choice

CHOICES = list(every_choice())

MOVES = {
    "p12": WrittenMove(Play(CardId(12))),
    "d7": WrittenMove(Discard(CardId(7))),
    "b:red": WrittenMove(GiveClue(Seat(1), ColourClue("red"))),
    "e:3": WrittenMove(GiveClue(Seat(4), ValueClue(3))),
    "t9": WrittenMove(TakeBack(CardId(9))),
    "n": WrittenMove(Decline()),
    "a=4.3!.2.1.0": WrittenMove(
        Rearrange(tuple(map(CardId, (4, 3, 2, 1, 0))), frozenset({CardId(3)})), Seat(0)
    ),
    "c=": WrittenMove(Rearrange(()), Seat(2)),
}


@pytest.mark.parametrize("text", MOVES)
def test_moves_are_written_and_parsed(text):
    assert hanabi_move_text(MOVES[text]) == text
    assert parse_hanabi_move(text) == MOVES[text]


def test_several_moves_have_one_line():
    line = " ".join(MOVES)
    assert hanabi_moves_text(MOVES.values()) == line
    assert parse_hanabi_moves(f"  {line}\n") == tuple(MOVES.values())


@pytest.mark.parametrize("suit", SUIT_LETTERS)
@pytest.mark.parametrize("value", range(1, 6))
def test_faces_are_written_and_parsed(suit, value):
    assert parse_face(face_text(Face(suit, value))) == Face(suit, value)


def test_the_red_three_is_r3():
    assert face_text(Face("red", 3)) == "r3"


def test_a_re_arrangement_without_a_seat_cannot_be_written():
    with pytest.raises(ValueError, match="seat"):
        hanabi_move_text(WrittenMove(Rearrange(())))


NO_MOVES = [
    "",
    " p1",
    "p",
    "p01",
    "p-1",
    "p١",
    "p" + "9" * 5000,
    "p181",
    "x3",
    "f:red",
    "b:crimson",
    "b:12",
    "b:",
    "N",
    "n1",
    "a=3.3",
    "a=3.",
    "a=!",
    "a=999",
    "a=1!!",
    "p1\n",
]


@pytest.mark.parametrize("text", NO_MOVES)
def test_a_text_that_is_not_a_move_is_refused(text):
    with pytest.raises(Refused) as refused:
        parse_hanabi_move(text)
    assert refused.value.reason is NotationRefusal.UNREADABLE_MOVE


@pytest.mark.parametrize("text", ["", "r", "r0", "r6", "z1", "r11", "r³", "r3 ", "R3"])
def test_a_text_that_is_not_a_face_is_refused(text):
    with pytest.raises(Refused) as refused:
        parse_face(text)
    assert refused.value.reason is NotationRefusal.UNREADABLE_FACE


@given(st.text() | st.text("pdtnabcde:=.!0123456789 redblue"))
def test_any_text_is_refused_or_a_move_written_the_same(result_of, text):
    answer = result_of(parse_hanabi_move, text)
    assert answer is NotationRefusal.UNREADABLE_MOVE or hanabi_move_text(answer) == text


@given(st.text() | st.text("wrbygkmpto12345", max_size=3))
def test_any_text_is_refused_or_a_face_written_the_same(result_of, text):
    answer = result_of(parse_face, text)
    assert answer is NotationRefusal.UNREADABLE_FACE or face_text(answer) == text
