"""A value that changes when files change, without reading them."""

from collections.abc import Iterable
from pathlib import Path

Stamp = tuple[tuple[str, int, int], ...]
"""The name, the modification time in nanoseconds and the size of each file."""


def stamp_of(paths: Iterable[Path]) -> Stamp:
    """Return the stamp of the paths that exist."""
    found = []
    for path in paths:
        try:
            about = path.stat()
        except OSError:
            # The file was removed in this moment.
            continue
        found.append((str(path), about.st_mtime_ns, about.st_size))
    return tuple(found)
