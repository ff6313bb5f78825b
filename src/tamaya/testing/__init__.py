"""A kit for tests: stories, random games, strategies and conformance suites."""
