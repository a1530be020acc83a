"""What the town's pigeons sit on: stone ledges, a balustrade, signposts, a lamp, the wires of the tram."""

from typing import TypeAlias

from shapely.geometry import box

from saarbruecken.suits import PLUM_DARK
from woodcut.geometry import Region, blob, circle, ellipse, limb, poly, rounded, union
from woodcut.palette import BROWN, BROWN_DARK, GOLD, INK, PAPER, PLUM, RED, RED_DARK, WHITE, WHITE_DARK
from woodcut.pattern import Hatch
from woodcut.picture import Picture

STONE, STONE_DARK = "#e6c9a0", "#bf9a6b"
IRON, IRON_DARK = "#46635c", "#2c423d"
GLOW = "#fbe3a0"
NEAR, FAR = "#e3cfa0", "#efdfb9"
INSIDE = box(13.4, 13.4, 346.6, 586.6)
"""The card inside its frame line."""
Board: TypeAlias = tuple[float, bool, Region]
"""How high the board of a signpost hangs, whether it points to the right, and what is painted on it."""


def ledge(art: Picture, x: float, top: float, width: float) -> None:
    """Draw a ledge of sandstone on two brackets, its upper edge at a height, 30 units high."""
    with art.at(x, top):
        for px in (-width / 2 + 46, width / 2 - 46):
            corbel = blob(
                f"{px - 19},12! {px + 19},12! {px + 17},20 {px + 10},25 {px + 7},32! {px - 7},32! "
                f"{px - 10},25 {px - 17},20"
            )
            art.shape(corbel, STONE, ink=2.3, shade=STONE_DARK, shift=(-4, -3))
        art.shape(
            rounded(-width / 2 + 7, 9, width - 14, 8, 3), STONE, ink=2.3, shade=STONE_DARK, shift=(-3, -3)
        )
        art.shape(rounded(-width / 2, 0, width, 11, 4), STONE, ink=2.6, shade=STONE_DARK, shift=(-4, -4))


def console(art: Picture, x: float, top: float) -> None:
    """Draw a bracket of stone as statues stand on, its upper edge at a height, 204 by 48 units."""
    hatch = Hatch(angle=14, spacing=6, length=16)
    with art.at(x, top):
        block = blob("-72,20! 72,20! 66,30 46,35 36,47! 0,50 -36,47! -46,35 -66,30")
        art.shape(block, STONE, ink=2.6, shade=STONE_DARK, shift=(-6, -4), hatch=hatch)
        for flip in (False, True):
            with art.at(flip=flip):
                art.line("-62,26 -50,30 -44,26 -50,23 -54,27", 2, (0.3, 1, 0.8, 0.4))
        art.shape(circle(0, 33, 7, 24), STONE, ink=2, shade=STONE_DARK, shift=(-2, -2))
        art.shape(rounded(-86, 11, 172, 11, 4), STONE, ink=2.4, shade=STONE_DARK, shift=(-4, -4))
        art.shape(rounded(-102, 0, 204, 14, 5), STONE, ink=2.8, shade=STONE_DARK, shift=(-5, -5))


def niche(art: Picture, x: float, width: float) -> None:
    """Draw the pale niche of a church front with its arch, its imposts and its sill."""
    half, spring = width / 2, 26 + width / 2
    outer = union(circle(x, spring, half, 64), box(x - half, spring, x + half, 562))
    inner = union(circle(x, spring, half - 13, 64), box(x - half + 13, spring, x + half - 13, 562))
    art.add(inner, FAR)
    joints = [box(x - half, y, x + half, y + 3) for y in range(188, 560, 62)]
    key = poly(f"{x - 14},20 {x + 14},20 {x + 9},42 {x - 9},42")
    imposts = [box(px - 4, spring - 2, px + 17, spring + 12) for px in (x - half, x + half - 13)]
    band = outer.difference(inner).difference(union(*joints))
    art.add(union(band, key, *imposts, box(x - half - 14, 560, x + half + 14, 574)), NEAR)


def house_front(art: Picture) -> None:
    """Draw the pale windows of a house, two above each of its three ledges."""
    for x in (92, 268):
        for top, foot, arch in ((36, 124, 0), (262, 372, 18), (446, 543, 0)):
            pane = union(box(x - 48, top, x + 48, foot), ellipse(x, top + 1, 48, arch + 1))
            bars = union(
                pane.difference(pane.buffer(-6)),
                box(x - 3, top - arch, x + 3, foot),
                box(x - 48, top + 34, x + 48, top + 39),
            )
            art.add(pane, FAR)
            art.add(bars, NEAR)


def balustrade(art: Picture, x: float, top: float, width: float, high: float, count: int) -> None:
    """Draw a rail of sandstone on balusters, its upper edge at a height."""
    shaft = high - 26
    with art.at(x, top):
        for number in range(count):
            px = (number - (count - 1) / 2) * (width - 40) / (count - 1)
            neck, waist, foot = 12 + shaft * 0.22, 12 + shaft * 0.56, 12 + shaft * 0.84
            shape = blob(
                f"{px - 6},10! {px - 4},{neck} {px - 11},{waist} {px - 5},{foot} {px - 8},{14 + shaft}! "
                f"{px + 8},{14 + shaft}! {px + 5},{foot} {px + 11},{waist} {px + 4},{neck} {px + 6},10!"
            )
            art.shape(shape, STONE, ink=2.4, shade=STONE_DARK, shift=(-4, -2))
        art.shape(rounded(-width / 2, 0, width, 13, 4), STONE, ink=2.7, shade=STONE_DARK, shift=(-4, -4))
        art.shape(
            rounded(-width / 2, high - 14, width, 14, 4), STONE, ink=2.7, shade=STONE_DARK, shift=(-4, -5)
        )


def signpost(art: Picture, x: float, boards: tuple[Board, ...]) -> None:
    """Draw a post with boards that point to both sides, from the top of the first to the foot of the card."""
    top = min(height for height, _, _ in boards)
    post = box(x - 6, top - 4, x + 6, 578)
    art.shape(post, IRON, ink=2.6, shade=IRON_DARK, shift=(-4, 0))
    art.shape(rounded(x - 34, 568, 68, 12, 4), IRON, ink=2.6, shade=IRON_DARK, shift=(-4, -4))
    for height, right, painted in boards:
        with art.at(x, height, flip=not right):
            board = poly("-84,0! 76,0! 102,17! 76,34! -84,34!").buffer(1.5)
            art.shape(board, PLUM, ink=2.8, shade=PLUM_DARK, shift=(-4, -5))
            rim = board.buffer(-5).difference(board.buffer(-6.8))
            art.add(rim, PAPER)
        art.lay(art.here(painted), PAPER)


def town_clock(art: Picture, x: float, top: float) -> None:
    """Draw the clock that hangs from a height between two scrolls, 100 units high; it strikes four."""
    with art.at(x, top):
        for flip in (False, True):
            with art.at(flip=flip):
                scroll = "-60,4 -50,22 -32,20 -32,8 -42,8 -41,14"
                art.line(scroll, 7, (1, 1, 1, 1, 0.9, 0.7))
                art.line(scroll, 2.6, (0.7, 1, 1, 1, 0.9, 0.4), IRON)
        art.shape(box(-5, 0, 5, 24), IRON, ink=2.4, shade=IRON_DARK, shift=(-4, 0))
        art.shape(circle(0, 60, 41, 56), IRON, ink=2.8, shade=IRON_DARK, shift=(-4, -4))
        art.shape(circle(0, 60, 33, 48), WHITE, ink=2, shade=WHITE_DARK, shift=(3, 3), heavy=(0, 0))
        for hour in range(12):
            with art.at(0, 60, turned=30 * hour):
                art.add(box(-1.7, -30, 1.7, -21 if hour % 3 == 0 else -24.6), INK)
        with art.at(0, 60, turned=120):
            art.add(blob("-2.4,5! 2.4,5! 4,-10 0,-20! -4,-10"), PLUM_DARK)
        with art.at(0, 60):
            art.add(blob("-2,6! 2,6! 3,-14 0,-28! -3,-14"), PLUM_DARK)
        art.dot(0, 60, 3.4, PLUM_DARK, 14)
        art.shape(blob("-9,101! 0,99 9,101! 4,107 0,114! -4,107"), IRON, ink=2.2)


def street_lamp(art: Picture, x: float, top: float, foot: float) -> None:
    """Draw a street lamp whose flat cap is at a height, its post down to another."""
    with art.at(x, 0):
        art.shape(
            limb(f"0,{top + 92},6 0,{foot - 60},5.4 0,{foot - 8},7.5"),
            IRON,
            ink=2.6,
            shade=IRON_DARK,
            shift=(-3, 0),
        )
        for y, half in ((top + 96, 12), (foot - 62, 10), (foot - 6, 19)):
            art.shape(rounded(-half, y - 5, 2 * half, 10, 4), IRON, ink=2.4, shade=IRON_DARK, shift=(-3, -3))
        glass = poly(f"-26,{top + 26} 26,{top + 26} 15,{top + 88} -15,{top + 88}")
        art.shape(glass, GLOW, ink=2.6, shade=GOLD, shift=(-5, -2))
        art.add(ellipse(0, top + 60, 6, 11), GOLD)
        art.add(ellipse(0, top + 62, 3, 6), WHITE)
        for side in (-1, 1):
            art.line(f"{side * 9},{top + 26} {side * 5.4},{top + 88}", 2.2, (1, 1))
        roof = blob(
            f"-34,{top + 28}! -26,{top + 14} -14,{top + 8} -14,{top + 2}! 14,{top + 2}! 14,{top + 8} "
            f"26,{top + 14} 34,{top + 28}!"
        )
        art.shape(roof, IRON, ink=2.6, shade=IRON_DARK, shift=(-5, -3))
        art.shape(rounded(-24, top - 2, 48, 8, 3), IRON, ink=2.4, shade=IRON_DARK, shift=(-3, -2))


def wire(art: Picture, height: float, sag: float) -> None:
    """Draw a wire of the tram from frame to frame, lowest in the middle."""
    path = f"4,{height} 92,{height + sag * 0.75} 180,{height + sag} 268,{height + sag * 0.75} 356,{height}"
    art.line(path, 5, (1, 0.82, 1, 0.82, 1), within=INSIDE)
    for x in (41, 319):
        with art.at(x, height + sag * 0.2):
            art.shape(limb("-6,0,6 6,0,6"), WHITE, ink=2.2, shade=WHITE_DARK, shift=(-2, -3))
            art.shape(rounded(-2.6, -9, 5.2, 18, 2.6), BROWN, ink=2.0, shade=BROWN_DARK, shift=(-1.6, -2))


def roofs(art: Picture, top: float) -> None:
    """Draw the pale roofs of the town below the wires, from a height down to the frame."""
    with art.at(0, top):
        far = union(
            poly("96,40 96,-2 120,-30 144,-2 144,40"),
            poly("214,40 214,0 232,-22 268,-22 286,0 286,40"),
            box(250, -36, 260, -20),
        )
        near = union(
            poly("13,40 13,-14 34,-30 62,-6 100,-6 100,40"),
            poly("128,40 128,10 146,-10 200,-10 218,10 218,40"),
            poly("270,40 270,-2 300,-34 330,-2 347,-2 347,40"),
            box(76, -22, 87, 0),
            box(180, -24, 190, 0),
        )
        panes = [
            box(x, y, x + 9, y + 13)
            for x, y in ((28, 2), (56, 8), (150, 6), (168, 6), (188, 6), (286, 6), (306, 6))
        ]
        inside = rounded(13.4, 13.4, 333.2, 573.2, 11)
        art.lay(art.here(far).intersection(inside), FAR)
        art.lay(art.here(near).intersection(inside), NEAR)
        art.add(union(*panes), PAPER)


def hanging_shoes(art: Picture, x: float, top: float) -> None:
    """Draw a pair of shoes that somebody has thrown over a wire, about 60 by 62 units."""
    with art.at(x, top):
        art.line("-6,0 -10,14 -15,26", 2.6, (1, 1, 1))
        art.line("4,0 9,18 13,34", 2.6, (1, 1, 1))
        for dx, dy, turned, flip in ((-17, 40, 62, False), (15, 49, -66, True)):
            with art.at(dx, dy, 0.66, turned=turned, flip=flip):
                art.shape(
                    blob("20,-16! 24,0 22,12! -20,13 -34,11 -37,3 -24,-3 -8,-7 2,-17! 10,-13"),
                    RED,
                    ink=2.4,
                    shade=RED_DARK,
                    shift=(-3, -3),
                )
                art.shape(rounded(-37, 8, 61, 8, 3.5), WHITE, ink=2.0)
                art.shape(blob("-22,-4! -32,-2 -37,4 -34,9! -22,9!"), WHITE, ink=1.8)


def church_sign(x: float, y: float) -> Region:
    """The church, as a sign 32 units high."""
    return union(
        box(x - 17, y + 1, x + 17, y + 13),
        blob(f"{x - 10},{y + 1}! {x - 8},{y - 6} {x},{y - 10} {x + 8},{y - 6} {x + 10},{y + 1}!"),
        box(x - 1.2, y - 14, x + 1.2, y - 8),
    ).difference(union(*(rounded(x + dx - 2, y + 5, 4, 8.4, 1.9) for dx in (-11, 0, 11))))


def bridge_sign(x: float, y: float) -> Region:
    """The old bridge, as a sign of three arches."""
    arches = [
        union(ellipse(x + dx, y + 6, 8.6, 9), box(x + dx - 8.6, y + 6, x + dx + 8.6, y + 20))
        for dx in (-22, 0, 22)
    ]
    return box(x - 35, y - 9, x + 35, y + 10).difference(union(*arches))


def fountain_sign(x: float, y: float) -> Region:
    """The fountain of the market, as a sign."""
    return union(
        poly(f"{x - 3.4},{y + 3} {x - 1.6},{y - 13} {x + 1.6},{y - 13} {x + 3.4},{y + 3}"),
        blob(f"{x - 19},{y + 3}! {x},{y + 1} {x + 19},{y + 3}! {x + 13},{y + 12}! {x - 13},{y + 12}!"),
        limb(f"{x - 3},{y - 6},1.1 {x - 10},{y - 9},1.1 {x - 14},{y},1"),
        limb(f"{x + 3},{y - 6},1.1 {x + 10},{y - 9},1.1 {x + 14},{y},1"),
    )
