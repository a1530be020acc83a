"""A player's files as one value: what an export file holds, its limits, and why a file is refused."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field

from settebello import datafile
from settebello.notation.record import VERSION as NEWEST_RECORD
from settebello.storage.file_names import clash, is_portable, printable
from settebello.storage.profiles import LONGEST_NAME
from settebello.storage.settings_file import check_settings

FORMAT: Final = 1
SUFFIX: Final = ".zip"
MANIFEST: Final = "settebello.json"
HEAD: Final = "settebello-everything"
LARGEST_FILE: Final = 32 * 1024 * 1024
"""Bytes of one file, and of the manifest."""
LARGEST: Final = 256 * 1024 * 1024
"""Bytes of all files together, without the manifest."""
LARGEST_ZIP: Final = LARGEST + 64 * 1024 * 1024
"""Bytes of the zip file: the files, the manifest, and the directory of the zip."""
MOST_FILES: Final = 20_000
"""Importing so many files takes a few seconds; a year of five matches a day makes 1800 files."""
MOST_PARTS: Final = 16
"""Folders in the path of a file, the file's own name included."""
STEEPEST: Final = 200
"""How many times larger than its compressed form a file above ``SMALL`` may be."""
SMALL: Final = 1024 * 1024
SETTINGS: Final = "settings.yaml"
PERSONAL: Final = ("matches", "saved", "problems")
LEARNING: Final = "learning"
SHARED: Final = ("rules", "skins", LEARNING)
"""Folders that all players of a computer share; existing files in them are not overwritten."""
RECORD: Final = re.compile(rb"^scopa-record:\s*(\d{1,9})", re.MULTILINE)
LONGEST_SHOWN: Final = 80


class Fault(StrEnum):
    """Why a file is refused; the text is for the terminal."""

    NO_ZIP = "no file with everything of a player"
    CUT_OFF = "ends too early, at byte"
    NOT_OURS = "does not come from Settebello"
    NEWER = "written by a newer Settebello"
    NAME = "a part is in a forbidden place"
    CLASH = "a part has the place of another part"
    TOO_LARGE = "larger than any that Settebello writes"
    TOO_MANY = f"more than {MOST_FILES} files"
    DAMAGED = "damaged"


class BundleError(Exception):
    """Files that cannot be imported or exported: the fault, and the part that has it."""

    def __init__(self, fault: Fault, part: str = "") -> None:
        """Take the fault and the name of the faulty part, which is shortened and made printable."""
        part = printable(part)
        if len(part) > LONGEST_SHOWN:
            part = f"{part[: LONGEST_SHOWN - 30]} ... {part[-25:]}"
        super().__init__(f"{fault}: {part}" if part else str(fault))
        self.fault = fault
        self.part = part


class ListedFile(BaseModel):
    """A manifest entry: size in bytes, checksum, and modification time in seconds."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    size: Annotated[int, Field(ge=0, le=LARGEST_FILE)]
    sha256: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    changed: Annotated[int, Field(ge=0, le=2**40)]


class Manifest(BaseModel):
    """The manifest of the zip file."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    format: Annotated[int, Field(alias=HEAD)]
    version: str
    day: Annotated[str, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
    name: Annotated[str, Field(max_length=LONGEST_NAME)]
    avatar: str
    files: dict[str, ListedFile]


@dataclass(frozen=True, slots=True)
class Bundle:
    """A checked export of a player; ``files`` maps names to content and modification time."""

    name: str
    avatar: str
    day: str
    files: Mapping[str, tuple[bytes, int]]

    @property
    def matches(self) -> int:
        """The number of matches in it."""
        return sum(name.endswith(".scopa") and name.startswith("matches/") for name in self.files)


def check_names(names: Sequence[str]) -> None:
    """Raise BundleError for too many files, or for a name that cannot be created on every system.

    The reader and the writer of bundles both call this function, so nothing is written that cannot be read.
    """
    if len(names) > MOST_FILES:
        raise BundleError(Fault.TOO_MANY)
    for name in names:
        if not _is_safe(name):
            raise BundleError(Fault.NAME, name)
    if (twin := clash(list(names))) is not None:
        raise BundleError(Fault.CLASH, twin)


def check_sizes(sizes: Mapping[str, int]) -> None:
    """Raise BundleError for a file that is too large, or, without naming one, for too many bytes together."""
    for name, size in sizes.items():
        if size > LARGEST_FILE:
            raise BundleError(Fault.TOO_LARGE, name)
    if sum(sizes.values()) > LARGEST:
        raise BundleError(Fault.TOO_LARGE)


def check_content(name: str, content: bytes) -> None:
    """Raise BundleError for files of a newer version, and DataError for settings that cannot be read."""
    if name == SETTINGS:
        document = datafile.load(content, name)
        number = document.value.get("format") if isinstance(document.value, dict) else None
        if isinstance(number, int) and number > 1:
            raise BundleError(Fault.NEWER, name)
        settings = check_settings(content, name)
        if settings.left_out:
            raise BundleError(Fault.DAMAGED, settings.reason.partition("\n")[0])
    elif name.endswith(".scopa"):
        found = RECORD.search(content)
        if found is not None and int(found[1]) > NEWEST_RECORD:
            raise BundleError(Fault.NEWER, name)


def is_bomb(size: int, compressed: int) -> bool:
    """Return whether a file is compressed more than ``write_bundle`` compresses any."""
    return size > SMALL and size > STEEPEST * compressed


def _is_safe(name: str) -> bool:
    """Return whether a name leads into one of the known folders and nowhere else."""
    parts = name.split("/")
    return name == SETTINGS or (
        1 < len(parts) <= MOST_PARTS and parts[0] in (*PERSONAL, *SHARED) and all(map(is_portable, parts))
    )
