"""Play among players without conventions: as careful does, but with good chances taken."""

from tamaya.players.hanabi.careful import Careful
from tamaya.players.hanabi.clue_worth import is_certain
from tamaya.players.hanabi.seat_knowledge import SeatKnowledge, seat_knowledge_of
from tamaya.rules.hanabi.cards import CardId
from tamaya.rules.hanabi.clues import ValueClue
from tamaya.rules.hanabi.events import Clued, Discarded, Laid, Misfired
from tamaya.rules.hanabi.moves import Decision, Play
from tamaya.rules.hanabi.view import View

# Even without conventions a clue has a reason. In games of careful players three in four cards with
# these chances were playable after their first clue, most of all after a value clue that pointed at
# one card only. Of cards clued earlier few are playable: somebody would have clued them again.
GOOD_CHANCE = 0.6
GOOD_CHANCE_ALONE = 0.45
GOOD_CHANCE_OF_OLD = 0.8

# In the last round anything may be tried. A card clued earlier is playable less often than its
# chance says, so an unclued card comes before it.
SHARE_OF_OLD = 0.5


def decide_among_strangers(view: View) -> Decision:
    """The careful move, or a play with a good chance if an error does not end the game."""
    move, board = Careful().decide(view), view.board
    if board.pending is not None or board.errors + 1 == board.rules.errors:
        return move
    play_chances = PlayChances(view, seat_knowledge_of(view, board.seat_to_act))
    if not isinstance(move, Play):
        card = play_chances.good_chance()
    else:
        card = move.card if play_chances.is_certain(move.card) else play_chances.best_guess()
    return move if card is None else Play(card)


class PlayChances:
    """The chances that the seat's own cards are playable, by when they were clued."""

    def __init__(self, view: View, knowledge: SeatKnowledge) -> None:
        """Work out the chances of the seat's own hand."""
        own, playable = knowledge.own, knowledge.face_masks.playable
        masks = dict(zip(own.cards, own.masks, strict=True))
        self._certain = {card for card, mask in masks.items() if is_certain(mask, playable)}
        self._chances = {card: own.unseen.chance(mask, playable) for card, mask in masks.items()}
        self._clued = {card for card in masks if view.board.touched[card]}
        self._wanted = _chances_wanted(view)

    def is_certain(self, card: CardId) -> bool:
        """Whether a card is certainly playable."""
        return card in self._certain

    def good_chance(self) -> CardId | None:
        """The clued card with the best chance, if that is good enough."""
        good = [
            (chance, card)
            for card, chance in self._chances.items()
            if card in self._clued and chance >= self._wanted.get(card, GOOD_CHANCE_OF_OLD)
        ]
        return max(good)[1] if good else None

    def best_guess(self) -> CardId:
        """The card with the best chance, the newest of several."""
        return max(self._chances, key=lambda card: (self._likelihood(card), card))

    def _likelihood(self, card: CardId) -> float:
        is_old = card in self._clued and card not in self._wanted
        return self._chances[card] * (SHARE_OF_OLD if is_old else 1.0)


def _chances_wanted(view: View) -> dict[CardId, float]:
    """For each card clued since the seat's last turn, the chance that it must have to be played."""
    viewer = view.board.seat_to_act
    wanted: dict[CardId, float] = {}
    for event in reversed(view.history):
        match event:
            case Clued(target=target, clue=clue, touched=touched) if target == viewer:
                is_alone = len(touched) == 1 and isinstance(clue, ValueClue)
                for card in touched:
                    is_first = view.board.touched[card].bit_count() == 1
                    chance = GOOD_CHANCE_ALONE if is_alone else GOOD_CHANCE
                    wanted[card] = chance if is_first else GOOD_CHANCE_OF_OLD
            case Clued(seat) | Laid(seat) | Misfired(seat) | Discarded(seat):
                if seat == viewer:
                    break
            case _:
                pass
    return wanted
