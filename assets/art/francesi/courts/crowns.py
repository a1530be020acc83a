"""Crowns: the middle of the lower edge is at the origin, a head is about 62 units wide."""

from woodcut.geometry import Region, blob, circle, ellipse, limb, mirror, poly, turn, union
from woodcut.palette import CROWN, CROWN_DARK, SKY, WHITE
from woodcut.pattern import Hatch
from woodcut.picture import Picture

HATCH = Hatch(angle=10, spacing=4.5, length=12, width=1.5)


def _metal(art: Picture, region: Region, *, hatched: bool = False) -> None:
    art.shape(region, CROWN, ink=2.6, shade=CROWN_DARK, shift=(-4, -1.5), hatch=HATCH if hatched else None)


def _band(art: Picture, half: float, fill: str, *, deep: float = 12) -> None:
    """Draw the jewelled band, bent as it runs around the head."""
    top = f"{-half},{-deep} 0,{-deep + 6} {half},{-deep}"
    region = blob(f"{-half},{-deep}! 0,{-deep + 6} {half},{-deep}! {half - 1},0! 0,7 {1 - half},0!")
    art.shape(region, fill, ink=2.4)
    for line in (top, f"{1 - half},-1 0,6 {half - 1},-1"):
        art.line(line, 4.4, (1, 1, 1), CROWN, within=art.here(region).buffer(-0.8))
    for line in (
        f"{-half},{-deep + 2.4} 0,{-deep + 8.4} {half},{-deep + 2.4}",
        f"{1 - half},-3.4 0,3.4 {half - 1},-3.4",
    ):
        art.line(line, 1.4, (1, 1, 1))
    for step in range(-2, 3):
        x = step * half * 0.38
        y = -deep / 2 + 3 - 5 * (abs(step) / 2) ** 2 * 0.9
        if step % 2:
            art.dot(x, y, 2.4, WHITE, 14)
        else:
            art.add(
                turn(poly(f"{x - 3},{y - 3} {x + 3},{y - 3} {x + 3},{y + 3} {x - 3},{y + 3}"), 45, (x, y)),
                SKY,
            )


def lily_crown(art: Picture, band: str) -> None:
    """Draw a crown with three lilies and pearls between them."""
    _metal(art, blob("-31,-8! -34,-22! -18,-15 0,-13 18,-15 34,-22! 31,-8! 0,-2"))
    for x, y, size, turned in ((-30, -18, 0.8, -14), (30, -18, 0.8, 14), (0, -12, 1.0, 0)):
        with art.at(x, y, size, turned=turned):
            side = blob("2,0! 5,-14 15,-21 22,-13 17,-5! 15,-10 10,-6 5,3!")
            _metal(art, union(side, mirror(side), blob("0,-37! 9,-20 4,2! -4,2! -9,-20")))
            art.line("0,-30 0,-18 0,-10", 1.6, (0, 1, 0.4))
    for x in (-15, 15):
        art.shape(circle(x, -19, 4.2, 18), WHITE, ink=2.0)
    _band(art, 31.5, band)


def spiked_crown(art: Picture, band: str) -> None:
    """Draw an old crown of tall rays."""
    corners = ["-31,-6"]
    for step in range(-3, 4):
        x = step * 11.5
        corners.append(f"{x * 1.05 - 4.6},-17")
        corners.append(f"{x * 1.22},{-42 + abs(step) * 2.2}")
        corners.append(f"{x * 1.05 + 4.6},-17")
    corners.append("31,-6 0,0")
    _metal(art, poly(" ".join(corners)).buffer(0.8), hatched=True)
    for step in range(-3, 4):
        art.shape(circle(step * 11.5 * 1.22, -44 + abs(step) * 2.2, 3, 14), WHITE, ink=1.8)
    _band(art, 31.5, band)


def arched_crown(art: Picture, velvet: str, velvet_dark: str, band: str) -> None:
    """Draw a closed crown: velvet under two arches with an orb on top."""
    art.shape(
        blob("-29,-8! -40,-26 -26,-41 0,-35 26,-41 40,-26 29,-8! 0,-2"),
        velvet,
        ink=2.6,
        shade=velvet_dark,
        shift=(-5, -2),
    )
    _metal(art, limb("-30,-10,3.6 -39,-28,3.8 -24,-43,3.8 0,-38,3.8 24,-43,3.8 39,-28,3.8 30,-10,3.6"))
    for x, y in ((-37.5, -23), (-32, -37.5), (-20, -43), (20, -43), (32, -37.5), (37.5, -23)):
        art.dot(x, y, 2.3, WHITE, 14)
    _metal(art, limb("0,-8,3.8 0,-38,3.8"))
    for y in (-16, -25, -33):
        art.dot(0, y, 2.3, WHITE, 14)
    cross = union(limb("0,-44,2.4 0,-62,2.4"), limb("-6,-56,2.2 6,-56,2.2"))
    _metal(art, cross.buffer(0.4))
    _metal(art, circle(0, -44, 6.4, 24))
    _band(art, 31.5, band)


def leaf_crown(art: Picture, band: str) -> None:
    """Draw a crown of broad leaves."""
    _metal(art, blob("-31,-8! -33,-20! 0,-12 33,-20! 31,-8! 0,-2"))
    for x, y, size, turned in (
        (-31, -17, 0.82, -16),
        (31, -17, 0.82, 16),
        (-16, -13, 0.78, -6),
        (16, -13, 0.78, 6),
        (0, -11, 1.0, 0),
    ):
        with art.at(x, y, size, turned=turned):
            _metal(
                art,
                union(
                    circle(0, -27, 7.4, 24),
                    circle(0, -18, 7, 24),
                    circle(-8, -17, 6.6, 24),
                    circle(8, -17, 6.6, 24),
                    poly("-4,-18 4,-18 6,2 -6,2"),
                ),
            )
    _band(art, 31.5, band)


def small_crown(art: Picture, band: str) -> None:
    """Draw the narrow crown of a queen, its middle ray the highest."""
    outline = poly("-26,0 -31,-25 -19,-15 -12,-32 -4,-18 0,-40 4,-18 12,-32 19,-15 31,-25 26,0").buffer(1.0)
    _metal(art, union(outline, ellipse(0, 0, 26, 5)), hatched=True)
    for x, y, radius in ((-31, -28, 3.4), (31, -28, 3.4), (-12, -35, 3.2), (12, -35, 3.2), (0, -43, 4.2)):
        art.shape(circle(x, y, radius, 16), WHITE, ink=2.0)
    _band(art, 26.5, band, deep=10)


def tiara(art: Picture, gem: str) -> None:
    """Draw a diadem of loops with a hanging drop in each."""
    art.shape(
        limb("-32,2,3 -18,-7,3.6 0,-10,4 18,-7,3.6 32,2,3"), CROWN, ink=2.4, shade=CROWN_DARK, shift=(-2, -2)
    )
    for x, y, size, turned in ((-22, -8, 0.78, -22), (22, -8, 0.78, 22), (0, -11, 1.0, 0)):
        with art.at(x, y, size, turned=turned):
            hoop = ellipse(0, -15, 11, 16).difference(ellipse(0, -14, 6.4, 11))
            _metal(art, hoop)
            art.add(ellipse(0, -14.4, 5.6, 10), WHITE)
            art.shape(blob("0,-22! 4,-12 0,-7 -4,-12"), gem, ink=1.7)
            art.shape(circle(0, -34, 4.4, 18), WHITE, ink=2.0)
    for x, y in ((-11, -13), (11, -13)):
        art.shape(circle(x, y, 3.2, 14), WHITE, ink=1.9)
