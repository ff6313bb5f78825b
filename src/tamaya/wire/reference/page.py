"""The reference page of the wire, made from its types.

``python -m tamaya.wire.reference.page`` writes it.
"""

import sys
from collections.abc import Iterable, Iterator
from enum import Enum, StrEnum

from msgspec import inspect

from tamaya.wire.close_codes import CloseCode
from tamaya.wire.codec import LONGEST_FRAME
from tamaya.wire.messages_for import VERSION
from tamaya.wire.reference.field_docs import attribute_docs, field_doc, type_doc
from tamaya.wire.reference.page_examples import examples
from tamaya.wire.reference.schema import Schema
from tamaya.wire.refusals import WireRefusal

HEAD = f"""\
# The wire

Version {VERSION}, the first that is promised: later changes get a new number. JSON over a
WebSocket, one message per text frame, in UTF-8. This page is generated from the types
(`python -m tamaya.wire.reference.page`), and a test keeps it true.
`tamaya.wire.reference.typescript` generates the same types for TypeScript.

A client holds no rules. It draws the `view` it receives, offers the moves in `legal-moves`, and
sends one of their `text`s back. The same holds for a bot.

## A conversation

1. The client sends `hello` with the newest version it speaks. The server answers `welcome` with the
   version that both will speak, or `reload` if the client is too old.
2. It sends `attach` for a table and receives `attached`: the table as it stands, the game as it may
   see it, and the entries of the log after the sequence it already has. With `after` 0 these are
   all entries from the opening, enough to replay the whole game.
3. From then on it receives an `entry` for each new entry of the log, with the table and the game as
   they stand. A connection may be attached to several tables.
4. It sends a `command`, with an `id` of its own. The server answers `done`, or `refused` with a
   reason. A command is applied once, however often it is sent: after a broken connection the client
   sends it again with the same `id`.
5. When the connection breaks, the client sends `hello` again, and `attach` with the last sequence
   it has and the `viewpoint` of its last `attached`.
6. A guest whom the server does not know, because the cookie or token is wrong or the guest was
   deleted, receives `refused` with the reason `unknown-guest` and the close code 4401, when they
   connect or at the moment they are deleted. The client stops: connecting again would end the same
   way.

**Every viewpoint has a log of its own.** What a guest receives depends on the viewpoint: that of a
seat, of a spectator, or of somebody to whom the game is not shown. Sequences count the entries that
the viewpoint includes, from 1 and without gaps, so that nothing shows where others said or did
something in secret. When a guest's viewpoint changes, because they sit down, leave, or the game
begins or ends, the server sends `attached` unasked, with `after` 0: the client replaces its log.
`state` and `view` are always those of the newest entry, so that a client which falls behind may
skip to the last message.

**A client's message is read strictly.** At most {LONGEST_FRAME} bytes; a type, a field or a value
that is not on this page is refused, and nothing is done. **A server's message is read leniently:**
a client ignores fields and events that it does not know, because a newer server may send more.

## What is never sent

- No guest's id and no password, ever; no secret and no contribution before the game is over. The
  `commitment` is there from the opening on, and `fairness` has all parts of the shuffle at the end.
- A seat never receives its own cards, the deck, or the tiles that lie face down. Views and events
  are those of the rules, redacted for the viewer.
- A spectator without hands sees no hand. One with all hands still does not receive the order of a
  shuffled deck, and sees nothing before the log records that they watch.
- What people without a seat say reaches no seat before the end. What seats say reaches all who
  watch.
- What a seat notes on cards reaches nobody else before the end. That somebody watches all hands, or
  has given the password, reaches nobody at all.
- Somebody to whom the game is not shown receives the table alone: who sits there, and who asks for
  a seat.
- Once the game is over, everybody sees everything.

## Notation

Names are words with hyphens. In a server's message every field is present; where there is nothing
to say it is `null`. In a client's message a field with a default may be left out. A moment is in
milliseconds since 1970.

Faces and clues are short texts: `r3` is the suit with the letter `r` and the value 3 (`rules.suits`
has the letters); a clue is the name of a colour, or the digit of a value. Moves are written in the
[text notation](text-notation.md) of their game; those of `legal-moves` can be sent as they are. To
rearrange a hand, take `arrangement`, which leaves it as it is, put its numbers in another order,
and add `!` to those that are to be set apart.

Every entry comes in two forms: as events, for a program to draw, and in `sentences` as messages in
no language. Each is the key of a message of the catalogues with its arguments: a text, a number, or
another message. Lists are messages within messages too, so that a client with a catalogue needs to
know nothing else of a language.
"""

SECTIONS = {
    "ClientMessage": ("Messages of a client", "`type` names the message."),
    "Command": ("Commands", "`type` names the command."),
    "ServerMessage": ("Messages of the server", "`type` names the message."),
    "TableEvent": ("Events of a table", "`type` names the event."),
    "GameEvent": ("Events of a game", "`type` names the event."),
    "GameView": ("Views", "`game` says which game it is."),
    "HanabiMove": ("Moves of Hanabi", "`type` names the move."),
    "IkebanaMove": ("Moves of Ikebana", "`type` names the move."),
}
"""The title of each named choice of the schema, and a word on it."""

OF_REFUSALS = """\
The `reason` of a `refused` is one of these, or a refusal of the table, of its game or of the
notation. Each is a message key."""

TAGGED_UNIONS = ("ClientMessage", "Command", "ServerMessage", "TableEvent", "GameEvent")
"""The choices whose members are known by the word that travels."""

PLAIN = {
    inspect.BoolType: "true or false",
    inspect.IntType: "number",
    inspect.StrType: "text",
    inspect.NoneType: "`null`",
}


def page() -> str:
    """The whole page."""
    return "\n".join((HEAD, *_body(Schema())))


def _body(schema: Schema) -> Iterator[str]:
    rows = (
        (name, type_text(schema, word.type), str((word.extra_json_schema or {})["description"]))
        for name, word in schema.words.items()
    )
    yield table(("word", "type", "meaning"), rows)
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
    for name, members in schema.lists.items():
        yield f"### {name}\n\n{type_doc(members)}\n"
        yield closed_list(members)
    yield f"## Refusals of the wire\n\n{OF_REFUSALS}\n"
    yield table(("reason", "meaning"), map(member_row, WireRefusal))
    yield f"## Close codes\n\n{type_doc(CloseCode)}\n"
    yield table(("code", "meaning"), map(member_row, CloseCode))
    yield "## Examples\n"
    yield from examples()


def section(schema: Schema, struct: inspect.StructType, *, is_tagged: bool) -> str:
    """One type: what it is, then its fields."""
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
        rows.insert(0, (f"`{struct.tag_field}`", f"`{struct.tag}`", "Says which it is."))
    fields = table(("field", "type", "meaning"), rows) if rows else ""
    return "\n".join(filter(None, (f"### {title}\n\n{type_doc(struct.cls)}\n", fields)))


def type_text(schema: Schema, kind: inspect.Type) -> str:
    """A type in words, with a link to where it is explained."""
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
    """A named choice, with a link to its section."""
    title, _ = SECTIONS[name]
    return f"[{name}](#{title.lower().replace(' ', '-')})"


def closed_list(members: type[Enum]) -> str:
    """The members of a closed list: in a table if there is anything to say of them."""
    if issubclass(members, StrEnum) and not attribute_docs(members):
        return ", ".join(f"`{member.value}`" for member in members) + "\n"
    return table(("value", "meaning"), map(member_row, members))


def member_row(member: Enum) -> tuple[str, str]:
    """A member of a closed list, with what is written beneath it, or else its name."""
    doc = attribute_docs(type(member)).get(member.name)
    return f"`{member.value}`", doc or member.name.lower().replace("_", " ")


def table(titles: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """A table of the page."""
    lines = [titles, ("---",) * len(titles), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


if __name__ == "__main__":
    sys.stdout.write(page())
