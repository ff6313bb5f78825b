"""Blueprints: compiled players that a search imagines at every seat."""

from collections.abc import Callable
from dataclasses import dataclass

from tamaya.engine.arrays import IntRow
from tamaya.engine.policies import Policy
from tamaya.engine.rule_tables import RuleTables
from tamaya.players.hanabi.hat.common_knowledge import update_knowledge as update_hat_knowledge
from tamaya.players.hanabi.hat.play_messages import END_OF_DECK
from tamaya.players.hanabi.hat.policy import HAT
from tamaya.players.hanabi.pair.common_knowledge import update_knowledge as update_pair_knowledge
from tamaya.players.hanabi.pair.decision import END_OF_DECK as PAIR_END_OF_DECK
from tamaya.players.hanabi.pair.memory_layout import SEATS
from tamaya.players.hanabi.pair.policy import PAIR, QUICK_PAIR
from tamaya.players.hanabi.shared_kernels import memory_layout as hat_memory


@dataclass(frozen=True)
class Blueprint:
    """A policy whose memory is common knowledge: whoever listens remembers the same.

    So one memory serves all seats, and it does not depend on what the seat that thinks holds.
    """

    policy: Policy
    """What the other seats do."""
    rollout: Policy
    """What is imagined when games are played to their end, unless that is near."""
    update_knowledge: Callable[[IntRow, RuleTables, IntRow, int], None]
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


HAT_BLUEPRINT = Blueprint(
    policy=HAT,
    rollout=HAT,
    update_knowledge=update_hat_knowledge,
    remembered=hat_memory.ENDGAME,
    common=(hat_memory.MASKS, hat_memory.FACES),
    masks=hat_memory.MASKS,
    slots=hat_memory.MOST_SLOTS,
    late=END_OF_DECK,
    is_truthful=True,
)


PAIR_BLUEPRINT = Blueprint(
    policy=PAIR,
    rollout=QUICK_PAIR,
    update_knowledge=update_pair_knowledge,
    # A pair remembers where a hat player does.
    remembered=hat_memory.ENDGAME,
    common=(hat_memory.MASKS, hat_memory.FACES),
    masks=hat_memory.MASKS,
    slots=hat_memory.MOST_SLOTS,
    late=PAIR_END_OF_DECK,
    is_truthful=False,
)


def blueprint_for(players: int) -> Blueprint:
    """The strongest blueprint for so many seats."""
    return PAIR_BLUEPRINT if players == SEATS else HAT_BLUEPRINT
