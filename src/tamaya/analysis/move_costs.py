"""What a move cost: the same worlds with it and with the best move found."""

from tamaya.analysis.game_rollouts import DecisionRollouts, estimate
from tamaya.analysis.review_types import Estimate, Label
from tamaya.search.move_comparison import SwitchThreshold, compare_moves, highest_score

LABELS = ((1.0, Label.BLUNDER), (0.5, Label.MISTAKE), (0.2, Label.INACCURACY))
"""From how many expected points lost a move is called so."""
SURE_ERRORS = 2.5
"""No move has a label whose loss is not this many standard errors above 0."""
FRESH = 1_000_000
"""The first world of those that have not been used to choose the best move."""
HANDS = 40
"""How many different hands the worlds of one decision have at most."""


def find_cost(
    decision: DecisionRollouts, action: int, legal: list[int], rollouts: int, worlds: int
) -> tuple[int, Estimate] | None:
    """The best action found, and the points that the action taken loses against it.

    The worlds are those that the seat could believe in. The best action is chosen in some of them,
    and the loss measured in others, so that chance favours neither. None where no such world was
    found.
    """
    hands = decision.believed_hands(HANDS)
    if hands is None:
        return None
    others = [decision.usual, *(other for other in legal if other != decision.usual)]
    compared = compare_moves(
        [action, *(other for other in others if other != action)],
        highest_score(decision.tables),
        rollouts,
        SwitchThreshold(0.0, 0.0),
        lambda actions, start, stop: decision.play(hands, actions, start, stop),
        lambda: False,
    )
    best = compared.action
    if best == action:
        return action, Estimate(0.0, 0.0)
    scores = decision.play(hands, [action, best], FRESH, FRESH + worlds)
    loss = estimate(scores[1] - scores[0])
    return (best, loss) if loss.mean > 0 else (action, Estimate(0.0, loss.error))


def label_of(loss: Estimate) -> Label | None:
    """What a loss is called; None where it is small or not certain."""
    if loss.mean <= SURE_ERRORS * loss.error:
        return None
    return next((label for points, label in LABELS if loss.mean >= points), None)
