"""``tamaya replay --explain``: what a friend would have done at each turn, and why."""

import re
from random import Random

import pytest

from tamaya.cli.main import USAGE_STATUS
from tamaya.i18n import Language
from tamaya.notation import hanabi_record_of, ikebana_record_of, write_record
from tamaya.players.hanabi import Friend
from tamaya.rules import ikebana
from tamaya.rules.hanabi import Choice, Game, Seat, compose, seed_from_words
from tamaya.testing.random_games import play_randomly

CHOICE = Choice("grands-feux", ("flamboyants",))
TURN = re.compile(r"^ *(\d+)\. (\w+)")
THOUGHT = re.compile(r"^ *friend [^:]+: ")


@pytest.fixture
def told(ask, tmp_path):
    """What is told of a game of two, by turns: who acts, and what the friend says of it."""

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


def test_a_friend_speaks_of_every_turn(told, game):
    turns = told(game)
    assert len(turns) > 10
    assert all(said for _, said in turns)


@pytest.mark.parametrize("language", Language)
def test_a_seat_is_told_the_reasons_of_its_own_turns_only(told, game, language):
    for name, said in told(game, "--seat", "1", "--lang", language):
        assert bool(said) is (name == "Bob")


def test_a_friend_explains_its_own_moves(told):
    game = Game.deal(compose(CHOICE), 2, seed_from_words("its own"), Seat(0))
    for _ in range(4):
        game = game.make(Friend().decide(game.view(game.board.seat_to_act)))
    assert len([said for _, said in told(game) if said]) == 4


def test_nobody_explains_ikebana(ask, tmp_path):
    game = ikebana.Game.deal(ikebana.Rules(), 2, seed_from_words("flowers"), Seat(0))
    path = tmp_path / "game.json"
    path.write_text(write_record(ikebana_record_of(game, ("Alice", "Bob"))))
    assert ask("replay", str(path), "--explain").status == USAGE_STATUS
