"""The options and words of a verb as data, and the parser for all of them.

``argparse`` speaks only English; this parser refuses with named reasons, which have a sentence in
every language.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from re import fullmatch

from tamaya.i18n import Language
from tamaya.rules.shared_types import Refused

MOST_DIGITS = 20
NUMBER_BOUND = 10**18


class UsageRefusal(StrEnum):
    """Why a command line is refused."""

    UNKNOWN_VERB = "unknown-verb"
    UNKNOWN_LANGUAGE = "unknown-language"
    NO_SUCH_GAME = "no-such-game"
    NOT_FOR_THIS_GAME = "not-for-this-game"
    NO_SUCH_BOT = "no-such-bot"
    MISSPELT_BOT = "misspelt-bot"
    TOO_MANY_BOTS = "too-many-bots"
    UNKNOWN_OPTION = "unknown-option"
    OPTION_TWICE = "option-twice"
    OPTIONS_APART = "options-apart"
    SAME_FILE = "same-file"
    OPTION_MISSING = "option-missing"
    OPTION_WITHOUT_VALUE = "option-without-value"
    OPTION_WITH_VALUE = "option-with-value"
    NOT_A_NUMBER = "not-a-number"
    NUMBER_OUT_OF_BOUNDS = "number-out-of-bounds"
    NO_SUCH_SEAT_NUMBER = "no-such-seat-number"
    NO_SUCH_FORMAT = "no-such-format"
    UNKNOWN_ACTION = "unknown-action"
    NO_SUCH_KEEP = "no-such-keep"
    NOT_SVG = "not-svg"
    NO_PLACE_ON_PAGE = "no-place-on-page"
    WORD_MISSING = "word-missing"
    WORD_TOO_MANY = "word-too-many"


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a verb. Its help is the message ``option-NAME``, unless ``about`` is set."""

    name: str
    """The option without its two dashes."""
    value: str = ""
    """The key ``value-…`` of the placeholder for its value; empty for a switch."""
    about: str = ""
    """The message ``option-…`` of its help, where two verbs use one name differently."""
    is_required: bool = False

    @property
    def help_key(self) -> str:
        """The key of its help message."""
        return f"option-{self.about or self.name}"

    @property
    def flag(self) -> str:
        """The option as people type it."""
        return f"--{self.name}"


LANG = Option("lang", "language")


@dataclass(frozen=True, slots=True)
class Usage:
    """How a verb is called. Its description is the message ``verb-NAME``."""

    verb: str
    options: tuple[Option, ...] = ()
    words: str = ""
    """The key ``value-…`` of the placeholder for its words; empty where it takes none."""
    fewest_words: int = 0
    most_words: int | None = 0
    """None for any number."""
    extra: str = ""
    """The extra that it cannot do without."""
    topics: tuple[str, ...] = ()
    """The lists at the end of its help page, such as the editions."""

    @property
    def all_options(self) -> tuple[Option, ...]:
        """Its own options, and ``--lang``, which every verb has."""
        return (*self.options, LANG)


@dataclass(frozen=True, slots=True)
class Arguments:
    """A parsed command line."""

    usage: Usage
    language: Language
    values: Mapping[str, str] = field(default_factory=dict)
    """The value of each option that is present; empty for a switch."""
    words: tuple[str, ...] = ()

    def number(self, option: str) -> int | None:
        """The whole number after an option, or None where the option is absent."""
        text = self.values.get(option)
        if text is None:
            return None
        if fullmatch("-?[0-9]+", text) is None:
            raise Refused(UsageRefusal.NOT_A_NUMBER, option=f"--{option}", value=text)
        # Larger numbers are out of every bound anyway, and slow to parse.
        sign, digits = text[: text.startswith("-")], text.lstrip("-0") or "0"
        return max(-NUMBER_BOUND, min(int(sign + digits[:MOST_DIGITS]), NUMBER_BOUND))

    def refuse_together(self, one: str, other: str) -> None:
        """Refuse two options that exclude each other."""
        if one in self.values and other in self.values:
            raise Refused(UsageRefusal.OPTIONS_APART, one=f"--{one}", other=f"--{other}")

    def number_within(self, option: str, default: int, fewest: int, most: int) -> int:
        """The number after an option, or the default; refused outside its bounds."""
        number = self.number(option)
        if number is None:
            return default
        if not fewest <= number <= most:
            # As text, so that the bounds appear in the digits that people type.
            raise Refused(
                UsageRefusal.NUMBER_OUT_OF_BOUNDS,
                option=f"--{option}",
                fewest=str(fewest),
                most=str(most),
            )
        return number


def parse_arguments(usage: Usage, words: Sequence[str], language: Language) -> Arguments:
    """Parse the words of a verb, or refuse with the first word that is wrong.

    The language is already known, so that the refusal can be printed in it.
    """
    options = {option.flag: option for option in usage.all_options}
    values: dict[str, str] = {}
    plain: list[str] = []
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word == "--":
            plain += rest
            break
        if not word.startswith("-") or word == "-":
            plain.append(word)
            continue
        flag, equals, value = word.partition("=")
        if flag not in options:
            known = ", ".join(options)
            raise Refused(UsageRefusal.UNKNOWN_OPTION, option=flag, known=known)
        option = options[flag]
        if option.name in values:
            raise Refused(UsageRefusal.OPTION_TWICE, option=flag)
        if equals and not option.value:
            raise Refused(UsageRefusal.OPTION_WITH_VALUE, option=flag)
        if option.value and not equals:
            if not rest:
                raise Refused(UsageRefusal.OPTION_WITHOUT_VALUE, option=flag)
            value = rest.pop(0)
        values[option.name] = value
    for option in usage.options:
        if option.is_required and option.name not in values:
            raise Refused(UsageRefusal.OPTION_MISSING, option=option.flag)
    if len(plain) < usage.fewest_words:
        raise Refused(UsageRefusal.WORD_MISSING, verb=usage.verb)
    if usage.most_words is not None and len(plain) > usage.most_words:
        raise Refused(UsageRefusal.WORD_TOO_MANY, word=plain[usage.most_words])
    return Arguments(usage, language, values, tuple(plain))
