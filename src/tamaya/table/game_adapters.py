"""One adapter per game: everything a table needs to know of it."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

from tamaya.notation.any_game_record import Record
from tamaya.rules import hanabi, ikebana
from tamaya.rules.seed_and_shuffle import Seed
from tamaya.rules.shared_types import Refused, Seat, Viewer
from tamaya.table.hanabi_adapter import HanabiTableAdapter
from tamaya.table.ikebana_adapter import IkebanaTableAdapter
from tamaya.table.options import Options
from tamaya.table.refusals import TableRefusal

Game = hanabi.Game | ikebana.Game
GameEvent = hanabi.Event | ikebana.Event
SeenGameEvent = hanabi.SeenEvent | ikebana.SeenEvent

AnyGame = TypeVar("AnyGame")
AnyEvent_contra = TypeVar("AnyEvent_contra", contravariant=True)
AnySeenEvent_co = TypeVar("AnySeenEvent_co", covariant=True)


class TableAdapter(Protocol[AnyGame, AnyEvent_contra, AnySeenEvent_co]):
    """How one game is set up, played and kept at a table."""

    def check_options(self, options: Options) -> None:
        """Refuse options that make no game."""

    def edition(self, options: Options) -> str | None:
        """The edition that is played, for a game that has several."""

    def deal(self, options: Options, players: int, seed: Seed) -> AnyGame:
        """Begin the game that the seed deals."""

    def make_move(self, game: AnyGame, seat: Seat, move: str) -> AnyGame:
        """The game after a move written in its notation; raises ``Refused``."""

    def has_rearranged(self, game: AnyGame) -> bool:
        """Whether the last move rearranged a hand, so that it was no turn."""

    def can_be_undone(self, before: AnyGame, after: AnyGame) -> bool:
        """Whether the rules let a move from one game to the other be undone."""

    def note_faces(self, game: AnyGame, card: int, faces: Sequence[str]) -> tuple[str, ...]:
        """The faces as a note on this card names them; refused where there is no such card."""

    def move_text(self, made: Any) -> str:
        """A move that was made, in the game's notation."""

    def recorded_options(self, record: Any) -> Options:
        """The options of a table that shows a recorded game."""

    def redact(self, event: AnyEvent_contra, viewer: Viewer) -> AnySeenEvent_co:
        """What a viewer may know of an event: the event itself where nothing of it is hidden."""

    def record(
        self, game: AnyGame, options: Options, names: tuple[str, ...], record_id: str
    ) -> Record:
        """The record of a game played with these options."""


ADAPTERS: Mapping[str, TableAdapter[Any, Any, Any]] = {
    "hanabi": HanabiTableAdapter(),
    "ikebana": IkebanaTableAdapter(),
}
"""The adapter of each game, by the game's name."""


def adapter_for(options: Options) -> TableAdapter[Any, Any, Any]:
    """The adapter of the game that these options name; refused where there is no such game."""
    adapter = ADAPTERS.get(options.game)
    if adapter is None:
        raise Refused(TableRefusal.UNKNOWN_GAME, game=options.game)
    return adapter
