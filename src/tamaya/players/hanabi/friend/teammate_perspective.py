"""The table as another seat sees it, as far as the viewer can tell."""

from tamaya.players.hanabi.friend.tracked_table import Role, TrackedTable
from tamaya.rules.shared_types import Seat


class Perspective:
    """What a seat sees and expects, from the cards that both it and the viewer see."""

    __slots__ = ("elsewhere", "heights", "next", "possible")

    def __init__(self, record: TrackedTable, seat: Seat, giver: Seat | None = None) -> None:
        """Take the view of a seat; the giver of a clue to it does not see its own hand."""
        counts = record.gone.copy()
        elsewhere = coming = 0
        for holder, hand in enumerate(record.hands):
            is_seen = holder not in (seat, record.viewer)
            for card in hand:
                if is_seen:
                    counts[record.bit[card].bit_length() - 1] += 1
                if not record.clued[card] and record.role[card] is not Role.BLIND:
                    continue
                if is_seen and holder != giver:
                    bit = record.bit[card]
                    coming |= bit if record.is_promised(card) else 0
                else:
                    bit = record.known_face(card)
                    coming |= bit
                elsewhere |= bit if holder != seat else 0
        following = 0
        heights = record.heights.copy()
        for suit, sequence in enumerate(record.face_tables.sequences):
            height = heights[suit]
            for bit in sequence[:height]:
                counts[bit.bit_length() - 1] += 1
            while height < len(sequence) and sequence[height] & coming:
                height += 1
            heights[suit] = height
            if height < len(sequence):
                following |= sequence[height]
        possible = 0
        for index, (count, copies) in enumerate(
            zip(counts, record.face_tables.copies, strict=True)
        ):
            if count < copies:
                possible |= 1 << index
        self.possible = possible
        """The faces with a card that this seat does not see."""
        self.elsewhere = elsewhere & ~record.facts.useless
        """The faces of clued cards in other hands."""
        self.heights = heights
        """The heights of the fireworks after all promised cards."""
        self.next = following & ~record.facts.useless
        """The faces that can be laid on top of these."""
