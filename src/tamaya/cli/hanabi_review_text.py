"""The review of a game of Hanabi in words, figures and pictures."""

from importlib import import_module
from typing import Any

from tamaya.cli.number_format import format_decimal, format_percent
from tamaya.cli.review_text import Report, ReviewRow, ReviewText
from tamaya.cli.svg_charts import line_chart, strip_chart
from tamaya.engine.package_availability import refuse_without_engine
from tamaya.i18n import Catalogue, Message
from tamaya.i18n.hanabi_names import hanabi_game_message
from tamaya.notation import HanabiRecord
from tamaya.rules.hanabi import Game

STRIP_COLOURS = {True: "#3f8f5b", False: "#c8443c", None: "#b9b2a3"}
COLUMNS = ("perfect", "expected", "luck", "choice", "loss")


def hanabi_review_text(
    record: HanabiRecord, game: Game, report: Report, texts: Catalogue
) -> ReviewText:
    """Review a game and write about it; refused without the engine."""
    refuse_without_engine()
    # The engine is an optional extra.
    analysis: Any = import_module("tamaya.analysis.game_review")
    contents: Any = import_module("tamaya.analysis.review_json")
    review = analysis.review_game(game, report=report)
    writer = HanabiReviewWriter(record, analysis.games_of(game), review, texts)
    return ReviewText(
        paragraphs=writer.paragraphs(),
        moments=writer.moments(),
        pictures=pictures(review, texts),
        columns=[texts.format(f"review-column-{name}") for name in COLUMNS],
        rows=writer.rows(),
        contents=contents.review_object(review),
    )


class HanabiReviewWriter:
    """Writes the sentences of a review in one language."""

    def __init__(self, record: HanabiRecord, games: Any, review: Any, texts: Catalogue) -> None:
        """Write about a review; ``games`` is the game after the deal and after each move."""
        self._record = record
        self._games = games
        self._review = review
        self._texts = texts
        self._sentences: Any = import_module("tamaya.analysis.review_sentences")

    def paragraphs(self) -> list[str]:
        """The game in a few paragraphs."""
        review, sentences, names = self._review, self._sentences, self._record.names
        texts = self._texts
        title = texts.render(hanabi_game_message(self._record.choice))
        score = texts.format("review-score", score=review.score, perfect=review.perfect_score)
        found = [title, score, *map(texts.render, sentences.deck_messages(review, names))]
        if review.saved_by:
            moves = " ".join(review.saved_by)
            found.append(texts.format("review-saved-by", moves=moves))
        found += map(texts.render, sentences.curve_messages(review))
        clues: Message | None = sentences.clue_message_of(review)
        return found if clues is None else [*found, texts.render(clues)]

    def moments(self) -> list[tuple[int, list[str]]]:
        """The key moments."""
        return [
            (
                move.turn,
                [
                    self._texts.render(said)
                    for said in self._sentences.moment_messages(
                        move, self._games[move.number], self._record.names, self._review
                    )
                ],
            )
            for move in self._sentences.key_moments(self._review)
        ]

    def rows(self) -> list[ReviewRow]:
        """Every move with its figures."""
        return [
            ReviewRow(
                "" if move.cost is None else move.cost.label or "",
                move.turn,
                self._move(move.number, move.move),
                figures(move, self._texts),
            )
            for move in self._review.moves
        ]

    def _move(self, number: int, text: str) -> str:
        said = self._sentences.move_message(self._games[number], text, self._record.names)
        return text if said is None else self._texts.render(said)


def figures(move: Any, texts: Catalogue) -> list[str]:
    """The figures of a move; empty where there are none."""
    found = ["", "", "", "", ""]
    if move.prospects is not None:
        found[0] = format_percent(move.prospects.perfect.mean, texts)
        found[1] = format_decimal(move.prospects.expected.mean, texts)
        found[2] = format_decimal(move.luck.mean, texts)
        found[3] = format_decimal(move.choice.mean, texts)
    if move.cost is not None and move.cost.label is not None:
        found[4] = format_decimal(move.cost.loss.mean, texts)
    return found


def pictures(review: Any, texts: Catalogue) -> list[str]:
    """The two curves, and the strip that says whether the deck could be won."""
    words = {True: "review-yes", False: "review-no", None: "review-unknown"}
    colours = {texts.format(words[found]): colour for found, colour in STRIP_COLOURS.items()}
    drawn = []
    if review.start is not None:
        prospects = [review.start, *(move.prospects for move in review.moves)]
        for key, values, most in (
            ("perfect", [point.perfect for point in prospects], 1.0),
            ("expected", [point.expected for point in prospects], float(review.perfect_score)),
        ):
            title = texts.format(f"review-{key}-curve")
            points = [(value.mean, value.error) for value in values]
            drawn.append(line_chart(title, points, most))
    shown = [texts.format(words[move.winnable]) for move in review.moves]
    drawn.append(strip_chart(texts.format("review-winnable-strip"), shown, colours))
    return drawn
