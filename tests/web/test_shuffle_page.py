"""The program on the page about the shuffle checks games of the server, and finds tampering."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.web.test_replay_api import end_game, two_at_a_table

from tamaya.notation import hanabi_record_of, write_record
from tamaya.notation.seed_from_contributions import MixedSeed
from tamaya.rules import hanabi
from tamaya.rules.hanabi import Choice, parse_settings
from tamaya.rules.hanabi.game_choice import every_choice
from tamaya.rules.seed_and_shuffle import commitment, parse_seed

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "shuffle.md"
(PROGRAM,) = re.findall(r"^```py\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
ORDERS = {"first-box": "rgybkm", "console": "wybrgm", "ikebana": "rgybkm"}
"""The suits of a game, as the page lists them."""
OTHERS = "wrbygmk"
MOST_LINES = 20
SECRET = parse_seed("5e" * 32)
PARTS = ("00" * 16, "1f" * 16)


def failed_checks(folder: Path, game: str, *words: str) -> list[str]:
    """Run the program as the page says; the checks that it calls wrong."""
    program, file = folder / "check_shuffle.py", folder / "game.json"
    program.write_text(PROGRAM, encoding="utf-8")
    file.write_text(game, encoding="utf-8")
    command = [sys.executable, "-I", str(program), str(file), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert not done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == 4
    return [line.removeprefix("False ") for line in lines if not line.startswith("True ")]


async def test_the_program_is_short():
    assert len([line for line in PROGRAM.splitlines() if line]) <= MOST_LINES


@pytest.mark.parametrize("game", ["hanabi", "ikebana"])
async def test_a_game_of_the_server_passes_and_a_tampered_one_fails(alice, bob, tmp_path, game):
    async with two_at_a_table(alice, bob, game=game) as (table, *wires):
        noted = (await wires[0].attach(table))["state"]["commitment"]
        await end_game(tuple(wires), table)
    record = (await alice.http.get(f"/api/tables/{table}/replay")).text
    suits = ORDERS.get(game, OTHERS)
    part = "0" * 32
    assert failed_checks(tmp_path, record, noted, part, suits) == []
    assert failed_checks(tmp_path, record, "0" * 64, part, suits) == ["commitment"]
    assert failed_checks(tmp_path, record, noted, "2" * 32, suits) == ["your part"]
    fields = json.loads(record)
    deck = fields["deck"]
    other = next(place for place, face in enumerate(deck) if face != deck[0])
    deck[0], deck[other] = deck[other], deck[0]
    assert failed_checks(tmp_path, json.dumps(fields), noted, part, suits) == ["deck"]
    fields = {**json.loads(record), "seed": "07" * 32}
    assert failed_checks(tmp_path, json.dumps(fields), noted, part, suits) == ["commitment", "deck"]


async def test_every_edition_passes(tmp_path, monkeypatch, capsys):
    program, file = compile(PROGRAM, "check_shuffle.py", "exec"), tmp_path / "game.json"
    mixed = MixedSeed(SECRET, PARTS)
    named = Choice("custom", ("black-powder",), parse_settings("suits=teal+red+white,values=3"))
    for choice in (*every_choice(), named):
        game = hanabi.Game.deal(hanabi.compose(choice), 2, mixed.seed)
        record = json.loads(write_record(hanabi_record_of(game, ("Alice", "Bob"), choice)))
        record |= {
            "seed": SECRET.secret.hex(),
            "contributions": PARTS,
            "commitment": commitment(SECRET),
        }
        file.write_text(json.dumps(record), encoding="utf-8")
        suits = "trwk" if choice is named else ORDERS.get(choice.edition, OTHERS)
        monkeypatch.setattr(sys, "argv", ["", str(file), commitment(SECRET), PARTS[0], suits])
        exec(program, {})
        assert capsys.readouterr().out.count("True") == 4, choice
