"""Pictures of the window: portraits, icon, signs to tint and table tops."""

from collections.abc import Callable

from interface import (
    avatars,
    bindings,
    daylight,
    endings,
    festival,
    fruits,
    garden,
    glyphs,
    grain,
    icon,
    lettering,
    market_places,
    medals,
    moments,
    osteria,
    partners,
    path_signs,
    plates,
    props,
    still_lifes,
    table,
    things,
    victory,
    vignettes,
)
from interface.glyph_sign import SIZE
from interface.icon_formats import icon_files
from interface.partners import sitting, walkers
from woodcut.picture import Picture


def pictures() -> dict[str, Callable[[], str]]:
    """What draws each SVG file of the window as text, by its path inside the folder `ui`."""
    files: dict[str, Callable[[], str]] = {
        "icon.svg": lambda: icon.icon().svg(icon.SIDE, icon.SIDE),
    }
    for folder, texts in (
        ("table", table.tables()),
        ("daylight", daylight.daylight()),
        ("osteria", osteria.osteria()),
        ("lettering", lettering.words()),
    ):
        files |= {f"{folder}/{name}.svg": text for name, text in texts.items()}
    for folder, drawings, written in (
        ("avatars", avatars.portraits(), _drawn),
        ("children", partners.faces(), _drawn),
        ("partners", partners.poses(), _seated),
        ("sitting", sitting.sitting(), _on_a_cushion),
        ("endings", endings.endings(), _at_the_table),
        ("garden", garden.plants(), _planted),
        ("walkers", walkers.walkers(), _on_the_road),
        ("path", path_signs.path_signs(), _on_the_map),
        ("things", things.things() | things.coins(), _lying),
        ("units", fruits.fruits(), _counted),
        ("moments", moments.moments() | medals.medals() | victory.victory(), _shining),
        ("vignettes", vignettes.vignettes(), _small),
        ("props", props.props(), _standing),
        ("places", market_places.market_places(), _placed),
        ("still_lifes", still_lifes.still_lifes(), _beside),
        ("glyphs", glyphs.glyphs(), _plain),
    ):
        files |= {f"{folder}/{name}.svg": written(draw) for name, draw in drawings.items()}
    for folder, sized in (
        ("plates", plates.plates()),
        ("bindings", bindings.bindings()),
        ("moments", festival.festival()),
    ):
        files |= {f"{folder}/{name}.svg": _sized(draw, size) for name, (draw, size) in sized.items()}
    return files


def rasters() -> dict[str, Callable[[], bytes]]:
    """What renders each file of pixels of the window, by its path inside the folder `ui`."""
    tiles = {f"table/{name}.png": make for name, make in table.felts().items()}
    return icon_files() | tiles | {f"grain/{name}.png": make for name, make in grain.grains().items()}


def _drawn(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(avatars.SIZE, avatars.SIZE)


def _seated(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(partners.WIDE, partners.HIGH, tolerance=0.5)


def _on_a_cushion(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(partners.WIDE, sitting.HIGH, tolerance=0.5)


def _at_the_table(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(endings.WIDE, endings.HIGH, tolerance=0.7)


def _planted(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(garden.SIDE, garden.SIDE)


def _on_the_road(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(walkers.WIDE, walkers.HIGH, tolerance=0.5)


def _on_the_map(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(path_signs.SIDE, path_signs.SIDE)


def _lying(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(things.SIDE, things.SIDE)


def _counted(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(fruits.SIDE, fruits.SIDE)


def _shining(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(moments.SIDE, moments.SIDE)


def _small(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(vignettes.WIDE, vignettes.HIGH)


def _sized(draw: Callable[[], Picture], size: tuple[int, int]) -> Callable[[], str]:
    return lambda: draw().svg(*size, tolerance=0.3)


def _standing(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(props.SIDE, props.SIDE)


def _placed(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(market_places.SIDE, market_places.SIDE)


def _beside(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(still_lifes.WIDE, still_lifes.HIGH)


def _plain(draw: Callable[[], Picture]) -> Callable[[], str]:
    return lambda: draw().svg(SIZE, SIZE, wobble=0.9, tolerance=0.15)
