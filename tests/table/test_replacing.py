"""Seats that are left, lost, given back and taken over while the game goes on."""

import pytest
from tests.table.gathering import SIT, Gathering, guest

from tamaya.table.commands import (
    AddBot,
    Answer,
    AskForSeat,
    Leave,
    Remove,
    Sit,
    Start,
    VoteToEnd,
    Withdraw,
)
from tamaya.table.events import (
    GameGivenUp,
    HostChanged,
    RequestWithdrawn,
    SeatAnswered,
    SeatAskedFor,
    SeatLeft,
    SeatTakenOver,
)
from tamaya.table.options import Options
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal

THREE = Options(seats=3, first_seat=0)
YES, NO = Answer(agree=True), Answer(agree=False)


@pytest.fixture
def three() -> Gathering:
    return Gathering.begun("alice", "bob", "cathy", options=THREE)


def alone_with_bots() -> Gathering:
    gathering = Gathering(THREE)
    gathering.ask("alice", SIT)
    gathering.ask("alice", AddBot("careful"))
    gathering.ask("alice", AddBot("careful"))
    gathering.ask("alice", Start())
    return gathering


def test_a_seat_that_is_left_keeps_its_hand_and_waits(three):
    game = three.table.game
    assert three.ask("bob", Leave()) == (SeatLeft(1),)
    assert three.table.phase is Phase.PLAYING
    assert three.table.game == game
    assert three.table.chairs[1].is_away
    assert three.refused("bob", Leave()) is TableRefusal.NOT_SEATED


def test_whoever_left_comes_back_without_asking_anybody(three):
    three.ask("bob", Leave())
    assert three.ask("bob", AskForSeat(1)) == (SeatTakenOver(1, guest("bob"), "Bob"),)
    assert three.seat("bob") == 1


def test_a_newcomer_takes_a_left_seat_when_all_others_agree(three):
    three.ask("bob", Leave())
    assert three.ask("donald", AskForSeat(1)) == (SeatAskedFor(1, guest("donald"), "Donald"),)
    assert three.ask("alice", YES) == (SeatAnswered(0, True),)
    assert three.refused("alice", YES) is TableRefusal.ALREADY_VOTED
    taken = SeatTakenOver(1, guest("donald"), "Donald")
    assert three.ask("cathy", YES) == (SeatAnswered(2, True), taken)
    assert three.seat("donald") == 1
    assert three.table.request is None


def test_one_no_is_enough(three):
    three.ask("bob", Leave())
    three.ask("donald", AskForSeat(1))
    three.ask("alice", YES)
    three.ask("cathy", NO)
    assert three.table.request is None
    assert three.refused("alice", YES) is TableRefusal.NO_REQUEST
    three.ask("donald", AskForSeat(1))
    assert three.table.request.agreed == frozenset()


def test_whoever_agreed_may_think_better_of_it_while_others_decide(three):
    three.ask("donald", AskForSeat(1))
    three.ask("alice", YES)
    three.ask("alice", NO)
    assert three.table.request is None


def test_a_lost_seat_is_had_again_under_another_name_by_consent_of_the_others(three):
    three.ask("bobby", AskForSeat(1))
    three.ask("alice", YES)
    three.ask("cathy", YES)
    assert three.seat("bobby") == 1
    assert three.seat("bob") is None


def test_whoever_holds_the_seat_can_refuse_it(three):
    three.ask("thief", AskForSeat(1))
    three.ask("bob", NO)
    assert three.table.request is None
    assert three.seat("bob") == 1


def test_nobody_takes_a_seat_unless_somebody_at_the_table_agrees():
    gathering = alone_with_bots()
    gathering.ask("thief", AskForSeat(0))
    assert gathering.seat("thief") is None
    gathering.ask("alice", YES)
    assert gathering.seat("thief") == 0


def test_a_game_that_all_people_have_left_waits_for_them_and_for_nobody_else():
    gathering = alone_with_bots()
    gathering.ask("alice", Leave())
    assert gathering.table.phase is Phase.PLAYING
    assert gathering.refused("thief", AskForSeat(0)) is TableRefusal.NOBODY_TO_AGREE
    gathering.ask("alice", AskForSeat(0))
    assert gathering.seat("alice") == 0


def test_a_bot_takes_a_left_seat_when_all_agree(three):
    three.ask("bob", Leave())
    asked, agreed = three.ask("alice", AskForSeat(1, "careful"))
    assert isinstance(asked, SeatAskedFor)
    # Whoever asks agrees.
    assert agreed == SeatAnswered(0, True)
    three.ask("cathy", YES)
    assert three.table.chairs[1].bot == "careful"
    assert three.table.people() == {0, 2}


def test_a_person_may_hand_their_own_seat_to_a_bot_with_the_others_consent(three):
    three.ask("bob", AskForSeat(1, "random"))
    three.ask("alice", YES)
    assert three.seat("bob") == 1
    three.ask("cathy", YES)
    assert three.table.chairs[1].bot == "random"
    assert three.seat("bob") is None


def test_alone_with_bots_one_is_replaced_at_once():
    gathering = alone_with_bots()
    gathering.ask("alice", AskForSeat(0, "careful"))
    assert gathering.table.people() == frozenset()


def test_no_bot_is_asked_for_in_place_of_somebody_who_is_there(three):
    assert three.refused("alice", AskForSeat(1, "careful")) is TableRefusal.SEAT_TAKEN
    assert three.refused("donald", AskForSeat(1, "careful")) is TableRefusal.NOT_SEATED
    three.ask("bob", Leave())
    assert three.refused("alice", AskForSeat(1, "florist")) is TableRefusal.UNKNOWN_BOT


def test_a_newcomer_takes_a_bots_seat_by_consent():
    gathering = alone_with_bots()
    gathering.ask("bob", AskForSeat(1))
    gathering.ask("alice", YES)
    assert gathering.seat("bob") == 1


def test_nobody_holds_two_seats(three):
    three.ask("bob", Leave())
    assert three.refused("alice", AskForSeat(1)) is TableRefusal.ALREADY_SEATED


def test_whoever_left_one_seat_has_seen_the_other_hands_and_takes_no_other(three):
    three.ask("bob", Leave())
    three.ask("cathy", Leave())
    assert three.refused("bob", AskForSeat(2)) is TableRefusal.HAS_SEEN_HANDS
    three.ask("bob", AskForSeat(1))


def test_whoever_was_replaced_may_ask_for_the_same_seat_again(three):
    three.ask("bobby", AskForSeat(1))
    three.ask("alice", YES)
    three.ask("cathy", YES)
    assert three.refused("bob", AskForSeat(2)) is TableRefusal.HAS_SEEN_HANDS
    three.ask("bob", AskForSeat(1))
    assert three.table.request.guest == guest("bob")


def test_one_seat_is_asked_for_at_a_time(three):
    three.ask("bob", Leave())
    three.ask("donald", AskForSeat(1))
    assert three.refused("emily", AskForSeat(1)) is TableRefusal.REQUEST_PENDING
    assert three.refused("alice", AskForSeat(1, "random")) is TableRefusal.REQUEST_PENDING


def test_whoever_comes_back_puts_an_end_to_what_was_asked_of_their_seat(three):
    three.ask("bob", Leave())
    three.ask("donald", AskForSeat(1))
    three.ask("bob", AskForSeat(1))
    assert three.table.request is None
    assert three.seat("bob") == 1


def test_whoever_comes_back_leaves_another_seats_question_open(three):
    three.ask("bob", Leave())
    three.ask("cathy", Leave())
    three.ask("donald", AskForSeat(1))
    three.ask("cathy", AskForSeat(2))
    assert three.table.request.guest == guest("donald")


def test_the_consent_of_somebody_who_leaves_is_no_longer_needed(three):
    three.ask("bob", Leave())
    three.ask("donald", AskForSeat(1))
    three.ask("alice", YES)
    taken = SeatTakenOver(1, guest("donald"), "Donald")
    assert three.ask("cathy", Leave()) == (SeatLeft(2), taken)


def test_the_consent_of_somebody_who_left_no_longer_counts(three):
    three.ask("bob", Leave())
    three.ask("donald", AskForSeat(1))
    three.ask("alice", YES)
    three.ask("alice", Leave())
    assert three.table.request.agreed == frozenset()
    three.ask("cathy", Leave())
    assert three.seat("donald") is None


def test_a_seat_is_asked_for_only_while_the_game_goes_on(three):
    waiting = Gathering(THREE)
    assert waiting.refused("bob", AskForSeat(0)) is TableRefusal.NOT_STARTED
    for name in ("alice", "bob", "cathy"):
        three.ask(name, VoteToEnd())
    assert three.refused("donald", AskForSeat(0)) is TableRefusal.GAME_IS_OVER
    assert three.refused("alice", YES) is TableRefusal.NO_REQUEST
    assert three.refused("alice", Leave()) is TableRefusal.GAME_IS_OVER


def test_whoever_asked_for_a_seat_may_withdraw(three):
    three.ask("donald", AskForSeat(2))
    three.ask("alice", Answer(agree=True))
    assert three.refused("bob", Withdraw()) is TableRefusal.NO_REQUEST
    assert three.ask("donald", Withdraw()) == (RequestWithdrawn(2, "Donald"),)
    assert three.table.request is None
    assert three.refused("donald", Withdraw()) is TableRefusal.NO_REQUEST
    assert three.refused("bob", Answer(agree=True)) is TableRefusal.NO_REQUEST
    # Now it is somebody else's turn to ask.
    three.ask("emily", AskForSeat(2))


def test_a_seat_that_is_not_there_cannot_be_asked_for(three):
    assert three.refused("donald", AskForSeat(3)) is TableRefusal.NO_SUCH_CHAIR
    assert three.refused("donald", AskForSeat(-1)) is TableRefusal.NO_SUCH_CHAIR


def test_a_guest_whom_the_host_removed_gets_no_seat_later():
    gathering = Gathering(THREE)
    gathering.ask("donald", Sit(1))
    gathering.ask("alice", Remove(1))
    for name in ("alice", "bob", "cathy"):
        gathering.ask(name, SIT)
    gathering.ask("alice", Start())
    assert gathering.refused("donald", AskForSeat(1)) is TableRefusal.REMOVED_FROM_TABLE


def test_when_the_host_is_replaced_somebody_else_looks_after_the_table(three):
    assert three.ask("alice", Leave()) == (SeatLeft(0), HostChanged(guest("bob")))


def test_the_table_can_vote_to_end_the_game(three):
    three.ask("alice", VoteToEnd())
    assert three.refused("alice", VoteToEnd()) is TableRefusal.ALREADY_VOTED
    three.ask("bob", VoteToEnd())
    three.ask("alice", VoteToEnd(wish=False))
    assert three.refused("alice", VoteToEnd(wish=False)) is TableRefusal.ALREADY_VOTED
    three.ask("cathy", VoteToEnd())
    assert three.table.phase is Phase.PLAYING
    assert three.ask("alice", VoteToEnd())[-1] == GameGivenUp()
    assert three.table.phase is Phase.FINISHED
    assert three.table.is_given_up
    assert three.table.game.outcome is None


def test_bots_and_people_who_left_have_no_vote(three):
    three.ask("bob", Leave())
    three.ask("alice", VoteToEnd())
    three.ask("cathy", VoteToEnd())
    assert three.table.is_given_up
    alone = alone_with_bots()
    alone.ask("alice", VoteToEnd())
    assert alone.table.is_given_up


def test_when_the_last_who_would_play_on_leaves_the_game_is_given_up(three):
    three.ask("alice", VoteToEnd())
    three.ask("bob", VoteToEnd())
    assert three.ask("cathy", Leave()) == (SeatLeft(2), GameGivenUp())


def test_when_all_leave_the_game_is_not_given_up(three):
    three.ask("alice", VoteToEnd())
    three.ask("alice", Leave())
    three.ask("bob", Leave())
    three.ask("cathy", Leave())
    assert three.table.phase is Phase.PLAYING


def test_a_wish_goes_with_whoever_wished_it(three):
    three.ask("bob", VoteToEnd())
    three.ask("bobby", AskForSeat(1))
    three.ask("alice", YES)
    three.ask("cathy", YES)
    assert three.table.wishes_to_end == frozenset()


def test_when_a_bot_replaces_the_last_who_would_play_on_the_game_is_given_up(three):
    three.ask("alice", VoteToEnd())
    three.ask("bob", VoteToEnd())
    three.ask("cathy", AskForSeat(2, "random"))
    three.ask("alice", YES)
    assert three.ask("bob", YES)[-1] == GameGivenUp()


def test_nobody_votes_before_or_after_the_game_or_without_a_seat(three):
    waiting = Gathering(THREE)
    waiting.ask("alice", Sit())
    assert waiting.refused("alice", VoteToEnd()) is TableRefusal.NOT_STARTED
    assert three.refused("donald", VoteToEnd()) is TableRefusal.NOT_SEATED
    for name in ("alice", "bob", "cathy"):
        three.ask(name, VoteToEnd())
    assert three.refused("alice", VoteToEnd()) is TableRefusal.GAME_IS_OVER


def test_whoever_takes_over_a_seat_plays_its_hand(three):
    three.ask("alice", Leave())
    three.ask("donald", AskForSeat(0))
    three.ask("bob", YES)
    three.ask("cathy", YES)
    three.play()
    assert three.table.game.moves[0].seat == 0
    assert three.table.viewer(guest("donald")) == 0
