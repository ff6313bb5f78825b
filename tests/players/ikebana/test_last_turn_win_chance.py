"""The chance to win in a last turn, worked out by hand."""

import pytest

from tamaya.players.ikebana.last_turn_win_chance import LastTurn, Rival
from tamaya.rules.shared_types import Seat

BOB, CATHY = Seat(1), Seat(2)


@pytest.mark.parametrize(("gain", "chance"), [(9, 0), (10, 0.5), (11, 1)])
def test_against_complete_bouquets_a_victory_is_certain_shared_or_lost(gain, chance):
    assert LastTurn(20, {BOB: Rival(30, 0)}).chance(gain) == chance


def test_against_an_incomplete_bouquet_the_chance_grows_with_the_lead():
    last_turn = LastTurn(20, {BOB: Rival(30, 10)})
    assert last_turn.chance(10) == pytest.approx(0.5)
    assert last_turn.chance(20) == pytest.approx(0.8536, abs=1e-4)
    assert last_turn.chance(0) == pytest.approx(1 - 0.8536, abs=1e-4)


def test_every_rival_must_be_beaten():
    last_turn = LastTurn(20, {BOB: Rival(30, 10), CATHY: Rival(30, 10)})
    assert last_turn.chance(10) == pytest.approx(0.25)


def test_a_payment_counts_for_the_rival():
    last_turn = LastTurn(20, {BOB: Rival(30, 0)}).after(BOB, 3, 3)
    assert (last_turn.points, last_turn.rivals[BOB].points) == (17, 33)


def test_a_poor_card_is_rejected_if_another_draw_can_win():
    last_turn = LastTurn(20, {BOB: Rival(30, 0)})
    gains = {0: 0.5, 20: 0.5}
    assert last_turn.draw(gains, iter(())) == 0.5
    # The poor card is rejected for 1 point, and 20 still win with a second draw.
    assert last_turn.draw(gains, iter([(BOB, 1)])) == 0.75
    # For 5 points they only tie.
    assert last_turn.draw(gains, iter([(BOB, 5)])) == 0.5 + 0.5 * 0.25
