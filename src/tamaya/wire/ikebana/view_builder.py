"""A game of Ikebana for one viewer on the wire, made from the rules' view alone."""

from functools import cache
from typing import assert_never

from tamaya.notation.faces import face_text
from tamaya.notation.ikebana_move_text import ikebana_move_text
from tamaya.rules.cards import SUIT_LETTERS, Face
from tamaya.rules.ikebana import (
    BOUQUET_SIZE,
    JOKER,
    MULTIPLIERS,
    ROUNDS,
    SUITS,
    VALUES,
    Appraisal,
    Board,
    Buy,
    Draw,
    Game,
    Keep,
    Move,
    Reject,
    Rules,
    appraise,
    copies,
    view_of,
)
from tamaya.rules.shared_types import Onlooker, Viewer
from tamaya.wire.ikebana.view_types import (
    FlowerSuit,
    IkebanaBoard,
    IkebanaMove,
    IkebanaRules,
    IkebanaView,
    LegalBuy,
    LegalDraw,
    LegalKeep,
    LegalReject,
    ShownAppraisal,
    ShownBouquet,
    ShownCombination,
    ShownPile,
)
from tamaya.wire.object_identity_cache import IdentityCache


def ikebana_view(game: Game, viewer: Viewer) -> IkebanaView:
    """A game as a viewer may see it."""
    view = view_of(game.state, viewer, ())
    return IkebanaView(
        seat=None if isinstance(viewer, Onlooker) else viewer,
        board=shared_view_parts(view.board),
        drawn=None if view.drawn is None else face_text(view.drawn),
        legal_moves=tuple(shown_move(view.board, move) for move in view.legal_moves),
    )


def shown_board(board: Board) -> IkebanaBoard:
    """What lies open for all."""
    return IkebanaBoard(
        rules=shown_rules(board.rules),
        seat_to_act=board.seat_to_act,
        first_seat=board.first_seat,
        round=board.round,
        turn=board.turn,
        points=board.points,
        bouquets=tuple(map(shown_bouquet, board.bouquets)),
        piles=tuple(
            ShownPile(None if pile.top is None else face_text(pile.top), pile.height)
            for pile in board.piles
        ),
        deck_size=board.deck_size,
        is_drawing=board.is_drawing,
        rejections=board.rejections,
        price=board.price,
        receiver=board.receiver,
        gains=board.gains,
        round_multiplier=board.rules.multiplier(board.round),
    )


def shown_bouquet(bouquet: tuple[Face, ...]) -> ShownBouquet:
    """A bouquet, complete or not, with its worth so far."""
    return ShownBouquet(
        cards=tuple(map(face_text, bouquet)),
        is_complete=len(bouquet) == BOUQUET_SIZE,
        appraisal=shown_appraisal(appraise(bouquet)),
    )


def shown_appraisal(appraisal: Appraisal) -> ShownAppraisal:
    """What a bouquet is worth, and why."""
    return ShownAppraisal(
        combinations=tuple(
            ShownCombination(one.kind, one.positions, one.points) for one in appraisal.combinations
        ),
        harmony=appraisal.harmony,
        multiplier=appraisal.multiplier,
        colours=appraisal.colours,
        points=appraisal.points,
    )


@cache
def shown_rules(rules: Rules) -> IkebanaRules:
    """The parameters of a game for the wire."""
    return IkebanaRules(
        suits=tuple(
            FlowerSuit(
                name,
                SUIT_LETTERS[name],
                name == JOKER,
                tuple(copies(Face(name, value)) for value in VALUES),
            )
            for name in SUITS
        ),
        values=VALUES,
        bouquet_size=BOUQUET_SIZE,
        rounds=ROUNDS,
        multipliers=dict(MULTIPLIERS),
        final_bouquet=rules.final_bouquet,
    )


def shown_move(board: Board, move: Move) -> IkebanaMove:
    """A legal move with its text."""
    text = ikebana_move_text(move)
    match move:
        case Draw():
            return LegalDraw(text)
        case Keep():
            return LegalKeep(text)
        case Reject():
            return LegalReject(text, board.price, board.receiver)
        case Buy(owner):
            top = board.piles[owner].top
            assert top is not None
            return LegalBuy(text, owner, face_text(top), top.value)
        case _:
            assert_never(move)


shared_view_parts = IdentityCache(shown_board)
"""The same as ``shown_board``, made once for all viewers."""
