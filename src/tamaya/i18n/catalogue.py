"""The sentences of one language, read once from the Fluent files beside this one."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from tamaya.i18n.message import Alternatives, Argument, Message


class Language(StrEnum):
    """The languages that everything can be said in."""

    ENGLISH = "en"
    FRENCH = "fr"
    CZECH = "cs"


def message_files(language: Language) -> Iterator[tuple[str, str]]:
    """The name and the text of each file of a language, in the order of their names."""
    folder = files("tamaya.i18n") / "messages" / language.value
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text(encoding="utf-8")


class Catalogue:
    """Says messages in one language. An unknown key or a missing argument is a defect."""

    def __init__(self, language: Language) -> None:
        """Read the language's files."""
        self.language = language
        # Isolating marks are for mixed writing directions, which none of our languages has.
        self._bundle = FluentBundle([language.value], use_isolating=False)
        for _, text in message_files(language):
            self._bundle.add_resource(FluentResource(text))

    def __contains__(self, key: object) -> bool:
        """Whether there is a message of this key."""
        return isinstance(key, str) and self._bundle.has_message(key)

    def format(self, key: str, **arguments: Argument) -> str:
        """The message of this key in this language, in one line; raises if it cannot be said."""
        if not self._bundle.has_message(key):
            raise KeyError(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        plain = {name: self._plain(argument) for name, argument in arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise ValueError(f"{key} cannot be said in {self.language}: {errors}")
        return str(text).replace("\n", " ")

    def render(self, message: Message) -> str:
        """A message in this language."""
        return self.format(message.key, **message.arguments)

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

    def _join(self, joint: str, items: Sequence[Argument]) -> str:
        texts = [str(self._plain(item)) for item in items]
        if len(texts) < 2:
            return "".join(texts)
        start = texts[0]
        for item in texts[1:-1]:
            start = self.format("list-comma", start=start, item=item)
        return self.format(f"list-{joint}", start=start, item=texts[-1])


@cache
def catalogue(language: Language) -> Catalogue:
    """The catalogue of a language, read when it is first asked for."""
    return Catalogue(language)
