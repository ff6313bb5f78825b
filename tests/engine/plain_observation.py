"""The observation vector in plain Python, computed from the rules.

It is written from the description on the reference page and shares no code with the engine.
"""

from collections.abc import Iterable, Sequence

from tamaya.engine.observation_layout import Form
from tamaya.rules.hanabi import (
    Board,
    CardId,
    Cause,
    Clued,
    ColourClue,
    Decline,
    Discard,
    Discarded,
    Event,
    Face,
    FireworkCompleted,
    Game,
    GiveClue,
    Laid,
    LaidFromDiscard,
    Misfired,
    Play,
    Rules,
    ShuffledIn,
    TakeBack,
    Tile,
    TileRevealed,
    TokenReturned,
)

Bits = list[float]


def plain_vector(before: Game | None, game: Game, seat: int, form: Form) -> Bits:
    """Return the vector of a seat; ``before`` is the game before the last move."""
    bits = [*hands(game, seat), *board_bits(game), *discards(game.board)]
    bits += last_action(before, game, seat)
    if form is not Form.MINIMAL:
        bits += knowledge(game, seat, form)
    if game.board.rules.tiles:
        bits += tiles(before, game)
    return bits


def one_hot(size: int, chosen: int | None) -> Bits:
    return [float(place == chosen) for place in range(size)]


def thermometer(size: int, count: int) -> Bits:
    return [float(place < count) for place in range(size)]


def seats_from(board: Board, seat: int) -> list[int]:
    return [(seat + offset) % board.players for offset in range(board.players)]


def oldest_first(board: Board, seat: int) -> Sequence[CardId]:
    return tuple(reversed(board.hands[seat]))


def hands(game: Game, seat: int) -> Bits:
    board, rules = game.board, game.board.rules
    size, bits = rules.hand_size(board.players), []
    for other in seats_from(board, seat)[1:]:
        cards: list[int | None] = [
            rules.face_index[game.state.faces[card]] for card in oldest_first(board, other)
        ]
        for card in cards + [None] * (size - len(cards)):
            bits += one_hot(len(rules.faces), card)
    return bits + [float(len(board.hands[other]) < size) for other in seats_from(board, seat)]


def board_bits(game: Game) -> Bits:
    board, rules = game.board, game.board.rules
    bits = thermometer(
        rules.cards - board.players * rules.hand_size(board.players), board.deck_size
    )
    for laid in board.fireworks:
        bits += one_hot(rules.highest, len(laid) - 1)
    bits += thermometer(rules.tokens, board.tokens + ends_with_token(game))
    return bits + thermometer(rules.errors, rules.errors - board.errors)


def ends_with_token(game: Game) -> bool:
    """Whether the vector counts the token of the last firework as returned."""
    rules = game.board.rules
    is_complete = game.outcome is not None and game.outcome.cause is Cause.COMPLETE
    return is_complete and not rules.tiles and game.board.tokens < rules.tokens


def discards(board: Board) -> Bits:
    given_up = [seen.face for seen in board.discards]
    return [
        bit
        for face in board.rules.faces
        for bit in thermometer(board.rules.copies[face], given_up.count(face))
    ]


def last_action(before: Game | None, game: Game, seat: int) -> Bits:
    board, rules = game.board, game.board.rules
    size = rules.hand_size(board.players)
    actor = kind = target = clue = slot = face = None
    touched: set[int] = set()
    happened: Iterable[Event] = ()
    if before is not None:
        happened = game.history[len(before.history) :]
        made = game.moves[-1]
        actor = (made.seat - seat) % board.players
        match made.move:
            case Play(card) | Discard(card):
                kind = 0 if isinstance(made.move, Play) else 1
                slot = oldest_first(before.board, made.seat).index(card)
            case GiveClue(to, given_clue):
                kind = 2 if isinstance(given_clue, ColourClue) else 3
                target, clue = (to - seat) % board.players, rules.clue_index[given_clue]
    for event in happened:
        match event:
            case Clued(_, to, _, cards):
                touched = {oldest_first(board, to).index(card) for card in cards}
            case Laid() | Misfired() | Discarded() | LaidFromDiscard() | ShuffledIn():
                face = rules.face_index[event.face]
    kinds = {type(event) for event in happened}
    is_laid = bool(kinds & {Laid, LaidFromDiscard})
    gave_token = is_laid and (
        (FireworkCompleted in kinds and TileRevealed not in kinds and TokenReturned in kinds)
        or ends_with_token(game)
    )
    return [
        *one_hot(board.players, actor),
        *one_hot(4, kind),
        *one_hot(board.players, target),
        *one_hot(len(rules.clues), clue),
        *(float(place in touched) for place in range(size)),
        *one_hot(size, slot),
        *one_hot(len(rules.faces), face),
        float(is_laid),
        float(gave_token),
    ]


def knowledge(game: Game, seat: int, form: Form) -> Bits:
    board, rules = game.board, game.board.rules
    size, bits = rules.hand_size(board.players), []
    for other in seats_from(board, seat):
        for card in oldest_first(board, other):
            bits += known_of(game, card, form)
        missing = size - len(board.hands[other])
        bits += [0.0] * (missing * (len(rules.faces) + len(rules.clues)))
    return bits


def known_of(game: Game, card: CardId, form: Form) -> Bits:
    board, rules = game.board, game.board.rules
    touched, missed = board.touched[card], board.missed[card]
    faces: list[float] = [float(is_possible(rules, face, touched, missed)) for face in rules.faces]
    if form is Form.SEER:
        faces = one_hot(len(rules.faces), rules.face_index[game.state.faces[card]])
        touched = rules.clues_touching[game.state.faces[card]]
    if form is Form.BELIEF:
        left = [
            possible * open_copies(board, face)
            for possible, face in zip(faces, rules.faces, strict=True)
        ]
        faces = [number / sum(left) for number in left]
    return faces + [float(touched >> bit & 1) for bit in range(len(rules.clues))]


def is_possible(rules: Rules, face: Face, touched: int, missed: int) -> bool:
    touching = rules.clues_touching[face]
    return touched & ~touching == 0 and missed & touching == 0


def open_copies(board: Board, face: Face) -> int:
    """Count the cards of a face that are neither laid nor discarded."""
    suit = board.rules.suit_index[face.suit]
    laid = board.rules.sequences[suit][: len(board.fireworks[suit])]
    given_up = sum(seen.face == face for seen in board.discards)
    return board.rules.copies[face] - given_up - (face in laid)


def tiles(before: Game | None, game: Game) -> Bits:
    board = game.board
    move = None if before is None else game.moves[-1].move
    return [
        *(float(tile in board.tiles_revealed) for tile in sorted(Tile)),
        *(float(tile is board.pending) for tile in sorted(Tile)),
        float(isinstance(move, TakeBack)),
        float(isinstance(move, Decline)),
    ]
