"""The worth of a clue, from what it makes its receiver believe and do."""

from collections.abc import Sequence

from tamaya.players.hanabi.friend.beliefs import Beliefs, infer_beliefs
from tamaya.players.hanabi.friend.clue_reading import ClueKind, ClueReading, read_clue
from tamaya.players.hanabi.friend.memory import Memory
from tamaya.players.hanabi.friend.teammate_perspective import Perspective
from tamaya.players.hanabi.friend.tracked_table import Role
from tamaya.rules.hanabi.board import Board
from tamaya.rules.shared_types import Seat

# A card that its holder will lay because of the clue; less for each turn until then.
WORTH_OF_NEW_PLAY = 0.95
WORTH_OF_EACH_TURN = 0.04
# It must wait for a card that was promised earlier.
COST_OF_WAITING = 0.1
# Its holder lays it now instead of later.
WORTH_OF_SOONER = 0.3
# A blind play, after which the focus can be laid too.
WORTH_OF_BLIND_PLAY = 1.7

# A useful card that is kept from now on, and one with fewer possible faces.
WORTH_OF_KEEPING = 0.12
WORTH_OF_HALVING = 0.03

COST_OF_BAD_TOUCH = 0.45
COST_OF_DOUBLE = 0.7
COST_OF_MISLEADING = 0.5
COST_OF_UNCLEAR = 0.5
COST_OF_TEMPTING = 1.2

# The share of the averted cost of a bad turn, by the turns until then.
WORTH_OF_WARNING = (0.0, 0.9, 0.45, 0.25, 0.1)
COST_OF_ERROR = 1.2
COST_OF_LAST_ERROR = 25.0
COST_OF_FULL_HAND = 0.15
SHARE_WHERE_ANOTHER_IS_SEEN = 0.3


class ClueReceiver:
    """A teammate, and what it would believe after each clue."""

    def __init__(self, memory: Memory, board: Board, seat: Seat) -> None:
        """Work out what it believes and would do without a clue."""
        self._memory, self._board, self._seat = memory, board, seat
        self._distance = (seat - memory.viewer) % board.players
        self._is_stranger = memory.trust.is_stranger(seat)
        self._perspective = Perspective(memory, seat)
        self._cards = memory.hands[seat]
        self._bits = [memory.bit[card] for card in self._cards]
        self._literals = [memory.literal[card] for card in self._cards]
        # A card that its holder may have been asked to lay blindly keeps that meaning.
        asked_face = {
            expected.card: expected.asked_face for expected in memory.expected_blind_plays
        }
        self._meanings = [memory.meaning[card] or asked_face.get(card, 0) for card in self._cards]
        self._clued = [memory.clued[card] for card in self._cards]
        playable = memory.facts.playable
        self._soon = playable | self._perspective.next
        self._before = self._beliefs(self._literals, self._meanings, self._clued)
        self._plays = set(self._before.plays(playable))
        self._later_plays = set(self._before.plays(self._soon))
        self._danger = self._danger_of(self._before, self._clued)

    def reading(self, clue: int) -> ClueReading:
        """How it would read this clue (by its number in the rules)."""
        named = self._memory.face_tables.touched_by[clue]
        touched = [card for card, bit in zip(self._cards, self._bits, strict=True) if bit & named]
        memory = self._memory
        return read_clue(memory, memory.viewer, self._seat, clue, touched, self._perspective)

    def worth(self, clue: int) -> float:
        """The worth of giving it this clue, in points."""
        turns_left = self._board.turns_left
        if turns_left is not None and self._distance >= turns_left:
            return 0.0
        named = self._memory.face_tables.touched_by[clue]
        reading = self.reading(clue)
        touched = [bit & named != 0 for bit in self._bits]
        after, clued = self._after(reading, named, touched)
        worth = self._worth_of_cards(after, touched, clued)
        if reading.blind_play is not None:
            worth += WORTH_OF_BLIND_PLAY
        if reading.kind is ClueKind.UNCLEAR:
            worth -= COST_OF_TEMPTING if reading.is_tempting else COST_OF_UNCLEAR
        averted = self._danger - self._danger_of(after, clued)
        return worth + WORTH_OF_WARNING[self._distance] * averted

    def fixes(self, clue: int) -> bool:
        """Whether the clue prevents an error that it would make."""
        named = self._memory.face_tables.touched_by[clue]
        touched = [bit & named != 0 for bit in self._bits]
        after, _ = self._after(self.reading(clue), named, touched)
        return bool(self._mistakes(self._before)) and not self._mistakes(after)

    def _after(
        self, reading: ClueReading, named: int, touched: Sequence[bool]
    ) -> tuple[Beliefs, list[bool]]:
        """What it would believe after the clue, and which cards would be clued."""
        literals = [
            literal & (named if is_touched else ~named)
            for literal, is_touched in zip(self._literals, touched, strict=True)
        ]
        meanings = [
            reading.meanings.get(card, meaning)
            for card, meaning in zip(self._cards, self._meanings, strict=True)
        ]
        clued = [
            before or is_touched for before, is_touched in zip(self._clued, touched, strict=True)
        ]
        return self._beliefs(literals, meanings, clued), clued

    def _beliefs(
        self, literals: Sequence[int], meanings: Sequence[int], clued: Sequence[bool]
    ) -> Beliefs:
        if self._is_stranger:
            meanings, clued = [0] * len(literals), [False] * len(literals)
        return infer_beliefs(
            self._memory, self._perspective, self._cards, literals, meanings, clued
        )

    def _worth_of_cards(
        self, after: Beliefs, touched: Sequence[bool], clued: Sequence[bool]
    ) -> float:
        """The worth of its new beliefs."""
        playable, useless = self._memory.facts.playable, self._memory.facts.useless
        worth, gained = 0.0, 0
        for place, (bit, faces) in enumerate(zip(self._bits, after.taken_for, strict=True)):
            is_spare = after.spare[place]
            if touched[place]:
                if not self._clued[place]:
                    worth += self._worth_of_touch(place, clued, is_spare=is_spare)
                if not bit & faces and not is_spare:
                    worth -= COST_OF_MISLEADING
            if faces and not faces & ~self._soon and not is_spare:
                if not bit & self._soon:
                    worth -= COST_OF_MISLEADING if faces & ~playable else 0.0
                elif self._is_new_play(place) and not bit & gained:
                    gained |= bit
                    worth += WORTH_OF_NEW_PLAY - WORTH_OF_EACH_TURN * self._distance
                    worth -= 0.0 if bit & playable else COST_OF_WAITING
                elif bit & playable and place not in self._plays and not faces & ~playable:
                    worth += WORTH_OF_SOONER
            elif bit & ~useless & ~gained:
                times = self._before.taken_for[place].bit_count() / faces.bit_count()
                worth += WORTH_OF_HALVING * max(0.0, times - 1) ** 0.5
        return worth

    def _worth_of_touch(self, place: int, clued: Sequence[bool], *, is_spare: bool) -> float:
        """The worth of the first clue on a card."""
        bit = self._bits[place]
        if bit & self._memory.facts.useless:
            return 0.0 if is_spare else -COST_OF_BAD_TOUCH
        is_double = bit & self._perspective.elsewhere or any(
            other == bit and number != place and clued[number]
            for number, other in enumerate(self._bits)
        )
        return -COST_OF_DOUBLE if is_double else WORTH_OF_KEEPING

    def _is_new_play(self, place: int) -> bool:
        return (
            place not in self._later_plays and not self._bits[place] & self._perspective.elsewhere
        )

    def _mistakes(self, beliefs: Beliefs) -> list[int]:
        """The places of the cards that it would play and that do not fit."""
        playable = self._memory.facts.playable
        return [place for place in beliefs.plays(playable) if not self._bits[place] & playable]

    def _danger_of(self, beliefs: Beliefs, clued: Sequence[bool]) -> float:
        """The cost of its next turn if it acts on these beliefs."""
        memory, board = self._memory, self._board
        mistakes = self._mistakes(beliefs)
        if mistakes:
            error = COST_OF_LAST_ERROR if memory.errors_left == 1 else COST_OF_ERROR
            return error + memory.facts.cost(self._bits[mistakes[-1]])
        if any(beliefs.spare) or beliefs.plays(memory.facts.playable):
            return 0.0
        if board.turns_left is not None or board.tokens == board.rules.tokens:
            return 0.0
        for place, card in enumerate(self._cards):
            if not clued[place] and memory.role[card] is not Role.BLIND:
                return self._cost_of_losing(place)
        return COST_OF_FULL_HAND

    def _cost_of_losing(self, place: int) -> float:
        memory, bit = self._memory, self._bits[place]
        cost = memory.facts.cost(bit)
        if bit & memory.facts.irreplaceable:
            return cost
        is_seen_again = any(
            memory.bit[card] == bit and card != self._cards[place]
            for seat, hand in enumerate(memory.hands)
            if seat != memory.viewer
            for card in hand
        )
        return cost * SHARE_WHERE_ANOTHER_IS_SEEN if is_seen_again else cost
