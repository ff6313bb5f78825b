"""Games whose ends are known for ever: the same seed and the same moves, the same points."""

import pytest

from tamaya.rules.ikebana import Game, PilesGathered, Reject, Rules, Seat, seed_from_words

# Players, how many cards everybody rejects in each turn at most, final bouquet; then the points,
# and how often the deck ran out.
GOLDEN = [
    (2, 0, False, (60, 27), 0),
    (3, 1, False, (92, 66, 76), 0),
    (4, 2, True, (74, 55, 55, 43), 4),
    (5, 9, False, (29, 51, 51, 47, 27), 19),
    (5, 9, True, (47, 54, 59, 57, 30), 19),
]


@pytest.mark.parametrize(("players", "most", "final_bouquet", "points", "gathered"), GOLDEN)
def test_a_seed_always_gives_the_same_game(players, most, final_bouquet, points, gathered):
    rules = Rules(final_bouquet=final_bouquet)
    game = Game.deal(rules, players, seed_from_words("golden"), Seat(0))
    while game.outcome is None:
        moves = game.legal_moves
        is_choosy = Reject() in moves and game.board.rejections < most
        game = game.make(Reject() if is_choosy else moves[0])
    assert game.outcome.points == points
    assert game.history.count(PilesGathered()) == gathered
