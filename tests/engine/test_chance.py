"""No card, tile, seat or move is more likely than another. Seeds are fixed, so no test flakes.

The bounds are five standard deviations of a uniform draw.
"""

from collections import Counter
from dataclasses import replace
from math import sqrt

import numpy as np

from tamaya.engine.batch import Batch
from tamaya.engine.policy import RANDOM
from tamaya.rules.hanabi import Choice, Game, Seat, Tile, compose, seed_from_words

GAMES = 20_000
STANDARD = compose(Choice())
TILED = compose(Choice("deluxe", ("flamboyants",)))


def fits(counts, chances):
    """Whether the counts agree with these probabilities."""
    total = sum(counts.values())
    return all(
        abs(counts[thing] - total * chance) < 5 * sqrt(total * chance * (1 - chance))
        for thing, chance in chances.items()
    )


def test_every_card_is_equally_likely_at_every_place_of_the_deck():
    batch = Batch(STANDARD, 2, GAMES // 10, seed=3)
    states = [batch.to_state(number) for number in range(batch.games)]
    chances = {face: copies / 50 for face, copies in STANDARD.copies.items()}
    for place in (0, 1, 9, 10, 30, 48, 49):
        cards = Counter((state.faces + state.deck)[place] for state in states)
        assert fits(cards, chances), place


def test_neighbours_in_the_deck_are_independent():
    batch = Batch(STANDARD, 2, GAMES // 10, seed=4)
    pairs = Counter(
        (cards[0].suit, cards[1].suit)
        for number in range(batch.games)
        for cards in [batch.to_state(number).faces]
    )
    suits = [suit.name for suit in STANDARD.suits]
    chances = {(a, b): (10 * (9 if a == b else 10)) / (50 * 49) for a in suits for b in suits}
    assert fits(pairs, chances)


def test_every_deck_holds_every_card():
    batch = Batch(TILED, 5, 200)
    for number in range(batch.games):
        state = batch.to_state(number)
        assert Counter(state.faces + state.deck) == TILED.copies


def test_every_tile_is_equally_likely_at_every_place():
    batch = Batch(TILED, 2, GAMES // 10)
    piles = [batch.to_state(number).tiles for number in range(batch.games)]
    for place in range(6):
        tiles = Counter(pile[place] for pile in piles)
        assert fits(tiles, dict.fromkeys(Tile, 1 / 6)), place


def test_every_seat_is_equally_likely_to_act_first():
    seats = Counter(Batch(STANDARD, 5, GAMES, first_seat=None).status().seats.tolist())
    assert fits(seats, dict.fromkeys(range(5), 1 / 5))


def test_every_legal_action_is_equally_likely():
    game = Game.deal(STANDARD, 5, seed_from_words("even"), Seat(2))
    game = game.make(game.legal_moves[-1])
    batch = Batch.of_states([game.state] * GAMES)
    actions = Counter(batch.choose(RANDOM, batch.memory(RANDOM)).tolist())
    legal = np.flatnonzero(batch.legal_mask()[0]).tolist()
    assert set(actions) == set(legal)
    assert fits(actions, dict.fromkeys(legal, 1 / len(legal)))


def test_every_choice_for_a_tile_is_equally_likely():
    state = waiting_for(Tile.COLOUR_CLUE)
    batch = Batch.of_states([state] * GAMES)
    actions = Counter(batch.choose(RANDOM, batch.memory(RANDOM)).tolist())
    legal = np.flatnonzero(batch.legal_mask()[0]).tolist()
    assert len(legal) == 5
    assert fits(actions, dict.fromkeys(legal, 1 / 5))


def test_a_card_shuffled_in_may_be_drawn_at_any_time():
    state = waiting_for(Tile.SHUFFLE_IN)
    batch = Batch.of_states([state] * (GAMES // 10), seed=5)
    (action,) = np.flatnonzero(batch.legal_mask()[0])
    batch.step([action] * batch.games)
    back = state.board.discards[0].face
    before = Counter(state.deck)[back] + 1
    for place in (0, 1, 20, len(state.deck)):
        came = Counter(
            (after.faces + after.deck)[len(state.faces) + place] == back
            for after in (batch.to_state(number) for number in range(batch.games))
        )
        assert fits(came, {True: before / (len(state.deck) + 1)}), place


def waiting_for(tile):
    """A state in which this tile waits for a choice."""
    game = Game.deal(TILED, 2, seed_from_words("tile"), Seat(0))
    game = game.make(game.legal_moves[-1])
    discard = next(move for move in game.legal_moves if type(move).__name__ == "Discard")
    game = game.make(discard)
    return replace(game.state, board=replace(game.board, pending=tile))


def test_random_games_have_the_known_mean_length():
    # Measured with the Hanabi Learning Environment: 12.8 moves with two players, 19.8 with five.
    for players, moves in ((2, 12.8), (5, 19.8)):
        played = Batch(STANDARD, players, GAMES).play()
        assert abs(played.moves.mean() - moves) < 0.2
