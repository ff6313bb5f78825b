"""Bots beside recorded games: what is compared, counted and left out."""

import json

import pytest

from tamaya.arena import HanabiMatch, MatchRun, in_processes
from tamaya.arena.move_agreement import (
    AgreementMatch,
    ComparedGame,
    RecordedMove,
    agreement,
    compare_record,
    compared_moves,
)
from tamaya.notation import write_record
from tamaya.notation.hanab_live_export import write_hanab_live
from tamaya.notation.hanabi_replayable_record import hanabi_record_of
from tamaya.players.hanabi import Careful
from tamaya.roster import RosterRefusal
from tamaya.rules.hanabi import (
    CardId,
    Choice,
    Discard,
    GiveClue,
    Play,
    Refusal,
    Seat,
    ValueClue,
    compose,
)

CLUE = GiveClue(Seat(1), ValueClue(1))


@pytest.fixture(scope="module")
def record():
    """A game of three careful bots."""
    match = HanabiMatch(compose(Choice()), 3, ("careful",), 1, "agreement")
    return hanabi_record_of(match.game(0), ("Ada", "Bob", "Cy"), id="a game")


def test_a_bot_agrees_with_its_own_games(record):
    for text in (write_record(record), write_hanab_live(record)):
        compared = compare_record("careful", text.encode())
        found = agreement("careful", [compared])
        assert compared.refusal is None
        assert found.moves == len(record.moves)
        assert found.same == found.same_kind == found.clues == found.plays == found.discards == 1


def test_a_bot_is_asked_from_the_view_of_the_seat_to_act_alone(record):
    views = []

    class Watcher(Careful):
        def __init__(self, seat):
            super().__init__()
            self.seat = seat

        def decide(self, view):
            assert view.board.seat_to_act == view.viewer == self.seat
            views.append(view)
            return super().decide(view)

    compared_moves(record, Watcher)
    assert len(views) == len(record.moves)
    assert all(not hasattr(card, "face") for view in views for card in view.hands[view.viewer])


def test_an_illegal_move_ends_the_comparison_and_is_named(record):
    data = json.loads(write_hanab_live(record))
    data |= {"id": 7}
    data["actions"][4] = {"type": 0, "target": 49}
    compared = compare_record("careful", json.dumps(data).encode())
    assert len(compared.moves) == 4
    assert compared.refusal.reason is Refusal.NOT_IN_YOUR_HAND
    assert compared.id == 7


@pytest.mark.parametrize("text", [b"no game", b'{"id": 5, "players": ["Ada"]}', b"{}"])
def test_other_games_count_where_one_cannot_be_read(record, text):
    match = AgreementMatch("careful", (text, write_record(record).encode()))
    run = MatchRun(match)
    run.play()
    unread, read = run.results
    assert unread.moves == ()
    assert unread.refusal is not None
    assert agreement("careful", run.results) == agreement("careful", [read])


def test_a_bot_for_two_seats_is_not_asked_with_three(record):
    compared = compare_record("pair", write_record(record).encode())
    assert compared.refusal.reason is RosterRefusal.BOT_FOR_TWO_SEATS


@pytest.mark.slow
def test_refusals_come_back_from_other_processes(record):
    run = MatchRun(AgreementMatch("careful", (b"{}", write_record(record).encode())))
    run.play(in_processes(2))
    assert run.results[0].refusal.details == compare_record("careful", b"{}").refusal.details


def test_shares_count_the_recorded_kind():
    play, other_play, discard = Play(CardId(1)), Play(CardId(2)), Discard(CardId(1))
    moves = ((CLUE, CLUE), (play, play), (play, other_play), (play, discard))
    game = ComparedGame(1, tuple(RecordedMove(made, chosen) for made, chosen in moves))
    found = agreement("somebody", [game, ComparedGame(2)])
    assert (found.games, found.moves) == (1, 4)
    assert (found.same, found.same_kind) == (0.5, 0.75)
    assert (found.clues, found.plays, found.discards) == (1, pytest.approx(1 / 3), None)
