"""A bundle of letters that a red ribbon holds together."""

from shapely.geometry import box

from interface.still_lifes.size import CUT, FINE, INKED
from woodcut.geometry import blob, circle, ellipse, poly, rounded, star
from woodcut.palette import BLUE_DARK, GREEN, PAPER, RED, RED_DARK, WHITE
from woodcut.picture import Picture

ENVELOPE, ENVELOPE_DARK, ENVELOPE_DEEP = "#f1dfb4", "#d0b67c", "#a98d55"
WAX, WAX_DARK, WAX_LIGHT = "#9f2318", "#6b140d", "#d9654d"


def letters_tied() -> Picture:
    """Old letters in a bundle, and one beside it with its seal."""
    art = Picture()
    with art.at(136, 122, turned=-8):
        _bundle(art)
    with art.at(128, 284, turned=12):
        _sealed(art)
    return art


def _bundle(art: Picture) -> None:
    for dx, dy, turned, fill in ((9, 12, 3.5, ENVELOPE_DARK), (-6, 8, -4, "#dcc993"), (5, 5, 1.5, ENVELOPE)):
        with art.at(dx, dy, turned=turned):
            art.shape(rounded(-108, -88, 216, 176, 4), fill, ink=INKED, shade=ENVELOPE_DEEP, shift=(-5, -5))
    art.shape(rounded(-108, -90, 214, 174, 4), PAPER, ink=INKED, shade=ENVELOPE_DARK, shift=(-8, -7))
    # The stamp with its postmark, and an address in a hand that nobody can read.
    stamp = box(50, -78, 94, -26)
    teeth = [circle(x, y, 3, 10) for x in range(50, 98, 9) for y in (-78, -26)]
    teeth += [circle(x, y, 3, 10) for y in range(-78, -22, 9) for x in (50, 94)]
    for tooth in teeth:
        stamp = stamp.difference(tooth)
    art.shape(stamp, WHITE, ink=2.2, heavy=(0.4, 0.6))
    art.add(box(56, -72, 88, -32), GREEN)
    art.add(star(72, -52, 13, 6, 5), WHITE)
    for radius in (22, 15):
        art.add(circle(46, -36, radius, 40).difference(circle(46, -36, radius - 1.9, 40)), BLUE_DARK)
    art.line("36,-36 46,-37 56,-36", CUT, (1, 1), BLUE_DARK)
    for y, start, end in ((14, 18, 84), (34, 18, 92), (54, 18, 66)):
        art.line(
            f"{start},{y} {start + 9},{y - 10} {start + 16},{y} {(start + end) / 2},{y - 6} "
            f"{(start + end) / 2 + 9},{y} {end - 8},{y - 6} {end},{y - 1}",
            2.8,
            (0.6, 1, 0.6),
            BLUE_DARK,
        )
    _ribbon(art)


def _ribbon(art: Picture) -> None:
    for band in (poly("-46,-96 -20,-96 -20,92 -46,92"), poly("-114,-16 112,-12 112,12 -114,8")):
        art.shape(band, RED, ink=FINE, shade=RED_DARK, shift=(-5, -5))
    art.line("-40,-86 -40,-56 -40,-26", CUT, (0.2, 1, 0.2), "#f0846c")
    art.line("0,-10 50,-9 100,-7", 2.2, (0.2, 1, 0.2), "#f0846c")
    with art.at(-33, -4):
        for side in (False, True):
            with art.at(0, 0, flip=side):
                art.shape(
                    blob("2,4! 22,24 26,46 40,60! 26,60! 18,72! 8,48 -2,16!"), RED, ink=FINE, shade=RED_DARK
                )
                art.shape(
                    blob("0,0! 18,-34 50,-42 62,-22 50,2 20,10"),
                    RED,
                    ink=INKED,
                    shade=RED_DARK,
                    shift=(-6, -5),
                )
                art.shape(blob("14,-6! 28,-22 44,-24 46,-14 32,-4"), RED_DARK, ink=2.2)
        art.shape(rounded(-12, -13, 24, 27, 8), RED, ink=INKED, shade=RED_DARK, shift=(-5, -4))
        art.line("-4,-8 -5,0 -3,8", 2.4, (0.3, 1, 0.3))


def _sealed(art: Picture) -> None:
    art.shape(rounded(-92, -62, 184, 122, 4), ENVELOPE, ink=INKED, shade=ENVELOPE_DARK, shift=(-7, -6))
    art.line("-90,58 -48,26 -20,4", CUT, (1, 0.8, 0.8))
    art.line("90,58 48,26 20,4", CUT, (1, 0.8, 0.8))
    flap = blob("-92,-62! 92,-62! 12,12 0,18 -12,12")
    art.shape(flap, "#f6e8c4", ink=INKED, shade=ENVELOPE_DARK, shift=(-4, -9))
    wax = blob("-26,8 -20,-14 0,-22 22,-15 30,6 22,26 2,34 -20,28")
    art.shape(wax, WAX, ink=INKED, shade=WAX_DARK, shift=(-5, -5))
    art.shape(ellipse(1, 6, 17, 17), WAX, ink=2.4, shade=WAX_DARK, shift=(4, 4))
    art.add(star(1, 6, 12, 5.4, 8), WAX_LIGHT)
    art.line("-18,0 -14,-10 -4,-16", CUT, (0.2, 1, 0.2), WAX_LIGHT)
