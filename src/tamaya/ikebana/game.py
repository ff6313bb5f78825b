"""A game of Ikebana that is dealt from words, played by text, and printed."""

from collections.abc import Iterable
from dataclasses import dataclass
from secrets import token_bytes
from typing import Self

from tamaya.i18n.explained_refusal import explained
from tamaya.ikebana.board_picture import board_picture
from tamaya.ikebana.board_text import board_line, board_text
from tamaya.ikebana.view import View, view_from
from tamaya.notation.ikebana_move_text import ikebana_move_text, parse_ikebana_move
from tamaya.notation.seat_letters import viewer_from
from tamaya.rules import ikebana as rules_of_ikebana
from tamaya.rules.ikebana import Move, Rules, compose
from tamaya.rules.seed_and_shuffle import SEED_BYTES, Seed, seed_from
from tamaya.rules.shared_types import Onlooker, Refused, Seat, Viewer, wrong_type

SEAT_A = Seat(0)


@dataclass(frozen=True, repr=False)
class Game(rules_of_ikebana.Game):
    """A game as far as it has been played. Making a move gives a new game.

    >>> Game.deal(players=3, seed=7).make("d").make("k").board.turn
    1
    """

    @classmethod
    def deal(
        cls,
        rules: Rules | None = None,
        players: int = 2,
        seed: Seed | str | int | None = None,
        first_seat: Seat | None = SEAT_A,
        *,
        extensions: Iterable[str] = (),
    ) -> Self:
        """Deal a game, with the extensions named here or by rules that you have composed.

        A seed is a text, a number or a ``Seed``; without one the game is a random one. Seat 0
        begins; with ``first_seat=None`` the seed draws who does.
        """
        if isinstance(extensions, str):
            raise wrong_type(extensions, f"the names of extensions, such as [{extensions!r}]")
        if rules is not None and not isinstance(rules, Rules):
            raise wrong_type(rules, "Rules, or extensions=['final-bouquet']")
        if rules is not None and tuple(extensions):
            raise TypeError("expected rules or extensions, not both")
        try:
            chosen = compose(extensions) if rules is None else rules
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
        return tuple(map(ikebana_move_text, self.legal_moves))

    def make(self, move: Move | str, seat: Seat | None = None) -> Self:
        """The game after a move, of the seat to act unless you name another.

        A move is an object of the rules or a text: ``d`` draws, ``k`` keeps, ``r`` rejects,
        ``bc`` buys from seat c. An illegal move raises ``Refused`` with the reason.
        """
        try:
            chosen = parse_ikebana_move(move) if isinstance(move, str) else move
            return super().make(chosen, seat)
        except Refused as refused:
            sentence = explained(refused)
            sentence.add_note(f"Legal moves now: {' '.join(self.legal_texts) or 'none'}")
            raise sentence from None

    def view(self, viewer: Viewer | str) -> View:
        """What a seat may see (its number, or its letter from ``a``), or an onlooker."""
        return view_from(super().view(viewer_from(viewer)))

    def __str__(self) -> str:
        """The board, with the card just drawn."""
        return board_text(super().view(Onlooker.REVIEWER))

    def __repr__(self) -> str:
        """One line about the game."""
        return f"<Game: {board_line(self.board)}>"

    def _repr_svg_(self) -> str:
        """The board, for notebooks."""
        return board_picture(super().view(Onlooker.REVIEWER))
