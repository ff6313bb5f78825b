"""Compiles the kernels of a search before its first move."""

from functools import cache

import numpy as np

from tamaya.engine.state_conversion import row_of
from tamaya.players.hanabi.compiled_player import tables_for
from tamaya.rules.hanabi.game import Game
from tamaya.rules.hanabi.game_choice import Choice, compose
from tamaya.rules.seed_and_shuffle import seed_from_words
from tamaya.rules.shared_types import Seat
from tamaya.search.blueprints import blueprint_for
from tamaya.search.decision_search import Budget, DecisionSearch


@cache
def warm_up(players: int) -> None:
    """Compile the kernels for this number of seats, which takes minutes, or load them from disk.

    Compiling cannot be interrupted, and some kernels are needed near the end of a game only. So all
    are called once, in a game that nobody plays.
    """
    rules = compose(Choice())
    tables = tables_for(rules, players)
    game = Game.deal(rules, players, seed_from_words("a first game"), Seat(0))
    rows = row_of(game.state, tables)[np.newaxis]
    DecisionSearch(rows, tables, blueprint_for(players), Budget(worlds=1)).warm_up()
