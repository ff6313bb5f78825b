"""The finished game of a table as a record, with which anybody can check the shuffle."""

import msgspec
import pytest
from tests.table.gathering import SECRET, TINY, Gathering, part, some_move

from tamaya.notation import (
    Record,
    is_fair,
    is_ikebana_fair,
    read_record,
    replay_ikebana_record,
    replay_record,
    write_record,
)
from tamaya.rules.game import Refused
from tamaya.rules.shuffle import commitment, mixed, parse_seed
from tamaya.table.commands import AddBot, AskForSeat, Leave, Sit, Start, VoteToEnd
from tamaya.table.events import MoveMade
from tamaya.table.options import Options
from tamaya.table.phase import Phase
from tamaya.table.records import record_of_table
from tamaya.table.refusals import TableRefusal

KINDS = {
    "hanabi": TINY,
    "hanabi with extensions": Options(
        edition="deluxe", extensions=("avalanche", "flamboyants"), settings={"errors": "1"}, seats=2
    ),
    "ikebana": Options(game="ikebana", extensions=("final-bouquet",), seats=2),
}


def begun(options: Options, *parts: str) -> Gathering:
    gathering = Gathering(options)
    for name, added in zip(("alice", "bob"), parts, strict=True):
        gathering.ask(name, Sit(None, added))
    gathering.ask("alice", Start())
    return gathering


@pytest.mark.parametrize("kind", KINDS)
def test_a_finished_game_is_recorded_as_it_was_played_and_is_fair(kind):
    gathering = begun(KINDS[kind], part(1), part(2))
    gathering.play_to_the_end()
    record = record_of_table(gathering.table)
    assert read_record(write_record(record)) == record
    assert record.names == ("Alice", "Bob")
    assert record.id == "the-table"
    assert record.commitment == commitment(parse_seed(SECRET))
    assert record.mixed_seed.contributions == (part(1), part(2))
    if isinstance(record, Record):
        assert is_fair(record) is True
        assert replay_record(record).game == gathering.table.game
    else:
        assert is_ikebana_fair(record) is True
        assert replay_ikebana_record(record).game == gathering.table.game


@pytest.mark.parametrize("kind", KINDS)
def test_every_contribution_changes_the_deal_and_none_chooses_it(kind):
    options = msgspec.structs.replace(KINDS[kind], first_seat=0)
    first = begun(options, part(1), part(2)).table
    assert first.seed == mixed(parse_seed(SECRET), [part(1), part(2)])
    seeds = {
        begun(options, *parts).table.seed.secret
        for parts in [(part(1), part(2)), (part(3), part(2)), (part(1), part(3))]
    }
    assert len(seeds) == 3


def test_a_table_of_bots_alone_is_dealt_from_the_committed_secret():
    gathering = Gathering()
    for _ in range(2):
        gathering.ask("alice", AddBot("random"))
    gathering.ask("alice", Start())
    while gathering.table.phase is Phase.PLAYING:
        game = gathering.table.game
        gathering.note((MoveMade(game.board.seat_to_act, some_move(game)),))
    record = record_of_table(gathering.table)
    assert record.mixed_seed is None
    assert record.seed == parse_seed(SECRET)
    assert is_fair(record) is True


def test_bots_add_nothing_and_leave_the_others_parts_in_order():
    gathering = Gathering(Options(seats=4))
    gathering.ask("alice", Sit(3, part(1)))
    gathering.ask("alice", AddBot("random"))
    gathering.ask("bob", Sit(None, part(2)))
    gathering.ask("alice", AddBot("careful"))
    gathering.ask("alice", Start())
    for name in ("alice", "bob"):
        gathering.ask(name, VoteToEnd())
    record = record_of_table(gathering.table)
    assert record.mixed_seed.contributions == (part(2), part(1))
    assert record.names == ("random", "Bob", "careful", "Alice")
    assert is_fair(record) is True


def test_a_game_that_was_given_up_is_recorded_as_far_as_it_went():
    gathering = Gathering.begun("alice", "bob", options=Options(seats=2))
    gathering.play(3)
    gathering.ask("alice", VoteToEnd())
    gathering.ask("bob", VoteToEnd())
    record = record_of_table(gathering.table)
    assert len(record.moves) == 3
    assert replay_record(record).game.outcome is None


def test_whoever_replaced_somebody_is_named_and_adds_nothing_to_the_shuffle_any_more():
    gathering = begun(TINY, part(1), part(2))
    gathering.ask("bob", Leave())
    gathering.ask("alice", AskForSeat(1, "random"))
    assert gathering.table.contributions == (part(1), part(2))
    gathering.ask("alice", VoteToEnd())
    assert record_of_table(gathering.table).names == ("Alice", "random")


def test_no_record_tells_the_secret_of_a_game_that_goes_on():
    for gathering, reason in (
        (Gathering(), TableRefusal.NOT_STARTED),
        (begun(TINY, part(1), part(2)), TableRefusal.GAME_NOT_OVER),
    ):
        with pytest.raises(Refused) as refused:
            record_of_table(gathering.table)
        assert refused.value.reason is reason
