"""Play whole games with one network in all seats, and record what a learner needs.

Step ``t`` belongs to seat ``t % seats``; a game in which another seat is to act waits. So reshaping
a record gives the sequence of turns of each seat, without sorting anything. Games wait only after
a choice about a bonus tile, which gives a seat two turns in a row.
"""

from typing import Any, NamedTuple

import torch

from tamaya.engine.batch import Batch
from tamaya.engine.batch_driver_interface import TurnResult
from tamaya.engine.kernels.legality import NO_ACTION
from tamaya.learning.devices import low_precision
from tamaya.learning.network import Network, Tensor
from tamaya.rules.hanabi import Rules

ROUNDS_AT_ONCE = 4
"""The turns of every seat between two checks whether all games are over."""


class PlayedGames(NamedTuple):
    """Games as they were played: the first axis is the step, the second the game."""

    seats: int
    seen: Tensor
    legal: Tensor
    actions: Tensor
    is_acting: Tensor
    """Whether the seat of the step acted; not after the end of a game."""
    rewards: Tensor
    """The change of the score in each step."""
    log_chances: Tensor
    """The logarithm of each action's probability when it was chosen."""
    values: Tensor
    """The returns that were expected."""
    features: Tensor
    """What the network made of what it saw, for a critic; else of size 0."""
    scores: Tensor
    """The score of each game at its end."""
    decks: Tensor
    """The faces of the undealt cards of each game, for a critic: the bottom card first."""

    def part(self, number: int, parts: int) -> "PlayedGames":
        """Return some of the games: this one of several equal parts."""
        size = self.seen.shape[1] // parts
        chosen = slice(number * size, (number + 1) * size)
        scores, decks = self.scores[chosen], self.decks[chosen]
        return self.cut((slice(None), chosen))._replace(scores=scores, decks=decks)

    def cut(self, place: slice | tuple[slice, slice]) -> "PlayedGames":
        """Return a part of every record; the scores and decks stay."""
        return self._replace(**{name: getattr(self, name)[place] for name in RECORDS})

    def by_seat(self, record: Tensor) -> Tensor:
        """Reshape a record to (turn, seat and game): the sequence of each seat in each game."""
        return record.unflatten(0, (-1, self.seats)).flatten(1, 2)


RECORDS = tuple(name for name in PlayedGames._fields if name not in ("seats", "scores", "decks"))
"""What is recorded in every step."""


class SelfPlay:
    """Games on one device, with the memory to record them."""

    def __init__(
        self, rules: Rules, seats: int, games: int, network: Network, *, for_critic: bool = False
    ) -> None:
        """Allocate the games, the records and a copy of the network for play."""
        device = network.device
        self._batch = Batch(rules, seats, games, device=device)
        self._seats = seats
        self._has_tiles = bool(rules.tiles)
        self._turn = self._batch.bind_turn()
        shared = (torch.as_tensor(array, device=device) for array in self._turn.result)
        self._result = TurnResult(*shared)
        self._next_actions = torch.as_tensor(self._turn.actions, device=device)
        self._steps = longest_game(rules, seats)
        self._player = network.copy(low_precision(device))
        self._for_critic = for_critic
        self._played = self._records(games, device)
        self._memories = [self._player.empty_memory(games) for _ in range(seats)]
        self._noise = torch.ones((), device=device)
        self._graphs: dict[int, Any] = {}
        self._is_warm = False

    def _records(self, games: int, device: str) -> PlayedGames:
        tables = self._batch.tables
        size, actions = self._batch.observation_size(), tables.action_count
        deck = tables.cards - tables.players * tables.hand_size
        width = self._player.width if self._for_critic else 0

        def record(dtype: Any, *shape: int) -> Tensor:
            return torch.zeros(self._steps, games, *shape, dtype=dtype, device=device)

        return PlayedGames(
            self._seats,
            seen=record(torch.uint8, size),
            legal=record(torch.bool, actions),
            actions=record(torch.int64),
            is_acting=record(torch.bool),
            rewards=record(torch.float32),
            log_chances=record(torch.float32),
            values=record(torch.float32),
            features=record(low_precision(device), width),
            scores=torch.zeros(games, dtype=torch.int32, device=device),
            decks=torch.zeros(games, deck, dtype=torch.uint8, device=device),
        )

    def play(self, network: Network, seed: int, *, greedy: bool = False) -> PlayedGames:
        """Play games to their end, with random actions or always with the likeliest.

        The records are overwritten by the next games.
        """
        self._player.assign(network)
        self._noise.fill_(0.0 if greedy else 1.0)
        for memory in self._memories:
            for layer in memory:
                layer.zero_()
        self._deal(seed)
        torch.manual_seed(seed)
        steps = 0
        with torch.no_grad():
            while steps < self._steps and self._is_any_playing():
                self._play_steps(steps)
                steps += self._steps_at_once
        self._is_warm = True
        return self._recorded(steps)

    def replay(self, seed: int, actions: Tensor) -> PlayedGames:
        """Deal the games of a seed, and make these moves: (step, game), -1 where none is made."""
        self._deal(seed)
        steps = -(-len(actions) // self._steps_at_once) * self._steps_at_once
        for step in range(steps):
            self._observe(step)
            if step < len(actions):
                self._next_actions.copy_(actions[step])
            else:
                self._next_actions.fill_(NO_ACTION)
            self._move(step)
        return self._recorded(steps)

    @property
    def _steps_at_once(self) -> int:
        return ROUNDS_AT_ONCE * self._seats

    def _deal(self, seed: int) -> None:
        self._batch.reset(seed)
        self._turn.refresh()
        if self._for_critic:
            faces = torch.as_tensor(self._batch.decks(), device=self._player.device)
            undealt = self._played.decks
            undealt.copy_(faces[:, -undealt.shape[1] :].flip(1))

    def _is_any_playing(self) -> bool:
        return bool((self._result.causes == 0).any())

    def _recorded(self, steps: int) -> PlayedGames:
        """Return the records up to the last step in which a seat acted."""
        self._played.scores.copy_(self._result.final_scores)
        acted = self._played.is_acting[:steps].any(1).nonzero()
        rounds = int(acted.max()) // self._seats + 1
        return self._played.cut(slice(rounds * self._seats))

    def _play_steps(self, first: int) -> None:
        """Play some steps: on a GPU as a graph, captured after a run without one."""
        if self._player.device != "cuda" or not self._is_warm:
            self._choose_and_move(first)
            return
        if first not in self._graphs:
            self._graphs[first] = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self._graphs[first]):
                self._choose_and_move(first)
        self._graphs[first].replay()

    def _choose_and_move(self, first: int) -> None:
        played = self._played
        for step in range(first, first + self._steps_at_once):
            self._observe(step)
            memory = self._memories[step % self._seats]
            turn = self._player.turn(played.seen[step], memory)
            for layer, new in zip(memory, turn.memory, strict=True):
                layer.copy_(new)
            log_chances = legal_log_chances(turn.logits, played.legal[step])
            # The largest of the logarithms with Gumbel noise is a draw by the probabilities.
            noise = torch.empty_like(turn.logits).exponential_().log_().mul_(self._noise)
            chosen = (log_chances - noise).argmax(1)
            played.values[step].copy_(turn.values)
            if self._for_critic:
                played.features[step].copy_(turn.features)
            played.log_chances[step].copy_(log_chances.gather(1, chosen[:, None])[:, 0])
            self._next_actions.copy_(
                torch.where(played.is_acting[step], chosen, torch.full_like(chosen, NO_ACTION))
            )
            self._move(step)

    def _observe(self, step: int) -> None:
        """Record what the seat of a step sees, and nothing where it does not act."""
        result, played = self._result, self._played
        is_acting = (result.seats == step % self._seats) & (result.causes == 0)
        played.is_acting[step].copy_(is_acting)
        played.legal[step].copy_(result.mask)
        if self._has_tiles:
            # Another seat may be to act, and what it sees is its own.
            torch.mul(result.vectors, is_acting[:, None], out=played.seen[step])
        else:
            played.seen[step].copy_(result.vectors)

    def _move(self, step: int) -> None:
        self._played.actions[step].copy_(self._next_actions)
        self._turn.run()
        self._played.rewards[step].copy_(self._result.rewards)


def part_of(record: Tensor, number: int, parts: int) -> Tensor:
    """Return the same part of a record as ``PlayedGames.part``."""
    size = record.shape[1] // parts
    return record[:, number * size : (number + 1) * size]


def legal_log_chances(logits: Tensor, legal: Tensor) -> Tensor:
    """Return the logarithms of the actions' probabilities, almost none for illegal ones."""
    return torch.log_softmax(logits.masked_fill(~legal, ILLEGAL_LOGIT), dim=-1)


ILLEGAL_LOGIT = -1e9


def longest_game(rules: Rules, seats: int) -> int:
    """Return a number of steps that no game outlasts, whole rounds of all seats.

    Every move draws or loses a card, takes a token, or is a choice about a tile.
    """
    cards = sum(rules.copies.values())
    moves = 2 * cards + rules.tokens + len(rules.suits) + seats
    if rules.tiles:
        moves *= 2
    at_once = ROUNDS_AT_ONCE * seats
    return -(-moves // at_once) * at_once
