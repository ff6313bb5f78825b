"""The parts of Hanabi views that several viewers share, made once for each state of a game."""

from functools import cached_property

from tamaya.notation.faces import face_text
from tamaya.rules.hanabi import Board, CardId, FireworkFate, SeenCard, State, score
from tamaya.rules.hanabi.board_fates import board_fates
from tamaya.rules.hanabi.knowledge import OpenKnowledge
from tamaya.rules.shared_types import Seat
from tamaya.wire.hanabi.face_and_clue_texts import shown_rules, texts_of
from tamaya.wire.hanabi.view_types import Firework, HanabiBoard, HandCard, Knowledge, OpenCard
from tamaya.wire.object_identity_cache import IdentityCache


def shown_board(board: Board) -> HanabiBoard:
    """What lies open for all, with the fate of every face."""
    rules = board.rules
    fates = board_fates(board)
    playable, useless, irreplaceable = fates.faces
    texts = texts_of(rules)
    return HanabiBoard(
        rules=shown_rules(rules, board.players),
        seat_to_act=board.seat_to_act,
        turn=board.turn,
        tokens=board.tokens,
        errors=board.errors,
        deck_size=board.deck_size,
        fireworks=tuple(
            shown_firework(board, suit, fate) for suit, fate in enumerate(fates.fireworks)
        ),
        discards=kept_discards(board.discards),
        tiles_revealed=board.tiles_revealed,
        tiles_left=board.tiles_left,
        pending=board.pending,
        turns_left=board.turns_left,
        score=score(board),
        highest_reachable_score=fates.highest_reachable_score,
        playable=texts.faces(playable),
        useless=texts.faces(useless),
        irreplaceable=texts.faces(irreplaceable),
    )


def shown_discards(discards: tuple[SeenCard, ...]) -> tuple[OpenCard, ...]:
    """The discarded cards."""
    return tuple([OpenCard(seen.id, face_text(seen.face)) for seen in discards])


kept_discards = IdentityCache(shown_discards)
"""The discarded cards, which most moves leave as they are."""


def shown_firework(board: Board, suit: int, fate: FireworkFate) -> Firework:
    """The firework of a suit."""
    rules, next_face = board.rules, board.next_face(suit)
    return Firework(
        suit=rules.suits[suit].name,
        direction=rules.suits[suit].direction,
        laid=tuple(
            OpenCard(card, face_text(face))
            for card, face in zip(board.fireworks[suit], rules.sequences[suit], strict=False)
        ),
        next_face=None if next_face is None else face_text(next_face),
        fate=fate,
    )


class SharedViewParts:
    """What the views of a state share, each part made by the first viewer that needs it.

    Each part is kept with what is hidden from its viewers, who would all have made the same.
    """

    def __init__(self, state: State) -> None:
        """Convert the board, which is the same for everybody."""
        self._board = state.board
        self.board = shown_board(state.board)
        self.texts = texts_of(state.board.rules)
        self.knowledge: dict[tuple[frozenset[Seat], int], dict[CardId, Knowledge]] = {}
        """What can be known of the cards of hidden seats, by these seats and by help level."""
        self.hands: dict[tuple[Seat, bool, frozenset[Seat], int], tuple[HandCard, ...]] = {}
        """Hands by seat, by whether their faces are seen, and by the keys of their knowledge."""

    @cached_property
    def open_knowledge(self) -> OpenKnowledge:
        """What everybody can know of the cards in hands; not needed without help."""
        return OpenKnowledge(self._board)


shared_view_parts = IdentityCache(SharedViewParts)
"""The shared parts of the views of a state."""
