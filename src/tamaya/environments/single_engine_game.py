"""One game of the engine, for the environments with a single game."""

from collections.abc import Mapping
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from tamaya.engine.argument_checks import check_same_game
from tamaya.engine.batch import Batch
from tamaya.engine.observation_layout import Form
from tamaya.environments.argument_checks import check_exclusive, to_mapping
from tamaya.environments.game_names import GameSpec
from tamaya.hanabi.board_text import board_text
from tamaya.notation.hanabi_position import parse_position, position_text
from tamaya.rules.hanabi import Onlooker, view_of

AgentObservation = dict[str, NDArray[Any]]
"""The vector and the legal actions of an agent."""


def vector_dtype(form: str) -> type[np.int8] | type[np.float32]:
    """Return the dtype of the vectors of a form."""
    return np.float32 if form == Form.BELIEF else np.int8


class SingleGame:
    """A game started from a seed, a deck or a state, and observed in one form."""

    def __init__(
        self, spec: GameSpec, form: str = Form.KNOWLEDGE, first_seat: int | None = 0
    ) -> None:
        """Compute the sizes of vectors and actions; ``begin`` starts the first game."""
        self.spec = spec
        self.form = form
        self.first_seat = first_seat
        self._batch: Batch | None = None
        sample_batch = Batch(*spec, 1, first_seat=first_seat, threads=1)
        self.size = sample_batch.observation_size(form)
        self.actions = sample_batch.tables.action_count

    @property
    def batch(self) -> Batch:
        """Return the batch that contains the game."""
        if self._batch is None:
            raise RuntimeError("there is no game yet: call reset first")
        return self._batch

    def check_reset(self) -> None:
        """Raise before the first reset."""
        _ = self.batch

    def begin(self, seed: int, options: Mapping[str, Any] | None = None) -> None:
        """Start a game from the seed, or from the option ``deck`` (and ``tiles``) or ``state``.

        ``state`` may be a state or its line of text. The option ``first_seat`` is for this game
        only.
        """
        chosen = to_mapping(options)
        rules, players = self.spec
        seat = chosen.get("first_seat", self.first_seat)
        check_exclusive(chosen, "state", "deck")
        # A state already has a seat to act.
        check_exclusive(chosen, "state", "first_seat")
        if "tiles" in chosen and "deck" not in chosen:
            raise ValueError("option tiles needs option deck")
        if "state" in chosen:
            state = chosen["state"]
            state = parse_position(state) if isinstance(state, str) else state
            self.replace_batch(Batch.of_states([state], seed=[seed], threads=1))
        elif "deck" in chosen:
            tiles = [chosen["tiles"]] if "tiles" in chosen else None
            self._batch = Batch.of_decks(
                rules, players, [chosen["deck"]], tiles, seed=[seed], first_seat=seat, threads=1
            )
        else:
            self._batch = Batch(rules, players, 1, seed=[seed], first_seat=seat, threads=1)

    def replace_batch(self, batch: Batch) -> None:
        """Continue with the game of another batch."""
        check_same_game((batch.rules, batch.players), self.spec)
        self._batch = batch

    @property
    def seat(self) -> int:
        """Return the seat to act."""
        return int(self.batch.status().seats[0])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.batch.status().causes[0])

    @property
    def score(self) -> int:
        """Return the score so far."""
        return int(self.batch.status().scores[0])

    def step(self, action: int) -> int:
        """Make a move and return the change of the score; raises if it is illegal."""
        if not 0 <= action < self.actions:
            # A batch takes -1 to leave a game as it is; a single game does not.
            raise ValueError(f"action {action} is illegal: actions are 0 to {self.actions - 1}")
        return int(self.batch.step([action]).rewards[0])

    def legal(self) -> NDArray[np.int8]:
        """Return 1 for each legal action."""
        legal: NDArray[np.int8] = self.batch.legal_mask()[0].view(np.int8)
        return legal

    def vector(self, seat: int) -> NDArray[Any]:
        """Return the vector of a seat."""
        seen: NDArray[Any] = self.batch.observe(seat, self.form, self.dtype)[0]
        return seen

    @property
    def dtype(self) -> type[np.int8] | type[np.float32]:
        """Return the dtype of a vector."""
        return vector_dtype(self.form)

    def agent_observation(self, seat: int, *, can_pass: bool = False) -> AgentObservation:
        """Return the vector and legal actions of a seat: none, or to pass, if it is not to act."""
        mask = np.zeros(self.actions + can_pass, np.int8)
        if seat == self.seat:
            mask[: self.actions] = self.legal()
        elif can_pass:
            mask[self.actions] = 1
        return {"observation": self.vector(seat), "action_mask": mask}

    def position(self) -> str:
        """Return the position as a line of text, which ``begin`` accepts; it shows hidden cards."""
        return position_text(self.batch.to_state(0))

    def render(self, mode: str | None) -> str | None:
        """Return the board with all hands (``ansi``), or print it (``human``)."""
        if mode is None:
            return None
        board = board_text(view_of(self.batch.to_state(0), Onlooker.REVIEWER, ()))
        if mode == "ansi":
            return board
        print(board, flush=True)
        return None

    def copy(self) -> Self:
        """Copy the game."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._batch = None if self._batch is None else self._batch.copy()
        return other
