"""The signs of the places of the market game: what is bought, won, shown and sent off goes there.

As the signs of the menus, they are on 64 by 64 units, in white and one more colour.
"""

from interface.glyph_sign import BLUE, GOLD, RED, Sign, wedges
from woodcut.geometry import blob, brush, circle, poly, ribbon_line, rounded, star, union, unite

EVEN = (1.0, 1.0)


def basket() -> Sign:
    """A wicker basket with its handle, and a cloth over the rim."""
    handle = ribbon_line("9,29 12,11 32,1.6 52,11 55,29", 5.6)
    rim = rounded(1, 24, 62, 9.4, 4)
    body = blob("6,35! 58,35! 55,50 51,62! 13,62! 9,50")
    upright = unite(brush(f"{x},34 {32 + 0.86 * (x - 32)},64", 3, EVEN) for x in (19, 32, 45))
    across = brush("6,48.6 58,48.6", 3, EVEN)
    cloth = blob("18,22! 46,22! 44.6,34 38,40 32,46! 26,40 19.4,34")
    woven = body.difference(union(upright, across, rim.buffer(2.7)))
    wicker = union(rim, woven).difference(cloth.buffer(2.7))
    return Sign(union(handle.difference(union(rim, cloth).buffer(1.4)), wicker, cloth), cloth, RED)


def chest() -> Sign:
    """A chest with a vaulted lid, two bands and a large lock."""
    lid = blob("3,28! 4,17 12,9 32,6.4 52,9 60,17 61,28!")
    box = poly("4.6,31.6 59.4,31.6 57.6,60 6.4,60").buffer(1, quad_segs=3)
    bands = unite(brush(f"{x},4 {x},64", 3, EVEN) for x in (15, 49))
    shade = wedges(3, "64,52 51.4,53", "64,46 52.6,46.6")
    lock = rounded(23.6, 23, 16.8, 20, 4)
    hole = union(circle(32, 31, 3, 24), poly("30.6,31 33.4,31 34.4,39 29.6,39"))
    wood = union(lid, box).difference(union(bands, shade, lock.buffer(2.7)))
    return Sign(union(wood, lock.difference(hole)), lock.difference(hole), GOLD)


def cabinet() -> Sign:
    """A cabinet with two panes of glass and a star behind them."""
    top = poly("3,13 32,1 61,13 61,17.4 3,17.4").buffer(0.6, quad_segs=3)
    case = rounded(7, 19, 50, 40, 2)
    feet = union(rounded(9, 56, 10, 8, 2), rounded(45, 56, 10, 8, 2))
    panes = union(rounded(12.4, 24, 17.4, 30, 1.4), rounded(34.2, 24, 17.4, 30, 1.4))
    shown = unite(star(x, 39, 7.6, 3.3, 5) for x in (21.1, 42.9))
    glass = panes.buffer(-1).difference(shown.buffer(1.8))
    return Sign(union(top, case.difference(panes), feet, shown), glass, BLUE)


def gravestone() -> Sign:
    """A round gravestone with a cross cut into it, and a flower on its ground."""
    stone = blob("13,57! 12.6,24 18,11 32,3.6 46,11 51.4,24 51,57!")
    cross = union(brush("32,14 32,44", 5, EVEN), brush("22,24 42,24", 5, EVEN))
    shade = wedges(3, "54,46 44.4,47", "54,40 45.4,40.4", "54,52 43,53")
    ground = rounded(3, 56, 58, 7.6, 3)
    petals = unite(circle(52 + x, 50 + y, 4, 20) for x, y in ((0, -5), (5, 0), (0, 5), (-5, 0)))
    flower = union(petals, circle(52, 50, 3.4, 20)).difference(circle(52, 50, 1.8, 16))
    dug = stone.difference(union(cross, shade, flower.buffer(2.6)))
    return Sign(union(dug, ground.difference(flower.buffer(2.6)), flower), flower, RED)


def pile() -> Sign:
    """Cards on a heap: three edges below the back of the uppermost."""
    upper = poly("15,4 58,12 48,38 4,29").buffer(1.2, quad_segs=3)
    line = poly("18.4,10 50.6,16 44,32.4 11,25.6").buffer(0.6, quad_segs=3)
    line = line.difference(line.buffer(-2.4))
    edges = [
        poly(f"4,{y} 48,{y + 9} 58,{y - 17} 58,{y - 11} 48.6,{y + 15} 4,{y + 6}") for y in (32.4, 41, 49.6)
    ]
    middle = circle(31, 21, 4.4, 24)
    shade = wedges(2.6, "60,44 52,45", "60,52 50,53")
    heap = unite(edges).difference(union(upper.buffer(2.4), shade))
    return Sign(union(upper.difference(union(line, middle.buffer(1.6))), heap, middle), middle, RED)
