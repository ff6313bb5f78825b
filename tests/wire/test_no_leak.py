"""Hidden cards change no byte of what somebody is sent who cannot see them."""

from collections.abc import Sequence
from random import Random

import msgspec
import pytest
from hypothesis import settings
from tests.wire.played_tables import (
    PASSWORD,
    SECRET,
    WATCHER,
    Reader,
    apply_events,
    begun,
    contribution,
    guest,
    moves_of,
    play_game,
    random_steps,
    watched,
)

from tamaya.rules import hanabi, ikebana
from tamaya.rules.seed_and_shuffle import seed_text
from tamaya.rules.shared_types import Onlooker, Seat, Viewer
from tamaya.table.events import GuestId, TableEvent
from tamaya.table.game_adapters import Game
from tamaya.table.live_table import LiveTable
from tamaya.table.options import Options, SpectatorAccess
from tamaya.testing.indistinguishable_games import other_world
from tamaya.wire.codec import frame_bytes, parse_message
from tamaya.wire.messages_for_guest import attached_message
from tamaya.wire.server_messages import Attached

HANABI = {
    **{edition: Options(edition=edition) for edition in hanabi.EDITIONS},
    "deluxe with tiles": Options(
        edition="deluxe", extensions=("avalanche", "black-powder", "flamboyants")
    ),
    "deluxe with a final flourish": Options(
        edition="deluxe", extensions=("avalanche-tricky", "flamboyants", "final-flourish")
    ),
    "first box, avalanche": Options(edition="first-box", extensions=("avalanche",)),
}
IKEBANA = {
    "ikebana": Options(game="ikebana"),
    "ikebana with a final bouquet": Options(game="ikebana", extensions=("final-bouquet",)),
}
PRESETS = {**HANABI, **IKEBANA}
TABLES = min(4, 1 + settings.default.max_examples // 100)
"""How many tables of each preset are played."""


def tables_of(preset: str, **changes: object) -> list[Options]:
    """A preset for some numbers of seats, each with another level of help."""
    first = list(PRESETS).index(preset)
    return [
        msgspec.structs.replace(
            PRESETS[preset],
            seats=2 + (first + number) % 4,
            help_level=(first + number) % (max(hanabi.Level) + 1),
            password=PASSWORD,
            **changes,
        )
        for number in range(TABLES)
    ]


def everything_sent(live: LiveTable, events: Sequence[TableEvent], reader: GuestId) -> list[bytes]:
    """Every message to a guest who was there all the time, or who comes back at the end."""
    attending = Reader(live, reader)
    others = [Reader(live, guest(seat)) for seat in range(len(live.table.holders))]
    for event in events:
        apply_events(live, event)
        # Somebody else is served first: no cache may mix them up.
        others[len(live.applied) % len(others)].receive()
        assert attending.receive()
    return [*attending.frames, frame_bytes(attached_message(live, reader))]


def sees_drawn(viewer: Viewer, seat: Seat) -> bool:
    return viewer in (seat, Onlooker.ALL_HANDS, Onlooker.REVIEWER)


def with_other_flowers(game: ikebana.Game, viewer: Viewer, chance: Random) -> ikebana.Setup:
    """A set-up whose deck, and the card just drawn, differ where the viewer sees neither."""
    decks = [game.setup.deck]
    decks += [event.deck for event in game.history if isinstance(event, ikebana.Shuffled)]
    hidden = len(game.state.deck)
    if game.board.is_drawing and not sees_drawn(viewer, game.board.seat_to_act):
        hidden += 1
    known = len(decks[-1]) - hidden
    others = decks[-1][known:]
    decks[-1] = (*decks[-1][:known], *chance.sample(others, len(others)))
    setup = game.setup
    return ikebana.Setup(
        setup.rules,
        setup.players,
        decks[0],
        setup.first_seat,
        ikebana.Recorded(tuple(decks[1:])),
    )


def other_beginning(game: Game, viewer: Viewer, chance: Random) -> Game | None:
    """A beginning from which the same moves look the same to a viewer, with other cards."""
    match game:
        case hanabi.Game():
            setup = other_world(game, viewer, chance)
            return None if setup is None else hanabi.Game.begin(setup)
        case ikebana.Game():
            return ikebana.Game.begin(with_other_flowers(game, viewer, chance))


@pytest.mark.parametrize("preset", PRESETS)
def test_messages_to_a_seat_do_not_depend_on_cards_it_cannot_see(preset):
    for options in tables_of(preset):
        chance = Random(f"{preset} {options.seats}")
        steps = random_steps(options, chance)
        for seat in map(Seat, range(options.seats)):
            game = steps[chance.randrange(len(steps) * 2 // 3, len(steps) - 1)]
            other = other_beginning(game, seat, chance)
            if other is None:
                continue
            assert other.setup.deck != game.setup.deck or other.state.chance != game.setup.chance
            moves = moves_of(game)
            mine = everything_sent(begun(options), moves, guest(seat))
            assert everything_sent(begun(options, other), moves, guest(seat)) == mine


@pytest.mark.parametrize("preset", PRESETS)
def test_messages_to_a_spectator_do_not_depend_on_cards_they_cannot_see(preset):
    for watching, viewer in (
        (SpectatorAccess.WITHOUT_HANDS, Onlooker.SPECTATOR),
        (SpectatorAccess.ALL_HANDS, Onlooker.ALL_HANDS),
    ):
        for options in tables_of(preset, watching=watching):
            chance = Random(f"{preset} {options.seats}")
            steps = random_steps(options, chance)
            game = steps[chance.randrange(len(steps) - 1)]
            other = other_beginning(game, viewer, chance)
            if other is None:
                continue
            moves = moves_of(game)
            mine = everything_sent(watched(begun(options)), moves, WATCHER)
            assert everything_sent(watched(begun(options, other)), moves, WATCHER) == mine


@pytest.mark.parametrize("preset", HANABI)
def test_messages_to_a_teammate_do_depend_on_the_cards_of_a_seat(preset):
    options = tables_of(preset)[0]
    chance = Random(preset)
    game = random_steps(options, chance)[1]
    other = other_beginning(game, Seat(0), chance)
    assert other is not None
    moves = moves_of(game)
    mine = everything_sent(begun(options), moves, guest(1))
    assert everything_sent(begun(options, other), moves, guest(1)) != mine


@pytest.mark.parametrize("preset", PRESETS)
def test_no_secret_is_sent_before_the_end(preset):
    for options in tables_of(preset, watching=SpectatorAccess.ALL_HANDS):
        chance = Random(f"{preset} {options.seats}")
        readers = [*map(guest, range(options.seats)), WATCHER, GuestId("guest-from-the-street")]
        parts = [contribution(seat) for seat in range(options.seats)]
        attending: dict[GuestId, Reader] = {}
        for live, _ in play_game(options, chance):
            secrets = [SECRET, seed_text(live.table.seed), *parts]
            is_over = live.table.game is not None and live.table.game.outcome is not None
            for reader in readers:
                if reader not in attending:
                    attending[reader] = Reader(live, reader)
                messages = attending[reader].receive()
                if chance.random() < 0.1 or is_over:
                    messages.append(attached_message(live, reader))
                text = b"".join(map(frame_bytes, messages)).decode()
                assert not any(other in text for other in [*readers, PASSWORD])
                assert is_over or not any(secret in text for secret in secrets)
        last = parse_message(frame_bytes(attached_message(live, guest(0))))
        assert isinstance(last, Attached)
        assert last.state.fairness is not None
        assert last.state.fairness.secret == SECRET
        assert list(last.state.fairness.contributions) == parts


@pytest.mark.parametrize("preset", ["deluxe with tiles", "ikebana"])
def test_the_order_of_a_deck_is_sent_when_the_game_is_over_and_not_before(preset):
    shuffles = 0
    for options in tables_of(preset, watching=SpectatorAccess.ALL_HANDS):
        live = watched(begun(options))
        reader = Reader(live, WATCHER)
        for move in moves_of(random_steps(options, Random(1), skill=1.0)[-1]):
            apply_events(live, move)
            (message,) = reader.receive()
            if message.state.fairness is None:
                assert b'"deck":' not in frame_bytes(message)
        text = frame_bytes(message).decode()
        shuffles += text.count('"deck":')
    assert shuffles > 0
