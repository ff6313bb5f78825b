"""A seed mixed by the server and the players is recorded with all its parts."""

import json
from dataclasses import replace

import pytest

from tamaya.cli.main import main
from tamaya.notation import (
    MixedSeed,
    NotationRefusal,
    hanabi_record_of,
    ikebana_record_of,
    is_fair,
    read_record,
    write_record,
)
from tamaya.rules import hanabi, ikebana
from tamaya.rules.seed_and_shuffle import commitment, mix_seeds, parse_seed, seed_text
from tamaya.rules.shared_types import Refused

SECRET = parse_seed("5e" * 32)
OTHER = parse_seed("07" * 32)
PARTS = ("00" * 16, "1f" * 16)
MIXED = MixedSeed(SECRET, PARTS)

HANABI = replace(
    hanabi_record_of(
        hanabi.Game.deal(hanabi.compose(hanabi.Choice()), 2, MIXED.seed),
        ("Alice", "Bob"),
        hanabi.Choice(),
    ),
    commitment=commitment(SECRET),
    mixed_seed=MIXED,
)
IKEBANA = replace(
    ikebana_record_of(ikebana.Game.deal(ikebana.compose(), 2, MIXED.seed), ("Alice", "Bob")),
    commitment=commitment(SECRET),
    mixed_seed=MIXED,
)
RECORDS = {"hanabi": (HANABI, is_fair), "ikebana": (IKEBANA, is_fair)}


@pytest.fixture(params=RECORDS)
def recorded(request):
    """A record of each game."""
    return RECORDS[request.param]


def test_a_record_keeps_all_parts_of_its_seed(recorded):
    record, _ = recorded
    line = write_record(record)
    assert read_record(line) == record
    fields = json.loads(line)
    assert fields["seed"] == seed_text(SECRET)
    assert fields["contributions"] == list(PARTS)
    assert fields["commitment"] == commitment(SECRET)


def test_the_game_is_dealt_from_the_mixed_seed(recorded):
    record, _ = recorded
    assert read_record(write_record(record)).seed == mix_seeds(SECRET, PARTS)


def test_a_deal_is_fair_if_all_parts_match(recorded):
    record, fair = recorded
    assert fair(record) is True
    assert fair(replace(record, commitment=None)) is True
    assert fair(replace(record, commitment=commitment(OTHER))) is False
    # The server commits to its own part, because it cannot know the whole seed.
    assert fair(replace(record, commitment=commitment(MIXED.seed))) is False
    assert fair(replace(record, mixed_seed=MixedSeed(OTHER, PARTS), commitment=None)) is False
    assert fair(replace(record, mixed_seed=MixedSeed(SECRET, PARTS[::-1]))) is False


@pytest.mark.parametrize("changed", ["contributions", "seed", "order", "left out"])
def test_a_file_with_a_changed_part_is_not_fair(recorded, changed, tmp_path, capsys):
    record, _ = recorded
    fields = json.loads(write_record(record))
    path = tmp_path / "game.json"
    path.write_text(json.dumps(fields))
    assert main(["verify", str(path)]) == 0
    assert json.loads(capsys.readouterr().out)["fair"] is True
    match changed:
        case "contributions":
            fields["contributions"][0] = "22" * 16
        case "seed":
            fields["seed"] = seed_text(OTHER)
            fields["commitment"] = commitment(OTHER)
        case "order":
            fields["contributions"].reverse()
        case "left out":
            del fields["contributions"]
    path.write_text(json.dumps(fields))
    assert main(["verify", str(path)]) == 0
    assert json.loads(capsys.readouterr().out)["fair"] is False


WRONG = {
    "of the wrong kind": (5, NotationRefusal.FIELD_OF_WRONG_KIND, "contributions"),
    "a number among them": (
        ["00" * 16, 5],
        NotationRefusal.FIELD_OF_WRONG_KIND,
        "contributions[1]",
    ),
    "too short": (["00" * 16, "00"], NotationRefusal.FIELD_UNREADABLE, "contributions[1]"),
    "no hexadecimal digits": (["xy" * 16], NotationRefusal.FIELD_UNREADABLE, "contributions[0]"),
    "more than there are seats": (
        ["00" * 16] * 6,
        NotationRefusal.FIELD_OUT_OF_BOUNDS,
        "contributions",
    ),
}


@pytest.mark.parametrize("fault", WRONG)
def test_an_invalid_contribution_is_named(recorded, fault):
    value, reason, field = WRONG[fault]
    fields = {**json.loads(write_record(recorded[0])), "contributions": value}
    with pytest.raises(Refused) as refused:
        read_record(json.dumps(fields))
    assert (refused.value.reason, refused.value.details["field"]) == (reason, field)


def test_contributions_without_a_seed_are_refused(recorded):
    fields = json.loads(write_record(recorded[0]))
    del fields["seed"]
    with pytest.raises(Refused) as refused:
        read_record(json.dumps(fields))
    assert refused.value.reason is NotationRefusal.FIELD_UNKNOWN
    assert refused.value.details == {"field": "contributions"}
