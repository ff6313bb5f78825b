"""Who sits where before the game begins."""

from tests.table.gathering import SIT, Gathering, guest, part

from tamaya.table.commands import AddBot, Contribute, Leave, Remove, Sit, Start
from tamaya.table.events import BotSeated, GuestRemoved, HostChanged, SeatLeft, SeatTaken
from tamaya.table.options import Options
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal

FOUR = Options(seats=4)


def test_a_guest_takes_any_free_seat_or_the_one_they_like():
    gathering = Gathering(FOUR)
    assert gathering.ask("bob", Sit(1, part(1))) == (SeatTaken(1, guest("bob"), "Bob", part(1)),)
    gathering.ask("alice", Sit())
    gathering.ask("cathy", Sit())
    assert gathering.names == ["Alice", "Bob", "Cathy", None]


def test_a_seat_is_taken_once():
    gathering = Gathering(FOUR)
    gathering.ask("alice", Sit(0))
    assert gathering.refused("bob", Sit(0)) is TableRefusal.SEAT_TAKEN
    assert gathering.refused("bob", Sit(4)) is TableRefusal.NO_SUCH_CHAIR
    assert gathering.refused("bob", Sit(-1)) is TableRefusal.NO_SUCH_CHAIR


def test_a_full_table_has_no_seat_left():
    gathering = Gathering()
    gathering.ask("alice", Sit())
    gathering.ask("bob", Sit())
    assert gathering.refused("cathy", Sit()) is TableRefusal.TABLE_FULL


def test_a_guest_moves_to_another_seat_with_their_contribution_until_the_start():
    gathering = Gathering(FOUR)
    gathering.ask("alice", Sit(0, part(1)))
    assert gathering.refused("alice", Sit()) is TableRefusal.ALREADY_SEATED
    assert gathering.refused("alice", Sit(0)) is TableRefusal.ALREADY_SEATED
    gathering.ask("alice", Sit(2))
    assert gathering.names == [None, None, "Alice", None]
    assert gathering.table.contributions == ("", "", part(1), "")
    assert gathering.table.host == guest("alice")
    gathering.ask("alice", Sit(1, part(2)))
    assert gathering.table.contributions == ("", part(2), "", "")


def test_a_contribution_can_be_made_after_sitting_down_and_goes_with_its_guest():
    gathering = Gathering(FOUR)
    assert gathering.refused("alice", Contribute(part(1))) is TableRefusal.NOT_SEATED
    gathering.ask("alice", Sit())
    gathering.ask("alice", Contribute(part(1)))
    gathering.ask("alice", Contribute(part(2)))
    assert gathering.table.contributions == (part(2), "", "", "")
    gathering.ask("alice", Leave())
    assert gathering.table.contributions == ("", "", "", "")


def test_a_contribution_is_128_bits_in_hexadecimal_digits():
    gathering = Gathering(FOUR)
    gathering.ask("alice", Sit())
    for bad in ("", "12", part(1) + "0", "g" * 32, "A" * 32, "٣" * 32):
        assert gathering.refused("alice", Contribute(bad)) is TableRefusal.BAD_CONTRIBUTION
    assert gathering.refused("bob", Sit(None, "12")) is TableRefusal.BAD_CONTRIBUTION


def test_a_guest_gives_up_their_seat_and_may_come_back():
    gathering = Gathering(FOUR)
    gathering.ask("bob", Sit())
    assert gathering.ask("bob", Leave()) == (SeatLeft(0),)
    assert gathering.refused("bob", Leave()) is TableRefusal.NOT_SEATED
    gathering.ask("bob", Sit(3))
    assert gathering.names == [None, None, None, "Bob"]


def test_when_the_host_leaves_the_next_person_looks_after_the_table():
    gathering = Gathering(FOUR)
    gathering.ask("alice", Sit(0))
    gathering.ask("alice", AddBot("random", 1))
    gathering.ask("bob", Sit(2))
    assert gathering.ask("alice", Leave()) == (SeatLeft(0), HostChanged(guest("bob")))
    assert gathering.refused("alice", AddBot("random")) is TableRefusal.NOT_THE_HOST
    gathering.ask("bob", AddBot("random"))


def test_a_host_who_leaves_nobody_behind_is_still_the_host():
    gathering = Gathering(FOUR)
    gathering.ask("alice", Sit())
    assert gathering.ask("alice", Leave()) == (SeatLeft(0),)
    assert gathering.table.host == guest("alice")


def test_the_host_may_remove_a_guest_before_the_start_who_may_not_come_back():
    gathering = Gathering(FOUR)
    gathering.ask("alice", Sit())
    gathering.ask("bob", Sit())
    assert gathering.refused("bob", Remove(0)) is TableRefusal.NOT_THE_HOST
    assert gathering.refused("alice", Remove(2)) is TableRefusal.SEAT_EMPTY
    assert gathering.refused("alice", Remove(9)) is TableRefusal.NO_SUCH_CHAIR
    assert gathering.ask("alice", Remove(1)) == (GuestRemoved(1, guest("bob")),)
    assert gathering.names == ["Alice", None, None, None]
    assert gathering.refused("bob", Sit()) is TableRefusal.REMOVED_FROM_TABLE
    gathering.ask("cathy", Sit(1))


def test_nobody_is_removed_from_a_game_that_has_begun():
    gathering = Gathering.begun("alice", "bob")
    assert gathering.refused("alice", Remove(1)) is TableRefusal.ALREADY_STARTED


def test_the_host_clears_a_bots_seat_or_their_own_and_nobody_is_kept_away():
    gathering = Gathering(FOUR)
    gathering.ask("alice", Sit())
    gathering.ask("alice", AddBot("random"))
    gathering.ask("bob", Sit())
    assert gathering.ask("alice", Remove(1)) == (SeatLeft(1),)
    assert gathering.ask("alice", Remove(0)) == (SeatLeft(0), HostChanged(guest("bob")))
    assert gathering.table.removed == frozenset()
    gathering.ask("alice", Sit())


def test_a_bot_of_the_house_is_seated_by_the_host():
    gathering = Gathering(FOUR)
    assert gathering.refused("bob", AddBot("careful")) is TableRefusal.NOT_THE_HOST
    assert gathering.refused("alice", AddBot("clever")) is TableRefusal.UNKNOWN_BOT
    # The florist plays the other game.
    assert gathering.refused("alice", AddBot("florist")) is TableRefusal.UNKNOWN_BOT
    assert gathering.refused("alice", AddBot("oracle")) is TableRefusal.BOT_SEES_ALL
    (seated,) = gathering.ask("alice", AddBot("careful", 2))
    assert isinstance(seated, BotSeated)
    assert (seated.seat, seated.name, seated.bot) == (2, "careful", "careful")
    assert gathering.refused("alice", AddBot("careful", 2)) is TableRefusal.SEAT_TAKEN
    assert gathering.table.people() == frozenset()


def test_two_bots_are_two_guests():
    gathering = Gathering(FOUR)
    gathering.ask("alice", AddBot("careful"))
    gathering.ask("alice", AddBot("careful"))
    first, second, *_ = gathering.table.chairs
    assert first.guest != second.guest


def test_the_host_starts_once_every_seat_is_taken():
    gathering = Gathering()
    gathering.ask("alice", SIT)
    assert gathering.refused("alice", Start()) is TableRefusal.SEATS_EMPTY
    gathering.ask("bob", SIT)
    assert gathering.refused("bob", Start()) is TableRefusal.NOT_THE_HOST
    gathering.ask("alice", Start())
    assert gathering.table.phase is Phase.PLAYING
    assert gathering.refused("alice", Start()) is TableRefusal.ALREADY_STARTED


def test_nothing_is_dealt_until_every_person_has_a_part_in_the_shuffle():
    gathering = Gathering(Options(seats=3))
    gathering.ask("alice", SIT)
    gathering.ask("bob", Sit())
    gathering.ask("alice", AddBot("careful"))
    assert gathering.refused("alice", Start()) is TableRefusal.NOT_CONTRIBUTED
    gathering.ask("bob", Contribute(part(2)))
    gathering.ask("alice", Start())
    assert gathering.table.phase is Phase.PLAYING


def test_nobody_sits_down_uninvited_once_the_game_has_begun():
    gathering = Gathering.begun("alice", "bob")
    assert gathering.refused("cathy", Sit()) is TableRefusal.ALREADY_STARTED
    assert gathering.refused("alice", AddBot("random")) is TableRefusal.ALREADY_STARTED
    assert gathering.refused("alice", Contribute(part(1))) is TableRefusal.ALREADY_STARTED


def test_a_host_without_a_seat_looks_after_a_game_of_bots():
    gathering = Gathering()
    gathering.ask("alice", AddBot("careful"))
    gathering.ask("alice", AddBot("random"))
    gathering.ask("alice", Start())
    assert gathering.table.phase is Phase.PLAYING
