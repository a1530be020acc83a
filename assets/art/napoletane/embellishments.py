"""Ornaments between the signs: banner, ribbon, shield, vine and branch."""

from shapely.geometry import LineString, Polygon

from napoletane.foliage import OLIVE, OLIVE_DARK
from woodcut.geometry import Region, blob, circle, curve, ellipse, limb, nodes, poly, star
from woodcut.ornaments import flower, leaf
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    CROWN,
    CROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    PAPER,
    RED,
    RED_DARK,
    WHITE,
)
from woodcut.picture import Picture

FOLD = "#5f130d"
"""The inside of a fold of red ribbon."""


def banner(art: Picture, x: float, y: float) -> None:
    """Draw an empty banner with five stars, about 280 units wide."""
    with art.at(x, y):
        left = blob("-80,2! -100,14 -116,4 -130,12! -122,24 -126,40! -112,34 -98,42 -78,32!")
        right = blob("78,-8! 98,4 116,-8 132,-2! 124,11 130,26! 114,20 98,30 78,20!")
        for tail in (left, right):
            art.shape(tail, RED_DARK, ink=2.8)
        cloth = blob(
            "-98,-14! -62,-24 -30,-10 0,-12 30,-20 64,-30 98,-20! "
            "96,10! 66,-1 32,10 0,18 -30,19 -62,6 -96,15!"
        )
        art.shape(cloth, RED, ink=3, shade=RED_DARK, shift=(-3, -5))
        for fold in ("-62,-20 -60,-10 -62,-2", "66,-6 65,-14 67,-20"):
            art.line(fold, 2.2, (1, 0.6, 0))
        for dx, dy in ((-78, -4), (-34, 4), (34, -6), (80, -12)):
            art.add(star(dx, dy, 7.5, 3.2, 5), GOLD)
        art.add(star(0, 3, 11, 4.6, 8), PAPER)


def winding_ribbon(art: Picture) -> None:
    """Draw a ribbon that winds between two large coins, from the upper right to the lower left of a card."""
    for turned in (0, 180):
        with art.at(180, 300, turned=turned):
            tail = _band("122,-62 132,-120 131,-180 126,-226", 14)
            notch = poly("108,-245 127,-208 146,-245")
            art.shape(tail.difference(notch), RED_DARK, ink=2.6, shade=FOLD, shift=(-3, -2))
    with art.at(180, 300):
        panel = _band("138,-86 122,-52 88,-24 46,-14 0,0 -46,14 -88,24 -122,52 -138,86", 16)
        art.shape(panel, RED, ink=2.8, shade=RED_DARK, shift=(-2, -5))
        for x, y in ((-108, 37), (-74, 19), (-38, 11), (38, -12), (74, -20), (108, -39)):
            art.add(star(x, y - 1, 7.5, 3.2, 5), GOLD)
        art.add(star(0, -1, 11, 4.6, 8), PAPER)


def _band(path: str, half: float) -> Region:
    """A band with blunt ends along a path, twice `half` wide."""
    return LineString([(here.x, here.y) for here in curve(nodes(path), step=3)]).buffer(
        half, cap_style="flat"
    )


def shield(art: Picture, x: float, y: float) -> None:
    """Draw a crowned blue shield with a star, about 90 by 150 units."""
    with art.at(x, y):
        form = blob("-44,-38! 0,-46 44,-38! 46,6 32,42 0,72! -32,42 -46,6")
        art.shape(form, GOLD, ink=3, shade=GOLD_DARK, shift=(-4, -4))
        art.shape(form.buffer(-8), BLUE, ink=2.2, shade=BLUE_DARK, shift=(-5, -5), heavy=(0.3, 0.4))
        art.shape(star(0, 4, 25, 10.5, 8), GOLD, ink=2.2)
        small_crown(art)


def small_crown(art: Picture) -> None:
    """Draw a crown about 80 units wide whose rim is 40 units above the origin."""
    crown = blob("-31,-36! 0,-44 31,-36! 38,-66! 20,-55 0,-76! -20,-55 -38,-66!")
    art.shape(crown, CROWN, ink=2.6, shade=CROWN_DARK, shift=(-4, -2))
    art.line("-31,-44 0,-51 31,-44", 1.8, (1, 1, 1))
    for dx, dy, gem in ((-18, -40.6, RED), (0, -44, BLUE), (18, -40.6, RED)):
        art.shape(circle(dx, dy - 0.6, 3, 14), gem, ink=1.5, heavy=(0.2, 0.3))
    for dx, dy in ((-38, -68), (0, -78), (38, -68)):
        art.shape(circle(dx, dy, 4.6, 20), WHITE, ink=2.0)


def vine(art: Picture) -> None:
    """Draw the vine of the settebello, which climbs between its lower coins."""
    stem = limb("178,556,4.6 188,520,4.4 190,486,4.2 170,436,4 190,384,3.7 172,334,3.2 180,286,2")
    art.shape(stem, GREEN, ink=2.1, shade=GREEN_DARK, shift=(-1.6, -1), heavy=(0.3, 0.5))
    for x, y, angle, length in (
        (186, 524, 212, 32),
        (190, 500, -44, 34),
        (186, 470, 200, 42),
        (171, 436, -8, 36),
        (178, 414, 214, 40),
        (190, 386, -24, 38),
        (182, 362, 200, 42),
        (172, 334, -32, 40),
        (176, 306, 218, 34),
        (180, 290, -72, 28),
    ):
        leaf(art, x, y, length, angle, width=0.36)
    for x, y, radius in ((156, 438, 15), (206, 426, 15), (150, 338, 13.5), (206, 344, 13.5)):
        flower(art, x, y, radius, colour=RED, centre=GOLD)


def olive_branch(art: Picture) -> None:
    """Draw the branch of the knave of swords, upright at the left edge of the card."""
    stalk = limb("82,402,3 68,350,2.8 58,270,2.6 62,190,2.4 54,122,1.6")
    art.shape(stalk, GREEN_DARK, ink=2.0, heavy=(0.3, 0.5))
    for x, y, turned, length in (
        (60, 300, -50, 36),
        (59, 306, 222, 34),
        (59, 262, -40, 38),
        (58, 268, 214, 34),
        (61, 222, -46, 38),
        (60, 228, 218, 36),
        (61, 184, -50, 36),
        (61, 188, 214, 36),
        (58, 150, -46, 34),
        (58, 152, 226, 32),
        (55, 122, -98, 36),
    ):
        leaf(art, x, y, length, turned, width=0.3)
    for x, y, turned in ((68, 282, -24), (50, 244, 20), (70, 204, -22), (52, 168, 22)):
        art.shape(
            ellipse(x, y, 5.6, 7.6, turned),
            OLIVE,
            ink=2.0,
            shade=OLIVE_DARK,
            shift=(-2, -2),
            heavy=(0.3, 0.5),
        )
        art.dot(x - 1.6, y - 2.6, 1.5, "#a493b0", 8)


def wound_ribbon(art: Picture, path: str, half: float, stars: tuple[float, float]) -> None:
    """Draw a ribbon along a path from left to right, its ends folded back and notched.

    It is twice `half` wide; `stars` is between which x stars are stitched on it.
    """
    way = curve(nodes(path), step=6)
    ends = ((way[0], 1), (way[-1], -1))
    for (x, y, *_), side in ends:
        near, far = x + side * 24, x - side * 18
        tail = poly(
            f"{near},{y - half * 0.1} {far},{y + half * 0.1} {x - side * 8},{y + half * 1.1} "
            f"{far},{y + half * 2.1} {near},{y + half * 1.9}"
        ).buffer(0.6)
        art.shape(tail, RED_DARK, ink=2.6)
        art.add(
            poly(f"{x},{y + half} {x + side * 23},{y + half * 1.8} {x + side * 23},{y + half * 0.6}"), FOLD
        )
    upper = [(here.x, here.y - half) for here in way]
    lower = [(here.x, here.y + half) for here in reversed(way)]
    band = Polygon([*upper, *lower])
    art.shape(band, RED, ink=2.6, shade=RED_DARK, shift=(-1, -6))
    for here in way[5:-4:5]:
        if stars[0] < here.x < stars[1]:
            art.add(star(here.x, here.y - 1.5, half * 0.5, half * 0.22, 5), GOLD)
    for x, y, *_ in (way[3], way[-4]):
        art.line(f"{x},{y - half + 1} {x + 1},{y - half * 0.2} {x - 1},{y + half * 0.5}", 2.6, (1, 0.7, 0))
