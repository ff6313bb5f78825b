"""Odds near the end of the deck, compared with plain enumeration."""

from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from tamaya.analysis.endgame_odds import MOST_CARDS_LEFT, endgame_odds
from tamaya.rules.hanabi import (
    Choice,
    Game,
    GiveClue,
    Judgement,
    Level,
    Play,
    Rules,
    Seat,
    State,
    Suit,
    compose,
    judge,
    knowledge,
    legal_moves,
    seed_from_words,
)
from tamaya.testing.hanabi_random_games import play_randomly


def worlds_of(game: Game) -> list[State]:
    """Every state that agrees with what the seat to act knows, each order of the deck once."""
    state, board = game.state, game.board
    own = board.hands[board.seat_to_act]
    known = knowledge(game.view(board.seat_to_act), board.seat_to_act, Level.EXCLUDED)
    unseen = [*(state.faces[card] for card in own), *state.deck]
    states = []
    for order in permutations(unseen):
        hand = dict(zip(own, order, strict=False))
        if all(hand[card] in known[card] for card in own):
            faces = tuple(hand.get(card, face) for card, face in enumerate(state.faces))
            states.append(_changed(state, faces=faces, deck=order[len(own) :]))
    return states


def _changed(state: State, **changes) -> State:
    return State(**{**state.__dict__, **changes})


def after(state: State, move) -> State:
    judgement = judge(state, state.board.seat_to_act, move)
    assert isinstance(judgement, Judgement)
    return judgement.state


def best_openly(state: State, is_perfect: bool) -> Fraction:
    """The best value if all hands are open and the order of the deck is unknown."""
    board = state.board
    if board.outcome is not None:
        if is_perfect:
            return Fraction(board.outcome.score == board.rules.highest_score)
        return Fraction(board.outcome.score)
    moves = []
    for move in legal_moves(state):
        if isinstance(move, Play) and not board.fits(state.faces[move.card]):
            continue
        if isinstance(move, GiveClue) and any(isinstance(other, GiveClue) for other in moves):
            continue
        moves.append(move)
    return max(value_openly(state, move, is_perfect) for move in moves)


def value_openly(state: State, move, is_perfect: bool) -> Fraction:
    """The value of a move, with each card of the deck drawn in turn."""
    if isinstance(move, GiveClue) or not state.deck:
        return best_openly(after(state, move), is_perfect)
    total = Fraction(0)
    for place, drawn in enumerate(state.deck):
        rest = (*state.deck[:place], *state.deck[place + 1 :])
        total += best_openly(after(_changed(state, deck=(drawn, *rest)), move), is_perfect)
    return total / len(state.deck)


def small_endgame(number: int) -> Game | None:
    """A position with one or two cards in the deck of a small game."""
    rules = Rules(
        (Suit("red", copies=(2, 2, 1)), Suit("blue", copies=(2, 1, 1))),
        hand_sizes=(2, 2, 2, 2),
        tokens=2,
        errors=2 + number % 2,
    )
    game = Game.deal(rules, 2, seed_from_words(f"endgame {number}"), Seat(0))
    steps = play_randomly(game, Random(number), skill=0.95, rearrange_rate=0)
    late = [step for step in steps if step.board.deck_size <= 2 and step.outcome is None]
    return late[number % len(late)] if late else None


def compare_with_enumeration(number: int) -> bool:
    """Compare the odds of every move with plain enumeration; False if there is no position."""
    game = small_endgame(number)
    if game is None:
        return False
    worlds = worlds_of(game)
    odds = endgame_odds(game.view(game.board.seat_to_act), blind=True)
    assert odds.is_exact
    assert {found.move for found in odds.moves} == set(game.legal_moves)
    for found in odds.moves:
        for is_perfect, value in ((True, found.perfect), (False, found.expected)):
            # A clue that is legal in the real world may touch nothing in none of the others.
            total = sum(value_openly(world, found.move, is_perfect) for world in worlds)
            assert value == total / len(worlds), (number, found.move)
    return True


def test_small_endgames_agree_with_enumeration():
    assert sum(compare_with_enumeration(number) for number in range(12)) >= 6


@pytest.mark.full
def test_many_small_endgames_agree_with_enumeration():
    assert sum(compare_with_enumeration(number) for number in range(300)) >= 150


class OpenPlay:
    """Games in which all hands are open and each seat plays as well as possible."""

    def __init__(self, is_perfect: bool) -> None:
        self._is_perfect = is_perfect
        self._best: dict[object, object] = {}

    def score(self, state: State, move, chance: Random) -> int:
        """Play a move and then on to the end, and return what it was worth."""
        state = after(state, move)
        while state.board.outcome is None:
            state = after(state, self._choose(state))
            deck = list(state.deck)
            chance.shuffle(deck)
            state = _changed(state, deck=tuple(deck))
        score = state.board.outcome.score
        return int(score == state.board.rules.highest_score) if self._is_perfect else score

    def _choose(self, state: State):
        board = state.board
        faces = state.faces
        key = (
            tuple(tuple((card, faces[card]) for card in hand) for hand in board.hands),
            tuple(sorted(map(str, state.deck))),
            tuple(map(len, board.fireworks)),
            (board.tokens, board.errors, board.seat_to_act, board.turns_left),
        )
        if key not in self._best:
            moves = [m for m in legal_moves(state) if not _is_error(state, m)]
            values = [value_openly(state, move, self._is_perfect) for move in moves]
            self._best[key] = moves[values.index(max(values))]
        return self._best[key]


def _is_error(state: State, move) -> bool:
    return isinstance(move, Play) and not state.board.fits(state.faces[move.card])


def compare_with_samples(number: int, players: int, samples: int) -> bool:
    """Compare the odds of a standard game with games from sampled worlds; False without one."""
    game = Game.deal(compose(Choice()), players, seed_from_words(f"sampled {number}"), Seat(0))
    steps = play_randomly(game, Random(number), skill=0.97, rearrange_rate=0)
    late = [step for step in steps if step.board.turns_left == 2 and step.outcome is None]
    late += [step for step in steps if step.board.deck_size == 1 and step.outcome is None]
    if not late:
        return False
    game = late[-1]
    chance, worlds = Random(number), worlds_of(game)
    odds = endgame_odds(game.view(game.board.seat_to_act), blind=True)
    assert odds.is_exact
    best = max(odds.moves, key=lambda found: (found.expected, found.perfect))
    for is_perfect, exact in ((False, best.expected), (True, best.perfect)):
        play = OpenPlay(is_perfect)
        found = [play.score(chance.choice(worlds), best.move, chance) for _ in range(samples)]
        mean = sum(found) / samples
        spread = (sum((each - mean) ** 2 for each in found) / (samples - 1)) ** 0.5
        assert abs(mean - float(exact)) <= 4 * spread / samples**0.5 + 1e-9, (number, is_perfect)
    return True


def test_odds_of_a_standard_game_agree_with_sampled_games():
    assert any(compare_with_samples(number, 2, 300) for number in range(3))


@pytest.mark.full
@pytest.mark.parametrize("players", [2, 3])
def test_odds_of_standard_games_agree_with_100_000_sampled_games(players):
    assert sum(compare_with_samples(number, players, 100_000) for number in range(3)) >= 1


def test_blind_plays_never_lower_the_odds():
    found = 0
    for number in range(40):
        game = small_endgame(number)
        if game is None:
            continue
        view = game.view(game.board.seat_to_act)
        counted, blind = (endgame_odds(view, blind=flag) for flag in (False, True))
        for one, other in zip(counted.moves, blind.moves, strict=True):
            assert one.perfect <= other.perfect
            assert one.expected <= other.expected
            found += one.perfect < other.perfect
    assert found


def test_the_odds_do_not_depend_on_hidden_cards():
    game = small_endgame(3)
    assert game is not None
    seat = game.board.seat_to_act
    expected = endgame_odds(game.view(seat))
    for world in worlds_of(game):
        other = Game(game.setup, world, game.moves, game.history)
        view = other.view(seat)
        assert endgame_odds(view).moves == expected.moves


def test_too_many_cards_in_the_deck_are_a_mistake():
    game = Game.deal(compose(Choice()), 3, seed_from_words("early"), Seat(0))
    with pytest.raises(ValueError, match=f"not at most {MOST_CARDS_LEFT}"):
        endgame_odds(game.view(Seat(0)))
