"""The three at the table: the Oste standing, Nonna Pina across, Gino at her side."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from shapely import transform

from interface.avatars.champion import MOURNING, MOURNING_DARK, MOURNING_LIGHT, PINA, pina
from interface.avatars.house import OSTE, oste
from interface.avatars.portrait import behind
from interface.avatars.workers import GINO, gino
from interface.held_back import held_back
from woodcut.faces.features import Features
from woodcut.faces.moods import Mood
from woodcut.geometry import Region, ellipse, limb, move, union
from woodcut.palette import (
    BROWN,
    BROWN_DARK,
    INK,
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
from woodcut.pattern import Hatch, stripes
from woodcut.picture import Picture

Place = tuple[float, float, float]


SLEEVES = (
    (
        "204,252,18 222,306,22 184,334,17",
        ("210,262 206,282 208,300", "232,298 222,308 216,322", "200,312 194,322 196,334"),
    ),
    (
        "44,262,20 24,312,22 52,316,16 66,306,12",
        ("40,274 30,292 30,308", "10,306 22,312 30,324", "44,302 40,312 46,324"),
    ),
)
"""Each sleeve of the black dress with its folds."""
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
    "oste": Guest((664.0, 190.0, 1.40), Head(128, 122, 1.52), OSTE, SKIN, (784, 334, 112, 40)),
    "pina": Guest((898.0, 268.0, 1.24), Head(126, 140, 1.4, flip=True), PINA, SKIN, (1008, 418, 104, 36)),
    "gino": Guest((1150.0, 280.0, 1.30), Head(124, 130, 1.56), GINO, SKIN_OLIVE, (1250, 424, 112, 40)),
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
        art.lay(art.here(transform(layer.region, _longer)), layer.fill)


def _longer(places: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Stretch what is below the chest, so that a bust becomes a half-figure."""
    y = places[:, 1]
    return np.stack((places[:, 0], np.where(y < CHEST, y, CHEST + (y - CHEST) * STRETCH)), axis=1)


def _oste(art: Picture) -> None:
    """Standing, with folded arms: the one on the right lies below, its hand under the other elbow."""
    with art.at(*GUESTS["oste"].place):
        _sit(art, oste, MOOD)
        _sleeve(art, "222,256,23 238,308,24 184,322,19 116,312,16")
        _sleeve(art, "34,250,24 16,304,25 62,322,20 108,302,17")
        palm = limb("106,302,15 122,293,16 134,288,13")
        fingers = union(
            limb("128,278,7 146,271,6.6 160,271,5"),
            limb("132,287,7 152,281,6.8 168,280,5.2"),
            limb("133,295,7 152,291,6.4 166,290,5"),
            limb("128,302,6.4 144,300,5.8 156,299,4.6"),
        )
        art.shape(union(palm, fingers), SKIN, ink=2.8, shade=SKIN_DARK, shift=(-2, -4))
        for gap in ("164,276 150,277 138,281", "167,285 152,287 140,290", "158,295 146,296 138,298"):
            art.line(gap, 2, (0.6, 1, 0.1))


def _within(region: Region) -> Region:
    """The inside of a garment, away from its outline."""
    return region.buffer(-2)


def _sleeve(art: Picture, path: str) -> None:
    sleeve = limb(path)
    art.shape(sleeve, SKY, ink=3.2, shade=SKY_DARK, shift=(-5, -5))
    art.add(stripes(_within(sleeve), 60, 14, 3.2), WHITE)


def _pina(art: Picture) -> None:
    """Across the table, with her cards before her chest."""
    with art.at(*GUESTS["pina"].place):
        _sit(art, pina, MOOD)
        for path, folds in SLEEVES:
            sleeve = limb(path)
            art.shape(
                sleeve,
                MOURNING,
                ink=3.2,
                shade=MOURNING_DARK,
                shift=(-9, -6),
                hatch=Hatch(angle=12, spacing=7, length=17, width=2, colour=INK),
            )
            inside = art.here(sleeve).buffer(-2)
            art.lay(inside.difference(move(inside, 6, 4)), MOURNING_LIGHT)
            for fold in folds:
                art.line(fold, 3, (0.1, 1, 0.1), MOURNING_DARK, within=inside)
        art.shape(limb("57,313,13 62,309,13"), WHITE, ink=2.8, shade=WHITE_DARK, shift=(-3, -3))
        _held(art, 84, 298, (SKIN, SKIN_DARK))


def _gino(art: Picture) -> None:
    """At her side, an elbow on the table and his cards up."""
    with art.at(*GUESTS["gino"].place):
        _sit(art, gino, MOOD)
        art.shape(limb("178,244,6 192,300,6 194,400,6"), BROWN, ink=2.8, shade=BROWN_DARK, shift=(-3, -1))
        for sleeve in (
            "222,268,22 242,330,23 196,350,18 150,330,14",
            "34,268,20 14,316,22 36,318,17 60,286,12",
        ):
            art.shape(limb(sleeve), WHITE, ink=3.2, shade=WHITE_DARK, shift=(-5, -4))
        for fold in ("214,292 222,306 218,322", "166,288 168,304 160,318", "226,300 234,312 232,324"):
            art.line(fold, 2.4, (0.1, 1, 0.1), WHITE_DARK)
        _held(art, 78, 272, (SKIN_OLIVE, SKIN_OLIVE_DARK))


def _held(art: Picture, x: float, y: float, skin: tuple[str, str]) -> None:
    """A hand with three cards, backs to the viewer: the thumb behind them, four fingers across them."""
    colour, dark = skin
    with art.at(x, y, 0.92):
        art.shape(limb("-18,8,11 -30,-6,9 -30,-24,6.4"), colour, ink=2.8, shade=dark, shift=(-2, -3))
        for turned in (-19, 0, 19):
            with art.at(0, 6, turned=turned):
                held_back(art)
        palm = limb("-20,12,14 -2,12,15")
        fingers = union(
            limb("-14,0,7 4,-15,6.4 20,-21,5.4"),
            limb("-10,6,7 10,-6,6.4 27,-11,5.4"),
            limb("-8,12,7 12,4,6.2 28,0,5.2"),
            limb("-6,18,6.6 12,13,5.8 24,10,4.8"),
        )
        art.shape(union(palm, fingers), colour, ink=2.8, shade=dark, shift=(-2, -3))
        for gap in ("23,-16 10,-12 -2,-4", "28,-6 14,-2 0,4", "26,5 14,8 2,12"):
            art.line(gap, 2, (0.6, 1, 0.1))


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
