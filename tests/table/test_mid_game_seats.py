"""Seats of a running game: left, requested, taken over and given back."""

import pytest
from tests.table.scripted_table import SIT, ScriptedTable, guest

from tamaya.table.commands import (
    AddBot,
    AnswerRequest,
    Leave,
    Remove,
    RequestSeat,
    Sit,
    Start,
    VoteToEnd,
    WithdrawRequest,
)
from tamaya.table.events import (
    GameGivenUp,
    HostChanged,
    RequestAnswered,
    RequestWithdrawn,
    SeatLeft,
    SeatRequested,
    SeatTakenOver,
)
from tamaya.table.options import Options
from tamaya.table.phase import Phase
from tamaya.table.presence import PATIENCE_MILLISECONDS
from tamaya.table.refusals import TableRefusal

THREE = Options(seats=3, first_seat=0)
YES, NO = AnswerRequest(agree=True), AnswerRequest(agree=False)


@pytest.fixture
def three() -> ScriptedTable:
    return ScriptedTable.started("alice", "bob", "cathy", options=THREE)


def alone_with_bots() -> ScriptedTable:
    scripted = ScriptedTable(THREE)
    scripted.submit("alice", SIT)
    scripted.submit("alice", AddBot("careful"))
    scripted.submit("alice", AddBot("careful"))
    scripted.submit("alice", Start())
    return scripted


def test_a_seat_that_is_left_keeps_its_hand_and_waits(three):
    game = three.table.game
    assert three.submit("bob", Leave()) == (SeatLeft(1),)
    assert three.table.phase is Phase.PLAYING
    assert three.table.game == game
    assert three.table.holders[1].is_away
    assert three.refusal("bob", Leave()) is TableRefusal.NOT_SEATED


def test_a_guest_who_left_comes_back_without_consent(three):
    three.submit("bob", Leave())
    assert three.submit("bob", RequestSeat(1)) == (SeatTakenOver(1, guest("bob"), "Bob"),)
    assert three.seat("bob") == 1


def test_a_newcomer_takes_a_left_seat_when_all_others_agree(three):
    three.submit("bob", Leave())
    assert three.submit("donald", RequestSeat(1)) == (SeatRequested(1, guest("donald"), "Donald"),)
    assert three.submit("alice", YES) == (RequestAnswered(0, True),)
    assert three.refusal("alice", YES) is TableRefusal.ALREADY_VOTED
    taken = SeatTakenOver(1, guest("donald"), "Donald")
    assert three.submit("cathy", YES) == (RequestAnswered(2, True), taken)
    assert three.seat("donald") == 1
    assert three.table.request is None


def test_one_refusal_ends_a_request(three):
    three.submit("bob", Leave())
    three.submit("donald", RequestSeat(1))
    three.submit("alice", YES)
    three.submit("cathy", NO)
    assert three.table.request is None
    assert three.refusal("alice", YES) is TableRefusal.NO_REQUEST
    three.submit("donald", RequestSeat(1))
    assert three.table.request.agreed == frozenset()


def test_a_seat_that_agreed_can_still_refuse(three):
    three.submit("donald", RequestSeat(1))
    three.submit("alice", YES)
    three.submit("alice", NO)
    assert three.table.request is None


def test_a_guest_with_a_lost_device_gets_their_seat_back_by_consent(three):
    three.go("bob")
    three.now += PATIENCE_MILLISECONDS
    three.submit("bobby", RequestSeat(1))
    three.submit("alice", YES)
    three.submit("cathy", YES)
    assert three.seat("bobby") == 1
    assert three.seat("bob") is None


def test_the_holder_of_a_seat_can_refuse_a_request_for_it(three):
    three.submit("thief", RequestSeat(1))
    three.submit("bob", NO)
    assert three.table.request is None
    assert three.seat("bob") == 1


def test_nobody_takes_over_a_seat_unless_somebody_at_the_table_agrees():
    scripted = alone_with_bots()
    scripted.submit("thief", RequestSeat(0))
    assert scripted.seat("thief") is None
    scripted.submit("alice", YES)
    assert scripted.seat("thief") == 0


def test_a_game_that_all_people_have_left_waits_for_them():
    scripted = alone_with_bots()
    scripted.submit("alice", Leave())
    assert scripted.table.phase is Phase.PLAYING
    assert scripted.refusal("thief", RequestSeat(0)) is TableRefusal.NOBODY_TO_AGREE
    scripted.submit("alice", RequestSeat(0))
    assert scripted.seat("alice") == 0


def test_a_bot_takes_a_left_seat_when_all_agree(three):
    three.submit("bob", Leave())
    requested, agreed = three.submit("alice", RequestSeat(1, "careful"))
    assert isinstance(requested, SeatRequested)
    # The seat that asks agrees.
    assert agreed == RequestAnswered(0, True)
    three.submit("cathy", YES)
    assert three.table.holders[1].bot == "careful"
    assert three.table.human_seats() == {0, 2}


def test_a_person_may_hand_their_own_seat_to_a_bot_with_the_others_consent(three):
    three.submit("bob", RequestSeat(1, "random"))
    three.submit("alice", YES)
    assert three.seat("bob") == 1
    three.submit("cathy", YES)
    assert three.table.holders[1].bot == "random"
    assert three.seat("bob") is None


def test_a_person_alone_with_bots_is_replaced_at_once():
    scripted = alone_with_bots()
    scripted.submit("alice", RequestSeat(0, "careful"))
    assert scripted.table.human_seats() == frozenset()


def test_nobody_requests_a_bot_for_a_holder_who_is_there(three):
    assert three.refusal("alice", RequestSeat(1, "careful")) is TableRefusal.SEAT_TAKEN
    assert three.refusal("donald", RequestSeat(1, "careful")) is TableRefusal.NOT_SEATED
    three.submit("bob", Leave())
    assert three.refusal("alice", RequestSeat(1, "florist")) is TableRefusal.UNKNOWN_BOT


def test_a_newcomer_takes_a_bots_seat_by_consent():
    scripted = alone_with_bots()
    scripted.submit("bob", RequestSeat(1))
    scripted.submit("alice", YES)
    assert scripted.seat("bob") == 1


def test_nobody_holds_two_seats(three):
    three.submit("bob", Leave())
    assert three.refusal("alice", RequestSeat(1)) is TableRefusal.ALREADY_SEATED


def test_a_guest_who_left_a_seat_may_take_no_other(three):
    three.submit("bob", Leave())
    three.submit("cathy", Leave())
    assert three.refusal("bob", RequestSeat(2)) is TableRefusal.HAS_SEEN_HANDS
    three.submit("bob", RequestSeat(1))


def test_a_replaced_guest_may_ask_for_the_same_seat_again(three):
    three.go("bob")
    three.now += PATIENCE_MILLISECONDS
    three.submit("bobby", RequestSeat(1))
    three.submit("alice", YES)
    three.submit("cathy", YES)
    assert three.refusal("bob", RequestSeat(2)) is TableRefusal.HAS_SEEN_HANDS
    three.submit("bob", RequestSeat(1))
    assert three.table.request.guest == guest("bob")


def test_there_is_one_request_at_a_time(three):
    three.submit("bob", Leave())
    three.submit("donald", RequestSeat(1))
    assert three.refusal("emily", RequestSeat(1)) is TableRefusal.REQUEST_PENDING
    assert three.refusal("alice", RequestSeat(1, "random")) is TableRefusal.REQUEST_PENDING


def test_a_holder_who_comes_back_ends_the_request_for_their_seat(three):
    three.submit("bob", Leave())
    three.submit("donald", RequestSeat(1))
    three.submit("bob", RequestSeat(1))
    assert three.table.request is None
    assert three.seat("bob") == 1


def test_a_holder_who_comes_back_leaves_a_request_for_another_seat_open(three):
    three.submit("bob", Leave())
    three.submit("cathy", Leave())
    three.submit("donald", RequestSeat(1))
    three.submit("cathy", RequestSeat(2))
    assert three.table.request.guest == guest("donald")


def test_the_consent_of_somebody_who_leaves_is_no_longer_needed(three):
    three.submit("bob", Leave())
    three.submit("donald", RequestSeat(1))
    three.submit("alice", YES)
    taken = SeatTakenOver(1, guest("donald"), "Donald")
    assert three.submit("cathy", Leave()) == (SeatLeft(2), taken)


def test_the_consent_of_somebody_who_left_no_longer_counts(three):
    three.submit("bob", Leave())
    three.submit("donald", RequestSeat(1))
    three.submit("alice", YES)
    three.submit("alice", Leave())
    assert three.table.request.agreed == frozenset()
    three.submit("cathy", Leave())
    assert three.seat("donald") is None


def test_a_seat_can_be_requested_only_while_the_game_goes_on(three):
    waiting = ScriptedTable(THREE)
    assert waiting.refusal("bob", RequestSeat(0)) is TableRefusal.NOT_STARTED
    for name in ("alice", "bob", "cathy"):
        three.submit(name, VoteToEnd())
    assert three.refusal("donald", RequestSeat(0)) is TableRefusal.GAME_IS_OVER
    assert three.refusal("alice", YES) is TableRefusal.NO_REQUEST
    assert three.refusal("alice", Leave()) is TableRefusal.GAME_IS_OVER


def test_a_request_can_be_withdrawn(three):
    three.submit("donald", RequestSeat(2))
    three.submit("alice", AnswerRequest(agree=True))
    assert three.refusal("bob", WithdrawRequest()) is TableRefusal.NO_REQUEST
    assert three.submit("donald", WithdrawRequest()) == (RequestWithdrawn(2, "Donald"),)
    assert three.table.request is None
    assert three.refusal("donald", WithdrawRequest()) is TableRefusal.NO_REQUEST
    assert three.refusal("bob", AnswerRequest(agree=True)) is TableRefusal.NO_REQUEST
    # Now somebody else can ask.
    three.submit("emily", RequestSeat(2))


def test_a_missing_seat_cannot_be_requested(three):
    assert three.refusal("donald", RequestSeat(3)) is TableRefusal.NO_SUCH_SEAT
    assert three.refusal("donald", RequestSeat(-1)) is TableRefusal.NO_SUCH_SEAT


def test_a_guest_whom_the_host_removed_gets_no_seat_later():
    scripted = ScriptedTable(THREE)
    scripted.submit("donald", Sit(1))
    scripted.submit("alice", Remove(1))
    for name in ("alice", "bob", "cathy"):
        scripted.submit(name, SIT)
    scripted.submit("alice", Start())
    assert scripted.refusal("donald", RequestSeat(1)) is TableRefusal.REMOVED_FROM_TABLE


def test_when_the_host_is_replaced_somebody_else_becomes_the_host(three):
    assert three.submit("alice", Leave()) == (SeatLeft(0), HostChanged(guest("bob")))


def test_the_table_can_vote_to_end_the_game(three):
    three.submit("alice", VoteToEnd())
    assert three.refusal("alice", VoteToEnd()) is TableRefusal.ALREADY_VOTED
    three.submit("bob", VoteToEnd())
    three.submit("alice", VoteToEnd(wish=False))
    assert three.refusal("alice", VoteToEnd(wish=False)) is TableRefusal.ALREADY_VOTED
    three.submit("cathy", VoteToEnd())
    assert three.table.phase is Phase.PLAYING
    assert three.submit("alice", VoteToEnd())[-1] == GameGivenUp()
    assert three.table.phase is Phase.FINISHED
    assert three.table.is_given_up
    assert three.table.game.outcome is None


def test_bots_and_people_who_left_have_no_vote(three):
    three.submit("bob", Leave())
    three.submit("alice", VoteToEnd())
    three.submit("cathy", VoteToEnd())
    assert three.table.is_given_up
    alone = alone_with_bots()
    alone.submit("alice", VoteToEnd())
    assert alone.table.is_given_up


def test_when_the_last_player_without_a_vote_leaves_the_game_ends(three):
    three.submit("alice", VoteToEnd())
    three.submit("bob", VoteToEnd())
    assert three.submit("cathy", Leave()) == (SeatLeft(2), GameGivenUp())


def test_when_everybody_leaves_the_game_does_not_end(three):
    three.submit("alice", VoteToEnd())
    three.submit("alice", Leave())
    three.submit("bob", Leave())
    three.submit("cathy", Leave())
    assert three.table.phase is Phase.PLAYING


def test_a_vote_goes_with_the_guest_who_cast_it(three):
    three.submit("bob", VoteToEnd())
    three.submit("bobby", RequestSeat(1))
    three.submit("bob", YES)
    three.submit("alice", YES)
    three.submit("cathy", YES)
    assert three.table.end_votes == frozenset()


def test_when_a_bot_replaces_the_last_player_without_a_vote_the_game_ends(three):
    three.submit("alice", VoteToEnd())
    three.submit("bob", VoteToEnd())
    three.submit("cathy", RequestSeat(2, "random"))
    three.submit("alice", YES)
    assert three.submit("bob", YES)[-1] == GameGivenUp()


def test_nobody_votes_before_or_after_the_game_or_without_a_seat(three):
    waiting = ScriptedTable(THREE)
    waiting.submit("alice", Sit())
    assert waiting.refusal("alice", VoteToEnd()) is TableRefusal.NOT_STARTED
    assert three.refusal("donald", VoteToEnd()) is TableRefusal.NOT_SEATED
    for name in ("alice", "bob", "cathy"):
        three.submit(name, VoteToEnd())
    assert three.refusal("alice", VoteToEnd()) is TableRefusal.GAME_IS_OVER


def test_a_new_holder_plays_the_seats_hand(three):
    three.submit("alice", Leave())
    three.submit("donald", RequestSeat(0))
    three.submit("bob", YES)
    three.submit("cathy", YES)
    three.play()
    assert three.table.game.moves[0].seat == 0
    assert three.table.viewer(guest("donald")) == 0
