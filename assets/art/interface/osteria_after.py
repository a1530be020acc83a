"""The osteria after a match: the room of the title without guests, its light and window above a wide table.

Half-figures, coins and slips of paper are laid over it, so the wall and the table are calm. The far edge of
the table is level, since the figures end there.
"""

from typing import Final

from shapely.geometry import box

from interface.osteria_light import DUSK, LAMPLIGHT, Light, cone, drawn, pool, put_in_light, tinted
from interface.osteria_room import FRAME, FRAME_DARK, LAMP, PANE, lamp, room, shelf, window
from interface.osteria_table import EDGE, WOOD, WOOD_DARK, WOOD_LIGHT, carafe, glass
from interface.osteria_wall import plaster
from woodcut.geometry import Region, circle, ellipse, move, poly, scale, unite
from woodcut.picture import Layer, Picture

MIDDLE: Final = 840.0
"""Half the width of the picture."""
BETWEEN_TWO: Final = ((734.0, 284.0, 0.8, 980.0, 600.0),)
ABOVE_SEVERAL: Final = ((528.0, 204.0, 0.56, 900.0, 560.0), (1152.0, 204.0, 0.56, 900.0, 560.0))
"""The lamps, which the program hangs on their cords: the middle and the rim of the shade, its scale, and half
the widths of its half light and of its light at the picture's foot. One is between two who have played, and
two are above several, at both sides of the headline."""
RIM: Final = 93.0
"""Half the width of a shade, in its own size."""
SHADE: Final = (200, 116)
SHADE_DOWN: Final = 86.0
"""The size of the picture of a shade, and how far its rim is below the upper edge."""
WINDOWS: Final = {2: (924.0, 401.0, 0.56), 3: (1020.0, 392.0, 0.47), 4: (840.0, 396.0, 0.45)}
"""The middle of the window, the height of the foot of its opening, and its scale, by the number of sides.

It is between the heads, beside the lamps, and between the title and the table, whose edge the tail of the cat
on the sill does not reach."""
MOON: Final = (1222.0, 184.0)
STARS: Final = ((1186, 238, 2.6), (1250, 150, 3.2), (1270, 196, 2.4), (1322, 152, 3.0), (1392, 214, 3.0))
LATE: Final[Light] = ((0.62, 0.62, 0.74), (0, 2, 10))
"""The middle of the moon, the stars, and how dark the room is, late in the evening."""
SHELF_BY: Final = (-182.0, -84.0)
"""How far the shelf is moved: the stacks of coins below it stay free."""
PRINT: Final = (276.0, 206.0)
PLATES: Final = ((394.0, 204.0, "#b8792b"), (1256.0, 200.0, "#3f5f93"))
"""The middle and the colour of each plate on the bare wall, at the outer sides of the lamps."""
STILL_WIDE: Final = 188
STILL_HIGH: Final = 204
FAR_EDGE: Final = 456.0
TABLE: Final = box(-20, FAR_EDGE, 1700, 980)
POOLS: Final = {1: ((MIDDLE,), 860.0, 560.0), 2: ((MIDDLE - 312, MIDDLE + 312), 560.0, 340.0)}
POOL_DOWN: Final = 640.0
"""The middles of the light of one lamp or of two on the table, half the widths of half light and light, and
its height."""


def after(*, sides: int = 2, late: bool = False) -> Picture:
    """The whole picture; its window is between the heads of so many sides.

    When it is `late`, the room is dark but for the lamp's light, and the moon is over the bay.
    """
    lamps = BETWEEN_TWO if sides == 2 else ABOVE_SEVERAL
    half_light, light = _beams(lamps, 3), _beams(lamps, 4)
    art = Picture()
    walls = drawn(room)
    walls.layers += [layer._replace(region=move(layer.region, *SHELF_BY)) for layer in drawn(shelf).layers]
    _print(walls, *PRINT)
    for x, y, colour in () if sides == 2 else PLATES:
        _plate(walls, x, y, colour)
    plaster(walls, half_light)
    put_in_light(art, walls, half_light, light)
    view, table = drawn(window), drawn(_table)
    if late:
        art.layers = [part for layer in art.layers for part in _darker(layer, light)]
    sky = tinted_late(view.layers) + _moon().layers if late else view.layers
    for layer in sky:
        shown = tinted(layer._replace(region=_beside_lamp(layer.region, *WINDOWS[sides])), DUSK)
        art.layers.append(tinted(shown, LATE) if late else shown)
    middles, wide, narrow = POOLS[len(lamps)]
    pools = [
        unite(pool(x, POOL_DOWN, half, high) for x in middles) for half, high in ((wide, 330), (narrow, 190))
    ]
    put_in_light(art, table, *pools)
    art.clip(box(0, 0, 1680, 960))
    return art


def tinted_late(layers: list[Layer]) -> list[Layer]:
    """The view at night."""
    return [tinted(layer, LATE) for layer in layers]


def _darker(layer: Layer, light: Region) -> list[Layer]:
    """A part of the wall, much darker where the lamp does not reach."""
    inside = layer.region.buffer(0).intersection(light)
    outside = layer.region.buffer(0).difference(light)
    parts = ((outside, tinted(layer, LATE)), (inside, layer))
    return [found._replace(region=region) for region, found in parts if not region.is_empty]


def _moon() -> Picture:
    """The moon over the bay, in the places of the window of the title's picture."""
    art = Picture()
    art.add(circle(*MOON, 25, 40).difference(circle(MOON[0] + 12, MOON[1] - 7, 22, 40)), "#fff6cf")
    for x, y, size in STARS:
        art.add(circle(x, y, size, 10), "#fff6cf")
    return art


def _beside_lamp(region: Region, middle: float, sill: float, size: float) -> Region:
    """Move a part of the title's window, smaller, to its place."""
    x, y = (PANE.bounds[0] + PANE.bounds[2]) / 2, PANE.bounds[3]
    return scale(move(region, middle - x, sill - y), size, size, origin=(middle, sill))


def _beams(lamps: tuple[tuple[float, ...], ...], half: int) -> Region:
    """The light of all lamps in the air; `half` is the place of its width in what a lamp is."""
    return unite(cone(lamp[0], lamp[1], RIM * lamp[2], lamp[half]) for lamp in lamps)


def lamp_shade() -> Picture:
    """The shade of a lamp without its cord, with the bulb below it."""
    art = Picture()
    shade = drawn(lamp).layers[1:]  # The first is the cord.
    by = SHADE[0] / 2 - LAMP[0], SHADE_DOWN - LAMP[1]
    art.layers = [layer._replace(region=move(layer.region, *by)) for layer in shade]
    return art


def _print(art: Picture, x: float, y: float) -> None:
    """A framed woodcut of a sailing boat on the wall at the left."""
    with art.at(x, y, 0.84):
        art.add(box(-62, -76, 62, 76), FRAME_DARK)
        art.add(box(-60, -76, 60, 72), FRAME)
        art.add(box(-48, -62, 48, 60), "#e7d6ae")
        art.add(box(-40, 14, 40, 52), "#3f5f93")
        art.add(box(-40, -54, 40, 14), "#9fc0c8")
        art.add(poly("-3,-46 -3,8 -32,8"), "#c43a27")
        art.add(poly("3,-38 3,8 26,8"), "#f7edd4")
        art.add(poly("-36,12 34,12 24,28 -26,28"), "#5b3a26")
        art.add(poly("-30,38 -6,34 14,38 -6,41"), "#e9d9b3")


def _plate(art: Picture, x: float, y: float, colour: str) -> None:
    """A painted plate on the wall: a rim with leaves around a flower."""
    with art.at(x, y):
        art.add(circle(3, 4, 38, 48), FRAME_DARK)
        art.add(circle(0, 0, 38, 48), "#e9dcb8")
        art.add(circle(0, 0, 35, 48).difference(circle(0, 0, 24, 48)), colour)
        art.add(circle(0, 0, 22, 40).difference(circle(0, 0, 20.5, 40)), colour)
        for number in range(10):
            with art.at(0, 0, turned=36 * number):
                art.add(ellipse(0, -29.5, 5.4, 2.6), "#e9dcb8")
        for number in range(6):
            with art.at(0, 0, turned=60 * number):
                art.add(ellipse(0, -10, 3.6, 6.6), colour)
        art.add(circle(0, 0, 5, 20), "#c43a27")


def _table(art: Picture) -> None:
    """A table so wide that only its far edge is in the picture."""
    art.shape(TABLE, WOOD, ink=5)
    for x in range(-12, 13):
        far, near = MIDDLE + x * 84, MIDDLE + x * 168
        top = FAR_EDGE + 13
        art.add(poly(f"{far - 1.2},{top} {far + 1.2},{top} {near + 2.6},960 {near - 2.6},960"), WOOD_DARK)
    art.add(box(-20, FAR_EDGE + 2, 1700, FAR_EDGE + 9), WOOD_LIGHT)
    art.add(box(-20, FAR_EDGE + 9, 1700, FAR_EDGE + 13), EDGE)


def still_life() -> Picture:
    """A carafe and a glass on that table, as a picture of its own."""
    things, art = Picture(), Picture()
    carafe(things, 70, STILL_HIGH - 12)
    glass(things, 142, STILL_HIGH - 4)
    art.layers = [tinted(layer, LAMPLIGHT) for layer in things.layers]
    return art
