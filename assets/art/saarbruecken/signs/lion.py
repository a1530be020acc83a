"""The lion: a free lion with a golden mane on a round blue medal, which is on no coat of arms."""

from saarbruecken.grounds import Ground, cut_ground
from saarbruecken.suits import LION_BLUE, LION_BLUE_DARK
from woodcut import animals
from woodcut.geometry import Region, circle
from woodcut.palette import GOLD, GOLD_DARK
from woodcut.picture import Picture

SMALL = 90
"""A lion on a smaller medal has fewer strokes."""


def lion_medal(
    art: Picture,
    x: float,
    y: float,
    radius: float = 50,
    *,
    flip: bool = False,
    ground: Ground | None = None,
    bearing: animals.Bearing = animals.Bearing.ROARING,
) -> None:
    """Draw a round blue medal with a crowned lion that looks to the left.

    `ground` is how its blue is cut.
    """
    k = radius / 88
    with art.at(x, y, flip=flip):
        art.shape(circle(0, 0, radius, 72), GOLD, ink=2.8, shade=GOLD_DARK)
        field = circle(0, 0, radius * 0.9, 64)
        art.shape(field, LION_BLUE, ink=1.8, heavy=(0.3, 0.5))
        if ground is not None:
            cut_ground(art, ground, radius)
        art.shade_rim(field.buffer(-0.6), -4, -4, LION_BLUE_DARK)
        plain = radius < SMALL
        animals.lion(art, -k, 1.5 * k, 1.05 * k, ink=1.9, plain=plain, bearing=bearing)


def paw_before(art: Picture, x: float, y: float, radius: float, box: Region) -> None:
    """Draw once more what of a medal's lion lies in a box: its paw, on top of what it holds."""
    k = radius / 88
    again = Picture()
    with again.at(x, y):
        animals.lion(again, -k, 1.5 * k, 1.05 * k, ink=1.9, plain=radius < SMALL)
    again.clip(box)
    art.paste(again)


def lion_head(art: Picture, x: float, y: float, radius: float) -> None:
    """Draw the medal with the lion's head alone, which is still known when it is very small."""
    with art.at(x, y):
        art.shape(circle(0, 0, radius, 72), GOLD, ink=2.8, shade=GOLD_DARK, shift=(-3, -3))
        field = circle(0, 0, radius * 0.86, 64)
        art.shape(field, LION_BLUE, ink=1.6, shade=LION_BLUE_DARK, shift=(-2, -2), heavy=(0.3, 0.4))
        head = Picture()
        k = radius / 52
        with head.at(x, y):
            animals.lion(head, 15 * k, 36.5 * k, 0.86 * k, ink=1.5, plain=True)
        head.clip(art.here(field.buffer(-0.8)))
        art.paste(head)
