"""The page of crossplay and its pictures show the stored figures."""

from runpy import run_path

import pytest

from tamaya.roster import ROSTER, bot_for_seats


@pytest.fixture(scope="module")
def benchmark(checkout):
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(checkout / "benchmarks"))
        return run_path(str(checkout / "benchmarks" / "crossplay.py"))


def figures_of(mean, players=2):
    return {"players": players, "mean": mean, "stderr": 0.1, "lost": 0.25, "games": 40}


def test_the_page_has_the_stored_figures(benchmark):
    written = benchmark["PAGE"].read_text(encoding="utf-8").split("<!-- crossplay: start -->\n")[1]
    known = benchmark["CrossplayFigures"]().known
    assert written.split("\n<!-- crossplay: end -->")[0] == benchmark["page"](known)


def test_the_pictures_have_the_stored_figures(benchmark):
    known = benchmark["CrossplayFigures"]().known
    for players in {cell.players for cell in known}:
        picture = benchmark["PICTURES"] / benchmark["picture_name"](players)
        expected = benchmark["heat_map_of"](known, players)
        assert picture.read_text(encoding="utf-8") == expected


def test_every_pair_that_can_play_is_planned(benchmark):
    bots = list(ROSTER["hanabi"])
    planned = [cell for cell, _ in benchmark["matches"](bots, (2, 5), None, "a seed")]
    assert len(planned) == len(set(planned))
    for players in (2, 5):
        able = [bot for bot in bots if bot_for_seats(bot, players) == bot]
        assert {cell.pair for cell in planned if cell.players == players} == {
            (one, other) for place, one in enumerate(able) for other in able[place:]
        }


def test_a_table_is_symmetric_and_has_gaps_where_nothing_was_played(benchmark):
    cell = benchmark["Cell"]
    page = benchmark["page"]({cell(2, "friend", "careful"): figures_of(18.5)})
    rows = [line for line in page.splitlines() if line.startswith("| `")]
    shown = "**18.50** ± 0.10<br>25% lost<br>40 games"
    assert rows == [f"| `friend` | – | {shown} |", f"| `careful` | {shown} | – |"]


def test_a_known_result_is_played_again_only_for_more_games_or_another_seed(benchmark):
    figures, cell = benchmark["CrossplayFigures"](), benchmark["Cell"](2, "friend", "careful")
    figures.known = {cell: {**figures_of(18.5), "seed": "a seed"}}
    assert figures.has(cell, 40, "a seed")
    assert not figures.has(cell, 41, "a seed")
    assert not figures.has(cell, 40, "another seed")
