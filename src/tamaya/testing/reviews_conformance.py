"""A conformance suite for stored reviews.

Inherit from ``ReviewsConformance`` as from the other suites of a store.
"""

from tamaya.table.ports import Store

AT = 1_800_000_000_000
KEYS = [bytes([number]) * 32 for number in range(4)]


class ReviewsConformance:
    """A review is kept under its key until newer ones take its place."""

    async def test_a_review_is_found_under_its_key(self, store: Store) -> None:
        """A second one with the same key replaces it."""
        assert await store.find_review(KEYS[0]) is None
        await store.keep_review(KEYS[0], b"first", AT, 10)
        await store.keep_review(KEYS[0], b"second", AT + 1, 10)
        assert await store.find_review(KEYS[0]) == b"second"
        assert await store.find_review(KEYS[1]) is None

    async def test_the_oldest_reviews_give_way(self, store: Store) -> None:
        """So that the database does not grow without end."""
        for age, key in enumerate(KEYS):
            await store.keep_review(key, b"body", AT + age, 2)
        found = [await store.find_review(key) for key in KEYS]
        assert found == [None, None, b"body", b"body"]
