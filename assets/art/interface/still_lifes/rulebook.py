"""An open book with a pince-nez on it."""

from shapely.geometry import box

from interface.still_lifes.size import CUT, FINE, INKED
from woodcut.geometry import Region, blob, circle, ellipse, limb, rounded, star
from woodcut.palette import BLUE, GOLD, GOLD_DARK, INK, PAPER, RED, RED_DARK, WHITE
from woodcut.picture import Picture

PAGE_DARK, EDGE, PRINT = "#d9c796", "#c2ab74", "#57493a"
LEATHER, LEATHER_DARK = "#7c2a1d", "#541a12"


def rulebook() -> Picture:
    """A thick book that lies open, with a ribbon and a pince-nez on a cord."""
    art = Picture()
    with art.at(134, 182, 0.93, turned=-74):
        _book(art)
    with art.at(146, 228, turned=-14):
        _pince_nez(art)
    return art


def _book(art: Picture) -> None:
    art.shape(rounded(-152, -108, 304, 224, 8), LEATHER, ink=INKED, shade=LEATHER_DARK, shift=(-6, -6))
    for inset in (9, 0):
        art.shape(
            blob(
                f"0,-96! 60,-104 {138 + inset * 0.6},-98! {140 + inset * 0.6},100! 60,98 0,106! -60,98 "
                f"{-140 - inset * 0.6},100! {-138 - inset * 0.6},-98! -60,-104"
            ),
            EDGE if inset else PAPER,
            ink=FINE,
        )
    right = blob("0,-96! 60,-104 138,-98! 140,98! 60,96 0,104!")
    art.add(right.intersection(box(0, -110, 26, 110)), PAGE_DARK)
    art.shade_rim(right, -6, -6, PAGE_DARK)
    art.line("0,-97 1,0 0,104", 4, (0.8, 1, 0.8))
    for x in (10, 17):
        art.line(f"{x},-94 {x + 1},0 {x},98", 1.8, (0.3, 1, 0.3), EDGE)
    _text(art)
    art.shape(
        blob("-4,98! 8,98! 10,124 6,150! 0,142! -8,148! -6,124"),
        RED,
        ink=FINE,
        shade=RED_DARK,
        shift=(-3, -2),
    )


def _text(art: Picture) -> None:
    for x, rows in ((-122, range(-44, 86, 11)), (36, range(-80, 0, 11))):
        for number, y in enumerate(rows):
            long = 62 if number % 5 == 4 else 96
            art.add(box(x, y, x + long, y + 3.6), PRINT)
    # A chapter begins with a coin and a red heading.
    art.add(box(-88, -78, -26, -68), RED)
    art.add(box(-88, -60, -50, -56), PRINT)
    art.shape(circle(-108, -70, 15, 40), GOLD, ink=2.6, shade=GOLD_DARK, shift=(-3, -3))
    art.add(star(-108, -70, 11, 5, 8), RED)
    for x, fill in ((42, BLUE), (74, RED), (106, GOLD)):
        art.shape(rounded(x, 16, 26, 42, 3), WHITE, ink=2.6, shade=PAGE_DARK, shift=(-2, -2))
        art.add(circle(x + 13, 37, 7, 20), fill)
    art.add(box(36, 70, 132, 73.6), PRINT)
    art.add(box(36, 81, 96, 84.6), PRINT)


def _pince_nez(art: Picture) -> None:
    lenses = (ellipse(-44, 0, 34, 32), ellipse(44, 0, 34, 32))
    with art.at(8, 10):
        for lens in lenses:
            art.add(lens.buffer(4).difference(lens.buffer(-5)), EDGE)
    cord: Region = limb("80,4,2.2 104,30,2.2 88,64,2.2 40,74,2.2 -20,88,2.2 -62,112,2.2 -96,100,2.2")
    art.shape(cord, INK, ink=0)
    for lens, x in zip(lenses, (-44, 44), strict=True):
        art.shape(lens.buffer(4), GOLD, ink=FINE, shade=GOLD_DARK, shift=(-3, -3))
        art.shape(lens.buffer(-3), "#e3ecea", ink=2.4)
        glass = art.here(lens.buffer(-5))
        for place in (-16, 0, 16):
            art.lay(art.here(box(x - 40, place - 2.6, x + 40, place + 2.6)).intersection(glass), "#6d6350")
        for gleam in (
            f"{x - 30},22 {x - 16},30 {x + 24},-30 {x + 8},-36",
            f"{x - 4},36 {x + 2},38 {x + 38},-16 {x + 30},-22",
        ):
            corners = [tuple(float(n) for n in word.split(",")) for word in gleam.split()]
            art.lay(art.here(blob(" ".join(f"{a},{b}!" for a, b in corners))).intersection(glass), WHITE)
    art.shape(
        limb("-12,-10,3.4 -10,-32,3.6 0,-40,3.8 10,-32,3.6 12,-10,3.4"),
        GOLD,
        ink=FINE,
        shade=GOLD_DARK,
        shift=(-1, -2),
    )
    for x in (-11, 11):
        art.shape(ellipse(x, 2, 4.6, 11), GOLD_DARK, ink=2.4)
    art.shape(circle(80, 2, 5.4, 20), GOLD, ink=2.4)
    art.line("-72,-10 -62,-26 -46,-32", CUT, (0.2, 1, 0.2), "#fff0c0")
