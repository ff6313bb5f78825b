"""What people may say, when and to whom."""

import msgspec
import pytest
from tests.table.scripted_table import TINY, ScriptedTable, guest

from tamaya.i18n import Language, catalogue
from tamaya.i18n.table_option_names import remark_message
from tamaya.table.commands import Leave, MakeRemark, Remove, Say, Sit
from tamaya.table.events import SeatSpoke, SpectatorSpoke
from tamaya.table.options import Options, Remark, SpectatorAccess, Talk
from tamaya.table.refusals import TableRefusal


def playing(talk: Talk, watching: SpectatorAccess = SpectatorAccess.WITHOUT_HANDS) -> ScriptedTable:
    options = msgspec.structs.replace(TINY, talk=talk, watching=watching)
    return ScriptedTable.started("alice", "bob", options=options)


def test_at_an_open_table_people_say_anything():
    scripted = playing(Talk.OPEN)
    assert scripted.submit("bob", Say(" Well \n then ")) == (SeatSpoke(1, "Well then"),)
    assert scripted.submit("bob", MakeRemark(Remark.SORRY)) == (SeatSpoke(1, remark=Remark.SORRY),)


@pytest.mark.parametrize("remark", Remark)
def test_where_only_remarks_are_allowed_free_text_is_refused(remark):
    scripted = playing(Talk.REMARKS)
    assert scripted.refusal("bob", Say("Your third card!")) is TableRefusal.ONLY_REMARKS
    assert scripted.submit("alice", MakeRemark(remark)) == (SeatSpoke(0, remark=remark),)


def test_a_silent_table_refuses_all_talk_during_the_game():
    scripted = playing(Talk.SILENT)
    assert scripted.refusal("bob", Say("hm")) is TableRefusal.TALK_IS_SILENT
    assert scripted.refusal("bob", MakeRemark(Remark.SORRY)) is TableRefusal.TALK_IS_SILENT


@pytest.mark.parametrize("talk", Talk)
def test_before_and_after_the_game_everybody_talks(talk):
    scripted = ScriptedTable(msgspec.structs.replace(TINY, talk=talk))
    scripted.submit("alice", Sit())
    scripted.submit("alice", Say("Hello"))
    finished = playing(talk)
    finished.play_to_the_end()
    assert finished.submit("alice", Say("Well played")) == (SeatSpoke(0, "Well played"),)
    assert finished.submit("bob", MakeRemark(Remark.THANKS)) == (
        SeatSpoke(1, remark=Remark.THANKS),
    )


def test_spectators_talk_among_themselves_even_at_a_silent_table():
    scripted = playing(Talk.SILENT)
    said = scripted.submit("cathy", Say("Oh!"))
    assert said == (SpectatorSpoke(guest("cathy"), "Cathy", "Oh!"),)
    assert scripted.refusal("cathy", MakeRemark(Remark.SORRY)) is TableRefusal.NOT_SEATED


def test_a_guest_who_may_not_watch_may_not_talk():
    scripted = playing(Talk.OPEN, SpectatorAccess.NONE)
    assert scripted.refusal("cathy", Say("Hello?")) is TableRefusal.NOT_WATCHABLE
    scripted = playing(Talk.OPEN)
    scripted.submit("bob", Leave())
    assert scripted.refusal("bob", Say("Play it")) is TableRefusal.SEATED_MAY_NOT_WATCH


def test_a_removed_guest_may_not_talk():
    scripted = ScriptedTable()
    scripted.submit("bob", Sit())
    scripted.submit("alice", Remove(0))
    assert scripted.refusal("bob", Say("Why?")) is TableRefusal.REMOVED_FROM_TABLE


def test_empty_and_overlong_talk_is_refused():
    scripted = playing(Talk.OPEN)
    assert scripted.refusal("bob", Say(" \u200b ")) is TableRefusal.NOTHING_TO_SAY
    assert scripted.refusal("bob", Say("x" * 501)) is TableRefusal.TEXT_TOO_LONG
    scripted.submit("bob", Say("x" * 500))


def test_a_table_of_ikebana_talks_unless_silence_is_chosen():
    # S1: the rulebook of Ikebana asks for no silence, that of Hanabi does.
    assert Options(game="ikebana").talk is Talk.OPEN
    assert Options(game="hanabi").talk is Talk.SILENT
    assert Options(game="ikebana", talk=Talk.SILENT).talk is Talk.SILENT
    assert Options(game="hanabi", talk=Talk.OPEN).talk is Talk.OPEN


@pytest.mark.parametrize("talk", Talk)
@pytest.mark.parametrize("game", ["hanabi", "ikebana"])
def test_a_stored_choice_of_talk_is_read_unchanged(game, talk):
    options = Options(game=game, talk=talk)
    assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options
    sent = msgspec.json.encode({"game": game})
    assert msgspec.json.decode(sent, type=Options) == Options(game=game)


@pytest.mark.parametrize("language", Language)
def test_people_can_ask_whether_others_remember_their_cards(language):
    # S0, S2, S4: "Communiquer dans Hanabi"
    assert catalogue(language).render(remark_message(Remark.REMEMBER)).endswith("?")
