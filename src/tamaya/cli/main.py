"""The ``tamaya`` program: find the module of a verb and run it.

A person's mistake is answered by a sentence in their language; an interrupt or a closed pipe ends
the program quietly.
"""

import errno
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import takewhile
from typing import Protocol, cast

from tamaya import __version__
from tamaya.cli.entry_point import INTERRUPTED_STATUS, loading
from tamaya.cli.help import LAUNCHER_WORDS, usage_text, verb_help, welcome, with_title
from tamaya.cli.language import environment_language, requested_language
from tamaya.cli.usage_parser import LANG, Arguments, Usage, UsageRefusal, parse_arguments
from tamaya.i18n import Language, catalogue, refusal_sentences
from tamaya.notation.refusals import NotationRefusal
from tamaya.rules.shared_types import Refused
from tamaya.terminal.text.layout import paragraph

VERBS = (
    "play",
    "games",
    "rules",
    "replay",
    "review",
    "verify",
    "simulate",
    "crossplay",
    "parity",
    "benchmark",
    "train",
    "mcp",
    "serve",
    "admin",
)
"""Each verb is a module of this package, loaded only when it is called."""

DEFAULT_VERB = "serve"
"""Without a verb the server opens."""

HELP_WORDS = frozenset({"-h", "--help"})

USAGE_STATUS = 2
BROKEN_PIPE_STATUS = 141


class VerbModule(Protocol):
    """What the module of a verb provides."""

    USAGE: Usage

    def run(self, arguments: Arguments) -> int:
        """Run the verb and return the exit status; may raise ``Refused``."""


def main(words: Sequence[str] | None = None) -> int:
    """Run the program with these words, by default those of the command line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A letter that the terminal lacks becomes a question mark, not a traceback.
            stream.reconfigure(errors="replace")
    try:
        status = run_program(sys.argv[1:] if words is None else list(words))
        if sys.stdout is not None:
            # A program can be started without a standard output.
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED_STATUS
    except BrokenPipeError:
        discard_output()
        return BROKEN_PIPE_STATUS
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        discard_output()
        full = Refused(NotationRefusal.UNWRITABLE_FILE, file="-")
        return print_refusal(full, environment_language(os.environ), None)
    return status


def discard_output() -> None:
    """Drop the rest of the output, so that flushing it at the exit does not fail."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, sys.stdout.fileno())


def run_program(words: list[str]) -> int:
    """Run the verb that the words name, in the requested language."""
    language = environment_language(os.environ)
    usage = None
    try:
        language = requested_language(words) or language
        words = strip_language(words)
        while words[:1] == ["help"]:
            words = [*strip_language(words[1:]), "--help"]
        if words and words[0] in HELP_WORDS:
            print(welcome(catalogue(language), VERBS, in_checkout=is_in_checkout()))
            return 0
        if words[:1] == ["--version"]:
            print(f"tamaya {__version__}")
            return 0
        if not words or words[0].startswith("-"):
            words = [DEFAULT_VERB, *words]
        verb = load_verb(words[0])
        usage = verb.USAGE
        if asks_for_help(words[1:]):
            print(verb_help(catalogue(language), usage))
            return 0
        return verb.run(parse_arguments(usage, words[1:], language))
    except Refused as refused:
        return print_refusal(refused, language, usage)


def strip_language(words: list[str]) -> list[str]:
    """The words without a leading ``--lang``."""
    while words and words[0].partition("=")[0] == LANG.flag:
        words = words[1:] if "=" in words[0] else words[2:]
    return words


def is_in_checkout() -> bool:
    """Whether the launcher of a checkout has started the program."""
    return "TAMAYA_LAUNCHER" in os.environ


def load_verb(name: str) -> VerbModule:
    """Import the module of a verb."""
    if name not in VERBS:
        known = (*VERBS, *(LAUNCHER_WORDS if is_in_checkout() else ()))
        raise Refused(UsageRefusal.UNKNOWN_VERB, verb=name, known=", ".join(dict.fromkeys(known)))
    with loading():
        return cast(VerbModule, import_module(f"tamaya.cli.{name}"))


def asks_for_help(words: Sequence[str]) -> bool:
    """Whether the words of a verb contain a request for help."""
    return not HELP_WORDS.isdisjoint(takewhile(lambda word: word != "--", words))


def print_refusal(refused: Refused, language: Language, usage: Usage | None) -> int:
    """Print a refusal, with the usage after a mistake in the words; return the exit status."""
    texts = catalogue(language)
    why = " ".join(map(texts.render, refusal_sentences(refused)))
    print(paragraph(f"tamaya: {why}", rest=""), file=sys.stderr)
    if not isinstance(refused.reason, UsageRefusal):
        return 1
    if usage is not None:
        print(with_title(texts, "usage", usage_text(texts, usage)), file=sys.stderr)
    hint = "help-hint" if usage is None else "verb-help-hint"
    verb = "" if usage is None else usage.verb
    print(paragraph(texts.format(hint, verb=verb)), file=sys.stderr)
    return USAGE_STATUS
