"""Many games at once for Gymnasium: every step makes one move in each game."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from tamaya.engine.argument_checks import check_same_game, check_shape, to_count
from tamaya.engine.batch import Batch, BatchOptions
from tamaya.engine.observation_arguments import Observers
from tamaya.engine.observation_layout import Form
from tamaya.engine.seeds import is_one_seed
from tamaya.environments.argument_checks import check_exclusive, checked_options, seed_number
from tamaya.environments.game_names import GameSpec, game_spec
from tamaya.environments.single_engine_game import AgentObservation, vector_dtype
from tamaya.environments.spaces import observation_space_in


class HanabiVectorEnv(VectorEnv[AgentObservation, NDArray[Any], NDArray[Any]]):
    """A batch of games; when one ends, the next starts in the same step.

    An illegal action is not made: that game stays as it is, and ``refused`` in the infos is true.
    Games are never truncated. On a GPU, everything that is returned stays there.
    """

    def __init__(
        self,
        num_envs: int = 1,
        game: str | GameSpec = "standard-2p",
        settings: str = "",
        form: str = Form.KNOWLEDGE,
        seats: Observers = "to-act",
        first_seat: int | None = 0,
        *,
        final_observations: bool = False,
        device: str = "cpu",
        threads: int | None = None,
    ) -> None:
        """Play ``num_envs`` games of this name; without a first seat, the seeds draw it.

        ``seats`` selects who observes: the seat to act, all seats, or one seat by its number.
        """
        self.game_spec = game_spec(game, settings)
        self.num_envs = num_envs = to_count(num_envs, "num_envs")
        self.form = form
        self.seats = seats
        self.final_observations = final_observations
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.render_mode = None
        self.batch = Batch(
            *self.game_spec,
            num_envs,
            first_seat=first_seat,
            # Final observations need the game before the next one starts.
            auto_reset=not final_observations,
            device=device,
            threads=threads,
        )
        actions = self.batch.tables.action_count
        shape = self.batch.observation_shape(seats, form)
        self.single_observation_space = observation_space_in(shape, form, actions)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._dtype = vector_dtype(form)
        self._has_begun = False

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> tuple[AgentObservation, dict[str, Any]]:
        """Start all games from seeds, or from the option ``decks`` (and ``tiles``) or ``states``.

        The seeds draw what those leave to chance, and the games restart from them. The option
        ``reset_mask`` selects the games to restart; the others continue.
        """
        self._check_open()
        chosen = checked_options(options, "decks", "tiles", "states", "reset_mask")
        check_exclusive(chosen, "decks", "states", "reset_mask")
        if "tiles" in chosen and "decks" not in chosen:
            raise ValueError("option tiles needs option decks")
        if seed is not None:
            # Restarted games take the next seeds of those before them.
            check_exclusive({**chosen, "seed": seed}, "reset_mask", "seed")
        if seed is None or is_one_seed(seed):
            seed = seed_number(seed)
            super().reset(seed=seed)
        if "reset_mask" in chosen:
            self._check_reset()
            self.batch.reset_games(chosen["reset_mask"])
        else:
            drawn = int(self.np_random.integers(2**62)) if seed is None else seed
            self._replace_batch(self._make_batch(chosen, {**self.batch.options, "seed": drawn}))
        self._has_begun = True
        return self._observations(), self._infos()

    def _make_batch(self, chosen: Mapping[str, Any], options: BatchOptions) -> Batch:
        """Make a batch from the options, or from seeds alone."""
        if "decks" in chosen:
            return Batch.of_decks(*self.game_spec, chosen["decks"], chosen.get("tiles"), **options)
        if "states" in chosen:
            return Batch.of_states(chosen["states"], **options)
        return Batch(*self.game_spec, self.num_envs, **options)

    def step(
        self, actions: ArrayLike
    ) -> tuple[AgentObservation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make a move in each game; the reward is the change of the score."""
        self._check_open()
        self._check_reset()
        turn = self.batch.turn(actions, self.seats, self.form, self._dtype)
        ended = self.batch.to_flags(turn.causes).view(np.bool_)
        infos = {"refused": turn.refused.view(np.bool_), "cause": turn.causes}
        infos["final_score"] = turn.final_scores
        seen: AgentObservation = {
            "observation": turn.vectors,
            "action_mask": turn.mask.view(np.int8),
        }
        current = {"seat": turn.seats, "score": turn.scores}
        if self.final_observations:
            infos |= {"final_obs": turn.vectors, "_final_obs": ended}
            self.batch.reset_games(ended)
            seen, current = self._observations(), self._infos()
        # Gymnasium expects floats; on a GPU the rewards stay integers.
        rewards: Any = turn.rewards
        if isinstance(rewards, np.ndarray):
            rewards = rewards.astype(np.float64)
        cut = self.batch.to_flags(np.zeros(self.num_envs, np.uint8)).view(np.bool_)
        return seen, rewards, ended, cut, infos | current

    def _check_open(self) -> None:
        if self.closed:
            raise RuntimeError("this environment is closed: make another one")

    def _check_reset(self) -> None:
        if not self._has_begun:
            raise RuntimeError("there are no games yet: call reset first")

    def _replace_batch(self, batch: Batch) -> None:
        """Continue with the games of another batch."""
        check_same_game((batch.rules, batch.players), self.game_spec)
        check_shape((batch.games,), (self.num_envs,), "games")
        self.batch = batch

    def _observations(self) -> AgentObservation:
        vectors = self.batch.observe(self.seats, self.form, self._dtype)
        return {"observation": vectors, "action_mask": self.batch.legal_mask().view(np.int8)}

    def _infos(self) -> dict[str, Any]:
        status = self.batch.status()
        return {"seat": status.seats, "score": status.scores}
