"""An earlier moment of a game shows what was visible then, and nothing more."""

import gc
import tracemalloc
from random import Random

import msgspec
import pytest
from tests.wire.played_tables import (
    WATCHER,
    apply_events,
    begun,
    guest,
    moves_of,
    play_game,
    random_steps,
    seated,
    watched,
)
from tests.wire.test_no_leak import PRESETS, other_beginning, tables_of

from tamaya.notation.hanabi_move_text import hand_text
from tamaya.rules.shared_types import Onlooker, Seat, Viewer
from tamaya.table.events import GameStarted, MoveMade
from tamaya.table.live_table import LiveTable
from tamaya.table.options import Options, SpectatorAccess
from tamaya.wire.messages_for_guest import attached_message
from tamaya.wire.replay_snapshots import GameSnapshots, game_snapshots


@pytest.mark.parametrize("game", ["hanabi", "ikebana"])
def test_an_earlier_moment_shows_the_view_of_that_moment(game):
    options = Options(game=game, seats=3, help_level=3)
    readers = {Seat(0): guest(0), Seat(2): guest(2), Onlooker.SPECTATOR: WATCHER}
    seen: dict[tuple[int, Viewer], bytes] = {}
    for move, (live, _) in enumerate(play_game(options, Random(2), skill=0.5)):
        if live.table.game.outcome is not None:
            break
        for viewer, reader in readers.items():
            seen[move, viewer] = msgspec.json.encode(attached_message(live, reader).view)
    assert game_snapshots(live).moves == len(seen) // len(readers)
    for (move, viewer), view in seen.items():
        assert game_snapshots(live).view(move, viewer) == view


def test_snapshots_grow_with_the_game():
    for moves, (live, _) in enumerate(play_game(Options(seats=2), Random(2), skill=0.5)):
        assert game_snapshots(live).moves == moves
        assert game_snapshots(live).game(moves) == live.table.game
        events = [live.applied[index].entry.event for index in game_snapshots(live).entry_indices]
        assert all(isinstance(event, MoveMade) for event in events)


def test_a_table_without_a_game_has_no_snapshots():
    live = seated(Options(seats=2))
    assert game_snapshots(live).moves == 0
    with pytest.raises(IndexError):
        game_snapshots(live).game(0)
    apply_events(live, GameStarted())
    assert game_snapshots(live).game(0) == live.table.game
    for move in (-1, 1):
        with pytest.raises(IndexError):
            game_snapshots(live).game(move)


@pytest.mark.parametrize("game", ["hanabi", "ikebana"])
def test_the_game_after_any_move_is_the_game_that_was_played(game):
    options = Options(game=game, seats=4)
    steps = random_steps(options, Random(3))
    live = begun(options)
    apply_events(live, *moves_of(steps[-1]))
    snapshots = game_snapshots(live)
    for move in Random(4).sample(range(len(steps)), len(steps)):
        assert snapshots.game(move) == steps[move]
    events = [event for of_move in snapshots.events_of_moves for event in of_move]
    assert events == list(steps[-1].history)
    assert len(snapshots.events_of_moves) == len(steps)


def size_of_snapshots(times: int) -> int:
    """The memory that looking back at the last move takes, in a game with this many moves."""
    live = begun(Options(seats=2))
    hand = live.table.game.board.hands[0]
    there_and_back = [MoveMade(0, f"a={hand_text(hand[::step])}") for step in (-1, 1)]
    apply_events(live, *there_and_back * (times // 2))
    gc.collect()
    tracemalloc.start()
    snapshots = GameSnapshots(live)
    snapshots.game(snapshots.moves - 1)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size


def test_the_memory_for_looking_back_grows_with_the_moves_and_no_faster():
    size_of_snapshots(10)
    short, long = size_of_snapshots(400), size_of_snapshots(1600)
    assert long < 5 * short
    # Less than a state for each move.
    assert long < 1600 * 500


def everything_seen(live: LiveTable, moves: list[MoveMade], viewer: Viewer) -> list[bytes]:
    """The views after each move, asked for at the end and after another viewer's."""
    apply_events(live, *moves)
    for move in range(len(moves) + 1):
        game_snapshots(live).view(move, Seat(move % len(live.table.holders)))
    return [game_snapshots(live).view(move, viewer) for move in range(len(moves) + 1)]


@pytest.mark.parametrize("preset", PRESETS)
def test_earlier_views_do_not_depend_on_hidden_cards(preset):
    for options in tables_of(preset, watching=SpectatorAccess.ALL_HANDS):
        chance = Random(f"{preset} {options.seats}")
        steps = random_steps(options, chance)
        for viewer in (*map(Seat, range(options.seats)), *Onlooker):
            game = steps[chance.randrange(len(steps) // 2, len(steps) - 1)]
            other = other_beginning(game, viewer, chance)
            if other is None:
                continue
            moves = moves_of(game)
            mine = everything_seen(watched(begun(options)), moves, viewer)
            assert everything_seen(watched(begun(options, other)), moves, viewer) == mine
