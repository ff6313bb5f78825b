"""The table from a teammate's seat, as far as the viewer can tell."""

from tamaya.players.hanabi.friend.notes import Notes, Role
from tamaya.rules.game import Seat


class Standpoint:
    """What a seat sees that the viewer sees too, and what it may count on."""

    __slots__ = ("elsewhere", "heights", "next", "possible")

    def __init__(self, notes: Notes, seat: Seat, giver: Seat | None = None) -> None:
        """Look round from this seat; somebody who gives it a clue does not see their own hand."""
        counts = notes.gone.copy()
        elsewhere = coming = 0
        for holder, hand in enumerate(notes.hands):
            is_seen = holder not in (seat, notes.viewer)
            for card in hand:
                if is_seen:
                    counts[notes.bit[card].bit_length() - 1] += 1
                if not notes.clued[card] and notes.role[card] is not Role.BLIND:
                    continue
                if is_seen and holder != giver:
                    bit = notes.bit[card]
                    coming |= bit if notes.is_promised(card) else 0
                else:
                    bit = notes.known(card)
                    coming |= bit
                elsewhere |= bit if holder != seat else 0
        following = 0
        heights = notes.heights.copy()
        for suit, sequence in enumerate(notes.lore.sequences):
            height = heights[suit]
            for bit in sequence[:height]:
                counts[bit.bit_length() - 1] += 1
            while height < len(sequence) and sequence[height] & coming:
                height += 1
            heights[suit] = height
            if height < len(sequence):
                following |= sequence[height]
        possible = 0
        for index, (count, copies) in enumerate(zip(counts, notes.lore.copies, strict=True)):
            if count < copies:
                possible |= 1 << index
        self.possible = possible
        """The faces of which not all cards are in sight."""
        self.elsewhere = elsewhere & ~notes.outlook.useless
        """The faces of clued cards in other hands."""
        self.heights = heights
        """The fireworks once all that is promised has been laid."""
        self.next = following & ~notes.outlook.useless
        """The faces that can be laid then."""
