"""Hop: its leaves and cones."""

from woodcut.geometry import blob
from woodcut.palette import GREEN, GREEN_DARK
from woodcut.picture import Picture

CONE, CONE_DARK = "#b5c95a", "#7f9636"


def hop_leaf(art: Picture, x: float, y: float, size: float, turned: float) -> None:
    """Draw a hop leaf of three lobes, from its stalk."""
    with art.at(x, y, size, turned=turned):
        shape = blob(
            "0,0! 2,-12 10,-26! 16,-24 24,-28! 26,-20 34,-14! 44,-14 56,0! 44,14 34,14! 26,20 24,28! "
            "16,24 10,26! 2,12"
        )
        art.shape(shape, GREEN, ink=2.4, shade=GREEN_DARK, shift=(-3, -3))
        for path in ("2,0 26,-1 48,0", "6,-2 12,-10 16,-20", "6,2 12,10 16,20"):
            art.line(path, 1.7, (1, 0.8, 0))


def hop_cone(art: Picture, x: float, y: float, size: float, turned: float) -> None:
    """Draw a hop cone hanging from its stalk, about 34 by 60 units."""
    with art.at(x, y, size, turned=turned):
        art.line("0,-8 1,0 0,6", 4, (1, 1, 1), GREEN_DARK)
        for row in range(4, -1, -1):
            y0 = 4 + row * 9
            wide = (11, 15, 15, 11.5, 7)[row]
            for place in (-0.55, 0.55) if row % 2 else (-1.0, 1.0, 0.0):
                px = place * wide * 0.8
                low = f"{px + 8},{y0 + 9} {px + 7},{y0}! {px},{y0 - 4}"
                scale = blob(f"{px - 7},{y0}! {px - 8},{y0 + 9} {px + place * 3},{y0 + 17}! {low}")
                art.shape(scale, CONE, ink=2.0, shade=CONE_DARK, shift=(-2.4, -2), heavy=(0.4, 0.6))
