"""What a move means by the conventions, to somebody at the table who asks."""

import pytest

from tamaya.i18n import Language, catalogue
from tamaya.players.hanabi.friend import (
    Friend,
    Meaning,
    MoveMeaning,
    meaning_message,
    meaning_of_last_move,
)
from tamaya.rules.hanabi import Choice, Game, GiveClue, Play, compose, seed_from_words
from tamaya.rules.shared_types import Seat

NAMES = ("Ann", "Bob", "Cathy")
RULES = compose(Choice("standard"))


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("meaning", Meaning)
def test_every_meaning_is_a_sentence(language, meaning):
    everything = MoveMeaning(meaning, Seat(1), 2, RULES.faces[:2], Seat(2), 3)
    sentence = catalogue(language).render(meaning_message(everything, NAMES))
    assert sentence.endswith(".")


def friends_game(words: str) -> list[Game]:
    """A game of three friends, after each of its moves."""
    steps = [Game.deal(RULES, 3, seed_from_words(words), Seat(0))]
    friends = [Friend() for _ in NAMES]
    while steps[-1].outcome is None:
        seat = steps[-1].board.seat_to_act
        steps.append(steps[-1].make(friends[seat].decide(steps[-1].view(seat))))
    return steps[1:]


def test_a_clue_means_the_same_as_its_giver_meant():
    read = kept = 0
    for game in friends_game("meaning"):
        seat, move = game.moves[-1]
        if not isinstance(move, GiveClue):
            continue
        meaning = meaning_of_last_move(game.view(move.target))
        if meaning is None or meaning.position is None:
            continue
        card = game.board.hands[move.target][meaning.position - 1]
        read += 1
        kept += game.state.faces[card] in meaning.faces
        # A third player sees the card that the clue is about.
        third = Seat(3 - seat - move.target)
        watched = meaning_of_last_move(game.view(third))
        if watched is not None and watched.position is not None:
            assert watched.faces == (
                game.state.faces[game.board.hands[move.target][watched.position - 1]],
            )
    assert read >= 5
    assert kept >= 0.9 * read


def test_a_play_is_explained_by_the_clue_that_promised_it():
    meanings = set()
    for game in (*friends_game("meaning"), *friends_game("more meaning")):
        seat, move = game.moves[-1]
        if isinstance(move, Play):
            for asker in map(Seat, range(3)):
                if asker != seat:
                    meaning = meaning_of_last_move(game.view(asker))
                    meanings.add(meaning.meaning)
                    if meaning.meaning is Meaning.PROMISED:
                        assert meaning.player != seat
    assert {Meaning.PROMISED, Meaning.KNOWN} <= meanings


def test_before_the_first_move_nothing_has_a_meaning():
    game = Game.deal(RULES, 3, seed_from_words("meaning"), Seat(0))
    assert meaning_of_last_move(game.view(Seat(1))) is None
