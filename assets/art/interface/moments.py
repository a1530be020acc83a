"""Pictures of the great moments: what sweeps, shines and flies when something happens at the table."""

import math
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from interface.letters import letter
from napoletane.signs import coin as coin_sign
from woodcut.geometry import blob, circle, ellipse, limb, poly, union
from woodcut.ornaments import leaf, ribbon
from woodcut.palette import GOLD, GOLD_DARK, GREEN_DARK, PAPER, RED, RED_DARK, WHITE_DARK
from woodcut.picture import Picture

SIDE: Final = 256
WOOD, WOOD_DARK = "#b07b43", "#7a4d20"
STRAW_LIGHT: Final = "#ffd66b"
RAYS: Final = 16
STIFF: Final = 128
"""Above this y the bristles are bound and do not bend."""
WEDGES: Final = 22
"""The number of wedges that fly out from a blow."""
BURST: Final = (0, 34, 74, 112, 146, 186, 218, 252, 290, 326)
"""The directions of the strokes where a card strikes another one, in degrees."""
THUDS: Final = ((40, 134, 4, 122, 7), (46, 152, 10, 166, 6), (62, 160, 40, 186, 5), (112, 158, 104, 184, 4.5))
"""The strokes at the left of a card that hits the cloth: foot and tip, and half the thickness at the foot."""
SWISHES: Final = (
    (60, 66, 190, 2.2),
    (6, 96, 226, 3.2),
    (84, 122, 238, 2.4),
    (24, 150, 214, 3.4),
    (70, 178, 232, 2.6),
    (14, 206, 196, 3.0),
)
"""The strokes behind a broom: where each begins, its height, where it ends, and half its thickness there."""
RIM: Final = 5
FLATTENS: Final = 0.3
BENT: Final = 36
"""How far the bristles bend under the push, and when they swing through at the end of the stroke."""
SWUNG: Final = -72
HIGHER: Final = -8
"""How far the wreath is above the middle, for the ends of its bow."""


def moments() -> dict[str, Callable[[], Picture]]:
    """What draws each picture, by its name: such as `broom`."""
    return {
        "broom": broom,
        "broom_left": partial(broom, left=True),
        "broom_bent": partial(broom, BENT),
        "broom_bent_left": partial(broom, BENT, left=True),
        "broom_swung": partial(broom, SWUNG),
        "broom_swung_left": partial(broom, SWUNG, left=True),
        "broom_sign": broom_sign,
        "burst": burst,
        "coin": coin,
        "coin_side": coin_side,
        "hit": hit,
        "laurel": laurel,
        "plus_one": plus_one,
        "puff": puff,
        "rays": rays,
        "spark": spark,
        "swish": swish,
        "swish_left": partial(swish, left=True),
        "thud": thud,
        "token": token,
    }


def broom(bend: float = 0.0, *, left: bool = False) -> Picture:
    """A broom in its stroke to the right, or left with the light still at the upper left.

    The bristles trail behind; `bend` shifts their ends by so many units further, behind or (negative) ahead.
    """
    art = Picture()
    if left:
        with art.at(SIDE, 0, flip=True):
            _stroke(art, bend)
    else:
        _stroke(art, bend)
    return art


def _bent(path: str, bend: float) -> str:
    """Return a path whose points below the bands are shifted to the left, the lowest by `bend`."""
    points = []
    for point in path.split():
        x, y = point.rstrip("!").split(",")
        down = max(0.0, (float(y) - STIFF) / (SIDE - STIFF))
        # Bristles keep their length: what bends far does not reach as low.
        low = float(y) - abs(bend) * FLATTENS * down
        points.append(f"{max(float(x) - bend * down**1.5, RIM):.1f},{low:.1f}" + "!" * point.endswith("!"))
    return " ".join(points)


def _stroke(art: Picture, bend: float) -> None:
    art.weight = 1.5
    art.shape(limb("150,14,6.6 140,60,6.4 132,122,6.8"), WOOD, ink=3.4, shade=WOOD_DARK, shift=(-3.4, 0))
    art.line("147,34 143,58 139,80", 2.2, (0.2, 1, 0.2), WOOD_DARK)
    straw = blob(
        _bent(
            "112,116! 104,146 84,180 44,214 14,232! 30,232 44,238! 56,232 70,246! 84,236 98,250! "
            "112,238 128,250! 140,238 156,247! 166,234 184,238! 176,200 164,152 152,116!",
            bend,
        )
    )
    art.shape(straw, GOLD, ink=4.0, shade=GOLD_DARK, shift=(-11, -5), heavy=(1.6, 2.4))
    inside = art.here(straw).buffer(-1.8)
    for path in (
        "118,142 102,178 66,216",
        "124,140 112,184 86,226",
        "130,140 124,186 110,232",
        "136,140 138,190 136,236",
        "142,140 152,186 160,230",
        "147,142 160,176 174,220",
    ):
        art.line(_bent(path, bend), 3.4, (0.3, 1, 0.4), within=inside)
    for path in ("121,146 110,172 92,198", "128,150 122,186 112,212"):
        art.line(_bent(path, bend), 3.2, (0.2, 1, 0.2), STRAW_LIGHT, within=inside)
    for y, left, right in ((122, 107, 156), (140, 98, 161)):
        band = limb(f"{left},{y - 2},5 {(left + right) / 2},{y + 4},5.4 {right},{y - 2},5")
        art.shape(band, RED, ink=3.2, shade=RED_DARK, shift=(-1, -2.5))
    art.shape(circle(151, 12, 8.5, 24), RED, ink=3.2, shade=RED_DARK, shift=(-2.5, -2.5))


def broom_sign() -> Picture:
    """The small broom that stays beside a name: thick enough to be read at 20 pixels."""
    art = Picture()
    art.shape(limb("206,26,15 134,122,15"), WOOD, ink=16, heavy=(2, 4))
    straw = blob(
        "96,92! 54,130 34,170 14,196! 44,208 52,226! 82,222 100,242! 128,226 152,240! 164,190 170,140!"
    )
    art.shape(straw, GOLD, ink=18, shade=GOLD_DARK, shift=(-18, -8), heavy=(3, 5))
    for path in ("112,150 96,180 74,206", "136,154 128,190 112,222"):
        art.line(path, 9, (0.4, 1, 0.6))
    art.shape(limb("94,98,15 132,124,16 168,140,15"), RED, ink=14, heavy=(2, 3))
    return art


def coin() -> Picture:
    """The coin of a point: a sun with a face, as on the ace of coins."""
    art = Picture()
    art.weight = 1.6
    coin_sign(art, 128, 128, 112, face=True)
    return art


def puff() -> Picture:
    """A puff of dust, drawn as in a comic: flat paper with ink, open at the lower left."""
    art = Picture()
    art.weight = 2.0
    cloud = union(
        circle(92, 146, 52),
        circle(140, 108, 58),
        circle(186, 146, 44),
        circle(140, 164, 52),
        circle(62, 172, 30),
    )
    art.shape(cloud, PAPER, ink=5, shade=WHITE_DARK, shift=(-12, -10), heavy=(1.5, 2.5))
    for curl in ("104,120 122,92 150,88", "74,150 84,126 104,122", "168,128 190,128 198,148"):
        art.line(curl, 5, (0.2, 1, 0.2))
    return art


def spark() -> Picture:
    """A spark of light: a star with four long points, flat paper with ink."""
    art = Picture()
    art.weight = 1.8
    points = []
    for number in range(8):
        far = 112 if number % 4 == 0 else 96 if number % 2 == 0 else 22
        lean = math.tau * number / 8
        points.append(f"{128 + far * math.sin(lean):.1f},{128 - far * math.cos(lean):.1f}")
    art.shape(poly(" ".join(points)), PAPER, ink=6, shade=GOLD, shift=(-7, -7))
    return art


def swish(*, left: bool = False) -> Picture:
    """The strokes that bristles leave behind on the cloth, thick where they have just been."""
    art = Picture()
    art.weight = 1.4
    with art.at(SIDE if left else 0, 0, flip=left):
        for start, y, end, thick in SWISHES:
            wedge = f"{start},{y + 2} {end},{y - thick} {end + 9},{y - 1} {end},{y + thick}"
            art.shape(poly(wedge), PAPER, ink=2.0, heavy=(0.5, 1.2))
    return art


def rays() -> Picture:
    """The light of the settebello: pointed and flaming rays by turns, with an open middle."""
    art = Picture()
    art.weight = 1.3
    middle = SIDE / 2
    for number in range(RAYS):
        long = number % 2 == 0
        angle = 360 / RAYS * number
        with art.at(middle, middle, turned=angle):
            tip, foot, half = (122, 44, 12.5) if long else (98, 44, 8.5)
            if long:
                ray = poly(f"{foot},{-half} {tip},0 {foot},{half}")
            else:
                ray = blob(
                    f"{foot},{-half}! {0.5 * (foot + tip)},{-0.2 * half} {tip},{0.5 * half}! "
                    f"{0.5 * (foot + tip)},{0.9 * half} {foot},{half}!"
                )
            art.shape(ray, GOLD if long else RED, ink=3.2, heavy=(0.7, 1.0))
            if long:
                art.add(poly(f"{foot},0 {tip - 4},0 {foot},{half - 1.5}"), GOLD_DARK)
    ring = circle(middle, middle, 58).difference(circle(middle, middle, 46))
    art.shape(ring, GOLD, ink=3.0, heavy=(0.7, 1.0))
    for number in range(24):
        turn = math.radians(15 * number)
        art.dot(middle + 52 * math.cos(turn), middle + 52 * math.sin(turn), 2.0, GOLD_DARK, 12)
    return art


def laurel() -> Picture:
    """A wreath for a winner's portrait: two branches of leaves, tied with a red bow, open at the top."""
    art = Picture()
    art.weight = 1.2
    middle, radius = SIDE / 2, 94
    for flip in (True, False):
        with art.at(SIDE if flip else 0, HIGHER, flip=flip):
            stem = " ".join(
                f"{middle + radius * math.sin(math.radians(a)):.1f},"
                f"{middle + radius * math.cos(math.radians(a)):.1f},{3.2 - a / 90:.1f}"
                for a in range(4, 150, 12)
            )
            art.shape(limb(stem), GREEN_DARK, ink=2.4)
            for number, at in enumerate(range(10, 150, 14)):
                lean = math.radians(at)
                x, y = middle + radius * math.sin(lean), middle + radius * math.cos(lean)
                for side in (-1, 1):
                    leaf(art, x, y, 31 - number, -at + side * 42, width=0.3)
            for at in (38, 80, 122):
                lean = math.radians(at + 5)
                far = radius - 15
                art.shape(
                    circle(middle + far * math.sin(lean), middle + far * math.cos(lean), 5.2, 18),
                    RED,
                    ink=2.0,
                )
    ribbon(art, middle, middle + radius + HIGHER + 2, 0.5)
    return art


def coin_side() -> Picture:
    """A coin that lies in a stack: its rim, and the face from above as an ellipse."""
    art = Picture()
    art.weight = 1.8
    rim = union(ellipse(128, 104, 104, 40), ellipse(128, 138, 104, 40), poly("24,104 232,104 232,138 24,138"))
    art.shape(rim, GOLD_DARK, ink=6, heavy=(1.5, 3))
    for x in (52, 84, 118, 152, 184, 210):
        low = 138 + 40 * math.sqrt(max(0.0, 1 - ((x - 128) / 104) ** 2))
        art.line(f"{x},{low - 30:.0f} {x},{low - 4:.0f}", 5, (1, 1, 0.6))
    art.shape(ellipse(128, 104, 104, 40), GOLD, ink=4, heavy=(0, 0))
    art.shape(ellipse(128, 104, 70, 25), STRAW_LIGHT, ink=3, heavy=(0, 0))
    return art


def token() -> Picture:
    """A coin with a plain middle, which takes a figure: a point won."""
    art = Picture()
    art.weight = 1.8
    art.shape(circle(122, 122, 112, 64), GOLD, ink=9, shade=GOLD_DARK, shift=(-10, -12), heavy=(4, 7))
    for number in range(20):
        angle = math.radians(18 * number)
        art.dot(122 + 102 * math.cos(angle), 122 + 102 * math.sin(angle), 5.4, GOLD_DARK, 14)
    art.shape(circle(122, 122, 91, 56), STRAW_LIGHT, ink=3, heavy=(-1.5, -2.0))
    return art


def plus_one() -> Picture:
    """The token of one point: "+1" cut into it, in the letters of the great words."""
    art = token()
    art.weight = 1.0
    for sign, x in (("+", 45.0), ("1", 128.0)):
        with art.at(x, 66, 1.1, turned=-4):
            art.shape(letter(sign), RED, ink=9, shade=RED_DARK, shift=(-7, -7), heavy=(4, 6))
    return art


def hit() -> Picture:
    """The blow of a card on the cloth: wedges of light that fly out from under it."""
    art = Picture()
    middle = SIDE / 2
    chance = Random(3)
    for number in range(WEDGES):
        turn = 360 / WEDGES * (number + chance.uniform(-0.2, 0.2))
        tip = 124 if number % 2 else chance.uniform(104, 114)
        half = 6.4 if number % 2 else 4.6
        with art.at(middle, middle, turned=turn):
            art.shape(poly(f"58,{-half} {tip},0 58,{half}"), PAPER, ink=2.6, heavy=(0.8, 1.2))
    return art


def burst() -> Picture:
    """The strokes that fly out where a card strikes another one: long and short, with an open middle."""
    art = Picture()
    middle, chance = SIDE / 2, Random(5)
    for number, turn in enumerate(BURST):
        foot, tip, half = (34, chance.uniform(108, 122), 11.0) if number % 2 == 0 else (46, 86, 7.0)
        with art.at(middle, middle, turned=turn + chance.uniform(-5, 5)):
            colour = GOLD if number % 2 == 0 else PAPER
            wedge = poly(f"{foot},0 {foot + 16},{-half} {tip},0 {foot + 16},{half}")
            art.shape(wedge, colour, ink=6.0)
    return art


def thud() -> Picture:
    """The strokes at the lower edge of a card that hits the cloth; its corners are at 48 and 208."""
    art = Picture()
    for flip in (False, True):
        with art.at(SIDE if flip else 0, 0, flip=flip):
            for x, y, far, low, half in THUDS:
                way = math.hypot(far - x, low - y)
                across, down = half * (low - y) / way, half * (x - far) / way
                wedge = f"{x - across:.1f},{y - down:.1f} {far},{low} {x + across:.1f},{y + down:.1f}"
                art.shape(poly(wedge), PAPER, ink=3.4, heavy=(0.8, 1.2))
    return art
