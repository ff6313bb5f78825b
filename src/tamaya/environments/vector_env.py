"""Many games at once for Gymnasium: whoever is to act acts, in all of them at every step."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from tamaya.engine.arguments import check_same_game, check_shape, to_count
from tamaya.engine.batch import Batch, BatchOptions
from tamaya.engine.observation import Form
from tamaya.engine.observer import Observers
from tamaya.engine.seeds import is_one_seed
from tamaya.environments.game_names import GameSpec, game_spec
from tamaya.environments.options import check_exclusive, checked_options, seed_number
from tamaya.environments.single_game import vector_dtype
from tamaya.environments.spaces import observation_space_in

AgentObservation = dict[str, NDArray[Any]]


class HanabiVectorEnv(VectorEnv[AgentObservation, NDArray[Any], NDArray[Any]]):
    """A batch of games; one that ends is followed by another in the same step.

    An illegal action is not made: that game stays as it is, and ``refused`` of the infos tells so.
    Games are never cut short. On a graphics card, all that is given back lies there.
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
        """Play so many games of this name; without a first seat the seeds draw it.

        ``seats`` says whose observations are given: those of the seat to act, or of all seats.
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
            # The end of a game must still be there to be observed.
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
        """Begin all games: from seeds, or from ``decks`` (and ``tiles``) or ``states``.

        What those leave to chance is drawn by the seeds, and games that began from them begin
        again from them. ``reset_mask`` of the options says which games begin anew; the others go
        on.
        """
        self._check_open()
        chosen = checked_options(options, "decks", "tiles", "states", "reset_mask")
        check_exclusive(chosen, "decks", "states", "reset_mask")
        if "tiles" in chosen and "decks" not in chosen:
            raise ValueError("option tiles needs option decks")
        if seed is not None:
            # The games that begin anew follow those before them.
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
        """Games from what was chosen, or from nothing but their seeds."""
        if "decks" in chosen:
            return Batch.of_decks(*self.game_spec, chosen["decks"], chosen.get("tiles"), **options)
        if "states" in chosen:
            return Batch.of_states(chosen["states"], **options)
        return Batch(*self.game_spec, self.num_envs, **options)

    def step(
        self, actions: ArrayLike
    ) -> tuple[AgentObservation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """A move in each game; all seats share the reward, by how much the score has changed."""
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
        # Gymnasium wants numbers that need not be whole; on a card they stay as they are.
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
        """Play on with the games of another batch."""
        check_same_game((batch.rules, batch.players), self.game_spec)
        check_shape((batch.games,), (self.num_envs,), "games")
        self.batch = batch

    def _observations(self) -> AgentObservation:
        vectors = self.batch.observe(self.seats, self.form, self._dtype)
        return {"observation": vectors, "action_mask": self.batch.legal_mask().view(np.int8)}

    def _infos(self) -> dict[str, Any]:
        status = self.batch.status()
        return {"seat": status.seats, "score": status.scores}
