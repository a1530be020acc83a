"""The picture of the title screen: the osteria at dusk, seen from the player's chair, under one lamp.

The room and the window have no ink; the people and what stands on the table have as much as the cards.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from shapely.geometry import box

from interface.osteria_after import SHADE, STILL_HIGH, STILL_WIDE, after, lamp_shade, still_life
from interface.osteria_hand import HAND_HIGH, HAND_WIDE, hand
from interface.osteria_light import DUSK, HIGH, LAMPLIGHT, WIDE, cone, drawn, pool, put_in_light, tinted
from interface.osteria_people import GUESTS, guests, lids
from interface.osteria_room import LAMP, PANE, lamp, room, window
from interface.osteria_table import POOL, TOP, table_top, things_on_it
from interface.osteria_wall import plaster
from woodcut.geometry import Region, move, union
from woodcut.picture import Picture

GLOW: Final = "#ffe2a0"
RIM: Final = 74.0
NEAR, WIDER = 560.0, 960.0
NEAR_POOL, WIDE_POOL = (520.0, 150.0), (740.0, 270.0)
"""Half the width of the light at the lamp, at the foot of the picture in its two steps, and on the table."""
BEAM: Final = (400, 200, 1280, 760)
"""Left, top, width and height of the picture of the lamp's light alone."""


def osteria() -> dict[str, Callable[[], str]]:
    """What draws each picture, by its name.

    The room, the lamp's light, closed eyes, the player's hand, the room after a match of two, three and
    four sides, also late in the evening, and what stands or hangs there.
    """
    eyes = {
        f"lids_{name}": partial(_cut_out, partial(lids, name), guest.eyes) for name, guest in GUESTS.items()
    }
    rooms = {
        "room": partial(_whole, evening),
        "after": partial(_whole, after),
        "after_late": partial(_whole, partial(after, late=True)),
        "after_three": partial(_whole, partial(after, sides=3)),
        "after_three_late": partial(_whole, partial(after, sides=3, late=True)),
        "after_four": partial(_whole, partial(after, sides=4)),
        "after_four_late": partial(_whole, partial(after, sides=4, late=True)),
    }
    things: dict[str, Callable[[], str]] = {
        "still_life": _still_life,
        "hand": _hand,
        "shade": partial(_cut_out, lamp_shade, (0, 0, *SHADE)),
    }
    return {**rooms, **things, "light": partial(_cut_out, light, BEAM), **eyes}


def _still_life() -> str:
    return still_life().svg(STILL_WIDE, STILL_HIGH)


def _hand() -> str:
    return hand().svg(HAND_WIDE, HAND_HIGH)


def _whole(draw: Callable[[], Picture]) -> str:
    return draw().svg(WIDE, HIGH, wobble=0.3, tolerance=0.45)


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
        drawn(draw) for draw in (room, window, _lamp_and_guests, table_top, things_on_it)
    )
    art = Picture()
    plaster(walls, union(beam(WIDER), PANE.buffer(22)))
    put_in_light(art, walls, beam(WIDER), beam(NEAR))
    art.layers += [tinted(layer, DUSK) for layer in view.layers]
    art.layers += [tinted(layer, LAMPLIGHT) for layer in people.layers]
    put_in_light(art, table, pool(*POOL, *WIDE_POOL), pool(*POOL, *NEAR_POOL))
    art.layers += [tinted(layer, LAMPLIGHT) for layer in things.layers]
    return art


def _lamp_and_guests(art: Picture) -> None:
    lamp(art)
    guests(art)


def beam(half: float) -> Region:
    """The lamp's light in the air, `half` wide on either side at the lower edge of the picture."""
    return cone(*LAMP, RIM, half)


def light() -> Picture:
    """The lamp's light as one flat shape, to be laid over the picture when the lamp burns brighter."""
    art = Picture()
    air = beam(NEAR).difference(PANE).difference(TOP)
    art.lay(air.union(pool(*POOL, *NEAR_POOL)), GLOW)
    return art
