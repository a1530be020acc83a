"""What lives where clubs grow: squirrel, hedgehog, woodpecker, dormouse, hare, mouse and toadstools."""

import math

from woodcut.geometry import blob, circle, ellipse, limb, nodes, poly, union
from woodcut.ornaments import leaf
from woodcut.palette import (
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    INK,
    RED,
    RED_DARK,
    STEEL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture

SNOUT, SNOUT_DARK = "#d9b382", "#a87c49"
FUR, FUR_DARK = "#b5562a", "#7f3614"
JET, JET_DARK = "#3a3540", "#221e26"
ASH, ASH_DARK = "#a49a90", "#726860"
HAZEL, HAZEL_DARK = "#c98540", "#8d5420"
SLUG, SLUG_DARK = "#c0764a", "#84492a"
HARE, HARE_DARK = "#b98a55", "#86592c"


def squirrel(art: Picture, x: float, y: float, size: float = 1, *, flip: bool = False) -> None:
    """Draw a red squirrel with a nut, 94 units high, that sits on a point and looks to the left."""
    with art.at(x, y, size, flip=flip):
        tail = blob("12,-4! 36,-6 54,-26 58,-56 46,-82 26,-92 10,-82 14,-68! 28,-70 34,-58 28,-40 14,-24")
        art.shape(tail, FUR, ink=2.6, shade=FUR_DARK, shift=(-5, -4))
        for hair in ("24,-18 40,-32 45,-54", "30,-78 42,-70 46,-56", "26,-14 34,-20 38,-30"):
            art.line(hair, 2.2, (0, 1, 0))
        body = blob("-19,0 -24,-18 -19,-38 -9,-50 6,-46 17,-30 22,-12 18,1")
        art.shape(body, FUR, ink=2.6, shade=FUR_DARK, shift=(-4, -4))
        belly = blob("-30,0 -30,-40 -14,-40 -9,-22 -14,-2!")
        art.lay(art.here(belly).intersection(art.here(body.buffer(-1))), WHITE)
        foot = limb("12,-9,9 2,-4,7 -12,-3,4.6 -26,-2,3.4")
        art.shape(foot, FUR, ink=2.4, shade=FUR_DARK, shift=(-2, -3))
        art.shape(blob("-8,-70! -7,-84 -1,-96! 6,-84 6,-70!"), FUR, ink=2.2, shade=FUR_DARK, shift=(-2, -1))
        head = blob("4,-62 -2,-74 -14,-77 -26,-70 -37,-57! -34,-50 -20,-46 -4,-48 4,-54")
        art.shape(head, FUR, ink=2.5, shade=FUR_DARK, shift=(-3, -3))
        art.lay(
            art.here(blob("-40,-57! -26,-57 -18,-50 -14,-40! -36,-44")).intersection(
                art.here(head.buffer(-1))
            ),
            WHITE,
        )
        art.shape(circle(-18, -63, 4.4, 20), WHITE, ink=1.4, heavy=(0, 0))
        art.dot(-18.6, -63, 3.2, INK, 16)
        art.dot(-19.8, -64.4, 1.1, WHITE, 8)
        art.dot(-36, -57, 2.6, INK, 12)
        art.shape(ellipse(-33, -38, 7, 8.4), BROWN, ink=2, shade=BROWN_DARK, shift=(-2, -2))
        art.shape(blob("-41,-40! -38,-47 -29,-47 -25,-40! -33,-42"), BROWN_DARK, ink=1.6, heavy=(0.2, 0.3))
        art.shape(limb("-6,-36,6 -16,-28,5.4 -27,-34,4.2"), FUR, ink=2.3, shade=FUR_DARK, shift=(-2, -2))


def hedgehog(art: Picture, x: float, y: float, size: float = 1, *, apple: bool = True) -> None:
    """Draw a hedgehog, 130 units wide, that walks to the left on a point, an apple on its back or none."""
    with art.at(x, y, size):
        for fx in (-26, -2, 22, 44):
            art.shape(ellipse(fx, -3, 8, 4.4), SNOUT_DARK, ink=2)
        spikes = []
        for step in range(15):
            turned = math.radians(196 + step * 12)
            cx, cy = 10 + 46 * math.cos(turned), -22 + 34 * math.sin(turned)
            px, py = 10 + 64 * math.cos(turned + 0.12), -22 + 50 * math.sin(turned + 0.12)
            wide = 9
            nx, ny = -math.sin(turned) * wide, math.cos(turned) * wide * 0.8
            spikes.append(poly(f"{cx - nx},{cy - ny} {px},{py} {cx + nx},{cy + ny}"))
        coat = union(blob("-34,-8 -40,-26 -26,-48 4,-58 36,-50 56,-28 58,-10 46,-3 0,-1"), *spikes)
        art.shape(coat, BROWN, ink=2.7, shade=BROWN_DARK, shift=(-5, -4))
        for px, py in (
            (-18, -38),
            (0, -46),
            (20, -46),
            (38, -36),
            (-8, -26),
            (12, -31),
            (32, -22),
            (48, -18),
            (-2, -12),
            (20, -14),
        ):
            art.line(f"{px - 7},{py + 9} {px},{py} {px + 3},{py - 5}", 3, (0, 1, 0.2), BROWN_DARK)
        face = blob("-28,-4! -32,-26 -40,-34 -52,-30 -64,-16 -74,-10! -66,-4 -48,0")
        art.shape(face, SNOUT, ink=2.6, shade=SNOUT_DARK, shift=(-3, -3))
        art.shape(ellipse(-38, -30, 7, 8), SNOUT, ink=2.2, shade=SNOUT_DARK, shift=(-2, -2))
        art.dot(-74, -10, 4.6, INK, 18)
        art.dot(-54, -18, 3.2, INK, 14)
        art.dot(-55, -19.2, 1.1, WHITE, 8)
        art.line("-66,-6 -58,-6 -52,-9", 1.8, (0.3, 1, 0.4))
        if not apple:
            return
        art.line("10,-76 12,-84 17,-88", 3.4, (1, 0.9, 0.7), BROWN_DARK)
        art.shape(circle(8, -66, 13, 40), RED, ink=2.5, shade=RED_DARK, shift=(-4, -3))
        art.dot(3.6, -71, 2.6, WHITE, 10)
        leaf(art, 12, -80, 22, -16)


def woodpecker(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a spotted woodpecker, 120 units high, that clings to the right side of a trunk at a point."""
    with art.at(x, y, size):
        tail = poly("18,22 36,20 22,62 6,76 10,48").buffer(1)
        art.shape(tail, JET, ink=2.4, shade=JET_DARK, shift=(-3, -2))
        for dy in (-8, 14):
            claw = union(
                limb(f"12,{dy},2.8 2,{dy - 2},2.4"),
                limb(f"2,{dy - 2},2.2 -2,{dy - 8},1.5"),
                limb(f"2,{dy - 2},2.2 -3,{dy + 4},1.5"),
            )
            art.shape(claw, STEEL_DARK, ink=1.6, heavy=(0.2, 0.4))
        body = blob("8,-28 16,-40 32,-36 42,-14 40,10 32,30 18,36 8,24 6,-2")
        art.shape(body, WHITE, ink=2.6, shade=WHITE_DARK)
        inside = art.here(body.buffer(-1.1))
        art.lay(art.here(blob("6,18! 20,16 34,20! 30,42 12,42")).intersection(inside), RED)
        back = blob("22,-44! 30,-20 30,4 20,34! 50,34 56,-44")
        art.lay(art.here(back).intersection(inside), JET)
        wing = blob("26,-24! 40,-16 44,8 38,32 28,46! 22,30 21,6")
        art.shape(wing, JET, ink=2.4, shade=JET_DARK, shift=(-3, -3))
        art.add(ellipse(30, -10, 4.4, 9, -12), WHITE)
        for bar in ("24,10 32,8 41,10", "24,19 32,17 40,19", "25,28 31,26 37,28"):
            art.line(bar, 2.6, (0.6, 1, 0.6), WHITE, within=art.here(wing.buffer(-1)))
        art.shape(poly("6,-58 -20,-48 6,-45").buffer(0.8), STEEL_DARK, ink=2, heavy=(0.3, 0.5))
        head = blob("4,-50 8,-62 20,-66 32,-58 34,-46 28,-36 14,-34 6,-40")
        art.shape(head, JET, ink=2.5, shade=JET_DARK, shift=(-2, -2))
        inner = art.here(head.buffer(-1))
        art.lay(art.here(blob("6,-50! 16,-52 26,-46 20,-36! 8,-38")).intersection(inner), WHITE)
        art.lay(art.here(blob("22,-68! 36,-62 38,-48 26,-50!")).intersection(inner), RED)
        art.shape(circle(15, -55, 3.8, 20), WHITE, ink=1.2, heavy=(0, 0))
        art.dot(14.4, -55, 2.3, INK, 12)
        art.shade_rim(body, -3, -3, RED_DARK, blob("6,18! 20,16 34,20! 30,42 12,42").difference(wing))


def dormouse(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a fat dormouse, 115 units long, that lies on a branch at a point, its tail hanging down."""
    with art.at(x, y, size):
        tail = blob("16,-14! 32,-16 46,-4 54,14 52,34 42,48! 32,44 30,34 33,20 26,6 12,0!")
        art.shape(tail, HAZEL, ink=2.4, shade=HAZEL_DARK, shift=(-3, -3))
        for hair in ("26,-6 38,4 43,18", "40,8 46,24 43,38"):
            art.line(hair, 2.2, (0.2, 1, 0), HAZEL_DARK)
        art.shape(circle(-40, -42, 6.4, 24), HAZEL_DARK, ink=2.0)
        body = blob("-30,1 -28,-18 -14,-36 6,-41 24,-30 30,-10 24,2! 0,4")
        art.shape(body, HAZEL, ink=2.6, shade=HAZEL_DARK, shift=(-4, -4))
        art.line("6,1 1,-9 8,-19 19,-17", 2.0, (1, 1, 0.8, 0.2))
        art.shape(ellipse(8, 1, 9, 4.6), "#e2b0a0", ink=1.8)
        head = blob("-20,-10 -20,-30 -29,-40 -42,-40 -53,-28 -61,-16! -58,-8 -44,-2 -28,-2")
        art.shape(head, HAZEL, ink=2.6, shade=HAZEL_DARK, shift=(-3, -3))
        chin = blob("-66,-14! -52,-16 -40,-12 -24,-6! -22,4 -56,4!")
        art.lay(art.here(chin).intersection(art.here(head.buffer(-1))), WHITE)
        art.shape(circle(-28, -41, 7.6, 28), HAZEL, ink=2.2, shade=HAZEL_DARK, shift=(-2, -2))
        art.dot(-28.6, -40.4, 4, "#e2b0a0", 16)
        art.dot(-44, -24, 5.2, INK, 20)
        art.dot(-45.8, -26, 1.8, WHITE, 10)
        art.shape(circle(-60, -14, 3, 14), "#d9899a", ink=1.5, heavy=(0.2, 0.3))
        for whisker in ("-54,-12 -64,-6 -72,-5", "-53,-10 -60,0 -66,5"):
            art.line(whisker, 1.5, (1, 0.8, 0))
        for dx in (-46, -32):
            art.shape(ellipse(dx, 1, 7, 4.4), "#e2b0a0", ink=1.8)


def toadstools(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw two red toadstools that grow on a point, 34 units high."""
    with art.at(x, y, size):
        for dx, high, wide in ((13, 20, 11), (-4, 32, 16)):
            stem = blob(f"{dx - 4},0! {dx - 3.4},{-high * 0.7} {dx + 3.4},{-high * 0.7} {dx + 4.4},0! {dx},2")
            art.shape(stem, WHITE, ink=2.0, shade=WHITE_DARK, shift=(-2, -1), heavy=(0.4, 0.6))
            foot = -high * 0.55
            slope = wide * 0.7
            cap = blob(
                f"{dx - wide},{foot}! {dx - slope},{-high} {dx},{-high - 4} {dx + slope},{-high} "
                f"{dx + wide},{foot}! {dx},{foot + 3}"
            )
            art.shape(cap, RED, ink=2.2, shade=RED_DARK, shift=(-3, -2), heavy=(0.5, 0.7))
            for px, py in ((-0.5, 0.72), (0.1, 0.98), (0.5, 0.7)):
                art.dot(dx + px * wide, -high * py, wide * 0.16, WHITE, 12)


def large_snail(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a large brown snail, 100 units long and 58 high, that creeps to the left on a point."""
    with art.at(x, y, size):
        for horn in ("-43,-31 -46,-40 -47,-46", "-37,-32 -35,-43 -36,-51"):
            art.line(horn, 3.8, (1, 0.9, 0.8))
            tip = nodes(horn)[-1]
            art.dot(tip.x, tip.y, 3.2, INK, 14)
        foot = blob("-50,-25 -45,-34 -35,-34 -29,-24 -18,-16 20,-14 50,-2! 26,3 -20,3 -38,1 -46,-10")
        art.shape(foot, SLUG, ink=2.6, shade=SLUG_DARK, shift=(-3, -3.4))
        art.dot(-43, -27, 2, INK, 12)
        art.line("-49,-21 -45,-19 -41,-20", 1.7, (0.3, 1, 0.4))
        art.shape(circle(10, -31, 25, 60), GOLD, ink=2.6, shade=GOLD_DARK, shift=(-4, -4))
        art.line(
            "29,-17 12,-11 -6,-22 -6,-42 12,-50 25,-39 21,-24 9,-21 3,-31 10,-38 16,-33",
            3.6,
            (0.4, 1, 1, 1, 0.8, 0.4),
            BROWN_DARK,
        )


def leveret(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a young hare that sits up and looks to the right, 104 units high, its feet at a point."""
    with art.at(x, y, size):
        art.shape(circle(-26, -12, 8, 28), WHITE, ink=2.2, heavy=(0.4, 0.6))
        far = blob("8,-66! 14,-80 26,-96 34,-98! 34,-86 26,-72 17,-62!")
        art.shape(far, HARE_DARK, ink=2.2, heavy=(0.3, 0.5))
        body = blob("-24,0! -28,-14 -22,-32 -10,-46 6,-50 18,-42 20,-26 16,-12 18,0!")
        art.shape(body, HARE, ink=2.6, shade=HARE_DARK, shift=(-4, -4))
        art.add(blob("10,-44! 19,-36 18,-20 12,-6! 8,-20").intersection(body.buffer(-1.3)), WHITE)
        haunch = union(ellipse(-10, -14, 15, 14), limb("-14,-4,5 6,-3.4,4.6 14,-3,4"))
        art.shape(haunch, HARE, ink=2.3, shade=HARE_DARK, shift=(-3, -3))
        for paw in ("8,-34,5 19,-28,4.4 25,-31,3.8", "2,-33,5.4 15,-23,4.8 21,-25,4.2"):
            art.shape(limb(paw), HARE, ink=2.2, shade=HARE_DARK, shift=(-2, -2))
        near = blob("-2,-64! -4,-82 2,-100 8,-106! 15,-96 14,-78 9,-63!")
        art.shape(near, HARE, ink=2.4, shade=HARE_DARK, shift=(-3, -2))
        art.add(blob("2,-70! 2,-84 6,-96 8,-98! 10,-90 9,-78 6,-68!"), "#e2b0a0")
        head = blob("-6,-56 -2,-68 10,-72 22,-67 31,-58 30,-51 20,-46 6,-45 -4,-48")
        art.shape(head, HARE, ink=2.5, shade=HARE_DARK, shift=(-3, -3))
        art.add(blob("16,-50 24,-55 30,-53 28,-50 20,-47"), WHITE)
        art.shape(circle(15, -61, 4.6, 22), WHITE, ink=1.7, heavy=(0, 0))
        art.dot(16, -62, 2.9, INK, 14)
        art.dot(30, -57, 2.6, INK, 12)
        for whisker in ("24,-52 31,-48 36,-43", "26,-54 34,-52 40,-49"):
            art.line(whisker, 1.3, (1, 0.8, 0))


def field_mouse(art: Picture, x: float, y: float, size: float = 1) -> None:
    """Draw a mouse, 58 units long, that sits on a point and looks down to the right."""
    with art.at(x, y, size):
        tail = "-14,-4 -25,-1 -30,12 -25,24 -31,34"
        art.line(tail, 5.4, (1, 1, 0.8, 0.7, 0.3))
        art.line(tail, 2.6, (1, 1, 0.8, 0.6, 0.2), "#e2b0a0")
        art.shape(circle(6, -33, 7, 24), ASH_DARK, ink=2.0)
        body = blob("-18,0! -22,-14 -15,-28 -2,-33 10,-28 16,-16 12,0!")
        art.shape(body, ASH, ink=2.5, shade=ASH_DARK, shift=(-3, -3))
        art.line("-2,0 -6,-9 0,-17 8,-15", 1.8, (1, 1, 0.6, 0.2))
        head = blob("-2,-30 8,-36 18,-32 28,-20! 26,-14 14,-11 2,-14 -3,-22")
        art.shape(head, ASH, ink=2.4, shade=ASH_DARK, shift=(-3, -3))
        art.shape(circle(0, -33, 8.4, 28), ASH, ink=2.2, shade=ASH_DARK, shift=(-2, -2))
        art.dot(-0.4, -32.4, 4.6, "#e2b0a0", 18)
        art.dot(14, -25, 3, INK, 14)
        art.dot(13, -26.2, 1, WHITE, 8)
        art.dot(28, -18.6, 2.8, "#d9899a", 14)
        for whisker in ("22,-16 29,-11 35,-11", "21,-15 26,-8 31,-5"):
            art.line(whisker, 1.4, (1, 0.8, 0))
        for dx in (-6, 9):
            art.shape(ellipse(dx, 0, 6, 3.4), "#e2b0a0", ink=1.8)
