"""Stories of Ikebana: a deck laid out, then what everybody does, sentence by sentence.

``Alice draws r1`` · ``Alice rejects r1`` · ``Alice keeps g4`` · ``Bob buys r1 from Alice``. A
card may be left out of a sentence; one that is told must really be there.
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from tamaya.rules.cards import SUIT_LETTERS, Face
from tamaya.rules.ikebana import (
    FACES,
    FULL_DECK,
    Board,
    Buy,
    Chance,
    Draw,
    Event,
    Game,
    Keep,
    Move,
    Pile,
    Recorded,
    Refusal,
    Refused,
    Reject,
    Seeded,
    Setup,
    View,
    compose,
    seed_from_words,
)
from tamaya.testing.faces import ImpossibleStory
from tamaya.testing.sentences import seat_of

WORDS = {f"{SUIT_LETTERS[face.suit]}{face.value}": face for face in FACES}
SENTENCE = re.compile(
    r"(?P<player>\w+) (?P<does>draws|keeps|rejects|buys)"
    r"(?: (?P<face>[a-z]\d))?(?: from (?P<owner>\w+))?"
)
MOVES: dict[str, Move] = {"draws": Draw(), "keeps": Keep(), "rejects": Reject()}


@dataclass(frozen=True)
class IkebanaStory:
    """A game as it is told. Telling more of it gives a new story, so one can branch."""

    game: Game
    events: tuple[Event, ...] = ()
    """What the last sentence made happen."""

    @classmethod
    def begin(
        cls,
        players: int,
        deck: str = "",
        extensions: str = "",
        *,
        first: str = "Alice",
        shuffles: Sequence[str] | None = None,
    ) -> Self:
        """The story of a game from its first round; a fixed seed gives the later shuffles."""
        chance: Chance = Seeded(seed_from_words("story"))
        if shuffles is not None:
            chance = Recorded(tuple(parse_faces(order) for order in shuffles))
        top = parse_faces(deck)
        rules = compose(filter(None, extensions.split(",")))
        setup = Setup(rules, players, (*top, *remaining_cards(top)), seat_of(first), chance)
        return cls(Game.begin(setup))

    @classmethod
    def midgame(
        cls,
        bouquets: Sequence[str],
        deck: str = "",
        extensions: str = "",
        *,
        piles: Sequence[str] = (),
        points: Sequence[int] = (),
        round_number: int = 1,
        to_act: str = "Alice",
        first: str = "Alice",
        shuffles: Sequence[str] | None = None,
    ) -> Self:
        """The story from the middle of a round; a pile is written from its lowest card.

        Cards that are named nowhere complete the deck, unless it ends in ``.``: then they lie
        at the bottom of the first seat's pile.
        """
        players = len(bouquets)
        story = cls.begin(players, extensions=extensions, first=first, shuffles=shuffles)
        laid = tuple(parse_faces(bouquet) for bouquet in bouquets)
        lying = [parse_faces(pile) for pile in piles or ("",) * players]
        top = parse_faces(deck.removesuffix("."))
        left = remaining_cards((*top, *sum(laid, ()), *sum(lying, ())))
        if deck.endswith("."):
            lying[0] = (*left, *lying[0])
        else:
            top += left
        board = story.board.changed(
            bouquets=laid,
            piles=tuple(Pile(pile[-1], len(pile)) if pile else Pile() for pile in lying),
            points=tuple(points) or story.board.points,
            round=round_number,
            turn=5 * players * (round_number - 1) + sum(map(len, laid)),
            seat_to_act=seat_of(to_act),
            deck_size=len(top),
        )
        buried = tuple(pile[:-1] for pile in lying)
        state = replace(story.game.state, board=board, deck=top, buried=buried)
        return cls(replace(story.game, state=state))

    def tell(self, *sentences: str) -> Self:
        """The story after these sentences; an illegal one fails with the refusal's name."""
        story = self
        for sentence in sentences:
            try:
                story = story._after(sentence)
            except Refused as refused:
                raise ImpossibleStory(f"{sentence!r} is refused: {refused.reason}") from None
        return story

    def refused(self, sentence: str) -> Refusal:
        """Why this sentence cannot be told now; one that can be told fails."""
        try:
            self._after(sentence)
        except Refused as refused:
            return Refusal(refused.reason)
        raise ImpossibleStory(f"{sentence!r} is legal")

    @property
    def board(self) -> Board:
        """What lies open for all."""
        return self.game.board

    def view(self, player: str) -> View:
        """The game through the eyes of a player."""
        return self.game.view(seat_of(player))

    def _after(self, sentence: str) -> Self:
        found = SENTENCE.fullmatch(sentence)
        if found is None or (found["does"] == "buys") != bool(found["owner"]):
            raise ImpossibleStory(f"{sentence!r} is no sentence of a story")
        move = Buy(seat_of(found["owner"])) if found["owner"] else MOVES[found["does"]]
        before = self.game.state
        game = self.game.make(move, seat_of(found["player"]))
        there = game.state.drawn if isinstance(move, Draw) else before.drawn
        if isinstance(move, Buy):
            there = before.board.piles[move.owner].top
        if found["face"] and WORDS.get(found["face"]) != there:
            raise ImpossibleStory(f"{sentence!r}: the card is {there}")
        return type(self)(game, game.history[len(self.game.history) :])


def parse_faces(words: str) -> tuple[Face, ...]:
    """The faces that words such as ``r1 m5`` stand for."""
    unknown = [word for word in words.split() if word not in WORDS]
    if unknown:
        raise ImpossibleStory(f"{', '.join(unknown)}: no cards of this game")
    return tuple(WORDS[word] for word in words.split())


def remaining_cards(taken: Sequence[Face]) -> tuple[Face, ...]:
    """The cards of the box that are not among these, in its order."""
    too_many = Counter(taken) - Counter(FULL_DECK)
    if too_many:
        raise ImpossibleStory(f"the box has no {', '.join(map(str, too_many))} for that")
    left = Counter(FULL_DECK) - Counter(taken)
    return tuple(face for face in FACES for _ in range(left[face]))
