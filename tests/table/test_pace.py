"""How long a turn may take, and what happens when it takes longer."""

import msgspec
import pytest
from tests.table.gathering import TINY, Gathering, some_move

from tamaya.rules.game import Refused
from tamaya.table.commands import Leave, MakeMove
from tamaya.table.events import MoveMade
from tamaya.table.options import AtDeadline, Options
from tamaya.table.refusals import TableRefusal
from tamaya.table.service import summary_of

MINUTE = 60


def playing(at_deadline: AtDeadline, options: Options = TINY) -> Gathering:
    timed = msgspec.structs.replace(options, turn_seconds=MINUTE, at_deadline=at_deadline)
    return Gathering.begun("alice", "bob", options=timed)


def is_not_due(gathering: Gathering, move: str | None = None) -> bool:
    with pytest.raises(Refused) as refused:
        gathering.move_for_deadline(move)
    return refused.value.reason is TableRefusal.NOT_DUE


def test_without_a_clock_there_is_no_deadline():
    gathering = Gathering.begun("alice", "bob")
    assert gathering.table.deadline is None
    gathering.now += 10**12
    assert is_not_due(gathering)


def test_a_turn_begins_with_the_move_before_it():
    gathering = playing(AtDeadline.BOT)
    assert gathering.table.deadline == gathering.now + 1000 * MINUTE
    gathering.now += 30_000
    gathering.play()
    assert gathering.table.deadline == gathering.now + 1000 * MINUTE


def test_a_bot_moves_for_a_seat_whose_time_is_over_and_not_before():
    gathering = playing(AtDeadline.BOT)
    gathering.now = gathering.table.deadline - 1
    assert is_not_due(gathering)
    gathering.now = gathering.table.deadline
    (made,) = gathering.move_for_deadline()
    assert isinstance(made, MoveMade)
    assert (made.seat, made.is_for_deadline) == (0, True)
    # The next seat has all its time.
    assert is_not_due(gathering)


def test_a_bot_moves_even_for_a_seat_that_was_left():
    gathering = playing(AtDeadline.BOT)
    gathering.ask("alice", Leave())
    gathering.now = gathering.table.deadline
    gathering.move_for_deadline()
    assert gathering.table.game.board.seat_to_act == 1


def test_a_table_that_waits_waits_for_ever():
    gathering = playing(AtDeadline.WAIT)
    gathering.now += 10**12
    assert is_not_due(gathering)
    assert gathering.table.deadline < gathering.now
    gathering.play()


def test_only_tables_at_which_a_bot_would_move_are_looked_up_by_their_deadline():
    assert summary_of(playing(AtDeadline.WAIT).table, 0).deadline is None
    moved_for = playing(AtDeadline.BOT).table
    assert summary_of(moved_for, 0).deadline == moved_for.deadline


def test_re_arranging_a_hand_stops_no_clock():
    gathering = playing(AtDeadline.BOT, Options(seats=2, first_seat=0))
    deadline = gathering.table.deadline
    hand = gathering.table.game.board.hands[1]
    word = "b=" + ".".join(map(str, reversed(hand)))
    gathering.ask("bob", MakeMove(word))
    assert gathering.table.game.board.hands[1] == tuple(reversed(hand))
    assert gathering.table.deadline == deadline


def test_nobody_re_arranges_anothers_hand():
    gathering = Gathering.begun("alice", "bob", options=Options(seats=2))
    hand = gathering.table.game.board.hands[1]
    word = "b=" + ".".join(map(str, reversed(hand)))
    assert gathering.refused("alice", MakeMove(word)) == "not-your-whole-hand"


def test_a_finished_game_has_no_deadline():
    gathering = playing(AtDeadline.BOT)
    gathering.play_to_the_end()
    assert gathering.table.deadline is None
    gathering.now += 10**12
    assert is_not_due(gathering, "p0")


def test_moves_are_made_by_the_seat_to_act_while_the_game_goes_on():
    gathering = Gathering()
    assert gathering.refused("alice", MakeMove("p0")) is TableRefusal.NOT_SEATED
    gathering = Gathering.begun("alice", "bob")
    word = some_move(gathering.table.game)
    assert gathering.refused("bob", MakeMove(word)) == "not-your-turn"
    assert gathering.refused("alice", MakeMove("castle")) == "unreadable-move"
    assert gathering.refused("cathy", MakeMove(word)) is TableRefusal.NOT_SEATED
    gathering.play_to_the_end()
    assert gathering.refused("alice", MakeMove(word)) is TableRefusal.GAME_IS_OVER
