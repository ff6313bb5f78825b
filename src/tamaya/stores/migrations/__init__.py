"""The numbered changes of what lies in a database: an SQL file each, for each kind of database."""

from tamaya.stores.migrations.migration_files import Migration, pending_migrations

__all__ = ["Migration", "pending_migrations"]
