"""The record of a finished table's game, with all parts of its shuffle: anybody can check it."""

from dataclasses import replace

from tamaya.notation.hanabi_record import HanabiRecord, hanabi_record_of
from tamaya.notation.ikebana_record import IkebanaRecord, ikebana_record_of
from tamaya.notation.mixed_seed import mixed_seed
from tamaya.rules import hanabi
from tamaya.rules.game import Refused
from tamaya.rules.shuffle import commitment
from tamaya.table.games import choice_of
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal
from tamaya.table.table import Table


def record_of_table(table: Table) -> HanabiRecord | IkebanaRecord:
    """The game of a table that is over; refused before, for it tells every secret."""
    if table.game is None:
        raise Refused(TableRefusal.NOT_STARTED)
    if table.phase is not Phase.FINISHED:
        raise Refused(TableRefusal.GAME_NOT_OVER)
    names = tuple("" if holder is None else holder.name for holder in table.holders)
    record: HanabiRecord | IkebanaRecord
    if isinstance(table.game, hanabi.Game):
        record = hanabi_record_of(table.game, names, choice_of(table.options), table.id)
    else:
        record = ikebana_record_of(table.game, names, table.id)
    parts = [part for part in table.contributions if part]
    return replace(
        record, commitment=commitment(table.secret), mixed_seed=mixed_seed(table.secret, parts)
    )
