"""Blueprints: compiled players that a search imagines at every seat."""

from collections.abc import Callable
from dataclasses import dataclass

from tamaya.engine.lines import Line
from tamaya.engine.policies import Policy
from tamaya.engine.tables import Tables
from tamaya.players.hanabi.hat import memory as hat_memory
from tamaya.players.hanabi.hat.known import END_OF_DECK
from tamaya.players.hanabi.hat.listening import listen as listen_as_hat
from tamaya.players.hanabi.hat.policy import HAT
from tamaya.players.hanabi.pair.deciding import END_OF_DECK as END_FOR_A_PAIR
from tamaya.players.hanabi.pair.listening import listen as listen_as_pair
from tamaya.players.hanabi.pair.memory import SEATS
from tamaya.players.hanabi.pair.policy import PAIR, QUICK_PAIR


@dataclass(frozen=True)
class Blueprint:
    """A policy whose memory is common knowledge: whoever listens remembers the same.

    So one memory serves all seats, and it does not depend on what the seat that thinks holds.
    """

    policy: Policy
    """What the other seats do."""
    rollout: Policy
    """What is imagined when games are played to their end, unless that is near."""
    listen: Callable[[Line, Tables, Line, int], None]
    """What a seat does with a line in which it has nothing to choose."""
    remembered: int
    """So many words are remembered from one line to the next; what follows is scratch paper."""
    common: tuple[int, int]
    """The words about which all seats must agree, lest somebody misread a move."""
    masks: int
    """Where it says which faces each card may have."""
    slots: int
    """How many of these words each seat has."""
    late: int
    """With so few cards in the deck or fewer, the policy takes long to choose."""
    is_truthful: bool
    """Whether the true face is always among these; else somebody may be told what is not so."""


OVER_HAT = Blueprint(
    policy=HAT,
    rollout=HAT,
    listen=listen_as_hat,
    remembered=hat_memory.END,
    common=(hat_memory.MASKS, hat_memory.FACES),
    masks=hat_memory.MASKS,
    slots=hat_memory.MOST_SLOTS,
    late=END_OF_DECK,
    is_truthful=True,
)


OVER_PAIR = Blueprint(
    policy=PAIR,
    rollout=QUICK_PAIR,
    listen=listen_as_pair,
    # A pair remembers where a hat player does.
    remembered=hat_memory.END,
    common=(hat_memory.MASKS, hat_memory.FACES),
    masks=hat_memory.MASKS,
    slots=hat_memory.MOST_SLOTS,
    late=END_FOR_A_PAIR,
    is_truthful=False,
)


def blueprint_for(players: int) -> Blueprint:
    """The strongest blueprint for so many seats."""
    return OVER_PAIR if players == SEATS else OVER_HAT
