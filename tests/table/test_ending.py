"""Tables that are over: finished, expired, or played again."""

import pytest
from tests.table.gathering import SECRET, SIT, TINY, Gathering, guest

from tamaya.rules.game import Refused
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
from tamaya.table.decide import decide_rematch, rematch_id
from tamaya.table.events import BotSeated, RematchOpened, SeatTaken, TableExpired, TableOpened
from tamaya.table.options import Options
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal

DAY = 24 * 60 * 60 * 1000
OTHER_SECRET = "0" * 64


def refusal_of_expiry(gathering: Gathering) -> str:
    with pytest.raises(Refused) as refused:
        gathering.expire(DAY)
    return refused.value.reason


def test_a_game_that_the_law_ends_is_finished():
    gathering = Gathering.begun("alice", "bob")
    gathering.play_to_the_end()
    assert gathering.table.phase is Phase.FINISHED
    assert gathering.table.game.outcome is not None
    assert not gathering.table.is_given_up


def test_a_table_that_never_began_expires_after_a_set_time():
    gathering = Gathering()
    gathering.ask("alice", Sit())
    gathering.now = gathering.table.changed_at + DAY - 1
    assert refusal_of_expiry(gathering) is TableRefusal.NOT_DUE
    gathering.now = gathering.table.changed_at + DAY
    assert gathering.expire(DAY) == (TableExpired(),)
    assert gathering.table.phase is Phase.EXPIRED


def test_whatever_people_do_at_a_table_keeps_it():
    gathering = Gathering()
    gathering.now += DAY
    gathering.ask("alice", Sit())
    assert refusal_of_expiry(gathering) is TableRefusal.NOT_DUE


@pytest.mark.parametrize("turns", [0, 99])
def test_idle_never_destroys_a_game(turns):
    gathering = Gathering.begun("alice", "bob")
    for _ in range(turns):
        if gathering.table.phase is Phase.PLAYING:
            gathering.play()
    gathering.now += 1000 * DAY
    assert refusal_of_expiry(gathering) is TableRefusal.NOT_DUE


def test_an_expired_table_does_nothing_any_more():
    gathering = Gathering()
    gathering.now += DAY
    gathering.expire(DAY)
    for command in (Sit(), Start(), Leave(), Say("Hello"), MakeMove("p0"), OpenRematch()):
        assert gathering.refused("alice", command) is TableRefusal.TABLE_EXPIRED
    assert refusal_of_expiry(gathering) is TableRefusal.NOT_DUE


def test_the_same_people_play_again_at_a_new_table():
    gathering = Gathering.begun("alice", "bob")
    assert gathering.refused("alice", OpenRematch()) is TableRefusal.GAME_NOT_OVER
    gathering.play_to_the_end()
    assert gathering.refused("cathy", OpenRematch()) is TableRefusal.NOT_SEATED
    assert gathering.ask("bob", OpenRematch()) == (RematchOpened(rematch_id(gathering.table)),)
    assert gathering.refused("alice", OpenRematch()) is TableRefusal.REMATCH_OPENED


def test_a_game_that_was_given_up_is_played_again_too():
    gathering = Gathering.begun("alice", "bob")
    gathering.ask("alice", VoteToEnd())
    gathering.ask("bob", VoteToEnd())
    gathering.ask("alice", OpenRematch())
    assert gathering.table.rematch == rematch_id(gathering.table)


def test_people_and_bots_sit_where_they_sat_and_whoever_left_does_not():
    options = Options(seats=4)
    gathering = Gathering(options)
    gathering.ask("alice", Sit(None, "1" * 32))
    gathering.ask("alice", AddBot("careful"))
    gathering.ask("bob", SIT)
    gathering.ask("cathy", SIT)
    gathering.ask("alice", Start())
    gathering.ask("bob", Leave())
    opened, *seated = decide_rematch(gathering.table, guest("cathy"), OTHER_SECRET)
    assert opened == TableOpened(options, guest("cathy"), OTHER_SECRET)
    bot = gathering.table.chairs[1].guest
    # A contribution is for one shuffle only.
    assert seated == [
        SeatTaken(0, guest("alice"), "Alice", ""),
        BotSeated(1, bot, "careful", "careful"),
        SeatTaken(3, guest("cathy"), "Cathy", ""),
    ]


def test_a_rematch_has_one_place_and_every_table_another():
    first = Gathering.begun("alice", "bob").table
    again = Gathering.begun("alice", "bob", options=TINY).table
    assert first.id == again.id
    assert rematch_id(first) == rematch_id(again)
    other = TableOpened(TINY, guest("alice"), OTHER_SECRET)
    assert other.secret != SECRET
    gathering = Gathering()
    gathering.log[0] = gathering.log[0]._replace(event=other)
    assert rematch_id(gathering.table) != rematch_id(first)
