"""The night of the six of spades: a moon, and a hedgehog that no owl can harm."""

import math

from francesi.lucky import SHADOW
from woodcut.geometry import Region, blob, circle, ellipse, poly, star
from woodcut.ornaments import leaf
from woodcut.palette import BROWN, BROWN_DARK, GOLD, GOLD_DARK, INK, RED, RED_DARK, WHITE
from woodcut.picture import Picture

FACE, FACE_DARK = "#e6c796", "#b8915a"
SPINE = "#d9b98a"


def _spines() -> Region:
    """The coat of spines, from the brow over the back to the tail."""
    corners = []
    for step in range(35):
        angle = math.radians(196 + step * 5.6)
        far = 1 if step % 2 else 1.15
        corners.append(f"{8 + 42 * far * math.cos(angle):.2f},{12 + 38 * far * math.sin(angle):.2f}")
    return poly(" ".join([*corners, "44,27", "6,30", "-26,24"]))


def _hedgehog(art: Picture) -> None:
    """A hedgehog on its way to the left, an apple on its back, its feet 34 units below the origin."""
    for hind in (-14, 30):
        art.shape(ellipse(hind, 30, 7, 4.4), FACE_DARK, ink=1.9, heavy=(0.3, 0.5))
    belly = blob("-24,18 -10,27 12,31 36,28 46,18 30,8 -6,8")
    art.shape(belly, FACE, ink=2.4, shade=FACE_DARK, shift=(-2, -4))
    inside = art.here(_spines().buffer(-1.5))
    art.shape(_spines(), BROWN, ink=2.6, shade=BROWN_DARK, shift=(-5, -5))
    for ring, count, start in ((0.8, 9, 206), (0.56, 7, 212), (0.3, 4, 226)):
        for step in range(count):
            angle = math.radians(start + step * (360 - 2 * (start - 180)) / (count - 1))
            x, y = 9 + 42 * ring * math.cos(angle), 15 + 38 * ring * math.sin(angle)
            dx, dy = 8 * math.cos(angle), 8 * math.sin(angle)
            art.line(
                f"{x},{y} {x + dx * 0.5},{y + dy * 0.5} {x + dx},{y + dy}",
                3,
                (1, 0.8, 0),
                SPINE,
                within=inside,
            )
    face = blob("-16,-8 -30,-7 -40,3 -53,10 -59,15! -56,21 -42,26 -24,27 -14,17")
    art.shape(face, FACE, ink=2.5, shade=FACE_DARK, shift=(-3, -4))
    art.shape(circle(-19, -4, 6.6, 26), FACE, ink=2.1, shade=FACE_DARK, shift=(-2, -2), heavy=(0.3, 0.5))
    art.dot(-19, -4, 3, FACE_DARK, 16)
    art.dot(-36, 7, 3.4, INK, 16)
    art.dot(-37.1, 5.9, 1.2, WHITE, 8)
    art.shape(circle(-58, 14, 4.4, 20), INK, ink=1.0, heavy=(0, 0))
    art.dot(-59.2, 12.8, 1.2, WHITE, 8)
    art.line("-52,21 -45,21 -39,17", 2, (0.3, 1, 0.3))
    for near in (-24, 16):
        art.shape(ellipse(near, 31, 8, 4.6), FACE, ink=2, shade=FACE_DARK, shift=(-2, -2), heavy=(0.3, 0.5))
        for dx in (-3, 1):
            art.line(f"{near + dx},30 {near + dx - 1},34", 1.6, (1, 1))
    leaf(art, 16, -46, 20, -24)
    apple = blob("12,-44! 2,-49 -6,-42 -5,-30 4,-22 12,-23 20,-22 29,-30 30,-42 22,-49")
    art.shape(apple, RED, ink=2.5, shade=RED_DARK, shift=(-4, -4))
    art.line("12,-43 13,-49 11,-54", 3.4, (1, 1, 0.8))
    art.line("-1,-40 -1,-35 2,-30", 2.6, (0.3, 1, 0.2), "#ef7d62")


def night_walk(art: Picture) -> None:
    """Draw the moon above and, below it, the hedgehog at whom one owl looks while the other sleeps."""
    moon = circle(183, 192, 38, 64).difference(circle(198, 184, 31, 56))
    art.shape(moon, GOLD, ink=2.6, shade=GOLD_DARK, shift=(-3, -4))
    for x, y, size in ((203, 178, 10), (150, 238, 6.4), (222, 232, 7)):
        art.shape(star(x, y, size, size * 0.44, 5), GOLD, ink=1.9, heavy=(0.3, 0.5))
    art.add(ellipse(180, 429, 56, 4.4), SHADOW)
    with art.at(181, 398, 0.98):
        _hedgehog(art)
