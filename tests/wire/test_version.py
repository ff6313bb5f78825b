"""What version 1 of the wire promises: names and types that clients rely on stay as they are."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.wire.wire_words import wire_words

from tamaya.wire.messages_for_guest import VERSION

FILE = Path(__file__).parent / f"wire_words_{VERSION}.json"
RECORD = f"python -m tests.wire.wire_words > tests/wire/{FILE.name}"
BREAKING = f"""\
Clients of version {VERSION} rely on this. Undo the change, or make it a new version: raise \
VERSION in src/tamaya/wire/messages_for_guest.py (and OLDEST_VERSION, if the server cannot speak \
the old one any more), run `{RECORD.replace(FILE.name, "wire_words_N.json")}` with the new number, \
and say in the changelog what changed."""
ADDED = f"""\
New names. Fields of server messages, optional fields of client messages, paths and reasons for \
refusals may be added within a version: record them with `{RECORD}`. Anything else is a new \
version."""


def recorded_words() -> dict[str, Any]:
    return json.loads(FILE.read_text(encoding="utf-8"))


def broken_promises(before: dict[str, Any], now: dict[str, Any]) -> list[str]:
    """What a client of the recorded version could not cope with."""
    broken = [
        f"{group}.{name}: {words} became {now[group].get(name)}"
        for group in ("unions", "scalars", "values")
        for name, words in before[group].items()
        if now[group].get(name) != words
    ]
    for name, fields in before["types"].items():
        new = now["types"].get(name, {})
        broken += [
            f"{name}.{field}: {kind} became {new.get(field)}"
            for field, kind in fields.items()
            if new.get(field) != kind
        ]
        if name in before["read"]:
            broken += [
                f"{name}.{field} is required now"
                for field in new.keys() - fields.keys()
                if not field.endswith("?")
            ]
    for group in ("paths", "close-codes", "reasons"):
        broken += [f"{each} is gone" for each in before[group] if each not in now[group]]
    return broken


def test_version_1_keeps_every_name_and_type():
    assert broken_promises(recorded_words(), wire_words()) == [], BREAKING


def test_new_names_are_recorded():
    assert recorded_words() == wire_words(), ADDED


def changed(**parts: Any) -> dict[str, Any]:
    now = recorded_words()
    for group, change in parts.items():
        now[group] = now[group] | change
    return now


def test_a_new_field_of_a_server_message_is_no_new_version():
    fields = recorded_words()["types"]["Welcome"]
    now = changed(types={"Welcome": fields | {"motto": "string"}})
    assert broken_promises(recorded_words(), now) == []


@pytest.mark.parametrize(
    "now",
    [
        changed(types={"Hello": {"type": '"hello"', "version": "number", "name": "string"}}),
        changed(types={"Hello": {"type": '"hi"', "version": "number"}}),
        changed(types={"Hello": {"type": '"hello"'}}),
        changed(types={"Hello": {"type": '"hello"', "version": "string"}}),
        changed(values={"Phase": ["waiting", "playing", "paused", "finished", "expired"]}),
        changed(unions={"GameView": ["chess", "hanabi", "ikebana"]}),
        {**recorded_words(), "reasons": recorded_words()["reasons"][1:]},
    ],
)
def test_everything_else_is_a_new_version(now):
    assert len(broken_promises(recorded_words(), now)) == 1
