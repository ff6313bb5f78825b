"""Matches of Ikebana: fair seats, same seed, same games, and correct standings."""

from fractions import Fraction

import pytest

from tamaya.arena import IkebanaMatch, lineup, play_ikebana, simulate_ikebana, standings
from tamaya.arena.ikebana_standings import IkebanaGameResult
from tamaya.players.ikebana import PLAYERS, Greedy
from tamaya.rules.ikebana import Game, Rules, seed_from_words


def match(players=2, bots=("florist", "greedy"), games=4, seed="arena", **rules):
    return IkebanaMatch(Rules(**rules), players, bots, games, seed)


@pytest.mark.parametrize(
    ("players", "bots"),
    [(2, ("a", "b")), (3, ("a", "b")), (5, ("a", "b")), (4, ("a", "b", "b", "b"))],
)
def test_every_bot_sits_in_every_seat_equally_often(players, bots):
    lineups = [lineup(bots, players, number) for number in range(players * len(bots))]
    for seat in range(players):
        sitting = [lineup[seat] for lineup in lineups]
        assert sitting.count("a") * len(bots) == len(sitting)


def test_a_shared_win_is_split():
    results = [
        IkebanaGameResult(("a", "b", "b"), (9, 9, 9), (0, 1, 2)),
        IkebanaGameResult(("b", "a", "b"), (5, 9, 9), (1, 2)),
    ]
    found = standings(results)
    assert found["a"].wins == Fraction(1, 3) + Fraction(1, 2)
    assert found["b"].wins == Fraction(2, 3) + Fraction(1, 2)
    assert found["a"].fair_share == pytest.approx(1 / 3)
    assert (found["a"].mean_points, found["b"].mean_points) == (9, 8)


def test_the_shares_of_all_bots_add_up_to_one():
    found = simulate_ikebana(match(3, games=6))
    assert sum(standing.wins for standing in found.values()) == 6
    assert sum(standing.seats for standing in found.values()) == 18


def test_random_players_draw_from_the_seed_of_the_match():
    by_chance = match(bots=("random", "greedy"))
    assert simulate_ikebana(by_chance) == simulate_ikebana(by_chance)
    assert simulate_ikebana(by_chance) != simulate_ikebana(
        match(bots=("random", "greedy"), seed="other")
    )


def test_the_same_seed_gives_the_same_games_for_all_bots():
    assert simulate_ikebana(match(games=3)) == simulate_ikebana(match(games=3))
    assert simulate_ikebana(match(games=3)) != simulate_ikebana(match(games=3, seed="other"))


@pytest.mark.slow
def test_more_processes_play_the_same_games():
    assert simulate_ikebana(match(games=5), workers=2) == simulate_ikebana(match(games=5))


@pytest.mark.parametrize("name", PLAYERS)
def test_a_game_is_played_to_its_end(name):
    game = Game.deal(Rules(final_bouquet=True), 4, seed_from_words("end"))
    over = play_ikebana(game, [PLAYERS[name](), Greedy(), PLAYERS[name](), Greedy()])
    assert over.outcome is not None
    assert over.board.turn == 80


@pytest.mark.slow
@pytest.mark.parametrize(("players", "least"), [(2, 0.7), (3, 0.7), (4, 0.7), (5, 0.7)])
def test_the_florist_beats_the_greedy_player(players, least):
    found = simulate_ikebana(match(players, games=60))
    assert found["florist"].share_of_wins >= least
    assert found["florist"].mean_points > found["greedy"].mean_points


@pytest.mark.slow
def test_the_florist_beats_greedy_players_alone_and_for_a_final_bouquet():
    alone = simulate_ikebana(match(4, ("florist", "greedy", "greedy", "greedy"), games=40))
    assert alone["florist"].share_of_wins > 2 * alone["florist"].fair_share
    final = simulate_ikebana(match(2, games=40, final_bouquet=True))
    assert final["florist"].share_of_wins > 0.7
