"""People who are away: a bot plays for them, their seat is freed, and nobody waits for ever."""

import msgspec
import pytest
from tests.table.scripted_table import SIT, ScriptedTable, guest

from tamaya.rules.shared_types import Refused
from tamaya.table.commands import (
    AddBot,
    AnswerRequest,
    FreeSeat,
    MakeMove,
    RequestSeat,
    Start,
    Substitute,
    VoteToEnd,
)
from tamaya.table.entry_limits import LIMITS, EntryKind
from tamaya.table.events import (
    GameGivenUp,
    HostChanged,
    MoveMade,
    RequestAnswered,
    RequestLapsed,
    SeatFreed,
    SeatRequested,
    SeatTakenOver,
    SubstitutionBegan,
    SubstitutionEnded,
)
from tamaya.table.options import Options
from tamaya.table.presence import (
    AWAY_MILLISECONDS,
    PATIENCE_MILLISECONDS,
    Absence,
    AbsenceChoice,
    absence_choices,
)
from tamaya.table.refusals import TableRefusal
from tamaya.table.service import SUBSTITUTE, summary_of

THREE = Options(seats=3, first_seat=0)
DAY = 24 * 60 * 60
SLOW = msgspec.structs.replace(THREE, turn_seconds=DAY)
YES = AnswerRequest(agree=True)


@pytest.fixture
def three() -> ScriptedTable:
    scripted = ScriptedTable.started("alice", "bob", "cathy", options=THREE)
    scripted.pause = 0
    return scripted


def slow_table() -> ScriptedTable:
    scripted = ScriptedTable.started("alice", "bob", "cathy", options=SLOW)
    scripted.pause = 0
    return scripted


def absence(scripted: ScriptedTable, seat: int) -> Absence | None:
    table = scripted.table
    return scripted.presences.absence_of(table, table.holders[seat])


def choices(scripted: ScriptedTable, seat: int, name: str) -> tuple[AbsenceChoice, ...]:
    return absence_choices(scripted.table, seat, guest(name), scripted.presences)


def test_a_closed_tab_counts_as_away_after_a_few_seconds(three):
    three.go("bob")
    three.now += AWAY_MILLISECONDS - 1
    assert absence(three, 1) is None
    assert choices(three, 1, "alice") == ()
    three.now += 1
    assert absence(three, 1) is Absence.AWAY
    assert choices(three, 1, "alice") == (AbsenceChoice.SUBSTITUTE,)
    three.now += PATIENCE_MILLISECONDS
    assert choices(three, 1, "alice") == tuple(AbsenceChoice)


def test_a_bot_plays_for_somebody_who_is_away_until_they_come_back(three):
    three.play()
    three.go("bob")
    three.now += AWAY_MILLISECONDS
    assert three.submit("alice", Substitute(1)) == (SubstitutionBegan(1, decided_by=0),)
    assert summary_of(three.table, three.now).guest_to_act == SUBSTITUTE
    (moved,) = three.move_for_substitute()
    assert isinstance(moved, MoveMade)
    assert (moved.seat, moved.is_by_substitute, moved.is_for_deadline) == (1, True, False)
    assert three.refusal("alice", Substitute(1)) is TableRefusal.ALREADY_SUBSTITUTED
    assert three.come_back("bob") == (SubstitutionEnded(1),)
    assert three.come_back("bob") == ()
    with pytest.raises(Refused) as too_late:
        three.move_for_substitute()
    assert too_late.value.reason is TableRefusal.NOT_DUE


def test_a_move_that_a_substitute_decided_before_another_is_refused(three):
    three.go("alice")
    three.now += PATIENCE_MILLISECONDS
    three.submit("bob", Substitute(0))
    three.move_for_substitute()
    with pytest.raises(Refused) as too_late:
        three.move_for_substitute(moves=0)
    assert too_late.value.reason is TableRefusal.NOT_DUE


def test_nobody_who_is_here_is_substituted_or_freed(three):
    for command in (Substitute(1), FreeSeat(1)):
        assert three.refusal("alice", command) is TableRefusal.PLAYER_IS_HERE
    three.go("bob")
    three.now += PATIENCE_MILLISECONDS - 1
    assert three.refusal("alice", FreeSeat(1)) is TableRefusal.PLAYER_IS_HERE
    three.come_back("bob")
    three.now += PATIENCE_MILLISECONDS
    assert three.refusal("alice", FreeSeat(1)) is TableRefusal.PLAYER_IS_HERE
    assert three.refusal("alice", Substitute(0)) is TableRefusal.PLAYER_IS_HERE


def test_a_freed_seat_waits_for_its_holder_or_for_somebody_else(three):
    three.go("bob")
    three.now += PATIENCE_MILLISECONDS
    assert three.submit("alice", FreeSeat(1)) == (SeatFreed(1, decided_by=0),)
    assert three.table.holders[1].is_away
    assert absence(three, 1) is Absence.LEFT
    assert three.refusal("alice", FreeSeat(1)) is TableRefusal.PLAYER_IS_HERE
    del three.gone["bob"]
    assert three.submit("bob", RequestSeat(1)) == (SeatTakenOver(1, guest("bob"), "Bob"),)
    three.go("bob")
    three.now += PATIENCE_MILLISECONDS
    three.submit("alice", FreeSeat(1))
    three.submit("donald", RequestSeat(1))
    three.submit("alice", YES)
    three.submit("cathy", YES)
    assert three.seat("donald") == 1


def test_a_bot_may_play_for_a_seat_that_was_left_until_somebody_takes_it(three):
    three.go("bob")
    three.now += PATIENCE_MILLISECONDS
    three.submit("alice", FreeSeat(1))
    three.submit("alice", Substitute(1))
    assert three.table.substituted == {1}
    del three.gone["bob"]
    three.submit("bob", RequestSeat(1))
    assert three.table.substituted == frozenset()


def test_the_host_decides_and_after_a_while_anybody_in_their_absence(three):
    three.go("bob")
    three.now += PATIENCE_MILLISECONDS
    assert choices(three, 1, "cathy") == ()
    assert three.refusal("cathy", Substitute(1)) is TableRefusal.HOST_DECIDES
    three.go("alice")
    three.now += PATIENCE_MILLISECONDS - 1
    assert three.refusal("cathy", Substitute(1)) is TableRefusal.HOST_DECIDES
    three.now += 1
    assert three.submit("cathy", Substitute(1)) == (SubstitutionBegan(1, decided_by=2),)
    freed, changed = three.submit("cathy", FreeSeat(0))
    assert freed == SeatFreed(0, decided_by=2)
    # Bob has a lower seat and is away.
    assert changed == HostChanged(guest("cathy"))


def test_where_the_host_has_no_seat_anybody_decides():
    scripted = ScriptedTable(Options(seats=2), "host")
    scripted.submit("alice", SIT)
    scripted.submit("bob", SIT)
    scripted.submit("host", Start())
    scripted.go("bob")
    scripted.now += AWAY_MILLISECONDS
    assert scripted.refusal("host", Substitute(1)) is TableRefusal.NOT_SEATED
    scripted.submit("alice", Substitute(1))
    assert scripted.table.substituted == {1}


def test_a_bot_needs_no_substitute():
    scripted = ScriptedTable(Options(seats=2))
    scripted.submit("alice", SIT)
    scripted.submit("alice", AddBot("careful"))
    assert scripted.refusal("alice", Substitute(1)) is TableRefusal.NOT_STARTED
    scripted.submit("alice", Start())
    for command in (Substitute(1), FreeSeat(1)):
        assert scripted.refusal("alice", command) is TableRefusal.SEAT_TAKEN


def test_at_a_table_of_several_days_people_sleep_as_long_as_a_turn_lasts():
    scripted = slow_table()
    scripted.go("bob")
    scripted.now += 1000 * DAY - 1
    assert absence(scripted, 1) is Absence.ASLEEP
    assert choices(scripted, 1, "alice") == ()
    assert scripted.refusal("alice", Substitute(1)) is TableRefusal.PLAYER_IS_HERE
    scripted.now += 1
    assert choices(scripted, 1, "alice") == tuple(AbsenceChoice)


def test_a_present_player_is_put_out_only_if_they_agree(three):
    three.submit("thief", RequestSeat(1))
    three.submit("alice", YES)
    assert three.submit("cathy", YES) == (RequestAnswered(2, True),)
    assert three.seat("bob") == 1
    assert three.settle() == ()
    three.now += PATIENCE_MILLISECONDS
    # Bob is here and silent.
    assert three.settle() == (RequestLapsed(1, "Thief"),)
    assert three.seat("bob") == 1
    three.submit("friend", RequestSeat(1))
    three.submit("alice", YES)
    three.submit("bob", YES)
    three.submit("cathy", YES)
    assert three.seat("friend") == 1


def test_a_request_for_the_seat_of_somebody_long_away_needs_only_the_others(three):
    three.go("bob")
    three.submit("donald", RequestSeat(1))
    three.submit("alice", YES)
    three.submit("cathy", YES)
    three.now += PATIENCE_MILLISECONDS - 1
    assert three.settle() == ()
    three.now += 1
    assert three.settle() == (SeatTakenOver(1, guest("donald"), "Donald"),)


def test_a_request_for_a_seat_nobody_holds_does_not_lapse(three):
    three.go("bob")
    three.now += PATIENCE_MILLISECONDS
    three.submit("alice", FreeSeat(1))
    assert isinstance(three.submit("donald", RequestSeat(1))[0], SeatRequested)
    three.now += PATIENCE_MILLISECONDS
    assert three.settle() == ()


def test_those_who_are_here_end_the_game_without_those_who_are_long_away(three):
    three.submit("alice", VoteToEnd())
    three.submit("cathy", VoteToEnd())
    three.go("bob")
    three.now += PATIENCE_MILLISECONDS - 1
    assert three.settle() == ()
    three.now += 1
    assert three.settle() == (GameGivenUp(),)


def test_the_number_of_substitutions_is_limited(three):
    three.pause = 1000
    for _ in range(LIMITS[EntryKind.ABSENCE].per_owner):
        three.go("bob")
        three.now += AWAY_MILLISECONDS
        three.submit("alice", Substitute(1))
        three.come_back("bob")
    three.go("bob")
    three.now += AWAY_MILLISECONDS
    assert three.refusal("alice", Substitute(1)) is TableRefusal.TOO_MANY_SEAT_CHANGES


def test_a_person_who_is_back_plays_at_once(three):
    three.go("alice")
    three.now += PATIENCE_MILLISECONDS
    three.submit("bob", Substitute(0))
    three.come_back("alice")
    three.submit("alice", MakeMove(three.some_move()))
    assert not three.log[-1].event.is_by_substitute
