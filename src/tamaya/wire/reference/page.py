"""Generates the reference page of the wire.

``python -m tamaya.wire.reference.page`` writes it.
"""

import sys
from collections.abc import Iterable, Iterator
from enum import Enum, StrEnum

from msgspec import inspect

from tamaya.wire.close_codes import CloseCode
from tamaya.wire.codec import LONGEST_FRAME
from tamaya.wire.frame_refusals import WireRefusal
from tamaya.wire.messages_for_guest import VERSION
from tamaya.wire.reference.field_docs import attribute_docs, field_doc, type_doc
from tamaya.wire.reference.page_examples import examples
from tamaya.wire.reference.type_inventory import Schema

HEAD = f"""\
# The wire

The protocol between the server and its clients: JSON over a WebSocket at `/wire`, one message per
text frame, in UTF-8. Browsers, the terminal and bots all use it. This page is generated from the
types (`python -m tamaya.wire.reference.page`), and a test compares the two.
`python -m tamaya.wire.reference.typescript` writes the same types for TypeScript.

A client needs no rules. It shows the `view` it receives, offers the moves in `legal-moves`, and
sends the `text` of one of them. A bot does the same: see [write a bot](../build/write-a-bot.md).

## A conversation

1. The client sends `hello` with the newest version it speaks. The server answers `welcome` with the
   version that both will use, or `reload` if the client is too old.
2. The client sends `attach` for a table and receives `attached`: the table as it stands, the game
   as the guest may see it, and the entries of the log after the sequence that the client already
   has. With `after` 0 these are all entries from the opening, enough to replay the whole game.
3. From then on it receives an `entry` for each new entry of the log, with the table and the game as
   they stand. A connection can be attached to several tables.
4. The client sends a `command` with an `id` of its own. The server answers `done`, or `refused`
   with a reason. A command is applied once, however often it is sent: if the connection breaks
   before the answer, the client sends it again with the same `id`.
5. When the connection breaks, the client connects again, sends `hello`, and `attach` with the last
   sequence it has and the `viewpoint` of its last `attached`.
6. A guest whom the server does not know, because the cookie or token is wrong or the guest was
   deleted, receives `refused` with the reason `unknown-guest` and the [close code](#close-codes)
   4401, when they connect or at the moment they are deleted. The client stops: connecting again
   would end the same way.

**Every viewpoint has its own log.** What a guest receives depends on their viewpoint: that of a
seat, of a spectator, or of somebody who may not see the game. Sequences count the entries that the
viewpoint includes, from 1 and without gaps, so that the numbers do not show that others said or did
something in secret. When a guest's viewpoint changes, because they sit down, leave, or the game
starts or ends, the server sends `attached` with `after` 0, and the client replaces its log. `state`
and `view` are always those of the newest entry, so a client that falls behind may skip to the last
message.

### Only what has changed

Most of a table stays as it is from one move to the next. A client that attaches with `changes`
receives `entry-with-changes` instead of `entry`. There, `state`, `view` and `view.board` have only
the fields whose values differ from those of the last message about the table, and a list that is as
long as before may be an object: the changed items by their index, from 0. So the client keeps what
it was sent last, and replaces in it what it receives. In a game of four an entry is then a third as
long. A simple client leaves `changes` out, and receives everything each time.

**Client messages are read strictly.** At most {LONGEST_FRAME} bytes; a type, field or value that is
not on this page is refused, and nothing is done. **Server messages are read leniently:** a client
ignores fields that it does not know.

## Versions

This is version {VERSION}. While it is spoken, everything on this page keeps its name, its type and
its meaning. Within a version the server may only

- add fields to the messages it sends, and optional fields to those it receives;
- add reasons for refusals.

Anything else gets a new number: a new message, command, event or value as well as one that is
renamed or removed. `welcome` names the oldest version that the server still speaks. The same holds
for the bodies of [the HTTP API](http.md). A test compares all names with those that version
{VERSION} had first.

## What is never sent

- No guest's id and no password, ever. No secret and no contribution to the shuffle before the game
  is over; the `commitment` is sent from the opening on, and `fairness` shows them at the end.
- A seat never receives its own cards, the deck, or the tiles that lie face down. Views and events
  are those of the rules, redacted for the viewer.
- A spectator without hands sees no hand. A spectator with all hands does not receive the order of a
  shuffled deck, and sees nothing before the log records that they watch.
- What guests without a seat say reaches no seat before the end. What seats say reaches all who
  watch.
- A seat's notes reach nobody else before the end. That somebody watches all hands, or has given the
  password, is never sent.
- A guest who may not see the game receives the table alone: who sits there, and who requests a
  seat.
- Once the game is over, everybody may see everything.

## Notation

Names are in kebab case. In a server message every field is present, and `null` where there is
nothing. In a client message a field with a default may be left out. Times are in milliseconds since
1970.

Faces and clues are short texts: `r3` is the suit with the letter `r` and the value 3 (`rules.suits`
has the letters); a clue is the name of a colour or the digit of a value. Moves are written in the
[text notation](text-notation.md) of their game, and those of `legal-moves` can be sent as they are.
To rearrange a hand, take `arrangement`, which leaves it as it is, change the order of its numbers,
and add `!` to those that are to be set apart.

Every entry comes in two forms: as events for programs, and in `sentences` as messages for people.
Each message is a key of the catalogues with arguments: a text, a number, or another message. Lists
are nested messages, so that a client with a catalogue needs no further rules of a language.
"""

SECTIONS = {
    "ClientMessage": ("Messages of a client", "`type` is the name of the message."),
    "Command": ("Commands", "`type` is the name of the command."),
    "ServerMessage": ("Messages of the server", "`type` is the name of the message."),
    "TableEvent": ("Events of a table", "`type` is the name of the event."),
    "GameEvent": ("Events of a game", "`type` is the name of the event."),
    "GameView": ("Views", "`game` is the name of the game."),
    "HanabiMove": ("Moves of Hanabi", "`type` is the name of the move."),
    "IkebanaMove": ("Moves of Ikebana", "`type` is the name of the move."),
}
"""The title of each named union, and a remark."""

OF_REFUSALS = """\
The `reason` of a `refused` is one of these, of [the HTTP API](http.md#refusals), of
[the table](table.md#refusals), or of the game and its notation. `refusal-` and the reason make the
key of its message."""

TAGGED_UNIONS = ("ClientMessage", "Command", "ServerMessage", "TableEvent", "GameEvent")
"""The unions whose sections are titled by the tag that is sent."""

PLAIN = {
    inspect.BoolType: "true or false",
    inspect.IntType: "number",
    inspect.StrType: "text",
    inspect.NoneType: "`null`",
    inspect.AnyType: "anything",
}


def page() -> str:
    """The whole page."""
    return "\n".join((HEAD, *_body(Schema())))


def _body(schema: Schema) -> Iterator[str]:
    rows = (
        (name, type_text(schema, scalar.type), str((scalar.extra_json_schema or {})["description"]))
        for name, scalar in schema.scalars.items()
    )
    yield table(("name", "type", "meaning"), rows)
    placed: set[str] = set()
    for union, (title, about) in SECTIONS.items():
        yield f"## {title}\n\n{about}\n"
        for member in schema.unions[union]:
            assert isinstance(member, inspect.StructType)
            placed.add(member.cls.__name__)
            yield section(schema, member, is_tagged=union in TAGGED_UNIONS)
    yield "## Parts\n"
    for name, struct in schema.structs.items():
        if name not in placed:
            yield section(schema, struct, is_tagged=False)
    yield "## Closed lists\n"
    for name, members in schema.enums.items():
        yield f"### {name}\n\n{type_doc(members)}\n"
        yield closed_list(members)
    yield f"## Refusals of the wire\n\n{OF_REFUSALS}\n"
    yield table(("reason", "meaning"), map(member_row, WireRefusal))
    yield f"## Close codes\n\n{type_doc(CloseCode)}\n"
    yield table(("code", "meaning"), map(member_row, CloseCode))
    yield "## Examples\n"
    yield from examples()


def section(schema: Schema, struct: inspect.StructType, *, is_tagged: bool) -> str:
    """One type: its docstring, then its fields."""
    title = f"`{struct.tag}`" if is_tagged else struct.cls.__name__
    rows = [
        (
            f"`{field.encode_name}`",
            type_text(schema, field.type) + ("" if field.required else "; may be left out"),
            field_doc(struct.cls, field.name),
        )
        for field in struct.fields
    ]
    if struct.tag is not None and not is_tagged:
        rows.insert(0, (f"`{struct.tag_field}`", f"`{struct.tag}`", "Always this value."))
    fields = table(("field", "type", "meaning"), rows) if rows else ""
    return "\n".join(filter(None, (f"### {title}\n\n{type_doc(struct.cls)}\n", fields)))


def type_text(schema: Schema, kind: inspect.Type) -> str:
    """A type, with a link to its section."""
    match kind:
        case inspect.StructType(cls) | inspect.EnumType(cls):
            return f"[{cls.__name__}](#{cls.__name__.lower()})"
        case inspect.Metadata():
            title = (kind.extra_json_schema or {}).get("title")
            return str(title) if title else type_text(schema, kind.type)
        case inspect.UnionType(types):
            members = [member for member in types if not isinstance(member, inspect.NoneType)]
            name = schema.union_of(members)
            texts = [union_text(name)] if name else [type_text(schema, one) for one in members]
            return " or ".join(texts + ["`null`"] * (len(members) < len(types)))
        case inspect.VarTupleType(item):
            return f"list of {type_text(schema, item)}"
        case inspect.DictType(key, value):
            return f"object from {type_text(schema, key)} to {type_text(schema, value)}"
        case _:
            return PLAIN[type(kind)]


def union_text(name: str) -> str:
    """A named union, with a link to its section."""
    title, _ = SECTIONS[name]
    return f"[{name}](#{title.lower().replace(' ', '-')})"


def closed_list(members: type[Enum]) -> str:
    """The members of an enum, in a table if any has a docstring."""
    if issubclass(members, StrEnum) and not attribute_docs(members):
        return ", ".join(f"`{member.value}`" for member in members) + "\n"
    return table(("value", "meaning"), map(member_row, members))


def member_row(member: Enum) -> tuple[str, str]:
    """A member of an enum, with its docstring or else its name."""
    doc = attribute_docs(type(member)).get(member.name)
    return f"`{member.value}`", doc or member.name.lower().replace("_", " ")


def table(titles: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """A Markdown table."""
    lines = [titles, ("---",) * len(titles), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


if __name__ == "__main__":
    sys.stdout.write(page())
