"""Every name that a client can rely on, as data: ``python -m tests.wire.wire_words`` prints it."""

import json
import sys
from typing import Any

from msgspec import inspect

from tamaya.table.refusals import TableRefusal
from tamaya.web.refusals import WebRefusal
from tamaya.web.routes import API, WIRE
from tamaya.wire.close_codes import CloseCode
from tamaya.wire.frame_refusals import WireRefusal
from tamaya.wire.messages_for_guest import VERSION
from tamaya.wire.reference.type_inventory import Schema
from tamaya.wire.reference.typescript import type_text, whole_schema


def wire_words() -> dict[str, Any]:
    """The names of messages, fields, values, paths and refusals, with the types of the fields."""
    schema = whole_schema()
    reasons = {each.value for group in (TableRefusal, WebRefusal, WireRefusal) for each in group}
    return {
        "version": VERSION,
        "unions": {
            name: sorted(member.tag for member in members)  # type: ignore[attr-defined]
            for name, members in schema.unions.items()
        },
        "read": sorted(name for name, struct in schema.structs.items() if is_read(struct)),
        "types": {name: fields_of(schema, struct) for name, struct in schema.structs.items()},
        "scalars": {name: type_text(schema, each.type) for name, each in schema.scalars.items()},
        "values": {
            name: [each.value for each in members] for name, members in schema.enums.items()
        },
        "paths": sorted([*(f"{each.method} {each.path}" for each in API), f"GET {WIRE}"]),
        "close-codes": [code.value for code in CloseCode],
        "reasons": sorted(reasons),
    }


def is_read(struct: inspect.StructType) -> bool:
    """Whether the server reads this type from clients, which it does strictly."""
    return struct.forbid_unknown_fields


def fields_of(schema: Schema, struct: inspect.StructType) -> dict[str, str]:
    """The fields of a type with their types; ``?`` marks those that may be left out."""
    tag = {} if struct.tag_field is None else {struct.tag_field: json.dumps(struct.tag)}
    return tag | {
        field.encode_name + ("" if field.required else "?"): type_text(schema, field.type)
        for field in struct.fields
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(wire_words(), indent=1, sort_keys=True) + "\n")
