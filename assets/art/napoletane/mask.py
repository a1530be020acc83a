"""The mask on the three of clubs."""

import math

from napoletane.cudgel import club
from napoletane.wildlife import field_mouse
from woodcut.card import card_base
from woodcut.geometry import blob, clean, ellipse, limb, mirror, union
from woodcut.ornaments import leaf, ribbon
from woodcut.palette import GOLD, GOLD_DARK, INK, RED, RED_DARK, WHITE
from woodcut.pattern import Hatch
from woodcut.picture import Picture


def mask(art: Picture, x: float, y: float, size: float = 1.0) -> None:
    """Draw the moustached mask with its mane of leaves."""
    with art.at(x, y, size):
        for i in range(18):
            t = -90 + i * 20
            length = 78 if i % 2 == 0 else 66
            leaf(
                art,
                math.cos(math.radians(t)) * 34,
                math.sin(math.radians(t)) * 36,
                length - 28,
                t,
                colour=RED if i % 2 == 0 else GOLD,
                dark=RED_DARK if i % 2 == 0 else GOLD_DARK,
                width=0.30,
            )
        # ears
        for f in (False, True):
            with art.at(0, 0, flip=f):
                art.shape(
                    blob("-30,-34! -52,-50 -58,-66! -38,-62 -18,-48!"),
                    "#e7a85f",
                    ink=2.8,
                    shade="#c07f3c",
                    shift=(-3, -3),
                )
                art.add(blob("-34,-40! -46,-52 -50,-58! -38,-56 -28,-46!"), RED)
        outline = blob("0,-56 26,-52 46,-30 50,0 42,28 24,48 0,56 -24,48 -42,28 -50,0 -46,-30 -26,-52")
        art.shape(
            outline,
            "#f0b56b",
            ink=3.2,
            shade="#cd8a42",
            shift=(-7, -4),
            hatch=Hatch(angle=20, spacing=6, length=13, width=1.7),
        )
        for side in (-1, 1):
            art.line(f"{side * 6},-20 {side * 20},-36 {side * 42},-26", 6.5, (0.5, 1, 0.2))
            e = blob(
                f"{side * 8},-8! {side * 18},-20 {side * 32},-17 {side * 38},-6! {side * 26},0 {side * 14},-1"
            )
            art.shape(e, WHITE, ink=2.2, heavy=(0.2, 0.4))
            art.dot(side * 22, -9.5, 6.2, INK)
            art.dot(side * 20.4 - 1, -11.5, 1.8, WHITE)
            art.add(ellipse(side * 32, 12, 9, 7), "#e0703f")
            art.line(f"{side * 12},2 {side * 24},6 {side * 36},2", 1.8)
        art.shape(blob("-6,-18! -8,0 -17,12 -10,19 0,17 10,19 17,12 8,0 6,-18!"), "#f5c483", ink=0)
        art.line("-6,-22 -8,-2 -17,11 -11,19 -3,16", 2.6, (0.3, 0.8, 1, 1, 0.3))
        art.line("6,-22 8,-2 17,11 11,19 3,16", 2.6, (0.3, 0.8, 1, 1, 0.3))
        # grin
        m = blob("-26,30! 0,35 26,30! 16,46 0,50 -16,46")
        art.shape(m, "#7c1d14", ink=2.4)
        art.add(clean(blob("-22,32! 0,36 22,32! 20,37! 0,41 -20,37!")), WHITE)
        for tooth in (-12, -4, 4, 12):
            art.line(f"{tooth},33 {tooth},40", 1.3, (1, 1))
        art.add(ellipse(0, 46.5, 7, 3), "#d9573f")
        # moustache
        ml = limb("0,23,4.5 -14,23,7.5 -32,31,6.5 -48,24,4 -54,12,1.5")
        mr = mirror(ml)
        art.shape(union(ml, mr), "#3a2a22", ink=2.6, heavy=(0.6, 1))
        for side in (-1, 1):
            art.line(
                f"{side * 4},22 {side * 18},23 {side * 36},29 {side * 48},20",
                1.6,
                (0, 1, 1, 0),
                colour="#8b6a52",
            )


def three_of_clubs() -> Picture:
    """Three clubs that meet under the mask of a tomcat, of which a mouse is not afraid."""
    art = card_base()
    club(art, 180, 300, 520, turned=0, width=1.16, flip=True, bark=1)
    club(art, 180, 300, 520, turned=33, width=1.16)
    club(art, 180, 300, 520, turned=-33, width=1.16, flip=True, bark=3)
    _lashing(art)
    ribbon(art, 180, 428, 1.3)
    mask(art, 180, 312, 1.28)
    with art.at(180, 312, 1.28):
        _markings(art)
    field_mouse(art, 48, 84, 0.9)
    return art


def _lashing(art: Picture) -> None:
    """The red cord that ties the three clubs together below the mask."""
    for y in (417, 427):
        cord = limb(f"88,{y - 5},4.6 134,{y},4.8 180,{y + 2},4.8 226,{y},4.8 272,{y - 5},4.6")
        art.shape(cord, RED, ink=2.4, shade=RED_DARK, shift=(-1, -2))


def _markings(art: Picture) -> None:
    """The stripes on the forehead and the whiskers that make the mask that of a cat."""
    for stripe in ("0,-52 1,-44 0,-32", "-13,-50 -11,-43 -7,-36", "13,-50 11,-43 7,-36"):
        art.line(stripe, 5, (0.6, 1, 0), "#9a4a1c")
    for side in (-1, 1):
        for whisker in ((36, 7, 58, -4, 80, -6), (40, 13, 62, 9, 86, 12), (36, 33, 58, 36, 76, 45)):
            x0, y0, x1, y1, x2, y2 = whisker
            path = f"{side * x0},{y0} {side * x1},{y1} {side * x2},{y2}"
            art.line(path, 5, (0.6, 1, 0.5))
            art.line(path, 2.4, (0.6, 1, 0.4), WHITE)
