"""The numbered changes of what lies in a database: an SQL file each, for each kind of database."""

from tamaya.stores.migrations.numbered import Migration, pending

__all__ = ["Migration", "pending"]
