"""Writes all files of a player into one export file, which ``read_bundle`` reads."""

import hashlib
import io
import json
import os
import zipfile
import zlib
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

from settebello.storage import files
from settebello.storage.bundle import (
    FORMAT,
    HEAD,
    LARGEST_ZIP,
    LEARNING,
    MANIFEST,
    PERSONAL,
    SETTINGS,
    SHARED,
    SMALL,
    BundleError,
    Fault,
    check_content,
    check_names,
    check_sizes,
    is_bomb,
)
from settebello.storage.places import Places
from settebello.storage.profiles import AVATARS, LONGEST_NAME, Profile

EARLIEST: Final = int(datetime(1980, 1, 2, tzinfo=UTC).timestamp())
LATEST: Final = int(datetime(2107, 12, 30, tzinfo=UTC).timestamp())
"""Zip files have no times before and after; a day less than their bounds holds in every time zone."""


def write_bundle(path: Path, profile: Profile, version: str, today: date) -> None:
    """Write all files of a player into one zip file.

    Raises OSError, BundleError, or DataError for settings that cannot be read. ``read_bundle`` would refuse
    what is refused here; nothing is written then.
    """
    _write(path, dict(sorted(_sources(profile.places))), profile.name, profile.avatar, version, today)


def write_children(path: Path, learning: Path, name: str, version: str, today: date) -> None:
    """Write all files of the children in a folder into one zip file; raises as ``write_bundle``.

    name: that of a player made from the file, if it is imported as a player.
    """
    sources = {f"{LEARNING}/{inside}": source for inside, source in _children(learning)}
    _write(path, dict(sorted(sources.items())), name[:LONGEST_NAME], AVATARS[0], version, today)


def _write(path: Path, sources: dict[str, Path], name: str, avatar: str, version: str, today: date) -> None:
    check_names(list(sources))
    # Look at the sizes first: too many bytes are not even read.
    check_sizes({part: source.stat().st_size for part, source in sources.items()})
    listed: dict[str, dict[str, int | str]] = {}
    sizes: dict[str, int] = {}
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for part, source in sources.items():
            content, changed = source.read_bytes(), max(0, min(int(source.stat().st_mtime), LATEST))
            check_content(part, content)
            sizes[part] = len(content)
            listed[part] = {
                "size": len(content),
                "sha256": hashlib.sha256(content).hexdigest(),
                "changed": changed,
            }
            archive.writestr(zipfile.ZipInfo(part, _zip_time(changed)), content, _method(content))
        about = {
            HEAD: FORMAT,
            "version": version,
            "day": today.isoformat(),
            "name": name,
            "avatar": avatar,
            "files": listed,
        }
        manifest = json.dumps(about, ensure_ascii=False, indent=1).encode()
        check_sizes(sizes)
        check_sizes({MANIFEST: len(manifest)})
        archive.writestr(MANIFEST, manifest, _method(manifest))
    if packed.tell() > LARGEST_ZIP:
        raise BundleError(Fault.TOO_LARGE)
    files.write_bytes(path, packed.getvalue())


def _sources(places: Places) -> Iterator[tuple[str, Path]]:
    """Yield every file of a player with its name in the zip."""
    if places.settings.is_file():
        yield SETTINGS, places.settings
    for folder, parts in ((places.data, PERSONAL), (places.common_data, SHARED)):
        for part in parts:
            for inside, path in _files(folder / part):
                if part != LEARNING or _is_of_child(inside):
                    yield f"{part}/{inside.as_posix()}", path


def _children(learning: Path) -> Iterator[tuple[str, Path]]:
    """Yield the files of the children in a folder, each with its path in the folder."""
    return ((inside.as_posix(), path) for inside, path in _files(learning) if _is_of_child(inside))


def _files(folder: Path) -> Iterator[tuple[Path, Path]]:
    """Yield every file in a folder with its path inside, without links and hidden files.

    Raises OSError for a folder that the system does not show: its files would be missing without a word.
    """
    for place, folders, names in os.walk(folder, onerror=_refuse):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in names:
            path = Path(place, name)
            if not name.startswith(".") and path.is_file() and not path.is_symlink():
                yield path.relative_to(folder), path


def _refuse(error: OSError) -> None:
    """Raise the error of a folder that is there."""
    if not isinstance(error, (FileNotFoundError, NotADirectoryError)):
        raise error


def _is_of_child(inside: Path) -> bool:
    """Return whether a file of the learning mode belongs to a child who is there and was not deleted."""
    return len(inside.parts) > 1 and inside.parts[0].startswith("child-")


def _method(content: bytes) -> int:
    """Return the method of compression; a file that shrinks too much is stored, as it would be refused."""
    if len(content) > SMALL and is_bomb(len(content), len(zlib.compress(content))):
        return zipfile.ZIP_STORED
    return zipfile.ZIP_DEFLATED


def _zip_time(changed: int) -> tuple[int, int, int, int, int, int]:
    moment = datetime.fromtimestamp(max(changed, EARLIEST))  # noqa: DTZ006 - zips have no time zone
    return moment.year, moment.month, moment.day, moment.hour, moment.minute, moment.second
