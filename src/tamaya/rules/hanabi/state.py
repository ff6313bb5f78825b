"""The whole state of a game, which nobody at the table may see."""

from collections import Counter
from dataclasses import dataclass, replace
from typing import Self

from tamaya.rules.hanabi.board import Board
from tamaya.rules.hanabi.cards import CardId, Face
from tamaya.rules.hanabi.events import Drew, Event, ShuffledIn, TileRevealed
from tamaya.rules.hanabi.parameters import Rules, Tile
from tamaya.rules.hanabi.refusals import RulesRefusal
from tamaya.rules.seed_and_shuffle import Recorded, Seed, Seeded, below, numbers, shuffled
from tamaya.rules.shared_types import Refused, Seat, wrong_type

Chance = Seeded | Recorded[Face]


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is fixed before the first turn; the game depends on nothing else."""

    rules: Rules
    players: int
    deck: tuple[Face, ...]
    """Every card, the top of the deck first."""
    first_seat: Seat = Seat(0)
    tiles: tuple[Tile, ...] = ()
    """The bonus tiles in the order of their revelation."""
    chance: Chance = Recorded()
    """The source of shuffles during the game; without a seed, only recorded ones are possible."""

    def __post_init__(self) -> None:
        """Refuse a setup that does not match the rules."""
        self.rules.refuse_players(self.players)
        if not 0 <= self.first_seat < self.players:
            raise Refused(RulesRefusal.NO_SUCH_FIRST_SEAT, players=self.players)
        if dict(Counter(self.deck)) != self.rules.copies:
            raise Refused(RulesRefusal.WRONG_DECK)
        if sorted(self.tiles) != (sorted(Tile) if self.rules.tiles else []):
            raise Refused(RulesRefusal.WRONG_TILES)


def setup_from_seed(
    seed: Seed, rules: Rules, players: int, first_seat: Seat | None = None
) -> Setup:
    """The setup from a seed, which also draws the first seat if none is given."""
    if not isinstance(seed, Seed):
        raise wrong_type(seed, "a Seed, such as seed_from_words('some words')")
    if not isinstance(players, int):
        raise wrong_type(players, "a number of players from 2 to 5")
    if not isinstance(rules, Rules):
        raise wrong_type(rules, "Rules, such as compose(Choice('standard'))")
    rules.refuse_players(players)
    if first_seat is None:
        first_seat = Seat(below(players, numbers(seed, "first seat")))
    return Setup(
        rules=rules,
        players=players,
        deck=shuffled(rules.full_deck(), seed, "deck"),
        first_seat=first_seat,
        tiles=shuffled(tuple(Tile), seed, "tiles") if rules.tiles else (),
        chance=Seeded(seed),
    )


@dataclass(frozen=True)
class State:
    """The board and everything hidden."""

    board: Board
    faces: tuple[Face, ...]
    """The face of each drawn card, by its number."""
    deck: tuple[Face, ...]
    """The cards not drawn yet, the top first."""
    tiles: tuple[Tile, ...]
    """The bonus tiles not revealed yet, the top first."""
    chance: Chance

    def after(self, event: Event) -> Self:
        """The state after an event."""
        fields = {**self.__dict__, "board": self.board.after(event)}
        match event:
            case Drew(_, _, face):
                fields["faces"] = (*self.faces, face)
                fields["deck"] = self.deck[1:]
            case TileRevealed():
                fields["tiles"] = self.tiles[1:]
            case ShuffledIn():
                fields["deck"] = event.deck
                fields["chance"] = self.chance.after_one()
            case _:
                pass
        new = object.__new__(type(self))
        object.__setattr__(new, "__dict__", fields)
        return new


def undealt(setup: Setup) -> State:
    """The state before the cards are dealt."""
    return State(
        board=Board.undealt(setup.rules, setup.players, setup.first_seat),
        faces=(),
        deck=setup.deck,
        tiles=setup.tiles,
        chance=setup.chance,
    )


def deal(setup: Setup) -> tuple[Event, ...]:
    """The events of the deal: hand by hand, seat 0 first, from the top of the deck."""
    size = setup.rules.hand_size(setup.players)
    return tuple(
        Drew(Seat(number // size), CardId(number), setup.deck[number])
        for number in range(size * setup.players)
    )


def dealt(setup: Setup) -> State:
    """The state after the deal, built directly because applying each event takes longer."""
    size = setup.rules.hand_size(setup.players)
    drawn = size * setup.players
    before = undealt(setup)
    return replace(
        before,
        board=before.board.changed(
            # The last card dealt lies at the left.
            hands=tuple(
                tuple(CardId(number) for number in range(first + size - 1, first - 1, -1))
                for first in range(0, drawn, size)
            ),
            touched=(0,) * drawn,
            missed=(0,) * drawn,
            deck_size=len(setup.deck) - drawn,
        ),
        faces=setup.deck[:drawn],
        deck=setup.deck[drawn:],
    )
