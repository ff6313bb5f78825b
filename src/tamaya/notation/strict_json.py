"""JSON read strictly: whatever is wrong with it has a named reason and, where it can, a field."""

import json
import re
from collections.abc import Iterable
from typing import TypeVar

import msgspec

from tamaya.notation.refusals import NotationRefusal
from tamaya.rules.game import Refused

Shape = TypeVar("Shape")

MOST_BYTES = 1_000_000
"""No record of one game needs more."""

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
"""How msgspec says what does not fit; a test holds each to the version that is locked."""


def decode_json(text: str | bytes) -> object:
    """What a JSON text says."""
    encoded = text if isinstance(text, bytes) else _encoded(text)
    if len(encoded) > MOST_BYTES:
        raise Refused(NotationRefusal.TOO_LONG, most=MOST_BYTES)
    try:
        encoded.decode()
    except UnicodeDecodeError:
        raise Refused(NotationRefusal.NOT_UTF8) from None
    try:
        data: object = msgspec.json.decode(encoded)
        # msgspec would let the last of two equal names win.
        json.loads(encoded, object_pairs_hook=_refuse_duplicates)
    except RecursionError:
        raise Refused(NotationRefusal.TOO_DEEP) from None
    except msgspec.MsgspecError:
        raise Refused(NotationRefusal.NOT_JSON) from None
    return data


def convert_json(data: object, shape: type[Shape]) -> Shape:
    """What was said in the shape that it must have."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        raise refusal_for(str(error)) from None


def refusal_for(message: str) -> Refused:
    """The refusal that stands for a complaint of msgspec."""
    found = PLACE.search(message)
    place = found["place"] if found else ""
    message = message[: found.start()] if found else message
    for form, reason in MSGSPEC_ERRORS:
        match = form.fullmatch(message)
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
