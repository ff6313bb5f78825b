"""The record of a finished table's game, with all parts of its shuffle: anybody can check it."""

from dataclasses import replace

from tamaya.notation.any_game_record import Record
from tamaya.notation.seed_from_contributions import mixed_seed
from tamaya.rules.seed_and_shuffle import commitment
from tamaya.rules.shared_types import Refused
from tamaya.table.game_adapters import adapter_for
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal
from tamaya.table.table_state import Table


def record_of_table(table: Table) -> Record:
    """The record of a table's game; refused before the game is over, for it tells every secret."""
    if table.game is None:
        raise Refused(TableRefusal.NOT_STARTED)
    if table.phase is not Phase.FINISHED:
        raise Refused(TableRefusal.GAME_NOT_OVER)
    record = recorded_game_of(table)
    parts = [part for part in table.contributions if part]
    return replace(
        record, commitment=commitment(table.secret), mixed_seed=mixed_seed(table.secret, parts)
    )


def recorded_game_of(table: Table) -> Record:
    """The record of a game that anybody may know, without the parts of its shuffle."""
    if table.game is None:
        raise Refused(TableRefusal.NOT_STARTED)
    names = tuple("" if holder is None else holder.name for holder in table.holders)
    return adapter_for(table.options).record(table.game, table.options, names, table.id)
