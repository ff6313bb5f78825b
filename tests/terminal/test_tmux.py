"""The program in a real terminal, started as a person starts it."""

import asyncio
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from uuid import uuid4

import pytest

from tamaya.rules.cards import SUIT_LETTERS
from tamaya.stores import open_store
from tamaya.table.table_state import initial_table
from tamaya.terminal.render.styled_rows import SHAPES

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed here"),
]

TIMEOUT_SECONDS = 90
GAME = ("--edition=deluxe", "--with=avalanche,black-powder,flamboyants", "--seed=tmux")
FIVE = "--seats=Ann,careful,careful,careful,careful"


class Terminal:
    """A terminal of this size in which one program runs."""

    def __init__(self, home: Path, width: int, height: int, *words: str) -> None:
        self._server = f"tamaya-{uuid4().hex}"
        program = [sys.executable, "-P", "-m", "tamaya", "play", *words]
        self._tmux(
            *("-f", "/dev/null", "new-session", "-d", "-x", str(width), "-y", str(height)),
            # The pane stays after the program has ended, so that its last output can be read.
            *("-e", f"HOME={home}", "-e", "LC_ALL=C.UTF-8", "-e", "COLORTERM=truecolor"),
            *("-e", f"XDG_DATA_HOME={home / 'data'}"),
            " ".join(f"'{word}'" for word in program) + "; echo [$?]; sleep 600",
        )

    def _tmux(self, *words: str) -> str:
        command = ["tmux", "-u", "-L", self._server, *words]
        environment = {**os.environ, "TMUX_TMPDIR": "/tmp"}
        for variable in ("TMUX", "COLUMNS", "LINES"):
            environment.pop(variable, None)
        done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
        return done.stdout

    def press(self, *keys: str) -> None:
        self._tmux("send-keys", *keys)

    @property
    def text(self) -> str:
        return self._tmux("capture-pane", "-p")

    def until(self, words: str) -> str:
        """The screen once these words are on it."""
        end = time.monotonic() + TIMEOUT_SECONDS
        while time.monotonic() < end:
            text = self.text
            if words in text:
                return text
            time.sleep(0.1)
        pytest.fail(f"{words!r} did not appear:\n{self.text}")

    def close(self) -> None:
        self._tmux("kill-server")


@pytest.fixture
def terminal(tmp_path):
    terminals = []

    def start(width, height, *words):
        terminals.append(Terminal(tmp_path, width, height, *words))
        return terminals[-1]

    yield start
    for each in terminals:
        each.close()


@pytest.mark.parametrize(("width", "height"), [(80, 24), (160, 50)])
def test_a_real_screen_cuts_nothing_off_and_hides_the_own_cards(terminal, width, height, tmp_path):
    shell = terminal(width, height, *GAME, FIVE, "--speed=0", "--help-level=3")
    text = shell.until("Your turn")
    seen = {}
    for _ in range(4):
        rows = text.rstrip("\n").split("\n")
        assert len(rows) <= height
        assert "Hanabi: Deluxe with Colour avalanche, Black powder and 5 Flamboyants" in text
        for shape in list(SHAPES.values())[:7]:
            assert shape in text
        for name in ("Ann", "Aki", "Emi", "Goro", "Suzu"):
            assert re.search(rf"[a-e] {name}\b", text)
        own = next(row for row in rows if re.search(r"[a-e] Ann", row))
        assert own.count("?") >= 4
        assert "leave" in rows[-1]
        assert "…" not in text
        turn = re.search(r"Turn (\d+)", text)[0]
        seen[int(turn.split()[1])] = text
        shell.press("d" if "d discard" in text else "p")
        shell.until("Esc")
        shell.press("1")
        end = time.monotonic() + TIMEOUT_SECONDS
        while time.monotonic() < end:
            text = shell.text
            if turn not in text and "Your turn" in text:
                break
            time.sleep(0.1)
    # A large screen has framed cards.
    assert ("╭" in text) is (width > 80)
    shell.press("q")
    shell.until("[0]")
    compared = 0
    for game in asyncio.run(game_states(tmp_path / "data" / "tamaya" / "terminal.db")):
        captured = seen.get(game.board.turn + 1)
        if captured is None or game.board.pending is not None:
            continue
        for number in game.board.hands[0]:
            word = card_word(game.state.faces[number])
            others = [
                card_word(game.state.faces[card]) for hand in game.board.hands[1:] for card in hand
            ]
            assert captured.count(word) == others.count(word)
            compared += 1
    assert compared >= 16


def card_word(face):
    return f"{SHAPES[face.suit]}{SUIT_LETTERS[face.suit].upper()}{face.value}"


async def game_states(path):
    """The one game in a file after every entry of its log."""
    store = await open_store(str(path))
    try:
        (summary,) = await store.all_tables()
        entries = await store.read(summary.table)
    finally:
        await store.close()
    tables = [initial_table(summary.table, entries[0])]
    for entry in entries[1:]:
        tables.append(tables[-1].after(entry))
    return [table.game for table in tables if table.game is not None]


def test_a_game_is_left_and_resumed_at_a_real_terminal(terminal):
    shell = terminal(80, 24, "--game=ikebana", "--seats=Ann,greedy", "--lang=cs", "--speed=0")
    shell.until("Jste na tahu")
    shell.press("d")
    shell.until("nechat si")
    shell.press("k")
    shell.until("Ann si nechává kartu")
    shell.press("q")
    text = shell.until("[0]")
    assert "Hra je uložená." in text
    again = terminal(80, 24, "--resume", "--speed=0")
    text = again.until("Your turn")
    assert "Ikebana" in text
    again.press("l")
    again.until("Ann keeps the")
    again.press("Escape")
    again.until("Your turn")
    again.press("C-c")
    assert "The game is saved." in again.until("[0]")


def test_bots_are_watched_at_a_real_terminal(terminal):
    shell = terminal(80, 24, "--watch-bots=careful,careful", "--speed=600", "--lang=fr")
    shell.until("plus vite")
    shell.press("+")
    shell.press("q")
    assert "Au revoir." in shell.until("[0]")
