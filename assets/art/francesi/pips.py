"""The pips: their outlines, and how one is printed."""

from francesi.suits import Dye, Palette, Suit
from woodcut.geometry import Region, blob, clean, discs, move, poly, scale, turn, union
from woodcut.pattern import Hatch, shadow_comb
from woodcut.picture import Picture

HEIGHT = 94
"""About the height of an outline, in units."""

SMALL = 60
"""A pip no higher than this is too small for hatching."""
CUT = Hatch(angle=18, spacing=5.5, length=13, width=1.7)

_STALK = blob("-4,4! -5,29 -19,45! 0,42 19,45! 5,29 4,4!")


def outline(suit: Suit) -> Region:
    """A pip about the origin, `HEIGHT` high."""
    match suit:
        case Suit.COINS:
            return blob("0,-49! 17,-19 39,0! 17,19 0,49! -17,19 -39,0! -17,-19")
        case Suit.CUPS:
            lobe = "11,-38 28,-40 41,-22 38,0 18,24"
            return blob(f"0,46! -18,24 -38,0 -41,-22 -28,-40 -11,-38 0,-21! {lobe}")
        case Suit.SWORDS:
            blade = "0,-48! 14,-26 36,-4 41,15 29,29 13,26 3,14! -3,14! -13,26 -29,29 -41,15 -36,-4 -14,-26"
            return union(blob(blade), _STALK)
        case Suit.CLUBS:
            leaves = discs("0,-25,20.5 -22,8,20.5 22,8,20.5", 56)
            return union(leaves, poly("-8,-11 8,-11 12,8 -12,8"), _STALK)


def four_leaved() -> Region:
    """A clover with one leaf more than a pip has."""
    leaves = discs("-19,-27,18.5 19,-27,18.5 -19,9,18.5 19,9,18.5", 56)
    middle = poly("0,-21 12,-9 0,3 -12,-9").buffer(3)
    return union(leaves, middle, blob("-4,-6! -5,24 -18,46! 0,43 18,46! 5,24 4,-6!"))


def pip(
    art: Picture,
    suit: Suit,
    x: float,
    y: float,
    height: float,
    palette: Palette,
    *,
    down: bool = False,
    ink: float = 2.6,
) -> None:
    """Draw a pip about a point; `down` stands it on its head."""
    draw_pip(art, outline(suit), palette.dye(suit), x, y, height, down=down, ink=ink)


def draw_pip(
    art: Picture,
    shape: Region,
    dye: Dye,
    x: float,
    y: float,
    height: float,
    *,
    down: bool = False,
    ink: float = 2.6,
) -> None:
    """Print an outline `HEIGHT` high in a dye about a point."""
    k = height / HEIGHT
    with art.at(x, y):
        region = scale(turn(shape, 180) if down else shape, k)
        art.shape(region, dye.base, ink=ink, shade=dye.shade, shift=(-5 * k - 1, -3 * k - 1))
        if height > SMALL:
            inside = art.here(region).buffer(-ink * 0.35)
            art.lay(shadow_comb(inside, CUT).intersection(inside), dye.ink)
        inner = region.buffer(-3.2 * k)
        glint = clean(inner.difference(move(inner, 2.6 * k, 2.6 * k)))
        art.add(glint.buffer(-0.5 * k).buffer(0.5 * k), dye.glint)
