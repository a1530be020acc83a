"""Reads an export file; the whole file is checked before anything is written.

The file may come from another person. ``read_bundle`` refuses paths outside the known folders, names that
some system cannot create, more bytes than the manifest states, wrong checksums and newer formats.
"""

import hashlib
import io
import json
import zipfile
import zlib
from collections import Counter
from pathlib import Path
from typing import Final

from pydantic import ValidationError

from settebello import datafile
from settebello.storage.bundle import (
    FORMAT,
    HEAD,
    LARGEST_FILE,
    LARGEST_ZIP,
    MANIFEST,
    MOST_FILES,
    Bundle,
    BundleError,
    Fault,
    Manifest,
    check_content,
    check_names,
    check_sizes,
    is_bomb,
)

METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""The methods of compression that ``write_bundle`` uses; others raise errors of their own."""

ZIP: Final = b"PK\x03\x04"
"""The first bytes of a zip file."""


def read_bundle(path: Path) -> Bundle:
    """Read and check a zip file; raises BundleError, or OSError if the file cannot be opened."""
    try:
        packed = datafile.read_bytes(path, LARGEST_ZIP)
    except datafile.TooLargeError:
        raise BundleError(Fault.TOO_LARGE) from None
    try:
        with zipfile.ZipFile(io.BytesIO(packed)) as archive:
            return _read(archive)
    except datafile.DataError as error:
        raise BundleError(Fault.DAMAGED, str(error).partition("\n")[0]) from None
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError) as error:
        if packed.startswith(ZIP) and not zipfile.is_zipfile(io.BytesIO(packed)):
            # The directory of a zip is at its end.
            raise BundleError(Fault.CUT_OFF, str(len(packed))) from None
        # Not a zip, encrypted, or compressed by another method.
        raise BundleError(Fault.NO_ZIP, str(error)) from None


def _read(archive: zipfile.ZipFile) -> Bundle:
    entries = {entry.filename: entry for entry in archive.infolist()}
    if len(archive.infolist()) > MOST_FILES + 1:
        raise BundleError(Fault.TOO_MANY)
    if len(entries) < len(archive.infolist()):
        counted = Counter(entry.filename for entry in archive.infolist())
        raise BundleError(Fault.CLASH, counted.most_common(1)[0][0])
    for name, entry in entries.items():
        if entry.compress_type not in METHODS:
            raise BundleError(Fault.DAMAGED, name)
        if is_bomb(entry.file_size, entry.compress_size):
            raise BundleError(Fault.TOO_LARGE, name)
    manifest = _manifest(archive)
    entries.pop(MANIFEST)
    check_names(list(entries))
    check_sizes({name: entry.file_size for name, entry in entries.items()})
    if missing := sorted(entries.keys() ^ manifest.files.keys()):
        raise BundleError(Fault.DAMAGED, missing[0])
    found: dict[str, tuple[bytes, int]] = {}
    for name, listed in manifest.files.items():
        content = _content(archive, name, listed.size)
        if len(content) != listed.size or hashlib.sha256(content).hexdigest() != listed.sha256:
            raise BundleError(Fault.DAMAGED, name)
        check_content(name, content)
        found[name] = content, listed.changed
    name = "".join(letter for letter in manifest.name if letter.isprintable())
    return Bundle(name, manifest.avatar, manifest.day, found)


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
