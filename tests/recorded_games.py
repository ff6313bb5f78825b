"""Games that were played elsewhere, for tests of replays and of other moves in them."""

from functools import cache

from tamaya.notation import hanabi_record_of, ikebana_record_of, write_link, write_record
from tamaya.players.hanabi import Careful
from tamaya.players.ikebana import Greedy
from tamaya.rules import hanabi, ikebana
from tamaya.rules.seed_and_shuffle import seed_from_words
from tamaya.rules.shared_types import Seat

BEST = 5
NAMES = ("Ada", "Bob", "Cyd")


@cache
def played_hanabi() -> hanabi.Game:
    """A finished game of three careful bots."""
    rules = hanabi.compose(hanabi.Choice("standard"))
    game, bot = hanabi.Game.deal(rules, 3, seed_from_words("elsewhere"), Seat(0)), Careful()
    while game.outcome is None:
        game = game.make(bot.decide(game.view(game.board.seat_to_act)))
    return game


@cache
def played_ikebana() -> ikebana.Game:
    """A finished game of two greedy bots."""
    seed = seed_from_words("elsewhere")
    game, bot = ikebana.Game.deal(ikebana.compose(), 2, seed, Seat(0)), Greedy()
    while game.outcome is None:
        game = game.make(bot.decide(game.view(game.board.seat_to_act)))
    return game


def hanabi_file() -> str:
    """The game of Hanabi as a native file."""
    return write_record(hanabi_record_of(played_hanabi(), NAMES, hanabi.Choice("standard")))


def hanabi_link() -> str:
    """The same game as a link of hanab.live, which has no names."""
    return write_link(hanabi_record_of(played_hanabi(), NAMES))


def ikebana_file() -> str:
    """The game of Ikebana as a native file."""
    return write_record(ikebana_record_of(played_ikebana(), NAMES[:2]))


def lost_game() -> str:
    """A game in which the third move throws away the only blue five, as a native file."""
    rules = hanabi.compose(hanabi.Choice("standard"))
    game = hanabi.Game.deal(rules, 2, seed_from_words("lost 0"), Seat(0))
    for _ in range(2):
        moves = game.view(game.board.seat_to_act).legal_moves
        game = game.make(next(move for move in moves if isinstance(move, hanabi.GiveClue)))
    five = next(card for card in game.board.hands[0] if game.state.faces[card].value == BEST)
    game, bot = game.make(hanabi.Discard(five)), Careful()
    for _ in range(5):
        game = game.make(bot.decide(game.view(game.board.seat_to_act)))
    return write_record(hanabi_record_of(game, NAMES[:2], hanabi.Choice("standard")))
