"""Records that an assistant brings: verified, and reviewed in sentences."""

import json
from dataclasses import asdict

from tamaya.cli.review import reviewed_text
from tamaya.cli.verify import check_record_text
from tamaya.i18n import Catalogue


def verify(record: str) -> str:
    """The finding of ``tamaya verify`` for one record, as JSON."""
    return json.dumps(asdict(check_record_text(record.encode())))


def review(record: str, texts: Catalogue) -> str:
    """The review of one record in sentences."""
    return reviewed_text(record.encode(), texts)
