"""The signs of the menus: things of the inn and the card table, each in white and one more colour.

All are on 64 by 64 units, with inner lines at least 2.8 units wide, so that they are seen at 20 pixels.
"""

from interface.glyph_sign import BLUE, CENTRE, GOLD, RED, TAPER, Sign, wedges
from woodcut.geometry import (
    Region,
    blob,
    brush,
    circle,
    limb,
    mirror,
    poly,
    ribbon_line,
    rounded,
    star,
    turn,
    union,
    unite,
)

EVEN = (1.0, 1.0)
LINE = 3.2
"""The width of a line cut into a fill."""


def broom() -> Sign:
    """A besom: a stick, a band, and twigs parted by wedges."""
    stick = limb("32,0,3.8 32,32,3.8")
    twigs = blob("24,33! 19,42 12,53 7,60! 17,58 23.5,62! 32,58.5! 40.5,62 47,58! 57,60! 52,53 45,42 40,33!")
    parted = wedges(4.2, "18,62 27.6,42", "32,62 32,42", "46,62 36.4,42")
    band = rounded(21.5, 30.4, 21, 6, 2)
    brushed = twigs.difference(union(parted, band.buffer(2.4)))
    return Sign(union(stick, band, brushed), brushed, GOLD).turned(32)


def kite() -> Sign:
    """A kite on its string, with a bow."""
    sail = poly("32,-2 54,16 32,44 10,16").buffer(0.8, quad_segs=4)
    cross = union(brush("32,-4 32,47", LINE, EVEN), brush("8,16 56,16", LINE, EVEN))
    string = brush("32,44 36,51 29,58 33,68", 5, (1.0, 0.9, 0.9, 0.7))
    bow = union(poly("32,55.6 22,50 22,61.2"), poly("32,55.6 42,50 42,61.2")).buffer(0.6, quad_segs=4)
    quarters = union(poly("32,-5 32,16 6,16"), poly("32,47 32,16 58,16")).intersection(sail)
    fill = union(sail.difference(cross), string, bow)
    return Sign(fill, union(quarters.difference(cross), bow), RED).turned(20)


def gear() -> Sign:
    """A wheel of eight wooden teeth with its hub, and shade on its lower right."""
    tooth = poly("24.6,1.4 38,0.4 41.5,15 22.5,15")
    teeth = unite(turn(tooth, 45 * i + 2.5 * (i % 3), CENTRE) for i in range(8))
    wheel = union(circle(*CENTRE, 22, 40), teeth).buffer(-0.8).buffer(0.8, quad_segs=2)
    hub = circle(*CENTRE, 12.6, 40).difference(circle(*CENTRE, 5.2, 28))
    shade = wedges(3.2, "55.6,37 46,35.6", "54,43.6 44.6,40.4", "49.6,49.8 41.6,44.6")
    return Sign(union(wheel.difference(union(circle(*CENTRE, 15.6, 40), shade)), hub), hub, GOLD)


def _speaker() -> Region:
    horn = poly("2,22 14,22 31,7 31,57 14,42 2,42").buffer(1.6, quad_segs=6)
    return horn.difference(union(poly("13.4,16 16.6,16 16.6,48 13.4,48"), wedges(3.2, "33,42 23.6,42.4")))


def _wave(radius: float) -> Region:
    """An arc of sound, broadest in its middle."""
    outer, inner = circle(27, 32, radius + 3.4, 64), circle(24.4, 32, radius - 2, 64)
    return outer.difference(inner).intersection(poly("27,32 61,-2 91,32 61,66"))


def speaker_on() -> Sign:
    """A loudspeaker with two waves."""
    waves = union(_wave(15), _wave(29))
    return Sign(union(_speaker(), waves), waves, GOLD)


def speaker_off() -> Sign:
    """A loudspeaker that is crossed out beside it."""
    stroke = brush("39,21.5 60,42.5", 9, (1.0, 0.8, 1.0))
    cross = union(stroke, mirror(stroke, 49.5))
    return Sign(union(_speaker(), cross), cross, RED)


def balloon() -> Sign:
    """A speech balloon with three dots."""
    paper = union(rounded(2, 6, 60, 42, 15), poly("13,44 10,62 33,46").buffer(1.2, quad_segs=5))
    dots = unite(circle(x, 27, 4.6, 28) for x in (17, 32, 47))
    return Sign(union(paper.difference(dots.buffer(2.8)), dots), dots, RED)


def trophy() -> Sign:
    """A cup with two handles and a star cut into it."""
    bowl = blob("14,4! 15,22 22,35 32,39.5 42,35 49,22 50,4!")
    foot = union(poly("27,36 37,36 38,47 26,47"), rounded(17, 45.5, 30, 7, 2), rounded(11, 51.5, 42, 10, 2.4))
    handle = ribbon_line("16,10.5 4.5,10.5 6,23 20,30", 5.6)
    shade = wedges(3, "48,24 41.6,26.4", "43.6,31.4 36,33.4")
    cup = union(bowl.difference(shade), handle, mirror(handle, 32)).difference(star(31.4, 19.6, 10.6, 4.6, 5))
    return Sign(union(cup, foot), cup.difference(foot.buffer(0.4)), GOLD)


def hand() -> Sign:
    """A hand with its first finger up, in a cuff."""
    finger = limb("26,5,5.6 26,34,6")
    others = union(limb("36.6,25,5 36.6,38,5"), limb("45.6,28,4.8 45.6,40,5"), limb("53,33,4.2 53,42,4.4"))
    palm = blob("20,33! 57,36! 56,44 52,51! 24,51! 20,46")
    thumb = limb("8,32,5 15,40,5.8 26,48,7")
    between = wedges(LINE, "31.6,25 31.2,43", "41,28 40.6,44", "49.6,33 49.2,44")
    cuff = rounded(19, 54.4, 37, 9.6, 2.4)
    return Sign(union(union(finger, others, palm, thumb).difference(between), cuff), cuff, RED)


def undo() -> Sign:
    """An arrow that turns back, drawn with one swelling stroke."""
    arc = brush("26,17 42,16.6 55,27 56,41 46,54 32,58.6 14,54", 12.5, (0.9, 1.05, 1.0, 0.4))
    head = poly("31,1 31,33 6,17").buffer(1.2, quad_segs=5)
    return Sign(union(arc.difference(head.buffer(2.8)), head), head, RED)


def redo() -> Sign:
    """An arrow that goes on again: the one that turns back, mirrored."""
    back = undo()
    return Sign(mirror(back.fill, CENTRE[0]), mirror(back.second or back.fill, CENTRE[0]), back.tone)


def moon() -> Sign:
    """A sickle moon with a star beside it: the day is over."""
    whole, bite = circle(28, 34, 29, 72), circle(42, 27, 24.6, 72)
    sickle = whole.difference(bite).buffer(-0.6).buffer(0.6, quad_segs=4)
    star = poly("47,9 50.4,18.6 60,22 50.4,25.4 47,35 43.6,25.4 34,22 43.6,18.6").buffer(0.8, quad_segs=3)
    return Sign(union(sickle, star), star, GOLD)


def again() -> Sign:
    """An arrow that runs round in a circle and begins once more."""
    ring = circle(*CENTRE, 27.4, 72).difference(circle(*CENTRE, 16.2, 56))
    open_ = ring.difference(poly("32,32 30,-4 72,-4 66,25"))
    head = poly("24,-6 24,26 47,10.4").buffer(1.2, quad_segs=5)
    return Sign(union(open_.difference(head.buffer(2.8)), head), head, BLUE)


def book() -> Sign:
    """An open book in its cover, with lines on its pages."""
    leaf = blob("3,10! 12,6.5 22,7 30.4,12! 30.4,53! 22,48 12,47.4 3,50!")
    lines = union(*(brush(f"9.4,{y + 1} 16,{y - 0.3} 24.6,{y + 2.2}", 4, EVEN) for y in (19, 29.5, 40)))
    pages = union(leaf, mirror(leaf, 32))
    cover = blob("-2,14! -2,57! 12,53.6 24,55.5 28,59! 36,59! 40,55.5 52,53.6 66,57! 66,14! 32,20!")
    cover = cover.difference(union(pages, rounded(29, 8, 6, 44, 1)).buffer(2.7))
    return Sign(union(pages.difference(union(lines, mirror(lines, 32))), cover), cover, RED)


def eye() -> Sign:
    """An open eye under its lid."""
    lid = blob("1,30! 10,18.6 21,11 32,9 43,11 54,18.6 63,30! 53,24.4 43,19.2 32,17.2 21,19.2 11,24.4")
    ball = blob(
        "3.6,36! 13,28.4 22,23.8 32,22.2 42,23.8 51,28.4 60.4,36! 51,45.6 42,51.4 32,53.4 22,51.4 13,45.6"
    )
    iris = circle(32, 37, 9.6, 48).difference(union(circle(32, 37, 4.4, 28), circle(35.2, 33.4, 3.4, 24)))
    shine = circle(35.2, 33.4, 3.4, 24)
    return Sign(union(lid, ball.difference(circle(32, 37, 12.4, 48)), shine), iris, BLUE)


def lamp() -> Sign:
    """A lamp that shines: five rays around it."""
    glass = union(circle(32, 27, 15.4, 64), poly("20.4,36 43.6,36 39.6,46 24.4,46"))
    thread = brush("27.6,46 26,32 32,36.6 38,32 36.4,46", 2.8, EVEN)
    base = union(rounded(22.6, 49, 18.8, 6.2, 2), rounded(25.4, 57.6, 13.2, 6, 2.6))
    ray = poly("28.9,-4 35.1,-4 33.6,6 30.4,6").buffer(0.5, quad_segs=4)
    rays = unite(turn(ray, angle, (32, 27)) for angle in (-104, -52, 0, 52, 104))
    shining = union(glass.difference(thread), rays)
    return Sign(union(shining, base), shining, GOLD)


def cards() -> Sign:
    """A card with a diamond on it, before the lattice of another one's back."""
    card = poly("24.4,6 56.4,4 59.6,57 26,59.6").buffer(1.4, quad_segs=3)
    line = poly("29,10.4 52.6,9 55,52.6 30.4,54.4").buffer(0.8, quad_segs=3)
    line = line.difference(line.buffer(-2.3))
    pip = blob("41.4,17! 45,24.6 50,31! 45.4,38 42.4,46! 37.6,38.6 33,32! 38,25")
    shade = wedges(3.2, "60,44 52,45.6", "60.4,50 48,52")
    behind = poly("8,13 30,3.6 37,3.6 40,56 26,60.4").buffer(1.2, quad_segs=3).difference(card.buffer(2.9))
    lattice = unite(brush(f"{x},2 {x + 12},62", 2.6, EVEN) for x in (8, 16.4, 24.8))
    slant = unite(brush(f"2,{y} 40,{y - 16}", 2.6, EVEN) for y in (28, 40, 52, 64))
    inner = behind.buffer(-2.6)
    back = behind.difference(union(lattice, slant).intersection(inner))
    return Sign(union(card.difference(union(pip.buffer(1.6), line, shade)), back), union(back, pip), RED)


def open_hand() -> Sign:
    """Three cards as one holds them, face up: each has a pip."""
    left, middle, right = (turn(rounded(19, 6, 26, 42, 4.5), angle, (32, 62)) for angle in (-30, 0, 30))
    pips = unite(turn(poly("32,11.5 38.6,20 32,28.5 25.4,20"), angle, (32, 62)) for angle in (-34, -2, 30))
    lower = union(left.difference(middle.buffer(2.8)), middle).difference(right.buffer(2.8))
    return Sign(union(lower, right).difference(pips.buffer(1.5)), pips, RED)


def home() -> Sign:
    """The inn: a tiled roof with a smoking chimney, a round door and a window."""
    roof = poly("31,6 63.6,33 60,40.4 4,40.4 0.4,33.6")
    tiles = unite(brush(path, 2.9, TAPER) for path in ("32,33 32,13", "21.4,36 25.6,20", "43,36 38,20"))
    eaves = unite(wedges(3.4, f"{x},42 {x},34.6") for x in (11.6, 52.4))
    chimney = poly("45,8 54.6,9 54,24 45,17.6")
    smoke = brush("50,4 47.6,0 52,-4 49.6,-9", 4.6, (1.0, 0.9, 0.8, 0.3))
    walls = poly("9.4,40 54.6,40 53.4,63 10.4,63")
    door = union(poly("24,48 38,48 38.6,66 23.6,66"), circle(31, 48.6, 7.2, 20))
    window = poly("43,46.4 49.4,46 49,53.4 43,53.6")
    shade = wedges(3, "56,57.6 46.6,58.4", "14,66 15,55", "18.6,66 19,58.6")
    red = union(roof.difference(union(tiles, eaves)), chimney.difference(roof.buffer(2.6)))
    house = walls.difference(union(door, window, shade, roof.buffer(2.8)))
    return Sign(union(red, house, smoke), red, RED)


def question() -> Sign:
    """A question mark in a balloon."""
    balloon = union(
        blob("32,2 50,5 61,16 62,28 56,41 44,48 32,49.5 20,48 8,41 2,28 3,16 14,5"), poly("12,40 30,46 13,62")
    )
    hook = brush(
        "22.4,19 26,12.4 33,10 40.6,13 42.4,20 38.6,26 33.6,29 32.4,34", 6.6, (0.85, 1.05, 1.1, 1, 0.8)
    )
    mark = union(hook, circle(32.2, 40.6, 3.7, 28))
    shade = wedges(3, "63,30 52.6,31.4", "60,37.4 49.6,38.6")
    return Sign(balloon.difference(union(mark.buffer(1.5), shade)), mark, RED)


def keyboard() -> Sign:
    """Keys cut from wood, in two rows above a bar; one of them is red."""
    case = poly("1,10 32,8.6 62.6,10.4 63.6,32 62,54.4 32,55.6 2,54 0.4,31").buffer(0.8, quad_segs=3)
    keys = [poly("8,17 20.4,16.4 20,27.6 8.4,28"), poly("26,16.4 38,17 38.4,28 25.6,27.4")]
    enter = poly("43.6,16.8 56.4,17 56,28.6 44,28")
    bar = poly("8.4,36 32,37 56,35.8 55.4,45.4 30,46.4 9,45")
    shade = wedges(3, "65,48 57,49", "54,58 51,50.6")
    return Sign(case.difference(union(*keys, enter.buffer(1.4), bar, shade)), enter, RED)


def page() -> Sign:
    """A scroll with handwriting, rolled at both ends, and its red seal."""
    sheet = blob("12,9! 50,9! 49,24 52,38 50.4,54! 13.6,54! 11.4,38 14,24")
    upper = blob("8,3! 55,3! 60,7.6 55,12.4! 8,12.4! 4.4,7.6")
    lower = blob("9.4,51.4! 56,51.4! 60.6,56.4 56,61.4! 9.4,61.4! 5,56.4")
    roll = union(circle(54, 7.6, 2.3, 12), circle(10.4, 56.4, 2.4, 12))
    lines = unite(
        brush(path, 4, (0.9, 1.0, 0.75, 0.3))
        for path in (
            "19,20.6 26,18.6 36,21 45,19.4",
            "18.6,29.4 28,31 38,28.6 46,30",
            "19.4,39 24,37.6 30,39.4 34,38",
        )
    )
    shade = wedges(2.9, "53,47 45.6,46.4", "52.6,24.6 47.4,25")
    seal = blob("43,36.6! 47.6,35.4 52,38 53.4,42.6 50.6,47.4 46,48.6 41.6,46.6 39.4,42.4 40.4,38.4")
    body = sheet.difference(union(lines, upper.buffer(2.7), lower.buffer(2.7), seal.buffer(2.7), shade))
    return Sign(union(body, union(upper, lower).difference(roll), seal), seal, RED)


def landscape() -> Sign:
    """A picture in its mitred frame, on a cord: the volcano by the sea, with its smoke."""
    inside = poly("9.4,22.4 54.6,21.6 55,53.4 9,54.6")
    frame = poly("0.4,13.4 63,12.4 64,62.4 0,63.6").buffer(0.6, quad_segs=3).difference(inside)
    mitres = wedges(3, "-3,10 10.6,23.6", "67,9 53.4,22.6", "67,66 54,52.6", "-3,67 10.4,53.6")
    cord = brush("17,14 32,2.6 46,13.4", 4, (0.8, 1.3, 0.8)).difference(frame)
    hill = blob("4,57! 18,46 25.6,34.4! 29.6,36.8 33.6,34! 44,45 62,57!").intersection(inside.buffer(-1.6))
    smoke = brush("29.6,32 33,27.4 40,29 47,25.6", 4.8, (0.5, 1.0, 1.1, 0.4)).intersection(inside)
    shade = wedges(3, "43,54 36,42", "50,55 43.4,46.4")
    sky = inside.buffer(-1.4).difference(union(hill, smoke).buffer(1.9))
    return Sign(union(frame.difference(mitres), cord, hill.difference(shade), smoke), sky, BLUE)


def bars() -> Sign:
    """Three slats of wood one above another, with their grain: what else there is."""
    upper = poly("3,4.6 20,3.6 44,5 61,3.4 60,18.6 40,17.4 20,18.8 4.4,17")
    middle = poly("4.6,25.4 24,24.2 46,25.6 60,24 61.4,39 42,37.6 22,39.2 3,38")
    lower = poly("3.6,46 22,44.6 44,46 60.4,45 59.4,60.2 38,58.8 18,60 4.8,58.6")
    grain = wedges(3.2, "64,11.6 40,10.6", "0,32.4 22,31.4", "64,53 44,52", "50,30 34,31.4")
    return Sign(union(upper, middle, lower).difference(grain), middle, GOLD)


def tally() -> Sign:
    """Four chalk strokes and a fifth across them: how it stands."""
    strokes = unite(brush(f"{x + 1.5},3 {x - 1.5},61", 9, (0.85, 1.0, 0.8)) for x in (8, 24, 40, 56))
    slash = brush("-3,49 67,15", 9.4, (0.85, 1.0, 0.8))
    return Sign(union(strokes.difference(slash.buffer(2.8)), slash), slash, RED)


def person() -> Sign:
    """A bust in a cap with a feather, as the knaves of the cards wear it."""
    head = circle(31, 27, 12.4, 56)
    cap = blob("14,21.6! 13,12 22,6 34,6.4 45,11 48.6,21.6! 40,17.8 31,16.8 22,17.8")
    feather = blob("38,9.6! 43,1 54,-3.6 64,1! 60,8.4 52,12.6 43,13.6!")
    shoulders = blob("1,64! 3.6,51.6 13,45.6 23,42.6! 39,42.6! 49,45.6 58.4,51.6 61,64!")
    collar = poly("20.4,42.4 31,52.4 41.6,42.4 47.4,47 36,60 31,55.6 26,60 14.6,47")
    shade = wedges(3, "62,55 52.4,56.4", "63,61 49,61.6")
    coat = shoulders.difference(union(union(head, collar).buffer(2.7), shade))
    face = head.difference(union(cap, collar).buffer(2.7))
    cap = cap.difference(feather.buffer(2.7))
    barbs = wedges(2.8, "63,11 55,5", "55,15 47,9.4")
    feather = feather.difference(union(barbs, brush("42,11.6 59,2.6", 2.4, TAPER)))
    return Sign(union(face, cap, feather, coat, collar), union(cap, coat), BLUE)


def slate() -> Sign:
    """A school slate in its frame, with a seven in chalk."""
    inside = rounded(9, 11, 46, 42, 2)
    frame = rounded(0, 2, 64, 60, 5).difference(inside)
    seven = union(brush("22,20.5 43,20.5", 6.4, EVEN), brush("41.6,19 35,30 31,45", 6.6, (1.0, 0.95, 0.9)))
    board = inside.buffer(-1.6).difference(seven.buffer(2.4))
    return Sign(union(frame, seven), board, BLUE)


def stacks() -> Sign:
    """Three stacks of coins, one higher than the other."""

    def stack(x: float, high: int) -> Region:
        return unite(rounded(x, 53.4 - 12.6 * number, 18.6, 9.6, 3.6) for number in range(high))

    first, second, third = stack(0, 2), stack(22.7, 5), stack(45.4, 3)
    return Sign(union(first, second, third), second, GOLD)


def door() -> Sign:
    """A door that stands open."""
    frame = union(rounded(10, 20, 44, 44, 1), circle(32, 22, 22, 64))
    opening = union(rounded(18, 24, 28, 50, 0.5), circle(32, 24, 14, 48))
    leaf = blob("20,21! 27,9 37,17! 37,69! 20,61.5!")
    knob = circle(32.4, 42, 2.7, 24)
    leaf = leaf.difference(knob)
    return Sign(union(frame.difference(union(opening, leaf.buffer(2.8))), leaf), leaf, RED)


def notebook() -> Sign:
    """A pad of paper on rings, with a pencil."""
    sheet = rounded(4, 8, 46, 55, 3.5)
    rings = unite(rounded(x, 1, 5.6, 14, 2.8) for x in (9.4, 24.2, 39))
    lines = unite(rounded(11.6, y, 31, 4.2, 1.4) for y in (24, 35, 46))
    pencil = union(poly("56.4,12 66,18 46,50.4 36.4,44.6"), poly("36.4,44.6 46,50.4 34,58.6")).buffer(0.5)
    tip = brush("35,44 47.6,51.4", 2.8, EVEN)
    paper = sheet.difference(union(rings.buffer(2.7), lines)).difference(pencil.buffer(2.8))
    drawn = pencil.difference(tip)
    return Sign(union(paper, rings, drawn), drawn, RED)
