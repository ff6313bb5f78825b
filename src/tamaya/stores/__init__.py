"""Stores tables and guests: in memory, in a SQLite file or in a PostgreSQL database."""

from tamaya.stores.refusals import StoreRefusal
from tamaya.stores.store_from_url import open_store

__all__ = ["StoreRefusal", "open_store"]
