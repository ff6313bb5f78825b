"""A game of Hanabi that is dealt from words, played by text, and printed."""

from collections.abc import Iterable
from dataclasses import dataclass
from secrets import token_bytes
from typing import Self

from tamaya.hanabi.board_picture import board_picture
from tamaya.hanabi.board_text import board_line, board_text
from tamaya.hanabi.view import View, view_from
from tamaya.i18n.explained_refusal import explained
from tamaya.notation.hanabi_move_text import WrittenMove, hanabi_move_text, parse_hanabi_move
from tamaya.notation.seat_letters import viewer_from
from tamaya.rules import hanabi as rules_of_hanabi
from tamaya.rules.hanabi import Choice, Move, Onlooker, Rules, Viewer, compose
from tamaya.rules.seed_and_shuffle import SEED_BYTES, Seed, seed_from
from tamaya.rules.shared_types import Refused, Seat, wrong_type

SEAT_A = Seat(0)


@dataclass(frozen=True, repr=False)
class Game(rules_of_hanabi.Game):
    """A game as far as it has been played. Making a move gives a new game.

    >>> game = Game.deal("standard", 3, seed=7)
    >>> game.make("p1").board.deck_size
    34
    """

    @classmethod
    def deal(
        cls,
        rules: Rules | Choice | str = "standard",
        players: int = 2,
        seed: Seed | str | int | None = None,
        first_seat: Seat | None = SEAT_A,
        *,
        extensions: Iterable[str] = (),
        **settings: str | int | bool,
    ) -> Self:
        """Deal a game of an edition, of a choice, or of rules that you have composed.

        A seed is a text, a number or a ``Seed``; without one the game is a random one. Seat 0
        begins; with ``first_seat=None`` the seed draws who does. ``extensions`` are names;
        settings are keywords: ``Game.deal("deluxe", 3, extensions=["black-powder"], tokens=9)``.
        """
        chosen = rules_from(rules, extensions, settings)
        try:
            drawn = Seed(token_bytes(SEED_BYTES)) if seed is None else seed_from(seed)
            return super().deal(chosen, players, drawn, first_seat)
        except Refused as refused:
            raise explained(refused) from None

    @property
    def rules(self) -> Rules:
        """The rules of this game."""
        return self.setup.rules

    @property
    def legal_texts(self) -> tuple[str, ...]:
        """The moves that the seat to act may choose from, as texts for ``make``."""
        return tuple(hanabi_move_text(WrittenMove(move)) for move in self.legal_moves)

    def make(self, move: Move | str, seat: Seat | None = None) -> Self:
        """The game after a move, of the seat to act unless you name another.

        A move is an object of the rules or a text: ``p7`` plays card 7, ``d7`` discards it,
        ``b:red`` and ``b:3`` give seat b a clue. An illegal move raises ``Refused``.
        """
        try:
            if isinstance(move, str):
                written = parse_hanabi_move(move)
                move, seat = written.move, written.seat if seat is None else seat
            return super().make(move, seat)
        except Refused as refused:
            sentence = explained(refused)
            if seat is None or seat == self.board.seat_to_act:
                # Nobody else may know them: which clues are legal says what a hand holds.
                sentence.add_note(f"Legal moves now: {' '.join(self.legal_texts) or 'none'}")
            raise sentence from None

    def view(self, viewer: Viewer | str) -> View:
        """What a seat may see (its number, or its letter from ``a``), or an onlooker."""
        try:
            return view_from(super().view(viewer_from(viewer)))
        except Refused as refused:
            raise explained(refused) from None

    def __str__(self) -> str:
        """The board with all hands."""
        return board_text(super().view(Onlooker.REVIEWER))

    def __repr__(self) -> str:
        """One line about the game."""
        return f"<Game: {board_line(self.board)}>"

    def _repr_svg_(self) -> str:
        """The board with all hands, for notebooks."""
        return board_picture(super().view(Onlooker.REVIEWER))


def rules_from(
    game: Rules | Choice | str, extensions: Iterable[str], settings: dict[str, str | int | bool]
) -> Rules:
    """The rules of an edition with extensions and settings, of a choice, or the rules given."""
    if isinstance(extensions, str):
        raise wrong_type(extensions, f"the names of extensions, such as [{extensions!r}]")
    if isinstance(game, str):
        words = {name.replace("_", "-"): setting_word(value) for name, value in settings.items()}
        game = Choice(game, tuple(extensions), words)
    elif settings or tuple(extensions):
        raise wrong_type(game, "the name of an edition beside extensions and settings")
    if isinstance(game, Rules):
        return game
    try:
        return compose(game)
    except Refused as refused:
        raise explained(refused) from None


def setting_word(value: object) -> str:
    """The word of a setting's value: ``on`` and ``off`` for what is true and false."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
