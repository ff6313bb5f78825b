"""The reference page and the TypeScript types agree with the wire types."""

import re
from enum import Enum
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from tamaya.wire.close_codes import CloseCode
from tamaya.wire.frame_refusals import WireRefusal
from tamaya.wire.messages_for_guest import VERSION
from tamaya.wire.reference.field_docs import type_doc
from tamaya.wire.reference.page import page
from tamaya.wire.reference.type_inventory import Schema
from tamaya.wire.reference.typescript import typescript

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "wire.md"
SCHEMA = Schema()


def test_the_page_is_up_to_date():
    assert PAGE.read_text(encoding="utf-8") == page(), (
        "python -m tamaya.wire.reference.page writes it"
    )


@pytest.mark.parametrize("name", SCHEMA.structs)
def test_every_type_and_every_field_is_on_the_page(name):
    struct = SCHEMA.structs[name]
    sections = re.split(r"^##+ ", page(), flags=re.MULTILINE)
    titles = (f"{name}\n", f"`{struct.tag}`\n")
    found = [section for section in sections if section.startswith(titles)]
    assert any(
        type_doc(struct.cls) in section
        and all(f"| `{field.encode_name}` |" in section for field in struct.fields)
        for section in found
    )


def test_every_value_reason_and_close_code_is_on_the_page():
    text = page()
    for members in (*SCHEMA.enums.values(), WireRefusal, CloseCode):
        assert all(f"`{member.value}`" in text for member in members)


def interfaces(text: str) -> dict[str, str]:
    return dict(re.findall(r"^export interface (\w+) {\n(.*?)^}", text, re.MULTILINE | re.DOTALL))


def test_typescript_has_every_type_with_every_field():
    text = typescript(SCHEMA)
    found = interfaces(text)
    assert list(found) == list(SCHEMA.structs)
    for name, struct in SCHEMA.structs.items():
        keys = re.findall(r'^  "?([\w-]+)"?\??: ', found[name], re.MULTILINE)
        tag = [struct.tag_field] if struct.tag_field else []
        assert keys == [*tag, *(field.encode_name for field in struct.fields)]
    named = re.findall(r"^export type (\w+) =", text, re.MULTILINE)
    assert sorted(named) == sorted([*SCHEMA.scalars, *SCHEMA.enums, *SCHEMA.unions])
    assert f"export const VERSION = {VERSION};" in text


class Flower(Enum):
    ROSE = "rose"
    IRIS = "iris"


class Vase(msgspec.Struct, tag_field="kind", tag="vase", rename="kebab"):
    """Holds flowers."""

    flowers: tuple[Flower, ...]
    """What it holds."""
    best_flower: Flower | None = None
    """The best of them."""
    prices: dict[str, int | str] = {}
    """What each costs."""


class Shelf(msgspec.Struct, tag_field="kind", tag="shelf"):
    """Holds vases."""

    vases: tuple[Vase | None, ...]
    """What it holds."""


def test_typescript_of_a_small_schema():
    made = interfaces(typescript(Schema({"Thing": Vase | Shelf})))
    assert made["Vase"].splitlines() == [
        '  kind: "vase";',
        "  /** What it holds. */",
        "  flowers: readonly Flower[];",
        "  /** The best of them. */",
        '  "best-flower"?: Flower | null;',
        "  /** What each costs. */",
        "  prices?: Readonly<Record<string, number | string>>;",
    ]
    assert made["Shelf"].splitlines()[-1] == "  vases: readonly (Vase | null)[];"


def test_two_types_with_one_name_are_an_error():
    other = msgspec.defstruct("Vase", [("size", Literal[1])], tag_field="kind", tag="other")
    with pytest.raises(ValueError, match="Vase"):
        Schema({"Thing": Vase | other})
