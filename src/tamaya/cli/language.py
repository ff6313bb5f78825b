"""Which language to answer in: the one asked for, else that of the environment, else English."""

from collections.abc import Mapping, Sequence

from tamaya.cli.usage import LANG, UsageRefusal
from tamaya.i18n import Language
from tamaya.rules.game import Refused

# In the order in which POSIX asks them; the first that is set decides.
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def requested_language(words: Sequence[str]) -> Language | None:
    """The language that ``--lang`` names among these words, if it is there."""
    language = None
    for word, following in zip(words, (*words[1:], ""), strict=False):
        if word == "--":
            break
        flag, equals, value = word.partition("=")
        if flag == LANG.flag and (equals or following):
            language = parse_language(value if equals else following)
    return language


def parse_language(name: str) -> Language:
    """The language of this name, or a refusal that tells which there are."""
    if name not in set(Language):
        known = ", ".join(Language)
        raise Refused(UsageRefusal.UNKNOWN_LANGUAGE, language=name, known=known)
    return Language(name)


def environment_language(environment: Mapping[str, str]) -> Language:
    """The language of the person's locale where we have it, else English."""
    locale = next(filter(None, map(environment.get, VARIABLES)), "")
    name = locale.replace("-", "_").partition("_")[0].partition(".")[0]
    return Language(name) if name in set(Language) else Language.ENGLISH
