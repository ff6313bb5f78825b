"""The class that callers use: a batch of games with the same rules, played at once."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Self, TypedDict, Unpack, cast

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from tamaya.engine.action_numbers import ActionNumbering
from tamaya.engine.argument_checks import (
    check_action_dtype,
    check_same_game,
    check_shape,
    check_type,
    check_types,
    to_count,
    to_integer,
    to_integer_within,
)
from tamaya.engine.batch_driver_interface import BatchStatus, BoundTurn, TurnResult
from tamaya.engine.devices import make_driver
from tamaya.engine.initial_rows import InitialRows, rows_from_decks
from tamaya.engine.last_move_from_history import last_move
from tamaya.engine.observation_arguments import Observer, Observers
from tamaya.engine.observation_layout import Form
from tamaya.engine.policy import RANDOM, Policy
from tamaya.engine.rule_tables import rule_tables_of
from tamaya.engine.seeds import DRAWN_BY_SEED, POLICY_STREAM, is_one_seed, seeds_of, spread_seeds
from tamaya.engine.state_conversion import row_of, state_of
from tamaya.rules.hanabi import Game, Rules, Setup, State, begin
from tamaya.rules.hanabi.events import Event


class StepResult(NamedTuple):
    """The result of one move in each game."""

    rewards: NDArray[np.int32]
    """The change of each score."""
    causes: NDArray[np.uint8]
    """Why each game ended, as 1 + the index of its ``Cause``; 0 while it goes on."""


class AttemptResult(NamedTuple):
    """The result of one action in each game, legal or not."""

    rewards: NDArray[np.int32]
    causes: NDArray[np.uint8]
    refused: NDArray[np.uint8]
    """1 where the action was illegal and the game did not change."""


class PlayResult(NamedTuple):
    """The result of playing games to their end."""

    scores: NDArray[np.int32]
    """A row for each game and a column for each round."""
    moves: NDArray[np.int64]
    """The number of moves made in each row."""


class BatchOptions(TypedDict, total=False):
    """The options of every batch."""

    seed: int | Sequence[int]
    """One integer for all games, or one for each."""
    first_seat: int | None
    """The seat that acts first; None lets the seed of each game draw it."""
    auto_reset: bool
    """Whether another game starts in the same step when one ends."""
    device: str
    threads: int | None
    """The most threads that a call uses; None means one for each CPU core."""


class Batch:
    """Games with the same rules and number of players, one row of memory each."""

    def __init__(
        self, rules: Rules, players: int, games: int, **options: Unpack[BatchOptions]
    ) -> None:
        """Deal the games from their seeds."""
        self._allocate(rules, players, games, options)
        self.reset()

    def _allocate(self, rules: Rules, players: int, games: int, options: BatchOptions) -> None:
        """Check the arguments and allocate memory; the caller fills it with games."""
        if unknown := options.keys() - BatchOptions.__optional_keys__:
            raise TypeError(f"unknown option {', '.join(sorted(unknown))}")
        self.rules = rules
        self.games = to_count(games, "games")
        self.tables = rule_tables_of(rules, players)
        self.players = self.tables.players
        self.numbering = ActionNumbering(rules, self.tables)
        self.auto_reset = options.get("auto_reset", False)
        self.options = options
        self._first_seat = _first_seat(options, self.players)
        self._initial_rows = InitialRows(np.zeros((0, self.tables.words), np.int32))
        threads = options.get("threads")
        threads = None if threads is None else to_count(threads, "threads")
        device = options.get("device", "cpu")
        self._driver = make_driver(device, self.tables, self.games, threads)
        self._seeds = self._game_seeds(options.get("seed", 0))
        self._observer = Observer(rules, self.tables, self._driver)

    @classmethod
    def of_decks(
        cls,
        rules: Rules,
        players: int,
        decks: ArrayLike,
        tiles: ArrayLike | None = None,
        **options: Unpack[BatchOptions],
    ) -> Self:
        """Deal the games from decks: a row of face numbers for each, the top card first.

        Without ``tiles``, the bonus tiles lie in the order of their numbers. Each game restarts
        from its own deck.
        """
        rows = rows_from_decks(rule_tables_of(rules, players), rules, decks, tiles)
        return cls._from_initial_rows(rules, players, InitialRows(rows, has_seats=False), options)

    @classmethod
    def of_setups(cls, setups: Sequence[Setup], **options: Unpack[BatchOptions]) -> Self:
        """Start games from setups of the rules."""
        states = [begin(setup).state for setup in check_types(setups, Setup, "setups")]
        return cls.of_states(states, **options)

    @classmethod
    def of_states(cls, states: Sequence[State], **options: Unpack[BatchOptions]) -> Self:
        """Start games from states, and restart them from there.

        A state does not record the move that led to it, so no observation shows one.
        """
        checked = check_types(states, State, "states")
        return cls._from_states([(state, ()) for state in checked], options)

    @classmethod
    def of_games(cls, games: Sequence[Game], **options: Unpack[BatchOptions]) -> Self:
        """Continue games of the rules; observations show their last move."""
        checked = check_types(games, Game, "games")
        return cls._from_states([(game.state, game.history) for game in checked], options)

    @classmethod
    def _from_states(
        cls, states: Sequence[tuple[State, Sequence[Event]]], options: BatchOptions
    ) -> Self:
        rules, players = states[0][0].board.rules, states[0][0].board.players
        for state, _ in states:
            check_same_game((state.board.rules, state.board.players), (rules, players))
        tables = rule_tables_of(rules, players)
        numbering = ActionNumbering(rules, tables)
        rows = [
            row_of(state, tables, last=last_move(history, state.board, numbering))
            for state, history in states
        ]
        return cls._from_initial_rows(rules, players, InitialRows(np.stack(rows)), options)

    @classmethod
    def _from_initial_rows(
        cls, rules: Rules, players: int, initial_rows: InitialRows, options: BatchOptions
    ) -> Self:
        batch: Self = cls.__new__(cls)
        batch._allocate(rules, players, len(initial_rows.rows), options)
        batch._initial_rows = initial_rows
        batch._start_with_seeds()
        return batch

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Restart all games, with new seeds if any are passed.

        For games from decks or states, the seeds draw only what those leave to chance.
        """
        if seed is not None:
            self._seeds = self._game_seeds(seed)
        if not len(self._initial_rows.rows):
            self._driver.deal(self._seeds, self._first_seat)
        elif seed is not None:
            self._start_with_seeds()
        else:
            self._driver.put_all_rows(self._initial_rows.rows)

    def _start_with_seeds(self) -> None:
        """Start from the initial rows, with the current seeds."""
        self._initial_rows = self._initial_rows.with_seeds(
            self.tables, self._seeds, self._first_seat
        )
        self._driver.put_initial_rows(self._initial_rows.rows)
        self._driver.put_all_rows(self._initial_rows.rows)

    def step(self, actions: ArrayLike) -> StepResult:
        """Make a move in each game, or raise and make none; -1 skips a game."""
        numbers = self._driver.to_integers(actions, (self.games,), "actions")
        refused = self._driver.first_illegal(numbers)
        if refused is not None:
            action = int(numbers[refused])
            if self._driver.status().causes[refused]:
                raise ValueError(f"game {refused} is over: it takes only action -1, got {action}")
            raise ValueError(f"action {action} is illegal in game {refused}")
        return self._step(numbers)

    def attempt(self, actions: ArrayLike) -> AttemptResult:
        """Make each legal move; flag the games whose action is illegal and leave them alone."""
        numbers, refused = self._driver.filter_legal(
            self._driver.to_integers(actions, (self.games,), "actions")
        )
        return AttemptResult(*self._step(numbers), refused)

    def _step(self, actions: NDArray[np.int64]) -> StepResult:
        return StepResult(*self._driver.step(actions, self._first_seat, auto_reset=self.auto_reset))

    def turn(
        self,
        actions: ArrayLike,
        seats: Observers = "to-act",
        form: str = Form.KNOWLEDGE,
        dtype: DTypeLike | None = None,
        out: NDArray[Any] | None = None,
    ) -> TurnResult:
        """Run ``attempt``, then ``observe``, ``legal_mask`` and ``status``, in one call."""
        numbers = self._driver.to_integers(actions, (self.games,), "actions")
        buffer = self._observer.buffer(self.games, form, seats, dtype, out)
        turn = self._driver.turn(
            numbers, self._first_seat, buffer.target, auto_reset=self.auto_reset
        )
        return turn._replace(vectors=buffer.result())

    def bind_turn(
        self,
        seats: Observers = "to-act",
        form: str = Form.KNOWLEDGE,
        dtype: DTypeLike | None = None,
        out: NDArray[Any] | None = None,
        action_dtype: DTypeLike = np.int64,
    ) -> BoundTurn:
        """Prepare turns with arrays that stay: the fastest way to make many of them.

        Its result holds the games as they are now. After any other call that changes games, call
        its ``refresh``.
        """
        kind = check_action_dtype(action_dtype)
        buffer = self._observer.buffer(self.games, form, seats, dtype, out)
        if buffer.vectors is not out and isinstance(out, np.ndarray):
            raise ValueError("out must be a C-contiguous array on the device of the batch")
        actions = self._driver.allocate((self.games,), kind)
        turn = self._driver.bind_turn(
            cast(NDArray[np.int64], actions),
            self._first_seat,
            buffer.target,
            auto_reset=self.auto_reset,
        )
        if out is not None:
            turn.result = turn.result._replace(vectors=out)
        else:
            # Without the axis of the seats, unless all of them observe.
            shape = (self.games, *self.observation_shape(seats, form))
            turn.result = turn.result._replace(vectors=turn.result.vectors.reshape(shape))
        turn.refresh()
        return turn

    def legal_mask(self) -> NDArray[np.uint8]:
        """Return a row for each game with 1 for each legal action."""
        return self._driver.legal_mask()

    def observe(
        self,
        seats: Observers = "to-act",
        form: str = Form.KNOWLEDGE,
        dtype: DTypeLike | None = None,
        out: NDArray[Any] | None = None,
    ) -> NDArray[Any]:
        """Return what the seat to act, all seats or one seat sees of each game, as vectors.

        The first axis is the game, the second the seat if all of them observe. The vectors are
        written into ``out`` if it is passed, which is then returned.
        """
        buffer = self._observer.buffer(self.games, form, seats, dtype, out)
        self._driver.observe(buffer.target)
        return buffer.result()

    def observe_packed(
        self, seats: Observers = "to-act", form: str = Form.KNOWLEDGE
    ) -> NDArray[np.uint32]:
        """Observe with 32 bits of each vector packed in a word, lowest bit first."""
        return self._observer.packed(form, seats)

    def observation_size(self, form: str = Form.KNOWLEDGE) -> int:
        """Return the length of a vector."""
        return self._observer.sections(form).length

    def observation_shape(
        self, seats: Observers = "to-act", form: str = Form.KNOWLEDGE
    ) -> tuple[int, ...]:
        """Return the shape of the observation of one game."""
        return self._observer.shape(form, seats)

    def reset_games(self, chosen: ArrayLike) -> None:
        """Restart the games that are flagged, as after their end."""
        self._driver.reset_games(self.to_flags(chosen), self._first_seat)

    def to_flags(self, value: ArrayLike) -> NDArray[np.uint8]:
        """Convert a boolean or integer for each game to 0 or 1, on the device of the batch."""
        return self._driver.to_flags(value, (self.games,))

    def status(self) -> BatchStatus:
        """Return the score, cause of the end and seat to act of each game."""
        return self._driver.status()

    def decks(self) -> NDArray[np.uint8]:
        """Return the face of each card by its number: the order in which cards are drawn.

        Cards that are still hidden are included. Draws depend on the seed alone, so this is known
        before a game starts.
        """
        return self._driver.decks()

    def play(self, policy: Policy = RANDOM, rounds: int = 1, seed: int = 0) -> PlayResult:
        """Play each game to its end by a policy, then further games up to this many rounds."""
        memory = self.memory(policy, seed)
        return PlayResult(
            *self._driver.play(policy, memory, self._first_seat, to_count(rounds, "rounds"))
        )

    def choose(self, policy: Policy, memory: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the action that a policy chooses in each game, or -1 in a game that is over.

        The policy updates ``memory``, which ``Batch.memory`` creates.
        """
        check_type(policy, Policy, "policy").check_seats(self.players)
        writable = self._driver.writable_memory(memory, (self.games, policy.memory))
        return self._driver.choose(policy, writable)

    def memory(self, policy: Policy, seed: int = 0) -> NDArray[np.int64]:
        """Create the memory of a policy for each game: its random stream, then zeros."""
        check_type(policy, Policy, "policy").check_seats(self.players)
        memory = np.zeros((self.games, policy.memory), np.int64)
        memory[:, 0] = spread_seeds(to_integer(seed, "seed") ^ POLICY_STREAM, self.games)
        return self._driver.to_integers(memory, memory.shape, "memory")

    def copy(self) -> Self:
        """Copy the whole batch; the copies go their own way."""
        return self.restore(*self._saved_arguments(self._driver.rows))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the games; memory on the device and compiled code are recreated on load."""
        return type(self).restore, self._saved_arguments(self.rows())

    def _saved_arguments(self, rows: NDArray[np.int32]) -> tuple[Any, ...]:
        arguments = (self.rules, self.players, self.games, self.options)
        return (*arguments, self._seeds, self._initial_rows, rows)

    @classmethod
    def restore(
        cls,
        rules: Rules,
        players: int,
        games: int,
        options: BatchOptions,
        seeds: NDArray[np.int64],
        initial_rows: InitialRows,
        rows: NDArray[np.int32],
    ) -> Self:
        """Recreate a batch from its rows and the rows that its games restart from."""
        batch: Self = cls.__new__(cls)
        batch._allocate(rules, players, games, options)
        batch._seeds = seeds
        batch._initial_rows = initial_rows
        batch._driver.put_initial_rows(initial_rows.rows)
        batch._driver.put_all_rows(rows)
        return batch

    def copy_game(self, target: int, source: int, batch: "Batch | None" = None) -> None:
        """Overwrite a game with one of this batch, or of another with the same rules."""
        other = self if batch is None else check_type(batch, Batch, "batch")
        check_same_game((other.rules, other.players), (self.rules, self.players))
        self._driver.put_row(self._checked_game(target), other.row(source))

    def row(self, game: int) -> NDArray[np.int32]:
        """Return a copy of a game's row."""
        return self._driver.row(self._checked_game(game))

    def rows(self) -> NDArray[np.int32]:
        """Return a copy of all rows."""
        return self._driver.all_rows()

    def to_state(self, game: int) -> State:
        """Convert a game to a state of the rules."""
        return state_of(
            self._driver.row_with_ordered_deck(self._checked_game(game)), self.rules, self.tables
        )

    def put_state(self, game: int, state: State) -> None:
        """Overwrite a game with a state of the rules."""
        board = check_type(state, State, "state").board
        check_same_game((board.rules, board.players), (self.rules, self.players))
        number = self._checked_game(game)
        self._driver.put_row(number, row_of(state, self.tables, int(self._seeds[number])))

    def _checked_game(self, game: int) -> int:
        number = to_integer(game, "game")
        if not 0 <= number < self.games:
            raise IndexError(f"game {number} is out of range for a batch of {self.games}")
        return number

    def _game_seeds(self, seed: int | Sequence[int]) -> NDArray[np.int64]:
        if is_one_seed(seed):
            return spread_seeds(seed, self.games)
        many = cast(Sequence[int], seed)
        check_shape((len(many),), (self.games,), "seed")
        return seeds_of(many)


def _first_seat(options: BatchOptions, players: int) -> int:
    seat = options.get("first_seat", 0)
    if seat is None:
        return DRAWN_BY_SEED
    return to_integer_within(seat, 0, players - 1, "first_seat")
