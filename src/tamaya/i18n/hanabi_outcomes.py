"""How a game of Hanabi ended, and what the crowd says of it, as messages."""

from tamaya.i18n.message import Message, message
from tamaya.rules.hanabi.outcome import Outcome, Result
from tamaya.rules.hanabi.scoring import Verdict


def ended_message(outcome: Outcome) -> Message:
    """Why the game is over, and what it came to."""
    is_less = outcome.result is Result.FINISHED and outcome.score < outcome.points
    return message(
        "ended-finished-less" if is_less else f"ended-{outcome.result.value}",
        cause=message(f"cause-{outcome.cause.value}"),
        score=outcome.score,
        points=outcome.points,
    )


def verdict_message(verdict: Verdict) -> Message:
    """What the crowd says; black powder, if there was any, is mentioned."""
    band = message(f"verdict-{verdict.band}")
    return message("verdict-with-powder", verdict=band) if verdict.has_black_powder else band
