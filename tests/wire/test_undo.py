"""What is sent about an undone move: both it and its undoing, and nothing that was hidden."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import msgspec
import pytest
from tests.wire.played_tables import (
    WATCHER,
    Reader,
    apply_events,
    begun,
    guest,
    moves_of,
    random_steps,
    watched,
)
from tests.wire.test_no_leak import PRESETS, everything_sent, other_beginning, tables_of

from tamaya.rules.shared_types import Onlooker, Seat
from tamaya.table.event_visibility import Viewpoint
from tamaya.table.events import (
    GameGivenUp,
    GuestId,
    MoveMade,
    MoveUndone,
    TableEvent,
    UndoAnswered,
    UndoRequested,
)
from tamaya.table.game_adapters import Game
from tamaya.table.options import Options, SpectatorAccess
from tamaya.wire.http.finished_game_builder import finished_game
from tamaya.wire.messages_for_guest import attached_message
from tamaya.wire.replay_snapshots import game_snapshots


def undoing(move: MoveMade, seats: int) -> list[TableEvent]:
    """A seat asks to undo its move, and all others agree."""
    others = [seat for seat in range(seats) if seat != move.seat]
    answers = [UndoAnswered(seat, agree=True) for seat in others]
    return [UndoRequested(move.seat), *answers, MoveUndone(move.seat, 1)]


def with_second_thoughts(options: Options, game: Game) -> list[TableEvent]:
    """The moves of a game; each that can be undone is, and is then made again."""
    live = begun(options, game.beginning())
    events: list[TableEvent] = []
    for move in moves_of(game):
        apply_events(live, move)
        events.append(move)
        is_rearrangement = "=" in move.move
        if not is_rearrangement and live.table.undo_point(Seat(move.seat)) is not None:
            again = [*undoing(move, options.seats), move]
            apply_events(live, *again)
            events += again
    return events


@pytest.mark.parametrize("preset", PRESETS)
def test_messages_to_a_seat_do_not_depend_on_cards_it_cannot_see(preset):
    options = tables_of(preset)[0]
    chance = Random(f"{preset} {options.seats}")
    steps = random_steps(options, chance)
    for seat in map(Seat, range(options.seats)):
        game = steps[chance.randrange(len(steps) * 2 // 3, len(steps) - 1)]
        other = other_beginning(game, seat, chance)
        if other is not None:
            events = with_second_thoughts(options, game)
            mine = everything_sent(begun(options), events, guest(seat))
            assert everything_sent(begun(options, other), events, guest(seat)) == mine


@pytest.mark.parametrize("preset", PRESETS)
def test_messages_to_a_spectator_do_not_depend_on_cards_they_cannot_see(preset):
    options = tables_of(preset, watching=SpectatorAccess.WITHOUT_HANDS)[0]
    chance = Random(f"{preset} {options.seats}")
    game = random_steps(options, chance)[-2]
    other = other_beginning(game, Onlooker.SPECTATOR, chance)
    if other is not None:
        events = with_second_thoughts(options, game)
        mine = everything_sent(begun(options), events, WATCHER)
        assert everything_sent(begun(options, other), events, WATCHER) == mine


def test_outside_nothing_is_sent_about_it():
    options = Options(seats=2, watching=SpectatorAccess.NONE)
    outside = GuestId("guest-from-the-street")
    live = begun(options)
    move = moves_of(clues(options, 1))[0]
    reader = Reader(live, outside)
    request, *answers = undoing(move, 2)
    apply_events(live, move, request)
    assert reader.receive() == []
    state = attached_message(live, outside).state
    assert (state.undo_request, state.may_undo) == (None, False)
    apply_events(live, *answers)
    assert reader.receive() == []


def clues(options: Options, number: int) -> Game:
    """A game that begins with this many clues."""
    game = begun(options).table.game
    assert game is not None
    for _ in range(number):
        # Clues are last among the legal moves.
        game = game.make(game.legal_moves[-1])
    return game


def test_a_seat_knows_whether_it_may_ask_and_who_has_agreed():
    options = Options(seats=3)
    live = begun(options)
    move = moves_of(clues(options, 1))[0]
    others = [seat for seat in range(3) if seat != move.seat]

    def may_ask() -> list[int]:
        return [seat for seat in range(3) if attached_message(live, guest(seat)).state.may_undo]

    assert may_ask() == []
    apply_events(live, move)
    assert may_ask() == [move.seat]
    apply_events(live, UndoRequested(move.seat), UndoAnswered(others[0], agree=True))
    assert may_ask() == []
    for reader in (guest(0), guest(1), WATCHER):
        request = attached_message(live, reader).state.undo_request
        assert request is not None
        assert (request.seat, request.agreed) == (move.seat, (others[0],))


@pytest.mark.parametrize("preset", PRESETS)
def test_everybody_is_shown_what_was_before_and_reads_the_same_of_a_move_made_again(preset):
    options = tables_of(preset, watching=SpectatorAccess.ALL_HANDS)[0]
    game = random_steps(options, Random(preset))[-2]
    live = watched(begun(options))
    readers = [Reader(live, each) for each in (*map(guest, range(options.seats)), WATCHER)]
    views: Sequence[object] = [attached_message(live, guest(0)).view]
    for event in with_second_thoughts(options, game):
        before = [reader.messages[-1].view for reader in readers]
        apply_events(live, event)
        for reader in readers:
            reader.receive()
        if isinstance(event, MoveMade):
            views = before
        elif isinstance(event, MoveUndone):
            assert [reader.messages[-1].view for reader in readers] == views
    for reader in readers:
        said = [entry for entry in reader.log if entry.event.__struct_config__.tag == "move-made"]
        undone = [
            (first, again)
            for first, again in pairwise(said)
            if again.sequence > first.sequence + 1 and first.event == again.event
        ]
        for first, again in undone:
            assert again.sentences == first.sentences
            assert again.game_events == first.game_events


@pytest.mark.parametrize("game", ["hanabi", "ikebana"])
def test_looking_back_and_the_replay_know_only_the_moves_that_stand(game):
    options = Options(game=game, seats=3)
    steps = random_steps(options, Random(4), skill=0.6)[:-1]
    live = begun(options)
    for event in with_second_thoughts(options, steps[-1]):
        apply_events(live, event)
        moves = game_snapshots(live).moves
        assert game_snapshots(live).game(moves) == live.table.game
    assert len(live.applied) > len(steps) + options.seats
    for move, step in enumerate(steps):
        assert game_snapshots(live).game(move) == step
    apply_events(live, GameGivenUp())
    finished = finished_game(live, Viewpoint(Onlooker.REVIEWER, is_over=True), guest(0))
    assert [each.text for each in finished.moves] == [each.move for each in moves_of(steps[-1])]
    for move in finished.moves:
        event = finished.entries[move.sequence - 1].event
        assert (event.seat, event.move) == (move.seat, move.text)
    assert msgspec.json.encode(finished)
