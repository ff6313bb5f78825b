"""How long a turn may take, and what happens when it takes longer."""

import msgspec
import pytest
from tests.table.scripted_table import TINY, ScriptedTable, some_move

from tamaya.rules.shared_types import Refused
from tamaya.table.commands import Leave, MakeMove
from tamaya.table.decisions import decide_deadline
from tamaya.table.events import MoveMade
from tamaya.table.options import DeadlineAction, Options
from tamaya.table.refusals import TableRefusal
from tamaya.table.service import summary_of

MINUTE = 60


def playing(at_deadline: DeadlineAction, options: Options = TINY) -> ScriptedTable:
    timed = msgspec.structs.replace(options, turn_seconds=MINUTE, at_deadline=at_deadline)
    return ScriptedTable.started("alice", "bob", options=timed)


def is_not_due(scripted: ScriptedTable, move: str | None = None) -> bool:
    with pytest.raises(Refused) as refused:
        scripted.move_for_deadline(move)
    return refused.value.reason is TableRefusal.NOT_DUE


def test_without_a_clock_there_is_no_deadline():
    scripted = ScriptedTable.started("alice", "bob")
    assert scripted.table.deadline is None
    scripted.now += 10**12
    assert is_not_due(scripted)


def test_a_turn_begins_with_the_move_before_it():
    scripted = playing(DeadlineAction.BOT)
    assert scripted.table.deadline == scripted.now + 1000 * MINUTE
    scripted.now += 30_000
    scripted.play()
    assert scripted.table.deadline == scripted.now + 1000 * MINUTE


def test_a_bot_moves_for_a_seat_once_its_time_is_up():
    scripted = playing(DeadlineAction.BOT)
    scripted.now = scripted.table.deadline - 1
    assert is_not_due(scripted)
    deadline = scripted.now = scripted.table.deadline
    (made,) = scripted.move_for_deadline()
    assert isinstance(made, MoveMade)
    assert (made.seat, made.is_for_deadline) == (0, True)
    # The next seat has its full time, even if another process still moves for the seat before.
    assert is_not_due(scripted)
    with pytest.raises(Refused, match="not-due"):
        decide_deadline(scripted.table, some_move(scripted.table.game), deadline)


def test_a_bot_also_moves_for_a_seat_whose_holder_left():
    scripted = playing(DeadlineAction.BOT)
    scripted.submit("alice", Leave())
    scripted.now = scripted.table.deadline
    scripted.move_for_deadline()
    assert scripted.table.game.board.seat_to_act == 1


def test_a_table_that_waits_at_the_deadline_waits_for_ever():
    scripted = playing(DeadlineAction.WAIT)
    scripted.now += 10**12
    assert is_not_due(scripted)
    assert scripted.table.deadline < scripted.now
    scripted.play()


def test_only_tables_at_which_a_bot_would_move_have_a_deadline_in_their_summary():
    assert summary_of(playing(DeadlineAction.WAIT).table, 0).deadline is None
    moved_for = playing(DeadlineAction.BOT).table
    assert summary_of(moved_for, 0).deadline == moved_for.deadline


def test_rearranging_a_hand_does_not_stop_the_clock():
    scripted = playing(DeadlineAction.BOT, Options(seats=2, first_seat=0))
    deadline = scripted.table.deadline
    hand = scripted.table.game.board.hands[1]
    word = "b=" + ".".join(map(str, reversed(hand)))
    scripted.submit("bob", MakeMove(word))
    assert scripted.table.game.board.hands[1] == tuple(reversed(hand))
    assert scripted.table.deadline == deadline


def test_nobody_rearranges_another_hand():
    scripted = ScriptedTable.started("alice", "bob", options=Options(seats=2))
    hand = scripted.table.game.board.hands[1]
    word = "b=" + ".".join(map(str, reversed(hand)))
    assert scripted.refusal("alice", MakeMove(word)) == "not-your-whole-hand"


def test_a_finished_game_has_no_deadline():
    scripted = playing(DeadlineAction.BOT)
    scripted.play_to_the_end()
    assert scripted.table.deadline is None
    scripted.now += 10**12
    assert is_not_due(scripted, "p0")


def test_moves_are_made_by_the_seat_to_act_while_the_game_goes_on():
    scripted = ScriptedTable()
    assert scripted.refusal("alice", MakeMove("p0")) is TableRefusal.NOT_SEATED
    scripted = ScriptedTable.started("alice", "bob")
    word = some_move(scripted.table.game)
    assert scripted.refusal("bob", MakeMove(word)) == "not-your-turn"
    assert scripted.refusal("alice", MakeMove("castle")) == "unreadable-move"
    assert scripted.refusal("cathy", MakeMove(word)) is TableRefusal.NOT_SEATED
    scripted.play_to_the_end()
    assert scripted.refusal("alice", MakeMove(word)) is TableRefusal.GAME_IS_OVER
