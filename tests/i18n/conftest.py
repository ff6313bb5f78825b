"""The messages of each language, parsed from their files without the catalogue."""

from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tamaya.i18n import Language
from tamaya.i18n.catalogue import message_files


class Written(NamedTuple):
    """A message as written in its file."""

    file: str
    message: ast.Message
    found: "Found"

    @property
    def text(self) -> str:
        """Its text, with a placeholder for each argument."""
        return "".join(self.found.text)


class Found(Visitor):
    """Collects the arguments, plurals and texts of a message."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.selections: list[tuple[str, set[str]]] = []
        self.functions: set[str] = set()
        self.text: list[str] = []
        self.visit(message.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)
        self.text.append("□")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        self.variables.add(node.selector.id.name)
        keys = {
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        }
        self.selections.append((node.selector.id.name, keys))
        for variant in node.variants:
            self.visit(variant.value)
            self.text.append("|")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text.append(node.value)


def written_in(language: Language) -> dict[str, Written]:
    messages: dict[str, Written] = {}
    for file, text in message_files(language):
        for entry in FluentParser(with_spans=False).parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in messages, f"{file}: {entry.id.name} twice"
                messages[entry.id.name] = Written(file, entry, Found(entry))
    return messages


@pytest.fixture(scope="session")
def written() -> dict[Language, dict[str, Written]]:
    """Every message of every language by key."""
    return {language: written_in(language) for language in Language}
