"""A small square picture: the sign of a suit alone, for indices and lists, or as a print in one colour."""

from shapely.geometry import Polygon

from woodcut.geometry import Region, clean
from woodcut.picture import WOBBLE, Picture

SIDE = 64


class Square(Picture):
    """A picture of `SIDE` by `SIDE` units, without paper."""

    def svg(
        self, width: int = SIDE, height: int = SIDE, *, wobble: float = WOBBLE, tolerance: float | None = None
    ) -> str:
        """The picture as SVG text."""
        return super().svg(width, height, wobble=wobble, tolerance=tolerance)


def printed(sign: Square, dark: float = 0.2) -> Square:
    """The sign as a print in one colour, white to be tinted: its light parts, with its dark lines cut out.

    `dark` is the lightness up to which a colour is cut out.
    """
    left: Region = Polygon()
    for layer in sign.layers:
        region = clean(layer.region)
        left = left.difference(region) if lightness(layer.fill) <= dark else left.union(region)
    art = Square()
    art.lay(left, "#ffffff")
    return art


def lightness(colour: str) -> float:
    """How light a colour `#rrggbb` is, from 0 to 1."""
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
