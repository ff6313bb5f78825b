"""``tamaya review``: what a recorded game could have been, and what its moves cost."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from tamaya.cli.json_output import write_json
from tamaya.cli.output_files import refuse_same_file, refuse_unwritable, write_text
from tamaya.cli.progress import Progress
from tamaya.cli.record_file_reader import read_record_texts
from tamaya.cli.replay import stop_message
from tamaya.cli.review_page import review_page
from tamaya.cli.usage_parser import Arguments, Option, Usage, UsageRefusal
from tamaya.engine.package_availability import refuse_without_engine
from tamaya.i18n import Catalogue, Message, catalogue
from tamaya.i18n.hanabi_names import hanabi_game_message
from tamaya.notation import HanabiRecord, Record, read_any_record, read_link, replay_record
from tamaya.rules.hanabi import Game
from tamaya.rules.shared_types import Refused
from tamaya.terminal.text.layout import paragraph

OUTPUT_OPTIONS = ("json", "html")

USAGE = Usage(
    "review",
    extra="engine",
    options=(Option("json", "file"), Option("html", "file")),
    words="file",
    fewest_words=1,
    most_words=1,
)


def run(arguments: Arguments) -> int:
    """Review the first game of a file; return 1 where it has an illegal move."""
    texts = catalogue(arguments.language)
    refuse_unwritable(arguments, *OUTPUT_OPTIONS)
    refuse_same_file(arguments, *OUTPUT_OPTIONS)
    record = read_reviewed_record(next(iter(read_record_texts(arguments.words[0]))))
    refuse_without_engine()
    replayed = replay_record(record)
    progress = Progress(0, len(replayed.game.moves) + 2)
    review = game_review(replayed.game, lambda done, _of: progress.advance({done: None}))
    progress.stop()
    report = ReviewReport(record, replayed.game, review, texts)
    if "json" in arguments.values:
        contents: Any = import_module("tamaya.analysis.review_json")
        write_json(arguments.values["json"], contents.review_object(review))
    if "html" in arguments.values:
        write_text(arguments.values["html"], report.page())
    if not arguments.values.keys() & set(OUTPUT_OPTIONS):
        print(report.text())
    stop = stop_message(replayed.at, replayed.refusal)
    if stop is not None and arguments.values.get("json") != "-":
        print(paragraph(texts.render(stop)))
    return 0 if stop is None else 1


def read_reviewed_record(text: bytes) -> HanabiRecord:
    """Read a record of Hanabi in any format, or a link of hanab.live."""
    record: Record = (
        read_link(text.decode("utf-8", "replace").strip())
        if text.lstrip().startswith((b"http:", b"https:"))
        else read_any_record(text)
    )
    if not isinstance(record, HanabiRecord):
        raise Refused(UsageRefusal.NOT_FOR_THIS_GAME, option="review", game=record.game)
    return record


def game_review(game: Game, report: Callable[[int, int], None] | None = None) -> Any:
    """Review a game; the engine is an optional extra."""
    analysis: Any = import_module("tamaya.analysis.game_review")
    return analysis.review_game(game, report=report)


def reviewed_text(text: bytes, texts: Catalogue) -> str:
    """Review one record, as text; an illegal move ends it."""
    record = read_reviewed_record(text)
    refuse_without_engine()
    replayed = replay_record(record)
    report = ReviewReport(record, replayed.game, game_review(replayed.game), texts)
    stop = stop_message(replayed.at, replayed.refusal)
    return report.text() if stop is None else f"{report.text()}\n{texts.render(stop)}"


class ReviewReport:
    """A review in words, for a terminal or a page."""

    def __init__(self, record: HanabiRecord, game: Game, review: Any, texts: Catalogue) -> None:
        """Write about a review in one language."""
        self._record = record
        self._games = import_module("tamaya.analysis.game_review").games_of(game)
        self._review = review
        self._texts = texts
        self._sentences: Any = import_module("tamaya.analysis.review_sentences")

    def text(self) -> str:
        """The review as text."""
        texts = self._texts
        lines = [paragraph(texts.render(hanabi_game_message(self._record.choice)))]
        lines += map(paragraph, self._paragraphs())
        lines += ["", texts.format("review-moments")]
        moments = self._moments()
        for turn, sentences in moments:
            lines.append("")
            for place, line in enumerate(sentences):
                lines.append(paragraph(line, f"{turn:3}. " if place == 0 else "     "))
        if not moments:
            lines.append(texts.format("review-no-moments"))
        return "\n".join(lines)

    def page(self) -> str:
        """The review as one web page."""
        texts = self._texts
        title = texts.format("review-page")
        game = texts.render(hanabi_game_message(self._record.choice))
        sentences = [self._move(move.number, move.move) for move in self._review.moves]
        paragraphs = [game, *self._paragraphs()]
        return review_page(title, paragraphs, self._moments(), sentences, self._review, texts)

    def _paragraphs(self) -> list[str]:
        review, sentences, names = self._review, self._sentences, self._record.names
        texts = self._texts
        score = texts.format("review-score", score=review.score, perfect=review.perfect_score)
        found = [score, *map(texts.render, sentences.deck_messages(review, names))]
        if review.saved_by:
            moves = " ".join(review.saved_by)
            found.append(texts.format("review-saved-by", moves=moves))
        found += map(texts.render, sentences.curve_messages(review))
        clues: Message | None = sentences.clue_message_of(review)
        return found if clues is None else [*found, texts.render(clues)]

    def _moments(self) -> list[tuple[int, list[str]]]:
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

    def _move(self, number: int, text: str) -> str:
        said = self._sentences.move_message(self._games[number], text, self._record.names)
        return text if said is None else self._texts.render(said)
