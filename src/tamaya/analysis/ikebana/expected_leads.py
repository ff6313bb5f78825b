"""By how much each seat can expect to lead at the end of a game of Ikebana.

A lead is the own points less the average of the others'. The rounds that have not begun promise
everybody the same, so they change no lead.
"""

from tamaya.players.ikebana.move_values import affordable, later_values
from tamaya.players.ikebana.unfinished_bouquet import partial_bouquet
from tamaya.rules.ikebana import State
from tamaya.rules.shared_types import Seat


def expected_leads(state: State) -> tuple[float, ...]:
    """The lead that each seat can expect, as ``florist`` values bouquets."""
    players = state.board.players
    totals = [expected_points(state, Seat(seat)) for seat in range(players)]
    everything = sum(totals)
    return tuple(round(own - (everything - own) / (players - 1), 6) + 0.0 for own in totals)


def expected_points(state: State, seat: Seat) -> float:
    """The points of a seat, and what it can expect of its bouquet of this round."""
    board = state.board
    if board.outcome is not None:
        return float(board.points[seat])
    bouquet, points = partial_bouquet(board.bouquets[seat]), board.points[seat]
    price = 1 + 1 / (board.players - 1)
    values = later_values(price, board.rules.multiplier(board.round), points, bouquet)
    if state.drawn is None or seat != board.seat_to_act:
        return points + values.worth(bouquet)
    kept = values.worth(bouquet.with_card(state.drawn))
    cost = board.price
    if points < cost:
        return points + kept
    most = affordable(points - cost, cost)
    return points + max(kept, values.turn(bouquet, cost, most) - cost * price)
