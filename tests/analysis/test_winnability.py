"""What a team could reach that knows every card."""

from random import Random

import pytest
from tests.analysis.brute_force import highest_by_brute_force

from tamaya.analysis.winnability import highest_score, solve_win
from tamaya.analysis.winnability_types import Obstacle
from tamaya.rules.hanabi import (
    Choice,
    ColourClue,
    Direction,
    Discard,
    Ending,
    Face,
    Game,
    GiveClue,
    Judgement,
    LostPoints,
    Play,
    Rules,
    Scoring,
    Seat,
    Setup,
    Suit,
    ValueClue,
    compose,
    judge,
    seed_from_words,
)
from tamaya.testing.hanabi_random_games import play_randomly

STANDARD = compose(Choice())


def dealt(rules: Rules, players: int, last: list[Face], first: list[Face]) -> Game:
    """A game whose deck starts and ends with these cards; the rest lies between them in order."""
    rest = [*rules.full_deck()]
    for face in (*first, *last):
        rest.remove(face)
    # One copy of each card first, low cards before high ones: nothing else stands in the way.
    copies = [rest[:place].count(face) for place, face in enumerate(rest)]
    order = sorted(range(len(rest)), key=lambda place: (copies[place], rest[place].value))
    rest = [rest[place] for place in order]
    return Game.begin(Setup(rules, players, (*first, *rest, *last)))


def replayed_score(state, line) -> int:
    """The score after a line, judged move by move."""
    for made in line:
        judgement = judge(state, made.seat, made.move)
        assert isinstance(judgement, Judgement), judgement
        state = judgement.state
    assert state.board.outcome is not None
    return state.board.outcome.score


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_winnable_deck_comes_with_a_line_to_the_perfect_score(players):
    game = Game.deal(STANDARD, players, seed_from_words("a line"), Seat(0))
    found = solve_win(game.state)
    assert found.is_winnable
    assert replayed_score(game.state, found.line) == 25


@pytest.mark.parametrize(
    "choice",
    [
        Choice("deluxe", ("black-powder",)),
        Choice("deluxe", ("flamboyants", "avalanche")),
        Choice("deluxe", ("final-flourish",)),
        Choice("deluxe", ("flamboyants", "final-flourish")),
        Choice("first-box", ("one-error", "ten-tokens", "avalanche")),
        Choice("custom", ("avalanche", "black-powder")),
    ],
    ids=str,
)
def test_every_extension_is_understood(choice):
    rules = compose(choice)
    game = Game.deal(rules, 3, seed_from_words("every extension"), Seat(0))
    found = solve_win(game.state)
    assert found.is_winnable
    assert replayed_score(game.state, found.line) == rules.highest_score


def test_a_two_at_the_bottom_of_the_deck_comes_too_late():
    # Both copies of a 2 last: four cards would have to follow in three turns.
    game = dealt(STANDARD, 2, [Face("red", 2), Face("red", 2)], [])
    found = solve_win(game.state)
    assert found.is_winnable is False
    assert found.reason is not None
    assert found.reason.obstacle is Obstacle.BOTTOM
    assert found.reason.cards == (Face("red", 2),)
    assert found.reason.from_bottom == 2
    assert (found.reason.wanted, found.reason.available) == (4, 3)


def test_hands_full_of_cards_that_must_be_kept_end_all_hope():
    # All 5s and 4s come before everything else: ten of them must be kept, in hands of five.
    first = [Face(suit.name, value) for value in (5, 4, 4) for suit in STANDARD.suits]
    game = dealt(STANDARD, 2, [], first)
    found = solve_win(game.state)
    assert found.is_winnable is False
    assert found.reason is not None
    assert found.reason.obstacle is Obstacle.HANDS
    assert (found.reason.wanted, found.reason.available) == (10, 9)
    assert {face.value for face in found.reason.cards} == {4, 5}


def test_a_lost_last_copy_is_the_reason():
    game = dealt(STANDARD, 2, [], [Face("red", 5)])
    hand = game.board.hands[0]
    bob = game.state.faces[game.board.hands[1][0]]
    game = game.make(GiveClue(Seat(1), ValueClue(bob.value)))
    alice = game.state.faces[hand[0]]
    game = game.make(GiveClue(Seat(0), ColourClue(alice.suit)))
    five = next(card for card in hand if game.state.faces[card] == Face("red", 5))
    game = game.make(Discard(five))
    found = highest_score(game.state)
    assert found.highest.is_exact
    assert found.highest.least == 24
    assert found.reason is not None
    assert found.reason.obstacle is Obstacle.LOST_CARD
    assert found.reason.cards == (Face("red", 5),)


def test_too_few_turns_are_the_reason():
    # Six cards, two of them in the deck: two draws and a last round are four turns.
    suits = tuple(Suit(name, copies=(1, 1, 1)) for name in ("red", "blue"))
    deck = tuple(Face(suit.name, value) for value in (1, 2, 3) for suit in suits)
    game = Game.begin(Setup(Rules(suits, hand_sizes=(2, 2, 2, 2)), 2, deck))
    found = solve_win(game.state)
    assert found.is_winnable is False
    assert found.reason is not None
    assert found.reason.obstacle is Obstacle.PACE
    assert (found.reason.wanted, found.reason.available) == (6, 4)


def test_the_last_error_is_the_reason():
    game = Game.deal(STANDARD, 2, seed_from_words("errors"), Seat(0))
    while game.outcome is None:
        faces = game.state.faces
        plays = [move for move in game.legal_moves if isinstance(move, Play)]
        game = game.make(next(m for m in plays if not game.board.fits(faces[m.card])))
    found = solve_win(game.state)
    assert found.is_winnable is False
    assert found.reason is not None
    assert found.reason.obstacle is Obstacle.ERRORS


def small_rules(number: int) -> Rules:
    """Rules with two suits of three values, of every kind in turn."""
    chance = Random(f"small {number}")
    copies = tuple(chance.choice(((2, 2, 1), (2, 1, 1), (3, 2, 1), (1, 1, 1))))
    red = Suit("red", copies=copies)
    second = Suit("blue", copies=copies)
    if number % 4 == 1:
        second = Suit(
            "black", direction=Direction.DOWN, copies=copies[::-1], scoring=Scoring.PENALTY
        )
    return Rules(
        (red, second),
        hand_sizes=(chance.choice((1, 2)), 1, 1, 1),
        tokens=chance.choice((1, 2, 3)),
        errors=chance.choice((1, 2, 3)),
        ending=Ending.FINAL_FLOURISH if number % 5 == 2 else Ending.LAST_ROUND,
        tiles=number % 3 == 0,
        lost_points=LostPoints.KEPT if number % 7 == 3 else LostPoints.ZERO,
    )


def compare_small_game(number: int) -> int:
    """Compare every position of a random small game with brute force; return how many are open.

    Only with hands of one card may bounds be left: if nobody else holds a card and all tokens are
    there, the last turns force errors.
    """
    rules = small_rules(number)
    players = 2 + number % 2
    if not rules.can_be_dealt_to(players):
        players = 2
    chance = Random(number)
    game = Game.deal(rules, players, seed_from_words(f"small {number}"), Seat(0))
    known: dict[object, int] = {}
    inexact = 0
    for played in play_randomly(game, chance, skill=0.7):
        found = highest_score(played.state)
        best = highest_by_brute_force(played.state, known)
        assert found.highest.least <= best <= found.highest.most, (number, len(played.moves))
        if played.outcome is None:
            assert replayed_score(played.state, found.line) == found.highest.least, number
        assert found.highest.is_exact or rules.hand_size(players) == 1, number
        inexact += not found.highest.is_exact
    return inexact


@pytest.mark.parametrize("number", [*range(8), 34, 81, 145])
def test_small_games_agree_with_brute_force(number):
    compare_small_game(number)


@pytest.mark.full
def test_a_thousand_small_games_agree_with_brute_force():
    inexact = [compare_small_game(number) for number in range(1000)]
    assert sum(map(bool, inexact)) < 60, inexact
