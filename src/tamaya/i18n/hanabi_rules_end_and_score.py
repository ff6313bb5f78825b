"""The sections of the rules page about the end of the game and the score."""

from tamaya.i18n.hanabi_score_example import penalty_fireworks, score_example
from tamaya.i18n.message import Message, message
from tamaya.i18n.page_types import Block, Definitions, Paragraph, Points, Text
from tamaya.i18n.ruling_mark import ruling
from tamaya.rules.hanabi.parameters import Ending, LostPoints, Rules
from tamaya.rules.hanabi.scoring import BANDS, TOP_BANDS


def ending(rules: Rules) -> tuple[Block, ...]:
    """What ends the game, the immediate ends first."""
    points = [
        message("rules-end-errors", count=rules.errors),
        message("rules-end-complete"),
    ]
    if rules.ending is Ending.LAST_ROUND:
        points.append(message("rules-end-last-round"))
    else:
        points += [message("rules-end-flourish"), message("rules-end-lost-card")]
        if rules.tiles:
            points.append(ruling(message("rules-end-lost-card-tiles")))
        points.append(ruling(message("rules-end-no-move")))
    return (Points(tuple(points)),)


def scoring(rules: Rules) -> tuple[Block, ...]:
    """How the score is counted."""
    penalties = penalty_fireworks(rules)
    if rules.ending is Ending.FINAL_FLOURISH:
        return (Points((message("rules-score-all-or-nothing"),)),)
    points = [message("rules-score-points", highest=rules.highest_score)]
    if penalties:
        points.append(message("rules-score-penalty", count=len(penalties), fireworks=penalties))
        points.append(ruling(message("rules-score-below-zero")))
    is_kept = rules.lost_points is LostPoints.KEPT
    points.append(ruling(message("rules-score-kept" if is_kept else "rules-score-zero")))
    if rules.highest_score not in TOP_BANDS:
        points.append(ruling(message("rules-score-no-scale")))
        return (Points(tuple(points)), *score_example(rules))
    if penalties:
        points.append(message("rules-score-mention"))
    return (
        Points(tuple(points)),
        Paragraph(message("rules-score-scale")),
        Definitions(bands(rules.highest_score)),
        *score_example(rules),
    )


def bands(highest_score: int) -> tuple[tuple[Text, Message], ...]:
    """The scores of each band, and its verdict."""
    rows: list[tuple[Text, Message]] = []
    least = None
    for most, band in BANDS + TOP_BANDS[highest_score]:
        scores: Message | str = str(most) if least == most else f"{least}–{most}"
        if least is None:
            scores = message("rules-score-at-most", most=most)
        rows.append((scores, message(f"verdict-{band}")))
        least = most + 1
    return tuple(rows)
