"""The names of things in Ikebana: games, combinations, harmonies and scores."""

from collections.abc import Iterator, Sequence

from tamaya.i18n.message import Message, message
from tamaya.rules.cards import Face
from tamaya.rules.ikebana.cards import JOKER
from tamaya.rules.ikebana.outcome import Outcome
from tamaya.rules.ikebana.parameters import Rules, extensions_of
from tamaya.rules.ikebana.scoring import Appraisal, Combination, Harmony


def ikebana_game_message(rules: Rules) -> Message:
    """The title of a game: its name and its extensions."""
    extensions = tuple(message(f"extension-{name}") for name in extensions_of(rules))
    if extensions:
        return message("ikebana-game-extended", extensions=extensions)
    return message("ikebana-game")


def card_message(face: Face) -> Message:
    """The name of a card."""
    return message(f"face-{face.suit}", value=face.value)


def combination_message(combination: Combination, bouquet: Sequence[Face]) -> Message:
    """A combination and its points before the multiplier."""
    value = bouquet[combination.positions[0] - 1].value
    return message(f"combination-{combination.kind.value}", value=value, points=combination.points)


def harmony_message(harmony: Harmony) -> Message:
    """The harmony of a bouquet's colours."""
    return message(f"harmony-{harmony.value}")


def appraisal_messages(player: str, appraisal: Appraisal, points: int) -> Iterator[Message]:
    """How the points of a bouquet were counted, and which colours its jokers took."""
    combinations = tuple(
        combination_message(each, appraisal.bouquet) for each in appraisal.combinations
    )
    yield message(
        "ikebana-scored" if points == appraisal.points else "ikebana-scored-double",
        player=player,
        combinations=combinations,
        harmony=harmony_message(appraisal.harmony),
        multiplier=appraisal.multiplier,
        points=points,
    )
    yield from joker_messages(appraisal)


def joker_messages(appraisal: Appraisal) -> Iterator[Message]:
    """The colour that each joker took, where that made a difference."""
    if appraisal.harmony is Harmony.PLAIN:
        return
    for face, colour in zip(appraisal.bouquet, appraisal.colours, strict=True):
        if face.suit == JOKER:
            card, taken = card_message(face), message(f"suit-{colour}")
            yield message("ikebana-joker", face=card, colour=taken)


def standings_messages(points: Sequence[int], names: Sequence[str]) -> tuple[Message, ...]:
    """The points of each player."""
    return tuple(
        message("ikebana-standing", player=name, points=own_points)
        for name, own_points in zip(names, points, strict=True)
    )


def won_message(outcome: Outcome, names: Sequence[str]) -> Message:
    """Who won, alone or together."""
    winners = tuple(names[seat] for seat in outcome.winners)
    points = max(outcome.points)
    if len(winners) == 1:
        return message("ikebana-won", player=winners[0], points=points)
    return message("ikebana-shared", players=winners, points=points)
