"""Reads migrations in order. A released file is never edited: a change is a new file."""

from importlib.resources import files
from typing import Literal, NamedTuple

from tamaya.rules.shared_types import Refused
from tamaya.stores.refusals import StoreRefusal

Dialect = Literal["sqlite", "postgres"]


class Migration(NamedTuple):
    """A schema change, and the version that it leads to."""

    version: int
    script: str


def migrations(dialect: Dialect) -> tuple[Migration, ...]:
    """All migrations of a kind of database: ``0001_about.sql``, ``0002_…`` and so on."""
    folder = files(__package__) / dialect
    scripts = sorted((file.name, file.read_text(encoding="utf-8")) for file in folder.iterdir())
    return tuple(Migration(int(name.partition("_")[0]), script) for name, script in scripts)


def pending_migrations(dialect: Dialect, version: int) -> tuple[Migration, ...]:
    """The migrations that a database of this version still needs; an empty one has version 0.

    Refused where a newer version of the program has written the database.
    """
    known = migrations(dialect)
    newest = known[-1].version
    if version > newest:
        raise Refused(StoreRefusal.NEWER_DATA, found=version, known=newest)
    return tuple(migration for migration in known if migration.version > version)
