"""For people who write tests against the law: stories, combinations, random games, strategies."""
