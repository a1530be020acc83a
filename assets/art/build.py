"""Draws every picture that is generated and writes it where the game reads it.

    python assets/art/build.py [OUT]

Without OUT the folder `assets` of this checkout is written. The same sources write the same bytes.
"""

import sys
from collections.abc import Callable
from pathlib import Path

import francesi
import napoletane
import saarbruecken
from interface import pictures
from interface.raster import save_icon, save_preview
from interface.table import felt
from woodcut.picture import Picture

ASSETS = Path(__file__).resolve().parents[1]
SKINS = {
    "napoletane": napoletane.drawings,
    "francesi": francesi.drawings,
    "saarbruecken": saarbruecken.drawings,
}
"""What names the drawings of each skin, by the name of its folder."""


def sources() -> dict[Path, Callable[[], str]]:
    """What draws each SVG file as text, by its path below the folder of the assets."""
    cards = {
        Path("skins") / skin / name: _card(draw)
        for skin, drawings in SKINS.items()
        for name, draw in drawings().items()
    }
    return cards | {Path("ui") / name: draw for name, draw in pictures().items()}


def _card(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg()


def build(out: Path) -> None:
    """Write all pictures below `out`."""
    for path, draw in sources().items():
        target = out / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(draw(), encoding="utf-8", newline="\n")
    save_preview(out / "skins/napoletane")
    save_icon(out / "ui")
    felt(out / "ui/table/felt.png")


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else ASSETS)
