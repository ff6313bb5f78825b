"""Texts for the faces and clues of one game of Hanabi, and for sets of them."""

from functools import lru_cache

from tamaya.notation.faces import face_text
from tamaya.notation.hanabi_move_text import clue_text
from tamaya.rules.hanabi import SUIT_LETTERS, Level, Rules
from tamaya.rules.hanabi.joint_deduction import bits
from tamaya.wire.hanabi.view_types import HanabiRules, Knowledge, RulesSuit
from tamaya.wire.scalar_types import Clue, Face

MAX_CACHED_SETS = 4096


class GameTexts:
    """The texts for one set of rules, cached because a table uses the same ones again and again."""

    def __init__(self, rules: Rules) -> None:
        """Make the text of each face and clue."""
        self._faces = tuple(map(face_text, rules.faces))
        clues = [(clue, clue_text(clue)) for clue in rules.clues]
        self._clues = tuple([text for _, text in clues])
        self.clue_bits = {clue: (bit, text) for bit, (clue, text) in enumerate(clues)}
        """For each clue its bit in sets of clues, and its text."""
        self.all_faces = (1 << len(self._faces)) - 1
        """The set of all faces, one bit for each."""
        self.faces = lru_cache(MAX_CACHED_SETS)(self._face_texts)
        self.clues = lru_cache(MAX_CACHED_SETS)(self._clue_texts)
        self.knowledge = lru_cache(MAX_CACHED_SETS)(self._knowledge)

    def _face_texts(self, mask: int) -> tuple[Face, ...]:
        return tuple(self._faces[index] for index in bits(mask))

    def _knowledge(self, levels: tuple[int, ...]) -> Knowledge:
        """The knowledge of a card that can have these faces at each level."""
        possible, ruled_out = self.all_faces, [0] * len(Level)
        for place, mask in enumerate(levels):
            ruled_out[place] = possible & ~mask
            possible &= mask
        return Knowledge(self.faces(possible), *map(self.faces, ruled_out))

    def _clue_texts(self, mask: int) -> tuple[Clue, ...]:
        return tuple(self._clues[index] for index in bits(mask))


@lru_cache(64)
def texts_of(rules: Rules) -> GameTexts:
    """The texts for a game with these rules."""
    return GameTexts(rules)


@lru_cache(64)
def shown_rules(rules: Rules, players: int) -> HanabiRules:
    """The parameters of a game for the wire."""
    return HanabiRules(
        suits=tuple(
            RulesSuit(
                suit.name,
                SUIT_LETTERS[suit.name],
                suit.touch,
                suit.direction,
                suit.copies,
                suit.scoring,
            )
            for suit in rules.suits
        ),
        values=tuple(range(1, rules.highest + 1)),
        clues=tuple(map(clue_text, rules.clues)),
        cards=rules.cards,
        hand_size=rules.hand_size(players),
        tokens=rules.tokens,
        errors=rules.errors,
        empty_clues=rules.empty_clues,
        ending=rules.ending,
        tiles=rules.tiles,
        lost_points=rules.lost_points,
        highest_score=rules.highest_score,
    )
