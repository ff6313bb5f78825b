"""Strict JSON: every mistake has a named reason and, where possible, a field."""

import json
import re
from collections.abc import Iterable
from typing import TypeVar

import msgspec

from tamaya.notation.refusals import NotationRefusal
from tamaya.rules.shared_types import Refused

Shape = TypeVar("Shape")

MOST_BYTES = 1_000_000
"""More than any record of one game needs."""

PLACE = re.compile(r" - at `\$\.?(?P<place>.*)`$", re.DOTALL)
MSGSPEC_ERRORS = (
    (re.compile(r"Object missing required field `(.*)`", re.DOTALL), NotationRefusal.FIELD_MISSING),
    (re.compile(r"Object contains unknown field `(.*)`", re.DOTALL), NotationRefusal.FIELD_UNKNOWN),
    (
        re.compile(r"Expected `\w+`(?: of length)? [<>]=? \d+()"),
        NotationRefusal.FIELD_OUT_OF_BOUNDS,
    ),
    (re.compile(r"Expected .*, got .*()"), NotationRefusal.FIELD_OF_WRONG_KIND),
)
"""The error messages of msgspec; a test checks them against the locked version."""


def decode_json(text: str | bytes) -> object:
    """Decode a JSON text, or refuse it."""
    encoded = text if isinstance(text, bytes) else _encoded(text)
    if len(encoded) > MOST_BYTES:
        raise Refused(NotationRefusal.TOO_LONG, most=MOST_BYTES)
    try:
        encoded.decode()
    except UnicodeDecodeError:
        raise Refused(NotationRefusal.NOT_UTF8) from None
    try:
        data: object = msgspec.json.decode(encoded)
        # msgspec keeps the last of two equal names; here they are refused.
        json.loads(encoded, object_pairs_hook=_refuse_duplicates)
    except RecursionError:
        raise Refused(NotationRefusal.TOO_DEEP) from None
    except msgspec.MsgspecError:
        raise Refused(NotationRefusal.NOT_JSON) from None
    return data


def convert_json(data: object, shape: type[Shape]) -> Shape:
    """Convert decoded JSON to a type, or refuse it with the field."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        raise refusal_for(str(error)) from None


def refusal_for(message: str) -> Refused:
    """The refusal for an error message of msgspec."""
    found = PLACE.search(message)
    place = found["place"] if found else ""
    message = message[: found.start()] if found else message
    for pattern, reason in MSGSPEC_ERRORS:
        match = pattern.fullmatch(message)
        if match:
            field = f"{place}.{match[1]}" if place and match[1] else place or match[1]
            return Refused(reason, field=field)
    return Refused(NotationRefusal.FIELD_OF_WRONG_KIND, field=place)


def _encoded(text: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError:
        raise Refused(NotationRefusal.NOT_UTF8) from None


def _refuse_duplicates(pairs: Iterable[tuple[str, object]]) -> None:
    names: set[str] = set()
    for name, _ in pairs:
        if name in names:
            raise Refused(NotationRefusal.FIELD_TWICE, field=name)
        names.add(name)
