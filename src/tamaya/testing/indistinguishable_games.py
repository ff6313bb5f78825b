"""Games with other hidden cards that look the same to a viewer."""

from collections import Counter
from random import Random

from tamaya.rules.hanabi import CardId, ColourClue, Face, Game, Recorded, Setup, Tile
from tamaya.rules.shared_types import Onlooker, Viewer


def other_world(game: Game, viewer: Viewer, chance: Random) -> Setup | None:
    """A setup from which the same moves make a game that looks the same to the viewer.

    The hidden cards have changed places as far as the clues allow, and so have the tiles face
    down; there is no seed. None where that is impossible: a card that went back into the deck
    would have been in a hand before, or the viewer knows the deck.
    """
    if viewer is Onlooker.REVIEWER and game.board.returns:
        return None
    hands = hidden_hands(game, viewer)
    faces = exchange_faces(game, hands, chance)
    drawn = list(game.state.faces)
    for card, face in zip(hands, faces, strict=False):
        drawn[card] = face
    deck = (*drawn, *faces[len(hands) :])
    orders: list[tuple[Face, ...]] = []
    for back in reversed(game.board.returns):
        after = deck[back.drawn :]
        before = list((Counter(after) - Counter([back.face])).elements())
        if len(before) == len(after):
            return None
        orders.insert(0, after)
        deck = (*deck[: back.drawn], *chance.sample(before, len(before)))
    return Setup(
        game.setup.rules,
        game.setup.players,
        deck,
        game.setup.first_seat,
        (*game.board.tiles_revealed, *chance.sample(game.state.tiles, len(game.state.tiles))),
        Recorded(tuple(orders)),
    )


def hidden_hands(game: Game, viewer: Viewer) -> list[CardId]:
    """The cards in hands that the viewer may not see."""
    match viewer:
        case Onlooker.ALL_HANDS | Onlooker.REVIEWER:
            return []
        case Onlooker.SPECTATOR:
            return [card for hand in game.board.hands for card in hand]
        case _:
            return list(game.board.hands[viewer])


def exchange_faces(game: Game, hands: list[CardId], chance: Random) -> list[Face]:
    """The faces of these cards and of the deck, after many exchanges among them."""
    faces = [game.state.faces[card] for card in hands] + list(game.state.deck)
    for _ in range(4 * len(faces)):
        one, other = chance.randrange(len(faces)), chance.randrange(len(faces))
        if all(
            place >= len(hands) or could_have(game, hands[place], face)
            for place, face in ((one, faces[other]), (other, faces[one]))
        ):
            faces[one], faces[other] = faces[other], faces[one]
    return faces


def could_have(game: Game, card: CardId, face: Face) -> bool:
    """Whether the same events were possible with this face on a card in a hand."""
    board, rules = game.board, game.board.rules
    touching = rules.clues_touching[face]
    if touching & (board.touched[card] | board.missed[card]) != board.touched[card]:
        return False
    if Tile.COLOUR_CLUE not in board.tiles_revealed:
        return True
    # Whether this tile had an effect showed everybody if a colour could be named.
    colours = sum(1 << bit for bit, clue in enumerate(rules.clues) if isinstance(clue, ColourClue))
    has_colour = bool(touching & colours)
    return has_colour == bool(rules.clues_touching[game.state.faces[card]] & colours)
