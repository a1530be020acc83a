"""The shapes of signs of one tone on 64 by 64 units; inner lines are cut out."""

from typing import Final

from interface.glyph_sign import CENTRE, TAPER, wedges
from woodcut.geometry import (
    Region,
    blob,
    brush,
    circle,
    ellipse,
    limb,
    mirror,
    move,
    poly,
    ribbon_line,
    rounded,
    star,
    turn,
    union,
    unite,
)


def coins() -> Region:
    """A coin with the rosette of the suit cut into it."""
    ring = circle(*CENTRE, 23.4, 72).difference(circle(*CENTRE, 20.4, 72))
    petals = unite(turn(blob("32,27 36.2,19.5 32,12.2! 27.8,19.5"), 45 * i, CENTRE) for i in range(8))
    return circle(*CENTRE, 29, 72).difference(union(ring, petals))


def cups() -> Region:
    """A goblet with a band and shade on its bowl."""
    bowl = blob("9,6! 10,20 19,31 28,36 36,36 45,31 54,20 55,6!")
    stem = blob("27,34! 27,44 26,48 15,54 13,60! 51,60! 49,54 38,48 37,44 37,34!")
    band = poly("9,15.5 55,15.5 55,19 9,19")
    shade = wedges(3.4, "49,24 35,24", "44,29.5 33,29.5")
    return union(bowl, stem, ellipse(32, 42, 8, 3.6)).difference(union(band, shade))


def swords() -> Region:
    """An upright sword."""
    blade = poly("25.6,43 25.6,11 32,1 38.4,11 38.4,43")
    ridge = wedges(3.4, "32,43 32,10")
    guard = limb("12,37,3.8 22,42.5,3.4 32,43.5,4 42,42.5,3.4 52,37,3.8")
    hilt = rounded(28.4, 44, 7.2, 11, 1.5)
    return union(blob("32,52 36.5,57 32,62 27.5,57"), union(blade.difference(ridge), guard, hilt))


def clubs() -> Region:
    """A knotty cudgel with its sawn end."""
    body = limb("31,60,4.6 33,46,6 31,34,7.2 33,20,9.4 32,12,10")
    knots = union(limb("36,31,3.6 46,24,3"), limb("28,42,3.6 18,36,3"), limb("27,23,4 17,16,3.4"))
    end = ellipse(32.2, 9, 7, 4).difference(ellipse(32.2, 9, 3.8, 1.8))
    shade = wedges(2.8, "41,17 34,24", "37,40 31,46")
    return turn(union(body, knots).difference(union(end, shade)), 18, CENTRE)


def faceted_star() -> Region:
    """A star of five points, with the ridges of its facets cut in."""
    whole = star(32, 34, 30.5, 13.6, 5).buffer(1.6, quad_segs=6)
    ridges = unite(turn(brush("32,34 32,18", 2.4, TAPER), 72 * i, (32, 34)) for i in range(5))
    return whole.difference(ridges)


def dealer() -> Region:
    """A button with a star cut out."""
    rim = circle(*CENTRE, 25.4, 72).difference(circle(*CENTRE, 22.6, 72))
    return circle(*CENTRE, 30, 72).difference(union(rim, star(32, 33.4, 19, 8.2, 5)))


def check() -> Region:
    """A tick as the graver cuts it: broad where it turns, pointed where it ends."""
    return poly("7,36 16,27 26.5,39 52,7 59,13.5 29,57 24,57").buffer(1.2, quad_segs=5)


def cross() -> Region:
    """Two strokes across each other, broadest at their ends."""
    stroke = brush("11,11 53,53", 11.5, (1.0, 0.72, 1.0))
    return union(stroke, mirror(stroke, 32)).buffer(0.6, quad_segs=4)


def plus() -> Region:
    """Two slats across each other, broader at their ends."""
    upright = poly("23,5.4 41.6,6 40,32 41,58.6 22.6,58 24.2,32")
    level = poly("5.6,22.6 32,24 58.4,23 58,41.4 32,40 6.2,41")
    return union(upright, level).difference(wedges(3.2, "60,36 48,35.4", "36,60 35.4,50"))


def pause() -> Region:
    """Two slats side by side, with their grain."""
    left, right = (
        poly("10.4,8 26,7 25,32 26.4,57 11,56.4 12,32"),
        poly("38,7.4 53.4,8 52.4,32 53,57 37.4,56.4 38.6,32"),
    )
    return union(left, right).difference(wedges(3.2, "21,60 20.4,44", "48,60 47.6,40", "16,4 16.4,16"))


def play() -> Region:
    """A point to the right, with hatching on its lower side."""
    whole = poly("12,4.6 30,14 58.6,32 36,45.4 12.6,59.6 13.6,32").buffer(0.6, quad_segs=3)
    return whole.difference(wedges(3.4, "44,44.6 38,36", "36,49.4 29.6,40.4", "28,54 22.4,45.6"))


def play_back() -> Region:
    """A point to the left; its hatching stays on the lower side."""
    whole = mirror(poly("12,4.6 30,14 58.6,32 36,45.4 12.6,59.6 13.6,32"), 32).buffer(0.6, quad_segs=3)
    return whole.difference(wedges(3.4, "20,44.6 26,36", "28,49.4 34.4,40.4", "36,54 41.6,45.6"))


def skip_on() -> Region:
    """Two points to the right against a post: to the next deal."""
    return union(*_points(), _POST.difference(wedges(3.0, "61,60 58.6,45")))


def skip_back() -> Region:
    """Two points to the left against a post: to the deal before."""
    points = (mirror(point, 32) for point in _points())
    return union(*points, mirror(_POST, 32).difference(wedges(3.0, "9.4,60 7,45")))


_POST: Final = poly("54.6,8.6 62.2,8 61.4,32 62.4,56 54.8,55.4 55.4,32")


def _points() -> tuple[Region, Region]:
    near, far = poly("1.6,9.4 25,32 1.8,54.6 2.8,32"), poly("28,9 53,32 28.2,55 29.2,32")
    return near.difference(wedges(2.8, "13,45.4 8.4,37")), far.difference(wedges(2.8, "40.6,45.4 35.6,37"))


def fault() -> Region:
    """A drop-shaped nail that hangs with its point down: what cost points; a stroke and a dot are cut out."""
    whole = blob("32,62! 24,47 9,38 7,22 13,8 32,3 51,8 57,22 55,38 40,47")
    return whole.difference(union(poly("27.6,12 36.4,12 34.2,30 29.8,30"), circle(32, 37.4, 4.2)))


def laurel() -> Region:
    """Two branches of leaves that meet below."""
    branch = ribbon_line("31,58 17,52 10,38 12,22 19,12", 2.6)
    leaf = blob("0,0! 4,-3.9 9,-3.5 14,0! 9,3.5 4,3.9")
    leaves = []
    for index, (x, y, angle) in enumerate(
        ((24, 56, 190), (15, 50, 220), (11, 40, 250), (11, 29, 275), (15, 18, 300), (20, 11, 320))
    ):
        leaves.append(move(turn(leaf, angle - 20), x, y))
        if index < 5:
            leaves.append(move(turn(leaf, angle + 62), x + 1, y))
    half = union(branch, *leaves)
    return union(half, mirror(half, 32))


def bend(angle: float, *, mirrored: bool) -> Region:
    """A quarter of a round from the lower edge to the right one, with its head there, pointing up."""
    ring = circle(8, 8, 43.5, 96).difference(circle(8, 8, 36.5, 96))
    arc = ring.intersection(poly("8,14 64,14 64,64 12,64"))
    whole = turn(union(arc, poly("35,18 61,18 48,1").buffer(0.8, quad_segs=6)), angle, CENTRE)
    return mirror(whole, CENTRE[0]) if mirrored else whole


def full_screen() -> Region:
    """The four corners of a frame, mitred as carved ones are."""
    corner = union(poly("4.6,5.4 27,4.6 24,12.6 12.4,12.4"), poly("4.6,5.4 12.4,12.4 12.6,24 4.8,27"))
    mitre = wedges(3, "3,3 12,12")
    return unite(turn(corner.difference(mitre), 90 * i, CENTRE) for i in range(4))


def seal() -> Region:
    """A drop of sealing wax with an uneven edge, in which a ring and a star are pressed."""
    wax = blob("32,3 43,4 52,10 60,19 61,31 59,43 53,53 43,59 32,61 20,60 10,54 5,44 3,32 5,20 11,10 21,6")
    ring = circle(*CENTRE, 21.5, 72).difference(circle(*CENTRE, 19, 72))
    return wax.difference(union(ring, star(32, 32.8, 14, 6, 5)))


def arrow(angle: float) -> Region:
    """A corner that points to the right, turned by an angle, with two cuts on its lower side."""
    corner = poly("18.4,5.4 29.4,4.6 50.6,32 28.6,59.6 19.4,58.4 33.4,32").buffer(0.7, quad_segs=3)
    return turn(corner.difference(wedges(3.2, "44,45 38.4,38.6", "37.6,53 33,46.6")), angle, CENTRE)
