"""The indices in the corners, in slab letters of our own."""

from functools import cache

from shapely.geometry import LineString, box

from francesi.pips import pip
from francesi.suits import Palette, Suit
from woodcut.geometry import Region, curve, ellipse, limb, move, nodes, poly, scale, turn, union
from woodcut.picture import Picture

LETTERS = {1: "A", 8: "J", 9: "Q", 10: "K"}
"""What the ace and the courts say in their corners, by the rank they have in a pack of forty."""

COLUMN = 32
TOP = 24
HEIGHT = 45
PIP_HEIGHT = 31
PIP_MIDDLE = 93
STEM = 16.5
SLAB = 8.5


def _stroke(path: str) -> Region:
    """A bent stem."""
    line = [(node.x, node.y) for node in curve(nodes(path), step=3)]
    return LineString(line).buffer(STEM / 2, cap_style="flat", join_style="round")


def _slab(left: float, right: float, y: float) -> Region:
    return box(left, y, right, y + SLAB)


def _underlined(figure: Region) -> Region:
    """A six or a nine on a line, so that neither is read as the other upside down."""
    return union(scale(figure, 0.9, 0.84, origin=(30, 0)), box(2, 92, 58, 100))


@cache
def _glyphs() -> dict[str, Region]:
    """Every letter and number of an index, 100 units high, its upper left corner at the origin."""
    a_legs = poly("29,0 43,0 72,96 54,96 34,25 15,96 5,96")
    k_arms = union(poly("24,60 52,4 68,4 24,80"), poly("33,50 47,36 72,96 53,96"))
    k_feet = union(_slab(0, 35, 0), _slab(0, 35, 91.5), _slab(42, 77, 0), _slab(43, 80, 91.5))
    ring = ellipse(37, 47, 37, 47).difference(ellipse(37, 47, 19, 36))
    hook = _stroke("38.5,70 36,86 22.5,92 10,85 6,72")
    one = union(box(8, 2, 23, 96), poly("-1,20 10,0 22,0 22,12 2,30"), _slab(0, 31, 91.5))
    zero = ellipse(57, 50, 22, 50).difference(ellipse(57, 50, 8.5, 36))
    two_foot = poly("2,100 2,90 14,78 50,82 52,74 61,74 61,100")
    three = union(
        _stroke("7,24 16,11 32,8 46,17 46,34 33,46 20,47"),
        _stroke("20,47 40,50 51,64 46,84 28,92 12,88 5,74"),
    )
    five = union(
        box(10, 0, 55, 15), box(10, 0, 24, 50), _stroke("14,46 28,38 44,44 51,62 45,84 28,92 12,88 5,74")
    )
    six = union(
        ellipse(30, 67, 29, 33).difference(ellipse(30, 67, 13, 18.5)), _stroke("9,68 11,38 24,14 47,7")
    )
    upper_ring = ellipse(30, 25, 25, 25).difference(ellipse(30, 25.5, 10, 12.5))
    lower_ring = ellipse(30, 71, 30, 29).difference(ellipse(30, 71, 13.5, 15.5))
    return {
        "0": ellipse(31, 50, 31, 50).difference(ellipse(31, 50, 14, 35)),
        "1": one,
        "A": union(a_legs, box(18, 60, 54, 70), _slab(0, 28, 91.5), _slab(44, 79, 91.5)),
        "2": union(_stroke("7,30 12,13 30,8 48,16 50,34 36,54 10,88"), two_foot),
        "3": three,
        "4": union(
            box(36, 0, 53, 100), poly("36,0 48,0 17,60 0,62"), box(0, 58, 65, 72), _slab(26, 63, 91.5)
        ),
        "5": five,
        "6": _underlined(six),
        "7": union(box(2, 0, 60, 16), poly("44,10 60,14 37,58 33,100 13,100 20,56"), box(2, 0, 10, 27)),
        "8": union(upper_ring, lower_ring),
        "9": _underlined(turn(six, 180, (30, 50))),
        "10": union(one, zero),
        "J": union(box(30, 0, 47, 72), _slab(16, 60, 0), hook, ellipse(9.5, 72, 10, 10)),
        "Q": union(ring, limb("36,66,6 52,88,8.5 72,102,5")),
        "K": union(box(9, 0, 26, 100), k_arms, k_feet),
    }


def glyph(text: str) -> Region:
    """What an index says, 100 units high: `A`, `0` to `10`, `J`, `Q` or `K`."""
    return _glyphs()[text]


def corner_index(art: Picture, suit: Suit, text: str, palette: Palette) -> None:
    """Draw an index in two opposite corners: `text` is what it says, `A`, `2` to `10`, `J`, `Q` or `K`."""
    corner = Picture()
    letter = scale(glyph(text), HEIGHT / 100)
    left, _, right, _ = letter.bounds
    corner.add(move(letter, COLUMN - (left + right) / 2, TOP), palette.dye(suit).base)
    pip(corner, suit, COLUMN, PIP_MIDDLE, PIP_HEIGHT, palette, ink=1.4)
    art.paste(corner)
    art.paste(corner, 180, (180, 300))
