"""``tamaya verify``: whether recorded games are legal, one JSON object a line."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass

from tamaya.cli.record_files import read_record_texts
from tamaya.cli.usage import Arguments, Usage
from tamaya.notation import (
    HanabiRecord,
    IkebanaRecord,
    is_fair,
    replay_record,
)
from tamaya.notation.any_record import parse_any_record, record_id
from tamaya.notation.strict_json import decode_json
from tamaya.rules.game import Refused
from tamaya.rules.hanabi import points, score

USAGE = Usage("verify", words="file", fewest_words=1, most_words=None)

FINISHED = "finished"
UNFINISHED = "unfinished"


@dataclass(frozen=True, slots=True)
class Finding:
    """What is said of one game, in this order. What cannot be read has no turns and no points."""

    id: str | int | None = None
    legal: bool = False
    at: int | None = None
    reason: str | None = None
    turns: int = 0
    score: int | tuple[int, ...] = 0
    """By seat, in a game where everybody plays for themselves."""
    points: int | tuple[int, ...] = 0
    outcome: str = UNFINISHED
    fair: bool | None = None


def run(arguments: Arguments) -> int:
    """Say of every game in the files whether it is legal; 1 where any is not."""
    are_legal = True
    for name in arguments.words:
        for finding in findings(name):
            print(json.dumps(asdict(finding)))
            are_legal &= finding.legal
    return 0 if are_legal else 1


def findings(name: str) -> Iterator[Finding]:
    """What is to be said of each game in a file, and of a file that has none."""
    try:
        yield from map(check_record_text, read_record_texts(name))
    except Refused as refused:
        yield Finding(reason=refused.reason)


def check_record_text(text: bytes) -> Finding:
    """What is to be said of one game."""
    game_id = None
    try:
        data = decode_json(text)
        game_id = record_id(data)
        record = parse_any_record(data)
        if isinstance(record, IkebanaRecord):
            return check_ikebana(record)
        return check_hanabi(record)
    except Refused as refused:
        return Finding(game_id, reason=refused.reason)


def check_hanabi(record: HanabiRecord) -> Finding:
    """What is to be said of a game of Hanabi that could be read."""
    replayed = replay_record(record)
    board = replayed.game.board
    return Finding(
        id=record.id,
        legal=replayed.refusal is None,
        at=replayed.at,
        reason=replayed.refusal,
        turns=replayed.turns,
        score=score(board),
        points=points(board),
        outcome=UNFINISHED if board.outcome is None else board.outcome.result,
        fair=is_fair(record),
    )


def check_ikebana(record: IkebanaRecord) -> Finding:
    """What is to be said of a game of Ikebana that could be read; its score are its points."""
    replayed = replay_record(record)
    board = replayed.game.board
    return Finding(
        id=record.id,
        legal=replayed.refusal is None,
        at=replayed.at,
        reason=replayed.refusal,
        turns=replayed.turns,
        score=board.points,
        points=board.points,
        outcome=UNFINISHED if board.outcome is None else FINISHED,
        fair=is_fair(record),
    )
