"""The parameters of a game: an edition is data, and no rule asks for its name."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import IntEnum, StrEnum

from tamaya.rules.hanabi.cards import SUIT_LETTERS, Face, Scoring, Suit
from tamaya.rules.hanabi.clues import Clue, clues_of, touches
from tamaya.rules.hanabi.moves import GiveClue
from tamaya.rules.hanabi.refusals import RulesRefusal
from tamaya.rules.shared_types import FEWEST_PLAYERS, MOST_PLAYERS, Refused, Seat


class Ending(StrEnum):
    """What happens once the deck is empty."""

    LAST_ROUND = "last-round"
    FINAL_FLOURISH = "final-flourish"


class LostPoints(StrEnum):
    """The score of a game that is lost by errors."""

    ZERO = "zero"
    KEPT = "kept"


class Tile(IntEnum):
    """The six bonus tiles of 5 Flamboyants, by the number of their effect."""

    TOKEN = 1
    ERROR_AND_TOKEN = 2
    COLOUR_CLUE = 3
    VALUE_CLUE = 4
    SHUFFLE_IN = 5
    LAY = 6


MOST_SUITS = 7
HIGHEST_VALUE = 5
MOST_COPIES = 5
MOST_CARDS_IN_HAND = 10
MOST_TOKENS = 20
MOST_ERRORS = 10
MOST_CARDS = MOST_SUITS * HIGHEST_VALUE * MOST_COPIES + len(Tile)
"""The most cards that are ever drawn in one game: each tile brings back at most one."""


@dataclass(frozen=True, repr=False)
class Rules:
    """All parameters of a game, with what follows from them, computed once."""

    suits: tuple[Suit, ...]
    hand_sizes: tuple[int, ...] = (5, 5, 4, 4)
    """The hand sizes with 2, 3, 4 and 5 players."""
    tokens: int = 8
    errors: int = 3
    """The number of errors that ends the game."""
    empty_clues: bool = False
    ending: Ending = Ending.LAST_ROUND
    tiles: bool = False
    lost_points: LostPoints = LostPoints.ZERO

    highest: int = field(init=False, repr=False, compare=False)
    """The highest value printed on a card."""
    faces: tuple[Face, ...] = field(init=False, repr=False, compare=False)
    """Every face, by suit and value."""
    suit_index: Mapping[str, int] = field(init=False, repr=False, compare=False)
    face_index: Mapping[Face, int] = field(init=False, repr=False, compare=False)
    copies: Mapping[Face, int] = field(init=False, repr=False, compare=False)
    """How many cards of each face there are."""
    sequences: tuple[tuple[Face, ...], ...] = field(init=False, repr=False, compare=False)
    """The faces of each suit in the order in which they are laid."""
    face_sequences: tuple[tuple[int, ...], ...] = field(init=False, repr=False, compare=False)
    """The same as indices into ``faces``."""
    clues: tuple[Clue, ...] = field(init=False, repr=False, compare=False)
    """Every clue that may be given."""
    clue_index: Mapping[Clue, int] = field(init=False, repr=False, compare=False)
    clue_moves: tuple[tuple[GiveClue, ...], ...] = field(init=False, repr=False, compare=False)
    """For each seat the moves that give it each clue."""
    clues_touching: Mapping[Face, int] = field(init=False, repr=False, compare=False)
    """For each face the clues that point at it, one bit per clue."""
    faces_touched: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """For each clue the faces it points at, one bit per face."""

    def __post_init__(self) -> None:
        """Refuse parameters that make no game, then compute what follows from them."""
        self._refuse_impossible_rules()
        suits = {suit.name: suit for suit in self.suits}
        highest = len(self.suits[0].copies)
        faces = tuple(
            Face(suit.name, value) for suit in self.suits for value in range(1, highest + 1)
        )
        clues = clues_of(self.suits, highest)
        touched = [
            [touches(clue, suits[face.suit], face.value) for face in faces] for clue in clues
        ]
        face_index = {face: index for index, face in enumerate(faces)}
        sequences = tuple(
            tuple(Face(suit.name, value) for value in suit.values) for suit in self.suits
        )
        derived = {
            "highest": highest,
            "faces": faces,
            "suit_index": {name: index for index, name in enumerate(suits)},
            "face_index": face_index,
            "copies": {face: suits[face.suit].copies[face.value - 1] for face in faces},
            "sequences": sequences,
            "face_sequences": tuple(
                tuple(face_index[face] for face in sequence) for sequence in sequences
            ),
            "clues": clues,
            "clue_index": {clue: index for index, clue in enumerate(clues)},
            "clue_moves": tuple(
                tuple(GiveClue(Seat(target), clue) for clue in clues)
                for target in range(MOST_PLAYERS)
            ),
            "clues_touching": {
                face: sum(row[index] << bit for bit, row in enumerate(touched))
                for index, face in enumerate(faces)
            },
            "faces_touched": tuple(
                sum(is_touched << bit for bit, is_touched in enumerate(row)) for row in touched
            ),
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    def __repr__(self) -> str:
        """The suits, and what is not as usual."""
        names = "+".join(
            suit.name if suit == Suit(suit.name) else repr(suit) for suit in self.suits
        )
        others = [
            f"{part.name}={getattr(self, part.name)!r}"
            for part in fields(self)
            if part.repr and part.name != "suits" and getattr(self, part.name) != part.default
        ]
        return f"<Rules {', '.join((names, *others))}>"

    def _refuse_impossible_rules(self) -> None:
        names = [suit.name for suit in self.suits]
        if not names:
            raise Refused(RulesRefusal.NO_SUITS)
        if len(names) > MOST_SUITS:
            raise Refused(RulesRefusal.TOO_MANY_SUITS, most=MOST_SUITS)
        for name in names:
            if name not in SUIT_LETTERS:
                raise Refused(RulesRefusal.UNKNOWN_SUIT, suit=name)
            if names.count(name) > 1:
                raise Refused(RulesRefusal.SUIT_TWICE, suit=name)
        within("values", len(self.suits[0].copies), 1, HIGHEST_VALUE)
        for suit in self.suits:
            if len(suit.copies) != len(self.suits[0].copies):
                raise Refused(RulesRefusal.COPIES_NOT_FOR_EACH_VALUE, suit=suit.name)
            for copies in suit.copies:
                within(f"{suit.name}.copies", copies, 1, MOST_COPIES)
        within("tokens", self.tokens, 1, MOST_TOKENS)
        within("errors", self.errors, 1, MOST_ERRORS)
        if len(self.hand_sizes) != MOST_PLAYERS - FEWEST_PLAYERS + 1:
            raise Refused(RulesRefusal.BAD_SETTING, setting="hand", value=str(self.hand_sizes))
        for size in self.hand_sizes:
            within("hand", size, 1, MOST_CARDS_IN_HAND)
        if not any(map(self.can_be_dealt_to, range(FEWEST_PLAYERS, MOST_PLAYERS + 1))):
            raise Refused(RulesRefusal.TOO_FEW_CARDS, cards=self.cards, players=FEWEST_PLAYERS)

    @property
    def cards(self) -> int:
        """How many cards the game is played with."""
        return sum(sum(suit.copies) for suit in self.suits)

    @property
    def highest_score(self) -> int:
        """The score of a perfect game."""
        return len(self.suits[0].copies) * sum(
            suit.scoring is Scoring.POINTS for suit in self.suits
        )

    def hand_size(self, players: int) -> int:
        """The hand size with this number of players."""
        return self.hand_sizes[players - FEWEST_PLAYERS]

    def can_be_dealt_to(self, players: int) -> bool:
        """Whether this number of hands leaves at least one card in the deck."""
        return self.hand_size(players) * players < self.cards

    def full_deck(self) -> tuple[Face, ...]:
        """Every card of the game in order: the deck before it is shuffled."""
        return tuple([face for face, copies in self.copies.items() for _ in range(copies)])

    def touches(self, clue: Clue, face: Face) -> bool:
        """Whether a clue points at the cards of this face."""
        return bool(self.clues_touching[face] >> self.clue_index[clue] & 1)

    def refuse_players(self, players: int) -> None:
        """Refuse a number of players outside 2 to 5, or for which there are too few cards."""
        if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
            raise Refused(
                RulesRefusal.WRONG_NUMBER_OF_PLAYERS, fewest=FEWEST_PLAYERS, most=MOST_PLAYERS
            )
        if not self.can_be_dealt_to(players):
            raise Refused(RulesRefusal.TOO_FEW_CARDS, cards=self.cards, players=players)


def within(setting: str, number: int, fewest: int, most: int) -> None:
    """Refuse a number outside its bounds."""
    if not fewest <= number <= most:
        raise Refused(
            RulesRefusal.OUT_OF_BOUNDS, setting=setting, value=number, fewest=fewest, most=most
        )
