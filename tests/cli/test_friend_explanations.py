"""``tamaya replay --explain``: what the bot ``friend`` would do at each turn, and why."""

import re
from random import Random

import pytest

from tamaya.cli.main import USAGE_STATUS
from tamaya.i18n import Language
from tamaya.notation import hanabi_record_of, ikebana_record_of, write_record
from tamaya.players.hanabi import Friend
from tamaya.rules import ikebana
from tamaya.rules.hanabi import Choice, Game, Seat, compose, seed_from_words
from tamaya.testing.hanabi_random_games import play_randomly

CHOICE = Choice("grands-feux", ("flamboyants",))
TURN = re.compile(r"^ *(\d+)\. (\w+)")
THOUGHT = re.compile(r"^ .*[“«„]\s?friend\s?[”»“][^:]+: ")


@pytest.fixture
def explain(ask, tmp_path):
    """The turns of a replay for two players: who acts, and what ``friend`` says."""

    def turns(game, *words):
        path = tmp_path / "game.json"
        path.write_text(write_record(hanabi_record_of(game, ("Alice", "Bob"), CHOICE)))
        answer = ask("replay", str(path), "--explain", *words)
        assert answer.status == 0, answer.err
        found = []
        for line in answer.out.splitlines():
            if turn := TURN.match(line):
                found.append((turn[2], []))
            elif THOUGHT.match(line):
                found[-1][1].append(line)
        return found

    return turns


@pytest.fixture(scope="module")
def game():
    dealt = Game.deal(compose(CHOICE), 2, seed_from_words("explained"), Seat(0))
    return play_randomly(dealt, Random(3), skill=0.97)[-1]


def test_every_turn_is_explained(explain, game):
    turns = explain(game)
    assert len(turns) > 10
    assert all(thoughts for _, thoughts in turns)


@pytest.mark.parametrize("language", Language)
def test_a_seat_gets_explanations_of_its_own_turns_only(explain, game, language):
    for name, thoughts in explain(game, "--seat", "1", "--lang", language):
        assert bool(thoughts) is (name == "Bob")


def test_friend_explains_its_own_moves(explain):
    game = Game.deal(compose(CHOICE), 2, seed_from_words("its own"), Seat(0))
    for _ in range(4):
        game = game.make(Friend().decide(game.view(game.board.seat_to_act)))
    assert len([thoughts for _, thoughts in explain(game) if thoughts]) == 4


def test_explanations_of_ikebana_are_refused(ask, tmp_path):
    game = ikebana.Game.deal(ikebana.Rules(), 2, seed_from_words("flowers"), Seat(0))
    path = tmp_path / "game.json"
    path.write_text(write_record(ikebana_record_of(game, ("Alice", "Bob"))))
    assert ask("replay", str(path), "--explain").status == USAGE_STATUS
