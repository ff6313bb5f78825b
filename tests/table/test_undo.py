"""Undoing a move by consent: who may ask, who must agree, and what is left of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.scripted_table import SIT, ScriptedTable, bots_for, guest, some_move

from tamaya.notation import is_fair, read_record, replay_record, write_record
from tamaya.notation.hanabi_move_text import WrittenMove, hanabi_move_text
from tamaya.rules import hanabi, ikebana
from tamaya.rules.shared_types import Refused, Seat
from tamaya.table.absence_decisions import decide_substitute_move
from tamaya.table.commands import (
    AddBot,
    AnswerUndo,
    Leave,
    MakeMove,
    RequestSeat,
    RequestUndo,
    Start,
    Substitute,
    VoteToEnd,
    VoteToPause,
    WithdrawUndo,
)
from tamaya.table.decisions import Context, Sender, decide, decide_late_undo
from tamaya.table.entry_limits import LIMITS, EntryKind
from tamaya.table.event_visibility import Viewpoint, is_visible_to
from tamaya.table.events import (
    GuestId,
    LogEntry,
    MoveMade,
    MoveUndone,
    SeatLeft,
    UndoAnswered,
    UndoDropped,
    UndoRequested,
)
from tamaya.table.finished_game_record import record_of_table
from tamaya.table.options import DeadlineAction, Options
from tamaya.table.presence import PATIENCE_MILLISECONDS
from tamaya.table.refusals import TableRefusal
from tamaya.testing.game_choices import every_choice

THREE = Options(seats=3, first_seat=Seat(0))
UNDO, YES, NO = RequestUndo(), AnswerUndo(agree=True), AnswerUndo(agree=False)


@pytest.fixture
def three() -> ScriptedTable:
    return ScriptedTable.started("alice", "bob", "cathy", options=THREE)


def move_of(scripted: ScriptedTable, *kinds: type) -> MakeMove:
    """A legal move of one of these kinds."""
    game = scripted.table.game
    assert game is not None
    place = next(n for n, move in enumerate(game.legal_moves) if isinstance(move, kinds))
    return MakeMove(some_move(game, place))


def give_clue(scripted: ScriptedTable) -> None:
    """The player to act gives a clue."""
    scripted.submit(scripted.name_to_act(), move_of(scripted, hanabi.GiveClue))


def with_bots(options: Options = THREE) -> ScriptedTable:
    """Alice, and two bots with the guests bot-2 and bot-3."""
    scripted = ScriptedTable(options)
    for command in (SIT, AddBot("careful"), AddBot("careful"), Start()):
        scripted.submit("alice", command)
    return scripted


def submit_as_bot(scripted: ScriptedTable, *kinds: type) -> None:
    """The bot to act gives a clue, or makes a move of these kinds."""
    table = scripted.table
    assert table.game is not None
    bot = table.holders[table.game.board.seat_to_act]
    assert bot is not None
    move = move_of(scripted, *(kinds or (hanabi.GiveClue,)))
    context = Context(GuestId("bot"), bots_for, scripted.presences)
    scripted.append(decide(table, Sender(bot.guest, bot.name), move, context))


def test_a_move_is_undone_when_all_others_agree(three):
    before = three.table.game
    give_clue(three)
    assert three.submit("alice", UNDO) == (UndoRequested(0),)
    assert three.submit("bob", YES) == (UndoAnswered(1, True),)
    assert three.refusal("bob", YES) is TableRefusal.ALREADY_VOTED
    assert three.submit("cathy", YES) == (UndoAnswered(2, True), MoveUndone(0, 1))
    table = three.table
    assert table.game == before
    assert table.undo_request is None
    # The log keeps both.
    assert [type(entry.event) for entry in three.log[-5:]] == [
        *(MoveMade, UndoRequested, UndoAnswered, UndoAnswered, MoveUndone),
    ]
    # Alice acts again, and can change her mind once more.
    give_clue(three)
    three.submit("alice", UNDO)


def test_one_no_is_enough(three):
    give_clue(three)
    three.submit("alice", UNDO)
    three.submit("bob", YES)
    assert three.submit("bob", NO) == (UndoAnswered(1, False),)
    assert three.table.undo_request is None
    assert len(three.table.game.moves) == 1
    assert three.refusal("cathy", YES) is TableRefusal.NO_UNDO_REQUEST


def test_moving_instead_of_answering_is_a_no(three):
    give_clue(three)
    three.submit("alice", UNDO)
    give_clue(three)
    assert three.table.undo_request is None
    assert three.refusal("cathy", YES) is TableRefusal.NO_UNDO_REQUEST
    assert three.refusal("alice", UNDO) is TableRefusal.NOTHING_TO_UNDO


def test_only_the_seat_that_asked_withdraws_and_it_cannot_agree(three):
    give_clue(three)
    three.submit("alice", UNDO)
    assert three.refusal("alice", YES) is TableRefusal.NO_UNDO_REQUEST
    assert three.refusal("bob", WithdrawUndo()) is TableRefusal.NO_UNDO_REQUEST
    assert three.refusal("alice", UNDO) is TableRefusal.UNDO_PENDING
    assert three.submit("alice", WithdrawUndo()) == (UndoDropped(0),)
    assert three.table.undo_request is None
    assert three.refusal("alice", WithdrawUndo()) is TableRefusal.NO_UNDO_REQUEST


def test_only_the_seat_that_moved_last_may_ask(three):
    assert three.refusal("alice", UNDO) is TableRefusal.NOTHING_TO_UNDO
    give_clue(three)
    for other in ("bob", "cathy"):
        assert three.refusal(other, UNDO) is TableRefusal.NOTHING_TO_UNDO
    assert three.refusal("stranger", UNDO) is TableRefusal.NOT_SEATED
    give_clue(three)
    assert three.refusal("alice", UNDO) is TableRefusal.NOTHING_TO_UNDO
    three.submit("bob", UNDO)


@pytest.mark.parametrize("kind", [hanabi.Play, hanabi.Discard])
def test_a_card_that_was_seen_stays_seen(three, kind):
    give_clue(three)
    three.submit("bob", move_of(three, kind))
    assert three.refusal("bob", UNDO) is TableRefusal.NOTHING_TO_UNDO
    # Nor can what was before it be undone.
    assert three.refusal("alice", UNDO) is TableRefusal.NOTHING_TO_UNDO


def test_a_table_may_do_without():
    options = Options(seats=2, first_seat=Seat(0), undo=False)
    scripted = ScriptedTable.started("alice", "bob", options=options)
    give_clue(scripted)
    assert scripted.refusal("alice", UNDO) is TableRefusal.UNDO_NOT_ALLOWED


def test_a_game_that_is_over_stays_over(three):
    give_clue(three)
    for name in ("alice", "bob", "cathy"):
        three.submit(name, VoteToEnd())
    assert three.refusal("alice", UNDO) is TableRefusal.GAME_IS_OVER


def test_a_seat_asks_a_limited_number_of_times(three):
    for _ in range(LIMITS[EntryKind.UNDO].per_owner):
        give_clue(three)
        three.submit("alice", UNDO)
        three.submit("bob", YES)
        three.submit("cathy", YES)
    give_clue(three)
    assert three.refusal("alice", UNDO) is TableRefusal.TOO_MANY_UNDO_REQUESTS


# People who leave


def test_those_who_leave_need_not_agree(three):
    give_clue(three)
    three.submit("alice", UNDO)
    three.submit("bob", YES)
    assert three.submit("cathy", Leave()) == (SeatLeft(2), MoveUndone(0, 1))


def test_a_request_ends_when_who_asked_leaves(three):
    give_clue(three)
    three.submit("alice", UNDO)
    three.submit("alice", Leave())
    assert three.table.undo_request is None
    assert len(three.table.game.moves) == 1


def test_the_consent_of_who_comes_back_is_asked_again(three):
    give_clue(three)
    three.submit("alice", UNDO)
    three.submit("bob", YES)
    three.submit("bob", Leave())
    three.submit("bob", RequestSeat(1))
    assert three.table.undo_request.agreed == frozenset()


def test_those_who_are_long_away_need_not_agree(three):
    give_clue(three)
    three.go("cathy")
    three.submit("alice", UNDO)
    assert three.submit("bob", YES) == (UndoAnswered(1, True),)
    three.now += PATIENCE_MILLISECONDS
    assert three.settle() == (MoveUndone(0, 1),)
    # Once all others are long away, there is nobody to ask.
    three.go("bob")
    three.now += PATIENCE_MILLISECONDS
    give_clue(three)
    assert three.submit("alice", UNDO) == (MoveUndone(0, 1),)


def test_a_bot_that_plays_for_somebody_waits_and_its_move_is_not_theirs(three):
    give_clue(three)
    three.go("cathy")
    three.now += PATIENCE_MILLISECONDS
    three.submit("alice", Substitute(2))
    give_clue(three)
    three.submit("bob", UNDO)
    with pytest.raises(Refused) as refused:
        three.move_for_substitute()
    assert refused.value.reason is TableRefusal.NOT_DUE
    three.submit("alice", NO)
    clue = move_of(three, hanabi.GiveClue).move
    made = len(three.table.game.moves)
    three.append(decide_substitute_move(three.table, clue, made))
    # Bob may still change his mind: nobody has seen a card since.
    assert three.table.undo_point(Seat(1)) is not None
    assert three.table.undo_point(Seat(2)) is None


def test_nothing_is_undone_during_a_pause(three):
    give_clue(three)
    for name in ("alice", "bob", "cathy"):
        three.submit(name, VoteToPause())
    assert three.refusal("alice", UNDO) is TableRefusal.GAME_IS_PAUSED


# Hands rearranged since


def test_a_hand_rearranged_since_is_as_it_was(three):
    give_clue(three)
    before = three.table.game
    hand = before.board.hands[2]
    arranged = hanabi_move_text(WrittenMove(hanabi.Rearrange(hand[::-1]), Seat(2)))
    three.submit("alice", UNDO)
    three.submit("cathy", MakeMove(arranged))
    assert three.table.undo_request is not None
    three.submit("bob", YES)
    assert three.submit("cathy", YES)[-1] == MoveUndone(0, 2)
    assert three.table.game == before.beginning()


# The clock


def test_the_seat_has_all_its_time_again():
    options = Options(seats=2, first_seat=Seat(0), turn_seconds=60)
    scripted = ScriptedTable.started("alice", "bob", options=options)
    give_clue(scripted)
    scripted.now += 30_000
    scripted.submit("alice", UNDO)
    scripted.submit("bob", YES)
    assert scripted.table.deadline == scripted.now + 60_000


def test_what_a_bot_moved_for_the_clock_is_not_the_seats_own():
    options = Options(seats=2, first_seat=Seat(0), turn_seconds=60, at_deadline=DeadlineAction.BOT)
    scripted = ScriptedTable.started("alice", "bob", options=options)
    scripted.now += 60_000
    scripted.move_for_deadline(move_of(scripted, hanabi.GiveClue).move)
    assert scripted.refusal("alice", UNDO) is TableRefusal.NOTHING_TO_UNDO
    give_clue(scripted)
    assert scripted.submit("bob", UNDO) == (UndoRequested(1),)


# Bots


def test_alone_with_bots_a_move_is_undone_at_once():
    scripted = with_bots()
    before = scripted.table.game
    give_clue(scripted)
    assert scripted.submit("alice", UNDO) == (MoveUndone(0, 1),)
    assert scripted.table.game == before


def test_what_bots_have_moved_since_is_undone_too_if_it_showed_no_card():
    scripted = with_bots()
    before = scripted.table.game
    give_clue(scripted)
    submit_as_bot(scripted)
    submit_as_bot(scripted)
    assert scripted.submit("alice", UNDO) == (MoveUndone(0, 3),)
    assert scripted.table.game == before
    assert scripted.table.undo_points == ()


def test_a_bot_that_played_a_card_ends_it():
    scripted = with_bots()
    give_clue(scripted)
    submit_as_bot(scripted, hanabi.Play)
    assert scripted.refusal("alice", UNDO) is TableRefusal.NOTHING_TO_UNDO


def test_a_bot_may_not_move_while_people_decide():
    options = Options(seats=3, first_seat=Seat(0))
    scripted = ScriptedTable(options)
    for name, command in (
        *(("alice", SIT), ("bob", SIT)),
        *(("alice", AddBot("careful")), ("alice", Start())),
    ):
        scripted.submit(name, command)
    give_clue(scripted)
    give_clue(scripted)
    scripted.submit("bob", UNDO)
    table = scripted.table
    with pytest.raises(Refused) as refused:
        submit_as_bot(scripted)
    assert refused.value.reason is TableRefusal.UNDO_PENDING
    with pytest.raises(Refused) as refused:
        decide_late_undo(table, table.undo_request.at + 1)
    assert refused.value.reason is TableRefusal.NOT_DUE
    late = decide_late_undo(table, table.undo_request.at)
    assert scripted.append(late) == (UndoDropped(1, is_late=True),)
    submit_as_bot(scripted)


# Who sees it


@pytest.mark.parametrize(
    "event", [UndoRequested(0), UndoAnswered(1, True), UndoDropped(0), MoveUndone(0, 1)]
)
def test_who_sees_no_move_sees_nothing_of_undoing_one(event):
    entry = LogEntry(9, 0, "", event)
    assert not is_visible_to(entry, Viewpoint(None))
    assert is_visible_to(entry, Viewpoint(Seat(2)))


# Every edition


@st.composite
def options_of_any_game(draw: st.DrawFn) -> Options:
    """Any edition with extensions, or Ikebana, for two or three people."""
    seats = draw(st.sampled_from((2, 3)))
    if draw(st.booleans()):
        choice = draw(st.sampled_from(tuple(every_choice())))
        return Options(edition=choice.edition, extensions=choice.extensions, seats=seats)
    extensions = draw(st.sampled_from(((), ("final-bouquet",))))
    return Options(game="ikebana", extensions=extensions, seats=seats)


@given(options_of_any_game(), st.data())
def test_in_every_edition_the_game_is_exactly_as_before_and_its_record_replays(options, data):
    names = ("alice", "bob", "cathy")[: options.seats]
    scripted = ScriptedTable.started(*names, options=options)
    undone = 0
    for _ in range(12):
        before = scripted.table
        if before.game.outcome is not None:
            break
        place = data.draw(st.integers(0, 200), label="move")
        name = scripted.name_to_act()
        scripted.submit(name, MakeMove(some_move(before.game, place)))
        game = scripted.table.game
        module = hanabi if isinstance(game, hanabi.Game) else ikebana
        may = module.can_be_undone(game.history[len(before.game.history) :])
        assert (scripted.table.undo_point(before.seat_of(guest(name))) is not None) == may
        if not may or not data.draw(st.booleans(), label="undo"):
            continue
        scripted.submit(name, UNDO)
        for other in names:
            if other != name:
                scripted.submit(other, YES)
        undone += 1
        after = scripted.table
        assert after.game == before.game
        assert after.undo_count == undone
    for name in names:
        if scripted.table.game.outcome is None:
            scripted.submit(name, VoteToEnd())
    record = read_record(write_record(record_of_table(scripted.table)))
    assert is_fair(record)
    assert replay_record(record).game == scripted.table.game
