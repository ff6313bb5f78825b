"""Stories: tests that lay out hands and then play in sentences."""

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
from tamaya.testing.hanabi_story_card_text import ImpossibleStory, faces_text, parse_face
from tamaya.testing.hanabi_story_sentences import PLAYERS, parse_card, parse_sentence, seat_of
from tamaya.testing.hanabi_story_start import MidgameSetup, StorySetup, deal_setup, midgame


@dataclass(frozen=True)
class Story:
    """A game in sentences. Each sentence gives a new story, so a test can branch.

    Alice, Bob, Cathy, Donald and Emily sit in this order, as many as have a hand. A hand is written
    from left to right; if it is too short, it is filled up.
    """

    game: Game
    events: tuple[Event, ...] = ()
    """The events of the last sentence."""

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
        """Start a game with its deal; the rules are given as on the command line.

        ``deck`` is the top of the deck, completed by all other cards. ``tiles`` are the first to be
        revealed. ``shuffles`` are the decks after each card shuffled in; without them a fixed seed
        is used.
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
        """Start in the middle of a game, without a history.

        ``fireworks`` names the top card of each. All other cards complete the deck, or the discard
        where ``discards`` ends in ``...``. In that case the deck is exactly what is written; if
        it is empty, hands are not filled up and the last round begins.
        """
        rules = rules_of(edition, extensions, settings)
        hands = (alice, bob, cathy, donald, emily)
        setup, state = midgame(
            _scene(rules, hands, first, deck, tiles, shuffles),
            MidgameSetup(fireworks, discards, tokens, errors, revealed, turns_left),
        )
        return cls(Game(setup, state, (), ()))

    def tell(self, *sentences: str) -> Self:
        """Play these sentences; an illegal one fails with the name of the refusal."""
        __tracebackhide__ = True  # pytest shows the line of the test, not this one
        story = self
        for sentence in sentences:
            try:
                story = story._after(sentence)
            except Refused as refused:
                why = f"{sentence!r} is refused: {refused.reason}"
                raise ImpossibleStory(f"{why}\n{story.table()}") from None
        return story

    def refused(self, sentence: str) -> Refusal:
        """Why this sentence is refused now; a legal one fails."""
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
        """The whole state, hidden cards included."""
        return self.game.state

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None if it has not."""
        return self.game.outcome

    @property
    def to_act(self) -> str:
        """The player whose turn or choice it is."""
        return PLAYERS[self.board.seat_to_act]

    @property
    def heights(self) -> dict[str, int]:
        """The number of laid cards of each suit."""
        suits = zip(self.board.rules.suits, self.board.fireworks, strict=True)
        return {suit.name: len(laid) for suit, laid in suits}

    @property
    def discards(self) -> str:
        """The discarded cards in order."""
        return faces_text(seen.face for seen in self.board.discards)

    @property
    def deck(self) -> str:
        """The cards in the deck, the top first."""
        return faces_text(self.state.deck)

    @property
    def event_types(self) -> list[type[Event]]:
        """The types of the events of the last sentence, in order."""
        return [type(event) for event in self.events]

    @property
    def touched_positions(self) -> tuple[int, ...]:
        """The positions at which the clue of the last sentence points."""
        for event in self.events:
            if isinstance(event, Clued):
                return event.positions
        raise ImpossibleStory(f"the last sentence gave no clue\n{self.table()}")

    def hand(self, player: str) -> str:
        """The cards of a player from left to right."""
        return faces_text(self.state.faces[card] for card in self.board.hands[seat_of(player)])

    def card(self, phrase: str) -> CardId:
        """The number of ``Bob's r1`` or ``Bob's card 1``; without a name, of a discarded card."""
        return parse_card(phrase, self.state, None)

    def view(self, viewer: str | Onlooker) -> View:
        """The view of a player or an onlooker."""
        return self.game.view(seat_of(viewer) if isinstance(viewer, str) else viewer)

    def table(self) -> str:
        """The table in a few lines, for the message of a failure."""
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
        return type(self)(game, tuple(game.history[len(self.game.history) :]))


def rules_of(edition: str, extensions: str, settings: str) -> Rules:
    """The rules for an edition, extensions and settings as on the command line."""
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
    seated = {player: hand for player, hand in zip(PLAYERS, hands, strict=True) if hand is not None}
    if tuple(seated) != PLAYERS[: len(seated)]:
        raise ImpossibleStory(f"{', '.join(seated)}: a seat between them is empty")
    if shuffles is None:
        chance: Chance = Seeded(seed_from_words("a story"))
    else:
        orders = (tuple(parse_face(word, rules) for word in text.split()) for text in shuffles)
        chance = Recorded(tuple(orders))
    return StorySetup(rules, seated, seat_of(first), deck, tiles, chance)
