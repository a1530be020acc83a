"""A small square picture: the sign of a suit alone, for indices and lists."""

from woodcut.picture import TOLERANCE, WOBBLE, Picture

SIDE = 64


class Square(Picture):
    """A picture of `SIDE` by `SIDE` units, without paper."""

    def svg(
        self, width: int = SIDE, height: int = SIDE, *, wobble: float = WOBBLE, tolerance: float = TOLERANCE
    ) -> str:
        """The picture as SVG text."""
        return super().svg(width, height, wobble=wobble, tolerance=tolerance)
