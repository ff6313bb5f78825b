"""Who sits where before the game begins."""

import pytest
from tests.table.scripted_table import SIT, ScriptedTable, guest, part

from tamaya.rules.shared_types import Refused
from tamaya.table.commands import AddBot, ChangeOptions, Contribute, Leave, Remove, Sit, Start
from tamaya.table.events import BotSeated, GuestRemoved, HostChanged, SeatLeft, SeatTaken
from tamaya.table.options import Options
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal

FOUR = Options(seats=4)


def test_a_guest_takes_any_free_seat_or_a_chosen_one():
    scripted = ScriptedTable(FOUR)
    assert scripted.submit("bob", Sit(1, part(1))) == (SeatTaken(1, guest("bob"), "Bob", part(1)),)
    scripted.submit("alice", Sit())
    scripted.submit("cathy", Sit())
    assert scripted.names == ["Alice", "Bob", "Cathy", None]


def test_a_seat_is_taken_once():
    scripted = ScriptedTable(FOUR)
    scripted.submit("alice", Sit(0))
    assert scripted.refusal("bob", Sit(0)) is TableRefusal.SEAT_TAKEN
    assert scripted.refusal("bob", Sit(4)) is TableRefusal.NO_SUCH_SEAT
    assert scripted.refusal("bob", Sit(-1)) is TableRefusal.NO_SUCH_SEAT


def test_a_full_table_has_no_seat_left():
    scripted = ScriptedTable()
    scripted.submit("alice", Sit())
    scripted.submit("bob", Sit())
    assert scripted.refusal("cathy", Sit()) is TableRefusal.TABLE_FULL


def test_a_guest_moves_to_another_seat_with_their_contribution_until_the_start():
    scripted = ScriptedTable(FOUR)
    scripted.submit("alice", Sit(0, part(1)))
    assert scripted.refusal("alice", Sit()) is TableRefusal.ALREADY_SEATED
    assert scripted.refusal("alice", Sit(0)) is TableRefusal.ALREADY_SEATED
    scripted.submit("alice", Sit(2))
    assert scripted.names == [None, None, "Alice", None]
    assert scripted.table.contributions == ("", "", part(1), "")
    assert scripted.table.host == guest("alice")
    scripted.submit("alice", Sit(1, part(2)))
    assert scripted.table.contributions == ("", part(2), "", "")


def test_a_contribution_can_be_made_after_sitting_down_and_goes_with_its_guest():
    scripted = ScriptedTable(FOUR)
    assert scripted.refusal("alice", Contribute(part(1))) is TableRefusal.NOT_SEATED
    scripted.submit("alice", Sit())
    scripted.submit("alice", Contribute(part(1)))
    scripted.submit("alice", Contribute(part(2)))
    assert scripted.table.contributions == (part(2), "", "", "")
    scripted.submit("alice", Leave())
    assert scripted.table.contributions == ("", "", "", "")


def test_a_contribution_is_128_bits_in_hexadecimal_digits():
    scripted = ScriptedTable(FOUR)
    scripted.submit("alice", Sit())
    for bad in ("", "12", part(1) + "0", "g" * 32, "A" * 32, "٣" * 32):
        assert scripted.refusal("alice", Contribute(bad)) is TableRefusal.BAD_CONTRIBUTION
    assert scripted.refusal("bob", Sit(None, "12")) is TableRefusal.BAD_CONTRIBUTION


def test_a_guest_gives_up_their_seat_and_may_come_back():
    scripted = ScriptedTable(FOUR)
    scripted.submit("bob", Sit())
    assert scripted.submit("bob", Leave()) == (SeatLeft(0),)
    assert scripted.refusal("bob", Leave()) is TableRefusal.NOT_SEATED
    scripted.submit("bob", Sit(3))
    assert scripted.names == [None, None, None, "Bob"]


def test_when_the_host_leaves_the_next_person_becomes_the_host():
    scripted = ScriptedTable(FOUR)
    scripted.submit("alice", Sit(0))
    scripted.submit("alice", AddBot("random", 1))
    scripted.submit("bob", Sit(2))
    assert scripted.submit("alice", Leave()) == (SeatLeft(0), HostChanged(guest("bob")))
    assert scripted.refusal("alice", AddBot("random")) is TableRefusal.NOT_THE_HOST
    scripted.submit("bob", AddBot("random"))


def test_a_host_who_leaves_an_empty_table_stays_the_host():
    scripted = ScriptedTable(FOUR)
    scripted.submit("alice", Sit())
    assert scripted.submit("alice", Leave()) == (SeatLeft(0),)
    assert scripted.table.host == guest("alice")


def test_the_host_may_remove_a_guest_before_the_start_who_may_not_come_back():
    scripted = ScriptedTable(FOUR)
    scripted.submit("alice", Sit())
    scripted.submit("bob", Sit())
    assert scripted.refusal("bob", Remove(0)) is TableRefusal.NOT_THE_HOST
    assert scripted.refusal("alice", Remove(2)) is TableRefusal.SEAT_EMPTY
    assert scripted.refusal("alice", Remove(9)) is TableRefusal.NO_SUCH_SEAT
    assert scripted.submit("alice", Remove(1)) == (GuestRemoved(1, guest("bob")),)
    assert scripted.names == ["Alice", None, None, None]
    assert scripted.refusal("bob", Sit()) is TableRefusal.REMOVED_FROM_TABLE
    scripted.submit("cathy", Sit(1))


def test_nobody_is_removed_from_a_game_that_has_begun():
    scripted = ScriptedTable.started("alice", "bob")
    assert scripted.refusal("alice", Remove(1)) is TableRefusal.ALREADY_STARTED


def test_the_host_clears_a_bots_seat_or_their_own_and_may_come_back():
    scripted = ScriptedTable(FOUR)
    scripted.submit("alice", Sit())
    scripted.submit("alice", AddBot("random"))
    scripted.submit("bob", Sit())
    assert scripted.submit("alice", Remove(1)) == (SeatLeft(1),)
    assert scripted.submit("alice", Remove(0)) == (SeatLeft(0), HostChanged(guest("bob")))
    assert scripted.table.removed == frozenset()
    scripted.submit("alice", Sit())


def test_the_host_seats_a_bot():
    scripted = ScriptedTable(FOUR)
    assert scripted.refusal("bob", AddBot("careful")) is TableRefusal.NOT_THE_HOST
    assert scripted.refusal("alice", AddBot("clever")) is TableRefusal.UNKNOWN_BOT
    # The florist plays the other game.
    assert scripted.refusal("alice", AddBot("florist")) is TableRefusal.UNKNOWN_BOT
    assert scripted.refusal("alice", AddBot("oracle")) is TableRefusal.BOT_SEES_ALL
    (seated,) = scripted.submit("alice", AddBot("careful", 2))
    assert isinstance(seated, BotSeated)
    assert (seated.seat, seated.name, seated.bot) == (2, "Aki", "careful")
    assert scripted.refusal("alice", AddBot("careful", 2)) is TableRefusal.SEAT_TAKEN
    assert scripted.table.human_seats() == frozenset()


def test_a_bot_for_two_seats_is_refused_at_larger_tables():
    four = ScriptedTable(FOUR)
    with pytest.raises(Refused) as refused:
        four.submit("alice", AddBot("pair"))
    assert refused.value.reason is TableRefusal.BOT_FOR_TWO_SEATS
    assert refused.value.details == {"bot": "pair", "instead": "hat"}

    two = ScriptedTable(Options(seats=2))
    two.submit("alice", AddBot("pair"))
    more_seats = ChangeOptions(Options(seats=3))
    assert two.refusal("alice", more_seats) is TableRefusal.BOT_FOR_TWO_SEATS


def test_two_bots_are_two_guests():
    scripted = ScriptedTable(FOUR)
    scripted.submit("alice", AddBot("careful"))
    scripted.submit("alice", AddBot("careful"))
    first, second, *_ = scripted.table.holders
    assert first.guest != second.guest


def test_the_host_starts_once_every_seat_is_taken():
    scripted = ScriptedTable()
    scripted.submit("alice", SIT)
    assert scripted.refusal("alice", Start()) is TableRefusal.SEATS_EMPTY
    scripted.submit("bob", SIT)
    assert scripted.refusal("bob", Start()) is TableRefusal.NOT_THE_HOST
    scripted.submit("alice", Start())
    assert scripted.table.phase is Phase.PLAYING
    assert scripted.refusal("alice", Start()) is TableRefusal.ALREADY_STARTED


def test_the_game_does_not_start_before_every_person_has_contributed():
    scripted = ScriptedTable(Options(seats=3))
    scripted.submit("alice", SIT)
    scripted.submit("bob", Sit())
    scripted.submit("alice", AddBot("careful"))
    assert scripted.refusal("alice", Start()) is TableRefusal.NOT_CONTRIBUTED
    scripted.submit("bob", Contribute(part(2)))
    scripted.submit("alice", Start())
    assert scripted.table.phase is Phase.PLAYING


def test_nobody_sits_down_once_the_game_has_begun():
    scripted = ScriptedTable.started("alice", "bob")
    assert scripted.refusal("cathy", Sit()) is TableRefusal.ALREADY_STARTED
    assert scripted.refusal("alice", AddBot("random")) is TableRefusal.ALREADY_STARTED
    assert scripted.refusal("alice", Contribute(part(1))) is TableRefusal.ALREADY_STARTED


def test_a_host_without_a_seat_can_start_a_game_of_bots():
    scripted = ScriptedTable()
    scripted.submit("alice", AddBot("careful"))
    scripted.submit("alice", AddBot("random"))
    scripted.submit("alice", Start())
    assert scripted.table.phase is Phase.PLAYING
