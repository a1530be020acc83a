"""What the knife has cut into the pips of the number cards: neighbours are never cut alike."""

from francesi.pips import HEIGHT, four_leaved, outline
from francesi.suits import Dye, Palette, Suit
from woodcut.geometry import Region, brush, clean, move, scale, turn, unite
from woodcut.picture import Picture

SWELL = (0.35, 1, 0.75, 0)
"""A stroke that is thick near its beginning and ends in a point."""
EDGE = (0.2, 1, 0.2)
"""A stroke that is thick in its middle."""
DEEP = 4.5
"""How far inside the outline a cut ends at least, in units of an outline."""

LEAVES = (0, 113, 247)
"""How the three leaves of a clover are turned from the one that points up."""


def _strokes(*paths: str, width: float = 3.8, taper: tuple[float, ...] = SWELL) -> Region:
    return unite(brush(path, width, taper) for path in paths)


def _both(*paths: str, width: float = 3.6) -> Region:
    """Strokes and the same strokes on the left side."""
    right = _strokes(*paths, width=width)
    return unite((right, scale(right, -1, 1)))


def _vein(foot: float, far: float, end: float) -> str:
    """A vein that leaves the rib at a height and ends that far aside."""
    return f"0,{foot} {far * 0.5},{(foot + end) / 2 + 2} {far},{end}"


def _leaf(*veins: tuple[float, float, float]) -> Region:
    """A spade as the leaf it once was: a rib with veins to both sides."""
    rib = _strokes("0,27 1,8 0,-12 0,-34", width=4.2)
    return unite((rib, _both(*(_vein(*vein) for vein in veins))))


def _clover(leaf: Region) -> Region:
    """A club as a clover, each leaf cut in the way of the one that points up."""
    return unite(move(turn(leaf, angle), 0, -1) for angle in LEAVES)


def _daisy() -> list[Region]:
    """The petals of a flower in the middle of a heart."""
    return [move(turn(_strokes("0,-4 0,-10 0,-17", width=5), 45 * petal), 0, -7) for petal in range(8)]


def _facets(*paths: str) -> Region:
    """The edges of a cut stone, the same at all four sides."""
    right = _strokes(*paths, width=3.4, taper=EDGE)
    upper = unite((right, scale(right, -1, 1)))
    return unite((upper, scale(upper, 1, -1)))


RIBBED = unite((_strokes("0,-4 0,-20 0,-37"), _both("0,-14 5,-21 10,-26", "0,-22 3,-29 6,-33", width=3)))
"""A leaf of clover with a rib and four veins."""

CUTS: dict[Suit, tuple[Region, ...]] = {
    Suit.COINS: (
        _facets("0,-25 9,-10 20,0", "0,-40 0,-34 0,-27", "32,0 27,0 22,0"),
        _facets("0,-6 0,-18 0,-36", "5,0 14,0 29,0", "4,-4 8,-9 11,-15"),
        _facets("-1,-34 11,-13 26,1", "-1,-18 6,-7 14,1"),
        _facets("0,-34 11,-14 27,0", "0,0 7,-7 11,-14"),
    ),
    Suit.CUPS: (
        _both("0,33 9,12 9,-12", "2,33 16,14 23,-8", "4,32 22,16 31,4"),
        unite((_strokes("0,34 1,16 0,-8"), _both("0,22 9,16 19,2", "0,10 8,4 14,-10"))),
        _both("0,24 13,10 22,-6 19,-19 9,-20 0,-8"),
        unite((_strokes("0,36 1,24 0,11"), _both("0,28 9,24 17,15"), *_daisy())),
    ),
    Suit.SWORDS: (
        _leaf((18, 25, 8), (2, 20, -6), (-12, 11, -19)),
        _leaf((14, 27, 12), (-4, 17, -8)),
        _leaf((20, 22, 14), (8, 26, 2), (-6, 16, -13), (-18, 8, -24)),
    ),
    Suit.CLUBS: (
        _clover(RIBBED),
        _clover(unite((_strokes("0,-5 0,-14 0,-36"), _both("2,-8 8,-18 11,-30")))),
        _clover(unite((_strokes("0,-5 0,-12 0,-22"), _both("0,-32 8,-27 14,-16", width=4)))),
    ),
}
"""The cuts of each suit, in the units of an outline."""


LUCKY_LEAVES = (46, 134, 226, 314)
"""How the leaves of a clover with four are turned."""
LUCKY_MIDDLE = -9
"""How far above its middle the leaves of a clover with four meet."""


def cut(
    art: Picture,
    suit: Suit,
    x: float,
    y: float,
    height: float,
    palette: Palette,
    *,
    number: int,
    down: bool = False,
    shape: Region | None = None,
) -> None:
    """Cut the veins of a leaf or the edges of a stone into the pip with this number.

    `shape` is the outline of a pip that is not whole.
    """
    lines = CUTS[suit][number % len(CUTS[suit])]
    _cut(art, shape or outline(suit), lines, palette.dye(suit), x, y, height, down=down)


def cut_lucky(art: Picture, x: float, y: float, height: float, palette: Palette) -> None:
    """Cut the veins into a clover with four leaves."""
    leaves = unite(move(turn(RIBBED, angle), 0, LUCKY_MIDDLE) for angle in LUCKY_LEAVES)
    _cut(art, four_leaved(), leaves, palette.clubs, x, y, height, down=False)


def _cut(
    art: Picture, shape: Region, lines: Region, dye: Dye, x: float, y: float, height: float, *, down: bool
) -> None:
    inside = clean(lines.intersection(shape.buffer(-DEEP)))
    with art.at(x, y):
        art.add(scale(turn(inside, 180) if down else inside, height / HEIGHT), dye.glint)
