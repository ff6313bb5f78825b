"""Knowledge is true, exact, and uses only what may be known."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya.rules.hanabi import (
    Board,
    CardId,
    Face,
    Game,
    Level,
    Onlooker,
    Possibilities,
    Rules,
    Seat,
    Suit,
    Tile,
    Viewer,
    knowledge,
    seed_from_words,
    setup_from_seed,
)
from tamaya.rules.hanabi.view import sees_hand
from tamaya.testing import hypothesis_strategies
from tamaya.testing.hanabi_random_games import play_randomly
from tamaya.testing.indistinguishable_games import other_world


def pairs(game: Game) -> list[tuple[Viewer, Seat]]:
    """Every viewer with every seat."""
    seats = [Seat(number) for number in range(game.setup.players)]
    return [(viewer, seat) for viewer in (*seats, *Onlooker) for seat in seats]


def the_true_face_is_never_ruled_out_and_levels_are_nested(game: Game, chance: Random) -> None:
    for viewer, seat in chance.sample(pairs(game), 4):
        view = game.view(viewer)
        levels = [knowledge(view, seat, level) for level in Level]
        for card in game.board.hands[seat]:
            assert game.state.faces[card] in levels[-1][card]
            assert all(more[card] >= fewer[card] for more, fewer in pairwise(levels))


def nobody_is_shown_more_of_a_seat_than_the_seat_knows(game: Game, chance: Random) -> None:
    seat = Seat(chance.randrange(game.setup.players))
    level = chance.choice((Level.COUNTED, Level.DEDUCED))
    own = knowledge(game.view(seat), seat, level)
    for onlooker in (Onlooker.ALL_HANDS, Onlooker.REVIEWER):
        assert knowledge(game.view(onlooker), seat, level) == own
    spectator = knowledge(game.view(Onlooker.SPECTATOR), seat, level)
    for viewer in map(Seat, range(game.setup.players)):
        shown = knowledge(game.view(viewer), seat, level)
        for card, faces in own.items():
            assert spectator[card] >= shown[card] >= faces


def what_a_seat_knows_does_not_depend_on_its_cards(game: Game, chance: Random) -> None:
    seat = Seat(chance.randrange(game.setup.players))
    setup = other_world(game, seat, chance)
    if setup is None:
        return
    other = Game.begin(setup)
    for made in game.moves:
        other = other.make(made.move, made.seat)
    for viewer in (*map(Seat, range(game.setup.players)), *Onlooker):
        for level in (Level.COUNTED, Level.DEDUCED):
            shown = knowledge(game.view(viewer), seat, level)
            assert knowledge(other.view(viewer), seat, level) == shown


PROPERTIES = (
    the_true_face_is_never_ruled_out_and_levels_are_nested,
    nobody_is_shown_more_of_a_seat_than_the_seat_knows,
    what_a_seat_knows_does_not_depend_on_its_cards,
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


@given(hypothesis_strategies.whole_games())
def test_what_is_ruled_out_of_a_card_stays_ruled_out(steps: list[Game]):
    known: Possibilities = {}
    for game in steps:
        view = game.view(Seat(0))
        now = knowledge(view, Seat(0), Level.DEDUCED)
        # A card that comes back into the deck can be drawn again by anybody, but a card in a hand
        # has not changed.
        for card in known.keys() & now.keys():
            assert now[card] <= known[card]
        known = now


def unseen_by_either(game: Game, viewer: Viewer, seat: Seat) -> set[CardId]:
    """The cards in hands that the viewer or the seat may not see."""
    return {
        card
        for holder, hand in enumerate(game.board.hands)
        if not (sees_hand(viewer, Seat(holder)) and sees_hand(seat, Seat(holder)))
        for card in hand
    }


def possible_by_trying_all(game: Game, viewer: Viewer, seat: Seat) -> Possibilities:
    """The faces each card of a seat has in at least one of all the ways the cards can lie.

    Every card is drawn in turn, in each way there is: a card that both have seen has its face,
    a hidden one any face that is in the deck at that time and agrees with the clues.
    """
    board = game.board
    unseen = unseen_by_either(game, viewer, seat)
    came_back = {back.drawn: back.face for back in board.returns}
    hand = board.hands[seat]
    deck = Counter(board.rules.full_deck())
    drawn: list[Face] = []
    worlds: set[tuple[Face, ...]] = set()

    def draw_the_rest() -> None:
        card = CardId(len(drawn))
        if card == board.cards_drawn:
            worlds.add(tuple(drawn[held] for held in hand))
            return
        deck.update([came_back[card]] if card in came_back else [])
        for face in list(deck) if card in unseen else [game.state.faces[card]]:
            if deck[face] > 0 and agrees(board, card, face):
                deck[face] -= 1
                drawn.append(face)
                draw_the_rest()
                drawn.pop()
                deck[face] += 1
        deck.subtract([came_back[card]] if card in came_back else [])

    draw_the_rest()
    return {card: frozenset(world[place] for world in worlds) for place, card in enumerate(hand)}


def agrees(board: Board, card: CardId, face: Face) -> bool:
    """Whether a card of this face would have been pointed at by just the same clues."""
    pointing = board.rules.clues_touching[face]
    return not board.touched[card] & ~pointing and not board.missed[card] & pointing


def deduction_is_what_trying_all_worlds_finds(game: Game) -> None:
    for viewer, seat in pairs(game):
        # With more cards hidden there are too many worlds to try.
        if len(unseen_by_either(game, viewer, seat)) <= 5:
            known = knowledge(game.view(viewer), seat, Level.DEDUCED)
            assert known == possible_by_trying_all(game, viewer, seat)


@given(hypothesis_strategies.games(hypothesis_strategies.custom_rules(3, 2, 3, most_in_hand=3)))
def test_joint_deduction_is_exact(game: Game):
    deduction_is_what_trying_all_worlds_finds(game)


RETURNING = Rules(
    (Suit("red", copies=(2, 1)), Suit("blue", copies=(2, 2)), Suit("green", copies=(1, 2))),
    hand_sizes=(2, 2, 1, 1),
    errors=5,
    tiles=True,
)
FIRST_TILE_SHUFFLES = (Tile.SHUFFLE_IN, *(tile for tile in Tile if tile is not Tile.SHUFFLE_IN))


@given(st.integers(0, 2**32), st.sampled_from((2, 3)), st.sampled_from((0.7, 0.9, 1.0)))
def test_joint_deduction_is_exact_once_a_card_came_back(number, players, skill):
    dealt = setup_from_seed(seed_from_words(str(number)), RETURNING, players)
    game = Game.begin(replace(dealt, tiles=FIRST_TILE_SHUFFLES))
    steps = [game for game in play_randomly(game, Random(number), skill) if game.board.returns]
    for game in steps[::2]:
        deduction_is_what_trying_all_worlds_finds(game)
