"""A view on the wire holds everything that a client shows, and agrees with the rules."""

from random import Random

import pytest
from tests.wire.played_tables import random_steps

from tamaya.notation.faces import face_text
from tamaya.notation.hanabi_move_text import parse_hanabi_move
from tamaya.rules import hanabi, ikebana
from tamaya.rules.hanabi import Clued, Level, knowledge
from tamaya.rules.shared_types import Onlooker, Seat
from tamaya.table.game_adapters import adapter_for
from tamaya.table.options import Options
from tamaya.wire.hanabi.view_builder import hanabi_view
from tamaya.wire.hanabi.view_types import LegalClue
from tamaya.wire.ikebana.view_builder import ikebana_view
from tamaya.wire.ikebana.view_types import LegalBuy, LegalReject

DELUXE = Options(edition="deluxe", extensions=("avalanche", "black-powder", "flamboyants"), seats=3)
FLOWERS = Options(game="ikebana", seats=3)


@pytest.fixture(scope="module")
def hanabi_steps() -> list[hanabi.Game]:
    return list(random_steps(DELUXE, Random(3), skill=0.97))


@pytest.fixture(scope="module")
def ikebana_steps() -> list[ikebana.Game]:
    return list(random_steps(FLOWERS, Random(3), skill=0.5))


@pytest.mark.parametrize("options", [DELUXE, FLOWERS], ids=["hanabi", "ikebana"])
def test_the_texts_of_the_legal_moves_are_exactly_the_legal_moves(options):
    kind = adapter_for(options)
    for game in random_steps(options, Random(3)):
        acting = game.board.seat_to_act
        for seat in map(Seat, range(options.seats)):
            view = (
                hanabi_view(game, seat, 0)
                if isinstance(game, hanabi.Game)
                else ikebana_view(game, seat)
            )
            made = [
                kind.make_move(game, seat, move.text).moves[-1].move for move in view.legal_moves
            ]
            assert made == list(game.legal_moves if seat == acting else ())


def test_a_legal_clue_lists_the_cards_that_it_will_touch(hanabi_steps):
    for game in hanabi_steps:
        acting = game.board.seat_to_act
        for move in hanabi_view(game, acting, 0).legal_moves:
            if isinstance(move, LegalClue):
                after = game.make(parse_hanabi_move(move.text).move)
                clued = next(e for e in after.history[len(game.history) :] if isinstance(e, Clued))
                assert (move.target, move.touched) == (clued.target, clued.touched)


@pytest.mark.parametrize("help_level", range(5))
def test_faces_are_shown_exactly_where_the_rules_show_them(hanabi_steps, help_level):
    for game in hanabi_steps[::5]:
        for viewer in (*map(Seat, range(3)), *Onlooker):
            hands = hanabi_view(game, viewer, help_level).hands
            for hand, seen in zip(hands, game.view(viewer).hands, strict=True):
                assert [(card.id, card.face) for card in hand] == [
                    (card.id, face_text(card.face) if hasattr(card, "face") else None)
                    for card in seen
                ]


def test_the_newest_card_is_the_one_drawn_last(hanabi_steps):
    game = hanabi_steps[0]
    for hand in hanabi_view(game, Seat(0), 0).hands:
        assert [card.is_newest for card in hand] == [True] + [False] * (len(hand) - 1)


@pytest.mark.parametrize("help_level", range(5))
def test_each_face_is_possible_or_ruled_out_at_one_level(hanabi_steps, help_level):
    for game in hanabi_steps[::7]:
        every_face = sorted(map(face_text, game.board.rules.faces))
        for viewer in (Seat(0), Seat(1), Onlooker.SPECTATOR):
            view = game.view(viewer)
            shown = hanabi_view(game, viewer, help_level)
            for seat, hand in enumerate(shown.hands):
                for card in hand:
                    if help_level == 0:
                        assert card.knowledge is None
                        continue
                    lists = [
                        card.knowledge.clued,
                        card.knowledge.excluded,
                        card.knowledge.counted,
                        card.knowledge.deduced,
                    ]
                    left = sorted(face for one in lists for face in one)
                    assert sorted([*left, *card.knowledge.possible]) == every_face
                    assert not any(lists[help_level:])
                    # What a level leaves possible is what the rules say.
                    for level in Level:
                        if level <= help_level:
                            known = knowledge(view, Seat(seat), level)[card.id]
                            gone = {face for one in lists[:level] for face in one}
                            assert {face_text(face) for face in known} == set(every_face) - gone


def test_the_board_holds_the_fate_of_every_face(hanabi_steps):
    for game in hanabi_steps[::7]:
        board, shown = game.board, hanabi_view(game, Seat(0), 0).board
        for face in board.rules.faces:
            word = face_text(face)
            assert (word in shown.playable) == hanabi.is_playable(board, face)
            assert (word in shown.useless) == hanabi.is_useless(board, face)
            assert (word in shown.irreplaceable) == hanabi.is_irreplaceable(board, face)
        assert shown.score == hanabi.score(board)
        assert shown.highest_reachable_score == hanabi.highest_reachable_score(board)


def test_a_view_accounts_for_every_card_of_the_game(hanabi_steps):
    for game in hanabi_steps[::7]:
        view = hanabi_view(game, Seat(1), 0)
        in_sight = [card.id for firework in view.board.fireworks for card in firework.laid]
        in_sight += [card.id for card in view.board.discards]
        in_sight += [card.id for hand in view.hands for card in hand]
        gone = [back.card for back in game.board.returns]
        assert sorted([*in_sight, *gone]) == list(range(game.board.cards_drawn))
        assert len(in_sight) + view.board.deck_size == view.board.rules.cards


def test_the_arrangement_leaves_a_hand_as_it_is(hanabi_steps):
    for game in hanabi_steps[:-1:5]:
        for seat in map(Seat, range(3)):
            written = parse_hanabi_move(hanabi_view(game, seat, 0).arrangement)
            assert written.seat == seat
            assert game.make(written.move, seat).board == game.board
        assert hanabi_view(game, Onlooker.SPECTATOR, 0).arrangement is None


def test_only_the_drawer_sees_the_card_just_drawn(ikebana_steps):
    drawn = [game for game in ikebana_steps if game.board.is_drawing]
    assert drawn
    for game in drawn:
        acting = game.board.seat_to_act
        for seat in map(Seat, range(3)):
            shown = ikebana_view(game, seat).drawn
            assert shown == (face_text(game.state.drawn) if seat == acting else None)


def test_a_rejection_and_a_purchase_show_their_price(ikebana_steps):
    offers = [
        (game, move)
        for game in ikebana_steps
        for move in ikebana_view(game, game.board.seat_to_act).legal_moves
    ]
    assert {type(move).__name__ for _, move in offers} == {
        "LegalDraw",
        "LegalKeep",
        "LegalReject",
        "LegalBuy",
    }
    for game, move in offers:
        acting = game.board.seat_to_act
        if isinstance(move, LegalReject | LegalBuy):
            after = adapter_for(FLOWERS).make_move(game, acting, move.text)
            paid = next(
                e for e in after.history[len(game.history) :] if isinstance(e, ikebana.Paid)
            )
            receiver = move.owner if isinstance(move, LegalBuy) else move.receiver
            assert (paid.receiver, paid.points) == (receiver, move.price)


def test_a_complete_bouquet_is_appraised_by_the_rules(ikebana_steps):
    last = ikebana_steps[-1]
    view = ikebana_view(last, Onlooker.REVIEWER)
    for bouquet, shown in zip(last.board.bouquets, view.board.bouquets, strict=True):
        appraisal = ikebana.appraise(bouquet)
        assert shown.is_complete
        assert shown.cards == tuple(map(face_text, bouquet))
        assert shown.appraisal.points == appraisal.points == ikebana.bouquet_points(bouquet)
        counted = sum(one.points for one in shown.appraisal.combinations)
        assert counted * shown.appraisal.multiplier == appraisal.points


def test_an_incomplete_bouquet_is_shown_as_it_stands(ikebana_steps):
    empty = ikebana_view(ikebana_steps[0], Seat(0)).board.bouquets[0]
    assert (empty.cards, empty.is_complete, empty.appraisal.points) == ((), False, 0)
    for game in ikebana_steps:
        for bouquet in ikebana_view(game, Seat(0)).board.bouquets:
            assert len(bouquet.appraisal.colours) == len(bouquet.cards)
            places = [p for one in bouquet.appraisal.combinations for p in one.positions]
            assert len(places) == len(set(places))
            assert set(places) <= set(range(1, len(bouquet.cards) + 1))
