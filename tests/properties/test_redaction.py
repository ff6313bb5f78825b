"""What a viewer may not see does not change the viewer's view."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya.rules.hanabi import (
    Drew,
    DrewUnseen,
    Event,
    Face,
    Game,
    HeldCard,
    Laid,
    Level,
    Onlooker,
    Rearranged,
    Refused,
    Seat,
    Seeded,
    SeenCard,
    ShuffledIn,
    ShuffledInUnseen,
    State,
    View,
    Viewer,
    knowledge,
    objection,
    redact,
    seed_from_words,
    seed_text,
    view_of,
)
from tamaya.rules.hanabi.board import with_hand
from tamaya.rules.hanabi.events import Discarded, Misfired
from tamaya.rules.hanabi.state import undealt
from tamaya.testing import hypothesis_strategies
from tamaya.testing.hanabi_random_games import imaginable_moves
from tamaya.testing.indistinguishable_games import hidden_hands, other_world


def everybody(game: Game) -> tuple[Viewer, ...]:
    return (*map(Seat, range(game.setup.players)), *Onlooker)


def with_hidden_cards_changed(
    game: Game, viewer: Viewer, chance: Random
) -> tuple[State, tuple[Event, ...]]:
    """The same position with random faces where the viewer sees none."""
    state, faces = game.state, game.setup.rules.faces
    hidden = set(hidden_hands(game, viewer))

    def any_deck(deck: tuple[Face, ...]) -> tuple[Face, ...]:
        return tuple(chance.choice(faces) for _ in deck)

    false = tuple(
        chance.choice(faces) if card in hidden else face for card, face in enumerate(state.faces)
    )

    def falsified_event(event: Event) -> Event:
        match event:
            case Drew(seat, card):
                return Drew(seat, card, false[card])
            case ShuffledIn() if viewer is not Onlooker.REVIEWER:
                return replace(event, deck=any_deck(event.deck))
            case _:
                return event

    changed = replace(
        state,
        faces=false,
        deck=any_deck(state.deck),
        tiles=tuple(chance.sample(state.tiles, len(state.tiles))),
        chance=Seeded(seed_from_words(str(chance.random()))),
    )
    return changed, tuple(map(falsified_event, game.history))


def a_view_shows_nothing_of_what_is_hidden(game: Game, chance: Random) -> None:
    for viewer in everybody(game):
        state, history = with_hidden_cards_changed(game, viewer, chance)
        seen = game.view(viewer)
        other = view_of(state, viewer, history)
        assert other == seen
        assert repr(other) == repr(seen)
        if viewer is Onlooker.REVIEWER:
            continue
        assert seed_text(game.setup.chance.seed) not in repr(seen)
        assert not any(isinstance(event, ShuffledIn) for event in seen.history)


def the_same_moves_look_the_same_with_other_cards(game: Game, chance: Random) -> None:
    for viewer in chance.sample(everybody(game), 2):
        setup = other_world(game, viewer, chance)
        if setup is None:
            continue
        other = Game.begin(setup)
        for made in game.moves:
            other = other.make(made.move, made.seat)
        mine, theirs = game.view(viewer), other.view(viewer)
        assert theirs == mine
        if isinstance(viewer, Onlooker):
            continue
        # Refusals reveal nothing either.
        for move in imaginable_moves(game.board):
            refusal = objection(game.state, viewer, move)
            assert objection(other.state, viewer, move) is refusal


def no_deck_is_seen_before_the_review(game: Game, chance: Random) -> None:
    for event in game.history:
        if isinstance(event, ShuffledIn):
            unseen = ShuffledInUnseen(event.seat, event.card, event.face)
            for viewer in everybody(game):
                expected = event if viewer is Onlooker.REVIEWER else unseen
                assert redact(event, viewer) == expected


def a_board_can_be_folded_from_what_a_viewer_saw(game: Game, chance: Random) -> None:
    for viewer in everybody(game):
        board = undealt(game.setup).board
        for event in game.history:
            board = board.after(redact(event, viewer))
        assert board == game.board


def a_view_can_be_rebuilt_from_its_history(game: Game, chance: Random) -> None:
    for viewer in everybody(game):
        view = game.view(viewer)
        again = rebuilt(game, view)
        assert again == view
        assert decision(again) == decision(view)


def rebuilt(game: Game, view: View) -> View:
    """The view put together from the redacted events alone."""
    board = undealt(game.setup).board
    hands: tuple[tuple[HeldCard | SeenCard, ...], ...] = ((),) * game.setup.players
    for event in view.history:
        board = board.after(event)
        match event:
            case Drew(seat, card, face):
                hands = with_hand(hands, seat, (SeenCard(card, face), *hands[seat]))
            case DrewUnseen(seat, card):
                hands = with_hand(hands, seat, (HeldCard(card), *hands[seat]))
            case Laid(seat, card) | Misfired(seat, card) | Discarded(seat, card):
                left = tuple(held for held in hands[seat] if held.id != card)
                hands = with_hand(hands, seat, left)
            case Rearranged(seat, cards):
                by_number = {held.id: held for held in hands[seat]}
                hands = with_hand(hands, seat, tuple(by_number[card] for card in cards))
            case _:
                pass
    return View(view.viewer, board, hands, view.legal_moves, view.history)


def decision(view: View) -> object:
    """The move of a player that knows nothing but its view."""
    if not view.legal_moves:
        return None
    known = knowledge(view, view.board.seat_to_act, Level.COUNTED)
    best = [card for card, faces in known.items() if all(map(view.board.fits, faces))]
    return best, Random(repr((view.history, view.hands))).choice(view.legal_moves)


PROPERTIES = (
    a_view_shows_nothing_of_what_is_hidden,
    the_same_moves_look_the_same_with_other_cards,
    no_deck_is_seen_before_the_review,
    a_board_can_be_folded_from_what_a_viewer_saw,
    a_view_can_be_rebuilt_from_its_history,
)


@pytest.mark.slow
def test_every_property_holds_in_every_combination(every_combination):
    for number, steps in enumerate(every_combination):
        chance = Random(number)
        for check in PROPERTIES:
            check(chance.choice(steps), chance)


@given(hypothesis_strategies.games(), st.builds(Random, st.integers(0, 2**32)))
def test_every_property_holds_in_any_game(game: Game, chance: Random):
    for check in PROPERTIES:
        check(game, chance)


@given(hypothesis_strategies.whole_games(), st.data())
def test_a_view_grows_by_what_its_viewer_may_see(steps: list[Game], data: st.DataObject):
    viewer = data.draw(hypothesis_strategies.viewers(steps[0].setup.players))
    for before, after in pairwise(steps):
        happened = after.history[len(before.history) :]
        seen = tuple(redact(event, viewer) for event in happened)
        assert after.view(viewer).history == before.view(viewer).history + seen


@given(hypothesis_strategies.games())
def test_onlookers_have_nothing_to_decide(game: Game):
    for onlooker in Onlooker:
        assert game.view(onlooker).legal_moves == ()
    for seat in map(Seat, range(game.setup.players)):
        is_to_act = seat == game.board.seat_to_act
        assert game.view(seat).legal_moves == (game.legal_moves if is_to_act else ())


@given(hypothesis_strategies.games())
def test_a_spectator_sees_no_hand_and_the_other_onlookers_see_all(game: Game):
    spectator = game.view(Onlooker.SPECTATOR)
    assert all(isinstance(card, HeldCard) for hand in spectator.hands for card in hand)
    assert not any(isinstance(event, Drew) for event in spectator.history)
    assert game.view(Onlooker.REVIEWER).history == game.history
    for onlooker in (Onlooker.ALL_HANDS, Onlooker.REVIEWER):
        view = game.view(onlooker)
        assert not any(isinstance(event, DrewUnseen) for event in view.history)
        for hand in view.hands:
            for card in hand:
                assert isinstance(card, SeenCard)
                assert card.face == game.state.faces[card.id]


@given(hypothesis_strategies.games(), st.data())
def test_no_printed_value_contains_the_seed(game: Game, data: st.DataObject):
    secret = seed_text(game.setup.chance.seed)
    made = data.draw(hypothesis_strategies.moves(game))
    texts = [repr(game), str(game), repr(game.setup), repr(game.state), repr(game.setup.chance)]
    try:
        game.make(made.move, made.seat)
    except Refused as refused:
        texts += [str(refused), repr(refused), repr(refused.details)]
    assert not any(secret in text or repr(bytes.fromhex(secret)) in text for text in texts)


def test_the_redaction_of_a_shuffle_keeps_the_card_and_hides_the_deck():
    one, two = Face("red", 1), Face("red", 2)
    shuffled = ShuffledIn(Seat(0), 3, one, (two, one))
    assert redact(shuffled, Onlooker.REVIEWER) == shuffled
    for viewer in (Seat(0), Seat(1), Onlooker.SPECTATOR, Onlooker.ALL_HANDS):
        assert redact(shuffled, viewer) == ShuffledInUnseen(Seat(0), 3, one)
