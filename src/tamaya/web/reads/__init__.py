"""Reads that take long, in worker processes: with a fair queue, limits and a cache of answers."""
