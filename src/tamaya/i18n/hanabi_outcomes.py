"""The end of a game of Hanabi and the verdict as messages."""

from tamaya.i18n.message import Message, message
from tamaya.rules.hanabi.outcome import Outcome, Result
from tamaya.rules.hanabi.parameters import Ending
from tamaya.rules.hanabi.scoring import Verdict


def ended_message(outcome: Outcome, ending: Ending) -> Message:
    """Why the game is over, and its score; a final flourish is only won or lost."""
    cause = message(f"cause-{outcome.cause.value}")
    if ending is Ending.FINAL_FLOURISH:
        return message(f"ended-flourish-{outcome.result.value}", cause=cause)
    is_less = outcome.result is Result.FINISHED and outcome.score < outcome.points
    return message(
        "ended-finished-less" if is_less else f"ended-{outcome.result.value}",
        cause=cause,
        score=outcome.score,
        points=outcome.points,
    )


def verdict_message(verdict: Verdict) -> Message:
    """The verdict of the crowd, with a mention of black powder where it was played."""
    band = message(f"verdict-{verdict.band}")
    return message("verdict-with-powder", verdict=band) if verdict.has_black_powder else band
