"""The worth of a clue to a teammate: the cards it can lay or keep because of it, and knowledge."""

from collections.abc import Sequence
from math import sqrt

from tamaya.players.hanabi.discard_costs import DiscardCosts
from tamaya.players.hanabi.face_masks_by_fate import FaceMasks
from tamaya.players.hanabi.seat_knowledge import KnownHand, SeatKnowledge
from tamaya.rules.shared_types import Seat

# The holder knows for the first time that a card is playable; less for each turn until then.
WORTH_OF_PLAY = 1.0
WORTH_OF_EACH_TURN = 0.05

# A playable card becomes likelier to its holder: for the whole way from impossible to certain.
WORTH_OF_LIKELIHOOD = 0.9

# The holder learns that a card is useless.
WORTH_OF_USELESS = 0.06

# A card that is needed later: for the first halving of its possible faces, less for each more.
WORTH_OF_HALVING = 0.06

# The share of the loss averted by saving a card, by the turns until its holder acts.
WORTH_OF_SAVING = (0.0, 0.8, 0.4, 0.2, 0.1)

# A clued useless card makes it harder to understand the other clued cards.
COST_OF_TOUCHING_USELESS = 0.05


class ClueWorth:
    """The worth of every clue in one position."""

    def __init__(self, knowledge: SeatKnowledge, costs: DiscardCosts) -> None:
        """Find the cards that need no clue any more."""
        self._knowledge = knowledge
        self._costs = costs
        self._hands = {hand.seat: hand for hand in knowledge.others}
        self._dangers = {
            hand.seat: self._danger(hand, hand.masks, hand.touched) for hand in knowledge.others
        }
        self._known_plays = known_plays(knowledge)

    def worth(self, seat: Seat, clue: int) -> float:
        """The worth of giving this clue (by its number in the rules) to this seat."""
        hand, turns_left = self._hands[seat], self._knowledge.board.turns_left
        if turns_left is not None and hand.distance >= turns_left:
            return 0.0
        named = self._knowledge.board.rules.faces_touched[clue]
        masks = [
            mask & (named if face & named else ~named)
            for mask, face in zip(hand.masks, hand.faces, strict=True)
        ]
        touched = [
            before or face & named != 0
            for before, face in zip(hand.touched, hand.faces, strict=True)
        ]
        saved = self._dangers[hand.seat] - self._danger(hand, masks, touched)
        information_worth = self._worth_of_information(hand, masks)
        useless = self._knowledge.face_masks.useless
        in_the_way = sum(
            face & named & useless != 0 and mask & ~useless != 0
            for face, mask in zip(hand.faces, hand.masks, strict=True)
        )
        return (
            information_worth
            + WORTH_OF_SAVING[hand.distance] * saved
            - (COST_OF_TOUCHING_USELESS * in_the_way)
        )

    def _worth_of_information(self, hand: KnownHand, masks: Sequence[int]) -> float:
        """The worth of these masks to the holder in place of what it knows now."""
        face_masks = self._knowledge.face_masks
        worth, promised = 0.0, self._known_plays
        for face, before, after in zip(hand.faces, hand.masks, masks, strict=True):
            if before != after and not face & promised:
                worth += worth_of_information(hand, face_masks, face, before, after)
                promised |= 0 if after & ~face_masks.playable else face
        return worth

    def _danger(self, hand: KnownHand, masks: Sequence[int], touched: Sequence[bool]) -> float:
        """The cost of the holder's next discard, if it discards."""
        playable = self._knowledge.face_masks.playable
        if not hand.cards or any(is_certain(mask, playable) for mask in masks):
            return 0.0
        expected_discard = self._costs.expected_discard(hand, masks, touched)
        return self._costs.of(hand.faces[expected_discard.place])


def worth_of_information(
    hand: KnownHand, face_masks: FaceMasks, face: int, before: int, after: int
) -> float:
    """The worth of narrowing a card's possible faces from ``before`` to ``after``."""
    if face & face_masks.useless:
        is_news = before & ~face_masks.useless != 0 and not after & ~face_masks.useless
        return WORTH_OF_USELESS if is_news else 0.0
    if not face & face_masks.playable:
        times = hand.unseen.weight(before) / hand.unseen.weight(after)
        return WORTH_OF_HALVING * sqrt(times - 1)
    if after & ~face_masks.playable:
        chance = hand.unseen.chance
        likelier = chance(after, face_masks.playable) - chance(before, face_masks.playable)
        return WORTH_OF_LIKELIHOOD * likelier
    return WORTH_OF_PLAY - WORTH_OF_EACH_TURN * hand.distance


def is_certain(mask: int, wanted: int) -> bool:
    """Whether a card with these possible faces certainly has one of the wanted ones."""
    return mask != 0 and not mask & ~wanted


def known_plays(knowledge: SeatKnowledge) -> int:
    """The faces of cards whose holder knows that they are playable."""
    playable = knowledge.face_masks.playable
    promised = 0
    for hand in knowledge.others:
        for face, mask in zip(hand.faces, hand.masks, strict=True):
            promised |= face if is_certain(mask, playable) else 0
    for mask in knowledge.own.masks:
        promised |= mask if mask.bit_count() == 1 and mask & playable else 0
    return promised
