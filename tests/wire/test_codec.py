"""Frames: valid messages survive the round trip, and everything else is refused by name."""

import json
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.wire.played_tables import WATCHER, Reader, guest, play_game

from tamaya.rules.shared_types import Refused
from tamaya.table.commands import (
    AddBot,
    AnswerRequest,
    AnswerUndo,
    ChangeOptions,
    Contribute,
    FreeSeat,
    Leave,
    MakeMove,
    MakeRemark,
    OpenRematch,
    Remove,
    RequestSeat,
    RequestUndo,
    Say,
    Sit,
    Start,
    Substitute,
    VoteToEnd,
    VoteToPause,
    WithdrawRequest,
    WithdrawUndo,
    WriteNote,
)
from tamaya.table.options import Options, Remark, SpectatorAccess
from tamaya.wire.client_messages import Attach, Detach, Hello, Ping, SendCommand
from tamaya.wire.codec import LONGEST_FRAME, frame_bytes, id_of, parse_frame, parse_message
from tamaya.wire.frame_refusals import WireRefusal
from tamaya.wire.messages_for_guest import refusal_reply
from tamaya.wire.reference.type_inventory import Schema
from tamaya.wire.server_messages import (
    Attached,
    Done,
    NewEntry,
    Pong,
    RefusalMessage,
    Reload,
    Welcome,
)

COMMANDS = (
    Sit(),
    Sit(2, "0123456789abcdef" * 2),
    Contribute("0123456789abcdef" * 2),
    Leave(),
    AddBot("careful", 1),
    Remove(1),
    ChangeOptions(Options(settings={"empty-clues": "on"}, watching=SpectatorAccess.NONE)),
    Start(),
    MakeMove("p12"),
    Say("Č’est à moi?"),
    MakeRemark(Remark.THANKS),
    WriteNote(7, "maybe", ("r1", "b1")),
    WriteNote(7),
    VoteToEnd(wish=False),
    RequestSeat(1),
    RequestSeat(1, "careful"),
    WithdrawRequest(),
    AnswerRequest(agree=True),
    Substitute(1),
    FreeSeat(1),
    VoteToPause(wish=False),
    RequestUndo(),
    AnswerUndo(agree=True),
    WithdrawUndo(),
    OpenRematch(),
)
MESSAGES = (
    Hello(1),
    Attach("table", 7, "seat-1", "password"),
    Attach("table"),
    Detach("table"),
    Ping("p"),
    *(SendCommand("c1", "table", command) for command in COMMANDS),
)


def is_valid(frame: bytes | str) -> bool:
    """Whether a frame is valid; if not, it is refused by name, and the refusal can be sent."""
    try:
        message = parse_frame(frame)
    except Refused as refusal:
        reply = refusal_reply(refusal, id_of(frame))
    else:
        assert parse_frame(frame_bytes(message)) == message
        return True
    assert reply.reason in set(WireRefusal)
    assert parse_message(frame_bytes(reply)) == reply
    return False


def refusal_of(frame: bytes | str) -> tuple[str, dict[str, object]]:
    with pytest.raises(Refused) as refused:
        parse_frame(frame)
    return refused.value.reason, dict(refused.value.details)


def test_every_message_and_every_command_has_an_example():
    schema = Schema()
    tried = {type(message).__name__ for message in (*MESSAGES, *COMMANDS)}
    named = [*schema.unions["ClientMessage"], *schema.unions["Command"]]
    assert tried == {member.cls.__name__ for member in named}


@pytest.mark.parametrize("message", MESSAGES, ids=repr)
def test_a_client_message_survives_the_round_trip(message):
    frame = frame_bytes(message)
    assert parse_frame(frame) == parse_frame(frame.decode()) == message


@given(st.text(min_size=1, max_size=64), st.text(max_size=500))
def test_any_text_survives_the_round_trip(name, text):
    message = SendCommand(name, "table", Say(text))
    assert parse_frame(frame_bytes(message)) == message


@pytest.mark.parametrize("game", ["hanabi", "ikebana"])
def test_a_server_message_survives_the_round_trip(game):
    options = Options(
        game=game,
        seats=3,
        help_level=4,
        extensions=("flamboyants", "black-powder") if game == "hanabi" else ("final-bouquet",),
        settings={"tokens": "7"},
    )
    readers: list[Reader] = []
    for live, _ in play_game(options, Random(2), skill=1.0):
        readers = readers or [Reader(live, person) for person in (guest(1), WATCHER)]
        for reader in readers:
            for message in reader.receive():
                assert parse_message(frame_bytes(message)) == message
    for reader in readers:
        assert isinstance(reader.messages[-1], Attached)
        assert isinstance(reader.messages[-2], NewEntry)


@pytest.mark.parametrize(
    "message",
    [
        Welcome(1, "Alice", 1),
        Reload(),
        Done("c1"),
        RefusalMessage(None, "not-json", {}),
        RefusalMessage("c1", "bad-pace", {"shortest": 10, "days": 14}),
        Pong("p"),
    ],
    ids=repr,
)
def test_a_short_answer_survives_the_round_trip(message):
    assert parse_message(frame_bytes(message)) == message


def objects_in(value: object, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """The paths of all objects in a frame."""
    if not isinstance(value, dict):
        return []
    # The names of settings are checked by the rules, not by the codec.
    within = [p for key in value if key != "settings" for p in objects_in(value[key], (*path, key))]
    return [path, *within]


@pytest.mark.parametrize("message", MESSAGES, ids=repr)
def test_an_unknown_field_is_refused_wherever_it_is(message):
    plain = json.loads(frame_bytes(message))
    for path in objects_in(plain):
        changed = json.loads(frame_bytes(message))
        place = changed
        for key in path:
            place = place[key]
        place["surprise"] = 1
        reason, details = refusal_of(json.dumps(changed))
        assert reason is WireRefusal.UNKNOWN_FIELD
        assert details == {"field": ".".join((*path, "surprise"))}


REFUSED = {
    b"": (WireRefusal.NOT_JSON, {}),
    b"{": (WireRefusal.NOT_JSON, {}),
    b"\xff": (WireRefusal.NOT_JSON, {}),
    b'{"type":"ping","id":"\xff"}': (WireRefusal.NOT_JSON, {}),
    b"[" * LONGEST_FRAME: (WireRefusal.BAD_FIELD, {"field": ""}),
    b'{"a":' * 3000: (WireRefusal.NOT_JSON, {}),
    b" " * LONGEST_FRAME + b"1": (WireRefusal.FRAME_TOO_LONG, {"most": LONGEST_FRAME}),
    b"[]": (WireRefusal.BAD_FIELD, {"field": ""}),
    b"{}": (WireRefusal.UNKNOWN_TYPE, {"field": "type"}),
    b'{"type":"shout"}': (WireRefusal.UNKNOWN_TYPE, {"field": "type"}),
    b'{"type":1}': (WireRefusal.UNKNOWN_TYPE, {"field": "type"}),
    b'{"type":"hello"}': (WireRefusal.MISSING_FIELD, {"field": "version"}),
    b'{"type":"hello","version":"1"}': (WireRefusal.BAD_FIELD, {"field": "version"}),
    b'{"type":"hello","version":1.5}': (WireRefusal.BAD_FIELD, {"field": "version"}),
    b'{"type":"hello","version":-1}': (WireRefusal.BAD_FIELD, {"field": "version"}),
    b'{"type":"attach","table":"t","after":-1}': (WireRefusal.BAD_FIELD, {"field": "after"}),
    b'{"type":"attach","table":""}': (WireRefusal.BAD_FIELD, {"field": "table"}),
    b'{"type":"ping","id":"%s"}' % (b"x" * 65): (WireRefusal.BAD_FIELD, {"field": "id"}),
    b'{"type":"command","id":"c","table":"t"}': (WireRefusal.MISSING_FIELD, {"field": "command"}),
    b'{"type":"command","id":"c","table":"t","command":{}}': (
        WireRefusal.UNKNOWN_TYPE,
        {"field": "command.type"},
    ),
    b'{"type":"command","id":"c","table":"t","command":{"type":"dance"}}': (
        WireRefusal.UNKNOWN_TYPE,
        {"field": "command.type"},
    ),
    b'{"type":"command","id":"c","table":"t","command":{"type":"move"}}': (
        WireRefusal.MISSING_FIELD,
        {"field": "command.move"},
    ),
    b'{"type":"command","id":"c","table":"t","command":{"type":"remark","remark":"boo"}}': (
        WireRefusal.BAD_FIELD,
        {"field": "command.remark"},
    ),
}


@pytest.mark.parametrize("frame", REFUSED, ids=lambda frame: frame[:60].decode(errors="replace"))
def test_an_invalid_frame_is_refused_by_name(frame):
    assert refusal_of(frame) == REFUSED[frame]


def test_a_frame_is_measured_in_bytes():
    frame = json.dumps({"type": "ping", "id": "é"}, ensure_ascii=False)
    longest = frame + " " * (LONGEST_FRAME - len(frame.encode()))
    assert parse_frame(longest) == Ping("é")
    assert refusal_of(longest + " ")[0] is WireRefusal.FRAME_TOO_LONG


def test_text_that_is_no_unicode_is_refused():
    assert refusal_of('{"type":"ping","id":"\ud800"}')[0] is WireRefusal.NOT_JSON


@pytest.mark.parametrize(
    ("frame", "name"),
    [
        (b'{"type":"command","id":"c7","command":1}', "c7"),
        (b'{"type":"shout","id":"c7"}', "c7"),
        (b'{"type":"command","id":7}', None),
        (b'{"type":"command","id":""}', None),
        (b'{"type":"command","id":"%s"}' % (b"x" * 65), None),
        (b'{"type":', None),
        (b"x" * (LONGEST_FRAME + 1), None),
    ],
)
def test_the_id_of_a_refused_frame_is_found_if_it_has_one(frame, name):
    assert id_of(frame) == name


def test_a_client_ignores_fields_of_a_newer_server():
    frame = b'{"type":"done","id":"c1","weather":"fine"}'
    assert parse_message(frame) == Done("c1")
    with pytest.raises(msgspec.DecodeError):
        parse_message(b'{"type":"weather"}')


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)
NEARLY = st.fixed_dictionaries(
    {},
    optional={
        "type": st.sampled_from(["hello", "attach", "detach", "command", "ping"]) | JSON_VALUES,
        "id": st.text(max_size=70) | JSON_VALUES,
        "table": st.text(max_size=70) | JSON_VALUES,
        "after": st.integers() | JSON_VALUES,
        "version": st.integers() | JSON_VALUES,
        "command": st.dictionaries(
            st.sampled_from(["type", "seat", "move", "options"]), JSON_VALUES
        )
        | JSON_VALUES,
    },
)


@given(st.binary() | st.text())
def test_random_bytes_are_refused(frame):
    assert not is_valid(frame)


@given(JSON_VALUES | NEARLY)
def test_any_json_is_valid_or_refused(value):
    is_valid(json.dumps(value))


@given(st.sampled_from(MESSAGES), st.data())
def test_a_damaged_message_is_valid_or_refused(message, data):
    frame = bytearray(frame_bytes(message))
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(frame)))
        until = place + data.draw(st.integers(0, 3))
        frame[place:until] = data.draw(st.binary(max_size=3))
    is_valid(bytes(frame))


@given(st.sampled_from(MESSAGES), st.data())
def test_a_message_with_a_wrong_part_is_valid_or_refused(message, data):
    plain = json.loads(frame_bytes(message))
    path = data.draw(st.sampled_from(objects_in(plain)))
    place = plain
    for key in path:
        place = place[key]
    place[data.draw(st.sampled_from([*place]) | st.text())] = data.draw(JSON_VALUES)
    is_valid(json.dumps(plain))
