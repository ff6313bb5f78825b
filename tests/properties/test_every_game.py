"""Properties of every game of Hanabi, in every combination and in custom games."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya.rules.hanabi import (
    Cause,
    Decline,
    Discard,
    Ending,
    Game,
    GiveClue,
    Judgement,
    LostPoints,
    Play,
    Rearrange,
    Refused,
    Result,
    Scoring,
    Seat,
    ShuffledIn,
    TakeBack,
    Tile,
    TileRevealed,
    TurnPassed,
    judge,
    legal_moves,
    objection,
    points,
    replay,
    score,
    verdict,
)
from tamaya.rules.hanabi.state import undealt
from tamaya.testing import hypothesis_strategies
from tamaya.testing.hanabi_random_games import imaginable_moves


def cards_are_conserved(steps: list[Game]) -> None:
    full = Counter(steps[0].setup.rules.full_deck())
    for game in steps:
        board, state = game.board, game.state
        laid = [
            (card, face)
            for sequence, cards in zip(board.rules.sequences, board.fireworks, strict=True)
            for card, face in zip(cards, sequence, strict=False)
        ]
        assert all(state.faces[card] == face for card, face in laid)
        assert all(state.faces[seen.id] == seen.face for seen in board.discards)
        in_hands = [card for hand in board.hands for card in hand]
        out = [*in_hands, *(card for card, _ in laid), *(seen.id for seen in board.discards)]
        assert Counter(state.faces[card] for card in out) + Counter(state.deck) == full
        # Every number stands for one card in one place, or for one that went back.
        gone = [back.card for back in board.returns]
        assert sorted([*out, *gone]) == list(range(board.cards_drawn))
        assert board.cards_drawn == len(state.faces) == len(board.missed)
        assert board.deck_size == len(state.deck)
        assert board.apart <= set(in_hands)


def counts_stay_in_bounds(steps: list[Game]) -> None:
    rules = steps[0].setup.rules
    hand_size = rules.hand_size(steps[0].setup.players)
    for game in steps:
        board = game.board
        assert 0 <= board.tokens <= rules.tokens
        assert 0 <= board.errors <= rules.errors
        assert (board.errors == rules.errors) == (
            game.outcome is not None and game.outcome.cause is Cause.ERRORS
        )
        assert all(len(hand) <= hand_size for hand in board.hands)
        if board.deck_size and game.outcome is None and board.pending is None:
            assert all(len(hand) == hand_size for hand in board.hands)
        assert set(board.tiles_revealed).isdisjoint(game.state.tiles)
        assert Counter((*board.tiles_revealed, *game.state.tiles)) == Counter(game.setup.tiles)
        assert board.tiles_left == tuple(sorted(game.state.tiles))
        assert all(
            not touched & missed
            for touched, missed in zip(board.touched, board.missed, strict=True)
        )


def seats_act_in_turn(steps: list[Game]) -> None:
    players = steps[0].setup.players
    assert steps[0].board.seat_to_act == steps[0].setup.first_seat
    for before, after in pairwise(steps):
        happened = after.history[len(before.history) :]
        made = after.moves[-1]
        if isinstance(made.move, Rearrange):
            assert len(happened) == 1
            assert after.board.seat_to_act == before.board.seat_to_act
            continue
        assert made.seat == before.board.seat_to_act
        passed = [event.seat for event in happened if isinstance(event, TurnPassed)]
        assert after.board.turn == before.board.turn + len(passed)
        # A turn passes on, or a tile wants a choice of the same seat, or the game is over.
        if after.board.pending is not None:
            assert passed == []
            assert after.board.seat_to_act == made.seat
        elif after.outcome is None:
            assert passed == [(made.seat + 1) % players]
            assert after.board.seat_to_act == passed[0]


def every_game_ends(steps: list[Game]) -> None:
    rules = steps[0].setup.rules
    assert [game.outcome is not None for game in steps] == [False] * (len(steps) - 1) + [True]
    made = Counter(type(made.move) for made in steps[-1].moves)
    # One tile brings a card back; every other card leaves a hand once.
    returns = sum(isinstance(event, ShuffledIn) for event in steps[-1].history)
    assert returns <= 1
    assert made[Play] + made[Discard] <= rules.cards + returns
    # A clue takes a token, or is a tile's; a token comes from a discard, a firework or a tile.
    tiles = sum(isinstance(event, TileRevealed) for event in steps[-1].history)
    assert tiles <= len(Tile)
    assert made[GiveClue] <= rules.tokens + made[Discard] + len(rules.suits)
    assert made[TakeBack] + made[Decline] <= tiles


def the_end_agrees_with_the_board(steps: list[Game]) -> None:
    board, rules = steps[-1].board, steps[-1].board.rules
    outcome = board.outcome
    assert outcome is not None
    assert legal_moves(steps[-1].state) == ()
    laid = [len(firework) for firework in board.fireworks]
    by_scoring = dict.fromkeys(Scoring, 0)
    for suit, height in zip(rules.suits, laid, strict=True):
        by_scoring[suit.scoring] += height
    penalties = sum(suit.scoring is Scoring.PENALTY for suit in rules.suits)
    missing = rules.highest * penalties - by_scoring[Scoring.PENALTY]
    assert outcome.points == points(board) == by_scoring[Scoring.POINTS] <= rules.highest_score
    assert score(board) == outcome.score
    assert -rules.highest * penalties <= outcome.score <= rules.highest_score
    is_complete = all(height == rules.highest for height in laid)
    assert (outcome.result is Result.WON) == (outcome.cause is Cause.COMPLETE) == is_complete
    match outcome.result:
        case Result.WON:
            assert outcome.score == rules.highest_score
        case Result.LOST:
            assert outcome.score == 0
            assert rules.ending is Ending.FINAL_FLOURISH or (
                outcome.cause is Cause.ERRORS and rules.lost_points is LostPoints.ZERO
            )
        case Result.FINISHED:
            assert rules.ending is Ending.LAST_ROUND
            assert outcome.score == outcome.points - missing
    if outcome.cause is Cause.LAST_ROUND:
        assert board.deck_size == board.turns_left == 0
    if outcome.cause is Cause.LOST_CARD:
        given_up = Counter(seen.face for seen in board.discards)
        assert any(given_up[face] == rules.copies[face] for face in given_up)
    spoken = verdict(rules, outcome)
    if rules.ending is Ending.FINAL_FLOURISH or outcome.result is Result.LOST:
        assert spoken is None
    elif rules.highest_score in (25, 30):
        assert spoken is not None
        assert spoken.has_black_powder == bool(penalties)
    else:
        assert (spoken is not None) == is_complete


def a_move_is_legal_exactly_if_there_is_no_objection(steps: list[Game]) -> None:
    for game in sampled_steps(steps):
        board, state = game.board, game.state
        universe = tuple(imaginable_moves(board))
        unopposed = [m for m in universe if objection(state, board.seat_to_act, m) is None]
        assert Counter(unopposed) == Counter(game.legal_moves)
        for number in {*range(-1, board.players + 1)} - {board.seat_to_act}:
            assert all(objection(state, Seat(number), move) for move in universe[::7])
        if game.outcome is None:
            assert game.legal_moves
            for move in game.legal_moves:
                assert isinstance(judge(state, board.seat_to_act, move), Judgement)


def refolding_the_events_gives_the_state(steps: list[Game]) -> None:
    state, folded = undealt(steps[0].setup), 0
    for game in steps:
        state = replay(state, game.history[folded:])
        folded = len(game.history)
        assert state == game.state


def the_same_seed_and_moves_give_the_same_game(steps: list[Game]) -> None:
    last = steps[-1]
    setup = last.setup
    again = Game.deal(setup.rules, setup.players, setup.chance.seed, setup.first_seat)
    for made in last.moves:
        again = again.make(made.move, made.seat)
    assert again == last


PROPERTIES = (
    cards_are_conserved,
    counts_stay_in_bounds,
    seats_act_in_turn,
    every_game_ends,
    the_end_agrees_with_the_board,
    a_move_is_legal_exactly_if_there_is_no_objection,
    refolding_the_events_gives_the_state,
    the_same_seed_and_moves_give_the_same_game,
)


def sampled_steps(steps: list[Game]) -> list[Game]:
    """A few moments of a game, including its end and each at which a tile needs a choice."""
    some = set(Random(len(steps)).sample(range(len(steps)), min(4, len(steps))))
    return [
        game
        for number, game in enumerate(steps)
        if number in some or game.board.pending is not None or game is steps[-1]
    ]


@pytest.mark.slow
def test_every_property_holds_in_every_combination(every_combination):
    for steps in every_combination:
        for check in PROPERTIES:
            check(steps)


@given(hypothesis_strategies.whole_games())
def test_every_property_holds_in_any_game(steps: list[Game]):
    for check in PROPERTIES:
        check(steps)


@given(hypothesis_strategies.games(), st.data())
def test_a_move_is_refused_by_name_or_makes_a_new_game(game: Game, data: st.DataObject):
    made = data.draw(hypothesis_strategies.moves(game))
    refusal = objection(game.state, made.seat, made.move)
    before = (game.state, game.history, game.moves)
    if refusal is not None:
        with pytest.raises(Refused, match=refusal.value):
            game.make(made.move, made.seat)
    else:
        after = game.make(made.move, made.seat)
        assert after.moves[-1] == made
        assert after.history[: len(game.history)] == game.history
        assert len(after.history) > len(game.history)
    assert (game.state, game.history, game.moves) == before
