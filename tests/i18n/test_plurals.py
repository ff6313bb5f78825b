"""Every sentence with a number follows the plural rules of its language."""

import pytest
from fluent.syntax import ast

from tamaya.i18n import Language, catalogue

NUMBERS = (0, 1, 2, 5, 21)

# The plural category of each number in the Unicode CLDR.
CATEGORIES = {
    Language.ENGLISH: ("other", "one", "other", "other", "other"),
    Language.FRENCH: ("one", "one", "other", "other", "other"),
    Language.CZECH: ("other", "one", "few", "other", "other"),
}


def expected(pattern: ast.Pattern, number: int, category: str) -> str:
    """The text of a pattern with this number, and placeholders for all other arguments."""
    parts = []
    for element in pattern.elements:
        match element:
            case ast.TextElement(value=text):
                parts.append(text)
            case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
                parts.append(expected(chosen(variants, number, category), number, category))
            case ast.Placeable(expression=ast.VariableReference(id=name)):
                parts.append(f"[{name.name}]")
    return "".join(parts)


def chosen(variants: list[ast.Variant], number: int, category: str) -> ast.Pattern:
    """The variant for a number: the exact one, else the one of its category."""
    by_key = {
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value: variant
        for variant in variants
    }
    variant = by_key.get(str(number)) or by_key[category]
    return variant.value


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("language", Language)
def test_every_sentence_agrees_with_its_number(written, language, number):
    category = CATEGORIES[language][NUMBERS.index(number)]
    formatted = 0
    for key, entry in written[language].items():
        counted = {variable for variable, _ in entry.found.selections}
        if not counted:
            continue
        arguments = {
            name: number if name in counted else f"[{name}]" for name in entry.found.variables
        }
        text = expected(entry.message.value, number, category)
        for name in counted:
            text = text.replace(f"[{name}]", str(number))
        assert catalogue(language).format(key, **arguments) == text.replace("\n", " "), key
        formatted += 1
    assert formatted > 60
