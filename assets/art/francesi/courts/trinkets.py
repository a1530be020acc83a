"""What queens and jacks hold: rose, fan, mirror, leaf and lute."""

import math

from francesi.courts.cloth import Colours
from woodcut.faces.three_quarter import face34
from woodcut.geometry import Region, blob, circle, ellipse, limb, poly, rounded, turn, union
from woodcut.ornaments import leaf
from woodcut.palette import (
    BLUE,
    BROWN,
    BROWN_DARK,
    CROWN,
    CROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    INK,
    RED,
    RED_DARK,
    SHADE,
    SKY,
    SKY_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch
from woodcut.picture import Picture


def rose(art: Picture, x: float, y: float, foot: tuple[float, float]) -> None:
    """Draw a full rose about a point, its stem running to `foot`."""
    fx, fy = foot
    art.line(f"{x},{y + 12} {(x + fx) / 2 - 3},{(y + fy) / 2} {fx},{fy}", 6.6, (1, 1, 0.8))
    art.line(f"{x},{y + 12} {(x + fx) / 2 - 3},{(y + fy) / 2} {fx},{fy}", 3.4, (1, 1, 0.8), GREEN_DARK)
    leaf(art, (x + fx) / 2 - 2, (y + fy) / 2 + 4, 30, 205)
    with art.at(x, y):
        for turned in (40, 90, 140):
            art.shape(turn(blob("14,-6! 26,0 30,0! 26,3 14,7!"), turned), GREEN, ink=1.9)
        for step in range(5):
            with art.at(turned=step * 72 - 18):
                petal = blob("-6,-8! -17,-16 -17,-27 -5,-29 0,-26 6,-30 17,-27 17,-15 6,-8!")
                art.shape(petal, RED, ink=2.2, shade=RED_DARK, shift=(-2, -3), heavy=(0.5, 0.7))
        art.shape(circle(0, 0, 16.5, 40), "#dd5540", ink=2.2, shade=RED, shift=(-3, -4), heavy=(0.5, 0.7))
        for path in (
            "-14,-4 -4,-13 9,-10 14,2",
            "13,7 2,13 -9,8 -10,-1",
            "-5,-7 4,-7 8,0 3,6 -4,4 -4,-1 1,-1",
        ):
            art.line(path, 2.2, (0.2, 1, 1, 0.3))


def fan(art: Picture, length: float, start: float, end: float, dye: Colours, edge: str) -> None:
    """Draw an open folding fan, its pivot at the origin, between two angles in degrees from the right."""
    count = 9
    step = (end - start) / count

    def spoke(angle: float, radius: float) -> tuple[float, float]:
        return radius * math.cos(math.radians(angle)), radius * math.sin(math.radians(angle))

    def ring(inner: float, outer: float, first: float, last: float, bulge: float) -> Region:
        corners = [
            spoke(first, inner),
            spoke(first, outer),
            spoke((first + last) / 2, outer + bulge),
            spoke(last, outer),
            spoke(last, inner),
        ]
        return poly(" ".join(f"{x},{y}" for x, y in corners))

    for index in range(count + 1):
        x, y = spoke(start + index * step, length * 0.55)
        art.shape(limb(f"0,0,2.2 {x},{y},2.6"), GOLD, ink=1.9, heavy=(0.3, 0.5))
    sheet = union(
        *(ring(length * 0.42, length, start + i * step, start + (i + 1) * step, 4) for i in range(count))
    )
    art.shape(sheet, dye[0], ink=2.8)
    for index in range(count):
        first, middle, last = (start + (index + part) * step for part in (0, 0.5, 1))
        art.add(ring(length * 0.42, length - 1, middle, last, 1).intersection(sheet.buffer(-1)), dye[1])
        art.add(ring(length * 0.87, length - 0.5, first, last, 3).intersection(sheet.buffer(-1)), edge)
        x, y = spoke(middle, length * 0.66)
        art.shape(circle(x, y, 4.4, 18), edge, ink=1.5, heavy=(0.2, 0.3))
    for index in range(1, count):
        inner, outer = spoke(start + index * step, length * 0.43), spoke(start + index * step, length)
        art.line(f"{inner[0]},{inner[1]} {outer[0]},{outer[1]}", 1.7, (1, 1))
    art.shape(circle(0, 0, 4.4, 18), CROWN, ink=2.0)


def mirror_glass(art: Picture, x: float, y: float, skin: str) -> None:
    """Draw a hand mirror about a point with the face of who looks into it; its handle runs down."""
    with art.at(x, y):
        art.shape(limb("0,38,4.6 0,50,6 0,62,4 0,96,4.6"), CROWN, ink=2.5, shade=CROWN_DARK, shift=(-2.5, 0))
        art.shape(circle(0, 99, 6, 22), RED, ink=2.2)
        rim_beads = union(
            *(
                circle(30 * math.cos(t), 38 * math.sin(t), 4.8, 18)
                for t in (i * math.pi / 9 for i in range(18))
            )
        )
        art.shape(rim_beads.union(ellipse(0, 0, 30, 38)), CROWN, ink=2.6, shade=CROWN_DARK, shift=(-4, -3))
        art.shape(ellipse(0, 0, 24.5, 32), SKY, ink=2.2, shade=SKY_DARK, shift=(-3, -3))
    image = Picture()
    image.weight = 0.6
    with image.at(x - 3, y + 4, 0.62, flip=True):
        image.shape(blob("-30,-30! -38,0 -36,44! 0,20 36,44! 40,0 30,-34! 0,-52"), INK, ink=2)
        face34(image, skin=skin, smile=1.5, lashes=True, grave=True)
        image.shape(blob("-30,-10! -20,-34 0,-30 22,-34 32,-8! 38,-40 0,-58 -36,-40"), RED, ink=2.4)
        crown = "-33,-12! -20,-35 0,-32 22,-35 34,-10! 37,-20 24,-46 0,-43 -22,-46 -37,-22"
        image.shape(blob(crown), GOLD, ink=2.2)
    image.clip(ellipse(x, y, 23.6, 31))
    art.paste(image)
    for path in (
        f"{x - 19},{y + 6} {x - 15},{y - 12} {x - 6},{y - 24}",
        f"{x - 14},{y + 6} {x - 11},{y - 6} {x - 6},{y - 14}",
    ):
        art.line(path, 3, (0, 1, 0), WHITE)


def book(art: Picture, x: float, y: float) -> None:
    """Draw a small closed book with a clasp and a ribbon between its leaves."""
    with art.at(x, y, turned=-10):
        art.shape(
            poly("-24,-20 24,-20 27,-15 27,21 -21,21"), WHITE, ink=2.5, shade=WHITE_DARK, shift=(-2, -2)
        )
        for row in (-12, -4, 4, 12):
            art.line(f"23,{row} 26,{row}", 1.4, (1, 1))
        art.shape(poly("-26,-22 21,-22 21,18 -26,18"), SKY_DARK, ink=2.6, shade=BLUE, shift=(-4, -4))
        for px, py in ((-21, -17), (16, -17), (-21, 13), (16, 13)):
            art.shape(circle(px, py, 3, 14), GOLD, ink=1.5)
        art.shape(
            poly("-2.5,-14 -2.5,-7 -9,-7 -9,-1 -2.5,-1 -2.5,12 3.5,12 3.5,-1 10,-1 10,-7 3.5,-7 3.5,-14"),
            GOLD,
            ink=1.6,
        )
        art.shape(rounded(18, -6, 11, 8, 2), GOLD, ink=1.8)


def great_leaf(art: Picture, foot: tuple[float, float], top: tuple[float, float]) -> None:
    """Draw a large lobed leaf on a stalk, between a hand and its tip."""
    fx, fy = foot
    dx, dy = top[0] - fx, top[1] - fy
    with art.at(fx, fy, math.hypot(dx, dy) / 120, turned=math.degrees(math.atan2(dx, -dy))):
        art.shape(limb("0,18,2.4 1,-20,2.6 0,-40,2.8"), GREEN_DARK, ink=2.2)
        half = "-5,-26! -24,-22 -22,-40! -38,-42 -32,-62! -42,-72 -28,-82! -30,-98 -14,-98! -12,-112 0,-120!"
        other = " ".join(
            f"{-float(word.rstrip('!').split(',')[0])},{word.split(',')[1]}"
            for word in reversed(half.split()[:-1])
        )
        region = blob(f"{half} {other}")
        art.shape(region, GREEN, ink=2.7, shade=GREEN_DARK, shift=(-5, -3))
        inside = art.here(region).buffer(-1)
        art.line("0,-24 1,-70 0,-116", 2.8, (1, 0.8, 0), within=inside)
        for side in (-1, 1):
            for vein in (
                "1,-34 13,-38 23,-34",
                "1,-52 16,-58 28,-55",
                "1,-72 16,-78 29,-77",
                "1,-90 10,-97 18,-96",
            ):
                place = " ".join(f"{side * float(p.split(',')[0])},{p.split(',')[1]}" for p in vein.split())
                art.line(place, 1.8, (1, 0.7, 0), within=inside)


def lute(art: Picture, stripe: Colours) -> None:
    """Draw a lute, the middle of its body at the origin, its neck to the right along the x axis."""
    body = blob("-52,0 -46,-24 -24,-36 4,-32 30,-17 52,-6! 52,6! 30,17 4,32 -24,36 -46,24")
    art.shape(body, stripe[0], ink=3.0, shade=stripe[1], shift=(-4, -5))
    face = blob("-46,0 -40,-20 -22,-30 4,-26 28,-13 50,-4! 50,4! 28,13 4,26 -22,30 -40,20")
    art.shape(
        face,
        "#e7b565",
        ink=2.2,
        shade="#c88f3d",
        shift=(-4, -4),
        hatch=Hatch(angle=5, spacing=6, length=16, width=1.4),
    )
    art.shape(circle(-2, 0, 12.5, 36), BROWN_DARK, ink=2.2)
    for step in range(6):
        angle = math.radians(step * 60)
        art.dot(-2 + 6.6 * math.cos(angle), 6.6 * math.sin(angle), 2.3, GOLD, 12)
    art.dot(-2, 0, 2.3, GOLD, 12)
    art.shape(rounded(-39, -13, 6, 26, 2), BROWN, ink=2)
    art.shape(poly("22,-6 116,-4.6 116,4.6 22,6"), BROWN, ink=2.6, shade=BROWN_DARK, shift=(0, -3))
    art.shape(poly("113,-6 119,-6 128,28 118,30"), BROWN, ink=2.5, shade=BROWN_DARK, shift=(-2, -2))
    for index in range(3):
        y = 8.0 + index * 8
        art.shape(limb(f"{122 + index * 2},{y},2 {132 + index * 2},{y - 3},3.2"), GOLD, ink=1.8)
    for y in (-4.2, -1.4, 1.4, 4.2):
        art.line(f"-36,{y * 1.6} 40,{y} 116,{y * 0.8}", 1.2, (1, 1), INK)
    for x in (62, 76, 88, 98):
        art.line(f"{x},-5 {x},5", 1.6, (1, 1), GOLD)


def finger_ring(art: Picture, stone: str) -> None:
    """Draw a finger ring with a large cut stone; who holds it touches the band at the origin."""
    band = circle(0, -14, 15, 40).difference(circle(0, -14, 9.4, 36))
    art.shape(band, GOLD, ink=2.3, shade=GOLD_DARK, shift=(-2, -2))
    facets = poly("0,-58 15,-42 0,-24 -15,-42")
    art.shape(facets, stone, ink=2.6, shade=SHADE.get(stone, stone), shift=(-3, -3))
    art.add(poly("0,-52 0,-42 -9,-42"), WHITE)
    art.line("-14,-42 0,-40 14,-42", 1.6, (1, 1, 1))
    art.line("0,-41 0,-26", 1.6, (1, 1))
