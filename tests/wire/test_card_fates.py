"""Each card of a finished game is accounted for."""

from collections import Counter
from random import Random

import pytest
from tests.wire.played_tables import apply_events, begun, moves_of, random_steps

from tamaya.notation.faces import face_text
from tamaya.rules import hanabi
from tamaya.rules.hanabi import score
from tamaya.rules.shared_types import Onlooker
from tamaya.table.event_visibility import Viewpoint
from tamaya.table.events import GuestId
from tamaya.table.live_table import LiveTable
from tamaya.table.options import Options
from tamaya.wire.hanabi.card_fates import fates_of
from tamaya.wire.http.finished_game_builder import finished_game
from tamaya.wire.http.finished_game_types import CardEnd, CardFate
from tamaya.wire.replay_snapshots import game_snapshots

GAMES = {
    "standard": Options(edition="standard", seats=3),
    "five at the table": Options(edition="console", seats=5),
    "tiles": Options(extensions=("flamboyants",), seats=2),
}


def played(options: Options, seed: int, skill: float = 1.0) -> LiveTable:
    live = begun(options)
    apply_events(live, *moves_of(random_steps(options, Random(seed), skill)[-1]))
    return live


def fates_of_table(live: LiveTable) -> tuple[CardFate, ...]:
    return fates_of(live.table.game, game_snapshots(live).events_of_moves)


@pytest.mark.parametrize("name", GAMES)
def test_every_card_has_one_fate(name):
    for seed in range(3):
        live = played(GAMES[name], seed)
        game = live.table.game
        assert isinstance(game, hanabi.Game)
        fates = fates_of_table(live)
        assert [fate.card for fate in fates] == list(range(len(fates)))
        there = Counter(fate.face for fate in fates if fate.end is not CardEnd.SHUFFLED_IN)
        assert there == {face_text(face): n for face, n in game.setup.rules.copies.items()}
        ends = Counter(fate.end for fate in fates)
        assert ends[CardEnd.IN_DECK] == game.board.deck_size
        assert ends[CardEnd.LAID] + ends[CardEnd.LAID_FROM_DISCARD] == score(game.board)
        discards = {fate.card for fate in fates if fate.end in (CardEnd.DISCARDED, "misfired")}
        assert discards == {seen.id for seen in game.board.discards}
        for seat, hand in enumerate(game.board.hands):
            held = {f.position: f.card for f in fates if f.end == "held" and f.seat == seat}
            assert [held[place] for place in sorted(held)] == list(hand)


def test_a_fate_says_when_a_card_was_drawn_and_when_it_ended():
    live = played(GAMES["tiles"], 1)
    games = [game_snapshots(live).game(move) for move in range(game_snapshots(live).moves + 1)]
    for fate in fates_of_table(live):
        if fate.drawn_at is None:
            continue
        assert fate.card in games[fate.drawn_at].board.hands[fate.seat]
        if fate.drawn_at > 0:
            assert fate.card >= games[fate.drawn_at - 1].board.cards_drawn
        if fate.ended_at is not None and fate.position is not None:
            before = games[fate.ended_at - 1].board.hands[fate.seat]
            assert before[fate.position - 1] == fate.card


def test_cards_that_tiles_bring_back_have_fates_too():
    ends: Counter[CardEnd] = Counter()
    for seed in range(12):
        live = played(GAMES["tiles"], seed, skill=0.9)
        ends.update(fate.end for fate in fates_of_table(live))
    assert set(ends) == set(CardEnd)


def test_a_finished_game_names_the_entry_of_each_move():
    live = played(GAMES["standard"], 2)
    game = finished_game(live, Viewpoint(Onlooker.REVIEWER, is_over=True), GuestId(""))
    assert [move.number for move in game.moves] == list(range(1, len(live.table.game.moves) + 1))
    for move in game.moves:
        entry = game.entries[move.sequence - 1]
        assert entry.sequence == move.sequence
        assert (entry.event.seat, entry.event.move) == (move.seat, move.text)
    assert game.state.fairness is not None
    assert game.state.my_seat is None


def test_a_game_without_hands_has_no_fates():
    live = played(Options(game="ikebana", seats=2), 1)
    game = finished_game(live, Viewpoint(Onlooker.REVIEWER, is_over=True), GuestId(""))
    assert game.fates == ()
    assert game.moves
