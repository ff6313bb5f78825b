"""Tests that read like games: hands laid out, then what everybody does, sentence by sentence."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from tamaya.rules.hanabi import (
    Board,
    CardId,
    Chance,
    Choice,
    Clued,
    Event,
    Game,
    Onlooker,
    Outcome,
    Recorded,
    Refusal,
    Refused,
    Rules,
    Seeded,
    State,
    View,
    compose,
    parse_settings,
    seed_from_words,
)
from tamaya.testing.faces import ImpossibleStory, faces_text, parse_face
from tamaya.testing.positions import MidgameSetup, StorySetup, deal_setup, midgame
from tamaya.testing.sentences import PLAYERS, parse_card, parse_sentence, seat_of


@dataclass(frozen=True)
class Story:
    """A game as it is told. Telling more of it gives a new story, so one can branch.

    Alice, Bob, Cathy, Donald and Emily sit in this order; as many sit as have a hand. Hands are
    written from left to right; one that is not written out is completed from the box.
    """

    game: Game
    events: tuple[Event, ...] = ()
    """What the last sentence made happen."""

    @classmethod
    def begin(
        cls,
        edition: str = "standard",
        extensions: str = "",
        settings: str = "",
        *,
        alice: str = "",
        bob: str = "",
        cathy: str | None = None,
        donald: str | None = None,
        emily: str | None = None,
        deck: str = "",
        tiles: Sequence[int] = (),
        first: str = "Alice",
        shuffles: Sequence[str] | None = None,
    ) -> Self:
        """The story of a game from its deal, with the words of every command.

        ``deck`` is the top of it, completed by all cards left; ``tiles`` those revealed first;
        ``shuffles`` the deck after each card shuffled in, else a fixed seed gives it.
        """
        rules = rules_of(edition, extensions, settings)
        hands = (alice, bob, cathy, donald, emily)
        return cls(Game.begin(deal_setup(_scene(rules, hands, first, deck, tiles, shuffles))))

    @classmethod
    def midgame(
        cls,
        edition: str = "standard",
        extensions: str = "",
        settings: str = "",
        *,
        alice: str = "",
        bob: str = "",
        cathy: str | None = None,
        donald: str | None = None,
        emily: str | None = None,
        fireworks: str = "",
        discards: str = "",
        deck: str = "",
        tokens: int | None = None,
        errors: int = 0,
        tiles: Sequence[int] = (),
        revealed: Sequence[int] | None = None,
        turns_left: int | None = None,
        first: str = "Alice",
        shuffles: Sequence[str] | None = None,
    ) -> Self:
        """The story of a game from somewhere in its middle; nothing is told of what came before.

        ``fireworks`` names the top card of each. Cards that are named nowhere complete the deck,
        or the discard where ``discards`` ends in ``...``; then the deck is just what is written,
        and when nothing is, hands are not completed and the last round begins.
        """
        rules = rules_of(edition, extensions, settings)
        hands = (alice, bob, cathy, donald, emily)
        setup, state = midgame(
            _scene(rules, hands, first, deck, tiles, shuffles),
            MidgameSetup(fireworks, discards, tokens, errors, revealed, turns_left),
        )
        return cls(Game(setup, state, (), ()))

    def tell(self, *sentences: str) -> Self:
        """The story after these sentences; an illegal one fails with the refusal's name."""
        __tracebackhide__ = True  # The failure is the teller's, on the teller's own line.
        story = self
        for sentence in sentences:
            try:
                story = story._after(sentence)
            except Refused as refused:
                why = f"{sentence!r} is refused: {refused.reason}"
                raise ImpossibleStory(f"{why}\n{story.table()}") from None
        return story

    def refused(self, sentence: str) -> Refusal:
        """Why this sentence cannot be told now; one that can be told fails."""
        __tracebackhide__ = True
        try:
            self._after(sentence)
        except Refused as refused:
            return Refusal(refused.reason)
        raise ImpossibleStory(f"{sentence!r} is legal\n{self.table()}")

    @property
    def board(self) -> Board:
        """What lies open for all."""
        return self.game.board

    @property
    def state(self) -> State:
        """The whole truth."""
        return self.game.state

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.game.outcome

    @property
    def to_act(self) -> str:
        """Whose turn or choice it is."""
        return PLAYERS[self.board.seat_to_act]

    @property
    def heights(self) -> dict[str, int]:
        """How many cards of each suit are laid."""
        suits = zip(self.board.rules.suits, self.board.fireworks, strict=True)
        return {suit.name: len(laid) for suit, laid in suits}

    @property
    def discards(self) -> str:
        """The cards in the discard, in the order in which they fell."""
        return faces_text(seen.face for seen in self.board.discards)

    @property
    def deck(self) -> str:
        """The cards in the deck, the top first."""
        return faces_text(self.state.deck)

    @property
    def event_types(self) -> list[type[Event]]:
        """The kinds of what the last sentence made happen, in order."""
        return [type(event) for event in self.events]

    @property
    def touched_positions(self) -> tuple[int, ...]:
        """The positions that the clue of the last sentence pointed at."""
        for event in self.events:
            if isinstance(event, Clued):
                return event.positions
        raise ImpossibleStory(f"the last sentence gave no clue\n{self.table()}")

    def hand(self, player: str) -> str:
        """The cards that a player holds, from left to right."""
        return faces_text(self.state.faces[card] for card in self.board.hands[seat_of(player)])

    def card(self, phrase: str) -> CardId:
        """The number of a card such as ``Bob's r1`` or ``Bob's card 1``, else of the discard."""
        return parse_card(phrase, self.state, None)

    def view(self, viewer: str | Onlooker) -> View:
        """The game through the eyes of a player or an onlooker."""
        return self.game.view(seat_of(viewer) if isinstance(viewer, str) else viewer)

    def table(self) -> str:
        """The table in a few lines, for whoever reads why a story failed."""
        board = self.board
        heights = ", ".join(f"{suit} {height}" for suit, height in self.heights.items())
        lines = [f"{player} holds {self.hand(player)}" for player in PLAYERS[: board.players]]
        lines += [
            f"fireworks: {heights}",
            f"discard: {self.discards}",
            f"{board.tokens} tokens, {board.errors} errors, {board.deck_size} cards in the deck",
            f"{self.to_act} acts" if board.outcome is None else f"over: {board.outcome}",
        ]
        return "\n".join(lines)

    def _after(self, sentence: str) -> Self:
        __tracebackhide__ = True
        try:
            seat, move = parse_sentence(sentence, self.state)
        except ImpossibleStory as impossible:
            raise ImpossibleStory(f"{sentence!r}: {impossible}") from None
        game = self.game.make(move, seat)
        return type(self)(game, game.history[len(self.game.history) :])


def rules_of(edition: str, extensions: str, settings: str) -> Rules:
    """The rules asked for with the words of every command."""
    names = tuple(filter(None, extensions.split(",")))
    return compose(Choice(edition, names, parse_settings(settings)))


def _scene(
    rules: Rules,
    hands: Sequence[str | None],
    first: str,
    deck: str,
    tiles: Sequence[int],
    shuffles: Sequence[str] | None,
) -> StorySetup:
    sitting = {
        player: hand for player, hand in zip(PLAYERS, hands, strict=True) if hand is not None
    }
    if tuple(sitting) != PLAYERS[: len(sitting)]:
        raise ImpossibleStory(f"{', '.join(sitting)} leave a seat empty between them")
    if shuffles is None:
        chance: Chance = Seeded(seed_from_words("a story"))
    else:
        orders = (tuple(parse_face(word, rules) for word in text.split()) for text in shuffles)
        chance = Recorded(tuple(orders))
    return StorySetup(rules, sitting, seat_of(first), deck, tiles, chance)
