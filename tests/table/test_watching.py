"""What people without a seat may see."""

import msgspec
import pytest
from tests.table.gathering import TINY, Gathering, guest

from tamaya.rules.game import Onlooker, Refused
from tamaya.table.commands import Answer, AskForSeat, Leave
from tamaya.table.events import HandsWatched
from tamaya.table.options import Watching
from tamaya.table.refusals import TableRefusal


def playing(watching: Watching) -> Gathering:
    options = msgspec.structs.replace(TINY, watching=watching)
    return Gathering.begun("alice", "bob", options=options)


def refusal(gathering: Gathering, name: str) -> str:
    with pytest.raises(Refused) as refused:
        gathering.watch(name)
    return refused.value.reason


@pytest.mark.parametrize("watching", Watching)
def test_a_seat_looks_through_its_own_eyes(watching):
    gathering = playing(watching)
    assert gathering.table.viewer(guest("alice")) == 0
    assert gathering.table.viewer(guest("bob")) == 1
    assert gathering.watch("bob") == ()


def test_a_table_may_be_watched_by_nobody():
    gathering = playing(Watching.NONE)
    assert refusal(gathering, "cathy") is TableRefusal.NOT_WATCHABLE


def test_a_table_may_be_watched_without_hands():
    gathering = playing(Watching.WITHOUT_HANDS)
    assert gathering.table.viewer(guest("cathy")) is Onlooker.SPECTATOR
    assert gathering.watch("cathy") == ()


def test_whoever_sees_all_hands_is_noted_once():
    gathering = playing(Watching.ALL_HANDS)
    assert gathering.table.viewer(guest("cathy")) is Onlooker.REVIEWER
    assert gathering.watch("cathy") == (HandsWatched(guest("cathy")),)
    assert gathering.watch("cathy") == ()


@pytest.mark.parametrize("watching", Watching)
def test_whoever_has_held_a_seat_may_not_watch_the_game(watching):
    gathering = playing(watching)
    gathering.ask("bob", Leave())
    assert refusal(gathering, "bob") is TableRefusal.SEATED_MAY_NOT_WATCH


def test_whoever_was_replaced_may_not_watch_either():
    gathering = playing(Watching.ALL_HANDS)
    gathering.ask("cathy", AskForSeat(1))
    gathering.ask("alice", Answer(agree=True))
    assert gathering.seat("cathy") == 1
    assert refusal(gathering, "bob") is TableRefusal.SEATED_MAY_NOT_WATCH


def test_whoever_has_seen_all_hands_never_sits_down_in_that_game():
    gathering = playing(Watching.ALL_HANDS)
    gathering.watch("cathy")
    assert gathering.refused("cathy", AskForSeat(1)) is TableRefusal.HAS_SEEN_HANDS


def test_whoever_asks_for_a_seat_is_not_shown_the_hands_meanwhile():
    gathering = playing(Watching.ALL_HANDS)
    gathering.ask("cathy", AskForSeat(1))
    assert refusal(gathering, "cathy") is TableRefusal.REQUEST_PENDING
    gathering.ask("alice", Answer(agree=False))
    assert gathering.watch("cathy") == (HandsWatched(guest("cathy")),)


@pytest.mark.parametrize("watching", Watching)
def test_before_the_deal_there_is_nothing_to_hide_and_after_the_end_nothing_is_hidden(watching):
    options = msgspec.structs.replace(TINY, watching=watching)
    assert Gathering(options).table.viewer(guest("cathy")) is Onlooker.SPECTATOR
    finished = playing(watching)
    finished.play_to_the_end()
    for name in ("alice", "bob", "cathy"):
        assert finished.table.viewer(guest(name)) is Onlooker.REVIEWER
        assert finished.watch(name) == ()
