"""Every figure on the results page comes from the file of the benchmark."""

import re
from runpy import run_path

import pytest

from tamaya.roster import arena_bots
from tamaya.rules.hanabi import compose


@pytest.fixture(scope="module")
def benchmark(checkout):
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(checkout / "benchmarks"))
        return run_path(str(checkout / "benchmarks" / "results.py"))


def test_the_page_has_the_stored_figures(benchmark):
    page = benchmark["PAGE"].read_text(encoding="utf-8")
    written = page.split("<!-- results: start -->\n")[1].split("\n<!-- results: end -->")[0]
    assert written == benchmark["page"](benchmark["Figures"]().known)


def test_every_figure_belongs_to_an_existing_bot_and_game(benchmark):
    for cell in benchmark["Figures"]().known:
        assert cell.game in benchmark["CHOICES"]
        assert cell.bot in arena_bots("hanabi")
        assert cell.players in benchmark["PLAYERS"]


def test_every_game_of_the_page_can_be_played(benchmark):
    for choice in benchmark["CHOICES"].values():
        for players in benchmark["PLAYERS"]:
            compose(choice).refuse_players(players)


def test_search_plays_with_players_of_its_blueprint(benchmark):
    cell = benchmark["Cell"]("standard", 4, "search")
    assert cell.lineup == ("search", "hat", "hat", "hat")
    assert benchmark["Cell"]("standard", 2, "search").lineup == ("search", "pair")
    assert benchmark["Cell"]("standard", 4, "hat").lineup == ("hat",)


def test_a_game_with_two_names_has_one_figure(benchmark):
    figures, cell = benchmark["Figures"](), benchmark["Cell"]
    figures.known = {cell("grands-feux", 3, "hat"): {"games": 100, "seed": "a seed", "mean": 24.9}}
    assert figures.copy_equal_game(cell("deluxe", 3, "hat"), 100, "a seed")
    assert figures.known[cell("deluxe", 3, "hat")]["mean"] == 24.9
    assert not figures.copy_equal_game(cell("deluxe", 4, "hat"), 100, "a seed")
    assert not figures.copy_equal_game(cell("standard", 3, "hat"), 100, "a seed")
    assert not figures.copy_equal_game(cell("deluxe", 3, "hat"), 101, "a seed")
    assert not figures.copy_equal_game(cell("deluxe", 3, "hat"), 100, "another seed")


def test_lost_games_are_shown_only_where_there_are_some(benchmark):
    figures = {"mean": 24.5, "stderr": 0.01, "perfect": 0.75, "games": 1000, "mean_points": 24.6}
    assert "lost" not in benchmark["cell_text"]({**figures, "lost": 0.0})
    text = benchmark["cell_text"]({**figures, "lost": 0.01})
    assert re.search(r"1\.0% lost<br>24\.600 kept<br>1,000 games$", text)
