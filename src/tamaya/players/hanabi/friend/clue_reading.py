"""The reading of a clue: the card that it is about, and what it promises about that card.

A clue is about one card, its focus. It promises that the card can be laid, now or after cards that
were promised before. If the focus is the chop, it may instead ask to keep the card. If neither is
possible, another player holds the missing card and is expected to lay it first.
"""

from dataclasses import dataclass, field
from enum import Enum

from tamaya.players.hanabi.friend.teammate_perspective import Perspective
from tamaya.players.hanabi.friend.tracked_table import Role, TrackedTable
from tamaya.rules.shared_types import Seat


class ClueKind(Enum):
    """The kinds of clues."""

    PLAY = "play"
    SAVE = "save"
    PLAY_OR_SAVE = "play-or-save"
    PROMPT = "prompt"
    FINESSE = "finesse"
    FIX = "fix"
    USELESS = "useless"
    """It shows that cards are useless."""
    EMPTY = "empty"
    LITERAL = "literal"
    """Its giver plays no conventions: it means what it says."""
    UNCLEAR = "unclear"


@dataclass(frozen=True, slots=True)
class BlindPlay:
    """A card that its holder should lay because of a clue to another hand."""

    seat: Seat
    card: int
    face: int
    is_clued: bool


@dataclass(frozen=True, slots=True)
class ExpectedBlindPlay:
    """A face that the focus has only if a seat lays a card in its next turn."""

    seat: Seat
    card: int
    asked_face: int
    """The face of that card."""
    focus: int
    face: int


@dataclass(slots=True)
class ClueReading:
    """What a clue promises, as the viewer expects its receiver to read it."""

    giver: Seat
    target: Seat
    clue: int
    touched: list[int]
    kind: ClueKind
    focus: int | None = None
    faces: int = 0
    """The faces that the focus can have."""
    role: Role = Role.NONE
    meanings: dict[int, int] = field(default_factory=dict)
    """The new meaning of each card whose meaning changes."""
    blind_play: BlindPlay | None = None
    expected_blind_plays: list[ExpectedBlindPlay] = field(default_factory=list)
    is_tempting: bool = False
    """Whether a player may wrongly think that it asks for a blind play."""


def read_clue(
    record: TrackedTable,
    giver: Seat,
    target: Seat,
    clue: int,
    touched: list[int],
    perspective: Perspective | None = None,
) -> ClueReading:
    """Read a clue, without changing the record; ``touched`` starts with the oldest card."""
    if not touched:
        return ClueReading(giver, target, clue, touched, ClueKind.EMPTY)
    perspective = perspective or Perspective(record, target, giver)
    reading = ClueReading(giver, target, clue, touched, ClueKind.UNCLEAR)
    clued = record.clued
    new = [card for card in touched if not clued[card]]
    if not new:
        return _read_repeated_clue(record, reading, perspective)
    _keep_promises(record, reading)
    chop = record.chop(target)
    focus = chop if chop is not None and chop in new else new[-1]
    _read_promise(record, reading, perspective, focus, is_chop=focus == chop)
    return reading


def read_literally(record: TrackedTable, reading: ClueReading) -> ClueReading:
    """The reading of a clue whose giver plays no conventions: it means what it says."""
    giver, target, clue, touched = reading.giver, reading.target, reading.clue, reading.touched
    return _keep_promises(record, ClueReading(giver, target, clue, touched, ClueKind.LITERAL))


def _keep_promises(record: TrackedTable, reading: ClueReading) -> ClueReading:
    """Keep earlier promises about the touched cards as far as the clue allows."""
    named = record.face_tables.touched_by[reading.clue]
    for card in reading.touched:
        if record.meaning[card]:
            reading.meanings[card] = record.meaning[card] & named
    return reading


def _read_repeated_clue(
    record: TrackedTable, reading: ClueReading, perspective: Perspective
) -> ClueReading:
    """Read a clue that touches no new card: it corrects a belief, or says that a card fits."""
    named = record.face_tables.touched_by[reading.clue]
    reading.kind = ClueKind.FIX
    for card in reading.touched:
        before = record.meaning[card]
        if before and not before & named & ~record.facts.useless:
            _keep_promises(record, reading)
            return reading
    _keep_promises(record, reading)
    for card in reversed(reading.touched):
        believed = record.meaning[card] or record.literal[card]
        faces = believed & named & perspective.next & perspective.possible & ~perspective.elsewhere
        if faces and not (record.role[card] is Role.PLAY and faces == record.meaning[card]):
            reading.kind, reading.focus, reading.faces = ClueKind.PLAY, card, faces
            reading.role = Role.PLAY
            reading.meanings[card] = faces
            return reading
    return reading


def _read_promise(
    record: TrackedTable,
    reading: ClueReading,
    perspective: Perspective,
    focus: int,
    *,
    is_chop: bool,
) -> None:
    """Read what a clue promises about its focus, and about cards in other hands."""
    facts = record.facts
    named = record.face_tables.touched_by[reading.clue]
    if not record.literal[focus] & named & ~facts.useless:
        reading.kind = ClueKind.USELESS
        return
    literal = record.literal[focus] & named & perspective.possible & ~perspective.elsewhere
    play = literal & perspective.next
    save = literal & _worth_saving(record, reading) if is_chop else 0
    direct = play | save
    indirect, blind_plays = _indirect(record, reading, perspective, literal)
    faces = direct | indirect
    true = record.bit[focus]
    reading.focus = focus
    reading.expected_blind_plays = [
        ExpectedBlindPlay(b.seat, b.card, b.face, focus, record.face_tables.next_face[b.face])
        for b in blind_plays
    ]
    if true and not true & direct:
        blind_play = next(
            (b for b in blind_plays if record.face_tables.next_face[b.face] == true), None
        )
        missing = _missing_before(record, perspective, true)
        if blind_play is None and missing and reading.giver != record.viewer:
            if _may_lay_anyway(record, missing):
                faces |= true
            elif (blind_play := _own_blind_play(record, missing)) is not None:
                faces |= true
                reading.expected_blind_plays.append(
                    ExpectedBlindPlay(
                        blind_play.seat, blind_play.card, blind_play.face, focus, true
                    )
                )
        reading.blind_play = blind_play
    reading.faces = faces
    reading.meanings[focus] = faces
    reading.role = Role.SAVE if save & ~perspective.next else Role.PLAY
    if reading.blind_play is not None:
        reading.kind = ClueKind.PROMPT if reading.blind_play.is_clued else ClueKind.FINESSE
    elif not faces or (true and not true & faces):
        reading.kind = ClueKind.UNCLEAR
        others = len(record.hands) - 2
        reading.is_tempting = bool(true and others and _missing_before(record, perspective, true))
        if not faces:
            reading.role = Role.NONE
            reading.meanings[focus] = record.literal[focus] & named & ~facts.useless
    elif not save & ~play:
        reading.kind = ClueKind.PLAY
    else:
        reading.kind = ClueKind.PLAY_OR_SAVE if play else ClueKind.SAVE


def _worth_saving(record: TrackedTable, reading: ClueReading) -> int:
    """The faces that a clue about the chop may ask to keep."""
    face_tables, facts = record.face_tables, record.facts
    if not face_tables.is_value[reading.clue]:
        # A colour clue does not save faces that only ever had one copy: a value clue does that.
        return facts.irreplaceable & facts.thinned
    seen = 0
    for holder, hand in enumerate(record.hands):
        if holder not in (reading.giver, reading.target):
            for card in hand:
                seen |= record.bit[card]
    return facts.irreplaceable | (face_tables.second & ~facts.useless & ~seen)


def _indirect(
    record: TrackedTable, reading: ClueReading, perspective: Perspective, literal: int
) -> tuple[int, list[BlindPlay]]:
    """The faces that the focus can have if another player first lays a card, and these plays."""
    blind_plays: list[BlindPlay] = []
    if record.errors_left == 1:
        # Nobody is asked for a blind play when one error ends the game.
        return 0, blind_plays
    following = record.face_tables.next_face
    asked_face = perspective.next & record.facts.playable
    for holder, hand in enumerate(record.hands):
        seat = Seat(holder)
        if seat in (reading.giver, reading.target, record.viewer) or record.trust.is_stranger(seat):
            continue
        prompted = 0
        for card in reversed(hand):
            if record.clued[card]:
                believed = (record.meaning[card] or record.literal[card]) & asked_face & ~prompted
                prompted |= believed
                if record.is_promised(card):
                    continue
                if record.bit[card] & believed and following[record.bit[card]] & literal:
                    blind_plays.append(BlindPlay(seat, card, record.bit[card], is_clued=True))
        newest = record.newest(seat)
        if newest is not None:
            bit = record.bit[newest]
            if bit & asked_face & ~prompted and following[bit] & literal:
                blind_plays.append(BlindPlay(seat, newest, bit, is_clued=False))
    # A clued card is asked for before an unclued one.
    clued_faces = {blind_play.face for blind_play in blind_plays if blind_play.is_clued}
    blind_plays = [
        blind_play
        for blind_play in blind_plays
        if blind_play.is_clued or blind_play.face not in clued_faces
    ]
    return sum({following[blind_play.face] for blind_play in blind_plays}), blind_plays


def _missing_before(record: TrackedTable, perspective: Perspective, true: int) -> int:
    """The playable face that must be laid just before the focus, or 0."""
    suit, place = record.face_tables.suits[true], record.face_tables.places[true]
    if place != perspective.heights[suit] + 1:
        return 0
    return record.face_tables.sequences[suit][place - 1] & record.facts.playable


def _may_lay_anyway(record: TrackedTable, face: int) -> bool:
    """Whether the viewer holds a card that may have this face and that it will lay anyway."""
    return any(
        record.is_promised(card) and (record.meaning[card] or record.literal[card]) & face
        for card in record.hands[record.viewer]
    )


def _own_blind_play(record: TrackedTable, face: int) -> BlindPlay | None:
    """The viewer's own card that must have this face, if no other hand has it."""
    viewer = record.viewer
    own = Perspective(record, viewer)
    if record.errors_left == 1 or not face & own.possible or face & own.elsewhere:
        return None
    for card in reversed(record.hands[viewer]):
        if record.clued[card] and (record.meaning[card] or record.literal[card]) & face:
            return BlindPlay(viewer, card, face, is_clued=True)
    newest = record.newest(viewer)
    if newest is None or not record.literal[newest] & face:
        return None
    return BlindPlay(viewer, newest, face, is_clued=False)
