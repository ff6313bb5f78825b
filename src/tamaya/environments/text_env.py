"""A game in sentences, for language models: text in, a move in notation out.

    env = TextEnv("standard-2p", players=["careful"])
    text, info = env.reset(seed=7)
    text, reward, terminated, truncated, info = env.step("p4")

It needs no extra.
"""

from collections.abc import Iterable, Sequence
from random import Random
from secrets import token_bytes
from typing import Any

from tamaya.engine.argument_checks import check_type, to_integer_within
from tamaya.environments.game_names import GameSpec
from tamaya.environments.other_players import other_players_move, player_makers
from tamaya.environments.text_games import TextGame, text_game
from tamaya.i18n import Catalogue, Language, Message, catalogue, refusal_message
from tamaya.i18n.page_markdown import page_markdown
from tamaya.i18n.replay_line import seats_message
from tamaya.notation.seat_letters import SEAT_LETTERS
from tamaya.roster import AnyPlayer
from tamaya.rules.hanabi import Level
from tamaya.rules.seed_and_shuffle import SEED_BYTES, Seed, seed_from, seed_from_words
from tamaya.rules.shared_types import Refused, Seat

NAMES = ("Anna", "Bob", "Cecil", "Dora", "Emil")
"""Of the seats a to e, in every language."""

MEANING = " – "
"""Between a move and what it means."""

QUOTES = "`*\"'“”„«».  \t"
"""What models put around a move."""


class TextEnv:
    """One game, told in sentences to the seat that is to act.

    Everything in the text comes from that seat's view. A move that is illegal or unreadable is not
    made: the text says why, and the game stays as it is.
    """

    def __init__(
        self,
        game: str | GameSpec = "standard-2p",
        settings: str = "",
        *,
        seat: int | None = 0,
        players: Sequence[str | type | AnyPlayer] = ("careful",),
        first_seat: int | None = 0,
        language: str = Language.ENGLISH,
        help_level: int = Level.DEDUCED,
    ) -> None:
        """Play the game of this name in a seat; None draws one for each game.

        ``players`` take the other seats, as in the other environments; without any, the answers
        are those of every seat in turn. ``help_level`` is how much is worked out about hidden
        cards, from 0 (nothing) to 4 (everything that follows).
        """
        self.game_played: TextGame = text_game(game, settings)
        self.language = parsed_language(language)
        level = to_integer_within(help_level, 0, max(Level), "help_level")
        self._level = Level(level) if level else None
        seats = self.game_played.seats
        self.names = NAMES[:seats]
        self._fixed_seat = None if seat is None else to_integer_within(seat, 0, seats - 1, "seat")
        self._first_seat = (
            None
            if first_seat is None
            else Seat(to_integer_within(first_seat, 0, seats - 1, "first_seat"))
        )
        self._makers = (
            player_makers(players, seats, self.game_played.name) if not_empty(players) else ()
        )
        self._game: Any = None

    @property
    def texts(self) -> Catalogue:
        """The messages in the language of this environment."""
        return catalogue(self.language)

    @property
    def game(self) -> Any:
        """The game so far, with everything hidden: for the program, not for the model."""
        if self._game is None:
            raise RuntimeError("there is no game yet: call reset first")
        return self._game

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.outcome is not None

    @property
    def legal_moves(self) -> tuple[str, ...]:
        """The legal moves of the seat that is asked, in the notation."""
        return () if self.is_over else tuple(self.game.legal_texts)

    def reset(self, seed: Seed | str | int | None = None) -> tuple[str, dict[str, Any]]:
        """Deal a game and return the rules and the position, for the seat that answers first."""
        dealt = Seed(token_bytes(SEED_BYTES)) if seed is None else seed_from(seed)
        chance = Random(dealt.secret)
        words = f"text {chance.getrandbits(62)}"
        self._game = self.game_played.deal(dealt, self._first_seat)
        seats = self.game_played.seats
        drawn = chance.randrange(seats) if self._fixed_seat is None else self._fixed_seat
        self._agent = Seat(drawn) if self._makers else None
        self._players: list[AnyPlayer] = [
            self._makers[number % len(self._makers)](seed_from_words(f"{words} {number}"))
            for number in range(seats - 1 if self._makers else 0)
        ]
        self._shown: dict[Seat, int] = {}
        self._run_players()
        return self._text(self.rules_text(), ""), self._info()

    def step(self, answer: str) -> tuple[str, float, bool, bool, dict[str, Any]]:
        """Make the move in the last line of an answer, then those of the players.

        Returns the text for the next answer, the reward (the change of the score, or of the own
        points in Ikebana), whether the game has ended, False, and the info.
        """
        if self.is_over:
            raise ValueError("the game is over: call reset")
        move, seat = move_in(check_type(answer, str, "answer")), self.seat
        before = self.game_played.score(self.game, seat)
        try:
            self._game = self.game.make(move, seat)
        except Refused as refused:
            reason = refusal_message(refused)
            said = self.texts.format("text-not-made", reason=reason)
            return self._text(said), 0.0, False, False, self._info(refused=refused.reason.value)
        self._run_players()
        reward = float(self.game_played.score(self.game, seat) - before)
        return self._text(), reward, self.is_over, False, self._info()

    @property
    def seat(self) -> Seat:
        """The seat that is asked: the agent's, or without players the one to act."""
        turn: Seat = self.game.board.seat_to_act
        return turn if self._agent is None else self._agent

    def rules_text(self) -> str:
        """The rules of the game, in Markdown."""
        return page_markdown(self.game_played.rules_page(), self.texts)

    def prompt(self) -> str:
        """Everything for a model without memory: the rules, all that has happened, the position."""
        self._shown.pop(self.seat, None)
        return self._text(self.rules_text(), "")

    def _run_players(self) -> None:
        while self._agent is not None and not self.is_over:
            turn = self.game.board.seat_to_act
            if turn == self._agent:
                return
            player = self._players[(turn - self._agent - 1) % self.game_played.seats]
            self._game = self.game.make(other_players_move(player, self.game.view(turn)), turn)

    def _text(self, *first: str) -> str:
        """The text for the seat that is asked, after these paragraphs."""
        lines = [*first, *self._news(), ""]
        played, texts, view = self.game_played, self.texts, self.game.view(self.seat)
        if self.is_over:
            lines += map(texts.render, played.ending(self.game, self.names))
            return "\n".join(lines)
        lines += played.position(view, self._level, self.names, texts)
        lines += ["", texts.format("text-answer")]
        for move in view.legal_moves:
            said = texts.render(played.option(view, move, self.names))
            lines.append(f"{played.move_text(move)}{MEANING}{said}")
        return "\n".join(lines)

    def _news(self) -> Iterable[str]:
        """What this seat has not been told yet."""
        seat, board = self.seat, self.game.board
        if seat not in self._shown:
            yield self._render(seats_message(self.names, self.game.setup.first_seat))
            yield self.texts.format("text-seat", player=self.names[seat], letter=SEAT_LETTERS[seat])
            yield from map(self.texts.format, self.game_played.introduction)
        lines = list(self.game_played.lines(self.game, self.names, seat))
        for line in lines[self._shown.get(seat, 0) :]:
            turn = "" if line.turn is None else f"{line.turn}. "
            yield turn + " ".join(map(self._render, line.sentences))
        # An unfinished turn, in which a tile waits for a choice, is told again.
        self._shown[seat] = sum(line.turn is None or line.turn <= board.turn for line in lines)

    def _render(self, said: Message) -> str:
        return self.texts.render(said)

    def _info(self, refused: str = "") -> dict[str, Any]:
        score = self.game_played.score(self.game, self.seat)
        return {"seat": int(self.seat), "score": score, "refused": refused}


def move_in(answer: str) -> str:
    """The move in the last line of an answer, without what models put around it."""
    lines = [line.partition(MEANING)[0].strip(QUOTES) for line in answer.splitlines()]
    return next((line for line in reversed(lines) if line), "")


def parsed_language(language: str) -> Language:
    """The language of this name."""
    if language not in set(Language):
        raise ValueError(f"unknown language {language!r}: choose {', '.join(Language)}")
    return Language(language)


def not_empty(players: object) -> bool:
    """Whether there are players; anything that is no sequence is for the check of players."""
    return players not in ((), [])
