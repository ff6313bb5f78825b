"""What a table needs to know of a game, for each game that can be played at one."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from tamaya.notation.faces import face_text
from tamaya.notation.hanabi_text import parse_hanabi_move
from tamaya.notation.ikebana_text import parse_ikebana_move
from tamaya.notation.refusals import NotationRefusal
from tamaya.rules import hanabi, ikebana
from tamaya.rules.game import Refused, Seat, Viewer
from tamaya.rules.shuffle import Seed
from tamaya.table.options import Options
from tamaya.table.refusals import TableRefusal

Game = hanabi.Game | ikebana.Game
GameEvent = hanabi.Event | ikebana.Event
SeenGameEvent = hanabi.SeenEvent | ikebana.SeenEvent


class GameAdapter(Protocol):
    """One of the games."""

    def check_options(self, options: Options) -> None:
        """Refuse options that make no game."""

    def deal(self, options: Options, players: int, seed: Seed) -> Game:
        """The game as the seed deals it."""

    def make_move(self, game: Game, seat: Seat, move: str) -> Game:
        """The game after a move written in its notation; raises ``Refused``."""

    def note_faces(self, game: Game, card: int, faces: Sequence[str]) -> tuple[str, ...]:
        """The faces as a note on this card names them; refused where there is no such card."""

    def redact(self, event: GameEvent, viewer: Viewer) -> SeenGameEvent:
        """What a viewer may know of an event: the event itself where nothing of it is hidden."""


class HanabiAdapter:
    """Hanabi, in every edition."""

    def check_options(self, options: Options) -> None:
        """Refuse words that make no game, and a deal that leaves no deck."""
        self._rules(options).refuse_players(options.seats)

    def deal(self, options: Options, players: int, seed: Seed) -> Game:
        """The cards are dealt."""
        return hanabi.Game.deal(self._rules(options), players, seed, first_seat(options))

    def make_move(self, game: Game, seat: Seat, move: str) -> Game:
        """A move by its word; a re-arrangement names its own seat, and only that may ask for it."""
        assert isinstance(game, hanabi.Game)
        written = parse_hanabi_move(move)
        if written.seat is not None and written.seat != seat:
            raise Refused(hanabi.Refusal.NOT_YOUR_WHOLE_HAND)
        return game.make(written.move, seat)

    def note_faces(self, game: Game, card: int, faces: Sequence[str]) -> tuple[str, ...]:
        """Each face once, in the order of the rules."""
        assert isinstance(game, hanabi.Game)
        if not 0 <= card < game.board.cards_drawn:
            raise Refused(TableRefusal.NO_SUCH_CARD, card=card)
        order = {face_text(face): at for at, face in enumerate(game.board.rules.faces)}
        for face in faces:
            if face not in order:
                raise Refused(NotationRefusal.UNREADABLE_FACE, text=face)
        return tuple(sorted(set(faces), key=order.__getitem__))

    def redact(self, event: GameEvent, viewer: Viewer) -> SeenGameEvent:
        """As the rules of Hanabi say."""
        assert isinstance(event, hanabi.Event)
        return hanabi.redact(event, viewer)

    def _rules(self, options: Options) -> hanabi.Rules:
        return hanabi.compose(choice_of(options))


class IkebanaAdapter:
    """Ikebana."""

    def check_options(self, options: Options) -> None:
        """Refuse extensions that there are not, and settings, of which there are none."""
        ikebana.compose(options.extensions)
        for setting in options.settings:
            raise Refused(hanabi.RulesRefusal.UNKNOWN_SETTING, setting=setting)

    def deal(self, options: Options, players: int, seed: Seed) -> Game:
        """The first round begins."""
        rules = ikebana.compose(options.extensions)
        return ikebana.Game.deal(rules, players, seed, first_seat(options))

    def make_move(self, game: Game, seat: Seat, move: str) -> Game:
        """A move by its word."""
        assert isinstance(game, ikebana.Game)
        return game.make(parse_ikebana_move(move), seat)

    def note_faces(self, game: Game, card: int, faces: Sequence[str]) -> tuple[str, ...]:
        """Nothing is hidden from its holder for long, so cards have no numbers to note on."""
        del game, faces
        raise Refused(TableRefusal.NO_SUCH_CARD, card=card)

    def redact(self, event: GameEvent, viewer: Viewer) -> SeenGameEvent:
        """As the rules of Ikebana say."""
        assert isinstance(event, ikebana.Event)
        return ikebana.redact(event, viewer)


ADAPTERS: Mapping[str, GameAdapter] = {"hanabi": HanabiAdapter(), "ikebana": IkebanaAdapter()}


def adapter_for(options: Options) -> GameAdapter:
    """The game that these options name."""
    adapter = ADAPTERS.get(options.game)
    if adapter is None:
        raise Refused(TableRefusal.UNKNOWN_GAME, game=options.game)
    return adapter


def first_seat(options: Options) -> Seat | None:
    """The seat that begins, or None to have the seed draw it."""
    return None if options.first_seat is None else Seat(options.first_seat)


def choice_of(options: Options) -> hanabi.Choice:
    """The words that a game of Hanabi is asked for with."""
    return hanabi.Choice(options.edition, options.extensions, options.settings)
