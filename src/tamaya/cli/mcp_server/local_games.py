"""Games between an assistant and bots in this process, told in sentences."""

from collections.abc import Sequence
from threading import Lock

from tamaya.cli.mcp_server.refusals import McpRefusal
from tamaya.cli.usage_parser import UsageRefusal
from tamaya.environments.text_env import TextEnv
from tamaya.environments.text_games import text_game
from tamaya.i18n import Language
from tamaya.notation import write_record
from tamaya.roster import best_bot, bots_of
from tamaya.rules.shared_types import Refused

MOST_GAMES = 32
"""When more are dealt, the oldest is dropped."""


class LocalGames:
    """The games of one assistant by number. A call at a time: tools run in threads."""

    def __init__(self, language: Language) -> None:
        """Tell games in this language."""
        self._language = language
        self._games: dict[int, TextEnv] = {}
        self._dealt = 0
        self._lock = Lock()

    def rules(self, game: str, settings: str) -> str:
        """The rules of a game, in Markdown."""
        bot = best_bot(text_game(game, settings).name)
        return TextEnv(game, settings, players=[bot], language=self._language).rules_text()

    def deal(
        self, game: str, settings: str, seat: int, bots: Sequence[str], help_level: int
    ) -> str:
        """Deal a game from a secret seed, and say what the assistant may know of it."""
        played = text_game(game, settings)
        known, chosen = bots_of(played.name), tuple(bots) or (best_bot(played.name),)
        for bot in chosen:
            # A path or a module would run code that the assistant chose.
            if bot not in known:
                names = ", ".join(sorted(known))
                raise Refused(UsageRefusal.NO_SUCH_BOT, bot=bot, known=names)
        env = TextEnv(
            game,
            settings,
            seat=seat,
            players=chosen,
            first_seat=None,
            language=self._language,
            help_level=help_level,
        )
        with self._lock:
            text, _ = env.reset()
            self._dealt += 1
            self._games[self._dealt] = env
            while len(self._games) > MOST_GAMES:
                del self._games[min(self._games)]
            return f"{env.texts.format('mcp-local-game', number=self._dealt)}\n\n{text}"

    def look(self, number: int) -> str:
        """Everything that the assistant may know of a game."""
        with self._lock:
            return self._game(number).prompt()

    def move(self, number: int, move: str) -> str:
        """Make a move, and tell what happened until the assistant's next turn."""
        with self._lock:
            env = self._game(number)
            return env.prompt() if env.is_over else env.step(move)[0]

    def record(self, number: int) -> str:
        """The record of a game that is over."""
        with self._lock:
            env = self._game(number)
            if not env.is_over:
                raise Refused(McpRefusal.NO_RECORD_BEFORE_THE_END)
            return write_record(env.game_played.record(env.game, env.names))

    def _game(self, number: int) -> TextEnv:
        if number not in self._games:
            raise Refused(McpRefusal.NO_SUCH_LOCAL_GAME, number=number)
        return self._games[number]
