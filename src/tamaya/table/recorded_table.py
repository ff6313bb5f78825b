"""A table made from a game alone, wherever it was played: for replays, and never stored."""

from collections.abc import Sequence
from itertools import count
from typing import overload

from tamaya.notation.any_game_record import Record, replay_record
from tamaya.notation.hanabi_replayable_record import HanabiRecord, HanabiReplay
from tamaya.notation.ikebana_replayable_record import IkebanaRecord, IkebanaReplay
from tamaya.notation.refusals import NotationRefusal
from tamaya.rules.seed_and_shuffle import SEED_BYTES, Seed
from tamaya.rules.shared_types import Refused
from tamaya.table.events import (
    GameStarted,
    GuestId,
    LogEntry,
    MoveMade,
    SeatTaken,
    TableEvent,
    TableId,
)
from tamaya.table.game_adapters import ADAPTERS, Game, GameEvent, adapter_for
from tamaya.table.live_table import AppliedEntry, LiveTable
from tamaya.table.options import Options
from tamaya.table.phase import Phase
from tamaya.table.table_state import SeatHolder, Table

RECORDED_TABLE = TableId("record")
"""The id of every such table."""

NOBODY = GuestId("")
"""Who looks at such a table: none of its seats is theirs."""


def table_of_record(record: Record) -> LiveTable:
    """The table of a recorded game; refused where one of its moves is illegal.

    A game that does not end in its record counts as given up.
    """
    game = legal_replay(record).game
    options = ADAPTERS[record.game].recorded_options(record)
    return table_of_game(game, record.names, options, Phase.FINISHED)


@overload
def legal_replay(record: HanabiRecord) -> HanabiReplay: ...
@overload
def legal_replay(record: IkebanaRecord) -> IkebanaReplay: ...
def legal_replay(record: Record) -> HanabiReplay | IkebanaReplay:
    """The replay of a record; refused where one of its moves is illegal."""
    replay = replay_record(record)
    if replay.at is not None and replay.at < len(record.moves):
        raise Refused(NotationRefusal.ILLEGAL_MOVE, move=replay.at + 1)
    return replay


def table_of_game(game: Game, names: Sequence[str], options: Options, phase: Phase) -> LiveTable:
    """A table whose log holds the seats, the deal and the moves of this game, and nothing else."""
    adapter, numbers = adapter_for(options), count(1)

    def applied(event: TableEvent, game_events: Sequence[GameEvent] = ()) -> AppliedEntry:
        return AppliedEntry(LogEntry(next(numbers), 0, "", event), tuple(game_events))

    guests = [GuestId(f"seat {seat}") for seat in range(len(names))]
    entries = [
        applied(SeatTaken(seat, guest, name, ""))
        for seat, (guest, name) in enumerate(zip(guests, names, strict=True))
    ]
    at: Game = game.beginning()
    entries.append(applied(GameStarted(), at.history))
    for made in game.moves:
        known, text = len(at.history), adapter.move_text(made)
        at = adapter.make_move(at, made.seat, text)
        entries.append(applied(MoveMade(made.seat, text), at.history[known:]))
    table = Table(
        id=RECORDED_TABLE,
        options=options,
        opener=guests[0],
        host=guests[0],
        # Nothing is drawn from it: the game is dealt already.
        secret=Seed(bytes(SEED_BYTES)),
        changed_at=0,
        holders=tuple(map(SeatHolder, guests, names)),
        sequence=len(entries),
        contributions=("",) * len(names),
        phase=phase,
        game=game,
        is_given_up=phase is Phase.FINISHED and game.outcome is None,
    )
    return LiveTable(table, entries)
