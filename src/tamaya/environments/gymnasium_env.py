"""Hanabi for Gymnasium: one agent in one seat, and the house's players in the others."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from tamaya.engine.batch import Batch
from tamaya.engine.following import follow
from tamaya.engine.given import each_of_kind, of_kind, whole_number
from tamaya.engine.observation import Form
from tamaya.engine.refusals import EngineRefusal
from tamaya.environments.names import Kind, kind_of
from tamaya.environments.one_game import OneGame, Seen, action_number
from tamaya.environments.options import (
    RENDER_MODES,
    options_among,
    refuse_apart,
    refuse_render_mode,
    seed_number,
)
from tamaya.environments.refusals import EnvironmentRefusal
from tamaya.environments.spaces import actions_of, observations_of
from tamaya.roster import AnyPlayer, bots_of, player_named
from tamaya.rules.game import Refused, Seat
from tamaya.rules.hanabi import (
    Game,
    Refusal,
    Setup,
    dealt_from,
    seed_from_words,
)


class HanabiEnv(gymnasium.Env[Seen, int]):
    """One seat is the agent's; whenever it is asked, the others have made their moves.

    An illegal action is not made: the game stays as it is, and ``refused`` of the info tells so.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Kind = "standard-2p",
        settings: str = "",
        form: str = Form.KNOWLEDGE,
        *,
        seat: int | None = 0,
        players: Sequence[str] = ("careful",),
        first_seat: int | None = 0,
        render_mode: str | None = None,
    ) -> None:
        """Play the game of this name in a seat, or in one that each game draws.

        The other seats are taken by the players of these names, again and again in their order.
        Without a first seat, each game draws it.
        """
        refuse_render_mode(render_mode)
        self._names = tuple(each_of_kind(players, str))
        for name in self._names:
            if name not in bots_of("hanabi"):
                known = ", ".join(sorted(bots_of("hanabi")))
                raise Refused(EnvironmentRefusal.UNKNOWN_PLAYER, player=name, known=known)
        self._one = OneGame(kind_of(game, settings), form, first_seat)
        if seat is not None and seat not in range(self._one.kind.players):
            raise Refused(Refusal.NO_SUCH_SEAT)
        self._fixed_seat = None if seat is None else whole_number(seat)
        self._first_seat = first_seat
        self.render_mode = render_mode
        self.observation_space = observations_of(self._one)
        self.action_space = actions_of(self._one)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin anew: from a seed, or from the ``setup`` or the ``game`` of the options."""
        told = options_among(options, "game", "setup")
        refuse_apart(told, "game", "setup")
        super().reset(seed=seed_number(seed), options=dict(told))
        rules, players = self._one.kind
        words = f"gymnasium {self.np_random.integers(2**62)}"
        seat = self._fixed_seat
        if seat is None:
            seat = int(self.np_random.integers(players))
        if "game" in told:
            game = of_kind(told["game"], Game)
        elif "setup" in told:
            game = Game.begin(of_kind(told["setup"], Setup))
        else:
            first = None if self._first_seat is None else Seat(self._first_seat)
            game = Game.begin(dealt_from(seed_from_words(words), rules, players, first))
        chance = int(self.np_random.integers(2**62))
        self._one.take(Batch.of_games([game], seed=[chance], threads=1))
        self.game = game
        self.seat = seat
        self._others: list[AnyPlayer] = [
            player_named(
                "hanabi",
                self._names[number % len(self._names)],
                seed_from_words(f"{words} {number}"),
            )
            for number in range(players - 1)
        ]
        self._let_others_move()
        return self._one.see(self.seat), self._info()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The agent acts, then all others until it is its turn again or the game is over."""
        self._one.refuse_before_reset()
        number = action_number(action)
        if not (0 <= number < self._one.actions and self._one.legal()[number]):
            refused = {"refused": EngineRefusal.ILLEGAL_ACTION.value}
            seen = self._one.see(self.seat)
            return seen, 0.0, self._one.is_over, False, self._info() | refused
        before = self._one.score
        self._make(number)
        self._let_others_move()
        reward = float(self._one.score - before)
        return self._one.see(self.seat), reward, self._one.is_over, False, self._info()

    def render(self) -> str | None:
        """The position in a line, hidden cards included."""
        return self._one.text() if self.render_mode == "ansi" else None

    def _let_others_move(self) -> None:
        while self.game.outcome is None and self.game.board.seat_to_act != self.seat:
            turn = self.game.board.seat_to_act
            number = (turn - self.seat - 1) % self.game.board.players
            move = self._others[number].decide(self.game.view(turn))
            self._make(self._one.batch.numbering.action_of(self.game.state, move))

    def _make(self, action: int) -> None:
        """Make a move in the engine's game and in the law's, which the players look at."""
        self._one.step(action)
        self.game = follow(self.game, action, self._one.batch, 0)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "score": self._one.score}
