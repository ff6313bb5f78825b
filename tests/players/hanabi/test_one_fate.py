"""The rules, the bots and the kernels of the compiled bots agree on the fate of every face."""

from random import Random

import numpy as np
import pytest
from hypothesis import given

from tamaya.engine.rule_tables import rule_tables_of
from tamaya.engine.state_conversion import row_of
from tamaya.players.hanabi.face_masks_by_fate import face_masks_of
from tamaya.players.hanabi.shared_kernels.board_facts import update_board
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    IRREPLACEABLE,
    MEMORY_WORDS,
    PLAYABLE,
    USELESS,
)
from tamaya.rules.hanabi import (
    Game,
    compose,
    face_fates,
    is_irreplaceable,
    is_playable,
    is_useless,
    seed_from_words,
)
from tamaya.testing import hypothesis_strategies
from tamaya.testing.game_choices import MAIN_CHOICES, choice_words
from tamaya.testing.hanabi_random_games import play_randomly


def check_fates(game: Game) -> None:
    board, rules = game.board, game.board.rules
    fates = face_fates(board)
    for mask, ask in zip(fates, (is_playable, is_useless, is_irreplaceable), strict=True):
        assert mask == sum(1 << index for index, face in enumerate(rules.faces) if ask(board, face))

    careful = face_masks_of(board)
    assert careful.useless == fates.useless

    # Without bonus tiles all bots agree.
    fates = face_fates(board, with_tiles=False)
    assert (careful.playable, careful.irreplaceable) == (fates.playable, fates.irreplaceable)
    tables = rule_tables_of(rules, board.players)
    memory = np.zeros(MEMORY_WORDS, np.int64)
    update_board(row_of(game.state, tables), tables, memory)
    assert (memory[PLAYABLE], memory[USELESS], memory[IRREPLACEABLE]) == fates


@pytest.mark.parametrize("choice", MAIN_CHOICES, ids=choice_words)
def test_rules_bots_and_kernels_agree_on_the_fate_of_every_face(choice):
    rules = compose(choice)
    for number in range(4):
        game = Game.deal(rules, 2 + number, seed_from_words(f"fate {number}"))
        for step in play_randomly(game, Random(number), skill=number / 4)[::3]:
            check_fates(step)


@given(hypothesis_strategies.whole_games())
def test_they_agree_under_any_rules(steps):
    for step in steps[::5]:
        check_fates(step)
