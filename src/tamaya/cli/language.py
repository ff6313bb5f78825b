"""The language of the output: the requested one, else the environment's, else English."""

from collections.abc import Mapping, Sequence

from tamaya.cli.usage_parser import LANG, UsageRefusal
from tamaya.i18n import Language
from tamaya.rules.shared_types import Refused

# In the order of POSIX; the first that is set decides.
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def requested_language(words: Sequence[str]) -> Language | None:
    """The language after ``--lang`` among these words, if any."""
    language = None
    for word, following in zip(words, (*words[1:], ""), strict=False):
        if word == "--":
            break
        flag, equals, value = word.partition("=")
        if flag == LANG.flag and (equals or following):
            language = parse_language(value if equals else following)
    return language


def parse_language(name: str) -> Language:
    """Parse the name of a language; the refusal lists the known ones."""
    if name not in set(Language):
        known = ", ".join(Language)
        raise Refused(UsageRefusal.UNKNOWN_LANGUAGE, language=name, known=known)
    return Language(name)


def environment_language(environment: Mapping[str, str]) -> Language:
    """The language of the locale where there is a catalogue for it, else English."""
    locale = next(filter(None, map(environment.get, VARIABLES)), "")
    name = locale.replace("-", "_").partition("_")[0].partition(".")[0]
    return Language(name) if name in set(Language) else Language.ENGLISH
