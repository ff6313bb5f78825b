"""The TypeScript types cover every type of the wire and of the HTTP API."""

import re
from types import UnionType
from typing import get_args

import pytest

from tamaya.web.routes import API
from tamaya.wire.reference.field_docs import field_doc, type_doc
from tamaya.wire.reference.typescript import typescript, whole_schema

SCHEMA = whole_schema()
TEXT = typescript(SCHEMA)


@pytest.mark.parametrize("name", SCHEMA.structs)
def test_every_type_and_every_field_is_documented(name):
    struct = SCHEMA.structs[name]
    assert type_doc(struct.cls)
    for field in struct.fields:
        assert field_doc(struct.cls, field.name), field.name


def test_every_http_body_has_a_type():
    bodies = {kind for each in API for kind in (each.body, each.reply) if kind is not None}
    classes = {
        one for kind in bodies for one in (get_args(kind) if type(kind) is UnionType else (kind,))
    }
    assert len(classes) > 15
    for kind in classes:
        assert SCHEMA.structs[kind.__name__].cls is kind
        assert f"export interface {kind.__name__} {{" in TEXT


def test_only_defined_types_are_used():
    text = re.sub(r"/\*\*.*?\*/|//.*", "", TEXT)
    there = set(re.findall(r"^export (?:type|interface) (\w+)", text, re.MULTILINE))
    used = set(re.findall(r"\b[A-Z]\w+\b", re.sub(r'"[^"]*"', "", text)))
    constants = {"VERSION", "OLDEST_VERSION", "UNKNOWN_GUEST_CODE"}
    assert used - there == {*constants, "Readonly", "Record"}


def test_a_message_may_contain_messages():
    assert "export type WireArgument = string | number | WireMessage;" in TEXT
    assert "arguments: Readonly<Record<string, WireArgument>>;" in TEXT
