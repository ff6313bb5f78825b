"""A pause by agreement: nobody moves, and the clock stands still."""

import msgspec
import pytest
from tests.table.scripted_table import TINY, ScriptedTable

from tamaya.rules.shared_types import Refused
from tamaya.table.commands import Leave, MakeMove, VoteToPause
from tamaya.table.entry_limits import LIMITS, EntryKind
from tamaya.table.events import GamePaused, GameResumed, PauseVoted
from tamaya.table.presence import PATIENCE_MILLISECONDS
from tamaya.table.refusals import TableRefusal
from tamaya.table.service import summary_of

MINUTE = 60
PAUSE, RESUME = VoteToPause(), VoteToPause(wish=False)


@pytest.fixture
def playing() -> ScriptedTable:
    options = msgspec.structs.replace(TINY, turn_seconds=MINUTE)
    return ScriptedTable.started("alice", "bob", options=options)


def test_all_people_agree_to_a_pause_and_to_its_end(playing):
    assert playing.submit("alice", PAUSE) == (PauseVoted(0, True),)
    assert playing.table.pause_votes == {0}
    assert playing.refusal("alice", PAUSE) is TableRefusal.ALREADY_VOTED
    assert playing.refusal("bob", RESUME) is TableRefusal.ALREADY_VOTED
    assert playing.submit("bob", PAUSE) == (PauseVoted(1, True), GamePaused())
    assert playing.refusal("alice", MakeMove(playing.some_move())) is TableRefusal.GAME_IS_PAUSED
    playing.submit("alice", RESUME)
    assert playing.submit("bob", RESUME) == (PauseVoted(1, False), GameResumed())
    playing.play()


def test_a_vote_can_be_withdrawn_and_goes_with_its_seat(playing):
    playing.submit("alice", PAUSE)
    playing.submit("alice", RESUME)
    assert playing.table.pause_votes == frozenset()
    playing.submit("bob", PAUSE)
    playing.submit("bob", Leave())
    assert playing.table.pause_votes == frozenset()
    # Alice is alone now.
    playing.submit("alice", PAUSE)
    assert playing.table.paused_at is not None


def test_the_clock_stands_still(playing):
    deadline = playing.table.deadline
    playing.submit("alice", PAUSE)
    playing.submit("bob", PAUSE)
    assert playing.table.deadline is None
    summary = summary_of(playing.table, playing.now)
    assert (summary.deadline, summary.guest_to_act) == (None, None)
    paused_at = playing.now
    playing.now += 10 * 1000 * MINUTE
    with pytest.raises(Refused) as refused:
        playing.move_for_deadline()
    assert refused.value.reason is TableRefusal.NOT_DUE
    playing.submit("alice", RESUME)
    playing.submit("bob", RESUME)
    assert playing.table.deadline == deadline + playing.now - paused_at


def test_somebody_who_is_long_away_is_not_asked(playing):
    playing.submit("alice", PAUSE)
    playing.go("bob")
    playing.now += PATIENCE_MILLISECONDS
    assert playing.settle() == (GamePaused(),)
    assert playing.submit("alice", RESUME)[-1] == GameResumed()


def test_the_number_of_votes_is_limited(playing):
    for number in range(LIMITS[EntryKind.PAUSE].per_owner):
        playing.submit("alice", RESUME if number % 2 else PAUSE)
    assert playing.refusal("alice", PAUSE) is TableRefusal.TOO_MANY_SEAT_CHANGES
