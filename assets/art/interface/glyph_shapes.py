"""The shapes of the signs on 64 by 64 units; inner lines are cut out, at least 2 units wide at one end."""

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
    scale,
    star,
    turn,
    union,
    unite,
)

CENTRE = (32.0, 32.0)
TAPER = (1.0, 0.0)
"""A wedge of hatching: broad at the shadow's edge, pointed towards the light."""


def wedges(width: float, *paths: str) -> Region:
    """Wedges of hatching from the first point of each path to its last."""
    return unite(brush(path, width, TAPER) for path in paths)


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


def broom() -> Region:
    """A besom: a stick, a band, and twigs parted by wedges."""
    stick = limb("32,3,3.2 32,34,3.2")
    twigs = blob("25,33! 20,42 13,54 9,61! 18,58.5 24,62! 32,58.5! 40,62 46,58.5! 55,61! 51,54 44,42 39,33!")
    parted = wedges(3.6, "19,61 28,43", "32,61 32,43", "45,61 36,43")
    band = poly("22,37 42,37 43.4,40.2 20.6,40.2")
    whole = union(stick, twigs.difference(union(parted, band)))
    return move(turn(scale(whole, 0.95, origin=CENTRE), 28, CENTRE), 4, -1)


def check() -> Region:
    """A tick as the graver cuts it: broad where it turns, pointed where it ends."""
    return poly("7,36 16,27 26.5,39 52,7 59,13.5 29,57 24,57").buffer(1.2, quad_segs=5)


def cross() -> Region:
    """Two strokes across each other, broadest at their ends."""
    stroke = brush("11,11 53,53", 11.5, (1.0, 0.72, 1.0))
    return union(stroke, mirror(stroke, 32)).buffer(0.6, quad_segs=4)


def plus() -> Region:
    """Two bars across each other."""
    return union(rounded(23.5, 6, 17, 52, 2), rounded(6, 23.5, 52, 17, 2))


def kite() -> Region:
    """A kite on its string, with two bows."""
    sail = poly("38,1 59,20 29,42 18,10")
    spars = union(wedges(2.8, "30,40 38,3"), wedges(2.8, "20,11 57,20"))
    string = brush("29,41 24,48 31,53 22,62", 3.4, (1.0, 0.8, 1.0, 0.6))
    bows = union(poly("16,43 27,48 18,53"), poly("40,46 30,53 41,57"))
    return union(sail.difference(spars), string, bows)


def gear() -> Region:
    """A wheel of eight teeth with a ring cut in."""
    tooth = poly("25.5,1.5 38.5,1.5 41,15 23,15")
    teeth = unite(turn(tooth, 45 * i, CENTRE) for i in range(8))
    wheel = union(circle(*CENTRE, 22, 64), teeth).buffer(-1).buffer(1, quad_segs=6)
    hub = circle(*CENTRE, 12, 48).difference(circle(*CENTRE, 5, 32))
    return wheel.difference(hub)


def _speaker() -> Region:
    horn = poly("5,23 16,23 31,9 31,55 16,41 5,41").buffer(1.4, quad_segs=6)
    return horn.difference(poly("15.4,20 18,20 18,44 15.4,44"))


def _wave(radius: float) -> Region:
    """An arc of sound, broadest in its middle."""
    outer, inner = circle(28, 32, radius + 3, 64), circle(25.8, 32, radius - 1.4, 64)
    return outer.difference(inner).intersection(poly("28,32 62,0 90,32 62,64"))


def speaker_on() -> Region:
    """A loudspeaker with two waves."""
    return union(_speaker(), _wave(15), _wave(28))


def speaker_off() -> Region:
    """A loudspeaker that is crossed out beside it."""
    stroke = brush("39,22 58,42", 7.4, (1.0, 0.7, 1.0))
    return union(_speaker(), stroke, mirror(stroke, 48.5))


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


def trophy() -> Region:
    """A cup with two handles and a star cut into it."""
    bowl = blob("15,5! 16,22 23,35 32,39.5 41,35 48,22 49,5!")
    foot = union(poly("28,36 36,36 37,48 27,48"), rounded(19, 46.5, 26, 6, 2), rounded(14, 52.5, 36, 8.5, 2))
    handle = ribbon_line("17,11 6.5,11 8,23 21,29.5", 4.4)
    cut = union(star(30.5, 19, 8.6, 3.7, 5), wedges(2.8, "46.5,23 39,27.5", "42,31 35.5,34"))
    return union(bowl.difference(cut), foot, handle, mirror(handle, 32))


def hand() -> Region:
    """A hand with its first finger up, in a cuff."""
    finger = limb("27,7,4.8 27,34,5.2")
    others = union(limb("36,25,4.6 36,38,4.8"), limb("44,28,4.4 44,40,4.6"), limb("51,32,3.8 51,42,4"))
    palm = blob("22,33! 55,36! 54,44 50,52! 24,52! 20,46")
    thumb = limb("11.5,33,4.4 17.5,41,5 26,49,6.6")
    between = wedges(2.8, "32,25 31.6,42", "40.2,28 39.8,43", "47.7,32 47.2,43")
    cuff = rounded(22, 54.5, 31, 8.5, 2)
    return union(union(finger, others, palm, thumb).difference(between), cuff)


def undo() -> Region:
    """An arrow that turns back, drawn with one swelling stroke."""
    arc = brush("30,15.5 43,17 53,28 53,40 45,51.5 33,55.5 20,52", 10, (0.95, 1.15, 0.9, 0.2))
    return union(arc, poly("33,1.5 33,30 8,16").buffer(1, quad_segs=5))


def redo() -> Region:
    """An arrow that goes on again: the one that turns back, mirrored."""
    return mirror(undo(), CENTRE[0])


def book() -> Region:
    """An open book with lines on its pages."""
    leaf = blob("2,13! 12,9 23,10 30.6,15! 30.6,57! 23,52 12,51 2,55!")
    lines = union(*(brush(f"8,{y + 1} 16,{y - 0.5} 25,{y + 2}", 4, (1, 1)) for y in (21, 31, 41)))
    half = leaf.difference(lines)
    return union(half, mirror(half, 32))


def bend(angle: float, *, mirrored: bool) -> Region:
    """A quarter of a round from the lower edge to the right one, with its head there, pointing up."""
    ring = circle(8, 8, 43.5, 96).difference(circle(8, 8, 36.5, 96))
    arc = ring.intersection(poly("8,14 64,14 64,64 12,64"))
    whole = turn(union(arc, poly("35,18 61,18 48,1").buffer(0.8, quad_segs=6)), angle, CENTRE)
    return mirror(whole, CENTRE[0]) if mirrored else whole


def eye() -> Region:
    """An open eye under its lid, with the iris cut out."""
    lid = blob("2,31! 11,20 21,13 32,11 43,13 53,20 62,31! 53,25.4 43,20.6 32,18.8 21,20.6 11,25.4")
    ball = blob("5,35.5! 13,28.6 22,24.2 32,22.8 42,24.2 51,28.6 59,35.5! 51,44.5 42,50 32,52 22,50 13,44.5")
    iris = circle(32, 36.6, 10.8, 48).difference(circle(35.4, 33, 4.2, 28))
    lashes = wedges(2.6, "16,15 20,19.4", "48,15 44,19.4", "32,11 32,16.4")
    return union(lid.difference(lashes), ball.difference(iris))


def lamp() -> Region:
    """A lamp that shines: five rays around it, shade on its glass."""
    glass = union(circle(32, 27.5, 16, 64), poly("21.4,38 42.6,38 39,46 25,46"))
    shade = wedges(3, "47,31 37,33", "43.4,37.5 35.5,38.6")
    base = union(rounded(23.6, 48.4, 16.8, 5.6, 2), rounded(26.2, 56.4, 11.6, 5.4, 2.4))
    ray = poly("29.6,0 34.4,0 33.2,7 30.8,7")
    rays = unite(turn(ray, angle, (32, 27.5)) for angle in (-102, -51, 0, 51, 102))
    return union(glass.difference(shade), base, rays)


def full_screen() -> Region:
    """The four corners of a frame."""
    corner = union(poly("5,5 26,5 23,12 5,12"), poly("5,5 12,5 12,23 5,26"))
    return unite(turn(corner, 90 * i, CENTRE) for i in range(4))


def cards() -> Region:
    """A card with a coin on it, before another one."""
    card = rounded(25, 7, 31, 50, 4.5)
    coin = circle(40.5, 29, 9.2, 40).difference(circle(40.5, 29, 3.6, 28))
    shade = wedges(2.6, "56,44 47,46.4", "56,49 44,51.4")
    back = turn(move(rounded(25, 9, 28, 46, 4.5), -9, 0), -16, (28, 54))
    return union(card.difference(union(coin, shade)), back.difference(card.buffer(2.6)))


def open_hand() -> Region:
    """Three cards as one holds them, face up: each has a pip."""
    left, middle, right = (turn(rounded(19.5, 8, 25, 40, 4), angle, (32, 60)) for angle in (-28, 0, 28))
    pips = union(*(turn(circle(32, 20, 5.2, 32), angle, (32, 60)) for angle in (-28, 0, 28)))
    lower = union(left.difference(middle.buffer(2.6)), middle).difference(right.buffer(2.6))
    return union(lower, right).difference(pips)


def home() -> Region:
    """A house with a chimney and a round door."""
    roof = poly("32,4 62,31 57,36.6 32,14.6 7,36.6 2,31").buffer(0.8, quad_segs=5)
    chimney = poly("45,6 53,6 53,22 45,15")
    walls = poly("12,38.6 32,20.6 52,38.6 52,59 12,59").buffer(0.8, quad_segs=5)
    door = union(rounded(25, 39, 14, 22, 1), circle(32, 40, 7, 32))
    return union(roof, chimney, walls.difference(door))


def question() -> Region:
    """A question mark as a broad pen writes it."""
    hook = brush("15,21 19,11 31,6 43,10 47,21 42,31 34,37 32.5,45", 10.5, (0.7, 1.0, 1.1, 0.95, 0.62))
    return union(hook, blob("32.5,50 38,55.5 32.5,61 27,55.5"))


def keyboard() -> Region:
    """A keyboard with two rows of keys and a bar."""
    keys = unite(rounded(9 + 12.3 * place, y, 8.4, 7.6, 1.5) for y in (18.6, 30) for place in range(4))
    return rounded(1.5, 11, 61, 43, 6).difference(union(keys, rounded(17, 41.6, 30, 6.6, 1.5)))


def page() -> Region:
    """A written sheet with a folded corner."""
    lines = unite(rounded(18, y, width, 5, 1.5) for y, width in ((25, 28), (35.5, 28), (46, 18)))
    sheet = poly("9,3 38,3 55,19 55,61 9,61").buffer(1.2, quad_segs=5)
    fold = poly("37,3 37,20 55,20").buffer(1.2).difference(poly("37,3 37,20 55,20").buffer(-1.4))
    return sheet.difference(union(lines, fold))


def landscape() -> Region:
    """A picture in its frame: hills and a sun."""
    hills = poly("9,51 24,29 33,41 40,33 56,51").buffer(1.2, quad_segs=5)
    frame = rounded(2, 7, 60, 50, 5).difference(rounded(8, 13, 48, 38, 2))
    return union(frame, hills.intersection(rounded(6, 12, 52, 42, 2)), circle(44, 23, 5.4, 32))


def bars() -> Region:
    """Three strokes one above another: what else there is."""
    return unite(brush(f"7,{y} 57,{y}", 10, (0.85, 1.0, 0.8)) for y in (13.5, 32, 50.5))


def tally() -> Region:
    """Four chalk strokes and a fifth across them: how it stands."""
    strokes = unite(brush(f"{x + 1.5},6 {x - 1.5},58", 7.4, (0.8, 1.0, 0.75)) for x in (10, 24, 38, 52))
    slash = brush("2,47 62,17", 7.4, (0.8, 1.0, 0.75))
    return union(strokes.difference(slash.buffer(2.2)), slash)


def person() -> Region:
    """A head and shoulders."""
    shoulders = blob("6,60! 8,48 16,41 25,39 32,44! 39,39 48,41 56,48 58,60!")
    return union(circle(32, 20, 14.5, 56), shoulders)


def seal() -> Region:
    """A drop of sealing wax with an uneven edge, in which a ring and a star are pressed."""
    wax = blob("32,3 43,4 52,10 60,19 61,31 59,43 53,53 43,59 32,61 20,60 10,54 5,44 3,32 5,20 11,10 21,6")
    ring = circle(*CENTRE, 21.5, 72).difference(circle(*CENTRE, 19, 72))
    return wax.difference(union(ring, star(32, 32.8, 14, 6, 5)))


def arrow(angle: float) -> Region:
    """A corner that points to the right, turned by an angle."""
    corner = poly("19,5 29,5 50,32 29,59 19,59 33,32").buffer(1, quad_segs=5)
    return turn(corner, angle, CENTRE)
