"""Tables that are over: finished, expired, or played again."""

import pytest
from tests.table.scripted_table import SECRET, SIT, TINY, ScriptedTable, guest

from tamaya.rules.shared_types import Refused
from tamaya.table.commands import (
    AddBot,
    Leave,
    MakeMove,
    OpenRematch,
    Say,
    Sit,
    Start,
    VoteToEnd,
)
from tamaya.table.decisions import decide_rematch, rematch_id
from tamaya.table.events import BotSeated, RematchOpened, SeatTaken, TableExpired, TableOpened
from tamaya.table.options import Options
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal

DAY = 24 * 60 * 60 * 1000
OTHER_SECRET = "0" * 64


def refusal_of_expiry(scripted: ScriptedTable) -> str:
    with pytest.raises(Refused) as refused:
        scripted.expire(DAY)
    return refused.value.reason


def test_a_game_that_ends_by_its_rules_is_finished():
    scripted = ScriptedTable.started("alice", "bob")
    scripted.play_to_the_end()
    assert scripted.table.phase is Phase.FINISHED
    assert scripted.table.game.outcome is not None
    assert not scripted.table.is_given_up


def test_a_table_that_was_never_started_expires():
    scripted = ScriptedTable()
    scripted.submit("alice", Sit())
    scripted.now = scripted.table.changed_at + DAY - 1
    assert refusal_of_expiry(scripted) is TableRefusal.NOT_DUE
    scripted.now = scripted.table.changed_at + DAY
    assert scripted.expire(DAY) == (TableExpired(),)
    assert scripted.table.phase is Phase.EXPIRED


def test_any_change_keeps_a_table_from_expiring():
    scripted = ScriptedTable()
    scripted.now += DAY
    scripted.submit("alice", Sit())
    assert refusal_of_expiry(scripted) is TableRefusal.NOT_DUE


@pytest.mark.parametrize("turns", [0, 99])
def test_a_started_game_never_expires(turns):
    scripted = ScriptedTable.started("alice", "bob")
    for _ in range(turns):
        if scripted.table.phase is Phase.PLAYING:
            scripted.play()
    scripted.now += 1000 * DAY
    assert refusal_of_expiry(scripted) is TableRefusal.NOT_DUE


def test_an_expired_table_refuses_every_command():
    scripted = ScriptedTable()
    scripted.now += DAY
    scripted.expire(DAY)
    for command in (Sit(), Start(), Leave(), Say("Hello"), MakeMove("p0"), OpenRematch()):
        assert scripted.refusal("alice", command) is TableRefusal.TABLE_EXPIRED
    assert refusal_of_expiry(scripted) is TableRefusal.NOT_DUE


def test_the_same_people_play_again_at_a_new_table():
    scripted = ScriptedTable.started("alice", "bob")
    assert scripted.refusal("alice", OpenRematch()) is TableRefusal.GAME_NOT_OVER
    scripted.play_to_the_end()
    assert scripted.refusal("cathy", OpenRematch()) is TableRefusal.NOT_SEATED
    assert scripted.submit("bob", OpenRematch()) == (RematchOpened(rematch_id(scripted.table)),)
    assert scripted.refusal("alice", OpenRematch()) is TableRefusal.REMATCH_OPENED


def test_a_game_ended_early_can_have_a_rematch():
    scripted = ScriptedTable.started("alice", "bob")
    scripted.submit("alice", VoteToEnd())
    scripted.submit("bob", VoteToEnd())
    scripted.submit("alice", OpenRematch())
    assert scripted.table.rematch == rematch_id(scripted.table)


def test_a_rematch_keeps_the_seats_of_all_who_did_not_leave():
    options = Options(seats=4)
    scripted = ScriptedTable(options)
    scripted.submit("alice", Sit(None, "1" * 32))
    scripted.submit("alice", AddBot("careful"))
    scripted.submit("bob", SIT)
    scripted.submit("cathy", SIT)
    scripted.submit("alice", Start())
    scripted.submit("bob", Leave())
    opened, *seated = decide_rematch(scripted.table, guest("cathy"), OTHER_SECRET)
    assert opened == TableOpened(options, guest("cathy"), OTHER_SECRET)
    bot = scripted.table.holders[1].guest
    # A contribution is for one shuffle only.
    assert seated == [
        SeatTaken(0, guest("alice"), "Alice", ""),
        BotSeated(1, bot, "Aki", "careful"),
        SeatTaken(3, guest("cathy"), "Cathy", ""),
    ]


def test_a_table_has_one_rematch_with_a_fixed_id():
    first = ScriptedTable.started("alice", "bob").table
    again = ScriptedTable.started("alice", "bob", options=TINY).table
    assert first.id == again.id
    assert rematch_id(first) == rematch_id(again)
    other = TableOpened(TINY, guest("alice"), OTHER_SECRET)
    assert other.secret != SECRET
    scripted = ScriptedTable()
    scripted.log[0] = scripted.log[0]._replace(event=other)
    assert rematch_id(scripted.table) != rematch_id(first)
