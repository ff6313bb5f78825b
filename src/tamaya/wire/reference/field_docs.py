"""The documentation of wire types and fields, read from their source code.

A field is explained by the docstring beneath it, in its class or in the source of a derived type.
Names that mean the same everywhere are explained here.
"""

import ast
import inspect
import textwrap
from collections.abc import Mapping
from functools import cache

from tamaya.table.options import Options
from tamaya.wire.type_derivation import SOURCE_TYPES

COMMON_FIELD_DOCS = {
    "agree": "Whether the seat agrees.",
    "agreed": "The seats that have agreed so far.",
    "apart": "The cards set apart.",
    "appraisals": "Why each bouquet is worth what it is.",
    "at_deadline": "What happens when a turn takes longer than agreed.",
    "bot": "The bot, by its name in the roster; `null` for a person.",
    "bot_answers": "When bots answer questions about their moves.",
    "bot_pace": "How soon a bot moves after the move before.",
    "bouquet": "The cards of the bouquet.",
    "card": "The card.",
    "cards": "The cards, from left to right.",
    "cause": "Why it ended.",
    "clue": "What was named.",
    "combinations": "The cards that count together.",
    "contribution": "A contribution to the shuffle: 32 random hexadecimal digits.",
    "deck": "The order of the deck, the top first; sent once the game is over.",
    "edition": "The edition of Hanabi.",
    "extensions": "The extensions in play.",
    "face": "What is printed on the card.",
    "game": "`hanabi` or `ikebana`.",
    "harmony": "The harmony of its colours.",
    "is_by_substitute": "Whether a bot made it for a person who is away.",
    "is_for_deadline": "Whether a bot made it because the seat's time was over.",
    "kind": "What the cards make.",
    "move": "The move, in the notation of its game.",
    "name": "The guest's or bot's name.",
    "number": "The round, from 1.",
    "options": "The options.",
    "outcome": "How it ended.",
    "owner": "The seat whose pile it was.",
    "points": "The points.",
    "position": "The card's position in the hand, from 1 at the left.",
    "positions": "The cards' positions in the hand, from 1 at the left.",
    "receiver": "The seat that was paid.",
    "remark": "The remark; `null` for free text.",
    "result": "Won, lost or finished.",
    "score": "The score.",
    "seat": "The seat.",
    "seats": "How many seats the table has.",
    "settings": "Settings that differ from the edition's.",
    "suit": "The suit.",
    "table": "The table.",
    "talk": "What seats may say during the game.",
    "target": "The seat that got the clue.",
    "text": "The text.",
    "tile": "The bonus tile.",
    "touched": "The cards that the clue pointed at.",
    "turns": "How many turns are left.",
    "visibility": "Whether the lobby lists the table.",
    "wants_a_choice": "Whether the seat must choose something for it.",
    "watching": "What guests without a seat see during the game.",
    "winners": "The seats that have the most points.",
    "wish": "Whether the seat wants to end the game.",
}
"""What a field name means wherever its class does not say."""

CLIENT_FIELD_DOCS: Mapping[tuple[type, str], str] = {
    (
        Options,
        "password",
    ): "The password as text, or empty for none; only its hash is stored."
}
"""Fields that hold something else when a client sends them than when they are stored."""


def type_doc(kind: type) -> str:
    """The docstring of a type, on one line."""
    return " ".join((kind.__doc__ or "").split())


def field_doc(kind: type, name: str) -> str:
    """The documentation of a field; empty where there is none."""
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
        # Built in, or made at run time: there is no source code.
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
