"""Stories of Ikebana: tests that lay out a deck and then play in sentences.

``Alice draws r1`` · ``Alice rejects r1`` · ``Alice keeps g4`` · ``Bob buys r1 from Alice``. A
sentence may leave the card out; one that names a card fails if it is another.
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
from tamaya.testing.hanabi_story_card_text import ImpossibleStory
from tamaya.testing.hanabi_story_sentences import seat_of

WORDS = {f"{SUIT_LETTERS[face.suit]}{face.value}": face for face in FACES}
SENTENCE = re.compile(
    r"(?P<player>\w+) (?P<does>draws|keeps|rejects|buys)"
    r"(?: (?P<face>[a-z]\d))?(?: from (?P<owner>\w+))?"
)
MOVES: dict[str, Move] = {"draws": Draw(), "keeps": Keep(), "rejects": Reject()}


@dataclass(frozen=True)
class IkebanaStory:
    """A game in sentences. Each sentence gives a new story, so a test can branch."""

    game: Game
    events: tuple[Event, ...] = ()
    """The events of the last sentence."""

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
        """Start a game; later shuffles come from ``shuffles`` or a fixed seed."""
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
        """Start in the middle of a round; a pile is written from its lowest card.

        All other cards complete the deck, unless ``deck`` ends in ``.``: then they are at the
        bottom of the first seat's pile.
        """
        players = len(bouquets)
        story = cls.begin(players, extensions=extensions, first=first, shuffles=shuffles)
        bouquet_faces = tuple(parse_faces(bouquet) for bouquet in bouquets)
        pile_faces = [parse_faces(pile) for pile in piles or ("",) * players]
        top = parse_faces(deck.removesuffix("."))
        left = remaining_cards((*top, *sum(bouquet_faces, ()), *sum(pile_faces, ())))
        if deck.endswith("."):
            pile_faces[0] = (*left, *pile_faces[0])
        else:
            top += left
        board = story.board.changed(
            bouquets=bouquet_faces,
            piles=tuple(Pile(pile[-1], len(pile)) if pile else Pile() for pile in pile_faces),
            points=tuple(points) or story.board.points,
            round=round_number,
            turn=5 * players * (round_number - 1) + sum(map(len, bouquet_faces)),
            seat_to_act=seat_of(to_act),
            deck_size=len(top),
        )
        buried = tuple(pile[:-1] for pile in pile_faces)
        state = replace(story.game.state, board=board, deck=top, buried=buried)
        return cls(replace(story.game, state=state))

    def tell(self, *sentences: str) -> Self:
        """Play these sentences; an illegal one fails with the name of the refusal."""
        story = self
        for sentence in sentences:
            try:
                story = story._after(sentence)
            except Refused as refused:
                raise ImpossibleStory(f"{sentence!r} is refused: {refused.reason}") from None
        return story

    def refused(self, sentence: str) -> Refusal:
        """Why this sentence is refused now; a legal one fails."""
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
        """The view of a player."""
        return self.game.view(seat_of(player))

    def _after(self, sentence: str) -> Self:
        found = SENTENCE.fullmatch(sentence)
        if found is None or (found["does"] == "buys") != bool(found["owner"]):
            raise ImpossibleStory(f"{sentence!r} is not a sentence of a story")
        move = Buy(seat_of(found["owner"])) if found["owner"] else MOVES[found["does"]]
        before = self.game.state
        game = self.game.make(move, seat_of(found["player"]))
        card = game.state.drawn if isinstance(move, Draw) else before.drawn
        if isinstance(move, Buy):
            card = before.board.piles[move.owner].top
        if found["face"] and WORDS.get(found["face"]) != card:
            raise ImpossibleStory(f"{sentence!r}: the card is {card}")
        return type(self)(game, tuple(game.history[len(self.game.history) :]))


def parse_faces(words: str) -> tuple[Face, ...]:
    """Parse faces such as ``r1 m5``."""
    unknown = [word for word in words.split() if word not in WORDS]
    if unknown:
        raise ImpossibleStory(f"{', '.join(unknown)}: not cards of this game")
    return tuple(WORDS[word] for word in words.split())


def remaining_cards(taken: Sequence[Face]) -> tuple[Face, ...]:
    """The cards of the full deck that are not among these, in order."""
    too_many = Counter(taken) - Counter(FULL_DECK)
    if too_many:
        raise ImpossibleStory(f"too many copies of {', '.join(map(str, too_many))}")
    left = Counter(FULL_DECK) - Counter(taken)
    return tuple(face for face in FACES for _ in range(left[face]))
