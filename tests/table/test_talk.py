"""What people may say, when and to whom."""

import msgspec
import pytest
from tests.table.gathering import TINY, Gathering, guest

from tamaya.table.commands import Leave, MakeRemark, Remove, Say, Sit
from tamaya.table.events import Spoken, SpokenBesides
from tamaya.table.options import Remark, Talk, Watching
from tamaya.table.refusals import TableRefusal


def playing(talk: Talk, watching: Watching = Watching.WITHOUT_HANDS) -> Gathering:
    options = msgspec.structs.replace(TINY, talk=talk, watching=watching)
    return Gathering.begun("alice", "bob", options=options)


def test_at_an_open_table_people_say_what_they_like():
    gathering = playing(Talk.OPEN)
    assert gathering.ask("bob", Say(" Well \n then ")) == (Spoken(1, "Well then"),)
    assert gathering.ask("bob", MakeRemark(Remark.SORRY)) == (Spoken(1, remark=Remark.SORRY),)


@pytest.mark.parametrize("remark", Remark)
def test_where_remarks_are_allowed_only_they_are_heard(remark):
    gathering = playing(Talk.REMARKS)
    assert gathering.refused("bob", Say("Your third card!")) is TableRefusal.ONLY_REMARKS
    assert gathering.ask("alice", MakeRemark(remark)) == (Spoken(0, remark=remark),)


def test_a_silent_table_hears_nothing_while_it_plays():
    gathering = playing(Talk.SILENT)
    assert gathering.refused("bob", Say("hm")) is TableRefusal.TALK_IS_SILENT
    assert gathering.refused("bob", MakeRemark(Remark.SORRY)) is TableRefusal.TALK_IS_SILENT


@pytest.mark.parametrize("talk", Talk)
def test_before_and_after_the_game_everybody_talks(talk):
    gathering = Gathering(msgspec.structs.replace(TINY, talk=talk))
    gathering.ask("alice", Sit())
    gathering.ask("alice", Say("Hello"))
    finished = playing(talk)
    finished.play_to_the_end()
    assert finished.ask("alice", Say("Well played")) == (Spoken(0, "Well played"),)
    assert finished.ask("bob", MakeRemark(Remark.THANKS)) == (Spoken(1, remark=Remark.THANKS),)


def test_whoever_has_no_seat_talks_besides_even_at_a_silent_table():
    gathering = playing(Talk.SILENT)
    said = gathering.ask("cathy", Say("Oh!"))
    assert said == (SpokenBesides(guest("cathy"), "Cathy", "Oh!"),)
    assert gathering.refused("cathy", MakeRemark(Remark.SORRY)) is TableRefusal.NOT_SEATED


def test_whoever_may_not_watch_has_nothing_to_say():
    gathering = playing(Talk.OPEN, Watching.NONE)
    assert gathering.refused("cathy", Say("Hello?")) is TableRefusal.NOT_WATCHABLE
    gathering = playing(Talk.OPEN)
    gathering.ask("bob", Leave())
    assert gathering.refused("bob", Say("Play it")) is TableRefusal.SEATED_MAY_NOT_WATCH


def test_a_removed_guest_is_not_heard():
    gathering = Gathering()
    gathering.ask("bob", Sit())
    gathering.ask("alice", Remove(0))
    assert gathering.refused("bob", Say("Why?")) is TableRefusal.REMOVED_FROM_TABLE


def test_nothing_said_and_too_much_said_is_not_said():
    gathering = playing(Talk.OPEN)
    assert gathering.refused("bob", Say(" \u200b ")) is TableRefusal.NOTHING_TO_SAY
    assert gathering.refused("bob", Say("x" * 501)) is TableRefusal.TEXT_TOO_LONG
    gathering.ask("bob", Say("x" * 500))
