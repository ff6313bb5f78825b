"""The highest score in the last round, held against every hand, order of tiles and line of play."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from tamaya.rules.hanabi import (
    Game,
    GiveClue,
    Seed,
    Setup,
    State,
    Tile,
    highest_reachable_score,
    judge,
    legal_moves,
    score,
    setup_from_seed,
)
from tamaya.testing.hanabi_random_games import play_randomly
from tamaya.testing.hanabi_story import rules_of

# Few cards and no end by errors or for lack of a token, so that every line of play is short.
SETTINGS = "hand=2,errors=9,tokens=9"
GAMES = (
    ("custom", "", f"suits=red:11+blue:12+green:11+yellow:11,{SETTINGS}"),
    ("custom", "", f"suits=red:111+blue:111+black:none:down:111:penalty,{SETTINGS}"),
    ("custom", "flamboyants", f"suits=red:11+blue:12+green:11+yellow:11,{SETTINGS}"),
    ("custom", "flamboyants", f"suits=red:111+blue:111+black:none:down:111:penalty,{SETTINGS}"),
)


def states_that_look_the_same(state: State) -> Iterator[State]:
    """Every way to hold the hidden cards, and every order of the tiles that are left."""
    held = [card for hand in state.board.hands for card in hand]
    for faces in set(permutations([state.faces[card] for card in held])):
        changed = list(state.faces)
        for card, face in zip(held, faces, strict=True):
            changed[card] = face
        for tiles in permutations(state.tiles):
            yield replace(state, faces=tuple(changed), tiles=tiles)


def best_score(state: State) -> int:
    """The best score of all lines of play; one clue is like any other here."""
    if state.board.outcome is not None:
        return score(state.board)
    moves = legal_moves(state)
    clues = [move for move in moves if isinstance(move, GiveClue)][:1]
    others = [move for move in moves if not isinstance(move, GiveClue)]
    judged = [judge(state, state.board.seat_to_act, move) for move in (*others, *clues)]
    return max(best_score(after) for _, after in judged)


def last_round(setup: Setup, chance: Random) -> Iterator[State]:
    """The states of a random game's last round."""
    for game in play_randomly(Game.begin(setup), chance, skill=0.7):
        if game.board.turns_left is not None and game.outcome is None:
            yield with_few_tiles(game.state, chance)


def with_few_tiles(state: State, chance: Random) -> State:
    """The state with two tiles left at most, so that there are few orders of them."""
    kept = tuple(chance.sample(state.tiles, min(2, len(state.tiles))))
    gone = tuple(tile for tile in Tile if tile not in kept)
    if not state.tiles:
        return state
    return replace(state, tiles=kept, board=state.board.changed(tiles_revealed=gone))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(12))
def test_the_highest_score_is_the_best_of_all_ways_to_end(game, number):
    chance = Random(number)
    setup = setup_from_seed(Seed(chance.randbytes(32)), rules_of(*game), 2)
    for state in last_round(setup, chance):
        best = max(map(best_score, states_that_look_the_same(state)))
        assert highest_reachable_score(state.board) == best
