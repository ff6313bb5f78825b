"""Ikebana at a table."""

from collections.abc import Sequence

from tamaya.notation.ikebana_move_text import ikebana_move_text, parse_ikebana_move
from tamaya.notation.ikebana_replayable_record import IkebanaRecord, ikebana_record_of
from tamaya.rules.ikebana import (
    Event,
    Game,
    MadeMove,
    SeenEvent,
    can_be_undone,
    compose,
    extensions_of,
    redact,
)
from tamaya.rules.seed_and_shuffle import Seed
from tamaya.rules.shared_types import Refused, Seat, Viewer
from tamaya.table.options import Options
from tamaya.table.refusals import TableRefusal


class IkebanaTableAdapter:
    """How Ikebana is set up, played and kept at a table."""

    def check_options(self, options: Options) -> None:
        """Refuse unknown extensions, and any setting: there are none."""
        compose(options.extensions)
        for setting in options.settings:
            raise Refused(TableRefusal.UNKNOWN_SETTING, setting=setting)

    def edition(self, options: Options) -> str | None:
        """None: there is one edition only."""
        del options
        return None

    def deal(self, options: Options, players: int, seed: Seed) -> Game:
        """Begin the first round."""
        return Game.deal(compose(options.extensions), players, seed, options.first_seat)

    def make_move(self, game: Game, seat: Seat, move: str) -> Game:
        """Make a move."""
        return game.make(parse_ikebana_move(move), seat)

    def has_rearranged(self, game: Game) -> bool:
        """Never: there are no hands."""
        del game
        return False

    def can_be_undone(self, before: Game, after: Game) -> bool:
        """As the rules say."""
        return can_be_undone(after.history[len(before.history) :])

    def note_faces(self, game: Game, card: int, faces: Sequence[str]) -> tuple[str, ...]:
        """Refuse: no card stays hidden from its holder, so cards have no numbers to note on."""
        del game, faces
        raise Refused(TableRefusal.NO_SUCH_CARD, card=card)

    def move_text(self, made: MadeMove) -> str:
        """The word for a move."""
        return ikebana_move_text(made.move)

    def recorded_options(self, record: IkebanaRecord) -> Options:
        """The extensions of the record."""
        setup = record.setup
        return Options(game=record.game, extensions=extensions_of(setup.rules), seats=setup.players)

    def redact(self, event: Event, viewer: Viewer) -> SeenEvent:
        """As the rules say."""
        return redact(event, viewer)

    def record(
        self, game: Game, options: Options, names: tuple[str, ...], record_id: str
    ) -> IkebanaRecord:
        """The record; its setup says which extensions were played."""
        del options
        return ikebana_record_of(game, names, record_id)
