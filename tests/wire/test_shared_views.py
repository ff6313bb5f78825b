"""Views share their parts, and no viewer gets another view for that."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import msgspec
import pytest
from tests.wire.played_tables import Reader, guest, play_game, random_steps

from tamaya.rules.hanabi import Clued
from tamaya.rules.hanabi.joint_deduction import deduce
from tamaya.rules.hanabi.knowledge import OpenKnowledge
from tamaya.rules.shared_types import Onlooker, Seat
from tamaya.table.options import Options
from tamaya.wire.codec import frame_bytes
from tamaya.wire.hanabi.view_builder import hanabi_view
from tamaya.wire.server_messages import NewEntry

DELUXE = Options(edition="deluxe", extensions=("avalanche", "black-powder", "flamboyants"), seats=4)
VIEWERS = (*map(Seat, range(4)), *Onlooker)


@pytest.mark.parametrize("help_level", range(5))
def test_a_shared_part_is_what_each_viewer_would_have_got_alone(help_level):
    chance = Random(help_level)
    for game in random_steps(DELUXE, Random(7), skill=0.97)[::4]:
        for viewer in chance.sample(VIEWERS, len(VIEWERS)):
            alone = replace(game, state=replace(game.state))
            assert hanabi_view(game, viewer, help_level) == hanabi_view(alone, viewer, help_level)


def test_what_two_seats_hide_from_each_other_is_deduced_once(monkeypatch):
    calls = []
    level_masks = OpenKnowledge.level_masks

    def counted(self, view, hidden, level):
        calls.append(hidden)
        return level_masks(self, view, hidden, level)

    monkeypatch.setattr(OpenKnowledge, "level_masks", counted)
    game = random_steps(DELUXE, Random(7))[0]
    for viewer in VIEWERS[:4]:
        hanabi_view(game, viewer, 4)
    # Four hands, and six pairs of them.
    assert len(calls) == len(set(calls)) == 10


def test_a_clue_changes_only_what_its_target_is_part_of():
    steps = random_steps(DELUXE, Random(7), skill=0.97)
    for before, after in pairwise(steps):
        if any(isinstance(event, Clued) for event in after.history[len(before.history) :]):
            break
    for game in (before, after):
        missed = deduce.cache_info().misses
        for viewer in VIEWERS[:4]:
            hanabi_view(game, viewer, 4)
    # The hand itself, and its pairs with the other three.
    assert deduce.cache_info().misses - missed <= 4


@pytest.mark.parametrize("options", [DELUXE, Options(game="ikebana", seats=2)])
def test_a_frame_is_the_message_as_json(options):
    reader = None
    for live, _ in play_game(options, Random(3)):
        reader = reader or Reader(live, guest(0))
        for message in reader.receive():
            if isinstance(message, NewEntry):
                assert frame_bytes(message) == msgspec.json.encode(message)
