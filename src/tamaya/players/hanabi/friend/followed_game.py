"""A game that a seat follows: the kernels as plain Python, and what they leave in its memory.

A decision takes some thousandths of a second this way, and nothing has to be compiled for it. The
engine compiles the same functions.
"""

from dataclasses import dataclass
from functools import lru_cache

from tamaya.engine.jit import plain_version
from tamaya.engine.kernels.row_fields import get
from tamaya.engine.row_layout import LAST_ACTION, LAST_SEAT, LAST_TOUCHED
from tamaya.engine.rule_tables import GIVE_CLUE, RuleTables, plain_tables, rule_tables_of
from tamaya.players.hanabi.friend import memory_layout as layout
from tamaya.players.hanabi.friend.clue_kinds import KINDS, ClueKind
from tamaya.players.hanabi.friend.clue_reading import read_clue
from tamaya.players.hanabi.friend.decision import choose_move
from tamaya.players.hanabi.friend.perspectives import take_perspective
from tamaya.players.hanabi.friend.promises import update_knowledge
from tamaya.players.hanabi.friend.seat_memory import chop_of
from tamaya.players.hanabi.friend.trust import CERTAINTY, distrust, is_stranger, observe
from tamaya.players.hanabi.shared_kernels.history_rows import plain_rows_of_view
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    CARD_NUMBERS,
    FACES,
    MASKS,
    MOST_SLOTS,
    SIZES,
)
from tamaya.rules.hanabi.cards import CardId
from tamaya.rules.hanabi.events import SeenEvent
from tamaya.rules.hanabi.parameters import Rules
from tamaya.rules.hanabi.view import View
from tamaya.rules.shared_types import Seat

update = plain_version(update_knowledge)
choose = plain_version(choose_move)
read_field = plain_version(get)
look = plain_version(take_perspective)
read = plain_version(read_clue)
find_chop = plain_version(chop_of)
finds_stranger = plain_version(is_stranger)
distrusts = plain_version(distrust)
count_evidence = plain_version(observe)

SEAT_BITS = 0b111
CLUE_BITS = 0b1111


@dataclass(frozen=True, slots=True)
class PromiseOrigin:
    """The clue behind the promise about a card."""

    role: int
    giver: Seat
    target: Seat
    clue: int

    @property
    def is_blind(self) -> bool:
        """Whether the card was asked for by a clue to another hand."""
        return self.role == layout.BLIND


@dataclass(frozen=True, slots=True)
class ClueReading:
    """How the viewer read a clue."""

    giver: Seat
    target: Seat
    clue: int
    """Its number in the rules."""
    touched: frozenset[CardId]
    kind: ClueKind
    focus: CardId | None
    """The card that it is about."""
    faces: int
    """The faces that the focus can have, as a mask."""
    asked_seat: Seat | None
    """Who is asked to lay a card first."""
    asked_card: CardId | None


class FollowedGame:
    """A game from the view of one seat."""

    def __init__(self, rules: Rules, players: int, viewer: Seat) -> None:
        """Start before the first decision."""
        self.rules, self.viewer = rules, viewer
        self.tables = _tables(rules, players)
        self.memory = [0] * layout.FRIEND_WORDS
        self.row: list[int] = []
        """The table now."""
        self.readings: list[ClueReading] = []
        """How the clues so far were read."""
        self._rows = 0
        self._history: tuple[SeenEvent, ...] = ()

    def is_continued_by(self, view: View, viewer: Seat) -> bool:
        """Whether a view is of the same game, later or now."""
        return (
            self.rules is view.board.rules
            and self.viewer == viewer
            and self.tables.players == view.board.players
            and view.history[: len(self._history)] == self._history
        )

    def follow(self, view: View) -> None:
        """Take in what is new in a view."""
        rows = plain_rows_of_view(view, self.tables)
        for row in rows[self._rows :]:
            self.follow_row(row)
        self._rows, self._history = len(rows), view.history

    def follow_row(self, row: list[int]) -> None:
        """Take in the next row."""
        is_first, self.row = not self.row, row
        update(row, self.tables, self.memory, int(self.viewer), self.viewer + 1)
        action = read_field(row, LAST_ACTION) - 1
        if not is_first and action >= 0 and self.tables.kind_of[action] == GIVE_CLUE:
            self.readings.append(self._last_reading(action))

    def choose(self) -> int:
        """The action of the viewer, who is to act."""
        return choose(self.row, self.tables, self.memory)

    def hand(self, seat: Seat) -> list[CardId]:
        """The cards of a seat by slot."""
        first = CARD_NUMBERS + seat * MOST_SLOTS
        return [CardId(card) for card in self.memory[first : first + self.memory[SIZES + seat]]]

    def bit(self, seat: Seat, slot: int) -> int:
        """The face of a card in another hand, as a bit."""
        return 1 << self.memory[FACES + seat * MOST_SLOTS + slot]

    def literal(self, seat: Seat, slot: int) -> int:
        """The faces that the clues leave for a card."""
        return self.memory[MASKS + seat * MOST_SLOTS + slot]

    def chop(self, seat: Seat) -> int:
        """The slot of a seat's chop, or -1."""
        return find_chop(self.memory, int(self.viewer), int(seat))

    def is_stranger(self, seat: Seat) -> bool:
        """Whether the viewer takes a seat for a player without conventions."""
        return finds_stranger(self.memory, int(self.viewer), int(seat))

    @property
    def is_alone(self) -> bool:
        """Whether nobody else seems to play conventions, in a game where they count."""
        others = (seat for seat in range(self.tables.players) if seat != self.viewer)
        is_alone = all(self.is_stranger(Seat(seat)) for seat in others)
        return is_alone and not self.memory[layout.LITERAL_ONLY]

    def distrust(self, seat: Seat) -> float:
        """The chance that a seat plays no conventions."""
        return distrusts(self.memory, int(self.viewer), int(seat)) / CERTAINTY

    def observe(self, seat: Seat, evidence: int) -> None:
        """Count a move of a seat, for or against its playing conventions."""
        count_evidence(self.memory, int(self.viewer), int(seat), evidence)

    def origin(self, card: CardId) -> PromiseOrigin | None:
        """The clue behind the promise about a card."""
        part = layout.SEAT_PARTS + self.viewer * layout.PART_WORDS
        origin = self.memory[part + layout.ORIGINS + card]
        if not origin & layout.HAS_ORIGIN:
            return None
        return PromiseOrigin(
            origin & ((1 << layout.ROLE_BITS) - 1),
            Seat(origin >> layout.GIVER_SHIFT & SEAT_BITS),
            Seat(origin >> layout.TARGET_SHIFT & SEAT_BITS),
            origin >> layout.CLUE_SHIFT & CLUE_BITS,
        )

    def read_by_conventions(
        self, giver: Seat, target: Seat, clue: int, touched: int
    ) -> ClueReading:
        """Read a clue that is about to be given as if its giver were trusted."""
        viewer = int(self.viewer)
        perspective = layout.PERSPECTIVE
        look(self.memory, viewer, int(target), int(giver), perspective)
        read(self.memory, viewer, int(giver), int(target), clue, touched, perspective)
        return self._reading(giver, target, clue, touched)

    def _last_reading(self, action: int) -> ClueReading:
        giver = Seat(read_field(self.row, LAST_SEAT))
        target = Seat((giver + self.tables.argument_of[action]) % self.tables.players)
        touched = read_field(self.row, LAST_TOUCHED)
        return self._reading(giver, target, self.tables.clue_of[action], touched)

    def _reading(self, giver: Seat, target: Seat, clue: int, touched: int) -> ClueReading:
        """The reading that is in the memory."""
        memory, hand = self.memory, self.hand(target)
        focus, asked = memory[layout.FOCUS], memory[layout.BLIND_SEAT]
        asked_seat = None if asked < 0 else Seat(asked)
        return ClueReading(
            giver,
            target,
            clue,
            frozenset(card for slot, card in enumerate(hand) if touched >> slot & 1),
            KINDS[memory[layout.KIND]],
            None if focus < 0 else hand[focus],
            memory[layout.FACES_MEANT],
            asked_seat,
            None if asked_seat is None else self.hand(asked_seat)[memory[layout.BLIND_SLOT]],
        )


@lru_cache(maxsize=64)
def _tables(rules: Rules, players: int) -> RuleTables:
    return plain_tables(rule_tables_of(rules, players))
