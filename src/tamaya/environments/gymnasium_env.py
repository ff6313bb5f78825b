"""Hanabi for Gymnasium: one agent in one seat, and bots in the others."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tamaya.engine.argument_checks import check_type, to_integer, to_integer_within
from tamaya.engine.batch import Batch
from tamaya.engine.observation_layout import Form
from tamaya.engine.rules_game_after_action import follow
from tamaya.environments.argument_checks import (
    RENDER_MODES,
    check_exclusive,
    check_render_mode,
    checked_options,
    seed_number,
)
from tamaya.environments.game_names import GameSpec, game_spec
from tamaya.environments.other_players import other_players_move, player_makers
from tamaya.environments.single_engine_game import AgentObservation, SingleGame
from tamaya.environments.spaces import action_space_of, observation_space_of
from tamaya.roster import AnyPlayer
from tamaya.rules.hanabi import (
    Game,
    Setup,
    seed_from_words,
    setup_from_seed,
)
from tamaya.rules.shared_types import Seat


class HanabiEnv(gymnasium.Env[AgentObservation, int]):
    """One seat is the agent's; every step runs the other seats until it is the agent's turn.

    An illegal action is not made: the game stays as it is, and ``refused`` in the info is true.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | GameSpec = "standard-2p",
        settings: str = "",
        form: str = Form.KNOWLEDGE,
        *,
        seat: int | None = 0,
        players: Sequence[str | type | AnyPlayer] = ("careful",),
        first_seat: int | None = 0,
        render_mode: str | None = None,
    ) -> None:
        """Play the game of this name in a seat; None draws one for each game.

        ``players`` take the other seats, repeated in their order: bots by name, a class such as
        ``module:Class`` or itself, which is made again for each game, or objects that stay.
        Without a first seat, each game draws it.
        """
        check_render_mode(render_mode)
        self._game = SingleGame(game_spec(game, settings), form, first_seat)
        seats = self._game.spec.players
        self._makers = player_makers(players, seats)
        last_seat = seats - 1
        self._fixed_seat = None if seat is None else to_integer_within(seat, 0, last_seat, "seat")
        self._first_seat = first_seat
        self.render_mode = render_mode
        self.observation_space = observation_space_of(self._game)
        self.action_space = action_space_of(self._game)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[AgentObservation, dict[str, Any]]:
        """Start a game from a seed, or from the option ``setup`` or ``game``."""
        chosen = checked_options(options, "game", "setup")
        check_exclusive(chosen, "game", "setup")
        super().reset(seed=seed_number(seed), options=dict(chosen))
        rules, players = self._game.spec
        words = f"gymnasium {self.np_random.integers(2**62)}"
        seat = self._fixed_seat
        if seat is None:
            seat = int(self.np_random.integers(players))
        if "game" in chosen:
            game = check_type(chosen["game"], Game, "game")
        elif "setup" in chosen:
            game = Game.begin(check_type(chosen["setup"], Setup, "setup"))
        else:
            first = None if self._first_seat is None else Seat(self._first_seat)
            game = Game.begin(setup_from_seed(seed_from_words(words), rules, players, first))
        chance = int(self.np_random.integers(2**62))
        self._game.replace_batch(Batch.of_games([game], seed=[chance], threads=1))
        self.game = game
        self.seat = seat
        self._other_players: list[AnyPlayer] = [
            self._makers[number % len(self._makers)](seed_from_words(f"{words} {number}"))
            for number in range(players - 1)
        ]
        self._run_other_players()
        self._show()
        return self._game.agent_observation(self.seat), self._info()

    def step(self, action: int) -> tuple[AgentObservation, float, bool, bool, dict[str, Any]]:
        """Make the agent's move, then those of the others until its next turn or the end."""
        self._game.check_reset()
        number = to_integer(action, "action")
        if not (0 <= number < self._game.actions and self._game.legal()[number]):
            seen = self._game.agent_observation(self.seat)
            return seen, 0.0, self._game.is_over, False, self._info() | {"refused": True}
        before = self._game.score
        self._make_move(number)
        self._run_other_players()
        reward = float(self._game.score - before)
        self._show()
        return (
            self._game.agent_observation(self.seat),
            reward,
            self._game.is_over,
            False,
            self._info(),
        )

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, as trainers with masks ask for it."""
        self._game.check_reset()
        mask: NDArray[np.bool_] = self._game.agent_observation(self.seat)["action_mask"].astype(
            bool
        )
        return mask

    def render(self) -> str | None:
        """Return the board with all hands, or print it; with ``human`` every step does."""
        return self._game.render(self.render_mode)

    def position(self) -> str:
        """Return the position as a line of text, including hidden cards."""
        return self._game.position()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _run_other_players(self) -> None:
        while self.game.outcome is None and self.game.board.seat_to_act != self.seat:
            turn = self.game.board.seat_to_act
            number = (turn - self.seat - 1) % self.game.board.players
            move = other_players_move(self._other_players[number], self.game.view(turn))
            self._make_move(self._game.batch.numbering.action_of(self.game.state, move))

    def _make_move(self, action: int) -> None:
        """Make a move in the engine's game and in the game of the rules, which the bots see."""
        self._game.step(action)
        self.game = follow(self.game, action, self._game.batch, 0)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "score": self._game.score}
