"""Bots at a table: names that nobody else has, and a language that people understand."""

from dataclasses import replace

from tests.table.scripted_table import SIT, ScriptedTable, guest, part

from tamaya.table.commands import AddBot, AnswerRequest, ChangeOptions, Leave, RequestSeat, Start
from tamaya.table.events import BotSeated, SeatTaken
from tamaya.table.options import Options
from tamaya.table.refusals import TableRefusal


def test_bots_have_given_names_that_nobody_else_at_the_table_has():
    scripted = ScriptedTable(Options(seats=5), "aki")
    scripted.submit("aki", SIT)
    for _ in range(4):
        scripted.submit("aki", AddBot("careful"))
    assert scripted.names == ["Aki", "Emi", "Aki 2", "Emi 2", "Aki 3"]


def test_a_bot_gives_its_name_to_a_person_who_sits_down():
    scripted = ScriptedTable(Options(seats=3), "alice")
    scripted.submit("alice", AddBot("careful"))
    bot = scripted.table.holders[0]
    scripted.submit("aki", SIT)
    assert scripted.names == ["Emi", "Aki", None]
    assert scripted.table.holders[0] == replace(bot, name="Emi")


def test_a_bot_gives_its_name_to_a_person_who_takes_a_seat_over():
    scripted = ScriptedTable(Options(seats=3), "alice")
    for name in ("alice", "bob"):
        scripted.submit(name, SIT)
    scripted.submit("alice", AddBot("careful"))
    scripted.submit("alice", Start())
    scripted.submit("bob", Leave())
    scripted.submit("aki", RequestSeat(1))
    scripted.submit("alice", AnswerRequest(agree=True))
    assert scripted.names == ["Alice", "Aki", "Emi"]


def test_a_bot_that_takes_a_seat_over_has_a_given_name():
    scripted = ScriptedTable.started("alice", "bob", options=Options(seats=2))
    scripted.submit("bob", RequestSeat(1, "careful"))
    scripted.submit("alice", AnswerRequest(agree=True))
    assert scripted.names == ["Alice", "Aki"]


def test_a_bot_with_a_secret_language_sits_only_with_its_own_kind():
    scripted = ScriptedTable(Options(seats=2), "alice")
    scripted.submit("alice", AddBot("pair"))
    assert scripted.refusal("bob", SIT) is TableRefusal.SECRET_LANGUAGE
    scripted.submit("alice", AddBot("pair"))
    scripted.submit("alice", Start())
    assert scripted.names == ["Ren", "Nami"]


def test_where_a_person_sits_a_bot_with_a_secret_language_is_refused():
    scripted = ScriptedTable(Options(seats=2), "alice")
    scripted.submit("alice", SIT)
    assert scripted.refusal("alice", AddBot("pair")) is TableRefusal.SECRET_LANGUAGE
    scripted.submit("alice", ChangeOptions(Options(seats=2, expert_bots=True)))
    scripted.submit("alice", AddBot("pair"))
    assert scripted.names == ["Alice", "Ren"]
    without = ChangeOptions(Options(seats=2))
    assert scripted.refusal("alice", without) is TableRefusal.SECRET_LANGUAGE


def test_in_a_game_a_bot_with_a_secret_language_is_refused_where_people_stay():
    scripted = ScriptedTable.started("alice", "bob", options=Options(seats=2))
    ask = RequestSeat(1, "pair")
    assert scripted.refusal("bob", ask) is TableRefusal.SECRET_LANGUAGE
    experts = ScriptedTable.started("alice", "bob", options=Options(seats=2, expert_bots=True))
    experts.submit("bob", ask)


def test_a_table_of_an_earlier_version_goes_on_with_its_bots():
    scripted = ScriptedTable(Options(seats=2), "alice")
    scripted.append((BotSeated(1, guest("bot"), "pair", "pair"),))
    scripted.append((SeatTaken(0, guest("alice"), "Alice", part(1)),))
    scripted.submit("alice", Start())
    scripted.submit("alice", Leave())
    scripted.submit("alice", RequestSeat(0))
    assert scripted.names == ["Alice", "pair"]
