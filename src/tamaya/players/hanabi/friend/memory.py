"""What a seat remembers: the table card by card, and what each clue promised.

It is folded from the history of a view, event by event, so it can be kept between two decisions or
rebuilt. Cards are known by their numbers, in the order in which they were drawn, so rearranging a
hand changes nothing.
"""

from collections.abc import Sequence

from tamaya.players.hanabi.friend.beliefs import beliefs_of
from tamaya.players.hanabi.friend.clue_reading import (
    ClueReading,
    ExpectedBlindPlay,
    read_clue,
    read_literally,
)
from tamaya.players.hanabi.friend.history_rewind import unwind_history
from tamaya.players.hanabi.friend.teammate_perspective import Perspective
from tamaya.players.hanabi.friend.tracked_table import Role, TrackedTable
from tamaya.players.hanabi.friend.trust import Evidence
from tamaya.rules.hanabi.cards import Face
from tamaya.rules.hanabi.events import (
    Clued,
    Discarded,
    Drew,
    DrewUnseen,
    ErrorUndone,
    Laid,
    LaidFromDiscard,
    Misfired,
    SeenEvent,
    ShuffledIn,
    ShuffledInUnseen,
    TokenReturned,
    TurnPassed,
)
from tamaya.rules.hanabi.view import View
from tamaya.rules.shared_types import Seat

CardLeft = Laid | Misfired | Discarded


class Memory(TrackedTable):
    """The record of a table that follows the events of a game."""

    def __init__(self, view: View, viewer: Seat) -> None:
        """Start before the history of this view."""
        super().__init__(view.board, viewer)
        self.expected_blind_plays: list[ExpectedBlindPlay] = []
        self.own_readings: list[ClueReading] = []
        """The readings of clues about the viewer's hand."""
        self.reading_of: dict[int, ClueReading] = {}
        """For each card in a hand the reading that gave it its meaning."""
        self._index = view.board.rules.face_index
        self.actor = unwind_history(self, view)
        self.refresh_facts()

    def apply_events(self, events: Sequence[SeenEvent]) -> None:
        """Follow these events."""
        for event in events:
            match event:
                case Clued():
                    if not event.is_free:
                        self._observe_missed_play(event.seat, Evidence.POSTPONED_PLAY)
                    self._apply_clue(event)
                case TurnPassed(seat):
                    self._pass_turn(seat)
                case Drew(seat, card, face):
                    self.deck_size -= 1
                    self.add_card(seat, card, 1 << self._index[face])
                case DrewUnseen(seat, card):
                    self.deck_size -= 1
                    self.add_card(seat, card, 0)
                case Laid():
                    if event.seat != self.viewer and self._is_promise(event.card):
                        self.trust.observe(event.seat, Evidence.LAID)
                    self._remove_card(event)
                    self._change(event.face, laid=1)
                case Discarded():
                    self._observe_missed_play(event.seat, Evidence.DISCARD_INSTEAD)
                    self._observe_discard(event.seat, event.card)
                    self._remove_card(event)
                    self._change(event.face, gone=1)
                case Misfired():
                    self.errors_left -= 1
                    self._remove_card(event)
                    self._change(event.face, gone=1)
                case TokenReturned():
                    self.tokens += 1
                case ErrorUndone():
                    self.errors_left += 1
                case LaidFromDiscard(_, _, face):
                    self._change(face, laid=1, gone=-1)
                case ShuffledIn(_, _, face) | ShuffledInUnseen(_, _, face):
                    self.deck_size += 1
                    self._change(face, gone=-1)
                case _:
                    pass

    def _change(self, face: Face, *, laid: int = 0, gone: int = 0) -> None:
        self.heights[self.rules.suit_index[face.suit]] += laid
        self.gone[self._index[face]] += gone
        self.refresh_facts()

    def _remove_card(self, event: CardLeft) -> None:
        card, bit = event.card, 1 << self._index[event.face]
        self.hands[event.seat].remove(card)
        self.bit[card] = bit
        reading = self.reading_of.pop(card, None)
        if reading is not None and event.seat == self.viewer:
            # The viewer sees only now whether the promise was kept.
            if isinstance(event, Misfired):
                self.trust.observe(reading.giver, Evidence.MISLEADING_CLUE)
            else:
                is_true = bit & self.meaning[card] != 0
                self.trust.observe(
                    reading.giver, Evidence.TRUE_CLUE if is_true else Evidence.FALSE_CLUE
                )

    def _observe_missed_play(self, seat: Seat, evidence: Evidence) -> None:
        """Count it against a seat if it did not play a card that was promised to fit."""
        if seat != self.viewer and any(
            self.role[card] is Role.PLAY
            and self.bit[card] & self.facts.playable
            and self._is_promise(card)
            for card in self.hands[seat]
        ):
            self.trust.observe(seat, evidence)

    def _observe_discard(self, seat: Seat, card: int) -> None:
        """Count for or against a seat whether it discarded its chop."""
        chop = self.chop(seat)
        if seat == self.viewer or chop is None or self.deck_size == 0:
            return
        beliefs = beliefs_of(self, Perspective(self, seat), seat)
        if not beliefs.spare[beliefs.cards.index(card)]:
            self.trust.observe(seat, Evidence.CHOP if card == chop else Evidence.OTHER_DISCARD)

    def _is_promise(self, card: int) -> bool:
        """Whether a card is playable because of a promise, and not because of its clues alone."""
        playable, useless = self.facts.playable, self.facts.useless
        meaning = self.meaning[card] & ~useless
        is_certain = not self.literal[card] & ~playable
        return meaning != 0 and not meaning & ~playable and not is_certain

    def _pass_turn(self, seat: Seat) -> None:
        """End the turn: a blind play that was expected and did not come rules its reading out."""
        actor, self.actor = self.actor, seat
        expected_blind_plays, self.expected_blind_plays = self.expected_blind_plays, []
        for expected in expected_blind_plays:
            is_over = expected.seat == actor and expected.asked_face & self.facts.playable
            if not is_over and not expected.asked_face & self.facts.useless:
                self.expected_blind_plays.append(expected)
            elif expected.card in self.hands[expected.seat]:
                if self.role[expected.card] is Role.BLIND:
                    self._forget(expected.card)
                if is_over and self.meaning[expected.focus] & ~expected.face:
                    self.meaning[expected.focus] &= ~expected.face

    def _apply_clue(self, event: Clued) -> None:
        clue = self.rules.clue_index[event.clue]
        reading = read_clue(self, event.seat, event.target, clue, sorted(event.touched))
        if event.seat != self.viewer:
            self._judge_giver(reading)
            if self.trust.is_stranger(event.seat):
                reading = read_literally(self, reading)
        named = self.face_tables.touched_by[clue]
        for card in self.hands[event.target]:
            if card in event.touched:
                self.literal[card] &= named
                self.clued[card] = True
            else:
                self.literal[card] &= ~named
                if not self.meaning[card] & self.literal[card]:
                    self._forget(card)
        self._apply_reading(reading)
        self.tokens -= not event.is_free
        is_asked = reading.blind_play is not None and reading.blind_play.seat == self.viewer
        if event.target == self.viewer or is_asked:
            self.own_readings.append(reading)

    def _judge_giver(self, reading: ClueReading) -> None:
        """Count a clue for or against its giver, if the viewer sees its focus."""
        # A giver that could not discard had to give some clue.
        if self.tokens == self.rules.tokens or self.deck_size == 0:
            return
        if reading.touched and all(self.clued[card] for card in reading.touched):
            if not self._is_mistaken(reading):
                self.trust.observe(reading.giver, Evidence.REPEATED_CLUE)
            return
        if reading.focus is None:
            return
        bit = self.bit[reading.focus]
        if reading.faces and not bit:
            return  # A promise about the viewer's own card: it shows later.
        self.trust.observe(
            reading.giver, Evidence.TRUE_CLUE if bit & reading.faces else Evidence.FALSE_CLUE
        )

    def _is_mistaken(self, reading: ClueReading) -> bool:
        """Whether the receiver of a clue had a false belief about a card."""
        named = self.face_tables.touched_by[reading.clue]
        for card in self.hands[reading.target]:
            faces = self.bit[card] or (named if card in reading.touched else ~named)
            if self.meaning[card] and not self.meaning[card] & faces:
                return True
        return False

    def _apply_reading(self, reading: ClueReading) -> None:
        for card, meaning in reading.meanings.items():
            self.meaning[card] = meaning
            if not meaning:
                self._forget(card)
        if reading.focus is not None:
            self.role[reading.focus] = reading.role
            self.reading_of[reading.focus] = reading
        blind_play = reading.blind_play
        if blind_play is not None:
            self.role[blind_play.card] = Role.BLIND
            self.meaning[blind_play.card] = blind_play.face
            self.reading_of[blind_play.card] = reading
        self.expected_blind_plays += reading.expected_blind_plays

    def _forget(self, card: int) -> None:
        """Drop a promise about a card that cannot be true."""
        self.meaning[card] = 0
        self.role[card] = Role.NONE
        self.reading_of.pop(card, None)
