"""A cache of encoded answers, bounded by their bytes."""

from collections import OrderedDict
from collections.abc import Hashable

from tamaya.web.reads.read_process_main import Answer

BYTES_PER_ANSWER = 500
"""What an answer takes beyond its own bytes, roughly."""


class AnswerCache:
    """The answers used last."""

    def __init__(self, most_bytes: int) -> None:
        """Keep at most this many bytes."""
        self._most = most_bytes
        self._size = 0
        self._answers: OrderedDict[Hashable, Answer] = OrderedDict()

    def get(self, key: Hashable) -> Answer | None:
        """The answer with this key, if it is known."""
        answer = self._answers.get(key)
        if answer is not None:
            self._answers.move_to_end(key)
        return answer

    def add(self, key: Hashable, answer: Answer) -> None:
        """Keep an answer, and drop those used longest ago; one that is too large is not kept."""
        if key in self._answers or size_of(answer) > self._most:
            return
        self._answers[key] = answer
        self._size += size_of(answer)
        while self._size > self._most:
            _, dropped = self._answers.popitem(last=False)
            self._size -= size_of(dropped)


def size_of(answer: Answer) -> int:
    """How many bytes an answer takes in the cache."""
    return len(answer.body) + BYTES_PER_ANSWER
