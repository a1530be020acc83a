"""Small signs of one white fill, to be tinted by the window; drawn on 64 by 64 units, written on 256."""

from collections.abc import Callable
from functools import partial

from shapely.geometry import box

from woodcut.geometry import (
    Region,
    blob,
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
from woodcut.picture import Picture

SIZE = 256
WHITE = "#ffffff"
CENTRE = (32.0, 32.0)


def glyphs() -> dict[str, Callable[[], Picture]]:
    """What draws each sign, by its name."""
    arrows = {"right": 0, "down": 90, "left": 180, "up": 270}
    bends = {"ccw": (False, 0), "ccw_back": (False, 180), "cw": (True, 0), "cw_back": (True, 180)}
    shapes: dict[str, Callable[[], Region]] = {
        "coins": _coins,
        "cups": _cups,
        "swords": _swords,
        "clubs": _clubs,
        "dealer": _dealer,
        "broom": _broom,
        "check": partial(ribbon_line, "12,34! 26,48! 53,17", 9),
        "cross": _cross,
        "gear": _gear,
        "star": partial(_rounded_star, 28, 12),
        "speaker_on": _speaker_on,
        "speaker_off": _speaker_off,
        "laurel": _laurel,
        "trophy": _trophy,
        "hand": _hand,
        "undo": _undo,
        "hint": _hint,
        "eye": _eye,
        "full_screen": _full_screen,
        "cards": _cards,
        "open_hand": _open_hand,
        "home": _home,
        "help": _help,
        "keyboard": _keyboard,
        "page": _page,
        "picture": _landscape,
        "side_1": partial(circle, *CENTRE, 26, 72),
        "side_2": partial(poly, "32,3 61,32 32,61 3,32"),
        "side_3": partial(poly, "32,6 61,56 3,56"),
        "pause": lambda: union(rounded(13, 8, 13, 48, 2), rounded(38, 8, 13, 48, 2)),
        "seal": _seal,
        "play": partial(poly, "15,7 56,32 15,57"),
    }
    for name, angle in arrows.items():
        shapes[f"arrow_{name}"] = partial(_arrow, angle)
    for name, (mirrored, angle) in bends.items():
        shapes[f"bend_{name}"] = partial(_bend, angle, mirrored=mirrored)
    return {name: partial(_picture, shape) for name, shape in shapes.items()}


def _picture(shape: Callable[[], Region]) -> Picture:
    art = Picture()
    art.lay(scale(shape(), SIZE / 64), WHITE)
    return art


def _coins() -> Region:
    ring = circle(*CENTRE, 28, 72).difference(circle(*CENTRE, 24, 72))
    petals = unite(turn(blob("32,28 35,20 32,12! 29,20"), 45 * i, CENTRE) for i in range(8))
    return union(ring, petals, circle(*CENTRE, 2.6, 20))


def _cups() -> Region:
    bowl = blob("11,7! 12,20 20,31 29,36 35,36 44,31 52,20 53,7!")
    stem = blob("28,34! 28,44 27,48 17,54 15,59! 49,59! 47,54 37,48 36,44 36,34!")
    band = poly("11.5,17 52.5,17 52,20 12,20")
    return union(bowl, stem, ellipse(32, 42, 7, 3.2)).difference(band)


def _swords() -> Region:
    blade = poly("28.5,42 28.5,10 32,3 35.5,10 35.5,42")
    ridge = poly("31.5,40 31.5,12 32.5,12 32.5,40")
    guard = limb("17,40,3 24,43.5,2.6 32,44,3 40,43.5,2.6 47,40,3")
    hilt = rounded(29.4, 44, 5.2, 11, 1.5)
    return union(blade.difference(ridge), guard, hilt, circle(32, 57, 4))


def _clubs() -> Region:
    body = limb("31,59,4 33,46,5 31,34,6.4 33,20,8.6 32,12,9")
    knots = union(limb("36,30,3 44,24,2.6"), limb("28,40,3 20,34,2.6"), limb("27,22,3.4 19,15,3"))
    end = ellipse(32.2, 9.5, 6, 3.4)
    return turn(union(body, knots).difference(end.difference(ellipse(32.2, 9.5, 3.6, 1.7))), 18, CENTRE)


def _rounded_star(outer: float, inner: float) -> Region:
    return star(32, 33.5, outer - 2, inner - 1, 5).buffer(1.8, quad_segs=6)


def _dealer() -> Region:
    """A button with a star cut out."""
    rim = circle(*CENTRE, 25.5, 72).difference(circle(*CENTRE, 23, 72))
    return circle(*CENTRE, 29, 72).difference(union(rim, star(32, 33.2, 17, 7.4, 5)))


def _broom() -> Region:
    stick = limb("32,4,2.4 32,34,2.4")
    bristles = blob(
        "27,33! 22,42 16,54 13,61! 21,58.5 26,61! 32,58.5! 38,61 43,58.5! 51,61! 48,54 42,42 37,33!"
    )
    strokes = unite(ribbon_line(path, 1.5) for path in ("28,46 23,58", "32,46 32,57", "36,46 41,58"))
    band = poly("24,36.5 40,36.5 41,39 23,39")
    whole = union(stick, bristles.difference(union(strokes, band)))
    return move(turn(scale(whole, 0.94, origin=CENTRE), 28, CENTRE), 4, -1)


def _cross() -> Region:
    return union(ribbon_line("15,15 49,49", 9), ribbon_line("49,15 15,49", 9))


def _gear() -> Region:
    tooth = poly("26.5,2.5 37.5,2.5 40,14 24,14")
    teeth = unite(turn(tooth, 45 * i, CENTRE) for i in range(8))
    wheel = union(circle(*CENTRE, 21.5, 64), teeth).buffer(-1.2).buffer(1.2, quad_segs=6)
    return wheel.difference(circle(*CENTRE, 9.5, 48))


def _speaker() -> Region:
    return poly("6,24 16,24 30,11 30,53 16,40 6,40").buffer(1.6, quad_segs=6)


def _wave(radius: float) -> Region:
    ring = circle(30, 32, radius + 2.3, 64).difference(circle(30, 32, radius - 2.3, 64))
    return ring.intersection(poly("30,32 64,-2 90,32 64,66"))


def _speaker_on() -> Region:
    return union(_speaker(), _wave(13), _wave(23.5))


def _speaker_off() -> Region:
    return union(_speaker(), ribbon_line("40,24 56,40", 5), ribbon_line("56,24 40,40", 5))


def _laurel() -> Region:
    branch = ribbon_line("31,58 17,52 10,38 12,22 19,12", 2.2)
    leaves = []
    for index, (x, y, angle) in enumerate(
        ((24, 56, 190), (15, 50, 220), (11, 40, 250), (11, 29, 275), (15, 18, 300), (20, 11, 320))
    ):
        leaf = blob("0,0! 4,-3.4 9,-3 13.5,0! 9,3 4,3.4")
        leaves.append(_placed(leaf, x, y, angle - 20))
        if index < 5:
            leaves.append(_placed(leaf, x + 1, y, angle + 62))
    half = union(branch, *leaves)
    return union(half, mirror(half, 32))


def _placed(shape: Region, x: float, y: float, angle: float) -> Region:
    return move(turn(shape, angle), x, y)


def _trophy() -> Region:
    bowl = blob("17,6! 18,22 24,34 32,38 40,34 46,22 47,6!")
    foot = union(poly("29,36 35,36 36,48 28,48"), rounded(20, 47, 24, 5, 2), rounded(16, 52, 32, 7, 2))
    handle = ribbon_line("18,11 8,11 9,22 21,28", 3.4)
    return union(bowl.difference(star(32, 19, 8, 3.4, 5)), foot, handle, mirror(handle, 32))


def _hand() -> Region:
    """A hand with its first finger up."""
    finger = limb("28,8,4.2 28,34,4.6")
    others = union(limb("36,27,4.2 36,40,4.4"), limb("43.5,30,4 43.5,42,4.2"), limb("50,34,3.6 50,44,3.8"))
    palm = blob("23,34! 54,38! 53,50 47,59 38,61 29,60 22,52")
    thumb = limb("14,37,4 20,45,4.6 27,52,6")
    gaps = unite(box(x, 26, x + 1.1, 42) for x in (31.9, 39.6, 46.6))
    return union(finger, others, palm, thumb).difference(gaps)


def _undo() -> Region:
    ring = circle(34, 34, 21, 64).difference(circle(34, 34, 15.5, 64))
    arc = ring.difference(poly("34,34 -10,34 -10,-6 34,-6"))
    return union(arc, poly("36,3 36,29 19,16").buffer(0.8, quad_segs=6))


def _bend(angle: float, *, mirrored: bool) -> Region:
    """A quarter of a round from the lower edge to the right one, with its head there, pointing up."""
    ring = circle(8, 8, 43, 96).difference(circle(8, 8, 37, 96))
    arc = ring.intersection(poly("8,14 64,14 64,64 12,64"))
    bend = turn(union(arc, poly("36,17 60,17 48,1").buffer(0.8, quad_segs=6)), angle, CENTRE)
    return mirror(bend, CENTRE[0]) if mirrored else bend


def _eye() -> Region:
    lids = blob("3,32! 12,22 22,16 32,14 42,16 52,22 61,32! 52,42 42,48 32,50 22,48 12,42")
    white = blob("10,32! 17,25.5 24,21 32,19.5 40,21 47,25.5 54,32! 47,38.5 40,43 32,44.5 24,43 17,38.5")
    glint = circle(35.5, 28.5, 2.8, 24)
    return union(lids.difference(white), circle(*CENTRE, 9.5, 48).difference(glint))


def _hint() -> Region:
    bulb = union(circle(32, 24, 18, 64), poly("21,36 43,36 40,46 24,46"))
    base = union(rounded(24.5, 48, 15, 4, 2), rounded(26.5, 54, 11, 4.5, 2.2))
    glow = ribbon_line("22,22 25,15 32,12", 2.4)
    return union(bulb.difference(glow), base)


def _full_screen() -> Region:
    corner = ribbon_line("8,24! 8,8! 24,8", 5.5)
    return unite(turn(corner, 90 * i, CENTRE) for i in range(4))


def _cards() -> Region:
    card = rounded(27, 10, 27, 44, 4)
    back = turn(move(card, -8, 1), -15, (30, 52))
    return union(card.difference(circle(40.5, 32, 6, 32)), back.difference(card.buffer(2.2)))


def _open_hand() -> Region:
    """Three cards as one holds them, face up: each has a pip."""
    left, middle, right = (turn(rounded(20.5, 8, 23, 36, 3.5), angle, (32, 58)) for angle in (-26, 0, 26))
    pips = union(*(turn(circle(32, 20, 4.6, 32), angle, (32, 58)) for angle in (-26, 0, 26)))
    gap = 2.2
    lower = union(left.difference(middle.buffer(gap)), middle).difference(right.buffer(gap))
    return union(lower, right).difference(pips)


def _home() -> Region:
    roof = poly("32,6 60,31 55.5,35 32,14.5 8.5,35 4,31").buffer(0.8, quad_segs=5)
    walls = poly("14,37 32,21.5 50,37 50,57 14,57").buffer(0.8, quad_segs=5)
    return union(roof, walls.difference(rounded(27, 40, 10, 20, 1)))


def _help() -> Region:
    hook = ribbon_line("20,22 23,13 32,9 42,13 44,22 39,30 33,35! 32,42", 7)
    return union(hook, circle(32, 54.5, 4.6, 32))


def _keyboard() -> Region:
    keys = unite(rounded(10 + 12 * place, y, 8, 7, 1.5) for y in (20, 31) for place in range(4))
    return rounded(2, 12, 60, 41, 6).difference(union(keys, rounded(17, 42, 30, 6, 1.5)))


def _page() -> Region:
    lines = unite(rounded(19, y, width, 4.5, 1.5) for y, width in ((23, 26), (33, 26), (43, 17)))
    sheet = poly("11,4 39,4 53,18 53,60 11,60").buffer(1.5, quad_segs=5)
    corner = poly("39,4 39,18 53,18").buffer(0.9).difference(poly("39,4 39,18 53,18").buffer(-1.2))
    return sheet.difference(union(lines, corner))


def _landscape() -> Region:
    hills = poly("9,50 24,29 33,41 40,33 55,50").buffer(1.2, quad_segs=5)
    frame = rounded(3, 9, 58, 47, 5).difference(rounded(8.5, 14.5, 47, 36, 2))
    return union(frame, hills.intersection(box(6, 12, 58, 53)), circle(44, 24, 4.6, 32))


def _seal() -> Region:
    """A drop of sealing wax with an uneven edge, in which a ring and a star are pressed."""
    wax = blob("32,3 43,4 52,10 60,19 61,31 59,43 53,53 43,59 32,61 20,60 10,54 5,44 3,32 5,20 11,10 21,6")
    ring = circle(*CENTRE, 21.5, 72).difference(circle(*CENTRE, 19, 72))
    return wax.difference(union(ring, star(32, 32.8, 14, 6, 5)))


def _arrow(angle: float) -> Region:
    return turn(ribbon_line("23,11! 44,32! 23,53", 9), angle, CENTRE)
