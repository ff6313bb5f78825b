"""Tables made from records: they show a game as a table would that had played it."""

from dataclasses import replace

import pytest
from tests.recorded_games import played_hanabi, played_ikebana

from tamaya.notation import NotationRefusal, hanabi_record_of, ikebana_record_of
from tamaya.rules.shared_types import Refused
from tamaya.table.phase import Phase
from tamaya.table.recorded_table import table_of_record
from tamaya.wire.replay_snapshots import game_snapshots


def test_the_table_of_a_record_has_its_game_move_by_move():
    for record in (
        hanabi_record_of(played_hanabi(), ("Ada", "Bob", "Cyd")),
        ikebana_record_of(played_ikebana(), ("Ada", "Bob")),
    ):
        live = table_of_record(record)
        assert live.table.phase is Phase.FINISHED
        assert [holder.name for holder in live.table.holders] == list(record.names)
        snapshots = game_snapshots(live)
        assert snapshots.moves == len(record.moves)
        assert snapshots.game(snapshots.moves).state == live.table.game.state
        assert snapshots.game(0).state == live.table.game.beginning().state


def test_a_record_that_stops_early_counts_as_given_up():
    record = hanabi_record_of(played_hanabi(), ("Ada", "Bob", "Cyd"))
    live = table_of_record(replace(record, moves=record.moves[:5]))
    assert live.table.is_given_up
    assert not table_of_record(record).table.is_given_up


def test_a_record_with_an_illegal_move_is_refused_by_the_number_of_the_move():
    record = hanabi_record_of(played_hanabi(), ("Ada", "Bob", "Cyd"))
    with pytest.raises(Refused) as refused:
        table_of_record(replace(record, moves=(*record.moves, record.moves[-1])))
    assert refused.value.reason is NotationRefusal.ILLEGAL_MOVE
    assert refused.value.details == {"move": len(record.moves) + 1}
