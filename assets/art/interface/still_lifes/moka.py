"""A moka pot that is mended: beside it a screwdriver and two screws."""

from interface.still_lifes.size import CUT, FINE, INKED
from woodcut.geometry import blob, circle, limb, poly, rounded
from woodcut.palette import BLACK, GOLD, GOLD_DARK, INK, RED, RED_DARK, STEEL, STEEL_DARK, WHITE
from woodcut.picture import Picture

METAL, METAL_DARK, METAL_DEEP = "#d3dce0", "#9fb0ba", "#6f828e"
HORN, HORN_LIGHT = "#332a26", "#6d5c52"


def moka() -> Picture:
    """A moka pot that lies on its side, with its tools."""
    art = Picture()
    with art.at(138, 148, turned=14):
        _pot(art)
    with art.at(112, 316, turned=-68):
        _screwdriver(art)
    for x, y, turned in ((226, 336, 48), (240, 282, -24)):
        with art.at(x, y, turned=turned):
            _screw(art)
    return art


def _pot(art: Picture) -> None:
    # The handle stands off on the right, the spout on the left.
    art.shape(
        limb("46,-74,8 84,-78,9 98,-58,9.5 96,-20,9.5 90,8,8"),
        HORN,
        ink=INKED,
        shade="#1d1613",
        shift=(-4, -3),
    )
    art.line("56,-78 82,-76 92,-60 92,-28", 3, (0.1, 1, 0.2), HORN_LIGHT)
    upper = poly("-74,-92 -44,-84 60,-84 44,18 -42,18 -52,-56")
    art.shape(upper, METAL, ink=INKED)
    art.add(poly("-20,-82 24,-82 20,17 -16,17"), "#eef3f3")
    art.add(poly("24,-82 58,-82 43,17 20,17"), METAL_DARK)
    art.add(poly("46,-82 58,-82 43,17 34,17"), METAL_DEEP)
    for line in ("-20,-82 -18,-32 -16,17", "24,-82 22,-32 20,17"):
        art.line(line, CUT, (1, 0.8, 0.9))
    art.line("-68,-88 -50,-56 -40,14", 2.4, (0.2, 1, 0.6))
    for y in (-66, -54, -42, -30, -18, -6, 6):
        art.line(f"{42 - y * 0.02},{y} {50 + -y * 0.13},{y - 1}", 2.2, (0.2, 1))
    art.line("-8,-70 -7,-40 -6,0", 3.4, (0.2, 1, 0.2), WHITE)
    lid = blob("-58,-90! -40,-104 -8,-112 8,-112 44,-104 64,-84! 0,-80")
    art.shape(lid, METAL, ink=INKED, shade=METAL_DARK, shift=(-8, -5))
    art.line("-16,-108 -20,-96 -22,-84", CUT, (0.3, 1, 0.6))
    art.line("18,-108 22,-96 24,-84", CUT, (0.3, 1, 0.6))
    art.shape(blob("-9,-110! -14,-124 -8,-136 8,-136 14,-124 9,-110!"), HORN, ink=FINE, shade="#1d1613")
    art.line("-7,-128 -2,-132 4,-131", 2.6, (0.2, 1, 0.2), HORN_LIGHT)
    # The waist with its thread, then the boiler.
    art.shape(poly("-42,18 44,18 50,34 -48,34"), METAL_DARK, ink=FINE)
    for y in (23, 29):
        art.line(f"-42,{y} 0,{y + 1} 44,{y}", 2, (1, 1), METAL_DEEP)
    boiler = poly("-48,34 50,34 72,118 -70,118")
    art.shape(boiler, METAL, ink=INKED)
    art.add(poly("-17,35 21,35 30,117 -26,117"), "#eef3f3")
    art.add(poly("21,35 49,35 71,117 30,117"), METAL_DARK)
    art.add(poly("38,35 49,35 71,117 53,117"), METAL_DEEP)
    for line in ("-17,35 -21,76 -26,117", "21,35 25,76 30,117"):
        art.line(line, CUT, (0.9, 0.8, 1))
    for y in (46, 58, 70, 82, 94, 106):
        art.line(f"{44 + (y - 40) * 0.16},{y} {52 + (y - 40) * 0.24},{y - 1}", 2.2, (0.2, 1))
    art.line("-8,46 -11,76 -14,104", 3.4, (0.2, 1, 0.2), WHITE)
    art.shape(circle(-1, 62, 9, 24), GOLD, ink=2.6, shade=GOLD_DARK, shift=(-2.5, -2.5))
    art.shape(circle(-1, 62, 3.2, 16), INK, ink=0)
    art.shape(rounded(-72, 114, 146, 9, 3), METAL_DARK, ink=FINE, shade=METAL_DEEP, shift=(-3, -3))


def _screwdriver(art: Picture) -> None:
    art.shape(poly("-5,-4 5,-4 4,-70 9,-88 -9,-88 -4,-70"), STEEL, ink=FINE, shade=STEEL_DARK, shift=(-3, 0))
    art.shape(rounded(-8, -12, 16, 14, 3), GOLD, ink=FINE, shade=GOLD_DARK, shift=(-4, -3))
    handle = blob("-10,0! -17,14 -16,44 -19,72 -12,88 0,92 12,88 19,72 16,44 17,14 10,0!")
    art.shape(handle, RED, ink=INKED, shade=RED_DARK, shift=(-7, -4))
    for line in ("-6,12 -6,44 -8,74", "5,10 5,44 7,76"):
        art.line(line, 3, (0.2, 1, 0.2), RED_DARK)
    art.line("-12,20 -11,44 -13,68", 3.2, (0.2, 1, 0.2), "#f0a58c")


def _screw(art: Picture) -> None:
    art.shape(poly("-4,0 4,0 3.4,28 0,36 -3.4,28"), STEEL, ink=2.6, shade=STEEL_DARK, shift=(-2, 0))
    for y in (8, 15, 22, 29):
        art.line(f"-5,{y + 2} 5,{y - 2}", 2.2, (0.6, 1, 0.6))
    art.shape(blob("-12,2! -10,-7 0,-10 10,-7 12,2!"), STEEL, ink=2.8, shade=STEEL_DARK, shift=(-3, -2))
    art.line("-3,-9 0,-5 2,-1", 2.4, (1, 1, 0.6), BLACK)
