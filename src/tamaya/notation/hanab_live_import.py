"""Read games from the JSON of hanab.live, as leniently as their own site does.

A deck is used in place of a seed, and its cards are checked. Notes, clocks and options that change
no move are ignored. An action that does not exist here stops the record, with a reason.
"""

from collections.abc import Sequence
from functools import cache

import msgspec

from tamaya.notation.hanab_live_variants import DEFAULT, suits_of
from tamaya.notation.hanabi_move_text import WrittenMove
from tamaya.notation.hanabi_replayable_record import HanabiRecord, Stop
from tamaya.notation.refusals import NotationRefusal
from tamaya.notation.strict_json import convert_json, decode_json
from tamaya.rules.hanabi import (
    CardId,
    Clue,
    ColourClue,
    Discard,
    Ending,
    Face,
    GiveClue,
    Move,
    Play,
    Refusal,
    Rules,
    Setup,
    ValueClue,
    choice_of,
)
from tamaya.rules.shared_types import Refused, Seat

HAND_SIZES = (5, 5, 4, 4)
"""Their hand sizes for 2 to 5 players, before the options that change them."""

PLAY, DISCARD, COLOUR_CLUE, VALUE_CLUE, END, END_BY_VOTE = range(6)
"""Their action types."""

NOBODY = -1
"""The target of an action by their server."""


class LiveCard(msgspec.Struct):
    """A card: the index of its suit in the variant, and its value."""

    suit: int = msgspec.field(name="suitIndex")
    rank: int


class LiveAction(msgspec.Struct, omit_defaults=True):
    """What a player did, or how the game was ended."""

    type: int
    target: int = NOBODY
    value: int | None = None


class LiveOptions(msgspec.Struct, rename="camel", omit_defaults=True):
    """The options that matter to a replay; all others are ignored."""

    variant: str | None = None
    starting_player: int | None = None
    deck_plays: bool | None = None
    empty_clues: bool | None = None
    one_extra_card: bool | None = None
    one_less_card: bool | None = None
    all_or_nothing: bool | None = None


class LiveGame(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A game in their export format."""

    id: int | str | None = None
    players: list[str]
    deck: list[LiveCard] | None = None
    actions: list[LiveAction] | None = None
    options: LiveOptions | None = None
    seed: int | str | None = None


def read_hanab_live(text: str | bytes) -> HanabiRecord:
    """Read a game from their JSON."""
    return parse_live_record(decode_json(text))


def parse_live_record(data: object) -> HanabiRecord:
    """Parse their decoded JSON."""
    return record_of_live(convert_json(data, LiveGame))


def record_of_live(game: LiveGame) -> HanabiRecord:
    """Convert their game to a record, with its rules as a custom game."""
    options = game.options or LiveOptions()
    rules = rules_of_variant(
        DEFAULT if options.variant is None else options.variant,
        extra_cards=bool(options.one_extra_card) - bool(options.one_less_card),
        empty_clues=bool(options.empty_clues),
        all_or_nothing=bool(options.all_or_nothing),
    )
    if not game.deck:
        is_seeded = game.seed not in (None, "")
        reason = NotationRefusal.SEED_WITHOUT_DECK if is_seeded else NotationRefusal.FIELD_MISSING
        raise Refused(reason, field="deck")
    setup = Setup(
        rules=rules,
        players=len(game.players),
        deck=tuple(_face(place, card, rules) for place, card in enumerate(game.deck)),
        first_seat=Seat(options.starting_player or 0),
    )
    moves, stop = _moves(game.actions or [], setup, deck_plays=bool(options.deck_plays))
    return HanabiRecord(
        choice=choice_of(rules),
        setup=setup,
        names=tuple(game.players),
        moves=moves,
        id=game.id,
        stop=stop,
    )


@cache
def rules_of_variant(
    variant: str, *, extra_cards: int, empty_clues: bool, all_or_nothing: bool
) -> Rules:
    """The rules of a variant of theirs with these options."""
    return Rules(
        suits=suits_of(variant),
        hand_sizes=tuple(size + extra_cards for size in HAND_SIZES),
        empty_clues=empty_clues,
        ending=Ending.FINAL_FLOURISH if all_or_nothing else Ending.LAST_ROUND,
    )


def _face(place: int, card: LiveCard, rules: Rules) -> Face:
    if not 0 <= card.suit < len(rules.suits):
        raise Refused(NotationRefusal.FIELD_OUT_OF_BOUNDS, field=f"deck[{place}].suitIndex")
    if not 1 <= card.rank <= rules.highest:
        raise Refused(NotationRefusal.FIELD_OUT_OF_BOUNDS, field=f"deck[{place}].rank")
    return Face(rules.suits[card.suit].name, card.rank)


def _moves(
    actions: Sequence[LiveAction], setup: Setup, *, deck_plays: bool
) -> tuple[tuple[WrittenMove, ...], Stop | None]:
    """Convert their actions to moves, up to the first that does not exist here."""
    last_card = len(setup.deck) - 1
    drawn = setup.rules.hand_size(setup.players) * setup.players
    moves: list[WrittenMove] = []
    for place, action in enumerate(actions):
        if not PLAY <= action.type <= END_BY_VOTE:
            raise Refused(NotationRefusal.FIELD_OUT_OF_BOUNDS, field=f"actions[{place}].type")
        if action.type in (END, END_BY_VOTE):
            continue
        move = _move(action, setup)
        if place > len(moves):
            move = Refusal.GAME_OVER
        elif deck_plays and action.type == PLAY and action.target == drawn == last_card:
            move = NotationRefusal.DECK_PLAYED
        if isinstance(move, Refusal | NotationRefusal):
            return tuple(moves), Stop(place, move)
        moves.append(WrittenMove(move))
        drawn += action.type in (PLAY, DISCARD)
    return tuple(moves), None


def _move(action: LiveAction, setup: Setup) -> Move | Refusal | NotationRefusal:
    rules, value = setup.rules, action.value or 0
    if action.type in (PLAY, DISCARD):
        if not 0 <= action.target < len(setup.deck):
            return Refusal.NOT_IN_YOUR_HAND
        card = CardId(action.target)
        return Play(card) if action.type == PLAY else Discard(card)
    if not 0 <= action.target < setup.players:
        return Refusal.NO_SUCH_SEAT
    if action.type == VALUE_CLUE:
        clue: Clue = ValueClue(value)
        return GiveClue(Seat(action.target), clue) if clue in rules.clues else Refusal.NO_SUCH_VALUE
    colours = [clue for clue in rules.clues if isinstance(clue, ColourClue)]
    if not 0 <= value < len(colours):
        return Refusal.NO_SUCH_COLOUR
    return GiveClue(Seat(action.target), colours[value])
