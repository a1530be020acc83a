"""Pictures of the window: portraits, icon, signs to tint and table tops."""

from collections.abc import Callable

from interface import (
    avatars,
    daylight,
    garden,
    glyphs,
    grain,
    icon,
    lettering,
    medals,
    moments,
    osteria,
    partners,
    plates,
    props,
    table,
    things,
    vignettes,
)
from interface.glyph_sign import SIZE
from interface.icon_formats import icon_files
from woodcut.picture import Picture


def pictures() -> dict[str, Callable[[], str]]:
    """What draws each SVG file of the window as text, by its path inside the folder `ui`."""
    files: dict[str, Callable[[], str]] = {
        "icon.svg": lambda: icon.icon().svg(icon.SIDE, icon.SIDE),
    }
    written = {
        "daylight": daylight.daylight(),
        "lettering": lettering.words(),
        "osteria": osteria.osteria(),
        "table": table.tables(),
    }
    files |= {
        f"{folder}/{name}.svg": text for folder, texts in written.items() for name, text in texts.items()
    }
    for name, draw in avatars.portraits().items():
        files[f"avatars/{name}.svg"] = _drawn(draw)
    for name, draw in partners.faces().items():
        files[f"children/{name}.svg"] = _drawn(draw)
    for name, draw in partners.poses().items():
        files[f"partners/{name}.svg"] = _seated(draw)
    for name, draw in garden.plants().items():
        files[f"garden/{name}.svg"] = _planted(draw)
    for name, draw in things.things().items():
        files[f"things/{name}.svg"] = _lying(draw)
    for name, draw in (moments.moments() | medals.medals()).items():
        files[f"moments/{name}.svg"] = _shining(draw)
    for name, draw in vignettes.vignettes().items():
        files[f"vignettes/{name}.svg"] = _small(draw)
    files |= {f"plates/{name}.svg": _sized(draw, size) for name, (draw, size) in plates.plates().items()}
    for name, draw in props.props().items():
        files[f"props/{name}.svg"] = _standing(draw)
    for name, draw in glyphs.glyphs().items():
        files[f"glyphs/{name}.svg"] = _plain(draw)
    return files


def rasters() -> dict[str, Callable[[], bytes]]:
    """What renders each file of pixels of the window, by its path inside the folder `ui`."""
    tiles = {f"table/{name}.png": make for name, make in table.felts().items()}
    return icon_files() | tiles | {f"grain/{name}.png": make for name, make in grain.grains().items()}


def _drawn(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(avatars.SIZE, avatars.SIZE)


def _seated(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(partners.WIDE, partners.HIGH, tolerance=0.5)


def _planted(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(garden.SIDE, garden.SIDE)


def _lying(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(things.SIDE, things.SIDE)


def _shining(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(moments.SIDE, moments.SIDE)


def _small(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(vignettes.WIDE, vignettes.HIGH)


def _sized(draw: Callable[[], Picture], size: tuple[int, int]) -> Callable[[], str]:
    return lambda: draw().svg(*size, tolerance=0.3)


def _standing(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(props.SIDE, props.SIDE)


def _plain(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(SIZE, SIZE, wobble=0.9, tolerance=0.15)
