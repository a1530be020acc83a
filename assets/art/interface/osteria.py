"""The picture of the title screen: the osteria at dusk, seen from the player's chair, under one lamp.

The scene is drawn once, in daylight colours. The lamp's light is two nested regions: outside both of them
every colour becomes a night colour, in the wider one a colour in half light, in the narrower one a colour in
lamp light. The room and the window have no ink; the people and what stands on the table have as much as the
cards.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from shapely.geometry import box

from interface.osteria_people import GUESTS, guests, lids
from interface.osteria_room import LAMP, PANE, lamp, room, window
from interface.osteria_table import POOL, TOP, table_top, things_on_it
from woodcut.geometry import Region, ellipse, move, poly
from woodcut.picture import Layer, Picture

WIDE: Final = 1680
HIGH: Final = 960
"""The middle 1280 by 720 units are what a window of 16:9 shows; the rest is for wider and higher windows."""
ALL: Final = box(0, 0, WIDE, HIGH)
GLOW: Final = "#ffe2a0"
BEAM: Final = (400, 200, 1280, 760)
"""Left, top, width and height of the picture of the lamp's light alone."""

Light = tuple[tuple[float, float, float], tuple[int, int, int]]
"""How a light changes a colour: the factors of red, green and blue, and what is added to them."""
NIGHT: Final[Light] = ((0.36, 0.30, 0.40), (6, 4, 14))
HALF_LIGHT: Final[Light] = ((0.70, 0.58, 0.52), (8, 4, 4))
LAMPLIGHT: Final[Light] = ((1.0, 0.95, 0.84), (0, 0, 0))
DUSK: Final[Light] = ((0.78, 0.74, 0.84), (0, 0, 6))


def osteria() -> dict[str, Callable[[], str]]:
    """What draws each layer of the picture, by its name: the room, the lamp's light, and closed eyes."""
    eyes = {
        f"lids_{name}": partial(_cut_out, partial(lids, name), guest.eyes) for name, guest in GUESTS.items()
    }
    return {"room": _room, "light": partial(_cut_out, light, BEAM), **eyes}


def _room() -> str:
    return evening().svg(WIDE, HIGH, wobble=0.3, tolerance=0.45)


def _cut_out(draw: Callable[[], Picture], area: tuple[int, int, int, int]) -> str:
    """What is drawn inside an area, as a picture of its own."""
    left, top, wide, high = area
    whole, art = draw(), Picture()
    art.layers = [
        tinted(layer, LAMPLIGHT)._replace(region=move(layer.region, -left, -top)) for layer in whole.layers
    ]
    art.clip(box(0, 0, wide, high))
    return art.svg(wide, high, wobble=0.0, tolerance=0.3)


def evening() -> Picture:
    """The whole picture under the lamp."""
    walls, view, people, table, things = (
        _drawn(draw) for draw in (room, window, _lamp_and_guests, table_top, things_on_it)
    )
    art = Picture()
    _light(art, walls, cone(900), cone(600))
    art.layers += [tinted(layer, DUSK) for layer in view.layers]
    art.layers += [tinted(layer, LAMPLIGHT) for layer in people.layers]
    _light(art, table, ellipse(*POOL, 740, 280), ellipse(*POOL, 520, 150))
    art.layers += [tinted(layer, LAMPLIGHT) for layer in things.layers]
    return art


def _drawn(draw: Callable[[Picture], None]) -> Picture:
    art = Picture()
    draw(art)
    art.clip(ALL)
    return art


def _lamp_and_guests(art: Picture) -> None:
    lamp(art)
    guests(art)


def cone(half: float) -> Region:
    """The lamp's light in the air, `half` wide on either side at the lower edge of the picture."""
    x, y = LAMP
    return poly(f"{x - 74},{y} {x + 74},{y} {x + half},{HIGH} {x - half},{HIGH}")


def light() -> Picture:
    """The lamp's light as one flat shape, to be laid over the picture when the lamp burns brighter."""
    art = Picture()
    air = cone(600).difference(PANE).difference(TOP)
    art.lay(air.union(ellipse(*POOL, 520, 150)), GLOW)
    return art


def _light(art: Picture, part: Picture, wide: Region, narrow: Region) -> None:
    """Put a part of the scene on top: all of it by night, then again what is in half light and in lamp light.

    A layer that the next brighter light covers wholly is left out.
    """
    for region, brighter, colours in (
        (ALL, wide, NIGHT),
        (wide, narrow, HALF_LIGHT),
        (narrow, None, LAMPLIGHT),
    ):
        for layer in part.layers:
            inside = layer.region.buffer(0).intersection(region)
            if not inside.is_empty and (brighter is None or not brighter.contains(inside)):
                art.layers.append(tinted(layer._replace(region=inside), colours))


def tinted(layer: Layer, colours: Light) -> Layer:
    """The layer in the colours of a light."""
    parts = (int(layer.fill[at : at + 2], 16) for at in (1, 3, 5))
    mixed = (
        min(255, round(part * factor + more)) for part, factor, more in zip(parts, *colours, strict=True)
    )
    return layer._replace(fill="#" + "".join(f"{part:02x}" for part in mixed))
