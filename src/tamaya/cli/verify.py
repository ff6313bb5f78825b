"""``tamaya verify``: check recorded games, and print one JSON object per game."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass

from tamaya.cli.game_adapters import ADAPTERS
from tamaya.cli.record_file_reader import read_record_texts
from tamaya.cli.replay_text_and_score import UNFINISHED
from tamaya.cli.usage_parser import Arguments, Usage
from tamaya.notation import Record, is_fair, replay_record
from tamaya.notation.any_format_record import parse_any_record, record_id
from tamaya.notation.strict_json import decode_json
from tamaya.rules.shared_types import Refused

USAGE = Usage("verify", words="file", fewest_words=1, most_words=None)


@dataclass(frozen=True, slots=True)
class Finding:
    """The result for one game, as printed; the defaults are for an unreadable game."""

    id: str | int | None = None
    legal: bool = False
    at: int | None = None
    reason: str | None = None
    turns: int = 0
    score: int | tuple[int, ...] = 0
    points: int | tuple[int, ...] = 0
    outcome: str = UNFINISHED
    fair: bool | None = None


def run(arguments: Arguments) -> int:
    """Check every game of the files; return 1 where one is not legal."""
    are_legal = True
    for name in arguments.words:
        for finding in findings(name):
            print(json.dumps(asdict(finding)))
            are_legal &= finding.legal
    return 0 if are_legal else 1


def findings(name: str) -> Iterator[Finding]:
    """Check each game in a file; one finding for a file without games."""
    try:
        yield from map(check_record_text, read_record_texts(name))
    except Refused as refused:
        yield Finding(reason=refused.reason)


def check_record_text(text: bytes) -> Finding:
    """Parse and check one game."""
    game_id = None
    try:
        data = decode_json(text)
        game_id = record_id(data)
        return check_record(parse_any_record(data))
    except Refused as refused:
        return Finding(game_id, reason=refused.reason)


def check_record(record: Record) -> Finding:
    """Replay a record up to its end or its first illegal move."""
    replayed = replay_record(record)
    score = ADAPTERS[record.game].score(replayed.game)
    return Finding(
        id=record.id,
        legal=replayed.refusal is None,
        at=replayed.at,
        reason=replayed.refusal,
        turns=replayed.turns,
        score=score.score,
        points=score.points,
        outcome=score.outcome,
        fair=is_fair(record),
    )
