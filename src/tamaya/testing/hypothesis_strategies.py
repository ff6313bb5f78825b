"""Hypothesis strategies for games of Hanabi.

Hypothesis is not a dependency of the package; install it to use this module, the only one that
imports it.
"""

from collections.abc import Iterable
from random import Random

from hypothesis import strategies as st

from tamaya.rules.hanabi import (
    SUIT_LETTERS,
    CardId,
    Choice,
    Direction,
    Ending,
    Game,
    LostPoints,
    MadeMove,
    Move,
    Rearrange,
    Rules,
    Scoring,
    Setup,
    Suit,
    Touch,
    compose,
    seed_from_words,
    setup_from_seed,
)
from tamaya.rules.hanabi.parameters import (
    HIGHEST_VALUE,
    MOST_CARDS_IN_HAND,
    MOST_ERRORS,
    MOST_SUITS,
    MOST_TOKENS,
)
from tamaya.rules.shared_types import FEWEST_PLAYERS, MOST_PLAYERS, Onlooker, Seat, Viewer
from tamaya.testing.game_choices import PLAYERS, every_choice
from tamaya.testing.hanabi_random_games import imaginable_moves, play_randomly

seeds = st.integers(0, 2**32 - 1).map(lambda number: seed_from_words(str(number)))
"""Seeds of games."""


def choices() -> st.SearchStrategy[Choice]:
    """Editions with their extensions."""
    return st.sampled_from(every_choice())


@st.composite
def suits(draw: st.DrawFn, values: int, most_copies: int) -> Suit:
    """A suit with this many values."""
    return Suit(
        draw(st.sampled_from(tuple(SUIT_LETTERS))),
        draw(st.sampled_from(Touch)),
        draw(st.sampled_from(Direction)),
        draw(st.tuples(*[st.integers(1, most_copies)] * values)),
        draw(st.sampled_from(Scoring)),
    )


@st.composite
def custom_rules(
    draw: st.DrawFn,
    most_suits: int = MOST_SUITS,
    most_values: int = HIGHEST_VALUE,
    most_copies: int = 3,
    most_in_hand: int = MOST_CARDS_IN_HAND,
) -> Rules:
    """Rules of no edition."""
    values = draw(st.integers(1, most_values))
    some_suits = st.lists(
        suits(values, most_copies),
        min_size=1,
        max_size=most_suits,
        unique_by=lambda suit: suit.name,
    )
    # Two players with one card each need a third card for the deck.
    chosen = draw(some_suits.filter(lambda chosen: cards_of(chosen) > FEWEST_PLAYERS))
    most_for_two = min(most_in_hand, (cards_of(chosen) - 1) // FEWEST_PLAYERS)
    sizes = [most_for_two] + [most_in_hand] * (MOST_PLAYERS - FEWEST_PLAYERS)
    return Rules(
        tuple(chosen),
        draw(st.tuples(*[st.integers(1, size) for size in sizes])),
        tokens=draw(st.integers(1, MOST_TOKENS)),
        errors=draw(st.integers(1, MOST_ERRORS)),
        empty_clues=draw(st.booleans()),
        ending=draw(st.sampled_from(Ending)),
        tiles=draw(st.booleans()),
        lost_points=draw(st.sampled_from(LostPoints)),
    )


def cards_of(chosen: Iterable[Suit]) -> int:
    """The number of cards of these suits."""
    return sum(sum(suit.copies) for suit in chosen)


ANY_RULES = st.one_of(choices().map(compose), custom_rules())
"""Rules of editions, and custom ones."""


@st.composite
def setups(draw: st.DrawFn, rules: st.SearchStrategy[Rules] = ANY_RULES) -> Setup:
    """Setups, for any number of players with enough cards."""
    chosen = draw(rules)
    tables = [players for players in PLAYERS if chosen.hand_size(players) * players < chosen.cards]
    players = draw(st.sampled_from(tables))
    first_seat = draw(st.none() | st.integers(0, players - 1).map(Seat))
    return setup_from_seed(draw(seeds), chosen, players, first_seat)


@st.composite
def whole_games(draw: st.DrawFn, rules: st.SearchStrategy[Rules] = ANY_RULES) -> list[Game]:
    """Whole games: the game after each move, from the deal to the end."""
    setup = draw(setups(rules))
    skill = draw(st.sampled_from((1.0, 0.95, 0.9, 0.8, 0.5, 0.0)))
    return play_randomly(Game.begin(setup), Random(draw(st.integers(0, 2**32 - 1))), skill)


@st.composite
def games(draw: st.DrawFn, rules: st.SearchStrategy[Rules] = ANY_RULES) -> Game:
    """Games after any of their moves, finished or not."""
    steps = draw(whole_games(rules))
    return steps[draw(st.integers(0, len(steps) - 1))]


@st.composite
def moves(draw: st.DrawFn, game: Game) -> MadeMove:
    """Moves, legal or not, in turn or not."""
    board = game.board
    seat = Seat(draw(st.integers(-1, board.players)))
    cards = st.integers(-1, board.cards_drawn).map(CardId)
    arrangement = st.builds(Rearrange, st.lists(cards).map(tuple), st.frozensets(cards))
    kinds: list[st.SearchStrategy[Move]] = [
        st.sampled_from(tuple(imaginable_moves(board))),
        arrangement,
    ]
    if game.legal_moves:
        kinds.append(st.sampled_from(game.legal_moves))
    if 0 <= seat < board.players:
        whole = st.permutations(board.hands[seat]).map(tuple)
        kinds.append(st.builds(Rearrange, whole))
    return MadeMove(seat, draw(st.one_of(kinds)))


def viewers(players: int) -> st.SearchStrategy[Viewer]:
    """Every viewer of a game with this many players."""
    return st.sampled_from((*map(Seat, range(players)), *Onlooker))
