"""A player's files in one zip file with a manifest; the zip is checked whole before anything is written.

The zip may come from another person. ``read_bundle`` refuses paths outside the known folders, more bytes than
the manifest states, wrong checksums and formats of newer versions.
"""

import hashlib
import io
import json
import os
import re
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from pathlib import Path, PurePosixPath
from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from settebello import datafile
from settebello.storage import files
from settebello.storage.places import Places
from settebello.storage.profiles import AVATARS, CARD, LONGEST_NAME, CardFile, Profile, Profiles
from settebello.storage.settings_file import check_settings

FORMAT: Final = 1
SUFFIX: Final = ".zip"
MANIFEST: Final = "settebello.json"
HEAD: Final = "settebello-everything"
LARGEST_FILE: Final = 32 * 1024 * 1024
LARGEST: Final = 256 * 1024 * 1024
MOST_FILES: Final = 50_000
PERSONAL: Final = ("matches", "saved")
SHARED: Final = ("rules", "skins", "learning")
"""Folders that all players of a computer share; existing files in them are not overwritten."""
RECORD: Final = re.compile(rb"^scopa-record:\s*(\d+)", re.MULTILINE)
KNOWN_RECORD: Final = 1
EPOCH: Final = datetime(1980, 1, 1)  # noqa: DTZ001 - zips have no time zone, and no earlier dates
PLAIN: Final = re.compile(r"[^\x00-\x1f\\:*?\"<>|]{1,120}")
"""One part of a file name that is valid on every system."""


class Fault(StrEnum):
    """Why a file is refused; the text is for the terminal."""

    NO_ZIP = "no file with everything of a player"
    NOT_OURS = "does not come from Settebello"
    NEWER = "written by a newer Settebello"
    NAME = "a part is in a forbidden place"
    TOO_LARGE = "larger than any that Settebello writes"
    DAMAGED = "damaged"


class BundleError(Exception):
    """A file that cannot be imported: the fault, and the part of the file that has it."""

    def __init__(self, fault: Fault, part: str = "") -> None:
        """Take the fault and the name of the faulty part."""
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

    format: Annotated[int, Field(alias="settebello-everything")]
    version: str
    day: str
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


def write_bundle(path: Path, profile: Profile, version: str, today: date) -> None:
    """Write all files of a player into one zip file; raises OSError."""
    listed: dict[str, dict[str, int | str]] = {}
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, source in sorted(_sources(profile.places)):
            content, changed = source.read_bytes(), int(source.stat().st_mtime)
            sum_of = hashlib.sha256(content).hexdigest()
            listed[name] = {"size": len(content), "sha256": sum_of, "changed": changed}
            archive.writestr(zipfile.ZipInfo(name, _zip_time(changed)), content, zipfile.ZIP_DEFLATED)
        about = {
            HEAD: FORMAT,
            "version": version,
            "day": today.isoformat(),
            "name": profile.name,
            "avatar": profile.avatar,
            "files": listed,
        }
        archive.writestr(MANIFEST, json.dumps(about, ensure_ascii=False, indent=1))
    files.write_bytes(path, packed.getvalue())


def read_bundle(path: Path) -> Bundle:
    """Read and check a zip file; raises BundleError, or OSError if the file cannot be opened."""
    try:
        packed = datafile.read_bytes(path, LARGEST)
    except datafile.TooLargeError:
        raise BundleError(Fault.TOO_LARGE) from None
    try:
        with zipfile.ZipFile(io.BytesIO(packed)) as archive:
            return _read(archive)
    except datafile.DataError as error:
        raise BundleError(Fault.DAMAGED, str(error).partition("\n")[0]) from None
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError) as error:
        # Not a zip, truncated, encrypted, or compressed by another method.
        raise BundleError(Fault.NO_ZIP, str(error)) from None


def unpack(bundle: Bundle, profiles: Profiles, root: Places) -> tuple[Profile, tuple[str, ...]]:
    """Create a new player from a bundle, completely or not at all; raises OSError.

    Returns the profile and the names of the shared files that were left out, because other content exists
    there.
    """
    left_out = tuple(name for name in sorted(bundle.files) if not _share(bundle, name, root))
    folder = profiles.free_folder()
    name = profiles.free_name(bundle.name)
    being_made = folder.with_name(f".{folder.name}.new")
    files.remove_folder(being_made)
    for part, (content, changed) in bundle.files.items():
        if part.partition("/")[0] in SHARED:
            continue
        files.write_bytes(being_made / part, content)
        os.utime(being_made / part, (changed, changed))
    avatar = bundle.avatar if bundle.avatar in AVATARS else AVATARS[0]
    card = CardFile(format=1, name=name, avatar=avatar)
    files.write_text(being_made / CARD, datafile.dump(card.model_dump()))
    being_made.rename(folder)
    return profiles.named(folder), left_out


def _share(bundle: Bundle, name: str, root: Places) -> bool:
    """Copy a shared file to its place; return False if a file with other content exists there."""
    if name.partition("/")[0] not in SHARED:
        return True
    content, changed = bundle.files[name]
    place = root.common_data / name
    if place.exists():
        return place.is_file() and place.read_bytes() == content
    files.write_bytes(place, content)
    os.utime(place, (changed, changed))
    return True


def _sources(places: Places) -> Iterator[tuple[str, Path]]:
    """Yield every file of a player with its name in the zip."""
    if places.settings.is_file():
        yield "settings.yaml", places.settings
    for folder, parts in ((places.data, PERSONAL), (places.common_data, SHARED)):
        for part in parts:
            for path in (folder / part).rglob("*"):
                inside = path.relative_to(folder)
                hidden = any(piece.startswith(".") for piece in inside.parts)
                if path.is_file() and not path.is_symlink() and not hidden:
                    yield inside.as_posix(), path


def _read(archive: zipfile.ZipFile) -> Bundle:
    entries = archive.infolist()
    if len(entries) > MOST_FILES or sum(entry.file_size for entry in entries) > LARGEST:
        raise BundleError(Fault.TOO_LARGE)
    manifest = _manifest(archive)
    names = [entry.filename for entry in entries if entry.filename != MANIFEST]
    for name in (*names, *manifest.files):
        if not _is_safe(name):
            raise BundleError(Fault.NAME, name)
    if len({name.casefold() for name in names}) != len(names) or set(names) != set(manifest.files):
        raise BundleError(Fault.DAMAGED, MANIFEST)
    found: dict[str, tuple[bytes, int]] = {}
    for name, listed in manifest.files.items():
        content = _content(archive, name, listed.size)
        if len(content) != listed.size or hashlib.sha256(content).hexdigest() != listed.sha256:
            raise BundleError(Fault.DAMAGED, name)
        _check_content(name, content)
        found[name] = content, listed.changed
    return Bundle(manifest.name, manifest.avatar, manifest.day, found)


def _manifest(archive: zipfile.ZipFile) -> Manifest:
    try:
        content = _content(archive, MANIFEST, LARGEST_FILE)
    except KeyError:
        raise BundleError(Fault.NOT_OURS) from None
    try:
        about = json.loads(content)
    except (ValueError, RecursionError):
        raise BundleError(Fault.DAMAGED, MANIFEST) from None
    number = about.get(HEAD) if isinstance(about, dict) else None
    if not isinstance(number, int) or number < 1:
        raise BundleError(Fault.NOT_OURS)
    if number > FORMAT:
        raise BundleError(Fault.NEWER)
    try:
        return Manifest.model_validate_json(content)
    except ValidationError as error:
        raise BundleError(Fault.DAMAGED, f"{MANIFEST}: {error.errors()[0]['msg']}") from None


def _content(archive: zipfile.ZipFile, name: str, size: int) -> bytes:
    """Read a part of the zip, but no more than ``size`` bytes: a small zip may unpack to a huge file."""
    with archive.open(name) as file:
        content = file.read(size + 1)
    if len(content) > size:
        raise BundleError(Fault.TOO_LARGE if size >= LARGEST_FILE else Fault.DAMAGED, name)
    return content


def _is_safe(name: str) -> bool:
    """Return whether a name leads into one of the known folders and nowhere else."""
    path = PurePosixPath(name)
    if name == "settings.yaml":
        return True
    parts = name.split("/")
    return (
        len(parts) > 1
        and parts[0] in (*PERSONAL, *SHARED)
        and not path.is_absolute()
        and all(PLAIN.fullmatch(part) and not part.startswith(".") for part in parts)
        and all(part == part.rstrip(" .") for part in parts)
    )


def _check_content(name: str, content: bytes) -> None:
    """Raise BundleError for files of a newer version, and DataError for settings that cannot be read."""
    if name == "settings.yaml":
        document = datafile.load(content, name)
        number = document.value.get("format") if isinstance(document.value, dict) else None
        if isinstance(number, int) and number > 1:
            raise BundleError(Fault.NEWER, name)
        settings = check_settings(content, name)
        if settings.left_out:
            raise BundleError(Fault.DAMAGED, settings.reason.partition("\n")[0])
    elif name.endswith(".scopa"):
        found = RECORD.search(content)
        if found is not None and int(found[1]) > KNOWN_RECORD:
            raise BundleError(Fault.NEWER, name)


def _zip_time(changed: int) -> tuple[int, int, int, int, int, int]:
    moment = max(datetime.fromtimestamp(changed), EPOCH)  # noqa: DTZ006 - zips have no time zone
    return moment.year, moment.month, moment.day, moment.hour, moment.minute, moment.second
