"""How a clue is read: which card it is about, and what it promises of it.

A clue to a hand is about one card, its focus. It says that the card can be laid, now or once cards
that are promised already have been; or, where it is about the chop, that the card must be kept. If
neither can be, somebody else holds the card that is missing between, and lays it first.
"""

from dataclasses import dataclass, field
from enum import Enum

from tamaya.players.hanabi.friend.notes import Notes, Role
from tamaya.players.hanabi.friend.standpoint import Standpoint
from tamaya.rules.game import Seat


class Kind(Enum):
    """What a clue is taken for."""

    PLAY = "play"
    SAVE = "save"
    PLAY_OR_SAVE = "play-or-save"
    PROMPT = "prompt"
    FINESSE = "finesse"
    FIX = "fix"
    USELESS = "useless"
    """It shows that cards are of no use."""
    EMPTY = "empty"
    LITERAL = "literal"
    """Whoever gave it keeps no conventions: it means what it says."""
    UNCLEAR = "unclear"


@dataclass(frozen=True, slots=True)
class Blind:
    """A card that its holder is to lay because of somebody else's clue, and its face."""

    seat: Seat
    card: int
    face: int
    is_clued: bool


@dataclass(frozen=True, slots=True)
class Wait:
    """A face that a focus has only if a seat lays a card in its next turn."""

    seat: Seat
    card: int
    asked: int
    """The face of that card."""
    focus: int
    face: int


@dataclass(slots=True)
class Reading:
    """What a clue promises, as the viewer thinks that its receiver takes it."""

    giver: Seat
    target: Seat
    clue: int
    touched: list[int]
    kind: Kind
    focus: int | None = None
    faces: int = 0
    """The faces that the focus can have."""
    role: Role = Role.NONE
    meanings: dict[int, int] = field(default_factory=dict)
    """For each card whose meaning changes the new one."""
    blind: Blind | None = None
    waits: list[Wait] = field(default_factory=list)
    tempts: bool = False
    """Whether somebody may think that it asks them to lay a card blindly, though it does not."""


def read(
    notes: Notes,
    giver: Seat,
    target: Seat,
    clue: int,
    touched: list[int],
    stand: Standpoint | None = None,
) -> Reading:
    """How a clue is read, the oldest touched card first; nothing is remembered yet."""
    if not touched:
        return Reading(giver, target, clue, touched, Kind.EMPTY)
    stand = stand or Standpoint(notes, target, giver)
    reading = Reading(giver, target, clue, touched, Kind.UNCLEAR)
    clued = notes.clued
    new = [card for card in touched if not clued[card]]
    if not new:
        return _again(notes, reading, stand)
    _literal(notes, reading)
    chop = notes.chop(target)
    focus = chop if chop is not None and chop in new else new[-1]
    _promise(notes, reading, stand, focus, is_chop=focus == chop)
    return reading


def literally(notes: Notes, reading: Reading) -> Reading:
    """The clue of somebody who keeps no conventions: it means what it says."""
    giver, target, clue, touched = reading.giver, reading.target, reading.clue, reading.touched
    return _literal(notes, Reading(giver, target, clue, touched, Kind.LITERAL))


def _literal(notes: Notes, reading: Reading) -> Reading:
    """What was promised of the touched cards before, as far as it still can be."""
    named = notes.lore.named[reading.clue]
    for card in reading.touched:
        if notes.meaning[card]:
            reading.meanings[card] = notes.meaning[card] & named
    return reading


def _again(notes: Notes, reading: Reading, stand: Standpoint) -> Reading:
    """A clue that touches nothing new: it puts a mistake right, or it says that a card fits."""
    named = notes.lore.named[reading.clue]
    reading.kind = Kind.FIX
    for card in reading.touched:
        before = notes.meaning[card]
        if before and not before & named & ~notes.outlook.useless:
            _literal(notes, reading)
            return reading
    _literal(notes, reading)
    for card in reversed(reading.touched):
        believed = notes.meaning[card] or notes.literal[card]
        faces = believed & named & stand.next & stand.possible & ~stand.elsewhere
        if faces and not (notes.role[card] is Role.PLAY and faces == notes.meaning[card]):
            reading.kind, reading.focus, reading.faces = Kind.PLAY, card, faces
            reading.role = Role.PLAY
            reading.meanings[card] = faces
            return reading
    return reading


def _promise(
    notes: Notes, reading: Reading, stand: Standpoint, focus: int, *, is_chop: bool
) -> None:
    """What the clue promises of its focus, and of cards in other hands because of it."""
    outlook = notes.outlook
    named = notes.lore.named[reading.clue]
    if not notes.literal[focus] & named & ~outlook.useless:
        reading.kind = Kind.USELESS
        return
    literal = notes.literal[focus] & named & stand.possible & ~stand.elsewhere
    play = literal & stand.next
    save = literal & _worth_saving(notes, reading) if is_chop else 0
    direct = play | save
    indirect, blinds = _indirect(notes, reading, stand, literal)
    faces = direct | indirect
    true = notes.bit[focus]
    reading.focus = focus
    reading.waits = [
        Wait(b.seat, b.card, b.face, focus, notes.lore.following[b.face]) for b in blinds
    ]
    if true and not true & direct:
        blind = next((b for b in blinds if notes.lore.following[b.face] == true), None)
        missing = _missing_before(notes, stand, true)
        if blind is None and missing and reading.giver != notes.viewer:
            if _may_lay_anyway(notes, missing):
                faces |= true
            elif (blind := _own_blind(notes, missing)) is not None:
                faces |= true
                reading.waits.append(Wait(blind.seat, blind.card, blind.face, focus, true))
        reading.blind = blind
    reading.faces = faces
    reading.meanings[focus] = faces
    reading.role = Role.SAVE if save & ~stand.next else Role.PLAY
    if reading.blind is not None:
        reading.kind = Kind.PROMPT if reading.blind.is_clued else Kind.FINESSE
    elif not faces or (true and not true & faces):
        reading.kind = Kind.UNCLEAR
        others = len(notes.hands) - 2
        reading.tempts = bool(true and others and _missing_before(notes, stand, true))
        if not faces:
            reading.role = Role.NONE
            reading.meanings[focus] = notes.literal[focus] & named & ~outlook.useless
    elif not save & ~play:
        reading.kind = Kind.PLAY
    else:
        reading.kind = Kind.PLAY_OR_SAVE if play else Kind.SAVE


def _worth_saving(notes: Notes, reading: Reading) -> int:
    """The faces that a clue about the chop may want kept."""
    lore, outlook = notes.lore, notes.outlook
    if not lore.is_value[reading.clue]:
        # A colour points at too many cards to be meant for one of which there never was another.
        return outlook.critical & outlook.thinned
    seen = 0
    for holder, hand in enumerate(notes.hands):
        if holder not in (reading.giver, reading.target):
            for card in hand:
                seen |= notes.bit[card]
    return outlook.critical | (lore.second & ~outlook.useless & ~seen)


def _indirect(
    notes: Notes, reading: Reading, stand: Standpoint, literal: int
) -> tuple[int, list[Blind]]:
    """The faces that the focus can have if somebody else first lays the one before, and who."""
    blinds: list[Blind] = []
    if notes.errors_left == 1:
        # Nobody is asked to risk everything.
        return 0, blinds
    following = notes.lore.following
    asked = stand.next & notes.outlook.playable
    for holder, hand in enumerate(notes.hands):
        seat = Seat(holder)
        if seat in (reading.giver, reading.target, notes.viewer) or notes.trust.is_stranger(seat):
            continue
        prompted = 0
        for card in reversed(hand):
            if notes.clued[card]:
                believed = (notes.meaning[card] or notes.literal[card]) & asked & ~prompted
                prompted |= believed
                if notes.is_promised(card):
                    continue
                if notes.bit[card] & believed and following[notes.bit[card]] & literal:
                    blinds.append(Blind(seat, card, notes.bit[card], is_clued=True))
        newest = notes.newest(seat)
        if newest is not None:
            bit = notes.bit[newest]
            if bit & asked & ~prompted and following[bit] & literal:
                blinds.append(Blind(seat, newest, bit, is_clued=False))
    # A card that somebody has been told of is asked for first.
    told = {blind.face for blind in blinds if blind.is_clued}
    blinds = [blind for blind in blinds if blind.is_clued or blind.face not in told]
    return sum({following[blind.face] for blind in blinds}), blinds


def _missing_before(notes: Notes, stand: Standpoint, true: int) -> int:
    """The face that fits now and without which the focus does not, or 0."""
    suit, place = notes.lore.suits[true], notes.lore.places[true]
    if place != stand.heights[suit] + 1:
        return 0
    return notes.lore.sequences[suit][place - 1] & notes.outlook.playable


def _may_lay_anyway(notes: Notes, face: int) -> bool:
    """Whether the viewer holds a card that it will lay and that may have this face."""
    return any(
        notes.is_promised(card) and (notes.meaning[card] or notes.literal[card]) & face
        for card in notes.hands[notes.viewer]
    )


def _own_blind(notes: Notes, face: int) -> Blind | None:
    """The viewer's own card that must have this face, where nobody else has it."""
    viewer = notes.viewer
    own = Standpoint(notes, viewer)
    if notes.errors_left == 1 or not face & own.possible or face & own.elsewhere:
        return None
    for card in reversed(notes.hands[viewer]):
        if notes.clued[card] and (notes.meaning[card] or notes.literal[card]) & face:
            return Blind(viewer, card, face, is_clued=True)
    newest = notes.newest(viewer)
    if newest is None or not notes.literal[newest] & face:
        return None
    return Blind(viewer, newest, face, is_clued=False)
