"""The whole state of a game, which nobody at the table may see."""

from dataclasses import dataclass
from typing import Self

from tamaya.rules.cards import Face
from tamaya.rules.ikebana.board import Board, Pile, with_item
from tamaya.rules.ikebana.cards import FULL_DECK
from tamaya.rules.ikebana.events import (
    Bought,
    Drew,
    Event,
    Kept,
    PilesGathered,
    Rejected,
    RoundBegan,
    Shuffled,
)
from tamaya.rules.ikebana.parameters import FIRST_POINTS, Rules, refuse_players
from tamaya.rules.ikebana.refusals import RulesRefusal
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
    chance: Chance = Recorded()

    def __post_init__(self) -> None:
        """Refuse a setup that no game can begin from."""
        refuse_players(self.players)
        if not 0 <= self.first_seat < self.players:
            raise Refused(RulesRefusal.NO_SUCH_FIRST_SEAT, players=self.players)
        if sorted(self.deck) != sorted(FULL_DECK):
            raise Refused(RulesRefusal.WRONG_DECK)


def setup_from_seed(
    seed: Seed, rules: Rules, players: int, first_seat: Seat | None = None
) -> Setup:
    """The setup from a seed, which also draws the first seat if none is given."""
    if not isinstance(seed, Seed):
        raise wrong_type(seed, "a Seed, such as seed_from_words('some words')")
    if not isinstance(players, int):
        raise wrong_type(players, "a number of players from 2 to 5")
    if not isinstance(rules, Rules):
        raise wrong_type(rules, "Rules, such as compose()")
    refuse_players(players)
    if first_seat is None:
        first_seat = Seat(below(players, numbers(seed, "first seat")))
    return Setup(
        rules=rules,
        players=players,
        deck=shuffled(FULL_DECK, seed, "deck"),
        first_seat=first_seat,
        chance=Seeded(seed),
    )


@dataclass(frozen=True)
class State:
    """The board and everything hidden."""

    board: Board
    deck: tuple[Face, ...]
    """The cards not drawn yet, the top first."""
    drawn: Face | None
    """The card that the seat to act has drawn and must keep or reject."""
    buried: tuple[tuple[Face, ...], ...]
    """The cards of each seat's pile below the top one, the lowest first."""
    chance: Chance

    def gathered(self) -> tuple[Face, ...]:
        """The cards that make a new deck when this one is empty, in the order of the box."""
        return tuple(sorted((face for pile in self.buried for face in pile), key=FULL_DECK.index))

    def after(self, event: Event) -> Self:
        """The state after an event."""
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.__dict__["board"] = self.board.after(event)
        match event:
            case Drew(_, face):
                new.__dict__["drawn"] = face
                new.__dict__["deck"] = self.deck[1:]
            case Kept():
                new.__dict__["drawn"] = None
            case Rejected(seat):
                new.__dict__["drawn"] = None
                top = self.board.piles[seat].top
                if top is not None:
                    new.__dict__["buried"] = with_item(self.buried, seat, (*self.buried[seat], top))
            case Bought(_, owner):
                new.__dict__["buried"] = with_item(self.buried, owner, self.buried[owner][:-1])
            case PilesGathered() | RoundBegan():
                new.__dict__["buried"] = ((),) * self.board.players
            case Shuffled(deck):
                new.__dict__["deck"] = deck
                new.__dict__["chance"] = self.chance.after_one()
            case _:
                pass
        return new


def state_before_first_round(setup: Setup) -> State:
    """The state before the first round begins, with the deck ready."""
    return State(
        board=Board(
            rules=setup.rules,
            players=setup.players,
            seat_to_act=setup.first_seat,
            first_seat=setup.first_seat,
            points=(FIRST_POINTS,) * setup.players,
            bouquets=((),) * setup.players,
            piles=(Pile(),) * setup.players,
            deck_size=len(setup.deck),
        ),
        deck=setup.deck,
        drawn=None,
        buried=((),) * setup.players,
        chance=setup.chance,
    )
