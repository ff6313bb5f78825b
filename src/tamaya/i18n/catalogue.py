"""The messages of one language, read once from the Fluent files in ``messages``."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from tamaya.i18n.message import Alternatives, Argument, Message


class Language(StrEnum):
    """The languages of the program."""

    ENGLISH = "en"
    FRENCH = "fr"
    CZECH = "cs"


def message_files(language: Language) -> Iterator[tuple[str, str]]:
    """The name and the text of each message file of a language, sorted by name."""
    folder = files("tamaya.i18n") / "messages" / language.value
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text(encoding="utf-8")


class Catalogue:
    """Turns messages into text in one language; an unknown key or a missing argument raises."""

    def __init__(self, language: Language) -> None:
        """Read the message files of a language."""
        self.language = language
        # Isolation marks are for mixed writing directions, which none of our languages has.
        self._bundle = FluentBundle([language.value], use_isolating=False)
        for _, text in message_files(language):
            self._bundle.add_resource(FluentResource(text))

    def __contains__(self, key: object) -> bool:
        """Whether there is a message with this key."""
        return isinstance(key, str) and self._bundle.has_message(key)

    def format(self, key: str, **arguments: Argument) -> str:
        """The text for a key and its arguments, in one line."""
        if not self._bundle.has_message(key):
            raise KeyError(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        plain = {name: self._plain(argument) for name, argument in arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise ValueError(f"{key} in {self.language}: {errors}")
        return str(text).replace("\n", " ")

    def render(self, message: Message) -> str:
        """The text of a message."""
        return self.format(message.key, **message.arguments)

    def alternatives(self, items: Sequence[Argument]) -> str:
        """The items joined with “or”."""
        return self._join("or", items)

    def _plain(self, argument: Argument) -> str | int:
        match argument:
            case str() | int():
                return argument
            case Message():
                return self.render(argument)
            case Alternatives(items):
                return self._join("or", items)
            case _:
                return self._join("and", argument)

    def _join(self, conjunction: str, items: Sequence[Argument]) -> str:
        texts = [str(self._plain(item)) for item in items]
        if len(texts) < 2:
            return "".join(texts)
        start = texts[0]
        for item in texts[1:-1]:
            start = self.format("list-comma", start=start, item=item)
        return self.format(f"list-{conjunction}", start=start, item=texts[-1])


@cache
def catalogue(language: Language) -> Catalogue:
    """The catalogue of a language, read on first use."""
    return Catalogue(language)
