"""A review of Ikebana finds what was given away, and calls draws luck."""

from random import Random
from statistics import mean, stdev

import msgspec
import pytest

from tamaya.analysis.ikebana.expected_leads import expected_leads
from tamaya.analysis.ikebana.game_review import label_of, review_ikebana
from tamaya.analysis.ikebana.move_worths import move_worths
from tamaya.analysis.ikebana.review_types import IkebanaReview
from tamaya.analysis.review_types import Label
from tamaya.players.ikebana import PLAYERS
from tamaya.rules.ikebana import Buy, Draw, Game, Keep, Reject, compose, seed_from_words
from tamaya.rules.shared_types import Seat


def played(names: tuple[str, ...], words: str, extensions: tuple[str, ...] = ()) -> Game:
    game = Game.deal(compose(extensions), len(names), seed_from_words(words), Seat(0))
    players = [PLAYERS[name]() for name in names]
    while game.outcome is None:
        seat = game.board.seat_to_act
        game = game.make(players[seat].decide(game.view(seat)))
    return game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("extensions", [(), ("final-bouquet",)])
def test_florist_gives_nothing_away_by_its_own_expectation(players, extensions):
    names = ("florist", "greedy", "easy", "florist", "easy")[:players]
    game = played(names, "own", extensions)
    review = review_ikebana(game)
    assert review.points == game.board.points
    for move in review.moves:
        assert (move.choice == 0) >= (names[move.seat] == "florist")
        assert move.choice <= 0
        assert move.win_chance_lost is None or move.win_chance_lost >= 0
    assert review.choice_of(0) == 0
    assert review.choice_of(1) < -5


def test_the_leads_begin_level_and_end_as_the_points_do():
    game = played(("florist", "greedy", "easy"), "leads")
    review = review_ikebana(game)
    assert review.start == (0.0, 0.0, 0.0)
    points = game.board.points
    lead = points[0] - (points[1] + points[2]) / 2
    assert review.moves[-1].leads[0] == pytest.approx(lead)
    assert all(abs(sum(move.leads)) < 1e-4 for move in review.moves)


def test_luck_is_only_where_a_card_is_drawn_and_is_nobodys_on_average():
    lucks = []
    for number in range(8):
        game = played(("florist", "greedy", "easy"), f"luck {number}")
        for move, made in zip(review_ikebana(game).moves, game.moves, strict=True):
            if isinstance(made.move, Keep | Buy):
                assert move.luck == 0
            else:
                assert isinstance(made.move, Draw | Reject)
                lucks.append(move.luck)
    assert abs(mean(lucks)) < 4 * stdev(lucks) / len(lucks) ** 0.5


def test_the_review_of_a_seat_does_not_depend_on_what_it_could_not_see():
    game = played(("greedy", "greedy"), "unseen").beginning()
    state = game.state
    shuffled = [*state.deck]
    Random(1).shuffle(shuffled)
    other = Game(game.setup, type(state)(**{**state.__dict__, "deck": tuple(shuffled)}), (), ())
    for each in (game, other):
        view = each.view(Seat(0))
        found = move_worths(
            type(view)(view.viewer, view.board, None, view.legal_moves, game.history)
        )
        assert found.points == move_worths(game.view(Seat(0))).points


def test_a_planted_mistake_is_called_one():
    """Paying for another card instead of the one that completes five of a colour."""
    found = 0
    for number in range(30):
        game = played(("florist", "florist"), f"planted {number}").beginning()
        florist = PLAYERS["florist"]()
        while game.outcome is None and found < 5:
            view = game.view(game.board.seat_to_act)
            worths = move_worths(view)
            if worths.chances is None and Reject() in worths.points:
                lost = worths.points[Keep()] - worths.points[Reject()]
                if lost > 8:
                    review = review_ikebana(game.make(Reject()))
                    assert review.moves[-1].label is Label.BLUNDER
                    assert review.moves[-1].best == "k"
                    found += 1
            game = game.make(florist.decide(view))
    assert found == 5


@pytest.mark.parametrize(
    ("loss", "chance", "label"),
    [
        (0.9, None, None),
        (1.0, None, Label.INACCURACY),
        (3.5, None, Label.MISTAKE),
        (6.0, None, Label.BLUNDER),
        (9.0, 0.0, None),
        (0.0, 0.2, Label.MISTAKE),
    ],
)
def test_in_the_last_turn_only_the_chance_to_win_counts(loss, chance, label):
    assert label_of(loss, chance) is label


def test_a_review_can_be_stored_and_reports_to_its_end():
    reports = []
    game = played(("easy", "easy"), "stored")
    review = review_ikebana(game, report=lambda done, of: reports.append((done, of)))
    assert reports[-1] == (len(game.moves) + 1, len(game.moves) + 1)
    assert msgspec.json.decode(msgspec.json.encode(review), type=IkebanaReview) == review


def test_a_card_that_was_drawn_counts_for_the_lead():
    game = played(("greedy", "greedy"), "drawn").beginning()
    before, after = expected_leads(game.state), expected_leads(game.make(Draw()).state)
    assert before[0] == -before[1]
    assert after[0] != before[0]
