"""The review of a game of Ikebana in words, figures and a picture."""

from collections.abc import Sequence

from tamaya.analysis.ikebana.game_review import review_ikebana
from tamaya.analysis.ikebana.review_json import ikebana_review_object
from tamaya.analysis.ikebana.review_sentences import (
    cost_messages,
    ikebana_move_message,
    labelled_moves,
    verdict_messages,
)
from tamaya.analysis.ikebana.review_types import IkebanaMoveReview, IkebanaReview
from tamaya.cli.number_format import format_decimal
from tamaya.cli.review_text import Report, ReviewRow, ReviewText
from tamaya.cli.svg_charts import lines_chart
from tamaya.i18n import Catalogue, message
from tamaya.i18n.ikebana_names import ikebana_game_message
from tamaya.notation import IkebanaRecord
from tamaya.rules.ikebana import Game

COLUMNS = ("luck", "choice", "loss")


def ikebana_review_text(
    record: IkebanaRecord, game: Game, report: Report, texts: Catalogue
) -> ReviewText:
    """Review a game and write about it."""
    review, names = review_ikebana(game, report=report), record.names
    games = [game.beginning()]
    for made in game.moves:
        games.append(games[-1].make(made.move))
    title = ikebana_game_message(record.setup.rules)
    said = (title, *verdict_messages(review, game, names))
    return ReviewText(
        paragraphs=[texts.render(each) for each in said],
        moments=[
            (move.turn, _moment(move, games[move.number], names, review.policy, texts))
            for move in labelled_moves(review)
        ],
        pictures=[_picture(review, names, texts)],
        columns=[texts.format(f"review-column-{name}") for name in COLUMNS],
        rows=[_row(move, games[move.number], names, texts) for move in review.moves],
        contents=ikebana_review_object(review),
    )


def _moment(
    move: IkebanaMoveReview, before: Game, names: Sequence[str], policy: str, texts: Catalogue
) -> list[str]:
    better = ikebana_move_message(before, move.best, names)
    said = (
        ikebana_move_message(before, move.move, names),
        *cost_messages(move, policy),
        message("review-better", move=better),
    )
    return [texts.render(each) for each in said]


def _row(
    move: IkebanaMoveReview, before: Game, names: Sequence[str], texts: Catalogue
) -> ReviewRow:
    sentence = texts.render(ikebana_move_message(before, move.move, names))
    loss = "" if move.label is None else format_decimal(move.loss, texts)
    figures = (format_decimal(move.luck, texts), format_decimal(move.choice, texts), loss)
    return ReviewRow(move.label or "", move.turn, sentence, figures)


def _picture(review: IkebanaReview, names: Sequence[str], texts: Catalogue) -> str:
    steps = [review.start, *(move.leads for move in review.moves)]
    curves = {name: [leads[seat] for leads in steps] for seat, name in enumerate(names)}
    return lines_chart(texts.format("review-lead-curve"), curves)
