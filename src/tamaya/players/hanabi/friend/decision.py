"""The decision of friend: the legal move with the highest score."""

from tamaya.engine.array_types import IntRow, at
from tamaya.engine.jit import compiled, kernel, not_inlined
from tamaya.engine.kernels.legality import is_legal
from tamaya.engine.kernels.row_fields import get, height
from tamaya.engine.row_layout import LAST_ACTION, SEAT
from tamaya.engine.rule_tables import DISCARD, GIVE_CLUE, PLAY, TAKE_BACK, RuleTables
from tamaya.players.hanabi.friend import feature_list as feature
from tamaya.players.hanabi.friend.beliefs import believed_plays, draft_hand, infer_beliefs
from tamaya.players.hanabi.friend.card_features import count, weigh_discard, weigh_play
from tamaya.players.hanabi.friend.clue_features import weigh_clue
from tamaya.players.hanabi.friend.clue_receiver import meet_receiver
from tamaya.players.hanabi.friend.feature_list import FEATURE_COUNT
from tamaya.players.hanabi.friend.memory_layout import (
    DANGERS,
    FEATURES,
    HAS_WEIGHTS,
    IDLE_PLAYABLE,
    LAST_WAS_DISCARD,
    LITERAL_ONLY,
    NEXT_DANGER,
    OWN_BELIEFS,
    OWN_ODDS,
    OWN_PERSPECTIVE,
    OWN_PLAYS,
    TARGET_DANGER,
    TARGET_PLAYS,
    WEIGHTS,
)
from tamaya.players.hanabi.friend.perspectives import take_perspective
from tamaya.players.hanabi.friend.promises import update_knowledge
from tamaya.players.hanabi.friend.seat_memory import bit_in
from tamaya.players.hanabi.friend.weights import LITERAL_COLUMN, WEIGHT_TABLE
from tamaya.players.hanabi.shared_kernels.board_facts import (
    compiled_reach,
    copies_left,
    lowest_bit,  # noqa: F401
)
from tamaya.players.hanabi.shared_kernels.memory_layout import (
    MOST_COPIES,
    OWN_LAYERS,
    PLAYABLE,
    PLAYERS,
    SIZES,
)

WORST = -(1 << 60)
FEWEST_SEATS = 2


@kernel
def friend_move(game: IntRow, tables: RuleTables, memory: IntRow) -> int:
    """The action of the seat to act, in a game in which friend holds every seat."""
    update_knowledge(game, tables, memory, 0, tables.players)
    return choose_move(game, tables, memory)


@not_inlined
def choose_move(game: IntRow, tables: RuleTables, memory: IntRow) -> int:
    """The legal action with the highest score; the first of several."""
    viewer = get(game, SEAT)
    prepare_decision(game, tables, memory, viewer)
    best = -1
    most = WORST
    for offset in range(tables.players):
        if offset:
            meet_receiver(memory, viewer, (viewer + offset) % tables.players)
        for action in range(tables.action_count):
            is_clue = tables.kind_of[action] == GIVE_CLUE
            if is_clue != (offset > 0) or (is_clue and tables.argument_of[action] != offset):
                continue
            if not is_legal(game, tables, action):
                continue
            weigh_action(game, tables, memory, viewer, action)
            score = score_of(memory)
            if score > most:
                most = score
                best = action
    return best


@not_inlined
def prepare_decision(game: IntRow, tables: RuleTables, memory: IntRow, viewer: int) -> None:
    """Work out what the seat to act believes of its hand, and what the others would do."""
    load_weights(memory)
    take_perspective(memory, viewer, viewer, -1, OWN_PERSPECTIVE)
    for layer in range(MOST_COPIES):
        memory[at(OWN_ODDS + layer)] = memory[at(OWN_LAYERS + layer)]
    clued = draft_hand(memory, viewer, viewer)
    infer_beliefs(memory, viewer, clued, OWN_PERSPECTIVE, OWN_BELIEFS)
    memory[OWN_PLAYS] = believed_plays(memory, OWN_BELIEFS, viewer, memory[PLAYABLE])
    action = get(game, LAST_ACTION) - 1
    memory[LAST_WAS_DISCARD] = int(action >= 0 and tables.kind_of[action] == DISCARD)
    memory[IDLE_PLAYABLE] = 0
    for offset in range(1, tables.players):
        seat = (viewer + offset) % tables.players
        meet_receiver(memory, viewer, seat)
        memory[at(DANGERS + seat)] = memory[TARGET_DANGER]
        if offset == 1:
            memory[NEXT_DANGER] = memory[TARGET_DANGER]
        if memory[TARGET_PLAYS] == 0 and holds_playable(memory, viewer, seat):
            memory[IDLE_PLAYABLE] += 1


@compiled
def holds_playable(memory: IntRow, viewer: int, seat: int) -> bool:
    """Whether a seat holds a playable card."""
    for slot in range(memory[at(SIZES + seat)]):
        if bit_in(memory, viewer, seat, slot) & memory[PLAYABLE]:
            return True
    return False


@not_inlined
def weigh_action(
    game: IntRow, tables: RuleTables, memory: IntRow, viewer: int, action: int
) -> None:
    """Count the features of an action; for a clue, its receiver was met last."""
    for index in range(FEATURE_COUNT):
        memory[at(FEATURES + index)] = 0
    kind = tables.kind_of[action]
    argument = tables.argument_of[action]
    if kind == PLAY:
        weigh_play(memory, viewer, argument)
    elif kind == DISCARD:
        weigh_discard(memory, viewer, argument)
    elif kind == GIVE_CLUE:
        weigh_clue(memory, viewer, (viewer + argument) % tables.players, tables.clue_of[action])
    elif kind == TAKE_BACK:
        weigh_return(game, tables, memory, argument)


@not_inlined
def weigh_return(game: IntRow, tables: RuleTables, memory: IntRow, face: int) -> None:
    """Count how many more cards can be laid once a card is back from the discard, and how soon."""
    place = tables.place_of[face]
    suit = tables.suit_of[face]
    laid = height(game, suit)
    if place < laid:
        return
    lost = 0
    for other in range(suit * tables.highest, (suit + 1) * tables.highest):
        lost |= int(copies_left(game, tables, other) == 0) << tables.place_of[other]
    reach = compiled_reach(laid, tables.highest, lost, 0)
    with_card = compiled_reach(laid, tables.highest, lost & ~(1 << place), 0)
    count(memory, feature.RETURNED, 1)
    count(memory, feature.RETURNED_MORE_CARDS, with_card - reach)
    count(memory, feature.RETURNED_RARE, int(copies_left(game, tables, face) == 1))
    count(memory, feature.RETURNED_FITTING, int(place == laid))


@not_inlined
def score_of(memory: IntRow) -> int:
    """The score of the action whose features were counted."""
    score = 0
    for index in range(FEATURE_COUNT):
        score += memory[at(FEATURES + index)] * memory[at(WEIGHTS + index)]
    return score


@not_inlined
def load_weights(memory: IntRow) -> None:
    """Copy the weights for this number of seats, once a game."""
    if memory[HAS_WEIGHTS]:
        return
    memory[HAS_WEIGHTS] = 1
    column = LITERAL_COLUMN if memory[LITERAL_ONLY] else memory[PLAYERS] - FEWEST_SEATS
    for index in range(FEATURE_COUNT):
        memory[at(WEIGHTS + index)] = WEIGHT_TABLE[index][column]
