"""The surface of the river, from frame to frame, and a damselfly that rests above it."""

from saarbruecken.riverbed import INSIDE
from woodcut.geometry import Region, blob, circle, limb
from woodcut.palette import INK, SKY, SKY_DARK, TEAL, TEAL_DARK, WHITE
from woodcut.picture import Picture

LENGTH, HEIGHT, DEPTH = 56, 11, 34
"""How far apart the crests of the waves are, how high they are, and how deep the band of water is."""
PANE = "#d5e9ee"


def _band(y: float, aside: float, depth: float) -> Region:
    """A band of water with pointed crests above and soft troughs below."""
    starts = [start - aside for start in range(-2 * LENGTH, 400 + LENGTH, LENGTH)]
    crests = " ".join(
        f"{x},{y + HEIGHT * 0.8} {x + 24},{y + HEIGHT * 0.5} {x + 42},{y - HEIGHT * 0.3}! "
        f"{x + 45},{y + HEIGHT * 0.5}"
        for x in starts
    )
    troughs = " ".join(f"{x + 28},{y + depth} {x},{y + depth - 7}" for x in reversed(starts))
    right, left = starts[-1] + LENGTH, starts[0] - 4
    return blob(f"{crests} {right},{y + HEIGHT}! {right},{y + depth}! {troughs} {left},{y + depth}!")


def far_water(art: Picture, y: float) -> None:
    """Draw the band of water behind what floats, its mean surface at a height."""
    _water(art, y, 0, DEPTH, SKY_DARK, None)


def near_water(art: Picture, y: float, deeper: float = 0) -> None:
    """Draw the band of water before what floats, lower than the one behind it and, where asked, deeper."""
    _water(art, y + 11, 30, DEPTH - 8 + deeper, SKY, SKY_DARK)


def _water(art: Picture, y: float, aside: float, depth: float, fill: str, shade: str | None) -> None:
    water = Picture()
    water.shape(_band(y, aside, depth), fill, ink=2.4, shade=shade, shift=(0, -5), heavy=(0.3, 0.8))
    if shade:
        for x in range(round(-24 - aside), 380, LENGTH):
            water.line(f"{x + 6},{y + 16} {x + 18},{y + 15} {x + 32},{y + 9}", 2.4, (0, 1, 0), WHITE)
            if depth > DEPTH:
                water.line(f"{x + 30},{y + 36} {x + 44},{y + 38} {x + 62},{y + 34}", 3, (0, 1, 0), SKY_DARK)
    water.clip(INSIDE)
    art.paste(water)


def damselfly(art: Picture, x: float, y: float, size: float = 1, *, flip: bool = False) -> None:
    """Draw a damselfly that sits on a point and looks to the left, about 64 units wide."""
    with art.at(x, y, size, flip=flip):
        for leg in ("-8,-8 -5,-3 0,0", "-4,-8 -1,-4 1,0"):
            art.line(leg, 1.8, (1, 0.8, 0.7))
        for wing in (
            "-4,-12! 10,-30 30,-40 40,-36! 34,-26 16,-14!",
            "-4,-11! 14,-21 36,-24 44,-18! 32,-11 12,-8!",
        ):
            pane = blob(wing)
            art.shape(pane, PANE, ink=1.9, shade=SKY, shift=(-2, -2), heavy=(0.3, 0.5))
        for vein in ("0,-13 16,-26 34,-35", "2,-12 18,-17 38,-19"):
            art.line(vein, 1.3, (1, 0.7, 0.3))
        art.shape(limb("-9,-11,4 0,-10,3.6 14,-6,2.4 44,4,2.2"), TEAL, ink=2, shade=TEAL_DARK, shift=(-1, -2))
        art.shape(circle(-15, -13, 5.2, 24), TEAL, ink=2, heavy=(0.3, 0.5))
        art.dot(-17, -14.4, 2.4, INK, 12)
        art.dot(-17.8, -15.2, 0.8, WHITE, 8)
