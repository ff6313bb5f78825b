"""The record of a finished table, with which anybody can check the shuffle."""

import msgspec
import pytest
from tests.table.scripted_table import SECRET, TINY, ScriptedTable, part, some_move

from tamaya.notation import (
    HanabiRecord,
    is_fair,
    read_record,
    replay_record,
    write_record,
)
from tamaya.rules.seed_and_shuffle import commitment, mix_seeds, parse_seed
from tamaya.rules.shared_types import Refused
from tamaya.table.commands import AddBot, Leave, RequestSeat, Sit, Start, VoteToEnd
from tamaya.table.events import MoveMade
from tamaya.table.finished_game_record import record_of_table
from tamaya.table.options import Options
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal

KINDS = {
    "hanabi": TINY,
    "hanabi with extensions": Options(
        edition="deluxe", extensions=("avalanche", "flamboyants"), settings={"errors": "1"}, seats=2
    ),
    "ikebana": Options(game="ikebana", extensions=("final-bouquet",), seats=2),
}


def start_table(options: Options, *parts: str) -> ScriptedTable:
    scripted = ScriptedTable(options)
    for name, added in zip(("alice", "bob"), parts, strict=True):
        scripted.submit(name, Sit(None, added))
    scripted.submit("alice", Start())
    return scripted


@pytest.mark.parametrize("kind", KINDS)
def test_a_finished_game_is_recorded_as_it_was_played_and_is_fair(kind):
    scripted = start_table(KINDS[kind], part(1), part(2))
    scripted.play_to_the_end()
    record = record_of_table(scripted.table)
    assert read_record(write_record(record)) == record
    assert record.names == ("Alice", "Bob")
    assert record.id == "the-table"
    assert record.commitment == commitment(parse_seed(SECRET))
    assert record.mixed_seed.contributions == (part(1), part(2))
    if isinstance(record, HanabiRecord):
        assert is_fair(record) is True
        assert replay_record(record).game == scripted.table.game
    else:
        assert is_fair(record) is True
        assert replay_record(record).game == scripted.table.game


@pytest.mark.parametrize("kind", KINDS)
def test_every_contribution_changes_the_deal_and_none_chooses_it(kind):
    options = msgspec.structs.replace(KINDS[kind], first_seat=0)
    first = start_table(options, part(1), part(2)).table
    assert first.seed == mix_seeds(parse_seed(SECRET), [part(1), part(2)])
    seeds = {
        start_table(options, *parts).table.seed.secret
        for parts in [(part(1), part(2)), (part(3), part(2)), (part(1), part(3))]
    }
    assert len(seeds) == 3


def test_a_table_of_bots_alone_is_dealt_from_the_committed_secret():
    scripted = ScriptedTable()
    for _ in range(2):
        scripted.submit("alice", AddBot("random"))
    scripted.submit("alice", Start())
    while scripted.table.phase is Phase.PLAYING:
        game = scripted.table.game
        scripted.append((MoveMade(game.board.seat_to_act, some_move(game)),))
    record = record_of_table(scripted.table)
    assert record.mixed_seed is None
    assert record.seed == parse_seed(SECRET)
    assert is_fair(record) is True


def test_bots_contribute_nothing_and_the_order_of_contributions_stays():
    scripted = ScriptedTable(Options(seats=4))
    scripted.submit("alice", Sit(3, part(1)))
    scripted.submit("alice", AddBot("random"))
    scripted.submit("bob", Sit(None, part(2)))
    scripted.submit("alice", AddBot("careful"))
    scripted.submit("alice", Start())
    for name in ("alice", "bob"):
        scripted.submit(name, VoteToEnd())
    record = record_of_table(scripted.table)
    assert record.mixed_seed.contributions == (part(2), part(1))
    assert record.names == ("Pochi", "Bob", "Aki", "Alice")
    assert is_fair(record) is True


def test_a_game_ended_early_is_recorded_as_far_as_it_went():
    scripted = ScriptedTable.started("alice", "bob", options=Options(seats=2))
    scripted.play(3)
    scripted.submit("alice", VoteToEnd())
    scripted.submit("bob", VoteToEnd())
    record = record_of_table(scripted.table)
    assert len(record.moves) == 3
    assert replay_record(record).game.outcome is None


def test_a_new_holder_is_named_in_the_record_and_changes_no_contribution():
    scripted = start_table(TINY, part(1), part(2))
    scripted.submit("bob", Leave())
    scripted.submit("alice", RequestSeat(1, "random"))
    assert scripted.table.contributions == (part(1), part(2))
    scripted.submit("alice", VoteToEnd())
    assert record_of_table(scripted.table).names == ("Alice", "Pochi")


def test_a_running_game_has_no_record():
    for scripted, reason in (
        (ScriptedTable(), TableRefusal.NOT_STARTED),
        (start_table(TINY, part(1), part(2)), TableRefusal.GAME_NOT_OVER),
    ):
        with pytest.raises(Refused) as refused:
            record_of_table(scripted.table)
        assert refused.value.reason is reason
