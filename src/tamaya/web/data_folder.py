"""Where the house keeps its file when nobody says where: in the folder for a person's data."""

import sys
from collections.abc import Mapping
from pathlib import Path

FILE = "house.db"


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
