"""How a friend explains its moves and the clues it got, in every language."""

import pytest

from tamaya.i18n import Language, catalogue
from tamaya.players.hanabi.friend import (
    ClueKind,
    ExplainedClue,
    Explanation,
    Friend,
    MoveReason,
    Reason,
    explanation_messages,
)
from tamaya.rules.hanabi import Choice, Decline, Face, Game, Seat, ValueClue, compose
from tamaya.rules.seed_and_shuffle import seed_from_words
from tamaya.testing.hanabi_story import Story

NAMES = ("Alice", "Bob", "Cathy", "Donald", "Emily")


def sentences_of(explanation: Explanation, language: Language = Language.ENGLISH) -> list[str]:
    say = catalogue(language)
    return [say.render(message) for message in explanation_messages(explanation, NAMES)]


def test_a_friend_explains_its_clues_and_its_move():
    story = Story.begin(alice="b4 r1 g4 y3 w4", bob="b4 b3 g3 y4 w3", first="Bob")
    story = story.tell("Bob clues red to Alice")
    explanation = Friend().explain(story.view("Alice"))
    assert sentences_of(explanation) == [
        "Bob says I can play card 2. I think it is red 1.",
        "I play card 2, trusting Bob’s clue. I think it is red 1.",
    ]


def test_it_names_the_current_position_of_a_card():
    story = Story.begin(alice="b4 r1 g4 y3 w4", bob="b4 b3 g3 y4 w3", first="Bob")
    story = story.tell("Bob clues red to Alice", "Alice rearranges w4 y3 g4 b4 r1")
    assert "card 5" in sentences_of(Friend().explain(story.view("Alice")))[0]


@pytest.mark.parametrize("language", Language)
def test_every_reason_and_reading_has_a_message(language):
    faces = (Face("red", 1), Face("blue", 2))
    readings = tuple(
        ExplainedClue(Seat(1), ValueClue(1), kind, position=2, faces=faces) for kind in ClueKind
    )
    for reason in Reason:
        move_reason = MoveReason(Decline(), reason, faces, 3, Seat(1), Seat(2))
        sentences = sentences_of(Explanation(move_reason, readings), language)
        assert len(set(sentences)) == len(ClueKind) + 1


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("extensions", [(), ("flamboyants", "black-powder", "avalanche")])
def test_a_friend_can_explain_a_whole_game(extensions, language):
    choice = Choice("grands-feux", extensions)
    game = Game.deal(compose(choice), 3, seed_from_words("explained"), Seat(0))
    seats = [Friend() for _ in range(3)]
    reasons = set()
    while game.outcome is None:
        seat = game.board.seat_to_act
        view = game.view(seat)
        explanation = seats[seat].explain(view)
        assert explanation.move_reason.move == Friend().decide(view)
        assert all(sentences_of(explanation, language))
        reasons.add(explanation.move_reason.reason)
        game = game.make(explanation.move_reason.move)
    assert {Reason.PLAY_CLUE, Reason.PROMISED, Reason.CHOP} <= reasons
