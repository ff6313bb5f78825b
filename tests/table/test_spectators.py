"""What people without a seat may see."""

import msgspec
import pytest
from tests.table.scripted_table import TINY, ScriptedTable, guest

from tamaya.rules.shared_types import Onlooker, Refused
from tamaya.table.commands import AnswerRequest, Leave, RequestSeat
from tamaya.table.events import HandsWatched
from tamaya.table.options import SpectatorAccess
from tamaya.table.refusals import TableRefusal


def playing(watching: SpectatorAccess) -> ScriptedTable:
    options = msgspec.structs.replace(TINY, watching=watching)
    return ScriptedTable.started("alice", "bob", options=options)


def refusal(scripted: ScriptedTable, name: str) -> str:
    with pytest.raises(Refused) as refused:
        scripted.watch(name)
    return refused.value.reason


@pytest.mark.parametrize("watching", SpectatorAccess)
def test_a_seat_has_its_own_view(watching):
    scripted = playing(watching)
    assert scripted.table.viewer(guest("alice")) == 0
    assert scripted.table.viewer(guest("bob")) == 1
    assert scripted.watch("bob") == ()


def test_a_table_can_refuse_spectators():
    scripted = playing(SpectatorAccess.NONE)
    assert refusal(scripted, "cathy") is TableRefusal.NOT_WATCHABLE


def test_a_table_can_be_watched_without_hands():
    scripted = playing(SpectatorAccess.WITHOUT_HANDS)
    assert scripted.table.viewer(guest("cathy")) is Onlooker.SPECTATOR
    assert scripted.watch("cathy") == ()


def test_a_guest_who_sees_all_hands_is_logged_once():
    scripted = playing(SpectatorAccess.ALL_HANDS)
    assert scripted.table.viewer(guest("cathy")) is Onlooker.ALL_HANDS
    assert scripted.watch("cathy") == (HandsWatched(guest("cathy")),)
    assert scripted.watch("cathy") == ()


@pytest.mark.parametrize("watching", SpectatorAccess)
def test_a_guest_who_has_held_a_seat_may_not_watch_the_game(watching):
    scripted = playing(watching)
    scripted.submit("bob", Leave())
    assert refusal(scripted, "bob") is TableRefusal.SEATED_MAY_NOT_WATCH


def test_a_replaced_guest_may_not_watch_the_game():
    scripted = playing(SpectatorAccess.ALL_HANDS)
    scripted.submit("cathy", RequestSeat(1))
    scripted.submit("alice", AnswerRequest(agree=True))
    scripted.submit("bob", AnswerRequest(agree=True))
    assert scripted.seat("cathy") == 1
    assert refusal(scripted, "bob") is TableRefusal.SEATED_MAY_NOT_WATCH


def test_a_guest_who_has_seen_all_hands_may_not_join_the_game():
    scripted = playing(SpectatorAccess.ALL_HANDS)
    scripted.watch("cathy")
    assert scripted.refusal("cathy", RequestSeat(1)) is TableRefusal.HAS_SEEN_HANDS


def test_a_guest_with_a_pending_request_does_not_see_the_hands():
    scripted = playing(SpectatorAccess.ALL_HANDS)
    scripted.submit("cathy", RequestSeat(1))
    assert refusal(scripted, "cathy") is TableRefusal.REQUEST_PENDING
    scripted.submit("alice", AnswerRequest(agree=False))
    assert scripted.watch("cathy") == (HandsWatched(guest("cathy")),)


@pytest.mark.parametrize("watching", SpectatorAccess)
def test_before_the_deal_there_is_nothing_to_hide_and_after_the_end_nothing_is_hidden(watching):
    options = msgspec.structs.replace(TINY, watching=watching)
    assert ScriptedTable(options).table.viewer(guest("cathy")) is Onlooker.SPECTATOR
    finished = playing(watching)
    finished.play_to_the_end()
    for name in ("alice", "bob", "cathy"):
        assert finished.table.viewer(guest(name)) is Onlooker.REVIEWER
        assert finished.watch(name) == ()
