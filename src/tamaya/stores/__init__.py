"""Where tables and guests are kept: in memory, in a SQLite file, in a PostgreSQL database."""

from tamaya.stores.opening import open_store
from tamaya.stores.refusals import StoreRefusal

__all__ = ["StoreRefusal", "open_store"]
