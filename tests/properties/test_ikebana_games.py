"""Properties of every game of Ikebana."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya.rules.ikebana import (
    FACES,
    FULL_DECK,
    Drew,
    Event,
    Face,
    Game,
    Onlooker,
    Paid,
    PilesGathered,
    Refused,
    RoundEnded,
    Rules,
    Seat,
    Seeded,
    Shuffled,
    ShuffledUnseen,
    State,
    Viewer,
    bouquet_points,
    objection,
    redact,
    replay,
    seed_from_words,
    view_of,
)
from tamaya.rules.ikebana.state import state_before_first_round
from tamaya.testing.ikebana_random_games import imaginable_moves, play_randomly


@st.composite
def whole_games(draw):
    """A game after each of its moves."""
    number = draw(st.integers(0, 2**32 - 1))
    players = draw(st.integers(2, 5))
    first_seat = draw(st.none() | st.integers(0, players - 1).map(Seat))
    rules = Rules(final_bouquet=draw(st.booleans()))
    game = Game.deal(rules, players, seed_from_words(str(number)), first_seat)
    return play_randomly(game, Random(number), draw(st.sampled_from((0.0, 0.3, 0.7, 0.95, 1.0))))


@st.composite
def games(draw):
    """A game at any point."""
    steps = draw(whole_games())
    return steps[draw(st.integers(0, len(steps) - 1))]


def everybody(game: Game) -> tuple[Viewer, ...]:
    return (*map(Seat, range(game.board.players)), *Onlooker)


@given(whole_games())
def test_no_card_is_lost_or_found(steps):
    for state in (game.state for game in steps):
        cards = Counter(state.deck) + Counter([state.drawn] if state.drawn else [])
        for bouquet, pile, buried in zip(
            state.board.bouquets, state.board.piles, state.buried, strict=True
        ):
            cards += Counter(bouquet) + Counter(buried)
            cards += Counter([pile.top] if pile.top else [])
            assert pile.height == len(buried) + (pile.top is not None)
        assert cards == Counter(FULL_DECK)
        assert state.board.deck_size == len(state.deck)


@given(whole_games())
def test_what_one_pays_another_receives(steps):
    for before, after in pairwise(steps):
        events = after.history[len(before.history) :]
        won = sum(sum(event.points) for event in events if isinstance(event, RoundEnded))
        assert sum(after.board.points) == sum(before.board.points) + won
        assert all(event.seat != event.receiver for event in events if isinstance(event, Paid))
        assert min(after.board.points) >= 0


@given(whole_games())
def test_each_turn_one_bouquet_grows_by_one_card(steps):
    for before, after in pairwise(steps):
        ended = after.board.turn - before.board.turn
        assert ended in (0, 1)
        if after.board.round == before.board.round:
            seat = before.board.seat_to_act
            grown = [len(bouquet) for bouquet in before.board.bouquets]
            grown[seat] += ended
            assert [len(bouquet) for bouquet in after.board.bouquets] == grown


@given(whole_games())
def test_every_game_ends_after_four_rounds_of_five_turns_each(steps):
    end = steps[-1].board
    assert end.turn == 4 * 5 * end.players
    assert end.outcome is not None
    assert end.outcome.points == end.points
    assert {end.points[seat] for seat in end.outcome.winners} == {max(end.points)}
    assert len(end.outcome.winners) == end.points.count(max(end.points))


@given(whole_games())
def test_each_round_brings_what_the_bouquets_are_worth(steps):
    for game in steps:
        for event in game.history[-3:]:
            if isinstance(event, RoundEnded):
                doubled = event.number == 4 and game.board.rules.final_bouquet
                worth = [bouquet_points(a.bouquet) * (1 + doubled) for a in event.appraisals]
                assert list(event.points) == worth


@given(whole_games())
def test_at_least_26_cards_come_back_when_the_deck_has_run_out(steps):
    for event, following in pairwise(steps[-1].history):
        if isinstance(event, PilesGathered):
            assert isinstance(following, Shuffled)
            assert len(following.deck) >= 26


def test_the_deck_runs_out_in_some_of_these_games():
    game = Game.deal(Rules(), 5, seed_from_words("wasteful"))
    steps = play_randomly(game, Random(1), 1.0)
    assert any(isinstance(event, PilesGathered) for event in steps[-1].history)


@given(games())
def test_a_move_is_legal_exactly_if_there_is_no_objection(game):
    board = game.board
    for seat, move in imaginable_moves():
        refusal = objection(board, seat, move)
        is_listed = seat == board.seat_to_act and move in game.legal_moves
        assert (refusal is None) == is_listed
        if refusal is None:
            assert game.make(move, seat).history[: len(game.history)] == game.history
        else:
            with pytest.raises(Refused) as refused:
                game.make(move, seat)
            assert refused.value.reason is refusal


@given(whole_games())
def test_the_state_is_folded_from_what_happened(steps):
    game = steps[-1]
    assert replay(state_before_first_round(game.setup), game.history) == game.state
    again = Game.begin(game.setup)
    for seat, move in game.moves:
        again = again.make(move, seat)
    assert again == game


@given(games())
def test_the_board_can_be_folded_from_what_any_viewer_saw(game):
    for viewer in everybody(game):
        board = state_before_first_round(game.setup).board
        for event in game.view(viewer).history:
            board = board.after(event)
        assert board == game.board


def with_hidden_cards_changed(
    game: Game, viewer: Viewer, chance: Random
) -> tuple[State, tuple[Event, ...]]:
    """The same position with random faces where the viewer sees none."""

    def any_faces(faces: tuple[Face, ...]) -> tuple[Face, ...]:
        return tuple(chance.choice(FACES) for _ in faces)

    def falsify(event: Event) -> Event:
        match event:
            case Shuffled(deck):
                return Shuffled(any_faces(deck))
            case Drew(seat) if viewer not in (seat, Onlooker.ALL_HANDS):
                return Drew(seat, chance.choice(FACES))
            case _:
                return event

    state = game.state
    sees_drawn = viewer in (game.board.seat_to_act, Onlooker.ALL_HANDS)
    is_hidden = state.drawn is not None and not sees_drawn
    false = replace(
        state,
        deck=any_faces(state.deck),
        buried=tuple(map(any_faces, state.buried)),
        drawn=chance.choice(FACES) if is_hidden else state.drawn,
        chance=Seeded(seed_from_words(str(chance.random()))),
    )
    return false, tuple(map(falsify, game.history))


@given(games(), st.randoms(use_true_random=False))
def test_a_view_does_not_change_when_the_deck_or_the_buried_discards_do(game, chance):
    for viewer in everybody(game):
        if viewer is Onlooker.REVIEWER:
            continue
        state, history = with_hidden_cards_changed(game, viewer, chance)
        assert view_of(state, viewer, history) == game.view(viewer)
        assert repr(view_of(state, viewer, history)) == repr(game.view(viewer))


@given(games())
def test_a_reviewer_sees_everything(game):
    assert game.view(Onlooker.REVIEWER).history == game.history
    assert game.view(Onlooker.REVIEWER).drawn == game.state.drawn


@given(games())
def test_a_drawn_card_is_seen_by_its_drawer_and_by_those_who_see_all_hands(game):
    for event in game.history:
        if isinstance(event, Drew):
            seeing = {viewer for viewer in everybody(game) if redact(event, viewer) == event}
            assert seeing == {event.seat, Onlooker.ALL_HANDS, Onlooker.REVIEWER}


@given(games())
def test_a_watcher_of_all_hands_sees_of_a_shuffle_what_a_spectator_sees(game):
    for event in game.history:
        if isinstance(event, Shuffled):
            seen = redact(event, Onlooker.ALL_HANDS)
            assert seen == redact(event, Onlooker.SPECTATOR) == ShuffledUnseen(len(event.deck))
    assert game.view(Onlooker.ALL_HANDS).drawn == game.state.drawn
