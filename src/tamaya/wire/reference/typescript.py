"""Generates TypeScript types for the wire and the HTTP API.

``python -m tamaya.wire.reference.typescript`` writes them.
"""

import json
import sys
from collections.abc import Iterator
from enum import Enum

import msgspec
from msgspec import inspect

from tamaya.wire.close_codes import CloseCode
from tamaya.wire.http import (
    finished_game_types,
    http_bodies,
    live_answer_types,
    review_types,
    rules_page_types,
    table_form_types,
    what_if_types,
)
from tamaya.wire.messages_for_guest import OLDEST_VERSION, VERSION
from tamaya.wire.reference.field_docs import attribute_docs, field_doc, type_doc
from tamaya.wire.reference.type_inventory import Schema

HTTP_MODULES = (
    http_bodies,
    table_form_types,
    finished_game_types,
    live_answer_types,
    what_if_types,
    review_types,
    rules_page_types,
)
"""The modules with the bodies of requests and responses."""

HEAD = f"""\
// The types of the wire, generated from those of the server. Not to be edited by hand.

export const VERSION = {VERSION};
export const OLDEST_VERSION = {OLDEST_VERSION};

/** {attribute_docs(CloseCode)["UNKNOWN_GUEST"]} */
export const UNKNOWN_GUEST_CODE = {CloseCode.UNKNOWN_GUEST};
"""

PLAIN = {
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def whole_schema() -> Schema:
    """Every type of the wire and of the HTTP API."""
    bodies = (
        kind
        for module in HTTP_MODULES
        for kind in vars(module).values()
        if is_body(kind, module.__name__)
    )
    return Schema(alone=bodies)


def is_body(kind: object, module: str) -> bool:
    """Whether this is a type with fields that this module defines."""
    return (
        isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == module
        and bool(kind.__struct_fields__)
    )


def typescript(schema: Schema) -> str:
    """A TypeScript module with every type of the schema."""
    return "\n".join((HEAD, *_declarations(schema)))


def _declarations(schema: Schema) -> Iterator[str]:
    for name, scalar in schema.scalars.items():
        about = (scalar.extra_json_schema or {})["description"]
        yield f"/** {about} */\nexport type {name} = {type_text(schema, scalar.type)};\n"
    for name, members in schema.enums.items():
        values = " | ".join(value_text(member) for member in members)
        yield f"/** {type_doc(members)} */\nexport type {name} = {values};\n"
    for name, union in schema.unions.items():
        names = "".join(f"\n  | {type_text(schema, member)}" for member in union)
        yield f"export type {name} ={names};\n"
    for struct in schema.structs.values():
        yield interface(schema, struct)


def interface(schema: Schema, struct: inspect.StructType) -> str:
    """One type as an interface, its tag first."""
    lines = [f"/** {type_doc(struct.cls)} */", f"export interface {struct.cls.__name__} {{"]
    if struct.tag_field is not None:
        lines.append(f"  {key(struct.tag_field)}: {json.dumps(struct.tag)};")
    for field in struct.fields:
        mark = "" if field.required else "?"
        lines.append(f"  /** {field_doc(struct.cls, field.name)} */")
        lines.append(f"  {key(field.encode_name)}{mark}: {type_text(schema, field.type)};")
    return "\n".join((*lines, "}\n"))


def type_text(schema: Schema, kind: inspect.Type) -> str:
    """A type in TypeScript."""
    match kind:
        case inspect.StructType(cls) | inspect.EnumType(cls):
            return cls.__name__
        case inspect.Metadata():
            title = (kind.extra_json_schema or {}).get("title")
            return str(title) if title else type_text(schema, kind.type)
        case inspect.UnionType(types):
            members = [member for member in types if not isinstance(member, inspect.NoneType)]
            name = schema.union_of(members)
            texts = [name] if name else [type_text(schema, member) for member in members]
            return " | ".join(texts + ["null"] * (len(members) < len(types)))
        case inspect.VarTupleType(item):
            text = type_text(schema, item)
            return f"readonly ({text})[]" if " " in text else f"readonly {text}[]"
        case inspect.DictType(kind_of_key, value):
            keys, values = type_text(schema, kind_of_key), type_text(schema, value)
            return f"Readonly<Record<{keys}, {values}>>"
        case _:
            return PLAIN[type(kind)]


def key(name: str) -> str:
    """The name of a field, quoted if necessary."""
    return name if name.isidentifier() else json.dumps(name)


def value_text(member: Enum) -> str:
    """The value of an enum member."""
    return json.dumps(member.value)


if __name__ == "__main__":
    sys.stdout.write(typescript(whole_schema()))
