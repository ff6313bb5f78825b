"""The table line by line: sentences out, typed commands in."""

import asyncio
import os
import re
import signal
import sys

import pytest
from tests.terminal.tables import ENGLISH

from tamaya.i18n import Language, catalogue
from tamaya.table.options import Options
from tamaya.terminal.bot_pace import Pace
from tamaya.terminal.connection.local_server import Bot, Person, open_local_server
from tamaya.terminal.hot_seat import HotSeat
from tamaya.terminal.line_interface import PROMPT, PlainTable

TIMEOUT_SECONDS = 120


class Typist:
    """A person who answers what is written with a function of it."""

    def __init__(self, answer):
        self.written = ""
        self.answer = answer

    def write(self, text):
        self.written += text

    async def next(self):
        return self.answer(self.written)


async def play(seats, answer, texts=ENGLISH, words="plain", **options):
    """Play a game: everything written, and whether the game came to its end."""
    typist = Typist(answer)
    async with (
        asyncio.timeout(TIMEOUT_SECONDS),
        open_local_server("memory:", Pace(0)) as server,
    ):
        connections = await server.begin(Options(**options), seats, words)
        table = PlainTable(HotSeat(connections, texts), typist, typist.write, texts)
        is_over = await table.run()
    return typist.written, is_over


def any_move(written):
    """List the moves, then make the last of them; press Enter at a covered screen."""
    last = written.rpartition(PROMPT)[0]
    asked = last.rpartition(PROMPT)[2]
    if "Press Enter" in asked:
        return ""
    found = re.search(r"legal moves: (.*)\Z", asked, re.DOTALL)
    return found[1].split()[-1] if found else "moves"


@pytest.mark.parametrize(("game", "bot"), [("hanabi", "careful"), ("ikebana", "greedy")])
async def test_a_whole_game_with_bots_is_played_line_by_line(game, bot):
    seats = [Person("Ann"), Bot(bot), Bot(bot)]
    written, is_over = await play(seats, any_move, game=game, help_level=2)
    assert is_over
    assert "Your turn" in written
    ending = r"The game (ends with|is won|is lost)|wins with|share the victory"
    assert re.search(ending, " ".join(written.split()))
    # No control characters.
    assert re.search(r"[\x00-\x09\x0b-\x1f\x7f]", written) is None
    assert max(map(len, written.splitlines())) <= 82


async def test_each_of_two_people_is_called_before_their_hand_is_shown():
    seats = [Person("Ann"), Person("Bob")]
    written, is_over = await play(seats, any_move, edition="standard")
    assert is_over
    covers = [written.index(f"{name}, it’s your turn.") for name in ("Ann", "Bob")]
    hands = [written.index(f"Your hand ({name}):") for name in ("Ann", "Bob")]
    for cover, hand in zip(covers, hands, strict=True):
        assert cover < hand


@pytest.mark.parametrize("language", Language)
async def test_a_mistake_is_answered_by_a_sentence_and_a_new_prompt(language):
    texts = catalogue(language)
    wrong = ["", "frobnicate", "play 99", "take r9", "p999", "clue nobody red", "leave"]
    script = iter(wrong)
    written, is_over = await play(
        [Person("Ann"), Person("Bob")], lambda w: answer_cover(w, script, texts), texts=texts
    )
    assert not is_over
    assert written.count(PROMPT) == len(wrong) + 1


def answer_cover(written, script, texts):
    is_cover = written.removesuffix(PROMPT).rstrip().endswith(texts.format("terminal-cover-key"))
    return "" if is_cover else next(script)


@pytest.mark.parametrize("language", Language)
async def test_help_rules_state_and_moves_can_be_typed(language):
    texts = catalogue(language)
    commands = [texts.format(f"terminal-word-{word}").split()[0]
             for word in ("help", "rules", "look", "moves", "leave")]  # fmt: skip
    script = iter(commands)
    written, _ = await play(
        [Person("Ann"), Person("Bob")], lambda w: answer_cover(w, script, texts), texts=texts
    )
    assert texts.format("terminal-words-title") in written
    assert texts.format("rules-goal-title") in written
    assert max(map(len, written.splitlines())) <= 82


async def test_a_card_set_apart_is_described_as_such():
    script = iter(["apart 2", "leave"])
    written, _ = await play(
        [Person("Ann"), Person("Bob")], lambda w: answer_cover(w, script, ENGLISH)
    )
    assert "2. hidden, set apart; 3. hidden" in " ".join(written.split())


async def test_the_end_of_the_input_leaves_the_game_unfinished():
    _, is_over = await play([Person("Ann"), Bot("careful")], lambda _: None)
    assert not is_over


def program(*words, home):
    environment = {**os.environ, "HOME": str(home), "LC_ALL": "C.UTF-8", "USER": "ann"}
    environment.pop("XDG_DATA_HOME", None)
    return asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "tamaya", "play", *words),
        env=environment,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )


async def pipe(*words, home, typed):
    """The output of the program for these lines, and its exit status."""
    process = await program(*words, home=home)
    async with asyncio.timeout(TIMEOUT_SECONDS):
        written, _ = await process.communicate(typed.encode())
    return written.decode(), process.returncode


async def test_a_piped_game_is_left_and_resumed_to_its_end(tmp_path):
    words = ("--seed=pipes", "--seats=you,careful")
    written, status = await pipe(*words, home=tmp_path, typed="discard 1\nclue 1\n")
    assert status == 0
    assert written.endswith("The game is saved. To continue, run “tamaya play --resume”.\n")
    before = [line for line in written.splitlines() if line.startswith(("ann ", "Aki "))]
    assert before
    # Playing every time makes errors until the game is over.
    written, status = await pipe("--resume", home=tmp_path, typed="play 1\n" * 40)
    assert status == 0
    assert before[0] in written
    assert "The game is lost" in written or "The game ends" in written
    written, status = await pipe("--resume", home=tmp_path, typed="")
    assert status == 1
    assert "There is no game to resume." in written


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT can be sent to one process")
async def test_an_interrupt_keeps_the_game_without_a_traceback(tmp_path):
    process = await program("--seats=you,careful", "--plain", home=tmp_path)
    async with asyncio.timeout(TIMEOUT_SECONDS):
        await process.stdout.readuntil(b"\n> ")
        process.send_signal(signal.SIGINT)
        rest = await process.stdout.read()
        assert await process.wait() == 0
    assert "The game is saved." in rest.decode()
    assert "Traceback" not in rest.decode()


async def test_bots_are_watched_to_the_end_without_input(tmp_path):
    words = ("--watch-bots=careful,careful", "--seed=1")
    written, status = await pipe(*words, home=tmp_path, typed="")
    assert status == 0
    assert "Emi tells Aki" in written or "Aki tells Emi" in written
    assert re.search(r"The game (ends with|is won|is lost)", " ".join(written.split()))
    assert not list(tmp_path.rglob("*.db"))
