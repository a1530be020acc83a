"""The round frame of a portrait, what surrounds a sitter in each mood, and busts."""

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from shapely.geometry import box

from interface.light import cast_shadows
from woodcut.faces.moods import Mood
from woodcut.geometry import Region, blob, circle, clean, discs, limb, move, poly, unite
from woodcut.palette import GOLD, GOLD_DARK, SHADE, SKY, SKY_DARK, WHITE, WHITE_DARK
from woodcut.pattern import Hatch, rim
from woodcut.picture import Picture

SIZE = 256
CENTRE = SIZE / 2
Sitter = Callable[[Picture, Mood], None]

POSES = {
    Mood.PLEASED: (-2.0, 5.0),
    Mood.DELIGHTED: (-3.0, 12.0),
    Mood.WORRIED: (6.0, -10.0),
    Mood.DISMAYED: (-4.0, 3.0),
}
"""How far each mood moves a head that looks to the left: down, and back by so many degrees."""
SHRUGS = {Mood.DELIGHTED: 3.0, Mood.WORRIED: 5.0, Mood.DISMAYED: -7.0}
"""How far each mood lowers the shoulders."""


def portrait(ground: str, dark: str, sit: Sitter, mood: Mood = Mood.CALM) -> Picture:
    """Draw a sitter in a golden ring, before a ground that shows the mood from afar."""
    art = Picture()
    art.shape(circle(CENTRE, CENTRE, CENTRE - 8, 96), ground, ink=5, heavy=(1, 2))
    _weather(art, ground, dark, mood)
    sitter = Picture()
    sit(sitter, mood)
    cast_shadows(sitter)
    sitter.clip(circle(CENTRE, CENTRE, CENTRE - 13, 96))
    art.paste(sitter)
    ring = circle(CENTRE, CENTRE, CENTRE - 6, 96).difference(circle(CENTRE, CENTRE, CENTRE - 20, 96))
    art.shape(ring, GOLD, ink=3.4, heavy=(1, 2))
    shadow = circle(CENTRE, CENTRE, CENTRE - 8, 96).difference(
        move(circle(CENTRE, CENTRE, CENTRE - 9, 96), -5, -6)
    )
    art.lay(clean(shadow).intersection(ring), GOLD_DARK)
    return art


def _weather(art: Picture, ground: str, dark: str, mood: Mood) -> None:
    """Cut the mood into the ground: the sun shines, it rains or lightning strikes; calm is plain."""
    disc = circle(CENTRE, CENTRE, CENTRE - 13, 96)
    if mood is Mood.DISMAYED:
        art.add(disc, dark)
        art.add(_rays(66, 122, 1).intersection(disc), ground)
        return
    if mood is Mood.PLEASED:
        art.add(_rays(88, 122, 0.4).intersection(disc), tinted(ground, 0.34))
    elif mood is Mood.DELIGHTED:
        art.add(_rays(56, 140, 0.2).intersection(disc), tinted(ground, 0.46))
    art.add(rim(circle(CENTRE, CENTRE, CENTRE - 12, 96), -14, -12), dark)
    if mood is Mood.WORRIED:
        art.add(_rain().intersection(disc), dark)


def _rain() -> Region:
    """Slanting strokes in staggered rows."""
    strokes = []
    for row in range(7):
        for column in range(9):
            x, y = 8 + 32 * column + 16 * (row % 2), -6 + 36 * row
            strokes.append(limb(f"{x + 9},{y},1.4 {x},{y + 26},3.4"))
    return unite(strokes)


def tinted(colour: str, share: float = 0.28) -> str:
    """The colour mixed with white."""
    parts = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(part + (255 - part) * share):02x}" for part in parts)


def _rays(inner: float, outer: float, narrow: float) -> Region:
    """Sixteen wedges around the middle, pointed inwards by `narrow`."""
    wedges = []
    for index in range(16):
        angle = math.tau * (index + 0.5) / 16
        half = math.tau / 64
        tip = [(inner, -half * (1 - narrow)), (inner, half * (1 - narrow))] if narrow < 1 else [(inner, 0.0)]
        corners = [*tip, (outer, half), (outer, -half)]
        wedges.append(
            poly(
                " ".join(
                    f"{CENTRE + r * math.cos(angle + a)},{CENTRE + r * math.sin(angle + a)}"
                    for r, a in corners
                )
            )
        )
    return unite(wedges)


def drop(art: Picture, x: float, y: float, size: float, *, turned: float = 0) -> None:
    """A drop of sweat."""
    with art.at(x, y, size, turned=turned):
        drop = blob("0,-15! 6,-3 8.6,5 5,11 0,12.6 -5,11 -8.6,5 -6,-3")
        art.shape(drop, SKY, ink=2.6, shade=SKY_DARK, shift=(-3, -2))
        art.line("-4,3 -4,6.6 -1.6,8.6", 2, (0.3, 1, 0.3), WHITE)


def steam(art: Picture) -> None:
    """Two puffs of temper beside a head."""
    for x, y, size, flip in ((-50, -24, 1.0, True), (50, -26, 0.9, False)):
        with art.at(x, y, size, flip=flip):
            puff = discs("0,0,4.4 6,-3,5.6 12,1,4.2 6,4,4.6")
            art.shape(puff, WHITE, ink=2, shade=WHITE_DARK, shift=(-2, -2))


@contextmanager
def body(art: Picture, mood: Mood) -> Iterator[None]:
    """The frame of a bust, whose shoulders rise and sink with the mood."""
    with art.at(0, SHRUGS.get(mood, 0.0)):
        yield


@contextmanager
def head(
    art: Picture,
    mood: Mood,
    x: float = CENTRE,
    y: float = 130,
    size: float = 1.6,
    *,
    flip: bool = False,
    hot: bool = False,
    temple: tuple[float, float] = (-35.0, -11.0),
) -> Iterator[None]:
    """The frame of a head, moved by the mood; worry and dismay let it sweat, but not a hot one.

    A worried drop hangs at the `temple`.
    """
    with behind(art, mood, x, y, size, flip=flip):
        yield
        if mood is Mood.WORRIED and hot:
            steam(art)
        elif mood is Mood.WORRIED:
            drop(art, *temple, 0.6)
        elif mood is Mood.DISMAYED:
            drop(art, -41, -13, 0.6, turned=28)
            drop(art, 44, -13, 0.6, turned=-28)


@contextmanager
def behind(
    art: Picture, mood: Mood, x: float = CENTRE, y: float = 130, size: float = 1.6, *, flip: bool = False
) -> Iterator[None]:
    """The same frame for what a bust hides: long hair."""
    dy, back = POSES.get(mood, (0.0, 0.0))
    with art.at(x, y + dy * size, size, flip=flip, turned=-back if flip else back):
        yield


@contextmanager
def jumping(art: Picture, mood: Mood, *, turned: float = 6, jump: float = 9) -> Iterator[None]:
    """The frame of a hat or of spectacles: they fly up in dismay."""
    startled = mood is Mood.DISMAYED
    with art.at(0, -jump if startled else 0, turned=turned if startled else 0):
        yield


def neck(art: Picture, skin: str, *, x: float = CENTRE, width: float = 24) -> None:
    """Draw a neck down to the shoulders."""
    art.shape(limb(f"{x},170,{width} {x},226,{width + 5}"), skin, ink=2.8, shade=SHADE[skin], shift=(-6, -2))


def shoulders(art: Picture, fill: str, dark: str, *, wide: float = 96, top: float = 208) -> Region:
    """Draw a bust and return its region, for patterns."""
    x = CENTRE
    bust = blob(
        f"{x - wide},282! {x - wide * 0.92},{top + 34} {x - wide * 0.46},{top + 8} {x},{top} "
        f"{x + wide * 0.46},{top + 8} {x + wide * 0.92},{top + 34} {x + wide},282!"
    )
    art.shape(
        bust,
        fill,
        ink=3.4,
        shade=dark,
        shift=(-8, -4),
        hatch=Hatch(angle=15, spacing=8, length=18, width=2.2),
    )
    for side in (-1, 1):
        first, second, third = (x + side * wide * part for part in (0.44, 0.6, 0.58))
        art.line(f"{first},{top + 12} {second},{top + 26} {third},{top + 46}", 2.6, (0, 1, 0.2), dark)
    return bust.buffer(-1.5)


def bands(
    art: Picture, bust: Region, colour: str, *, first: float = 214, gap: float = 15, high: float = 7
) -> None:
    """Draw level stripes on a bust."""
    levels = [box(0, first + index * gap, SIZE, first + index * gap + high) for index in range(4)]
    art.add(unite(levels).intersection(bust), colour)


def collar(art: Picture, fill: str = WHITE, dark: str = WHITE_DARK) -> None:
    """Draw two points of a shirt collar."""
    for flip in (False, True):
        with art.at(CENTRE, 0, flip=flip):
            art.shape(
                poly("-2,234 -38,222 -30,202 -2,222").buffer(1.5), fill, ink=2.8, shade=dark, shift=(-4, -3)
            )
