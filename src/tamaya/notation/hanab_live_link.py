"""Share links of hanab.live: a whole game in one address.

A link holds the number of players, the deck, the actions and the number of the variant. It holds
no names and no options.
"""

import re

from tamaya.notation.hanab_live_export import live_game
from tamaya.notation.hanab_live_import import (
    NOBODY,
    LiveAction,
    LiveCard,
    LiveGame,
    LiveOptions,
    record_of_live,
)
from tamaya.notation.hanab_live_variants import DEFAULT, IDS, variant_of_id
from tamaya.notation.hanabi_replayable_record import HanabiRecord, replay_hanabi_record
from tamaya.notation.refusals import NotationRefusal
from tamaya.rules.hanabi import Clued
from tamaya.rules.shared_types import Refused

ADDRESS = "https://hanab.live/shared-replay-json/"
DIGITS = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
NAMES = ("Alice", "Bob", "Cathy", "Donald", "Emily", "Frank")
"""Names for the seats of a link, which has none."""

MOST_CHARACTERS = 5_000
PIECE = 20
"""A hyphen after this many characters lets a long address wrap."""

LINK = re.compile(
    r"(?P<players>[0-9])(?P<lowest>[0-9])(?P<highest>[0-9])(?P<deck>[a-zA-Z0-9]*)"
    r",(?P<first>[0-9])(?P<last>[0-9])(?P<actions>[a-zA-Z0-9]*)"
    r",(?P<variant>[0-9]{1,6})(?:,[^,]*)?"
)


def read_link(text: str) -> HanabiRecord:
    """Read the record in a link: the whole address or only its code."""
    code = text.strip().partition("#")[0].partition("?")[0].rpartition("/")[2].replace("-", "")
    found = LINK.fullmatch(code) if len(code) <= MOST_CHARACTERS else None
    if found is None:
        raise Refused(NotationRefusal.UNREADABLE_LINK)
    players = int(found["players"])
    lowest, ranks = _range(found["lowest"], found["highest"])
    first, types = _range(found["first"], found["last"])
    deck = [
        LiveCard(suit, lowest + rank)
        for suit, rank in (divmod(DIGITS.index(digit), ranks) for digit in found["deck"])
    ]
    actions = [
        _action(found["actions"][place : place + 2], first, types)
        for place in range(0, len(found["actions"]), 2)
    ]
    names = [NAMES[seat] if seat < len(NAMES) else "" for seat in range(players)]
    options = LiveOptions(variant=variant_of_id(int(found["variant"])))
    return record_of_live(LiveGame(players=names, deck=deck, actions=actions, options=options))


def write_link(record: HanabiRecord) -> str:
    """Write the link of a record; refused where a link cannot hold its options."""
    game = live_game(record)
    assert game.options is not None
    assert game.deck is not None
    assert game.actions is not None
    options = game.options
    if not _has_empty_clue(record):
        options.empty_clues = None
    if options != LiveOptions(variant=options.variant):
        raise Refused(NotationRefusal.LINK_WITHOUT_OPTIONS)
    ranks = [card.rank for card in game.deck]
    types = [action.type for action in game.actions] or [0]
    spread = max(ranks) - min(ranks) + 1
    deck = (DIGITS[card.suit * spread + card.rank - min(ranks)] for card in game.deck)
    actions = (_action_code(action, min(types), max(types)) for action in game.actions)
    code = (
        f"{len(game.players)}{min(ranks)}{max(ranks)}{''.join(deck)}"
        f",{min(types)}{max(types)}{''.join(actions)}"
        f",{IDS[options.variant or DEFAULT]}"
    )
    pieces = (code[place : place + PIECE] for place in range(0, len(code), PIECE))
    return ADDRESS + "-".join(pieces)


def _range(lowest: str, highest: str) -> tuple[int, int]:
    if lowest > highest:
        raise Refused(NotationRefusal.UNREADABLE_LINK)
    return int(lowest), int(highest) - int(lowest) + 1


def _action(digits: str, first: int, types: int) -> LiveAction:
    value, kind = divmod(DIGITS.index(digits[0]), types)
    # Their writer omits the target of an action by the server.
    target = DIGITS.index(digits[1]) if len(digits) > 1 else NOBODY
    return LiveAction(first + kind, target, value - 1 if value else None)


def _action_code(action: LiveAction, first: int, last: int) -> str:
    value = 0 if action.value is None else action.value + 1
    return DIGITS[value * (last - first + 1) + action.type - first] + DIGITS[action.target]


def _has_empty_clue(record: HanabiRecord) -> bool:
    history = replay_hanabi_record(record).game.history
    return any(isinstance(event, Clued) and not event.touched for event in history)
