"""The interface between a batch and the device that holds its games."""

from typing import Any, NamedTuple, Protocol

from numpy.typing import ArrayLike, DTypeLike

from tamaya.engine.array_types import Flags, Numbers, Packed, Vectors, Words
from tamaya.engine.observation_layout import Sections
from tamaya.engine.policy import Policy
from tamaya.engine.rule_tables import RuleTables


class BatchStatus(NamedTuple):
    """The score, cause of the end (0 while it goes on) and seat to act of each game."""

    scores: Words
    causes: Flags
    seats: Flags


class TurnResult(NamedTuple):
    """The result of one action in each game, and the games after it."""

    rewards: Words
    """The change of each score."""
    causes: Flags
    """Why each game ended, as 1 + the index of its ``Cause``; 0 while it goes on."""
    refused: Flags
    """1 where the action was illegal and the game did not change."""
    final_scores: Words
    """The scores after the move, before another game started."""
    scores: Words
    seats: Flags
    """The seat to act in each game."""
    mask: Flags
    """A row for each game with 1 for each legal action."""
    vectors: Vectors
    """The observations of each game."""


class BoundTurn(Protocol):
    """A turn whose arguments are prepared once; each run writes to the same arrays.

    Runs take no time for checks or allocations, and do not wait for a GPU.
    """

    actions: Numbers
    """The action of each game in the next run; -1 skips a game. Write to it before a run."""
    result: TurnResult
    """What each run overwrites."""

    def run(self, actions: Any = None, stream: Any = None) -> TurnResult:
        """Make a turn with the bound actions, or with others of the same dtype.

        On a GPU other actions must be there. The run is queued on a stream: an object with
        ``__cuda_stream__``, a handle, or PyTorch's current stream if none is passed and PyTorch is
        in use, else the default stream.
        """
        ...

    def refresh(self, stream: Any = None) -> TurnResult:
        """Write the results of the games as they are, without a move.

        In a batch with ``auto_reset``, games that are over restart as in any turn.
        """
        ...


class ObservationTarget(NamedTuple):
    """Which seats observe, and where their vectors are written."""

    sections: Sections
    first: int
    """The first seat that observes; a negative number means the seat to act."""
    observers: int
    """The number of seats that observe."""
    vectors: Vectors
    """A vector for each game and each of these seats."""


class DeviceDriver(Protocol):
    """Games on one device, and the kernels that run over them."""

    tables: RuleTables
    rows: Words
    """The games, a row each, in the memory of the device."""

    def to_integers(self, value: ArrayLike, shape: tuple[int, ...], name: str) -> Numbers:
        """Convert to an int64 array of this shape on the device."""
        ...

    def writable_memory(self, value: Numbers, shape: tuple[int, ...]) -> Numbers:
        """Check that the memory of a policy is on the device and writable, and return it."""
        ...

    def to_flags(self, value: ArrayLike, shape: tuple[int, ...]) -> Flags:
        """Convert booleans or integers to 0 and 1 on the device."""
        ...

    def allocate(self, shape: tuple[int, ...], dtype: DTypeLike) -> Vectors:
        """Allocate an uninitialised array on the device."""
        ...

    def contiguous(self, vectors: Vectors) -> Vectors:
        """Return the array, or a contiguous copy of it on the device."""
        ...

    def deal(self, seeds: Numbers, first_seat: int) -> None:
        """Deal each game from its seed, which also draws a negative first seat."""
        ...

    def first_illegal(self, actions: Numbers) -> int | None:
        """Find the first game whose action is illegal."""
        ...

    def filter_legal(self, actions: Numbers) -> tuple[Numbers, Flags]:
        """Replace illegal actions by -1, and flag where."""
        ...

    def step(self, actions: Numbers, first_seat: int, *, auto_reset: bool) -> tuple[Words, Flags]:
        """Make legal moves; return the change of each score and the cause of each end."""
        ...

    def legal_mask(self) -> Flags:
        """Return the legal actions of each game."""
        ...

    def observe(self, target: ObservationTarget) -> None:
        """Write the observations of seats."""
        ...

    def turn(
        self, actions: Numbers, first_seat: int, target: ObservationTarget, *, auto_reset: bool
    ) -> TurnResult:
        """Make each legal move, write the observations after it, and return the rest."""
        ...

    def bind_turn(
        self, actions: Numbers, first_seat: int, target: ObservationTarget, *, auto_reset: bool
    ) -> BoundTurn:
        """Prepare turns with these arrays."""
        ...

    def observe_packed(self, sections: Sections, first: int, observers: int) -> Packed:
        """Return the packed vectors of several seats; a negative first one is the seat to act."""
        ...

    def reset_games(self, chosen: Flags, first_seat: int) -> None:
        """Restart the chosen games."""
        ...

    def status(self) -> BatchStatus:
        """Return the status of each game."""
        ...

    def decks(self) -> Flags:
        """Return the faces of the cards of each game in the order in which they are drawn."""
        ...

    def play(
        self, policy: Policy, memory: Numbers, first_seat: int, rounds: int
    ) -> tuple[Words, Numbers]:
        """Play games to their end; return the scores and the numbers of moves."""
        ...

    def choose(self, policy: Policy, memory: Numbers) -> Numbers:
        """Return the action that a policy chooses in each game, or -1 in a game that is over."""
        ...

    def row(self, game: int) -> Words:
        """Return a copy of one game's row."""
        ...

    def row_with_ordered_deck(self, game: int) -> Words:
        """Return a copy of one game's row with the rest of its deck shuffled."""
        ...

    def put_row(self, game: int, row: Words) -> None:
        """Overwrite one row."""
        ...

    def all_rows(self) -> Words:
        """Return a copy of all rows."""
        ...

    def put_all_rows(self, rows: Words) -> None:
        """Overwrite all rows."""
        ...

    def put_initial_rows(self, rows: Words) -> None:
        """Let games restart from these rows; without any, from the next seed."""
        ...
