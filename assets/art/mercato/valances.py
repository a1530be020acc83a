"""The valances that hang from the counter of each player: a piece of striped cloth that is repeated."""

from collections.abc import Callable
from functools import partial
from typing import Final

from shapely.geometry import box

from mercato.colours import DYES
from mercato.stall import hem
from woodcut.geometry import move, union, unite
from woodcut.palette import WHITE, WHITE_DARK
from woodcut.picture import Picture

SIZE: Final = (176, 48)
"""A piece has two flaps of the colour and two bright ones, so that it goes on in the next one."""
FLAP: Final = 44.0
LOW: Final = 18.0
"""The width of a flap, and where its cut begins."""
COLOURS: Final = ("b", "g", "k", "r")
BEYOND: Final = 2
"""How many flaps the cloth goes on beyond both ends, where nothing of it is seen."""


class Valance(Picture):
    """A picture as large as a piece of cloth."""

    def svg(
        self,
        width: int = SIZE[0],
        height: int = SIZE[1],
        *,
        wobble: float = 0.45,
        tolerance: float | None = None,
    ) -> str:
        """The picture as SVG text."""
        return super().svg(width, height, wobble=wobble, tolerance=tolerance)


def valance(colour: str) -> Valance:
    """A piece of the valance of a set: its cut is that of the awnings on the cards."""
    art, dye = Valance(), DYES[colour]
    flaps = [(FLAP * i, FLAP * (i + 1)) for i in range(-BEYOND, round(SIZE[0] / FLAP) + BEYOND)]
    cloth = [union(box(a, -20, b, LOW), hem(a, b, LOW, colour)) for a, b in flaps]
    art.shape(unite(cloth), WHITE, ink=4.0)
    for number, flap in enumerate(cloth):
        base, dark = (dye.base, dye.dark) if number % 2 == 0 else (WHITE, WHITE_DARK)
        art.add(flap.buffer(-0.4), dark)
        art.add(move(flap, -4.0, -4.6).intersection(flap).buffer(-0.6), base)
    for a, _ in flaps:
        art.line(f"{a},-8 {a},{LOW} {a},{LOW + 10}", 2.6, (1, 1, 0.5))
    return art


def valances() -> dict[str, Callable[[], Picture]]:
    """What draws each valance, by its path inside `assets/market`."""
    return {f"valance_{colour}.svg": partial(valance, colour) for colour in COLOURS}
