"""Games played by chance, by seats that may peek: long ones too, with fireworks completed."""

from collections.abc import Iterator
from random import Random
from typing import assert_never

from tamaya.rules.game import Seat
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


def play_randomly(
    game: Game, chance: Random, skill: float = 0.9, rearrange_rate: float = 0.05
) -> list[Game]:
    """The game at each of its moves from here to its end.

    ``skill`` is how often a sensible move is made instead of any legal one: at 0 most games are
    soon over, at 1 most are nearly perfect. ``rearrange_rate`` is how often a hand is put in order.
    """
    steps = [game]
    while game.outcome is None:
        made = choose_move(game, chance, skill, rearrange_rate)
        game = game.make(made.move, made.seat)
        steps.append(game)
    return steps


def choose_move(game: Game, chance: Random, skill: float, rearrange_rate: float = 0) -> MadeMove:
    """A move that a seat may make now."""
    if chance.random() < rearrange_rate:
        seat = Seat(chance.randrange(game.board.players))
        return MadeMove(seat, random_arrangement(game.board, seat, chance))
    is_sensible = chance.random() < skill
    moves = sensible_moves(game) if is_sensible else game.legal_moves
    return MadeMove(game.board.seat_to_act, chance.choice(moves))


def sensible_moves(game: Game) -> tuple[Decision, ...]:
    """The moves of somebody who knows all cards: lay what fits, and harm nothing."""
    harms = [harm(game, move) for move in game.legal_moves]
    least = min(harms)
    return tuple(move for move, done in zip(game.legal_moves, harms, strict=True) if done == least)


def harm(game: Game, move: Decision) -> int:
    """How much there is against a move, from 0, in the eyes of somebody who knows all cards."""
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
    """The hand of a seat in some order, some of it set apart."""
    hand = board.hands[seat]
    apart = frozenset(card for card in hand if chance.random() < 0.3)
    return Rearrange(tuple(chance.sample(hand, len(hand))), apart)


def imaginable_moves(board: Board) -> Iterator[Decision]:
    """Every decision that anybody could think of, most of them nonsense."""
    for number in range(-1, board.cards_drawn + 2):
        card = CardId(number)
        yield from (Play(card), Discard(card), TakeBack(card))
    clues: list[Clue] = [ColourClue(name) for name in (*SUIT_LETTERS, "no such colour")]
    clues += [ValueClue(value) for value in range(-1, board.rules.highest + 2)]
    for target in range(-1, board.players + 2):
        yield from (GiveClue(Seat(target), clue) for clue in clues)
    yield Decline()
