"""The default database file, in the folder where the system keeps a person's data."""

import logging
import sys
from collections.abc import Mapping
from pathlib import Path

from tamaya.stores.sqlite_file_rename import rename_sqlite

log = logging.getLogger(__name__)

FILE = "tamaya.db"
OLD_FILE = "house.db"
"""The name of the file before version 0.1.0."""


def default_database(
    environment: Mapping[str, str], home: Path, platform: str = sys.platform
) -> Path:
    """The file in the user's data folder, as the system wants it."""
    match platform:
        case "win32":
            folder = Path(environment.get("APPDATA") or home / "AppData" / "Roaming")
        case "darwin":
            folder = home / "Library" / "Application Support"
        case _:
            folder = Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")
    return folder / "tamaya" / FILE


def find_database(database: Path) -> Path:
    """The default database; a file with the old name is renamed, or used as it is if in use."""
    old = database.with_name(OLD_FILE)
    if database.exists() or not old.exists():
        return database
    if rename_sqlite(old, database):
        log.warning("database renamed: %s is now %s", old, database)
    # Another process may have renamed it in the meantime.
    return database if database.exists() else old
