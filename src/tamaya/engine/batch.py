"""A batch: many games of one kind, all at once. It is the one class that a caller meets."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Self, TypedDict, Unpack, cast

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from tamaya.engine.actions import ActionNumbering
from tamaya.engine.arguments import (
    check_same_game,
    check_shape,
    check_type,
    check_types,
    to_count,
    to_integer,
    to_integer_within,
)
from tamaya.engine.devices import make_driver
from tamaya.engine.driver import BatchStatus, TurnResult
from tamaya.engine.initial_rows import InitialRows, rows_from_decks
from tamaya.engine.last_moves import last_move
from tamaya.engine.observation import Form
from tamaya.engine.observer import Observer, Observers
from tamaya.engine.policies import RANDOM, Policy
from tamaya.engine.rule_tables import rule_tables_of
from tamaya.engine.seeds import DRAWN_BY_SEED, POLICY_STREAM, is_one_seed, seeds_of, spread_seeds
from tamaya.engine.state_conversion import row_of, state_of
from tamaya.rules.hanabi import Game, Rules, Setup, State, begin
from tamaya.rules.hanabi.events import Event


class StepResult(NamedTuple):
    """What one move in each game has brought."""

    rewards: NDArray[np.int32]
    """By how much each score has changed."""
    causes: NDArray[np.uint8]
    """Why each game has ended, by the number of the law's cause from 1; 0 where it goes on."""


class AttemptResult(NamedTuple):
    """What became of one action in each game, legal or not."""

    rewards: NDArray[np.int32]
    causes: NDArray[np.uint8]
    refused: NDArray[np.uint8]
    """1 where the action was not legal, and the game has stayed as it was."""


class PlayResult(NamedTuple):
    """What became of games that were played to their end."""

    scores: NDArray[np.int32]
    """A row for each game of the batch, a column for each round."""
    moves: NDArray[np.int64]
    """How many moves were made in each row."""


class BatchOptions(TypedDict, total=False):
    """What may be said of any batch."""

    seed: int | Sequence[int]
    """One number for all games, or one for each."""
    first_seat: int | None
    """Without one, the seed of each game draws it."""
    auto_reset: bool
    """Whether a game that ends is followed by another in the same step."""
    device: str
    threads: int | None
    """How many threads a call may use; as many as there are processors, unless told."""


class Batch:
    """Many games of the same rules and number of players, each in a line of memory."""

    def __init__(
        self, rules: Rules, players: int, games: int, **options: Unpack[BatchOptions]
    ) -> None:
        """Deal the games from their seeds."""
        self._allocate(rules, players, games, options)
        self.reset()

    def _allocate(self, rules: Rules, players: int, games: int, options: BatchOptions) -> None:
        """Check the arguments, and allocate memory for games that somebody else puts there."""
        if unknown := options.keys() - BatchOptions.__optional_keys__:
            raise TypeError(f"a batch has no option {', '.join(sorted(unknown))}")
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
        """Games dealt from given decks: a row of faces by number for each, the top first.

        The bonus tiles lie as given, or in the order of their numbers. Such a game always begins
        again from its own deck.
        """
        rows = rows_from_decks(rule_tables_of(rules, players), rules, decks, tiles)
        return cls._from_initial_rows(rules, players, InitialRows(rows, has_seats=False), options)

    @classmethod
    def of_setups(cls, setups: Sequence[Setup], **options: Unpack[BatchOptions]) -> Self:
        """Games that begin from the law's set-ups."""
        states = [begin(setup).state for setup in check_types(setups, Setup, "setups")]
        return cls.of_states(states, **options)

    @classmethod
    def of_states(cls, states: Sequence[State], **options: Unpack[BatchOptions]) -> Self:
        """Games that begin in the middle, and always begin again from there.

        A state does not know the move that led to it, and nobody observes it.
        """
        given = check_types(states, State, "states")
        return cls._from_states([(state, ()) for state in given], options)

    @classmethod
    def of_games(cls, games: Sequence[Game], **options: Unpack[BatchOptions]) -> Self:
        """Games of the law that go on here, their last move known to all who observe."""
        given = check_types(games, Game, "games")
        return cls._from_states([(game.state, game.history) for game in given], options)

    @classmethod
    def _from_states(
        cls, given: Sequence[tuple[State, Sequence[Event]]], options: BatchOptions
    ) -> Self:
        rules, players = given[0][0].board.rules, given[0][0].board.players
        for state, _ in given:
            check_same_game((state.board.rules, state.board.players), (rules, players))
        tables = rule_tables_of(rules, players)
        numbering = ActionNumbering(rules, tables)
        rows = [
            row_of(state, tables, last=last_move(history, state.board, numbering))
            for state, history in given
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
        """Begin all games: with new seeds, or as they began before.

        Where the decks or states were given, seeds say what is left to chance.
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
        self._driver.put_all_rows(self._initial_rows.rows)

    def step(self, actions: ArrayLike) -> StepResult:
        """Make a move in each game; -1 leaves a game as it is. All of them happen, or none."""
        numbers = self._driver.to_integers(actions, (self.games,), "actions")
        refused = self._driver.first_illegal(numbers)
        if refused is not None:
            action = int(numbers[refused])
            if self._driver.status().causes[refused]:
                raise ValueError(f"game {refused} is over: it takes only action -1, got {action}")
            raise ValueError(f"action {action} is illegal in game {refused}")
        return self._step(numbers)

    def attempt(self, actions: ArrayLike) -> AttemptResult:
        """Make each move that is legal; a game whose action is not stays as it is, and is told."""
        numbers, refused = self._driver.filter_legal(
            self._driver.to_integers(actions, (self.games,), "actions")
        )
        return AttemptResult(*self._step(numbers), refused)

    def _step(self, actions: NDArray[np.int64]) -> StepResult:
        return StepResult(
            *self._driver.step(
                actions, self._initial_rows.rows, self._first_seat, auto_reset=self.auto_reset
            )
        )

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
            numbers,
            self._initial_rows.rows,
            self._first_seat,
            buffer.target,
            auto_reset=self.auto_reset,
        )
        return turn._replace(vectors=buffer.result())

    def legal_mask(self) -> NDArray[np.uint8]:
        """A row for each game: 1 for each action that the seat to act may choose."""
        return self._driver.legal_mask()

    def observe(
        self,
        seats: Observers = "to-act",
        form: str = Form.KNOWLEDGE,
        dtype: DTypeLike | None = None,
        out: NDArray[Any] | None = None,
    ) -> NDArray[Any]:
        """What the seat to act, all seats or one seat sees of each game, as vectors.

        A row for each game; for all seats, a row for each of them within. They are written into
        ``out``, if there is one, and it is given back.
        """
        buffer = self._observer.buffer(self.games, form, seats, dtype, out)
        self._driver.observe(buffer.target)
        return buffer.result()

    def observe_packed(
        self, seats: Observers = "to-act", form: str = Form.KNOWLEDGE
    ) -> NDArray[np.uint32]:
        """The same with 32 bits of each vector a word, the first the lowest."""
        return self._observer.packed(form, seats)

    def observation_size(self, form: str = Form.KNOWLEDGE) -> int:
        """How long a vector is."""
        return self._observer.sections(form).length

    def observation_shape(
        self, seats: Observers = "to-act", form: str = Form.KNOWLEDGE
    ) -> tuple[int, ...]:
        """The shape of what is observed of one game."""
        return self._observer.shape(form, seats)

    def reset_games(self, chosen: ArrayLike) -> None:
        """Begin the games anew where the row of ``chosen`` is true, as after their end."""
        self._driver.reset_games(self.to_flags(chosen), self._initial_rows.rows, self._first_seat)

    def to_flags(self, given: ArrayLike) -> NDArray[np.uint8]:
        """1 for each game of which a number or truth was given, where the games lie; 0 for none."""
        return self._driver.to_flags(given, (self.games,))

    def status(self) -> BatchStatus:
        """Of each game its score, why it ended, and the seat to act."""
        return self._driver.status()

    def play(self, policy: Policy = RANDOM, rounds: int = 1, seed: int = 0) -> PlayResult:
        """Play each game to its end by a policy, and games after it to make so many rounds."""
        memory, initial_rows = self.memory(policy, seed), self._initial_rows.rows
        return PlayResult(
            *self._driver.play(
                policy, memory, initial_rows, self._first_seat, to_count(rounds, "rounds")
            )
        )

    def choose(self, policy: Policy, memory: NDArray[np.int64]) -> NDArray[np.int64]:
        """The action that a policy chooses in each game, or -1 where it is over.

        What it remembers is written into ``memory``, which ``Batch.memory`` has made.
        """
        here = self._driver.writable_memory(
            memory, (self.games, check_type(policy, Policy, "policy").memory)
        )
        return self._driver.choose(policy, here)

    def memory(self, policy: Policy, seed: int = 0) -> NDArray[np.int64]:
        """What a policy remembers of each game before it begins: nothing but its chance."""
        memory = np.zeros((self.games, check_type(policy, Policy, "policy").memory), np.int64)
        memory[:, 0] = spread_seeds(to_integer(seed, "seed") ^ POLICY_STREAM, self.games)
        return self._driver.to_integers(memory, memory.shape, "memory")

    def copy(self) -> Self:
        """The same games once more, each on its own from here."""
        return self.restore(*self._saved_arguments(self._driver.rows))

    def __reduce__(self) -> tuple[Any, ...]:
        """The games can be pickled; the device's memory, and the code for it, are made anew."""
        return type(self).restore, self._saved_arguments(self.rows())

    def _saved_arguments(self, rows: NDArray[np.int32]) -> tuple[Any, ...]:
        of = (self.rules, self.players, self.games, self.options)
        return (*of, self._seeds, self._initial_rows, rows)

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
        """The games that these lines hold, with what they would begin again from."""
        batch: Self = cls.__new__(cls)
        batch._allocate(rules, players, games, options)
        batch._seeds = seeds
        batch._initial_rows = initial_rows
        batch._driver.put_all_rows(rows)
        return batch

    def copy_game(self, target: int, source: int, batch: "Batch | None" = None) -> None:
        """Put a game, of this batch or of another like it, in the place of one of these."""
        other = self if batch is None else check_type(batch, Batch, "batch")
        check_same_game((other.rules, other.players), (self.rules, self.players))
        self._driver.put_row(self._checked_game(target), other.row(source))

    def row(self, game: int) -> NDArray[np.int32]:
        """A copy of a game's line of memory."""
        return self._driver.row(self._checked_game(game))

    def rows(self) -> NDArray[np.int32]:
        """A copy of all lines, a row for each game."""
        return self._driver.all_rows()

    def to_state(self, game: int) -> State:
        """The law's state of a game."""
        return state_of(
            self._driver.row_with_ordered_deck(self._checked_game(game)), self.rules, self.tables
        )

    def put_state(self, game: int, state: State) -> None:
        """Put one of the law's states in the place of a game."""
        board = check_type(state, State, "state").board
        check_same_game((board.rules, board.players), (self.rules, self.players))
        known = self._checked_game(game)
        self._driver.put_row(known, row_of(state, self.tables, int(self._seeds[known])))

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
