"""The review of a game of Ikebana as plain values, which can be stored and sent."""

from dataclasses import dataclass

from tamaya.analysis.review_types import Label


@dataclass(frozen=True, slots=True)
class IkebanaMoveReview:
    """One move of the game, and the position after it."""

    number: int
    """Its number in the record, from 0."""
    turn: int
    """The turn it belongs to, from 1."""
    round: int
    seat: int
    move: str
    """In the notation of moves."""
    leads: tuple[float, ...]
    """After it, by how much each seat can expect to be ahead of the average of the others at the
    end of the game."""
    luck: float
    """What the card drawn with it changed; 0 where none was drawn."""
    choice: float
    """What the decision changed; 0 where no move was better."""
    best: str
    """The best move; the move itself if none was better."""
    worth: float
    """What the move is worth from here to the end of the round: own points, less the average of the
    others'."""
    win_chance: float | None
    """In the seat's last turn, the chance to win after it."""
    win_chance_lost: float | None
    """In the seat's last turn, by how much higher the chance was with the best move."""
    label: Label | None = None

    @property
    def loss(self) -> float:
        """By how many points the best move was worth more."""
        return 0.0 - self.choice


@dataclass(frozen=True, slots=True)
class IkebanaReview:
    """A whole game of Ikebana under review."""

    players: int
    points: tuple[int, ...]
    """The points of each seat at the end of the record."""
    policy: str
    """Whose expectations the figures are."""
    start: tuple[float, ...]
    """The leads before the first move."""
    moves: tuple[IkebanaMoveReview, ...]

    def luck_of(self, seat: int) -> float:
        """What the cards changed that a seat drew."""
        return sum(move.luck for move in self.moves if move.seat == seat)

    def choice_of(self, seat: int) -> float:
        """What the decisions of a seat changed."""
        return sum(move.choice for move in self.moves if move.seat == seat)
