"""The three at the table: the Oste standing, Nonna Pina across, Gino at her side."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from shapely.ops import transform

from interface.avatars.elders import pina
from interface.avatars.guests import gino
from interface.avatars.house import oste
from interface.avatars.portrait import behind
from woodcut.faces.broad import BROAD
from woodcut.faces.features import Features
from woodcut.faces.moods import Mood
from woodcut.faces.three_quarter import THREE_QUARTER
from woodcut.geometry import Region, ellipse, limb, poly, rounded, union
from woodcut.palette import (
    BROWN,
    BROWN_DARK,
    PAPER,
    RED,
    RED_DARK,
    SHADE,
    SKIN,
    SKIN_DARK,
    SKIN_OLIVE,
    SKIN_OLIVE_DARK,
    SKY,
    SKY_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import stripes
from woodcut.picture import Picture

COAL, COAL_DARK = "#3a3735", "#1d1b1a"
Place = tuple[float, float, float]


MOOD = Mood.PLEASED
CHEST, STRETCH = 268.0, 8.0


class Head(NamedTuple):
    """Where the head is in a portrait."""

    x: float
    y: float
    size: float
    flip: bool = False


class Guest(NamedTuple):
    """Somebody at the table: place and size of the portrait, its head, and the area of the eyes."""

    place: Place
    head: Head
    face: Features
    skin: str
    eyes: tuple[int, int, int, int]


GUESTS: dict[str, Guest] = {
    "oste": Guest((664.0, 190.0, 1.40), Head(128, 120, 1.5), BROAD, SKIN, (784, 334, 112, 40)),
    "pina": Guest((898.0, 268.0, 1.24), Head(126, 136, 1.44, flip=True), BROAD, SKIN, (1008, 418, 104, 36)),
    "gino": Guest(
        (1150.0, 280.0, 1.30), Head(124, 136, 1.58), THREE_QUARTER, SKIN_OLIVE, (1256, 436, 112, 40)
    ),
}


def guests(art: Picture) -> None:
    """Draw the three, the nearest last."""
    _oste(art)
    _gino(art)
    _pina(art)


def _sit(art: Picture, sitter: Callable[[Picture, Mood], None], mood: Mood) -> None:
    person = Picture()
    sitter(person, mood)
    for layer in person.layers:
        art.lay(art.here(transform(_longer, layer.region)), layer.fill)


def _longer(x: Sequence[float], y: Sequence[float]) -> tuple[Sequence[float], Sequence[float]]:
    """Stretch what is below the chest, so that a bust becomes a half-figure."""
    return x, [row if row < CHEST else CHEST + (row - CHEST) * STRETCH for row in y]


def _oste(art: Picture) -> None:
    """Standing, with folded arms."""
    with art.at(*GUESTS["oste"].place):
        _sit(art, oste, MOOD)
        with art.at(128, 0, flip=True):
            _sleeve(art, "92,250,24 112,300,25 60,316,20 8,308,16")
        _sleeve(art, "34,250,24 16,304,25 66,324,20 128,304,17")
        palm = limb("126,304,15 144,296,16 156,290,13")
        fingers = union(
            limb("150,280,7 168,272,6.6 180,271,5"),
            limb("154,288,7 174,281,6.8 188,279,5.2"),
            limb("155,296,7 174,291,6.4 187,288,5"),
            limb("150,303,6.4 166,300,5.8 176,297,4.6"),
        )
        art.shape(union(palm, fingers), SKIN, ink=2.8, shade=SKIN_DARK, shift=(-2, -4))
        for gap in ("184,275 170,277 158,281", "187,284 172,287 160,290", "178,293 168,296 158,298"):
            art.line(gap, 2, (0.6, 1, 0.1))


def _within(region: Region) -> Region:
    """The inside of a garment, away from its outline."""
    return region.buffer(-2)


def _sleeve(art: Picture, path: str) -> None:
    sleeve = limb(path)
    art.shape(sleeve, SKY, ink=3.2, shade=SKY_DARK, shift=(-5, -5))
    art.add(stripes(_within(sleeve), 60, 14, 3.2), WHITE)


def _pina(art: Picture) -> None:
    """Across the table, with her cards close to her chest."""
    with art.at(*GUESTS["pina"].place):
        _sit(art, pina, MOOD)
        _held(art, 128, 292, 3)
        for flip in (False, True):
            with art.at(128, 0, flip=flip):
                art.shape(
                    limb("84,262,20 100,318,22 66,332,17 38,326,13"),
                    COAL,
                    ink=3.2,
                    shade=COAL_DARK,
                    shift=(-5, -4),
                )
                art.shape(
                    limb("40,326,12 28,318,12 17,310,9"), SKIN, ink=2.8, shade=SKIN_DARK, shift=(-3, -3)
                )
                art.line("18,304 24,311 22,317", 2, (0.2, 1, 0.3))


def _gino(art: Picture) -> None:
    """At her side, an elbow on the table and his cards up."""
    with art.at(*GUESTS["gino"].place):
        _sit(art, gino, MOOD)
        art.shape(limb("178,244,6 192,300,6 194,400,6"), BROWN, ink=2.8, shade=BROWN_DARK, shift=(-3, -1))
        art.shape(
            limb("222,268,22 242,330,23 196,350,18 150,330,14"),
            WHITE,
            ink=3.2,
            shade=WHITE_DARK,
            shift=(-5, -4),
        )
        with art.at(0, 0, turned=0):
            _held(art, 62, 272, 3)
        art.shape(
            limb("34,272,21 8,340,22 28,350,18 52,318,14"), WHITE, ink=3.2, shade=WHITE_DARK, shift=(-5, -4)
        )
        art.shape(
            limb("52,322,12 60,308,13 66,298,10"), SKIN_OLIVE, ink=2.8, shade=SKIN_OLIVE_DARK, shift=(-3, -3)
        )
        art.line("60,296 70,302 68,310", 2, (0.2, 1, 0.3))
        for fold in ("214,292 222,306 218,322", "166,288 168,304 160,318", "226,300 234,312 232,324"):
            art.line(fold, 2.4, (0.1, 1, 0.1), WHITE_DARK)
        art.shape(
            limb("150,332,13 134,326,13 122,330,10"),
            SKIN_OLIVE,
            ink=2.8,
            shade=SKIN_OLIVE_DARK,
            shift=(-3, -3),
        )


def _held(art: Picture, x: float, y: float, count: int) -> None:
    """A hand of cards, backs to the viewer."""
    for place in range(count):
        turned = (place - (count - 1) / 2) * 16
        with art.at(x, y + 40, turned=turned):
            art.shape(rounded(-21, -78, 42, 70, 5), PAPER, ink=2.4)
            art.add(rounded(-16.5, -73.5, 33, 61, 3), RED)
            art.add(poly("0,-66 11,-43 0,-20 -11,-43"), "#f2b632")
            art.add(poly("0,-56 6,-43 0,-30 -6,-43"), RED_DARK)


def lids(name: str) -> Picture:
    """The closed eyes of a guest, where the picture has them open."""
    guest = GUESTS[name]
    art = Picture()
    with (
        art.at(*guest.place),
        behind(art, MOOD, guest.head.x, guest.head.y, guest.head.size, flip=guest.head.flip),
    ):
        for eye in (guest.face.left, guest.face.right):
            x, w = eye.x, eye.width
            art.add(ellipse(x, -0.2, w + 0.6, 4.6), SHADE[guest.skin])
            art.line(f"{x - w},1 {x - w * 0.4},3.4 {x + w * 0.4},3.4 {x + w},1", 2.6, (0.4, 1, 1, 0.4))
    return art
