"""A move can be undone exactly if nobody has seen a card or a bonus tile because of it."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from tests.properties.test_ikebana_games import whole_games as whole_ikebana_games

from tamaya.rules import hanabi, ikebana
from tamaya.rules.hanabi.view import sees_hand
from tamaya.rules.shared_types import Onlooker, Seat, Viewer
from tamaya.testing import hypothesis_strategies


def everybody(players: int) -> tuple[Viewer, ...]:
    """All seats and those who watch the running game."""
    return (*map(Seat, range(players)), Onlooker.SPECTATOR, Onlooker.ALL_HANDS)


def seen_in_hanabi(game: hanabi.Game, viewer: Viewer) -> set[object]:
    """The cards whose face a viewer sees, and the tiles."""
    board, hands = game.board, enumerate(game.board.hands)
    seen: set[object] = {card for seat, hand in hands if sees_hand(viewer, seat) for card in hand}
    seen.update(card for firework in board.fireworks for card in firework)
    return seen.union((card.id for card in board.discards), map(repr, board.tiles_revealed))


def hanabi_is_undone_where_nothing_is_seen(steps: list[hanabi.Game]) -> None:
    for before, after in pairwise(steps):
        events = after.history[len(before.history) :]
        seen = any(
            seen_in_hanabi(after, viewer) - seen_in_hanabi(before, viewer)
            for viewer in everybody(after.setup.players)
        )
        assert hanabi.can_be_undone(events) == (not seen and after.outcome is None)


@pytest.mark.slow
def test_every_edition_of_hanabi_undoes_what_showed_nothing(every_combination):
    for steps in every_combination:
        hanabi_is_undone_where_nothing_is_seen(steps)


@given(hypothesis_strategies.whole_games())
def test_any_game_of_hanabi_undoes_what_showed_nothing(steps: list[hanabi.Game]):
    hanabi_is_undone_where_nothing_is_seen(steps)


@given(hypothesis_strategies.whole_games())
def test_a_clue_is_undone_unless_it_ends_the_game_or_a_card_is_drawn(steps: list[hanabi.Game]):
    for before, after in pairwise(steps):
        events = after.history[len(before.history) :]
        if isinstance(after.moves[-1].move, hanabi.GiveClue):
            has_drawn = any(isinstance(event, hanabi.Drew) for event in events)
            assert hanabi.can_be_undone(events) == (after.outcome is None and not has_drawn)
        elif isinstance(after.moves[-1].move, hanabi.Play | hanabi.Discard):
            assert not hanabi.can_be_undone(events)


def seen_in_ikebana(game: ikebana.Game, viewer: Viewer) -> Counter[ikebana.Face]:
    """The faces that lie open to a viewer."""
    view = game.view(viewer)
    tops = [pile.top for pile in view.board.piles if pile.top is not None]
    kept = [face for bouquet in view.board.bouquets for face in bouquet]
    return Counter([*tops, *kept, *([] if view.drawn is None else [view.drawn])])


@given(whole_ikebana_games())
def test_any_game_of_ikebana_undoes_what_showed_nothing(steps: list[ikebana.Game]):
    for before, after in pairwise(steps):
        events = after.history[len(before.history) :]
        bought = next((event for event in events if isinstance(event, ikebana.Bought)), None)
        is_bare = bought is not None and bought.uncovered is None
        assert ikebana.can_be_undone(events) == (is_bare and after.outcome is None)
        if ikebana.can_be_undone(events):
            for viewer in everybody(after.setup.players):
                assert not seen_in_ikebana(after, viewer) - seen_in_ikebana(before, viewer)
