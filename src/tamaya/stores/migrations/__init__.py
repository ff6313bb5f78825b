"""The numbered schema changes: one SQL file each, per kind of database."""

from tamaya.stores.migrations.migration_files import Migration, pending_migrations

__all__ = ["Migration", "pending_migrations"]
