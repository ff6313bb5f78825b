"""Nobody makes a log too long to be read, or uses up what others need to finish their game."""

from collections import Counter
from dataclasses import replace

import pytest
from tests.table.scripted_table import TINY, ScriptedTable, guest, part

from tamaya.notation import is_fair, read_record, replay_record, write_record
from tamaya.notation.hanabi_move_text import parse_hanabi_move
from tamaya.notation.native_file_fields import MOST_MOVES
from tamaya.rules import hanabi, ikebana
from tamaya.rules.hanabi.game import MOST_DECISIONS as MOST_HANABI_DECISIONS
from tamaya.rules.ikebana.game import MOST_DECISIONS as MOST_IKEBANA_DECISIONS
from tamaya.rules.seed_and_shuffle import seed_from_words
from tamaya.rules.shared_types import MOST_PLAYERS, Refused
from tamaya.table.commands import (
    AddBot,
    AnswerRequest,
    ChangeOptions,
    Contribute,
    Leave,
    MakeMove,
    RequestSeat,
    Say,
    Sit,
    Start,
    VoteToEnd,
    WithdrawRequest,
    WriteNote,
)
from tamaya.table.decisions import decide_password
from tamaya.table.entry_limits import (
    ENTRIES_AT_ONCE,
    LIMITS,
    MILLISECONDS_PER_ENTRY,
    MOST_ENTRIES,
    REARRANGEMENTS_PER_TURN,
    EntryKind,
)
from tamaya.table.events import (
    Contributed,
    HandsWatched,
    LogEntry,
    MoveMade,
    PasswordGiven,
    SeatRequested,
    SeatSpoke,
    SeatTaken,
    SpectatorSpoke,
    TableEvent,
    command_of,
)
from tamaya.table.finished_game_record import record_of_table
from tamaya.table.hanabi_adapter import rules_of
from tamaya.table.options import HASH_MARK, Options, SpectatorAccess, Talk
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal
from tamaya.testing.longest_table import LONGEST_GAME, SEATS, LongestTable, lengthening_move

THREE = Options(edition="standard", seats=3, first_seat=0, talk=Talk.OPEN)


@pytest.fixture
def playing() -> ScriptedTable:
    return ScriptedTable.started("alice", "bob", "cathy", options=THREE)


def flood(scripted: ScriptedTable, name: str, event: TableEvent, times: int) -> None:
    """What a guest caused before there were limits, with pauses."""
    for _ in range(times):
        scripted.now += MILLISECONDS_PER_ENTRY
        sequence = len(scripted.log) + 1
        command = command_of(guest(name), f"{sequence}")
        scripted.log.append(LogEntry(sequence, scripted.now, command, event))


def reversed_hand(scripted: ScriptedTable, seat: int) -> MakeMove:
    game = scripted.table.game
    assert isinstance(game, hanabi.Game)
    cards = ".".join(map(str, reversed(game.board.hands[seat])))
    return MakeMove(f"{'abcde'[seat]}={cards}")


def test_a_seat_rearranges_its_hand_a_few_times_in_each_turn(playing):
    for _ in range(3):
        for _ in range(REARRANGEMENTS_PER_TURN):
            playing.submit("bob", reversed_hand(playing, 1))
        refused = playing.refusal("bob", reversed_hand(playing, 1))
        assert refused is TableRefusal.WAIT_FOR_NEXT_TURN
        playing.submit("cathy", reversed_hand(playing, 2))
        playing.play()
    playing.submit("bob", reversed_hand(playing, 1))


def test_a_seat_rearranges_its_hand_so_often_in_a_game(playing):
    move = reversed_hand(playing, 1).move
    flood(playing, "bob", MoveMade(1, move), LIMITS[EntryKind.REARRANGEMENT].per_owner)
    playing.play()
    again = reversed_hand(playing, 1)
    assert playing.refusal("bob", again) is TableRefusal.TOO_MANY_REARRANGEMENTS
    playing.submit("alice", reversed_hand(playing, 0))
    playing.play()


def test_a_guest_does_so_much_at_once_and_then_waits(playing):
    playing.pause = 0
    for number in range(ENTRIES_AT_ONCE):
        playing.submit("bob", WriteNote(0, f"{number}"))
    assert playing.refusal("bob", WriteNote(0, "more")) is TableRefusal.TOO_OFTEN
    assert playing.refusal("bob", Say("hello")) is TableRefusal.TOO_OFTEN
    playing.submit("cathy", WriteNote(0, "a first one"))
    playing.now += MILLISECONDS_PER_ENTRY
    playing.submit("bob", WriteNote(0, "more"))
    assert playing.refusal("bob", WriteNote(0, "and more")) is TableRefusal.TOO_OFTEN


def test_turns_votes_and_leaving_never_come_too_often(playing):
    playing.pause = 0
    for number in range(ENTRIES_AT_ONCE):
        playing.submit("alice", WriteNote(0, f"{number}"))
    playing.play()
    playing.submit("alice", VoteToEnd())
    playing.submit("alice", Leave())
    assert playing.refusal("alice", RequestSeat(0)) is TableRefusal.TOO_OFTEN


def test_a_clock_that_is_set_back_makes_nobody_wait_longer(playing):
    playing.pause = 0
    playing.submit("bob", WriteNote(0, "early"))
    playing.now -= 3_600_000
    for number in range(ENTRIES_AT_ONCE - 1):
        playing.submit("bob", WriteNote(0, f"{number}"))
    assert playing.refusal("bob", WriteNote(0, "more")) is TableRefusal.TOO_OFTEN
    playing.now += MILLISECONDS_PER_ENTRY
    playing.submit("bob", WriteNote(0, "more"))


def test_a_guest_changes_seats_so_often_before_the_start():
    scripted = ScriptedTable(TINY)
    limit = LIMITS[EntryKind.SETUP]
    scripted.submit("bob", Sit(1, part(1)))
    flood(scripted, "bob", Contributed(1, part(2)), limit.per_owner - 1)
    assert scripted.refusal("bob", Contribute(part(3))) is TableRefusal.TOO_MANY_CHANGES
    scripted.submit("bob", Leave())
    assert scripted.refusal("bob", Sit(1)) is TableRefusal.TOO_MANY_CHANGES
    scripted.submit("cathy", Sit(1, part(3)))


def test_the_host_can_start_whatever_others_have_done():
    scripted = ScriptedTable(TINY)
    limit = LIMITS[EntryKind.SETUP]
    for number in range(limit.per_table - limit.for_host):
        flood(scripted, f"sybil {number}", SeatTaken(1, guest("sybil"), "Sybil", part(1)), 1)
    scripted.log.append(
        LogEntry(
            len(scripted.log) + 1, scripted.now, "", SeatTaken(1, guest("bob"), "Bob", part(1))
        )
    )
    scripted.submit("bob", Leave())
    assert scripted.refusal("bob", Sit(1)) is TableRefusal.TOO_MANY_CHANGES
    scripted.submit("alice", ChangeOptions(TINY))
    scripted.submit("alice", AddBot("careful", 1))
    scripted.submit("alice", Sit(0, part(2)))
    scripted.submit("alice", Start())
    scripted.play()


def test_a_seat_withdraws_its_vote_so_often_but_can_always_vote(playing):
    for _ in range(LIMITS[EntryKind.SEAT_CHANGE].per_owner):
        playing.submit("bob", VoteToEnd())
        playing.submit("bob", VoteToEnd(wish=False))
    playing.submit("bob", VoteToEnd())
    refused = playing.refusal("bob", VoteToEnd(wish=False))
    assert refused is TableRefusal.TOO_MANY_SEAT_CHANGES
    playing.submit("alice", VoteToEnd())
    playing.submit("alice", VoteToEnd(wish=False))
    playing.submit("alice", VoteToEnd())
    playing.submit("cathy", VoteToEnd())
    assert playing.table.phase is Phase.FINISHED


def test_a_seat_comes_back_so_often_but_can_always_leave(playing):
    for _ in range(LIMITS[EntryKind.SEAT_CHANGE].per_owner):
        playing.submit("bob", Leave())
        playing.submit("bob", RequestSeat(1))
    playing.submit("bob", Leave())
    assert playing.refusal("bob", RequestSeat(1)) is TableRefusal.TOO_MANY_SEAT_CHANGES
    # The others can still put a bot in their place.
    playing.submit("alice", RequestSeat(1, "careful"))
    playing.submit("cathy", AnswerRequest(agree=True))
    assert playing.names == ["Alice", "Aki", "Cathy"]


def test_a_seat_asks_for_bots_so_often(playing):
    for _ in range(LIMITS[EntryKind.SEAT_CHANGE].per_owner):
        playing.submit("bob", RequestSeat(1, "careful"))
        playing.submit("alice", AnswerRequest(agree=False))
    refused = playing.refusal("bob", RequestSeat(1, "careful"))
    assert refused is TableRefusal.TOO_MANY_SEAT_CHANGES
    playing.submit("alice", RequestSeat(0, "careful"))


def test_newcomers_ask_so_often_and_cannot_keep_the_seats_from_anything(playing):
    limit = LIMITS[EntryKind.REQUEST]
    for _ in range(limit.per_owner):
        playing.submit("donald", RequestSeat(1))
        playing.submit("donald", WithdrawRequest())
    assert playing.refusal("donald", RequestSeat(1)) is TableRefusal.TOO_MANY_SEAT_CHANGES
    for number in range(limit.per_table - limit.per_owner - 1):
        flood(playing, f"sybil {number}", SeatRequested(1, guest("sybil"), "Sybil"), 1)
    playing.submit("alice", AnswerRequest(agree=False))
    playing.submit("emily", RequestSeat(1))
    playing.submit("alice", AnswerRequest(agree=False))
    assert playing.refusal("frank", RequestSeat(1)) is TableRefusal.TOO_MANY_SEAT_CHANGES
    playing.submit("bob", Leave())
    playing.submit("bob", RequestSeat(1))
    playing.submit("bob", RequestSeat(1, "careful"))
    playing.submit("alice", AnswerRequest(agree=False))
    playing.play(3)


def test_a_guest_says_so_much_and_leaves_room_for_the_others(playing):
    limit = LIMITS[EntryKind.TALK]
    flood(playing, "bob", SeatSpoke(1, "hello"), limit.per_owner)
    assert playing.refusal("bob", Say("again")) is TableRefusal.TOO_MANY_MESSAGES
    playing.submit("cathy", Say("hello"))
    flood(playing, "somebody else", SeatSpoke(2, "hello"), limit.per_table)
    assert playing.refusal("cathy", Say("again")) is TableRefusal.TOO_MANY_MESSAGES
    playing.play()


def test_what_spectators_say_never_limits_what_seats_say(playing):
    flood(playing, "donald", SpectatorSpoke(guest("donald"), "Donald", "hm"), 1_000)
    assert playing.refusal("donald", Say("hm")) is TableRefusal.TOO_MANY_MESSAGES
    assert playing.refusal("emily", Say("hm")) is TableRefusal.TOO_MANY_MESSAGES
    playing.submit("bob", Say("hello"))


def test_only_so_many_guests_see_all_hands_or_give_the_password():
    options = Options(seats=2, watching=SpectatorAccess.ALL_HANDS, password=HASH_MARK)
    scripted = ScriptedTable.started("alice", "bob", options=options)
    for number in range(LIMITS[EntryKind.VISIT].per_table - 1):
        flood(scripted, "", HandsWatched(guest(f"sybil {number}")), 1)
    scripted.append((PasswordGiven(guest("cathy")),))
    with pytest.raises(Refused) as refused:
        scripted.watch("donald")
    assert refused.value.reason is TableRefusal.TOO_MANY_VISITORS
    with pytest.raises(Refused) as refused:
        scripted.append(decide_password(scripted.table, guest("donald"), HASH_MARK))
    assert refused.value.reason is TableRefusal.TOO_MANY_VISITORS
    scripted.play()


def test_a_log_from_before_the_limits_is_read_and_played_on(playing):
    flood(playing, "bob", MoveMade(1, reversed_hand(playing, 1).move), 1_000)
    playing.now -= 500_000
    playing.pause = 0
    refused = playing.refusal("bob", reversed_hand(playing, 1))
    assert refused is TableRefusal.TOO_MANY_REARRANGEMENTS
    playing.submit("alice", VoteToEnd())
    playing.play_to_the_end()
    assert playing.table.phase is Phase.FINISHED


async def test_the_longest_table_is_played_to_its_end():
    longest = LongestTable()
    log = await longest.fill()
    assert len(log) <= MOST_ENTRIES
    live = await longest.tables.live(longest.table)
    assert live.table.phase is Phase.FINISHED
    by_kind = {
        kind: sum(counts.values()) for kind, counts in live.table.entry_counts.by_owner.items()
    }
    for kind in EntryKind:
        # The last changes before the start are the host's, who has their own limit too.
        assert by_kind[kind] >= LIMITS[kind].per_table - LIMITS[kind].for_host, kind
        assert by_kind[kind] <= LIMITS[kind].per_table, kind
    record = record_of_table(live.table)
    replayed = replay_record(read_record(write_record(record)))
    assert replayed.at is None
    assert is_fair(record)
    assert replayed.game.state == live.table.game.state


async def test_the_limits_hold_in_every_process():
    longest = LongestTable()
    longest.table = await longest.tables.open(SEATS[0], LONGEST_GAME, "open")
    assert await longest.submit(SEATS[0], Sit(0, part(0)))
    await longest.submit_until_refused(SEATS[0], Contribute(part(0)))
    other = longest.process()
    with pytest.raises(Refused) as refused:
        await other.submit(longest.table, SEATS[0], Contribute(part(0)), "another")
    assert refused.value.reason is TableRefusal.TOO_MANY_CHANGES
    assert len(await longest.store.read(longest.table)) == 1 + LIMITS[EntryKind.SETUP].per_owner


def test_the_record_of_every_game_is_short_enough_to_be_verified():
    # Of the rearrangements the record has the last of each seat before each turn.
    assert MOST_HANABI_DECISIONS * (1 + MOST_PLAYERS) + MOST_PLAYERS <= MOST_MOVES
    assert MOST_IKEBANA_DECISIONS <= MOST_MOVES


def test_the_record_leaves_out_rearrangements_that_were_replaced(playing):
    for name, seat in (("bob", 1), ("alice", 0), ("bob", 1), ("bob", 1)):
        playing.submit(name, reversed_hand(playing, seat))
    playing.play()
    playing.submit("bob", reversed_hand(playing, 1))
    state = playing.table.game.state
    for name in ("alice", "bob", "cathy"):
        playing.submit(name, VoteToEnd())
    record = record_of_table(playing.table)
    made = Counter(move.seat for move in record.moves)
    assert made == {0: 1, 1: 2, None: 1}
    assert replay_record(record).game.state == state


def test_the_record_of_a_game_from_before_the_limits_verifies(playing):
    playing.submit("bob", reversed_hand(playing, 1))
    for name in ("alice", "bob", "cathy"):
        playing.submit(name, VoteToEnd())
    table = playing.table
    game = replace(table.game, moves=tuple(table.game.moves) * (MOST_MOVES + 1))
    record = read_record(write_record(record_of_table(replace(table, game=game))))
    assert replay_record(record).game.state == table.game.state


@pytest.mark.parametrize("players", [2, 5])
def test_no_game_of_hanabi_has_more_decisions_than_the_bound(players):
    game = hanabi.Game.deal(rules_of(LONGEST_GAME), players, seed_from_words("long"))
    while game.outcome is None:
        game = game.make(parse_hanabi_move(lengthening_move(game)).move)
    assert MOST_HANABI_DECISIONS / 2 < len(game.moves) <= MOST_HANABI_DECISIONS


@pytest.mark.parametrize("players", [2, 5])
def test_no_game_of_ikebana_has_more_decisions_than_the_bound(players):
    game = ikebana.Game.deal(ikebana.compose(), players, seed_from_words("long"))
    while game.outcome is None:
        # Reject whenever the points allow it.
        moves = game.legal_moves
        game = game.make(next((m for m in moves if isinstance(m, ikebana.Reject)), moves[0]))
    assert len(game.moves) <= MOST_IKEBANA_DECISIONS
