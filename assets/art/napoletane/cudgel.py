"""The club: a knotty cudgel of green wood, cut to its yellow and red heart."""

from typing import NamedTuple

from woodcut.geometry import Region, blob, ellipse, limb, union
from woodcut.palette import GOLD, GOLD_DARK, GREEN, GREEN_DARK, RED
from woodcut.pattern import Hatch, rim
from woodcut.picture import Picture

LIT = "#74ad57"
"""The bark where the light falls on it."""
LONG = 280
"""From this length on a club shows the grain of its bark."""


class Bark(NamedTuple):
    """Where a club has stumps and cuts, as parts of half its length, upwards negative.

    A stump is its side and place; a cut is its place, how far it is from the middle line and its turn.
    """

    stumps: tuple[tuple[int, float], ...]
    cuts: tuple[tuple[float, float, float], ...]


BARKS = (
    Bark(
        ((1, 0.12), (-1, -0.14), (1, -0.46), (-1, 0.5)),
        ((-0.7, -0.3, 12), (-0.24, 0.34, -14), (0.3, -0.2, 10)),
    ),
    Bark(((-1, 0.2), (1, -0.2), (-1, -0.52)), ((-0.62, 0.4, -10), (-0.16, -0.44, 12), (0.44, 0.2, -8))),
    Bark(((1, 0.36), (-1, 0.06), (1, -0.32)), ((-0.68, -0.2, -12), (-0.4, -0.5, 10), (0.12, 0.4, 8))),
    Bark(((-1, -0.38), (1, -0.02), (-1, 0.34)), ((-0.66, 0.3, 12), (-0.1, -0.36, -10), (0.26, 0.3, 12))),
)
"""How clubs differ from one another."""


def club(
    art: Picture,
    x: float,
    y: float,
    length: float = 250,
    turned: float = 0,
    *,
    width: float = 1.0,
    flip: bool = False,
    bark: int = 0,
    cut: bool = True,
) -> None:
    """Draw a knotty cudgel, its thick end up; `bark` chooses one of the `BARKS`.

    A club that is not cut has a plain bark: on a small sign cuts would be blots.
    """
    chosen = BARKS[bark % len(BARKS)]
    with art.at(x, y, 1, turned=turned, flip=flip):
        h = length / 2
        body = limb(
            f"3,{h - 6},{9 * width} -2,{h * 0.62},{11 * width} 4,{h * 0.2},{13.5 * width} "
            f"-3,{-h * 0.2},{17 * width} 3,{-h * 0.62},{21 * width} "
            f"0,{-h + 22 * width},{20 * width}"
        )
        form = union(body, *(_stump(side, place, h, width) for side, place in chosen.stumps))
        art.shape(
            form,
            GREEN,
            ink=2.8,
            shade=GREEN_DARK,
            shift=(-5 * width, -2),
            hatch=Hatch(angle=-12, spacing=8, length=13 * width, width=1.6),
        )
        if cut:
            art.lay(rim(art.here(form).buffer(-1.1), 4.4 * width, 2.4), LIT)
        for side, place in chosen.stumps:
            _cut_end(art, side, place, h, width)
        art.shape(ellipse(0, -h + 7 * width, 17 * width, 8.5 * width), GOLD, ink=2.4)
        ring = ellipse(0, -h + 7 * width, 10 * width, 4.6 * width)
        art.add(ring.difference(ellipse(0, -h + 7 * width, 8 * width, 3.2 * width)), RED)
        art.add(ellipse(0, -h + 7 * width, 4 * width, 1.6 * width), GOLD_DARK)
        if length > LONG:
            _grain(art, form, h)
        if not cut:
            return
        for place, aside, angle in chosen.cuts:
            _cut(art, place * h, aside * _radius(place) * width, angle, width)
        for place, aside in ((-0.5, 0.1), (-0.02, 0.3), (0.62, 0.2), (0.2, -0.5)):
            at = aside * _radius(place) * width
            art.line(
                f"{at - 1},{place * h - 5} {at + 1},{place * h} {at - 1},{place * h + 6}",
                2.4,
                (0, 1, 0),
                GOLD,
            )
            art.line(f"{at + 4},{place * h + 3} {at + 6},{place * h + 8} {at + 4},{place * h + 14}", 1.9)


def _radius(place: float) -> float:
    """How thick a club is at a part of half its length."""
    return 14.5 - 7.5 * place


def _stump(side: int, place: float, h: float, width: float) -> Region:
    thick = 1.15 if place < 0 else 0.95
    reach = (27 if place < 0 else 23) * width
    return limb(
        f"{side * 9 * width},{place * h},{7.2 * width * thick} "
        f"{side * reach},{place * h - 0.11 * h},{6 * width * thick}"
    )


def _cut_end(art: Picture, side: int, place: float, h: float, width: float) -> None:
    reach = (29 if place < 0 else 24.6) * width
    size = width * (1.1 if place < 0 else 0.9)
    y = place * h - 0.125 * h
    art.shape(ellipse(side * reach, y, 4.6 * size, 6.4 * size, side * 6), GOLD, ink=1.9, heavy=(0.4, 0.6))
    art.dot(side * reach, y, 1.8 * size, RED, 10)


def _cut(art: Picture, y: float, x: float, angle: float, width: float) -> None:
    """A place where the bark is cut away: yellow wood, and red where the knife went deepest."""
    with art.at(x, y, turned=angle):
        half, wide = 13 + 3 * width, 5.4 * width
        lens = blob(
            f"0,{-half}! {wide},{-half * 0.2} {wide * 0.8},{half * 0.5} 0,{half}! {-wide},{half * 0.2}"
        )
        art.shape(lens, GOLD, ink=1.7, heavy=(0.3, 0.5))
        art.line(
            f"{wide * 0.2},{-half * 0.6} {-wide * 0.1},0 {wide * 0.1},{half * 0.62}",
            wide * 0.7,
            (0, 1, 0),
            RED,
        )


def _grain(art: Picture, form: Region, h: float) -> None:
    inside = art.here(form.buffer(-2))
    for path in (
        f"-9,{-h * 0.8} -5,{-h * 0.66} -10,{-h * 0.52}",
        f"7,{-h * 0.72} 11,{-h * 0.6} 7,{-h * 0.44}",
        f"3,{-h * 0.34} 7,{-h * 0.22} 3,{-h * 0.1}",
        f"-6,{h * 0.04} -2,{h * 0.14} -6,{h * 0.26}",
        f"3,{h * 0.46} -1,{h * 0.58} 2,{h * 0.72}",
    ):
        art.line(path, 2.2, within=inside)
