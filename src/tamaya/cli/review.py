"""``tamaya review``: what a recorded game could have been, and what its moves cost."""

from tamaya.cli.game_adapters import ADAPTERS
from tamaya.cli.json_output import write_json
from tamaya.cli.output_files import refuse_same_file, refuse_unwritable, write_text
from tamaya.cli.progress import Progress
from tamaya.cli.record_file_reader import read_record_texts
from tamaya.cli.replay import stop_message
from tamaya.cli.review_page import review_page
from tamaya.cli.review_text import plain_review
from tamaya.cli.usage_parser import Arguments, Option, Usage
from tamaya.i18n import Catalogue, catalogue
from tamaya.notation import Record, read_any_record, read_link, replay_record
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
    replayed = replay_record(record)
    progress = Progress(0, len(replayed.game.moves) + 2)
    text = ADAPTERS[record.game].review_text(
        record, replayed.game, lambda done, _of: progress.advance({done: None}), texts
    )
    progress.stop()
    if "json" in arguments.values:
        write_json(arguments.values["json"], text.contents)
    if "html" in arguments.values:
        write_text(arguments.values["html"], review_page(text, texts))
    if not arguments.values.keys() & set(OUTPUT_OPTIONS):
        print(plain_review(text, texts))
    stop = stop_message(replayed.at, replayed.refusal)
    if stop is not None and arguments.values.get("json") != "-":
        print(paragraph(texts.render(stop)))
    return 0 if stop is None else 1


def read_reviewed_record(text: bytes) -> Record:
    """Read a record in any format, or a link of hanab.live."""
    if text.lstrip().startswith((b"http:", b"https:")):
        return read_link(text.decode("utf-8", "replace").strip())
    return read_any_record(text)


def reviewed_text(text: bytes, texts: Catalogue) -> str:
    """Review one record, as text; an illegal move ends it."""
    record = read_reviewed_record(text)
    replayed = replay_record(record)
    found = ADAPTERS[record.game].review_text(record, replayed.game, lambda _done, _of: None, texts)
    stop = stop_message(replayed.at, replayed.refusal)
    plain = plain_review(found, texts)
    return plain if stop is None else f"{plain}\n{texts.render(stop)}"
