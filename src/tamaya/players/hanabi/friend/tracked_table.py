"""A seat's record of every card on the table."""

from enum import Enum

from tamaya.players.hanabi.friend.board_facts import BoardFacts, board_facts_cache
from tamaya.players.hanabi.friend.face_tables import FaceTables, face_tables_of
from tamaya.players.hanabi.friend.trust import Trust
from tamaya.rules.hanabi.board import Board
from tamaya.rules.shared_types import Seat


class Role(Enum):
    """What a card was clued for."""

    NONE = 0
    PLAY = 1
    """To be laid as soon as it fits."""
    SAVE = 2
    """Perhaps only to be kept."""
    BLIND = 3
    """To be laid at once: a clue to another hand makes no sense otherwise."""


class TrackedTable:
    """The table as one seat sees it. Lists are indexed by card number."""

    def __init__(self, board: Board, viewer: Seat) -> None:
        """Record the open cards, and no card of a hand yet."""
        self.rules = board.rules
        self.face_tables: FaceTables = face_tables_of(board.rules)
        self.viewer = viewer
        self.bit: list[int] = []
        """The face of each card as a bit; 0 if the viewer has not seen it."""
        self.literal: list[int] = []
        """The faces that the clues leave for each card."""
        self.meaning: list[int] = []
        """The faces that each card was promised to have; 0 without a promise."""
        self.role: list[Role] = []
        self.clued: list[bool] = []
        self.hands: list[list[int]] = [[] for _ in range(board.players)]
        """The cards of each seat, the oldest first."""
        self.heights = [len(laid) for laid in board.fireworks]
        self.gone = [0] * len(self.face_tables.copies)
        for seen in board.discards:
            self.gone[board.rules.face_index[seen.face]] += 1
        self.tokens = board.tokens
        self.deck_size = board.deck_size
        self.errors_left = board.rules.errors - board.errors
        self.trust = Trust(board.players, viewer)
        self.facts: BoardFacts
        self.refresh_facts()

    def refresh_facts(self) -> None:
        """Look up the facts for the current fireworks and discard."""
        self.facts = board_facts_cache(self.face_tables).at(self.heights, self.gone)

    def add_card(self, seat: Seat, card: int, bit: int) -> None:
        """Add a card to a hand."""
        while len(self.bit) <= card:
            self.bit.append(0)
            self.literal.append(self.face_tables.all_faces)
            self.meaning.append(0)
            self.role.append(Role.NONE)
            self.clued.append(False)
        self.bit[card] = bit
        self.hands[seat].append(card)

    def known_face(self, card: int) -> int:
        """The only useful face that a card can have, or 0 if there are several."""
        faces = (self.meaning[card] or self.literal[card]) & ~self.facts.useless
        return 0 if faces & (faces - 1) else faces

    def is_promised(self, card: int) -> bool:
        """Whether the holder of a card will lay it, now or later."""
        role = self.role[card]
        if role is Role.PLAY or role is Role.BLIND:
            return True
        if not self.clued[card]:
            return False
        faces = (self.meaning[card] or self.literal[card]) & ~self.facts.useless
        return not faces & (faces - 1) or not faces & ~self.facts.playable

    def chop(self, seat: Seat) -> int | None:
        """The oldest unclued card, which is discarded next; None if all are clued."""
        for card in self.hands[seat]:
            if not self.clued[card] and self.role[card] is not Role.BLIND:
                return card
        return None

    def newest(self, seat: Seat) -> int | None:
        """The newest unclued card, which its holder may be asked to lay blindly."""
        for card in reversed(self.hands[seat]):
            if not self.clued[card] and self.role[card] is not Role.BLIND:
                return card
        return None
