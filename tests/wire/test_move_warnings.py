"""A move has a warning exactly if the knowledge shown makes it a mistake."""

from collections import Counter
from random import Random

import pytest
from tests.wire.played_tables import random_steps

from tamaya.rules.hanabi import Level, is_irreplaceable, is_playable, is_useless
from tamaya.rules.hanabi.knowledge import knowledge
from tamaya.table.options import Options
from tamaya.wire.hanabi.view_builder import hanabi_view
from tamaya.wire.hanabi.view_types import LegalDiscard, LegalPlay, MoveWarning

GAMES = {
    "standard": Options(edition="standard", seats=3),
    "deluxe": Options(extensions=("avalanche", "black-powder", "flamboyants"), seats=2),
}


def warnings(options: Options, level: Level) -> Counter[MoveWarning | None]:
    """All warnings of two games, each compared with what the rules say of the card."""
    found: Counter[MoveWarning | None] = Counter()
    for seed in range(2):
        for game in random_steps(options, Random(seed), skill=0.7):
            seat, board = game.board.seat_to_act, game.board
            moves = hanabi_view(game, seat, level).legal_moves
            known = knowledge(game.view(seat), seat, level)
            for move in moves:
                if not isinstance(move, LegalPlay | LegalDiscard):
                    continue
                found[move.warning] += 1
                faces = known[move.card]
                # A face with no copy left cannot be laid, even if it fits.
                playable = [is_playable(board, f) and not is_useless(board, f) for f in faces]
                if isinstance(move, LegalPlay):
                    expected = None if any(playable) else MoveWarning.NEVER_FITS
                elif all(is_irreplaceable(board, face) for face in faces):
                    expected = MoveWarning.IRREPLACEABLE
                else:
                    expected = MoveWarning.PLAYABLE if all(playable) else None
                assert move.warning == expected
    return found


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("game", GAMES)
def test_a_warning_follows_from_what_the_level_of_help_shows(game, level):
    found = warnings(GAMES[game], level)
    assert found[MoveWarning.NEVER_FITS] > 0
    assert found[None] > found[MoveWarning.NEVER_FITS]


def test_every_warning_comes_up():
    found: Counter[MoveWarning | None] = Counter()
    for options in GAMES.values():
        found += warnings(options, Level.DEDUCED)
    assert set(found) == {None, *MoveWarning}


def test_without_help_there_are_no_warnings():
    for game in random_steps(GAMES["standard"], Random(1), skill=0.7):
        for move in hanabi_view(game, game.board.seat_to_act, 0).legal_moves:
            assert not isinstance(move, LegalPlay | LegalDiscard) or move.warning is None
