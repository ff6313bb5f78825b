"""What bots answer during the game does not depend on cards that the asker cannot see."""

from dataclasses import replace
from random import Random

import msgspec
import pytest
from tests.wire.played_tables import apply_events, begun, moves_of
from tests.wire.test_no_leak import HANABI, other_beginning, tables_of

from tamaya.players.hanabi.friend import Friend
from tamaya.rules import hanabi
from tamaya.rules.shared_types import Seat
from tamaya.table.live_table import LiveTable
from tamaya.table.options import Options
from tamaya.web.reads.table_reads import LiveAnswerRead


def among_friends(options: Options, chance: Random) -> hanabi.Game:
    """A game between friends, stopped somewhere in its middle."""
    game = begun(options).table.game
    friends = [Friend() for _ in range(options.seats)]
    for _ in range(chance.randrange(15, 30)):
        seat = game.board.seat_to_act
        after = game.make(friends[seat].decide(game.view(seat)))
        if after.outcome is not None:
            break
        game = after
    return game


def played(options: Options, moves, beginning=None) -> LiveTable:
    """A table whose seats are all held by friends, after these moves."""
    live = begun(options, beginning)
    holders = tuple(replace(holder, bot="friend") for holder in live.table.holders)
    live.table = replace(live.table, holders=holders)
    for move in moves:
        apply_events(live, move)
    return live


def answers_to(live: LiveTable, asker: Seat) -> list[bytes]:
    moves = live.table.game.moves
    return [
        LiveAnswerRead(number, asker).answer(live)
        for number, made in enumerate(moves, 1)
        if made.seat != asker and not isinstance(made.move, hanabi.TakeBack | hanabi.Decline)
    ]


@pytest.mark.parametrize("preset", HANABI)
def test_an_answer_does_not_depend_on_cards_that_the_asker_cannot_see(preset):
    options = tables_of(preset)[0]
    chance = Random(preset)
    game = among_friends(options, chance)
    compared = 0
    for seat in map(Seat, range(options.seats)):
        other = other_beginning(game, seat, chance)
        if other is None:
            continue
        moves = moves_of(game)
        mine = answers_to(played(options, moves), seat)
        assert answers_to(played(options, moves, other), seat) == mine
        compared += len(mine)
    assert compared > 0


def test_an_answer_to_one_seat_is_none_to_another():
    options = msgspec.structs.replace(HANABI["standard"], seats=3)
    live = played(options, moves_of(among_friends(options, Random(4))))
    first, second = ([*answers_to(live, Seat(seat))] for seat in (0, 1))
    assert set(first) - set(second)
