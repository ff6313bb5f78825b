"""Blueprints: the compiled players that a search expects at every seat."""

from collections.abc import Callable
from dataclasses import dataclass

from tamaya.engine.array_types import IntRow
from tamaya.engine.policy import Policy
from tamaya.engine.rule_tables import RuleTables
from tamaya.players.hanabi.hat.common_knowledge import update_knowledge as update_hat_knowledge
from tamaya.players.hanabi.hat.engine_policy import HAT
from tamaya.players.hanabi.hat.play_message_thresholds import END_OF_DECK
from tamaya.players.hanabi.pair.common_knowledge import update_knowledge as update_pair_knowledge
from tamaya.players.hanabi.pair.decision import END_OF_DECK as PAIR_END_OF_DECK
from tamaya.players.hanabi.pair.engine_policy import PAIR, QUICK_PAIR
from tamaya.players.hanabi.pair.memory_layout import SEATS
from tamaya.players.hanabi.shared_kernels import memory_layout as hat_memory


@dataclass(frozen=True)
class Blueprint:
    """A policy whose memory is common knowledge.

    One memory serves all seats, and it does not depend on the hand of the seat that searches.
    """

    policy: Policy
    """The policy of the other seats."""
    rollout: Policy
    """The policy of all seats in rollouts, except near the end of a game."""
    update_knowledge: Callable[[IntRow, RuleTables, IntRow, int], None]
    """Updates the memory for a row in which the seat does not act."""
    remembered: int
    """How many words of the memory are kept from one row to the next; the rest is scratch space."""
    common: tuple[int, int]
    """The range of words that must be equal for all seats after a readable move."""
    masks: int
    """Where the masks of the hands are stored."""
    slots: int
    """How many masks each seat has."""
    late: int
    """With at most this many cards in the deck, the policy is slow."""
    is_truthful: bool
    """Whether the masks always contain the true face."""


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
    # Pair uses the memory layout of hat.
    remembered=hat_memory.ENDGAME,
    common=(hat_memory.MASKS, hat_memory.FACES),
    masks=hat_memory.MASKS,
    slots=hat_memory.MOST_SLOTS,
    late=PAIR_END_OF_DECK,
    is_truthful=False,
)


def blueprint_for(players: int) -> Blueprint:
    """The strongest blueprint for this number of seats."""
    return PAIR_BLUEPRINT if players == SEATS else HAT_BLUEPRINT
