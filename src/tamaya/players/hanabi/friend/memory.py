"""What a seat remembers: the table as it was told, card by card, and what each clue promised.

It is folded from the history of a view, event by event, so it can be kept between two decisions or
worked out anew. Cards are known by their numbers, which follow the order in which they were drawn:
where somebody puts a card in the hand changes nothing.
"""

from collections.abc import Sequence

from tamaya.players.hanabi.friend.beliefs import beliefs_of
from tamaya.players.hanabi.friend.notes import Notes, Role
from tamaya.players.hanabi.friend.opening import unwind
from tamaya.players.hanabi.friend.reading import Reading, Wait, literally, read
from tamaya.players.hanabi.friend.standpoint import Standpoint
from tamaya.players.hanabi.friend.trust import Shown
from tamaya.rules.game import Seat
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

Left = Laid | Misfired | Discarded


class Memory(Notes):
    """Notes that are kept up with what happens."""

    def __init__(self, view: View, viewer: Seat) -> None:
        """Remember how it was before the history of this view."""
        super().__init__(view.board, viewer)
        self.waits: list[Wait] = []
        self.received: list[Reading] = []
        """How the clues were read that are about the viewer's hand."""
        self.why: dict[int, Reading] = {}
        """For each card in a hand the clue that gave it its meaning."""
        self._index = view.board.rules.face_index
        self.actor = unwind(self, view)
        self.look()

    def hear(self, events: Sequence[SeenEvent]) -> None:
        """Remember what happened."""
        for event in events:
            match event:
                case Clued():
                    if not event.is_free:
                        self._note_unlaid(event.seat, Shown.PUT_OFF)
                    self._clued(event)
                case TurnPassed(seat):
                    self._turn_passed(seat)
                case Drew(seat, card, face):
                    self.deck_size -= 1
                    self.take(seat, card, 1 << self._index[face])
                case DrewUnseen(seat, card):
                    self.deck_size -= 1
                    self.take(seat, card, 0)
                case Laid():
                    if event.seat != self.viewer and self._is_promise(event.card):
                        self.trust.note(event.seat, Shown.LAID)
                    self._leaves(event)
                    self._change(event.face, laid=1)
                case Discarded():
                    self._note_unlaid(event.seat, Shown.GAVE_UP)
                    self._note_given_up(event.seat, event.card)
                    self._leaves(event)
                    self._change(event.face, gone=1)
                case Misfired():
                    self.errors_left -= 1
                    self._leaves(event)
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
        self.look()

    def _leaves(self, event: Left) -> None:
        card, bit = event.card, 1 << self._index[event.face]
        self.hands[event.seat].remove(card)
        self.bit[card] = bit
        reading = self.why.pop(card, None)
        if reading is not None and event.seat == self.viewer:
            # Only now does the viewer see whether the promise was kept.
            if isinstance(event, Misfired):
                self.trust.note(reading.giver, Shown.MISLEADING_CLUE)
            else:
                is_true = bit & self.meaning[card] != 0
                self.trust.note(reading.giver, Shown.TRUE_CLUE if is_true else Shown.FALSE_CLUE)

    def _note_unlaid(self, seat: Seat, shown: Shown) -> None:
        """Note of somebody who did something else with a card that fits, by a promise, in hand."""
        if seat != self.viewer and any(
            self.role[card] is Role.PLAY
            and self.bit[card] & self.outlook.playable
            and self._is_promise(card)
            for card in self.hands[seat]
        ):
            self.trust.note(seat, shown)

    def _note_given_up(self, seat: Seat, card: int) -> None:
        """Note which card somebody gave up who could have given up another."""
        chop = self.chop(seat)
        if seat == self.viewer or chop is None or self.deck_size == 0:
            return
        beliefs = beliefs_of(self, Standpoint(self, seat), seat)
        if not beliefs.spare[beliefs.cards.index(card)]:
            self.trust.note(seat, Shown.CHOP if card == chop else Shown.PASSED_THE_CHOP)

    def _is_promise(self, card: int) -> bool:
        """Whether it is a promise that makes a card one that fits, and not what was said of it."""
        playable, useless = self.outlook.playable, self.outlook.useless
        meaning = self.meaning[card] & ~useless
        is_certain = not self.literal[card] & ~playable
        return meaning != 0 and not meaning & ~playable and not is_certain

    def _turn_passed(self, seat: Seat) -> None:
        """Who was expected to lay a card blindly and did not has ruled that reading out."""
        actor, self.actor = self.actor, seat
        waits, self.waits = self.waits, []
        for wait in waits:
            is_over = wait.seat == actor and wait.asked & self.outlook.playable
            if not is_over and not wait.asked & self.outlook.useless:
                self.waits.append(wait)
            elif wait.card in self.hands[wait.seat]:
                if self.role[wait.card] is Role.BLIND:
                    self._forget(wait.card)
                if is_over and self.meaning[wait.focus] & ~wait.face:
                    self.meaning[wait.focus] &= ~wait.face

    def _clued(self, event: Clued) -> None:
        clue = self.rules.clue_index[event.clue]
        reading = read(self, event.seat, event.target, clue, sorted(event.touched))
        if event.seat != self.viewer:
            self._judge(reading)
            if self.trust.is_stranger(event.seat):
                reading = literally(self, reading)
        named = self.lore.named[clue]
        for card in self.hands[event.target]:
            if card in event.touched:
                self.literal[card] &= named
                self.clued[card] = True
            else:
                self.literal[card] &= ~named
                if not self.meaning[card] & self.literal[card]:
                    self._forget(card)
        self._note(reading)
        self.tokens -= not event.is_free
        is_asked = reading.blind is not None and reading.blind.seat == self.viewer
        if event.target == self.viewer or is_asked:
            self.received.append(reading)

    def _judge(self, reading: Reading) -> None:
        """Whoever sees the card that a clue is about sees whether it keeps the conventions."""
        # Who could give up no card had to say something.
        if self.tokens == self.rules.tokens or self.deck_size == 0:
            return
        if reading.touched and all(self.clued[card] for card in reading.touched):
            if not self._is_mistaken(reading):
                self.trust.note(reading.giver, Shown.TOLD_AGAIN)
            return
        if reading.focus is None:
            return
        bit = self.bit[reading.focus]
        if reading.faces and not bit:
            return  # It is the viewer's own, and a promise: that shows later.
        self.trust.note(reading.giver, Shown.TRUE_CLUE if bit & reading.faces else Shown.FALSE_CLUE)

    def _is_mistaken(self, reading: Reading) -> bool:
        """Whether somebody who is given a clue takes a card for another than it is."""
        named = self.lore.named[reading.clue]
        for card in self.hands[reading.target]:
            faces = self.bit[card] or (named if card in reading.touched else ~named)
            if self.meaning[card] and not self.meaning[card] & faces:
                return True
        return False

    def _note(self, reading: Reading) -> None:
        for card, meaning in reading.meanings.items():
            self.meaning[card] = meaning
            if not meaning:
                self._forget(card)
        if reading.focus is not None:
            self.role[reading.focus] = reading.role
            self.why[reading.focus] = reading
        blind = reading.blind
        if blind is not None:
            self.role[blind.card] = Role.BLIND
            self.meaning[blind.card] = blind.face
            self.why[blind.card] = reading
        self.waits += reading.waits

    def _forget(self, card: int) -> None:
        """What was promised of a card cannot be."""
        self.meaning[card] = 0
        self.role[card] = Role.NONE
        self.why.pop(card, None)
