"""Let scripts that read nothing but the texts play whole games of the text environment.

./tamaya benchmark text_answers [--games N] [--write]

They stand in for language models: each gets the text of its seat and answers with a line. All seats
are played by the same script. The same seeds give the same figures on any machine. ``--write``
updates the table in docs/reference/environments.md.
"""

import argparse
import re
import statistics
import sys
from collections.abc import Callable, Sequence
from random import Random

from _report import CHECKOUT, versions, write_between

from tamaya.environments.text_env import TextEnv

PAGE = CHECKOUT / "docs" / "reference" / "environments.md"
COMMAND = "./tamaya benchmark text_answers --write"
GAMES = ("standard-2p", "standard-4p")
OPTION = re.compile(r"^(\S+) – (.*)$", re.MULTILINE)
CARD = re.compile(r"\d+\. \[(\d+)\] (.*)")

Answerer = Callable[[str, Random], str]


def first_of_list(text: str, _: Random) -> str:
    """Answer with the first move of the list."""
    return moves_in(text)[0][0]


def any_of_list(text: str, chance: Random) -> str:
    """Answer with any move of the list."""
    return chance.choice(moves_in(text))[0]


def cautious(text: str, chance: Random) -> str:
    """Play what the text says is certain to fit, else give a clue, else discard the oldest card."""
    moves = [move for move, _ in moves_in(text)]
    playable = playable_faces(text)
    suits = [face.partition(" ")[0] for face in playable]
    for number, known in hand_in(text):
        faces = possible_faces(known, suits)
        if faces and faces <= playable and f"p{number}" in moves:
            return f"p{number}"
    clues = [
        (touching(meaning, text, playable), chance.random(), move)
        for move, meaning in moves_in(text)
        if ":" in move
    ]
    useful = max(clues, default=(0, 0.0, ""))
    if useful[0]:
        return useful[2]
    discards = sorted(
        (move for move in moves if re.fullmatch(r"d\d+", move)), key=lambda move: int(move[1:])
    )
    return discards[0] if discards else useful[2] or moves[0]


def moves_in(text: str) -> list[tuple[str, str]]:
    """The legal moves of a text with their meanings."""
    return [(found[1], found[2]) for found in OPTION.finditer(text)]


def playable_faces(text: str) -> set[str]:
    """The faces that fit now, read from the line of the fireworks."""
    line = re.findall(r"^Fireworks: (.*)\.$", text, re.MULTILINE)[-1]
    found = set()
    for part in re.split(", | and ", line):
        suit, _, rest = part.partition(" ")
        if suit == "black":
            found.add("black 5" if rest == "not started" else f"black {int(rest) - 1}")
        else:
            found.add(f"{suit} 1" if rest == "not started" else f"{suit} {int(rest) + 1}")
    return found


def hand_in(text: str) -> list[tuple[str, str]]:
    """The number of each own card, and what is known of it."""
    line = re.findall(r"^Your hand \(\w+\): (.*)$", text, re.MULTILINE)[-1]
    return [(found[1], found[2]) for part in line.split("; ") if (found := CARD.match(part))]


def possible_faces(known: str, suits: list[str]) -> set[str]:
    """The faces that a card can have by what the text says of it; none where that is too much."""
    words = re.findall(
        r"[a-z]+ \d|[a-z]+|\d", known.partition(", but not")[0].replace(" or ", ", ")
    )
    faces = {word for word in words if " " in word}
    if faces or "unknown" in words or "hidden" in words:
        return faces
    values = [word for word in words if word.isdigit()] or list("12345")
    named = [word for word in words if word in suits] or suits
    return {f"{suit} {value}" for suit in named for value in values}


def touching(meaning: str, text: str, playable: set[str]) -> int:
    """How many cards a clue points at that fit now and whose holder does not know them yet."""
    name, _, clue = meaning.removeprefix("tell ").partition(": ")
    line = re.findall(rf"^{name}: (1\. .*)$", text, re.MULTILINE)[-1]
    positions = {int(number) for number in re.findall(r"\d+", clue.partition(" are ")[0])}
    if " is " in clue:
        positions = {int(number) for number in re.findall(r"card (\d+) is", clue)}
    useful = 0
    for place, part in enumerate(line.split("; "), 1):
        face, _, known = part.partition("] ")[2].partition(" (")
        useful += place in positions and face in playable and known.rstrip(")") != face
    return useful


ANSWERERS: dict[str, Answerer] = {
    "the first move of the list": first_of_list,
    "any move of the list": any_of_list,
    "a cautious reader": cautious,
}


def play(name: str, answer: Answerer, help_level: int, games: int) -> tuple[list[int], int]:
    """Play games with the same script in all seats; their scores, and the answers refused."""
    env = TextEnv(name, players=[], help_level=help_level)
    found, refused = [], 0
    for number in range(games):
        chance = Random(f"{name} {number}")
        text, info = env.reset(seed=f"text {number}")
        is_over = False
        while not is_over:
            text, _, is_over, _, info = env.step(answer(text, chance))
            refused += bool(info["refused"])
        found.append(info["score"])
    return found, refused


def table(games: int) -> str:
    """Play everything, and format the results as a table with versions and command."""
    titles = "answers | game | deductions | games | mean score | answers refused"
    lines = [f"| {titles} |", "|" + "---|" * (titles.count("|") + 1)]
    for script, answer in ANSWERERS.items():
        for name in GAMES:
            for level in (2, 4) if answer is cautious else (4,):
                found, refused = play(name, answer, level, games)
                error = statistics.stdev(found) / len(found) ** 0.5
                worked_out = "exact" if level == 4 else "clues only"
                mean = f"{statistics.mean(found):.2f} ± {error:.2f}"
                row = (script, f"`{name}`", worked_out, f"{games:,}", mean, str(refused))
                lines.append(f"| {' | '.join(row)} |")
                print(lines[-1], flush=True)
    return "\n".join((*lines, "", f"- versions: {versions()}", f"- command: `{COMMAND}`"))


def main(words: Sequence[str] | None = None) -> int:
    """Play, print, and update the page if asked."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--games", type=int, default=25)
    parser.add_argument("--write", action="store_true", help=f"update {PAGE.name}")
    chosen = parser.parse_args(words)
    written = table(chosen.games)
    if chosen.write:
        write_between(PAGE, "text answers", written)
    return 0


if __name__ == "__main__":
    sys.exit(main())
