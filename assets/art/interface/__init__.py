"""Pictures of the window: portraits, icon, signs to tint and table tops."""

from collections.abc import Callable

from interface import avatars, glyphs, icon, table
from woodcut.picture import Picture


def pictures() -> dict[str, Callable[[], str]]:
    """What draws each SVG file of the window as text, by its path inside the folder `ui`."""
    files: dict[str, Callable[[], str]] = {
        "icon.svg": lambda: icon.icon().svg(256, 256),
        "table/wood.svg": lambda: table.wood().svg(*table.WOOD_SIZE, wobble=0),
        "table/light.svg": table.light,
    }
    for name, draw in avatars.portraits().items():
        files[f"avatars/{name}.svg"] = _drawn(draw)
    for name, draw in glyphs.glyphs().items():
        files[f"glyphs/{name}.svg"] = _plain(draw)
    return files


def _drawn(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(avatars.SIZE, avatars.SIZE)


def _plain(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(glyphs.SIZE, glyphs.SIZE, wobble=0, tolerance=0.15)
