"""Draws every picture that is generated and writes it where the game reads it.

    python assets/art/build.py [OUT] [--only PATTERN ...]

Without OUT the folder `assets` of this checkout is written. A pattern is matched against the paths below it:
`skins/francesi/cards/*_08.svg`, `ui/avatars/*`. The same sources write the same bytes.
"""

import argparse
from collections.abc import Callable, Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import TypeVar

import francesi
import mercato
import napoletane
import saarbruecken
from interface import pictures, rasters
from interface.raster import preview
from woodcut.picture import Picture

ASSETS = Path(__file__).resolve().parents[1]
SKINS = {
    "napoletane": napoletane.drawings,
    "francesi": francesi.drawings,
    "saarbruecken": saarbruecken.drawings,
}
"""What names the drawings of each skin, by the name of its folder."""

Anything = TypeVar("Anything")


def sources() -> dict[Path, Callable[[], str]]:
    """What draws each SVG file as text, by its path below the folder of the assets."""
    cards = {
        Path("skins") / skin / name: _card(draw)
        for skin, drawings in SKINS.items()
        for name, draw in drawings().items()
    }
    market = {Path("market") / name: _card(draw) for name, draw in mercato.drawings().items()}
    return cards | market | {Path("ui") / name: draw for name, draw in pictures().items()}


def _card(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg()


def pixels() -> dict[Path, Callable[[], bytes]]:
    """What renders each file of pixels, by its path below the folder of the assets."""
    previews = {
        Path("skins") / skin / "preview.png": _preview(skin, drawings())
        for skin, drawings in SKINS.items()
        if drawings()
    }
    return previews | {Path("ui") / name: render for name, render in rasters().items()}


def _preview(skin: str, drawings: dict[str, Callable[[], Picture]]) -> Callable[[], bytes]:
    return lambda: preview(skin, drawings)


def only(files: dict[Path, Anything], patterns: Sequence[str]) -> dict[Path, Anything]:
    """The files that a pattern names; raises LookupError for a pattern that names none."""
    for pattern in patterns:
        if not any(fnmatch(path.as_posix(), pattern) for path in files):
            raise LookupError(f"nothing is drawn as {pattern}")
    return {
        path: draw
        for path, draw in files.items()
        if any(fnmatch(path.as_posix(), pattern) for pattern in patterns)
    }


def everything() -> dict[Path, Callable[[], bytes]]:
    """What makes each file as bytes, by its path below the folder of the assets."""
    return {path: _encoded(draw) for path, draw in sources().items()} | pixels()


def _encoded(draw: Callable[[], str]) -> Callable[[], bytes]:
    return lambda: draw().encode()


def write(files: dict[Path, Callable[[], bytes]], out: Path) -> None:
    """Make the files and write them below `out`."""
    for path, make in files.items():
        target = out / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(make())


def main() -> None:
    """Write what the command line asks for."""
    parser = argparse.ArgumentParser(description="Draws every picture that is generated.")
    parser.add_argument("out", nargs="?", type=Path, default=ASSETS, help="instead of the folder assets")
    parser.add_argument("--only", nargs="+", metavar="PATTERN", default=["*"], help="paths below assets")
    options = parser.parse_args()
    try:
        files = only(everything(), options.only)
    except LookupError as nothing:
        parser.error(str(nothing))
    write(files, options.out)
    print(f"{len(files)} pictures written below {options.out}")


if __name__ == "__main__":
    main()
