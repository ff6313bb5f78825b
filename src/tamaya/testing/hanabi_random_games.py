"""Random games of Hanabi by seats that see every card, so that some games get far."""

from collections.abc import Iterator
from random import Random
from typing import assert_never

from tamaya.rules.hanabi import (
    SUIT_LETTERS,
    Board,
    CardId,
    Clue,
    ColourClue,
    Decision,
    Decline,
    Discard,
    Game,
    GiveClue,
    MadeMove,
    Play,
    Rearrange,
    TakeBack,
    ValueClue,
    copies_left,
    is_useless,
)
from tamaya.rules.shared_types import Seat


def play_randomly(
    game: Game, chance: Random, skill: float = 0.9, rearrange_rate: float = 0.05
) -> list[Game]:
    """Play a random game to its end: the game after each move.

    ``skill`` is how often a sensible move is made instead of any legal one: at 0 most games are
    soon over, at 1 most are nearly perfect. ``rearrange_rate`` is how often a hand is rearranged.
    """
    steps = [game]
    while game.outcome is None:
        made = choose_move(game, chance, skill, rearrange_rate)
        game = game.make(made.move, made.seat)
        steps.append(game)
    return steps


def choose_move(game: Game, chance: Random, skill: float, rearrange_rate: float = 0) -> MadeMove:
    """A random legal move, or a rearrangement."""
    if chance.random() < rearrange_rate:
        seat = Seat(chance.randrange(game.board.players))
        return MadeMove(seat, random_arrangement(game.board, seat, chance))
    is_sensible = chance.random() < skill
    moves = sensible_moves(game) if is_sensible else game.legal_moves
    return MadeMove(game.board.seat_to_act, chance.choice(moves))


def sensible_moves(game: Game) -> tuple[Decision, ...]:
    """The least harmful legal moves for a player who sees every card."""
    harms = [harm(game, move) for move in game.legal_moves]
    least = min(harms)
    return tuple(
        move for move, harm_done in zip(game.legal_moves, harms, strict=True) if harm_done == least
    )


def harm(game: Game, move: Decision) -> int:
    """How bad a move is for a player who sees every card, from 0."""
    board, faces = game.board, game.state.faces
    match move:
        case Play(card):
            return 0 if board.fits(faces[card]) else 3
        case Discard(card) if is_useless(board, faces[card]):
            return 1
        case Discard(card):
            return 2 if copies_left(board, faces[card]) > 1 else 3
        case TakeBack(card):
            return 3 if is_useless(board, faces[card]) else 0
        case GiveClue() | Decline():
            return 2
        case _:
            assert_never(move)


def random_arrangement(board: Board, seat: Seat, chance: Random) -> Rearrange:
    """The hand of a seat in a random order, with some cards set apart."""
    hand = board.hands[seat]
    apart = frozenset(card for card in hand if chance.random() < 0.3)
    return Rearrange(tuple(chance.sample(hand, len(hand))), apart)


def imaginable_moves(board: Board) -> Iterator[Decision]:
    """Every decision that can be written, most of them illegal."""
    for number in range(-1, board.cards_drawn + 2):
        card = CardId(number)
        yield from (Play(card), Discard(card), TakeBack(card))
    clues: list[Clue] = [ColourClue(name) for name in (*SUIT_LETTERS, "no such colour")]
    clues += [ValueClue(value) for value in range(-1, board.rules.highest + 2)]
    for target in range(-1, board.players + 2):
        yield from (GiveClue(Seat(target), clue) for clue in clues)
    yield Decline()
