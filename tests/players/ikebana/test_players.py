"""The players of Ikebana play sensibly, and only by what they may see."""

from dataclasses import replace
from random import Random

import pytest

from tamaya.players.ikebana import PLAYERS, Easy, Florist, Greedy
from tamaya.players.ikebana.remembered_cards import remembered_piles, unseen_cards
from tamaya.rules.ikebana import (
    FULL_DECK,
    Buy,
    Draw,
    Drew,
    Game,
    Keep,
    PilesGathered,
    Reject,
    Rules,
    Seat,
    Seeded,
    Shuffled,
    seed_from_words,
    view_of,
)
from tamaya.testing.ikebana_random_games import play_randomly
from tamaya.testing.ikebana_story import IkebanaStory


def some_games(players: int = 3, rejection_rate: float = 0.6) -> list[Game]:
    steps = []
    for number in range(3):
        game = Game.deal(Rules(final_bouquet=number == 1), players, seed_from_words(str(number)))
        steps += play_randomly(game, Random(number), rejection_rate)
    return [game for game in steps if game.outcome is None]


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("players", [2, 5])
def test_a_player_makes_legal_moves_and_the_same_ones_again(name, players):
    for game in some_games(players)[::7]:
        view = game.view(game.board.seat_to_act)
        move = PLAYERS[name]().decide(view)
        assert move in view.legal_moves
        assert PLAYERS[name]().decide(view) == move


@pytest.mark.parametrize("name", PLAYERS)
def test_hidden_cards_do_not_change_a_decision(name):
    """The hidden cards are exchanged; the view, and so the move, must stay the same."""
    chance = Random(1)
    for game in some_games()[::5]:
        seat = game.board.seat_to_act

        def falsify(event, seat=seat):
            match event:
                case Shuffled(deck):
                    return Shuffled(tuple(chance.sample(deck, len(deck))))
                case Drew(drawer) if drawer != seat:
                    return Drew(drawer, chance.choice(FULL_DECK))
                case _:
                    return event

        order = tuple(chance.sample(game.state.deck, len(game.state.deck)))
        state = replace(game.state, deck=order, chance=Seeded(seed_from_words("other")))
        view = view_of(state, seat, map(falsify, game.history))
        assert PLAYERS[name]().decide(view) == PLAYERS[name]().decide(game.view(seat))


def test_the_cards_of_the_deck_follow_from_the_history():
    gathered = False
    for game in some_games(5, 1.0):
        view = game.view(game.board.seat_to_act)
        piles = remembered_piles(view)
        assert [tuple(pile[:-1]) for pile in piles] == list(game.state.buried)
        assert [pile[-1] if pile else None for pile in piles] == [
            pile.top for pile in game.board.piles
        ]
        deck = game.state.deck or game.state.gathered()
        assert sorted(unseen_cards(view, piles).elements()) == sorted(deck)
        gathered |= PilesGathered() in game.history
    assert gathered


def test_greedy_keeps_cards_that_raise_its_bouquet_and_rejects_others():
    story = IkebanaStory.midgame(("r1 r2", "", ""), deck="g1").tell("Alice draws g1")
    assert Greedy().decide(story.view("Alice")) == Keep()
    story = IkebanaStory.midgame(("r1 r2", "", ""), deck="g5").tell("Alice draws g5")
    assert Greedy().decide(story.view("Alice")) == Reject()


def test_greedy_pays_two_points_at_most_and_nobody_twice():
    story = IkebanaStory.midgame(("r1 r2", "", ""), deck="g5 g4 b5")
    story = story.tell("Alice draws", "Alice rejects g5")
    assert Greedy().decide(story.view("Alice")) == Reject()
    assert Greedy().decide(story.tell("Alice rejects g4").view("Alice")) == Keep()
    two = IkebanaStory.midgame(("r1 r2", ""), deck="g5 g4").tell("Alice draws", "Alice rejects g5")
    assert Greedy().decide(two.view("Alice")) == Keep()


def test_greedy_buys_a_card_that_adds_more_than_it_costs():
    story = IkebanaStory.midgame(("r5 r4 r4", "", ""), piles=("", "r1", "m5"))
    assert Greedy().decide(story.view("Alice")) == Buy(Seat(2))
    story = IkebanaStory.midgame(("r5 r4 r4", "", ""), piles=("", "r1", ""))
    assert Greedy().decide(story.view("Alice")) == Draw()


def test_easy_keeps_values_that_it_has_and_rejects_others_of_the_same_colour():
    story = IkebanaStory.midgame(("r1 r2", "", ""), deck="g1").tell("Alice draws g1")
    assert Easy().decide(story.view("Alice")) == Keep()
    story = IkebanaStory.midgame(("r1 r2", "", ""), deck="r3").tell("Alice draws r3")
    assert Easy().decide(story.view("Alice")) == Reject()


def test_easy_keeps_its_third_card_whatever_it_is():
    story = IkebanaStory.midgame(("r1 r2", "", ""), deck="g5 g4 b5")
    story = story.tell("Alice draws", "Alice rejects g5", "Alice rejects g4")
    assert Easy().decide(story.view("Alice")) == Keep()


def test_easy_buys_cheap_cards_of_a_value_that_it_has():
    story = IkebanaStory.midgame(("r4 r2", "", ""), piles=("", "g4", "b2"))
    assert Easy().decide(story.view("Alice")) == Buy(Seat(2))
    story = IkebanaStory.midgame(("r4 r2", "", ""), piles=("", "g4", "b1"))
    assert Easy().decide(story.view("Alice")) == Draw()


def test_the_florist_keeps_the_card_that_makes_its_bouquet():
    story = IkebanaStory.midgame(("r1 r2 r3 r4", ""), deck="r5").tell("Alice draws r5")
    assert Florist().decide(story.view("Alice")) == Keep()


def test_the_florist_pays_for_a_better_card_when_much_is_at_stake():
    story = IkebanaStory.midgame(("r2 r3 r4 r5", ""), deck="g2", points=(30, 30))
    assert Florist().decide(story.tell("Alice draws g2").view("Alice")) == Reject()


def test_the_florist_buys_the_card_that_makes_its_bouquet():
    story = IkebanaStory.midgame(("r1 r2 r3 r4", ""), piles=("", "m5"))
    assert Florist().decide(story.view("Alice")) == Buy(Seat(1))
    dear = IkebanaStory.midgame(("r1 r2 r3 r4", ""), piles=("", "y4"))
    assert Florist().decide(dear.view("Alice")) == Draw()


def test_the_florist_keeps_a_card_that_its_rival_needs():
    """The same card and the same price: only what the rival could do with it differs."""

    def answer(rival: str) -> object:
        story = IkebanaStory.midgame(("k1 y2 b4 g4", rival), deck="k5", points=(20, 20))
        return Florist().decide(story.tell("Alice draws k5").view("Alice"))

    assert answer("y1 g2 b1 g1") == Reject()
    assert answer("k1 k2 k3 k4") == Keep()


def test_the_florist_is_pickier_when_the_bouquet_counts_double():
    def answer(extensions: str) -> object:
        story = IkebanaStory.midgame(
            ("r1 r1 g2 g2", ""), "y4 k1", extensions, round_number=4, points=(20, 20)
        )
        return Florist().decide(story.tell("Alice draws", "Alice rejects y4").view("Alice"))

    assert answer("") == Keep()
    assert answer("final-bouquet") == Reject()


def test_the_florist_pays_more_for_a_card_when_a_rival_gains_less_by_it():
    """With two players a point paid counts twice; with five, hardly more than once."""

    def answer(*rivals: str) -> object:
        story = IkebanaStory.midgame(
            ("r2 r3 r4 g5", *rivals), "y4 k1", points=(20,) * (1 + len(rivals))
        )
        return Florist().decide(story.tell("Alice draws", "Alice rejects y4").view("Alice"))

    assert answer("") == Keep()
    assert answer("", "", "", "") == Reject()


def last_turn(own: str, rival: str, deck: str, points: tuple[int, int]) -> IkebanaStory:
    """Alice's last turn of a game that Bob began; his bouquet is complete."""
    return IkebanaStory.midgame(
        (own, rival), deck, round_number=4, to_act="Alice", first="Bob", points=points
    )


def test_in_its_last_turn_the_florist_pays_anything_for_a_chance_to_win():
    """Bob has 30 + 60 points; only r5 or m5 win for Alice, at any price."""
    story = last_turn("r1 r2 r3 r4", "g1 g2 g3 g4 g5", "y1 y2 y3 y4", (60, 30))
    story = story.tell("Alice draws y1")
    assert Florist().decide(story.view("Alice")) == Reject()
    story = story.tell("Alice rejects y1", "Alice rejects y2", "Alice rejects y3")
    assert Florist().decide(story.view("Alice")) == Reject()


def test_in_its_last_turn_the_florist_keeps_a_card_that_wins():
    """A better bouquet would be likely, but the victory is certain."""
    story = last_turn("r1 r2 r3 r4", "g1 g1 g3 b3 k5", "y1", (40, 30)).tell("Alice draws y1")
    assert Florist().decide(story.view("Alice")) == Keep()


def test_in_its_last_turn_the_florist_buys_a_card_that_wins():
    story = IkebanaStory.midgame(
        ("r1 r2 r3 r4", "g1 g2 g3 g4 k5"),
        piles=("", "r2"),
        round_number=4,
        to_act="Alice",
        first="Bob",
        points=(60, 30),
    )
    # 60 - 2 + 4 * 8 against 30 + 2 + 30.
    assert Florist().decide(story.view("Alice")) == Buy(Seat(1))
