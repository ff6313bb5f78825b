"""What one seat may know, as a vector: its sections, and where each of them begins.

The vector is the canonical observation of the Hanabi Learning Environment, bit for bit, in every
game that one knows; for other games the same sections are measured by the rules, and bonus tiles
add a section at the end.
"""

from enum import StrEnum
from typing import NamedTuple

import numpy as np

from tamaya.engine.layout import COUNT_BITS, WORD_BITS
from tamaya.engine.lines import Line
from tamaya.engine.refusals import EngineRefusal
from tamaya.engine.tables import Tables, numbers
from tamaya.rules.game import Refused
from tamaya.rules.hanabi import Rules, Tile


class Form(StrEnum):
    """What an observation tells about what is known of each card."""

    MINIMAL = "minimal"
    """Nothing."""
    KNOWLEDGE = "card-knowledge"
    """What the clues given to it leave possible, and the clues that pointed at it."""
    SEER = "seer"
    """The card itself, one's own as well."""
    BELIEF = "belief"
    """As ``KNOWLEDGE``, but how likely each face is by the cards that are open to all."""


FORMS = tuple(Form)
MINIMAL, KNOWLEDGE, SEER, BELIEF = range(4)
"""The forms as the kernels know them."""


class Part(NamedTuple):
    """A part of the vector, of one kind of bit throughout."""

    section: str
    name: str
    size: int


class Sections(NamedTuple):
    """Where each part of one game's vector begins, and what is needed to write it."""

    form: int
    length: int
    words: int
    """How many words the packed vector takes, and one behind it."""
    deck_most: int
    """How many cards the deck holds at the most: once all hands are dealt."""
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
    """The bits that tell what is known of one card."""
    tiles_revealed: int
    tile_pending: int
    last_taken_back: int
    last_declined: int
    left_by_colours: Line
    """For each set of colours that pointed at a card, and above them those that did not, the faces
    it may have, a bit each."""
    left_by_values: Line
    discards_of: Line
    """For each face where the bits of its discarded cards begin, among those of its suit."""
    discards_of_suit: Line
    """For each suit where the bits of its discarded cards begin."""
    not_laid: Line
    """For each suit and height of its firework the cards of each value not laid, as in a line."""


def parts_of(tables: Tables, form: Form) -> tuple[Part, ...]:
    """The parts of the vector in their order."""
    faces, values = tables.face_count, tables.clue_count - tables.colours
    others, hand = tables.players - 1, tables.hand_size
    slots = tables.players * hand
    parts = [
        Part("hands", "cards", others * hand * faces),
        Part("hands", "short", tables.players),
        Part("board", "deck", tables.cards - slots),
        Part("board", "fireworks", faces),
        Part("board", "tokens", tables.tokens),
        Part("board", "lives", tables.errors),
        Part("discards", "discards", tables.cards),
        Part("last action", "last_seat", tables.players),
        Part("last action", "last_kind", 4),
        Part("last action", "last_target", tables.players),
        Part("last action", "last_colour", tables.colours),
        Part("last action", "last_value", values),
        Part("last action", "last_touched", hand),
        Part("last action", "last_slot", hand),
        Part("last action", "last_face", faces),
        Part("last action", "last_laid", 1),
        Part("last action", "last_token", 1),
    ]
    known = 0 if form is Form.MINIMAL else slots * (faces + tables.clue_count)
    parts.append(Part("knowledge", "knowledge", known))
    tiles, one = (len(Tile), 1) if tables.has_tiles else (0, 0)
    parts += [
        Part("tiles", "tiles_revealed", tiles),
        Part("tiles", "tile_pending", tiles),
        Part("tiles", "last_taken_back", one),
        Part("tiles", "last_declined", one),
    ]
    return tuple(parts)


def form_named(name: object) -> Form:
    """The form of this name, or a refusal."""
    if not isinstance(name, str) or name not in FORMS:
        raise Refused(EngineRefusal.UNKNOWN_FORM, form=str(name), known=", ".join(FORMS))
    return Form(name)


def sections_of(rules: Rules, tables: Tables, form: Form) -> Sections:
    """The sections of the vector for this game."""
    begins: dict[str, int] = {}
    length = 0
    for part in parts_of(tables, form):
        begins[part.name] = length
        length += part.size
    del begins["cards"]
    in_suit = [sum(suit.copies[:value]) for suit in rules.suits for value in range(rules.highest)]
    of_suit = np.cumsum([0, *(sum(suit.copies) for suit in rules.suits)])[:-1]
    return Sections(
        form=FORMS.index(form),
        length=length,
        words=-(-length // WORD_BITS) + 1,
        deck_most=tables.cards - tables.players * tables.hand_size,
        slot_size=tables.face_count + tables.clue_count,
        left_by_colours=_left_by(rules, rules.faces_touched[: tables.colours]),
        left_by_values=_left_by(rules, rules.faces_touched[tables.colours :]),
        discards_of=numbers(in_suit),
        discards_of_suit=numbers(of_suit),
        not_laid=numbers(_not_laid(rules)),
        **begins,
    )


def _left_by(rules: Rules, faces_touched: tuple[int, ...]) -> Line:
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
