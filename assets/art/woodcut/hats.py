"""What a head wears."""

from shapely.geometry import box

from woodcut.geometry import blob, circle, clean, ellipse, limb, poly, turn
from woodcut.palette import (
    BLUE,
    CROWN,
    CROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREY_DARK,
    INK,
    RED,
    RED_DARK,
    SKY,
    STEEL,
    STEEL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch
from woodcut.picture import Picture


def crown(art: Picture, band: str = RED) -> None:
    """Draw the front of a crown with its base at the origin."""
    width, height, points = 62, 40, 5
    hw = width / 2
    side = hw + 7
    tips = [height * (0.78 if i in {0, points - 1} else 1.0) for i in range(points)]
    corners = [f"{-hw},0 {-side},{-tips[0]}"]
    for i in range(1, points):
        valley = -side + 2 * side * (i - 0.5) / (points - 1)
        tip = -side + 2 * side * i / (points - 1)
        corners.append(f"{valley},{-height * 0.36} {tip},{-tips[i]}")
    body = poly(" ".join([*corners, f"{hw},0"])).union(ellipse(0, 0, hw, 6)).buffer(1.2)
    art.shape(
        body,
        CROWN,
        ink=2.8,
        shade=CROWN_DARK,
        shift=(-5, -1),
        hatch=Hatch(angle=10, spacing=4.5, length=12, width=1.5),
    )
    art.add(clean(blob(f"{-hw - 0.5},-11 0,-5 {hw + 0.5},-11 {hw - 0.5},-2 0,5 {-hw + 0.5},-2")), band)
    art.line(f"{-hw - 1},-11.5 0,-5.5 {hw + 1},-11.5", 1.7, (1, 1, 1))
    art.line(f"{-hw},-1.5 0,5.2 {hw},-1.5", 1.7, (1, 1, 1))
    for i in range(-2, 3):
        x = i * width / 5.4
        y = -2.4 - 5.0 * (abs(i) / 2) ** 2 * 0.9
        art.add(
            turn(box(x - 3, y - 3, x + 3, y + 3), 45, (x, y)) if i % 2 == 0 else circle(x, y, 2.6, 16),
            WHITE if i % 2 else SKY,
        )
    for i, tip in enumerate(tips):
        x = -side + 2 * side * i / (points - 1)
        art.shape(circle(x, -tip - 2.5, 4.2, 20), WHITE, ink=2.2)


def plume(
    art: Picture,
    x: float,
    y: float,
    size: float = 1,
    *,
    turned: float = 0,
    colour: str = RED,
    dark: str = RED_DARK,
) -> None:
    """Draw an ostrich feather with its root at a point, curling to the right."""
    with art.at(x, y, size, turned=turned):
        g = blob(
            "-2,2! -8,-22 2,-46 24,-60 48,-58 66,-42 70,-22 62,-8! 60,-20 52,-14! 52,-28 42,-20! 40,-34 "
            "30,-22! 27,-34 20,-18! 16,-26 12,-8!"
        )
        art.shape(g, colour, ink=2.6, shade=dark, shift=(-3, -4))
        inside = art.here(g).buffer(-1)
        art.line("1,0 4,-24 16,-42 36,-48 54,-40 62,-24", 2.2, (1, 1, 0.3), within=inside)
        for barb in (
            "10,-34 8,-39 4,-44",
            "22,-45 23,-50.5 22,-56",
            "38,-48 42,-52 44,-56",
            "52,-41 57,-43.5 60,-46",
            "14,-40 17,-33 18,-26",
            "28,-47 31,-39.5 32,-32",
            "42,-47 45,-39.5 46,-32",
            "53,-40 55.5,-33 56,-26",
        ):
            art.line(barb, 1.6, (1, 0.7, 0), within=inside)


def helmet(
    art: Picture,
    *,
    trim: str = GOLD,
    plume_colour: str = RED,
    plume_dark: str = RED_DARK,
    plume_turned: float = 8,
) -> None:
    """Draw an open steel helmet with a plume, turned by so many degrees."""
    plume(art, 8, -58, 1.0, turned=plume_turned, colour=plume_colour, dark=plume_dark)
    dome = blob("-33,-14! -36,-34 -22,-58 2,-66 26,-57 38,-34 36,-10! 2,-22")
    art.shape(
        dome,
        STEEL,
        ink=3.0,
        shade=STEEL_DARK,
        shift=(-8, -3),
        hatch=Hatch(angle=20, spacing=5.5, length=14, width=1.6),
    )
    art.line("-6,-22 -10,-44 0,-65", 2.0, (1, 1, 0.2))
    br = limb("-44,-8,3.2 -30,-17,4.6 0,-23,5.2 30,-16,4.8 47,-3,3.2")
    art.shape(br, trim, ink=2.6, shade=GOLD_DARK, shift=(-2, -3))
    for x, y in ((-22, -19.5), (-8, -22.3), (8, -22), (23, -18)):
        art.dot(x, y, 1.9, INK, 10)
    art.shape(circle(8, -60, 5.5, 20), trim, ink=2.2)


def cap(
    art: Picture,
    *,
    colour: str = RED,
    dark: str = RED_DARK,
    feather: str = WHITE,
    feather_dark: str = GREY_DARK,
    band: str = GOLD,
    feather_size: float = 1.02,
) -> None:
    """Draw a soft renaissance cap with a feather."""
    crown_ = blob("-38,-26! -44,-44 -28,-62 4,-70 36,-62 50,-42 42,-22! 0,-36")
    art.shape(
        crown_,
        colour,
        ink=3.0,
        shade=dark,
        shift=(-8, -4),
        hatch=Hatch(angle=20, spacing=5.5, length=14, width=1.6),
    )
    inside = art.here(crown_).buffer(-1.5)
    for p in ("-20,-36 -22,-48 -14,-58", "4,-38 4,-52 10,-62", "24,-34 30,-46 30,-56"):
        art.line(p, 2.0, (0.2, 1, 0), within=inside)
    b = blob("-40,-22 -38,-34 -20,-41 2,-43 24,-40 42,-31 45,-18 38,-14 20,-23 0,-26 -20,-24 -34,-16")
    art.shape(b, band, ink=2.8, shade=GOLD_DARK, shift=(-4, -4))
    art.line("-39,-26 -18,-33 2,-35 22,-32 43,-23", 1.8, (0.2, 1, 0.2))
    plume(art, 26, -38, feather_size, turned=14, colour=feather, dark=feather_dark)
    art.shape(circle(26, -35, 6.5, 20), GOLD if band != GOLD else RED, ink=2.2)
    art.dot(26, -35, 2.4, WHITE, 12)


def turban(art: Picture) -> None:
    """Draw a striped turban with a jewel."""
    plume(art, -6, -56, 0.62, turned=-8)
    g = blob("-35,-16! -46,-36 -36,-58 -8,-72 26,-68 48,-48 44,-22 36,-6! 24,-20 2,-28 -18,-25")
    art.shape(
        g, WHITE, ink=3.0, shade=WHITE_DARK, shift=(-7, -4), hatch=Hatch(angle=20, spacing=6, length=13)
    )
    inside = art.here(g).buffer(-1.4)
    for band in (
        "-40,-26 -10,-44 30,-64",
        "-44,-40 -20,-58 6,-71",
        "-30,-18 10,-34 47,-44",
        "-6,-26 24,-28 44,-26",
    ):
        art.line(band, 5.5, (0.3, 1, 0.3), colour=RED, within=inside)
        with art.at(0, 4.5):
            art.line(band, 1.9, (0.2, 1, 0.2), within=inside)
    art.shape(circle(-8, -48, 8, 24), GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -2))
    art.dot(-8, -48, 3.4, BLUE, 14)
