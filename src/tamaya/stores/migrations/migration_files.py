"""Migrations in order. A file that has been released is never edited: a change is a new file."""

from importlib.resources import files
from typing import Literal, NamedTuple

from tamaya.rules.game import Refused
from tamaya.stores.refusals import StoreRefusal

Dialect = Literal["sqlite", "postgres"]


class Migration(NamedTuple):
    """One change, and the schema version that it leads to."""

    version: int
    script: str


def migrations(dialect: Dialect) -> tuple[Migration, ...]:
    """Every change there is for a kind of database: ``0001_about.sql``, ``0002_…`` and so on."""
    folder = files(__package__) / dialect
    scripts = sorted((file.name, file.read_text(encoding="utf-8")) for file in folder.iterdir())
    return tuple(Migration(int(name.partition("_")[0]), script) for name, script in scripts)


def pending_migrations(dialect: Dialect, version: int) -> tuple[Migration, ...]:
    """What is to be done to a database of this version, 0 for an empty one.

    Refused where a newer version of the program has been there.
    """
    known = migrations(dialect)
    newest = known[-1].version
    if version > newest:
        raise Refused(StoreRefusal.NEWER_DATA, found=version, known=newest)
    return tuple(migration for migration in known if migration.version > version)
