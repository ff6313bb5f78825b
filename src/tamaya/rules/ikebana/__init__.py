"""The rules of Ikebana, the competitive game of the first box.

A seat asks for a move. The referee answers with a refusal or with events, and the events are
applied to an immutable state. A view is what one viewer may see of it.
"""

from tamaya.rules.cards import Face
from tamaya.rules.ikebana.board import (
    Board,
    Pile,
)
from tamaya.rules.ikebana.cards import (
    BOUQUET_SIZE,
    COLOURS,
    FACES,
    FULL_DECK,
    JOKER,
    SUITS,
    VALUES,
    copies,
)
from tamaya.rules.ikebana.events import (
    Bought,
    Drew,
    DrewUnseen,
    Event,
    GameEnded,
    Kept,
    Paid,
    PilesGathered,
    Rejected,
    RoundBegan,
    RoundEnded,
    SeenEvent,
    Shuffled,
    ShuffledUnseen,
    TurnPassed,
)
from tamaya.rules.ikebana.game import (
    Game,
    MadeMove,
)
from tamaya.rules.ikebana.legality import (
    legal_moves,
    objection,
)
from tamaya.rules.ikebana.moves import (
    Buy,
    Draw,
    Keep,
    Move,
    Reject,
)
from tamaya.rules.ikebana.outcome import (
    Outcome,
)
from tamaya.rules.ikebana.parameters import (
    EXTENSIONS,
    FINAL_BOUQUET,
    FIRST_POINTS,
    ROUNDS,
    Rules,
    compose,
    extensions_of,
)
from tamaya.rules.ikebana.referee import (
    Judgement,
    begin,
    judge,
    replay,
)
from tamaya.rules.ikebana.refusals import (
    Refusal,
    RulesRefusal,
)
from tamaya.rules.ikebana.scoring import (
    COMBINATION_POINTS,
    FACE_KEYS,
    MULTIPLIERS,
    SUITS_MULTIPLIER,
    VALUE_BITS,
    VALUE_MASK,
    Appraisal,
    Combination,
    Harmony,
    Kind,
    appraise,
    bouquet_points,
    points_of_key,
)
from tamaya.rules.ikebana.state import (
    Chance,
    Setup,
    State,
    setup_from_seed,
)
from tamaya.rules.ikebana.undo import can_be_undone
from tamaya.rules.ikebana.view import View, redact, view_of, view_with
from tamaya.rules.seed_and_shuffle import (
    Recorded,
    Seed,
    Seeded,
    commitment,
    parse_seed,
    seed_from,
    seed_from_words,
    seed_text,
)
from tamaya.rules.shared_types import Onlooker, Refused, Seat, Viewer

__all__ = [
    "Appraisal",
    "BOUQUET_SIZE",
    "Board",
    "Bought",
    "Buy",
    "COLOURS",
    "COMBINATION_POINTS",
    "Chance",
    "Combination",
    "Draw",
    "Drew",
    "DrewUnseen",
    "EXTENSIONS",
    "Event",
    "FACES",
    "FACE_KEYS",
    "FINAL_BOUQUET",
    "FIRST_POINTS",
    "FULL_DECK",
    "Face",
    "Game",
    "GameEnded",
    "Harmony",
    "JOKER",
    "Judgement",
    "Keep",
    "Kept",
    "Kind",
    "MULTIPLIERS",
    "MadeMove",
    "Move",
    "Onlooker",
    "Outcome",
    "Paid",
    "Pile",
    "PilesGathered",
    "ROUNDS",
    "Recorded",
    "Refusal",
    "Refused",
    "Reject",
    "Rejected",
    "RoundBegan",
    "RoundEnded",
    "Rules",
    "RulesRefusal",
    "SUITS",
    "SUITS_MULTIPLIER",
    "Seat",
    "Seed",
    "Seeded",
    "SeenEvent",
    "Setup",
    "Shuffled",
    "ShuffledUnseen",
    "State",
    "TurnPassed",
    "VALUES",
    "VALUE_BITS",
    "VALUE_MASK",
    "View",
    "Viewer",
    "appraise",
    "begin",
    "bouquet_points",
    "can_be_undone",
    "commitment",
    "compose",
    "copies",
    "setup_from_seed",
    "extensions_of",
    "judge",
    "legal_moves",
    "objection",
    "parse_seed",
    "points_of_key",
    "redact",
    "replay",
    "seed_from",
    "seed_from_words",
    "seed_text",
    "view_of",
    "view_with",
]
