"""``tamaya verify`` checks every game, whatever is wrong with the one before."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tamaya.cli.main import main
from tamaya.notation import hanabi_record_of, write_record
from tamaya.notation.strict_json import MOST_BYTES
from tamaya.rules.hanabi import Choice, Game, compose, seed_from_words

KEYS = ["id", "legal", "at", "reason", "turns", "score", "points", "outcome", "fair"]

RULES = {"edition": "custom", "set": {"hand": "2", "suits": "red:111+blue:111", "errors": "1"}}
DECK = ["r1", "b1", "r2", "b2", "r3", "b3"]
FINISHED = ["a:red", "p0", "b=3!.2", "p2", "p1", "p3"]


def native(*moves: str, **fields: object) -> str:
    game = {
        "tamaya": 1,
        "game": "hanabi",
        "rules_version": 1,
        "rules": RULES,
        "players": ["Alice", "Bob"],
        "first": 1,
        "deck": DECK,
        "moves": [*moves],
        **fields,
    }
    return json.dumps(game)


def live(**fields: object) -> str:
    deck = [
        {"suitIndex": suit, "rank": rank}
        for suit in range(5)
        for rank in (1, 1, 1, 2, 2, 3, 3, 4, 4, 5)
    ]
    actions = [{"type": 0, "target": 0}, {"type": 3, "target": 0, "value": 1}]
    return json.dumps({"players": ["a", "b"], "deck": deck, "actions": actions, **fields})


@pytest.fixture
def verify(capsys, tmp_path):
    """The exit status and the finding for each game, for files with these contents."""

    def run(*contents: str | bytes) -> tuple[int, list[dict[str, object]]]:
        names = []
        for number, content in enumerate(contents):
            path = tmp_path / f"{number}.json"
            path.write_bytes(content if isinstance(content, bytes) else content.encode())
            names.append(str(path))
        status = main(["verify", *names])
        output = capsys.readouterr()
        assert output.err == ""
        return status, [json.loads(line) for line in output.out.splitlines()]

    return run


def test_a_finished_game_has_its_score(verify):
    status, (finding,) = verify(native(*FINISHED, id="first"))
    assert status == 0
    assert list(finding) == KEYS
    assert finding == {
        "id": "first",
        "legal": True,
        "at": None,
        "reason": None,
        "turns": 5,
        "score": 4,
        "points": 4,
        "outcome": "finished",
        "fair": None,
    }


def test_a_record_that_stops_early_is_unfinished(verify):
    status, (finding,) = verify(native("a:red", "p0"))
    assert status == 0
    assert (finding["outcome"], finding["turns"], finding["score"]) == ("unfinished", 2, 1)


def test_a_lost_game_has_points_but_no_score(verify):
    status, (finding,) = verify(native("a:red", "p0", "p3"))
    assert status == 0
    assert (finding["outcome"], finding["score"], finding["points"]) == ("lost", 0, 1)


def test_an_illegal_move_has_its_place_and_its_reason(verify):
    status, (finding,) = verify(native("a:red", "p0", "d9", "p2"))
    assert status == 1
    assert (finding["legal"], finding["at"], finding["reason"]) == (False, 2, "not-in-your-hand")
    assert (finding["turns"], finding["points"], finding["outcome"]) == (2, 1, "unfinished")


def test_a_move_after_the_end_is_illegal(verify):
    status, (finding,) = verify(native(*FINISHED, "p4"))
    assert status == 1
    assert (finding["at"], finding["reason"], finding["outcome"]) == (6, "game-over", "finished")


def test_a_won_game_is_won(verify):
    rules = {"edition": "custom", "set": {"hand": "1", "suits": "red:111"}}
    status, (finding,) = verify(
        native("p0", "p1", "p2", rules=rules, deck=["r1", "r2", "r3"], first=0)
    )
    assert status == 0
    assert (finding["outcome"], finding["turns"], finding["score"]) == ("won", 3, 3)


def test_a_game_of_hanab_live_has_its_id(verify):
    status, (number, word) = verify(live(id=17), live(id="x"))
    assert status == 0
    assert (number["id"], number["points"], number["outcome"]) == (17, 1, "unfinished")
    assert word["id"] == "x"


def test_a_refused_game_has_its_id(verify):
    status, findings = verify(live(id=17, options={"variant": "Zebra"}), native(id=5, deck=[]))
    assert status == 1
    assert [
        (finding["id"], finding["legal"], finding["at"], finding["reason"]) for finding in findings
    ] == [
        (17, False, None, "unknown-variant"),
        (5, False, None, "wrong-deck"),
    ]


def test_an_invalid_id_is_left_out(verify):
    for odd in ([], True, "i" * 65, None):
        _, (finding,) = verify(live(id=odd, deck=[]))
        assert finding["id"] is None


def test_both_formats_can_be_mixed_line_by_line(verify):
    lines = [native(*FINISHED, id=1), "", live(id=2), "{broken", native("p9", id=4), live(id=5)]
    for newline in ("\n", "\r\n"):
        status, findings = verify(newline.join(lines))
        assert status == 1
        assert [finding["id"] for finding in findings] == [1, 2, None, 4, 5]
        assert [finding["legal"] for finding in findings] == [True, True, False, False, True]


def test_the_first_line_can_be_broken(verify):
    _, findings = verify("\n".join(["{broken", native(id=1), live(id=2)]))
    assert [finding["reason"] for finding in findings] == ["not-json", None, None]


def test_one_game_can_have_many_lines(verify):
    pretty = json.dumps(json.loads(native(*FINISHED, id="pretty")), indent=2)
    status, (finding,) = verify(pretty)
    assert (status, finding["id"], finding["outcome"]) == (0, "pretty", "finished")


def test_a_byte_order_mark_is_ignored(verify):
    game = native(*FINISHED)
    pretty = json.dumps(json.loads(game), indent=2)
    status, findings = verify(f"\ufeff{game}", f"\ufeff\n{game}", f"\ufeff\r\n\r\n{pretty}")
    assert (status, [finding["legal"] for finding in findings]) == (0, [True] * 3)


def test_a_line_that_is_too_long_does_not_stop_the_others(verify):
    long = json.dumps({"players": "x" * MOST_BYTES})
    _, findings = verify("\n".join([native(id=1), long, long * 2, native(id=2)]))
    assert [finding["reason"] for finding in findings] == [None, "too-long", "too-long", None]
    _, findings = verify("\n".join([long, native(id=2)]))
    assert [finding["reason"] for finding in findings] == ["too-long", None]


def test_a_file_without_a_game_is_reported_and_the_next_is_read(verify):
    junk = [
        b"",
        b" \r\n\n",
        b"\xef\xbb\xbf",
        b"\x00\xff\xfe" * 100,
        b"\xff\xfe{\x00}\x00",
        b"hello",
        b"[]",
        b"{}\n",
        b"[" * 100_000,
        b"{\n\n",
    ]
    status, findings = verify(*junk, native(*FINISHED))
    assert status == 1
    assert [finding["reason"] for finding in findings] == [
        "no-game-in-file",
        "no-game-in-file",
        "no-game-in-file",
        "not-utf8",
        "not-utf8",
        "not-json",
        "unknown-format",
        "unknown-format",
        "too-deep",
        "not-json",
        None,
    ]


def test_an_unreadable_file_is_reported_and_the_next_is_read(capsys, tmp_path):
    (tmp_path / "game").write_text(native(*FINISHED))
    names = [tmp_path / "missing", tmp_path, tmp_path / "game"]
    status = main(["verify", *map(str, names), "nul\0byte"])
    findings = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert status == 1
    assert [finding["reason"] for finding in findings] == [
        "unreadable-file",
        "unreadable-file",
        None,
        "unreadable-file",
    ]


def test_a_dash_reads_standard_input(capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(native(id="in").encode())))
    assert main(["verify", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["id"] == "in"


def test_a_missing_standard_input_has_no_game(capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["verify", "-"]) == 1
    assert json.loads(capsys.readouterr().out)["reason"] == "no-game-in-file"


def test_a_deal_is_fair_if_its_seed_gives_it(verify):
    game = Game.deal(compose(Choice()), 2, seed_from_words("fair"))
    line = write_record(hanabi_record_of(game, ("a", "b"), Choice()))
    other = json.loads(line)
    other["deck"].reverse()
    promised = json.loads(line)
    promised["commitment"] = "0" * 64
    committed = json.loads(line)
    del committed["seed"]
    status, findings = verify(line, *map(json.dumps, (other, promised, committed)))
    assert status == 0
    assert [finding["fair"] for finding in findings] == [True, False, False, None]


def test_a_closed_pipe_ends_it_quietly(tmp_path):
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join([native(*FINISHED)] * 3000))
    program = "import sys; from tamaya.cli.main import main; sys.exit(main(sys.argv[1:]))"
    with subprocess.Popen(
        [sys.executable, "-c", program, "verify", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2] / "src")},
    ) as running:
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
