"""A game in which other moves were made, for the wire."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tamaya.roster import best_bot, player_named
from tamaya.rules.seed_and_shuffle import SEED_BYTES, Seed
from tamaya.rules.shared_types import Onlooker, Refused, Seat, Viewer
from tamaya.table.event_visibility import Viewpoint
from tamaya.table.game_adapters import Game, adapter_for
from tamaya.table.live_table import LiveTable
from tamaya.table.phase import Phase
from tamaya.table.recorded_table import NOBODY, table_of_game
from tamaya.table.refusals import TableRefusal
from tamaya.wire.game_adapters import adapter_of
from tamaya.wire.http.finished_game_builder import finished_game
from tamaya.wire.http.finished_game_types import FinishedGame
from tamaya.wire.http.what_if_types import OpenHands, WhatIf
from tamaya.wire.messages_for_guest import entries_for
from tamaya.wire.replay_snapshots import game_snapshots
from tamaya.wire.server_messages import Entry
from tamaya.wire.table_state_builder import table_state

OF_THE_TABLE = "table-event-"
"""The beginning of the keys of sentences about the table around a game."""


def recorded_game(live: LiveTable, viewer: Viewer) -> FinishedGame:
    """A recorded game: there is no table around it, and its shuffle cannot be checked."""
    game = finished_game(live, Viewpoint(viewer, is_over=True), NOBODY)
    return replace(
        game,
        state=replace(game.state, fairness=None, commitment=""),
        entries=tuple(map(without_table, game.entries)),
    )


def without_table(entry: Entry) -> Entry:
    """The entry with the sentences about its game only."""
    kept = tuple(each for each in entry.sentences if not each.key.startswith(OF_THE_TABLE))
    return replace(entry, sentences=kept)


def what_if(
    live: LiveTable, move: int, moves: Sequence[str], hands: OpenHands, seat: Seat | None
) -> WhatIf:
    """The game of a finished table with other moves after this one, up to somebody's turn."""
    table = live.table
    if seat is not None and seat >= len(table.holders):
        raise Refused(TableRefusal.NO_SUCH_SEAT, seat=seat)
    game = after_moves(live, game_snapshots(live).game(move), moves)
    if seat is not None:
        game = after_bots(game, seat)
    adapter = adapter_of(game)
    phase = Phase.PLAYING if game.outcome is None else Phase.FINISHED
    names = [holder.name if holder else "" for holder in table.holders]
    branch = table_of_game(game, names, table.options, phase)
    own = game.board.seat_to_act if seat is None else seat
    show = adapter.view if hands is OpenHands.OTHERS else adapter.open_view
    viewer: Viewer = own if hands is OpenHands.OTHERS else Onlooker.REVIEWER
    viewpoint = Viewpoint(viewer, is_over=True)
    made = game.moves[move:]
    entries = [
        replace(entry, sequence=number)
        for number, entry in enumerate(
            entries_for(branch, viewpoint, len(branch.applied) - len(made)), 1
        )
    ]
    state = table_state(branch.table, NOBODY, viewpoint, branch.table.sequence)
    return WhatIf(
        state=replace(state, fairness=None, commitment=""),
        view=show(game, own, table.options.help_level),
        moves=tuple(adapter_for(table.options).move_text(each) for each in made),
        seats=tuple(each.seat for each in made),
        entries=tuple(entries),
    )


def after_moves(live: LiveTable, game: Game, moves: Sequence[str]) -> Game:
    """The game after these moves, each by the seat to act; raises ``Refused``."""
    adapter = adapter_for(live.table.options)
    for text in moves:
        game = adapter.make_move(game, game.board.seat_to_act, text)
    return game


def after_bots(game: Any, seat: Seat) -> Any:
    """The game after the moves of bots in all other seats, up to this seat's turn or the end."""
    bot = player_named(game.name, best_bot(game.name), Seed(bytes(SEED_BYTES)))
    while game.outcome is None and game.board.seat_to_act != seat:
        game = game.make(bot.decide(game.view(game.board.seat_to_act)))
    return game
