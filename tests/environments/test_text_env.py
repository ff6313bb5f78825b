"""Games in sentences: texts in every language, moves in notation, refusals with reasons."""

import copy
import pickle
import re
from random import Random

import pytest

from tamaya.environments.game_names import GameSpec
from tamaya.environments.text_env import TextEnv, move_in
from tamaya.i18n import Language
from tamaya.notation import replay_record
from tamaya.rules.hanabi import EDITIONS, Seat, compose
from tamaya.testing.game_choices import every_choice
from tamaya.testing.hanabi_random_games import play_randomly
from tamaya.testing.indistinguishable_games import other_world

OPTION = re.compile(r"^(\S+) – ", re.MULTILINE)


def play_to_the_end(env: TextEnv, text: str, chance: Random) -> tuple[str, float]:
    """Answer with random moves that stand in the text; the last text and the sum of rewards."""
    total, is_over = 0.0, False
    while not is_over:
        text, reward, is_over, truncated, info = env.step(chance.choice(OPTION.findall(text)))
        total += reward
        assert not truncated
        assert not info["refused"]
    return text, total


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(
    "name", ["standard-2p", "deluxe-black-powder-flamboyants-3p", "czech-avalanche-5p"]
)
def test_a_game_is_played_with_what_the_texts_say(name, language):
    env = TextEnv(name, language=language, players=["random"])
    text, info = env.reset(seed="sentences")
    last, total = play_to_the_end(env, text, Random(1))
    assert total == env.game_played.score(env.game, Seat(0)) - info["score"]
    assert not OPTION.findall(last)
    replayed = replay_record(env.game_played.record(env.game, env.names))
    assert replayed.refusal is None
    assert replayed.game.outcome == env.game.outcome


@pytest.mark.parametrize("name", ["ikebana-2p", "ikebana-final-bouquet-4p"])
def test_ikebana_has_sentences_too(name):
    env = TextEnv(name, seat=1, players=["easy"])
    text, _ = env.reset(seed=5)
    assert text.startswith("# Ikebana")
    last, total = play_to_the_end(env, text, Random(2))
    assert total == env.game.board.points[1] - 6
    assert "wins with" in last or "share the victory" in last


def test_the_first_text_has_the_rules_the_seat_the_position_and_the_moves():
    settings = "suits=red+blue,values=2,hand=2,tokens=3"
    env = TextEnv("custom-2p", settings, players=[], help_level=2)
    text, info = env.reset(seed=2)
    assert text.startswith("# Hanabi: Custom game")
    for part in (
        "## Aim of the game",
        "At the table, clockwise: Anna and Bob. Anna starts.",
        "You are Anna, seat a.",
        "Clue tokens: 3 of 3. Errors: 0 of 3. Deck: 4. Score: 0 of 4.",
        "Fireworks: red not started and blue not started.",
        "Your hand (Anna): 1. [1] unknown; 2. [0] unknown",
        "p1 – play your card 1",
    ):
        assert part in text
    assert info == {"seat": 0, "score": 0, "refused": ""}


def test_later_texts_tell_each_seat_only_what_is_new():
    env = TextEnv("standard-3p", players=[])
    env.reset(seed=3)
    for move in ("b:1", "a:1", "a:2"):
        text, *_ = env.step(move if move in env.legal_moves else env.legal_moves[0])
    assert "## " not in text
    assert text.splitlines()[0].startswith("1. Anna ")
    assert text.splitlines()[2].startswith("3. Cecil ")
    text, *_ = env.step(env.legal_moves[0])
    assert text.splitlines()[0].startswith("2. Bob ")
    assert env.prompt().count("\n2. Bob ") == 1


def test_an_illegal_or_unreadable_answer_is_refused_with_its_reason_and_changes_nothing():
    env = TextEnv("standard-2p")
    env.reset(seed=1)
    before = env.game
    for answer, reason, said in (
        ("d4", "tokens-full", "You can’t discard while all clue tokens are available."),
        ("p99", "not-in-your-hand", "This card is not in your hand."),
        ("a:1", "clue-to-yourself", "You can’t give yourself a clue."),
        ("I pass.", "unreadable-move", "“I pass” is not a move."),
        ("", "unreadable-move", "“” is not a move."),
        ("b=9.8.7.6.5", "not-your-whole-hand", "must contain each card of your hand once."),
    ):
        text, reward, is_over, _, info = env.step(answer)
        assert (reward, is_over, info["refused"]) == (0, False, reason)
        assert text.startswith("Your move was not made. ")
        assert said in text.splitlines()[0]
        assert OPTION.findall(text) == list(env.legal_moves)
    assert env.game is before


def test_the_move_is_the_last_line_of_an_answer_without_its_decoration():
    for answer in ("p4", " `p4`\n", "Bob may have the 5.\n\n**p4**.", "p4 – play your card 1"):
        assert move_in(answer) == "p4"


def test_help_levels_say_more_and_more_about_a_hand():
    texts = []
    for level in (0, 1, 2):
        env = TextEnv("standard-2p", players=[], help_level=level)
        text, _ = env.reset(seed=1)
        clue = next(move for move in OPTION.findall(text) if re.fullmatch("b:[0-9]", move))
        text = env.step(clue)[0]
        texts.append(next(line for line in text.splitlines() if line.startswith("Your hand")))
    assert texts[0].count("hidden") == 5
    assert "unknown" in texts[1]
    assert len(set(texts)) == 3


def test_a_game_can_be_copied_and_pickled_in_the_middle():
    env = TextEnv("standard-2p")
    env.reset(seed=8)
    env.step("p0")
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    shown = env.step("p1")
    assert [other.step("p1") for other in others] == [shown] * 2


def test_the_same_seed_tells_the_same_game():
    texts = [TextEnv("standard-3p", seat=None, first_seat=None).reset(seed=6) for _ in range(2)]
    assert texts[0] == texts[1]
    assert TextEnv("standard-3p").reset()[0] != TextEnv("standard-3p").reset()[0]


def test_wrong_arguments_raise():
    for make, text in (
        (lambda: TextEnv("chess-2p"), "unknown game"),
        (lambda: TextEnv("ikebana-2p", "tokens=3"), "change a game of Hanabi"),
        (lambda: TextEnv(language="de"), "unknown language 'de': choose en, fr, cs"),
        (lambda: TextEnv(help_level=5), "help_level"),
        (lambda: TextEnv(players=["florist"]), "unknown player 'florist'"),
        (lambda: TextEnv("ikebana-2p"), "unknown player 'careful'"),
        (lambda: TextEnv(seat=2), "seat"),
    ):
        with pytest.raises(ValueError, match=text):
            make()
    with pytest.raises(RuntimeError, match="call reset first"):
        TextEnv().step("p0")
    env = TextEnv()
    env.reset()
    with pytest.raises(TypeError, match="answer"):
        env.step(4)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_text_says_nothing_that_its_seat_may_not_know(edition):
    chance = Random(edition)
    compared = 0
    choices = [choice for choice in every_choice() if choice.edition == edition]
    for language, choice in zip(
        Language, chance.sample(choices, min(3, len(choices))), strict=False
    ):
        for level in (0, 4):
            players = chance.randint(2, 5)
            env = TextEnv(
                GameSpec(compose(choice), players), language=language, help_level=level, players=[]
            )
            env.reset(seed=f"{choice} {players}")
            for game in chance.sample(play_randomly(env.game, chance, 0.9), 3):
                compared += sum(
                    looks_the_same(env, game, Seat(seat), chance) for seat in range(players)
                )
    assert compared > 3


def looks_the_same(env: TextEnv, game, seat: Seat, chance: Random) -> bool:
    """Compare what a seat is shown with what it would be shown if its hidden cards were others."""
    setup = other_world(game, seat, chance)
    if setup is None:
        return False
    other = type(game).begin(setup)
    for made in game.moves:
        other = other.make(made.move, made.seat)
    assert other.state != game.state or not game.state.deck
    texts = []
    for world in (game, other):
        env._game, env._agent = world, seat
        # Answers that the seat could give are refused for the same reasons.
        shown = [env.prompt()]
        for move in ("p0", "d3", "a:1", "b:red", "n", "t0"):
            try:
                world.make(move, seat)
            except ValueError as refused:
                shown.append(str(refused))
        texts.append(shown)
    assert texts[0] == texts[1]
    return True
