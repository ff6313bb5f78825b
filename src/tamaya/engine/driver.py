"""What a batch asks of the device its games lie on; each kind of device fulfils it."""

from typing import NamedTuple, Protocol

from numpy.typing import ArrayLike, DTypeLike

from tamaya.engine.arrays import Flags, Numbers, Packed, Vectors, Words
from tamaya.engine.observation import Sections
from tamaya.engine.policies import Policy
from tamaya.engine.rule_tables import RuleTables


class BatchStatus(NamedTuple):
    """Of each game: its score, why it ended (0 while it goes on), and the seat to act."""

    scores: Words
    causes: Flags
    seats: Flags


class TurnResult(NamedTuple):
    """What one action in each game has brought, and how the games stand after it."""

    rewards: Words
    """By how much each score has changed."""
    causes: Flags
    """Why each game has ended, by the number of the law's cause from 1; 0 where it goes on."""
    refused: Flags
    """1 where the action was not legal, and the game has stayed as it was."""
    final_scores: Words
    """The scores after the move, and before another game began."""
    scores: Words
    seats: Flags
    """Who is to act now."""
    mask: Flags
    """A row for each game: 1 for each action that the seat to act may choose."""
    vectors: Vectors
    """What is seen of each game."""


class ObservationTarget(NamedTuple):
    """Whose observations are written, and where."""

    sections: Sections
    first: int
    """The first seat that observes, or below 0: the seat to act."""
    observers: int
    """How many seats do."""
    vectors: Vectors
    """For each game and each of these seats a vector."""


class DeviceDriver(Protocol):
    """Many games of one kind, and the kernels that go over them."""

    tables: RuleTables
    rows: Words
    """The games themselves, a row each, where they lie."""

    def to_integers(self, value: ArrayLike, shape: tuple[int, ...], name: str) -> Numbers:
        """What was given, as whole numbers in this shape, where the games lie."""
        ...

    def writable_memory(self, value: Numbers, shape: tuple[int, ...]) -> Numbers:
        """What a policy remembers, if it lies where the games do and can be written into."""
        ...

    def to_flags(self, value: ArrayLike, shape: tuple[int, ...]) -> Flags:
        """1 for each number or truth that was given, where the games lie, and 0 for none."""
        ...

    def allocate(self, shape: tuple[int, ...], dtype: DTypeLike) -> Vectors:
        """An array to be filled, where the games lie."""
        ...

    def contiguous(self, vectors: Vectors) -> Vectors:
        """An array where the games lie, or a copy of it whose numbers lie side by side."""
        ...

    def deal(self, seeds: Numbers, first_seat: int) -> None:
        """Begin each game with its seed; a first seat below 0 is drawn by the seed."""
        ...

    def first_illegal(self, actions: Numbers) -> int | None:
        """The first game in which its action is not legal."""
        ...

    def filter_legal(self, actions: Numbers) -> tuple[Numbers, Flags]:
        """The actions without those that are not legal, and where they were left out."""
        ...

    def step(
        self, actions: Numbers, initial_rows: Words, first_seat: int, *, auto_reset: bool
    ) -> tuple[Words, Flags]:
        """Make legal moves; the change of each score, and why each game has ended, if it has."""
        ...

    def legal_mask(self) -> Flags:
        """The legal actions of each game."""
        ...

    def observe(self, target: ObservationTarget) -> None:
        """Write what seats see."""
        ...

    def turn(
        self,
        actions: Numbers,
        initial_rows: Words,
        first_seat: int,
        target: ObservationTarget,
        *,
        auto_reset: bool,
    ) -> TurnResult:
        """Make each move that is legal, write what seats see after it, and tell all the rest."""
        ...

    def observe_packed(self, sections: Sections, first: int, observers: int) -> Packed:
        """What so many seats see in packed form, from a first one on; below 0: the seat to act."""
        ...

    def reset_games(self, chosen: Flags, initial_rows: Words, first_seat: int) -> None:
        """Begin each of the chosen games anew."""
        ...

    def status(self) -> BatchStatus:
        """What everybody may ask of each game."""
        ...

    def play(
        self, policy: Policy, memory: Numbers, initial_rows: Words, first_seat: int, rounds: int
    ) -> tuple[Words, Numbers]:
        """Play games to their end: the scores, and the moves they took."""
        ...

    def choose(self, policy: Policy, memory: Numbers) -> Numbers:
        """The action that a policy chooses in each game, or -1 where it is over."""
        ...

    def row(self, game: int) -> Words:
        """A copy of one game's line."""
        ...

    def row_with_ordered_deck(self, game: int) -> Words:
        """A copy of one game's line, with its deck in the order in which it will be drawn."""
        ...

    def put_row(self, game: int, row: Words) -> None:
        """Put another line in the place of one."""
        ...

    def all_rows(self) -> Words:
        """A copy of all lines, a row each."""
        ...

    def put_all_rows(self, rows: Words) -> None:
        """Put other lines in the place of all."""
        ...
