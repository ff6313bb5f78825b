"""A match can be interrupted, saved to a file and resumed."""

import json
from dataclasses import replace

import pytest

from tamaya.arena import (
    ArenaRefusal,
    HanabiMatch,
    IkebanaMatch,
    MatchRun,
    SavedResults,
    in_this_process,
)
from tamaya.arena.crossplay_pairings import crossplay_matches
from tamaya.notation import NotationRefusal
from tamaya.rules import ikebana
from tamaya.rules.hanabi import Choice, compose
from tamaya.rules.shared_types import Refused

MATCH = HanabiMatch(compose(Choice()), 2, ("random",), 6, "runs")
END_OF = (
    '{"game":0,"end":{"outcome":{"result":"lost","cause":"errors","score":0,"points":3},"turns":9}}'
    "\n"
)
IKEBANA = IkebanaMatch(ikebana.Rules(), 2, ("greedy",), 3, "runs")


def interrupted_after(chunks):
    """An executor that is interrupted after some chunks."""

    def executor(match, pending):
        yield from in_this_process(match, pending[:chunks])
        raise KeyboardInterrupt

    return executor


def run_of(match, known=None):
    run = MatchRun(match, known)
    run.play()
    return run


@pytest.mark.parametrize("match", [MATCH, IKEBANA], ids=["hanabi", "ikebana"])
def test_an_interrupted_match_resumes_from_the_games_in_its_file(tmp_path, match):
    file = str(tmp_path / "games.jsonl")
    saved = SavedResults(file, match)
    first = MatchRun(match)
    with pytest.raises(KeyboardInterrupt):
        first.play(interrupted_after(2), [saved.append])
    assert (len(first.results), first.is_over) == (2, False)
    known = SavedResults(file, match).known
    assert known == dict(first.by_number)
    played = []
    second = MatchRun(match, known)
    second.play(in_this_process, [played.append])
    assert (second.known, second.is_over) == (2, True)
    assert sum(map(len, played)) == match.games - 2
    assert second.results == run_of(match).results


def test_a_game_is_a_line_of_the_file(tmp_path):
    file = tmp_path / "games.jsonl"
    SavedResults(str(file), MATCH)
    with file.open("a") as written:
        written.write(END_OF)
    assert SavedResults(str(file), MATCH).known[0].outcome.points == 3


def test_results_are_in_order_whichever_game_ended_first():
    def backwards(match, chunks):
        return in_this_process(match, chunks[::-1])

    run = MatchRun(MATCH)
    run.play(backwards)
    assert run.results == run_of(MATCH).results


def test_a_file_can_be_resumed_for_more_games_or_fewer(tmp_path):
    file = str(tmp_path / "games.jsonl")
    SavedResults(file, MATCH).append(run_of(MATCH).by_number)
    more = replace(MATCH, games=8)
    assert run_of(more, SavedResults(file, more).known).known == 6
    fewer = replace(MATCH, games=4)
    assert len(run_of(fewer, SavedResults(file, fewer).known).results) == 4


@pytest.mark.parametrize(
    "other",
    [
        replace(MATCH, seed="other"),
        replace(MATCH, players=3),
        replace(MATCH, bots=("careful",)),
        replace(MATCH, rules=compose(Choice("deluxe"))),
        IKEBANA,
    ],
    ids=["seed", "players", "bots", "rules", "game"],
)
def test_the_file_of_another_match_is_refused(tmp_path, other):
    file = str(tmp_path / "games.jsonl")
    SavedResults(file, MATCH)
    with pytest.raises(Refused) as refused:
        SavedResults(file, other)
    assert refused.value.reason is ArenaRefusal.OTHER_MATCH


def test_the_games_of_another_version_are_refused(tmp_path):
    file = tmp_path / "games.jsonl"
    SavedResults(str(file), MATCH)
    head = json.loads(file.read_text())
    file.write_text(json.dumps(head | {"tamaya": "0.0.0"}) + "\n")
    with pytest.raises(Refused) as refused:
        SavedResults(str(file), MATCH)
    assert refused.value.reason is ArenaRefusal.OTHER_MATCH


@pytest.mark.parametrize(
    ("lines", "line"),
    [
        ("a letter\n", 1),
        ("a letter that does not end", 1),
        ("a letter\nthat does not end", 1),
        ('{"game":0}\n', 2),
        (END_OF.replace("0", "-1", 1), 2),
    ],
)
def test_a_file_with_other_contents_is_refused(tmp_path, lines, line):
    file = tmp_path / "games.jsonl"
    if line > 1:
        SavedResults(str(file), MATCH)
    with file.open("a") as written:
        written.write(lines)
    with pytest.raises(Refused) as refused:
        SavedResults(str(file), MATCH)
    assert refused.value.reason is ArenaRefusal.NOT_A_MATCH
    assert refused.value.details["line"] == line
    # The file keeps its contents.
    assert file.read_text().endswith(lines)


@pytest.mark.parametrize("kept", [0, 1, 30])
def test_a_file_with_a_partial_first_line_is_started_again(tmp_path, kept):
    file = tmp_path / "games.jsonl"
    SavedResults(str(file), MATCH)
    whole = file.read_bytes()
    file.write_bytes(whole[:kept])
    assert SavedResults(str(file), MATCH).known == {}
    assert file.read_bytes() == whole


def test_a_game_with_a_partial_line_is_played_again(tmp_path):
    file = tmp_path / "games.jsonl"
    SavedResults(str(file), MATCH).append(run_of(MATCH).by_number)
    file.write_bytes(file.read_bytes()[:-9])
    saved = SavedResults(str(file), MATCH)
    assert len(saved.known) == 5
    again = MatchRun(MATCH, saved.known)
    again.play(in_this_process, [saved.append])
    assert SavedResults(str(file), MATCH).known == dict(run_of(MATCH).by_number)


def test_a_file_that_cannot_be_written_or_read_is_refused(tmp_path):
    with pytest.raises(Refused) as refused:
        SavedResults(str(tmp_path), MATCH)
    assert refused.value.reason is NotationRefusal.UNREADABLE_FILE
    with pytest.raises(Refused) as refused:
        SavedResults(str(tmp_path / "no such folder" / "file"), MATCH)
    assert refused.value.reason is NotationRefusal.UNWRITABLE_FILE


def test_every_two_bots_play_together_and_all_matches_deal_the_same_cards():
    matches = dict(crossplay_matches(compose(Choice()), 3, ("careful", "random"), 5, "x"))
    assert list(matches) == [("careful", "careful"), ("careful", "random"), ("random", "random")]
    assert [match.bots for match in matches.values()] == [
        ("careful",),
        ("careful", "random"),
        ("random",),
    ]
    assert len({match.setup(3).deck for match in matches.values()}) == 1
