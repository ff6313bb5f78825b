"""A position can be written in one line and parsed again."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya.notation import (
    NotationRefusal,
    WrittenMove,
    hanabi_move_text,
    parse_hanabi_move,
    parse_position,
    position_text,
)
from tamaya.rules.hanabi import Choice, Game, Rearrange
from tamaya.rules.shared_types import Refused
from tamaya.testing.game_choices import choice_words, every_choice

CHOICES = list(every_choice())


@given(st.sampled_from(CHOICES), st.integers(2, 5), st.integers(0, 2**32))
def test_every_position_of_a_game_can_be_written_and_parsed(some_game, choice, players, number):
    steps = some_game(choice, players, number)
    for made in steps[-1].moves:
        seat = made.seat if isinstance(made.move, Rearrange) else None
        written = WrittenMove(made.move, seat)
        assert parse_hanabi_move(hanabi_move_text(written)) == written
    for game in steps[:: max(1, len(steps) // 8)] + steps[-1:]:
        line = position_text(game.state)
        assert "\n" not in line
        assert parse_position(line) == game.state


@pytest.mark.parametrize("choice", CHOICES, ids=choice_words)
def test_a_position_of_every_edition_can_be_written_and_parsed(some_game, choice):
    for game in some_game(choice, 2, 1)[::10]:
        assert parse_position(position_text(game.state)) == game.state


@pytest.fixture(scope="module")
def with_return(some_game) -> Game:
    choice = Choice("deluxe", ("flamboyants",), {"errors": "10"})
    games = (game for number in range(50) for game in some_game(choice, 2, number, skill=1))
    return next(game for game in games if game.board.returns)


def test_a_position_with_a_returned_card_can_be_written_and_parsed(with_return):
    assert "@" in position_text(with_return.state)
    assert parse_position(position_text(with_return.state)) == with_return.state


def refusal_of(line: str) -> tuple[NotationRefusal, str]:
    with pytest.raises(Refused) as refused:
        parse_position(line)
    return refused.value.reason, refused.value.details["part"]


@pytest.fixture(scope="module")
def parts(some_game) -> dict[str, str]:
    game = some_game(Choice("deluxe", ("black-powder", "flamboyants")), 3, 7)[20]
    return dict(word.split("=", 1) for word in position_text(game.state).split(" "))


def row_of(parts: dict[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in parts.items())


UNREADABLE = {
    "rules": "suits=plaid",
    "act": "f",
    "turn": "٣",
    "left": "x",
    "tokens": "",
    "errors": "-1",
    "hands": "1.x",
    "fireworks": "1.1",
    "discards": "170",
    "returns": "1",
    "cards": "r1+q",
    "deck": "r",
    "revealed": "9",
    "pending": "0",
    "tiles": "x",
    "chance": "seed:12:0",
    "outcome": "won:by-chance:1:1",
}


@pytest.mark.parametrize("part", UNREADABLE)
def test_an_unreadable_part_is_named(parts, part):
    line = row_of({**parts, part: UNREADABLE[part]})
    assert refusal_of(line) == (NotationRefusal.UNREADABLE_POSITION, part)
    without = {name: value for name, value in parts.items() if name != part}
    assert refusal_of(row_of(without)) == (NotationRefusal.UNREADABLE_POSITION, part)


IMPOSSIBLE = {
    ("act", "e"): "act",
    ("tokens", "9"): "tokens",
    ("errors", "4"): "errors",
    ("errors", "3"): "outcome",
    ("left", "4"): "left",
    ("hands", ""): "hands",
    ("hands", "/".join(["0.1.2.3.4.5", "6", "7"])): "hands",
    ("fireworks", "/"): "fireworks",
    ("fireworks", "0/////"): "fireworks",
    ("deck", "r1"): "cards",
    ("discards", ""): "cards",
    ("tiles", ""): "tiles",
    ("pending", "6"): "pending",
    ("outcome", "won:complete:99:99"): "outcome",
    ("outcome", "finished:last-round:-77:7"): "outcome",
}


@pytest.mark.parametrize(("change", "named"), IMPOSSIBLE.items(), ids=map(str, IMPOSSIBLE))
def test_an_impossible_part_is_named(parts, change, named):
    line = row_of({**parts, change[0]: change[1]})
    assert refusal_of(line) == (NotationRefusal.IMPOSSIBLE_POSITION, named)


def test_a_finished_game_without_all_fireworks_is_refused(some_game):
    line = position_text(some_game(Choice("standard"), 2, 3)[-1].state)
    assert "outcome=-" not in line
    for fireworks in ("", "/", "//////"):
        changed = re.sub("fireworks=[^ ]*", f"fireworks={fireworks}", line)
        assert refusal_of(changed) == (NotationRefusal.IMPOSSIBLE_POSITION, "fireworks")


def test_a_card_cannot_have_returned_in_the_future(with_return):
    line = re.sub("@[0-9]+", "@900", position_text(with_return.state))
    assert refusal_of(line) == (NotationRefusal.IMPOSSIBLE_POSITION, "returns")


def test_a_position_has_exactly_one_line(parts):
    line = row_of(parts)
    for other in (f" {line}", f"{line} ", line.replace(" ", "  ", 1), f"{line} more=1"):
        assert refusal_of(other) == (NotationRefusal.UNREADABLE_POSITION, "")


@given(st.data())
def test_a_damaged_position_is_refused_or_written_the_same(result_of, parts, data):
    line = row_of(parts)
    start = data.draw(st.integers(0, len(line)))
    end = data.draw(st.integers(start, min(len(line), start + 5)))
    patch = data.draw(st.text(max_size=3) | st.text("rwbygkm0123456789./!@+-= ", max_size=3))
    damaged = line[:start] + patch + line[end:]
    answer = result_of(parse_position, damaged)
    assert isinstance(answer, NotationRefusal) or position_text(answer) == damaged
