"""The fate of each card of a finished game of Hanabi."""

from collections.abc import Iterator, Sequence

import msgspec

from tamaya.notation.faces import face_text
from tamaya.rules.hanabi import (
    CardId,
    Discarded,
    Drew,
    Event,
    Game,
    Laid,
    LaidFromDiscard,
    Misfired,
    ShuffledIn,
)
from tamaya.wire.http.finished_game_types import CardEnd, CardFate


def fates_of(game: Game, events_of_moves: Sequence[Sequence[Event]]) -> tuple[CardFate, ...]:
    """The fate of each card, from the events of the deal and of each move."""
    fates: dict[CardId, CardFate] = {}
    for move, event in numbered_events(events_of_moves):
        match event:
            case Drew(seat, card, face):
                fates[card] = CardFate(card, face_text(face), seat, move, CardEnd.HELD, None, None)
            case Laid(_, card, _, position):
                fates[card] = ended(fates[card], CardEnd.LAID, move, position)
            case Misfired(_, card, _, position):
                fates[card] = ended(fates[card], CardEnd.MISFIRED, move, position)
            case Discarded(_, card, _, position):
                fates[card] = ended(fates[card], CardEnd.DISCARDED, move, position)
            case LaidFromDiscard(_, card):
                fates[card] = ended(fates[card], CardEnd.LAID_FROM_DISCARD, move, None)
            case ShuffledIn(_, card):
                fates[card] = ended(fates[card], CardEnd.SHUFFLED_IN, move, None)
            case _:
                pass
    state = game.state
    for hand in state.board.hands:
        for position, card in enumerate(hand, start=1):
            fates[card] = msgspec.structs.replace(fates[card], position=position)
    for card_number, face in enumerate(state.deck, start=state.board.cards_drawn):
        fates[CardId(card_number)] = CardFate(
            card_number, face_text(face), None, None, CardEnd.IN_DECK, None, None
        )
    return tuple(fates.values())


def numbered_events(events_of_moves: Sequence[Sequence[Event]]) -> Iterator[tuple[int, Event]]:
    """All events, each with the number of its move; 0 is the deal."""
    for move, events in enumerate(events_of_moves):
        for event in events:
            yield move, event


def ended(fate: CardFate, end: CardEnd, move: int, position: int | None) -> CardFate:
    """The fate of a card that ended so."""
    return msgspec.structs.replace(fate, end=end, ended_at=move, position=position)
