"""The table of the osteria: its top in perspective, carafe, glass, olives and a coin."""

from shapely.geometry import box

from woodcut.geometry import blob, ellipse, move, poly, unite
from woodcut.palette import GOLD, GOLD_DARK, RED, WHITE
from woodcut.picture import Picture

WOOD, WOOD_DARK, WOOD_LIGHT, EDGE = "#b87b45", "#9a6236", "#cb915a", "#7a4a28"
X = 1044
POOL = (1044.0, 790.0)
"""The middle of the lamp's light on the table."""
TOP = ellipse(X, 1010, 820, 352)
"""The table top."""


def table_top(art: Picture) -> None:
    """A round table, seen from the chair before it."""
    art.shape(move(TOP, 0, 18), EDGE, ink=4)
    art.shape(TOP, WOOD, ink=4)
    inside = TOP.buffer(-5)
    for x in range(-7, 8):
        far, near = X + x * 92, X + x * 170
        art.add(
            poly(f"{far - 1.2},640 {far + 1.2},640 {near + 2.4},960 {near - 2.4},960").intersection(inside),
            WOOD_DARK,
        )
    art.add(inside.difference(move(inside, 0, 7)), WOOD_LIGHT)


def things_on_it(art: Picture) -> None:
    """Carafe and glass at the left, olives and a coin at the right."""
    carafe(art, 788, 736)
    glass(art, 728, 786)
    _coin(art, 1440, 748)
    _saucer(art, 1590, 800)


WINE, WINE_DARK = "#8f2036", "#651427"
GLASS, GLASS_DARK = "#c4ddd6", "#93b4b0"


def _shadow(art: Picture, x: float, y: float, wide: float) -> None:
    art.add(ellipse(x - wide * 0.25, y + 4, wide, wide * 0.26), WOOD_DARK)


def carafe(art: Picture, x: float, y: float) -> None:
    """Draw a carafe of wine that stands at a point."""
    _shadow(art, x - 6, y - 8, 62)
    with art.at(x, y):
        body = blob(
            "-14,-176! 14,-176! 13,-128 20,-104 44,-66 48,-34 42,-6! "
            "0,4 -42,-6! -48,-34 -44,-66 -20,-104 -13,-128"
        )
        art.shape(body, GLASS, ink=3.4, shade=GLASS_DARK, shift=(-6, -3))
        wine = body.buffer(-5).intersection(box(-60, -84, 60, 10))
        art.add(wine, WINE)
        art.add(wine.difference(move(wine, -14, -4)), WINE_DARK)
        art.add(ellipse(0, -84, 28, 5), "#b03a50")
        art.line("-34,-56 -36,-36 -31,-16", 5, (0.2, 1, 0.3), "#e8a0a0")
        art.line("-8,-164 -8,-130 -16,-104", 3.4, (0.3, 1, 0.2), WHITE)
        lip = ellipse(0, -177, 19, 5.5)
        art.shape(lip, GLASS, ink=3)
        art.add(ellipse(0, -177, 13, 2.6), GLASS_DARK)


def glass(art: Picture, x: float, y: float) -> None:
    """Draw a glass of wine that stands at a point."""
    _shadow(art, x - 4, y - 5, 36)
    with art.at(x, y):
        cup = blob("-28,-76! 28,-76! 22,-2! 0,3 -22,-2!")
        art.shape(cup, GLASS, ink=3.2, shade=GLASS_DARK, shift=(-5, -2))
        wine = cup.buffer(-4.5).intersection(box(-40, -44, 40, 6))
        art.add(wine, WINE)
        art.add(wine.difference(move(wine, -10, -3)), WINE_DARK)
        art.add(ellipse(0, -44, 20.5, 3.6), "#b03a50")
        art.line("-19,-66 -16,-40 -14,-14", 4, (0.3, 1, 0.2), WHITE)
        art.shape(ellipse(0, -76, 28, 5.5), GLASS_DARK, ink=2.8)


def _saucer(art: Picture, x: float, y: float) -> None:
    _shadow(art, x - 4, y + 4, 74)
    with art.at(x, y):
        art.shape(ellipse(0, 0, 72, 19), WHITE, ink=3.2, shade="#d9cdb0", shift=(-6, -3))
        art.add(ellipse(0, -2, 58, 13), "#d9cdb0")
        for ox, oy in ((-34, -4), (-12, -8), (12, -8), (34, -4), (-22, 4), (2, 6), (24, 4), (0, -14)):
            art.shape(ellipse(ox, oy - 3, 11.5, 9), "#76853a", ink=2.4, shade="#525f24", shift=(-3, -3))
            art.dot(ox - 4, oy - 6, 1.8, "#c3cf86", 10)
            art.dot(ox + 5, oy - 2, 2, RED, 10)


def _coin(art: Picture, x: float, y: float) -> None:
    for lift in (0, 7):
        with art.at(x + lift * 0.7, y - lift):
            art.shape(ellipse(0, 0, 34, 13), GOLD_DARK, ink=3)
            art.shape(ellipse(0, -5, 34, 13), GOLD, ink=2.6)
    with art.at(x + 5, y - 12):
        art.add(ellipse(0, 0, 25, 9).difference(ellipse(0, 0, 22, 7.4)), GOLD_DARK)
        art.add(
            unite(
                ellipse(dx, dy, 5, 2.4, a) for dx, dy, a in ((-9, 0, 0), (9, 0, 0), (0, -3.4, 0), (0, 3.4, 0))
            ),
            GOLD_DARK,
        )
