"""Where a seat has no move of some kind, its view holds the reason of the rules."""

from random import Random

import pytest
from tests.wire.played_tables import random_steps

from tamaya.rules.hanabi import Refusal
from tamaya.rules.shared_types import Onlooker, Seat
from tamaya.table.options import Options
from tamaya.wire.hanabi.view_builder import hanabi_view

GAMES = {
    "standard": Options(edition="standard", seats=3),
    "deluxe": Options(extensions=("avalanche", "black-powder", "flamboyants"), seats=2),
}


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_reason_exactly_where_there_is_no_move_of_the_kind(game):
    reasons = set()
    for seed in range(4):
        for moment in random_steps(GAMES[game], Random(seed), skill=0.0):
            for seat in range(moment.board.players):
                view = hanabi_view(moment, Seat(seat), 0)
                kinds = {move.__struct_config__.tag for move in view.legal_moves}
                for kind in ("play", "discard", "clue"):
                    reason = getattr(view.objections, kind)
                    assert (reason is None) == (kind in kinds)
                    reasons.add(reason)
    assert {Refusal.NOT_YOUR_TURN, Refusal.TOKENS_FULL, Refusal.NO_TOKEN, None} <= reasons


def test_an_onlooker_gets_no_reasons():
    for moment in random_steps(GAMES["standard"], Random(1), skill=0.7):
        objections = hanabi_view(moment, Onlooker.SPECTATOR, 0).objections
        assert (objections.play, objections.discard, objections.clue) == (None, None, None)
