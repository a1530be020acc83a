"""A folded newspaper with a pair of spectacles upon it."""

from typing import Final

from shapely.geometry import box

from interface.letters import letter, width
from interface.still_lifes.size import CUT, FINE, INKED
from woodcut.geometry import Region, blob, circle, ellipse, limb, move, poly, scale, unite
from woodcut.palette import BLACK, BLUE, GOLD, GOLD_DARK, INK, PAPER, RED, SKY, WHITE
from woodcut.picture import Picture

SHEET, SHEET_DARK, SHEET_DEEP = "#efe3c4", "#d3c093", "#b29c6a"
PRINT = "#57493a"
NAME: Final = "SETTEBELLO"
GAP: Final = 2.6


def newspaper() -> Picture:
    """A newspaper that is folded twice, and spectacles."""
    art = Picture()
    with art.at(139, 189, turned=-8):
        _pages(art)
        _front(art)
    with art.at(140, 282, turned=-15):
        _spectacles(art)
    return art


def _pages(art: Picture) -> None:
    """Draw the folded pages below the front, seen at the right and at the lower edge."""
    art.shape(
        poly("-94,-160 103,-156 108,164 -88,166"), SHEET_DARK, ink=INKED, shade=SHEET_DEEP, shift=(-5, -5)
    )
    art.shape(poly("-98,-162 100,-160 106,158 -92,162"), SHEET, ink=FINE, shade=SHEET_DARK, shift=(-5, -5))


def _front(art: Picture) -> None:
    front = blob("-100,-164! 0,-167 94,-164! 97,0 100,150! 10,155 -96,152! -101,0")
    art.shape(front, PAPER, ink=INKED, shade=SHEET_DARK, shift=(-9, -7))
    _name(art)
    for y, thick in ((-160, 2), (-121, 3.4), (-115, 1.6)):
        art.add(box(-86, y, 84, y + thick), INK)
    _picture(art)
    for x, top in ((-86, -104), (-28, 6), (-86, 6), (30, 6)):
        bottom = 140
        y = top
        while y < bottom:
            if not (x == -86 and -8 < y < 8):
                short = 0.55 if (y - top) % 42 == 35 else 1.0
                art.add(box(x, y, x + 50 * short, y + 2.8), PRINT)
            y += 7
    art.line("-100,-4 -40,-6 20,-4 97,-6", 2.4, (0.4, 1, 0.7, 0.4), SHEET_DEEP)


def _name(art: Picture) -> None:
    """Draw the name of the paper, set from the letters of the great moments."""
    size = (172 - GAP * (len(NAME) - 1)) / sum(width(sign) for sign in NAME)
    x = -87.0
    for sign in NAME:
        art.add(move(scale(letter(sign), size, 0.27, origin=(0, 0)), x, -154), INK)
        x += width(sign) * size + GAP


def _picture(art: Picture) -> None:
    """Draw the picture on the front page: a boat on the bay in front of the mountain."""
    frame = box(-26, -104, 82, -10)
    art.shape(frame, "#f3d9a0", ink=FINE, heavy=(0, 0))

    def inside(region: Region) -> Region:
        return region.intersection(box(-24.5, -102.5, 80.5, -11.5))

    art.add(inside(circle(58, -84, 10, 24)), RED)
    art.add(inside(blob("-30,-50! -6,-56 12,-84 20,-80 28,-86 46,-58 84,-48! 84,-40! -30,-40!")), BLUE)
    art.add(inside(blob("24,-82! 28,-86 46,-58 84,-48! 84,-40! 40,-40! 34,-60")), "#1b3d75")
    art.add(inside(box(-30, -44, 90, 0)), SKY)
    for line in (
        "-20,-36 0,-38 18,-36",
        "44,-38 60,-40 76,-38",
        "-18,-20 -2,-22 12,-20",
        "50,-22 64,-24 78,-22",
    ):
        art.line(line, 2.6, (0.1, 1, 0.1), BLUE)
    art.shape(blob("4,-26! 30,-22 58,-26! 52,-14 30,-12 10,-14"), RED, ink=2.4)
    art.shape(poly("30,-28 30,-72 52,-32"), WHITE, ink=2.4)
    art.shape(poly("27,-30 27,-64 10,-33"), WHITE, ink=2.4)


def _spectacles(art: Picture) -> None:
    lenses = (ellipse(-46, 0, 37, 34), ellipse(46, 0, 37, 34))
    # Their flat shadow on the paper.
    shadow = unite(
        (
            *(lens.buffer(4).difference(lens.buffer(-5)) for lens in lenses),
            limb("-84,-8,4 -92,-40,4 -86,-84,4 -66,-108,4"),
            limb("84,-8,4 94,-40,4 90,-84,4 70,-108,4"),
        )
    )
    with art.at(8, 10):
        art.add(shadow, SHEET_DEEP)
    for path in (
        "-80,-8,3.4 -90,-40,3.4 -86,-84,3.6 -66,-110,5",
        "80,-8,3.4 92,-40,3.4 90,-84,3.6 66,-108,5",
    ):
        art.shape(limb(path), GOLD, ink=FINE, shade=GOLD_DARK, shift=(-2, -1.4))
    for lens, x in zip(lenses, (-46, 46), strict=True):
        art.shape(lens.buffer(4), GOLD, ink=FINE, shade=GOLD_DARK, shift=(-3, -3))
        art.shape(lens.buffer(-3), "#dfeaea", ink=2.4)
        glass = art.here(lens.buffer(-5))
        # Through the glass the print is larger.
        for y in (-18, -4, 10, 24):
            art.lay(art.here(box(x - 40, y, x + 40, y + 5)).intersection(glass), "#6d6350")
        art.lay(
            art.here(poly(f"{x - 34},26 {x - 20},34 {x + 26},-34 {x + 10},-38")).intersection(glass), WHITE
        )
        art.lay(art.here(poly(f"{x - 8},40 {x - 2},42 {x + 40},-20 {x + 34},-24")).intersection(glass), WHITE)
    art.shape(limb("-12,-6,3.4 0,-14,3.6 12,-6,3.4"), GOLD, ink=FINE, shade=GOLD_DARK, shift=(-1, -2))
    for x in (-83, 83):
        art.shape(circle(x, -8, 5, 20), BLACK, ink=0)
    art.line("-74,-14 -64,-28 -48,-32", CUT, (0.2, 1, 0.2), "#fff0c0")
    art.line("20,-16 28,-28 44,-32", CUT, (0.2, 1, 0.2), "#fff0c0")
