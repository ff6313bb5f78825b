"""A worked example of the score, computed by the rules."""

from dataclasses import replace

from tamaya.i18n.hanabi_names import firework_message, suit_message
from tamaya.i18n.hanabi_outcomes import verdict_message
from tamaya.i18n.message import Message, message
from tamaya.i18n.page_types import Block, PageTable, Paragraph, Pictured, Text
from tamaya.rules.cards import Face
from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.cards import CardId, Scoring, Suit
from tamaya.rules.hanabi.outcome import Cause
from tamaya.rules.hanabi.parameters import HIGHEST_VALUE, Rules
from tamaya.rules.hanabi.scoring import missing, outcome, points, verdict
from tamaya.rules.shared_types import FEWEST_PLAYERS, Seat

LAID = (4, 5, 3, 4, 1, 4, 2)
"""The laid cards of each suit at the end, out of five; the first suit is never complete."""

LAID_OF_PENALTY = 2


def example_board(rules: Rules) -> Board:
    """A board at the end of a game that was not won."""
    laid = [
        (count if suit.scoring is Scoring.POINTS else LAID_OF_PENALTY)
        * rules.highest
        // HIGHEST_VALUE
        for suit, count in zip(rules.suits, LAID, strict=False)
    ]
    board = Board.undealt(rules, FEWEST_PLAYERS, Seat(0))
    return replace(board, fireworks=tuple(tuple(map(CardId, range(count))) for count in laid))


def score_example(rules: Rules) -> tuple[Block, ...]:
    """The fireworks of the example, their points, and the verdict where there is one."""
    board = example_board(rules)
    ended = outcome(board, Cause.LAST_ROUND)
    titles = ("suit", "laid", "points")
    rows: list[tuple[Text, ...]] = [tuple(message(f"rules-column-{title}") for title in titles)]
    rows += [
        (suit_message(suit.name), laid_cards(suit, len(laid)), points_text(suit, len(laid)))
        for suit, laid in zip(rules.suits, board.fireworks, strict=True)
    ]
    missing_cards = missing(board)
    total = message(
        "rules-example-less" if missing_cards else "rules-example-total",
        points=points(board),
        missing=missing_cards,
        fireworks=penalty_fireworks(rules),
        score=ended.score,
    )
    blocks: list[Block] = [Paragraph(message("rules-example")), PageTable(tuple(rows))]
    blocks.append(Paragraph(total))
    crowd_verdict = verdict(rules, ended)
    if crowd_verdict is not None:
        blocks.append(
            Paragraph(message("rules-example-verdict", verdict=verdict_message(crowd_verdict)))
        )
    return tuple(blocks)


def penalty_fireworks(rules: Rules) -> tuple[Message, ...]:
    """The fireworks whose missing cards cost points."""
    return tuple(
        firework_message(suit.name) for suit in rules.suits if suit.scoring is Scoring.PENALTY
    )


def laid_cards(suit: Suit, count: int) -> Text:
    """The laid cards in order."""
    values = suit.values[:count]
    if not values:
        return "–"
    return Pictured(" ".join(map(str, values)), tuple(Face(suit.name, value) for value in values))


def points_text(suit: Suit, count: int) -> str:
    """The points for laid cards, or the cost of missing ones."""
    if suit.scoring is Scoring.POINTS:
        return str(count)
    return f"\N{MINUS SIGN}{len(suit.values) - count}"
