"""What clues and their absence mean to a pair, as stories. Hands start with the newest card."""

import numpy as np
import pytest
from numpy.typing import NDArray

from tamaya.players.hanabi.compiled_player import pair_player, tables_for
from tamaya.players.hanabi.pair.common_knowledge import update_knowledge
from tamaya.players.hanabi.pair.memory_layout import NEXT_DISCARD
from tamaya.players.hanabi.shared_kernels.history_rows import rows_of_view
from tamaya.players.hanabi.shared_kernels.memory_layout import MASKS, MEMORY_WORDS, MOST_SLOTS
from tamaya.rules.hanabi import Face, Play
from tamaya.testing.hanabi_story import Story
from tamaya.testing.hanabi_story_sentences import seat_of

ONES = {1}
ALL = {1, 2, 3, 4, 5}


def move_of(story: Story):
    return pair_player().decide(story.view(story.to_act))


def remembered(story: Story, player: str) -> NDArray[np.int64]:
    """The common memory, worked out from the view of a player."""
    view = story.view(player)
    tables = tables_for(view.board.rules, 2)
    memory = np.zeros(MEMORY_WORDS, np.int64)
    for row in rows_of_view(view, tables):
        update_knowledge(row, tables, memory, seat_of(player))
    return memory


def known(story: Story, player: str) -> list[set[Face]]:
    """The faces that each card of a player may have by common knowledge, the newest card first."""
    first = MASKS + seat_of(player) * MOST_SLOTS
    masks = remembered(story, player)[first : first + len(story.board.hands[seat_of(player)])]
    return [
        {face for place, face in enumerate(story.board.rules.faces) if int(mask) >> place & 1}
        for mask in reversed(masks)
    ]


def next_to_go(story: Story, player: str) -> int:
    """The position, from the newest card, of the discard that both expect."""
    slot = int(remembered(story, player)[NEXT_DISCARD + seat_of(player)])
    return len(story.board.hands[seat_of(player)]) - slot


def values(faces: set[Face]) -> set[int]:
    return {face.value for face in faces}


@pytest.mark.parametrize(
    ("hand", "clue"),
    [
        ("r1 b3 y4 g4 w4", "blue"),
        ("y4 r1 b3 g4 w4", "3"),
        ("y4 g4 w4 r1 b3", "blue"),
        ("b3 y4 g4 w4 r1", "blue"),
    ],
)
def test_the_card_newer_than_the_clued_one_is_played(hand, clue):
    story = Story.begin(alice="r3 g3 y3 w3 b4", bob=hand).tell(f"Alice clues {clue} to Bob")
    assert move_of(story) == Play(story.card("Bob's r1"))


def test_a_clue_counts_from_the_newest_card_that_it_points_at():
    story = Story.begin(alice="r3 g3 y3 w3 b4", bob="r1 b3 y4 g4 b2")
    assert move_of(story.tell("Alice clues blue to Bob")) == Play(story.card("Bob's r1"))


def test_a_clue_that_makes_a_play_known_means_no_more():
    story = Story.begin(alice="r3 g3 y3 w3 b4", bob="r4 r1 y4 g1 w3").tell("Alice clues 1 to Bob")
    others = ALL - ONES
    assert list(map(values, known(story, "Bob"))) == [others, ONES, others, ONES, others]


def test_a_value_that_points_at_the_next_discard_saves_it():
    story = Story.begin(alice="r3 g3 y3 w3 b4", bob="r5 y4 g4 w4 r2")
    assert next_to_go(story, "Bob") == 1
    saved = story.tell("Alice clues 5 to Bob")
    rest = ALL - {5}
    assert list(map(values, known(saved, "Bob"))) == [{5}, rest, rest, rest, rest]
    assert next_to_go(saved, "Bob") == 2


def test_a_colour_that_points_at_the_middle_of_the_hand_saves_the_next_discard():
    story = Story.begin(alice="r3 g3 y3 w3 b4", bob="y5 r3 b3 g4 w4").tell(
        "Alice clues blue to Bob"
    )
    assert all(1 in values(faces) for faces in known(story, "Bob"))
    assert next_to_go(story, "Bob") == 2


def quiet(*sentences: str) -> Story:
    """Bob has a clued 5 and knows no playable card; Alice gave him no other clue."""
    story = Story.begin(alice="r3 g3 y3 w3 b4", bob="r5 y4 g4 w4 r2", deck="b3 g2 w2")
    return story.tell("Alice clues 5 to Bob", "Bob clues 4 to Alice", *sentences)


def test_a_discard_says_that_the_other_seat_has_no_playable_card():
    assert all(1 in values(faces) for faces in known(quiet(), "Bob")[1:])
    story = quiet("Alice discards card 5")
    assert all(1 not in values(faces) for faces in known(story, "Bob"))


def test_a_play_does_not_say_that():
    story = quiet("Alice plays card 5")
    assert all(1 in values(faces) for faces in known(story, "Bob")[1:])
