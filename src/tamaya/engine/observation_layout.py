"""The sections of an observation vector, and the offset of each.

The vector is the canonical observation of the Hanabi Learning Environment, bit for bit, in every
game that it supports. In other games the sections are sized by the rules, and bonus tiles add a
section at the end.
"""

from enum import StrEnum
from reprlib import repr as short
from typing import NamedTuple

import numpy as np

from tamaya.engine.array_types import IntRow
from tamaya.engine.row_layout import COUNT_BITS, WORD_BITS
from tamaya.engine.rule_tables import RuleTables, int_row
from tamaya.rules.hanabi import Rules, Tile


class Form(StrEnum):
    """What an observation contains about the knowledge of each card."""

    MINIMAL = "minimal"
    """Nothing."""
    KNOWLEDGE = "card-knowledge"
    """The faces that its clues leave possible, and the clues that touched it."""
    SEER = "seer"
    """Its face, even in the observer's own hand."""
    BELIEF = "belief"
    """As ``KNOWLEDGE``, with the probability of each face given the cards that all seats see."""


FORMS = tuple(Form)
MINIMAL, KNOWLEDGE, SEER, BELIEF = range(4)
"""The numbers of the forms in kernels."""


class VectorPart(NamedTuple):
    """A run of bits of the same kind."""

    section: str
    name: str
    size: int


class Sections(NamedTuple):
    """The offset of each part of a game's vector, and the tables to write it."""

    form: int
    length: int
    words: int
    """The words of the packed vector, plus one."""
    max_deck: int
    """The cards in the deck once all hands are dealt."""
    short: int
    deck: int
    fireworks: int
    tokens: int
    lives: int
    discards: int
    last_seat: int
    last_kind: int
    last_target: int
    last_colour: int
    last_value: int
    last_touched: int
    last_slot: int
    last_face: int
    last_laid: int
    last_token: int
    knowledge: int
    slot_size: int
    """The bits for the knowledge of one card."""
    tiles_revealed: int
    tile_pending: int
    last_taken_back: int
    last_declined: int
    faces_by_colours: IntRow
    """The possible faces, a bit each, by the colours that touched a card (low bits of the index)
    and those that did not (high bits)."""
    faces_by_values: IntRow
    discards_of: IntRow
    """The offset of each face among the discard bits of its suit."""
    discards_of_suit: IntRow
    """The offset of each suit among the discard bits."""
    not_laid: IntRow
    """The cards not laid, by suit and height of its firework, packed by value as in a row."""


def parts_of(tables: RuleTables, form: Form) -> tuple[VectorPart, ...]:
    """List the parts of the vector in their order."""
    faces, values = tables.face_count, tables.clue_count - tables.colours
    others, hand = tables.players - 1, tables.hand_size
    slots = tables.players * hand
    parts = [
        VectorPart("hands", "cards", others * hand * faces),
        VectorPart("hands", "short", tables.players),
        VectorPart("board", "deck", tables.cards - slots),
        VectorPart("board", "fireworks", faces),
        VectorPart("board", "tokens", tables.tokens),
        VectorPart("board", "lives", tables.errors),
        VectorPart("discards", "discards", tables.cards),
        VectorPart("last action", "last_seat", tables.players),
        VectorPart("last action", "last_kind", 4),
        VectorPart("last action", "last_target", tables.players),
        VectorPart("last action", "last_colour", tables.colours),
        VectorPart("last action", "last_value", values),
        VectorPart("last action", "last_touched", hand),
        VectorPart("last action", "last_slot", hand),
        VectorPart("last action", "last_face", faces),
        VectorPart("last action", "last_laid", 1),
        VectorPart("last action", "last_token", 1),
    ]
    known = 0 if form is Form.MINIMAL else slots * (faces + tables.clue_count)
    parts.append(VectorPart("knowledge", "knowledge", known))
    tiles, one = (len(Tile), 1) if tables.has_tiles else (0, 0)
    parts += [
        VectorPart("tiles", "tiles_revealed", tiles),
        VectorPart("tiles", "tile_pending", tiles),
        VectorPart("tiles", "last_taken_back", one),
        VectorPart("tiles", "last_declined", one),
    ]
    return tuple(parts)


def parse_form(name: object) -> Form:
    """Return the form of this name."""
    if not isinstance(name, str) or name not in FORMS:
        raise ValueError(f"unknown form {short(name)}: choose {', '.join(FORMS)}")
    return Form(name)


def sections_of(rules: Rules, tables: RuleTables, form: Form) -> Sections:
    """Compute the sections of the vector for a game."""
    offsets: dict[str, int] = {}
    length = 0
    for part in parts_of(tables, form):
        offsets[part.name] = length
        length += part.size
    del offsets["cards"]
    in_suit = [sum(suit.copies[:value]) for suit in rules.suits for value in range(rules.highest)]
    of_suit = np.cumsum([0, *(sum(suit.copies) for suit in rules.suits)])[:-1]
    return Sections(
        form=FORMS.index(form),
        length=length,
        words=-(-length // WORD_BITS) + 1,
        max_deck=tables.cards - tables.players * tables.hand_size,
        slot_size=tables.face_count + tables.clue_count,
        faces_by_colours=_faces_by(rules, rules.faces_touched[: tables.colours]),
        faces_by_values=_faces_by(rules, rules.faces_touched[tables.colours :]),
        discards_of=int_row(in_suit),
        discards_of_suit=int_row(of_suit),
        not_laid=int_row(_not_laid(rules)),
        **offsets,
    )


def _faces_by(rules: Rules, faces_touched: tuple[int, ...]) -> IntRow:
    left = np.array([(1 << len(rules.faces)) - 1], np.int64)
    for faces in (*faces_touched, *(~faces for faces in faces_touched)):
        left = np.concatenate([left, left & faces])
    return left


def _not_laid(rules: Rules) -> list[int]:
    return [
        sum(rules.copies[face] << (COUNT_BITS * face.value) for face in sequence)
        - sum(1 << (COUNT_BITS * face.value) for face in sequence[:height])
        for sequence in rules.sequences
        for height in range(rules.highest + 1)
    ]
