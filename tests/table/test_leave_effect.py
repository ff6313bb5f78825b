"""What a table says about leaving and voting is what then happens."""

import pytest
from tests.table.scripted_table import SIT, TINY, ScriptedTable

from tamaya.table.commands import AddBot, Leave, Start, VoteToEnd
from tamaya.table.leave_effect import LeaveEffect, Leaving, leaving, would_vote_end_game
from tamaya.table.options import Options
from tamaya.table.phase import Phase
from tamaya.table.presence import PATIENCE_MILLISECONDS

THREE = Options(edition="standard", seats=3, first_seat=0)


def with_bot() -> ScriptedTable:
    scripted = ScriptedTable(TINY)
    scripted.submit("alice", SIT)
    scripted.submit("alice", AddBot("careful"))
    scripted.submit("alice", Start())
    return scripted


def leaving_of(scripted: ScriptedTable, seat: int) -> Leaving:
    return leaving(scripted.table, seat, scripted.presences)


def vote_ends(scripted: ScriptedTable, seat: int) -> bool:
    return would_vote_end_game(scripted.table, seat, scripted.presences)


def test_a_game_with_bots_waits_for_its_person_and_their_vote_ends_it():
    scripted = with_bot()
    announced = leaving_of(scripted, 0)
    assert (announced.effect, announced.new_host) == (LeaveEffect.GAME_WAITS, None)
    assert vote_ends(scripted, 0)
    scripted.submit("alice", Leave())
    assert scripted.table.phase is Phase.PLAYING
    assert not scripted.table.human_seats()


def test_the_hand_waits_and_the_table_has_a_new_host():
    scripted = ScriptedTable.started("alice", "bob", "cathy", options=THREE)
    announced = leaving_of(scripted, 0)
    assert (announced.effect, announced.new_host) == (LeaveEffect.HAND_WAITS, 1)
    assert leaving_of(scripted, 2).new_host is None
    assert not vote_ends(scripted, 0)
    scripted.submit("alice", Leave())
    assert scripted.table.phase is Phase.PLAYING
    assert scripted.table.seat_of(scripted.table.host) == 1


@pytest.mark.parametrize("command", [Leave(), VoteToEnd()])
def test_leaving_or_voting_ends_the_game_where_all_others_have_voted(command):
    scripted = ScriptedTable.started("alice", "bob", "cathy", options=THREE)
    for name in ("bob", "cathy"):
        assert leaving_of(scripted, 0).effect is LeaveEffect.HAND_WAITS
        scripted.submit(name, VoteToEnd())
    assert leaving_of(scripted, 0).effect is LeaveEffect.ENDS_GAME
    assert vote_ends(scripted, 0)
    scripted.submit("alice", command)
    assert scripted.table.phase is Phase.FINISHED
    assert scripted.table.is_given_up


@pytest.mark.parametrize("command", [Leave(), VoteToEnd()])
def test_somebody_who_is_long_away_keeps_no_vote_from_ending_the_game(command):
    scripted = ScriptedTable.started("alice", "bob", "cathy", options=THREE)
    scripted.submit("bob", VoteToEnd())
    scripted.go("cathy")
    scripted.now += PATIENCE_MILLISECONDS - 1
    assert leaving_of(scripted, 0).effect is LeaveEffect.HAND_WAITS
    assert not vote_ends(scripted, 0)
    scripted.now += 1
    assert leaving_of(scripted, 0).effect is LeaveEffect.ENDS_GAME
    assert vote_ends(scripted, 0)
    scripted.submit("alice", command)
    assert scripted.table.is_given_up


def test_the_next_host_is_somebody_who_is_here():
    scripted = ScriptedTable.started("alice", "bob", "cathy", options=THREE)
    scripted.go("bob")
    scripted.now += PATIENCE_MILLISECONDS
    assert leaving_of(scripted, 0).new_host == 2
    scripted.submit("alice", Leave())
    assert scripted.table.seat_of(scripted.table.host) == 2
