"""What the types and fields of the wire mean, read from where they are written down.

A field's meaning is the docstring beneath it: in its class, or in the original of a twin. Names
that mean the same wherever they stand are explained here instead.
"""

import ast
import inspect
import textwrap
from collections.abc import Mapping
from functools import cache

from tamaya.table.options import Options
from tamaya.wire.wire_types import SOURCE_TYPES

COMMON_FIELD_DOCS = {
    "agree": "Whether it is agreed to.",
    "agreed": "The seats that have agreed so far.",
    "apart": "The cards set slightly apart.",
    "appraisals": "Why each bouquet is worth what it is.",
    "at_deadline": "What happens when a turn takes longer than agreed.",
    "bot": "The bot, by its name in the roster.",
    "bouquet": "The cards of the bouquet.",
    "card": "The card.",
    "cards": "The cards, from left to right.",
    "cause": "Why it ended.",
    "clue": "What was named.",
    "combinations": "The cards that count together.",
    "contribution": "A part of the shuffle: 32 hexadecimal digits, drawn at random.",
    "deck": "The order of the deck, the top first; told once the game is over.",
    "edition": "The box that Hanabi is played from.",
    "extensions": "What is added to the game.",
    "face": "What is printed on the card.",
    "game": "`hanabi` or `ikebana`.",
    "harmony": "What the colours make of the bouquet.",
    "is_for_deadline": "Whether it was made for the seat because its time was over.",
    "kind": "What the cards make.",
    "move": "The move, in the notation of its game.",
    "name": "The name of whoever it is.",
    "number": "The round, counted from 1.",
    "options": "What the table's people have chosen.",
    "outcome": "How it ended.",
    "owner": "The seat whose pile it was.",
    "points": "The points.",
    "position": "Where the card lay in the hand, counted from 1 at the left.",
    "positions": "Where the cards lie in the hand, counted from 1 at the left.",
    "receiver": "The seat that was paid.",
    "remark": "One of the remarks that everybody knows.",
    "result": "Won, lost or finished.",
    "score": "What the game is worth.",
    "seat": "The seat that this is about.",
    "seats": "How many seats the table has.",
    "settings": "What is set otherwise than in the box.",
    "suit": "The suit.",
    "table": "The table.",
    "talk": "What people may say while they play.",
    "target": "The seat that was doc.",
    "text": "What was said.",
    "tile": "The bonus tile.",
    "touched": "The cards that the clue pointed at.",
    "turns": "How many turns are left.",
    "visibility": "Whether the table is found without its link.",
    "wants_a_choice": "Whether the seat owes a choice.",
    "watching": "What people without a seat may see while the game goes on.",
    "winners": "The seats that have the most points.",
    "wish": "Whether it is wished.",
}

"""What a name means wherever it stands without an explanation of its own."""

CLIENT_FIELD_DOCS: Mapping[tuple[type, str], str] = {
    (
        Options,
        "password",
    ): "The password as people type it, or empty for none; only its hash is kept."
}
"""Fields that mean something else when a client sends them than when they are stored."""


def type_doc(kind: type) -> str:
    """What a type means."""
    return " ".join((kind.__doc__ or "").split())


def field_doc(kind: type, name: str) -> str:
    """What a field means; empty where nobody has said it."""
    if (kind, name) in CLIENT_FIELD_DOCS:
        return CLIENT_FIELD_DOCS[kind, name]
    for ancestor in SOURCE_TYPES.get(kind, kind).__mro__:
        doc = attribute_docs(ancestor).get(name)
        if doc:
            return doc
    return COMMON_FIELD_DOCS.get(name, "")


@cache
def attribute_docs(kind: type) -> dict[str, str]:
    """The docstrings beneath the fields of a class, or the members of a list."""
    try:
        source = textwrap.dedent(inspect.getsource(kind))
    except (OSError, TypeError):
        # Built in, or made by the program: nothing is written down there.
        return {}
    found = {}
    body = ast.parse(source).body[0]
    assert isinstance(body, ast.ClassDef)
    for statement, following in zip(body.body, body.body[1:], strict=False):
        match statement, following:
            case (
                ast.AnnAssign(target=ast.Name(name)) | ast.Assign(targets=[ast.Name(name)]),
                ast.Expr(value=ast.Constant(value=str(doc))),
            ):
                found[name] = " ".join(doc.split())
            case _:
                pass
    return found
