"""S1 first box, Ikebana: what is seen by all, by one, and by nobody."""

from tamaya.rules.ikebana import Drew, DrewUnseen, Onlooker, Pile, Seat
from tamaya.testing.ikebana_story import IkebanaStory, parse_faces

R1, G2, Y3 = parse_faces("r1 g2 y3")
ALICE, BOB = Seat(0), Seat(1)


# RULES, ruling on the card just drawn
def test_the_card_just_drawn_is_seen_by_the_drawer_alone():
    story = IkebanaStory.begin(3, "r1").tell("Alice draws r1")
    assert story.view("Alice").drawn == R1
    assert story.view("Alice").history[-1] == Drew(ALICE, R1)
    for viewer in (Seat(1), Seat(2), Onlooker.SPECTATOR):
        view = story.game.view(viewer)
        assert view.drawn is None
        assert view.board.is_drawing
        assert view.history[-1] == DrewUnseen(ALICE)
    for onlooker in (Onlooker.ALL_HANDS, Onlooker.REVIEWER):
        assert story.game.view(onlooker).drawn == R1


def test_a_card_is_seen_by_all_once_it_is_kept_or_rejected():
    story = IkebanaStory.begin(2, "r1 g2").tell("Alice draws", "Alice rejects", "Alice keeps")
    view = story.view("Bob")
    assert view.board.piles[ALICE] == Pile(R1, 1)
    assert view.board.bouquets[ALICE] == (G2,)


def test_a_buried_card_is_in_nobodys_position():
    story = IkebanaStory.midgame(("", ""), piles=("r1 g2 y3", ""))
    for viewer in (ALICE, BOB, Onlooker.SPECTATOR):
        assert story.game.view(viewer).board.piles[ALICE] == Pile(Y3, 3)
        assert str(R1) not in str(story.game.view(viewer))


def test_only_the_player_to_act_has_legal_moves():
    story = IkebanaStory.midgame(("", ""), piles=("", "r1"))
    assert story.view("Alice").legal_moves == story.game.legal_moves
    assert len(story.view("Alice").legal_moves) == 2
    assert story.view("Bob").legal_moves == ()
    assert story.game.view(Onlooker.SPECTATOR).legal_moves == ()
