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
FAULTS = (
    (re.compile(r"Object missing required field `(.*)`", re.DOTALL), NotationRefusal.FIELD_MISSING),
    (re.compile(r"Object contains unknown field `(.*)`", re.DOTALL), NotationRefusal.FIELD_UNKNOWN),
    (
        re.compile(r"Expected `\w+`(?: of length)? [<>]=? \d+()"),
        NotationRefusal.FIELD_OUT_OF_BOUNDS,
    ),
    (re.compile(r"Expected .*, got .*()"), NotationRefusal.FIELD_OF_WRONG_KIND),
)
"""How msgspec says what does not fit; a test holds each to the version that is locked."""


def decoded(text: str | bytes) -> object:
    """What a JSON text says."""
    data = text if isinstance(text, bytes) else _encoded(text)
    if len(data) > MOST_BYTES:
        raise Refused(NotationRefusal.TOO_LONG, most=MOST_BYTES)
    try:
        data.decode()
    except UnicodeDecodeError:
        raise Refused(NotationRefusal.NOT_UTF8) from None
    try:
        said: object = msgspec.json.decode(data)
        # msgspec would let the last of two equal names win.
        json.loads(data, object_pairs_hook=_without_twins)
    except RecursionError:
        raise Refused(NotationRefusal.TOO_DEEP) from None
    except msgspec.MsgspecError:
        raise Refused(NotationRefusal.NOT_JSON) from None
    return said


def shaped(said: object, shape: type[Shape]) -> Shape:
    """What was said in the shape that it must have."""
    try:
        return msgspec.convert(said, shape)
    except msgspec.ValidationError as error:
        raise fault(str(error)) from None


def fault(complaint: str) -> Refused:
    """The refusal that stands for a complaint of msgspec."""
    found = PLACE.search(complaint)
    place = found["place"] if found else ""
    complaint = complaint[: found.start()] if found else complaint
    for form, reason in FAULTS:
        match = form.fullmatch(complaint)
        if match:
            field = f"{place}.{match[1]}" if place and match[1] else place or match[1]
            return Refused(reason, field=field)
    return Refused(NotationRefusal.FIELD_OF_WRONG_KIND, field=place)


def _encoded(text: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError:
        raise Refused(NotationRefusal.NOT_UTF8) from None


def _without_twins(pairs: Iterable[tuple[str, object]]) -> None:
    names: set[str] = set()
    for name, _ in pairs:
        if name in names:
            raise Refused(NotationRefusal.FIELD_TWICE, field=name)
        names.add(name)
