"""The three at the table: the Oste standing, Nonna Pina across, Gino at her side."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from shapely import transform

from interface.avatars.champion import MOURNING, MOURNING_DARK, MOURNING_LIGHT, PINA, pina
from interface.avatars.house import OSTE, oste
from interface.avatars.portrait import SIZE, behind
from interface.avatars.workers import GINO, gino
from interface.held_back import held_back
from interface.light import cast_shadows
from interface.osteria_cloth import LEFT, RIGHT, Cloth, cheek, creases, hatch, sleeve
from woodcut.faces.features import Features
from woodcut.faces.moods import Mood
from woodcut.geometry import ellipse, limb, mirror, move, poly, union
from woodcut.palette import (
    BROWN,
    BROWN_DARK,
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
from woodcut.picture import Picture

Place = tuple[float, float, float]


MOOD = Mood.PLEASED
CHEST, STRETCH = 268.0, 8.0
SHIRT = Cloth(SKY, SKY_DARK, LEFT, WHITE)
DRESS = Cloth(MOURNING, MOURNING_DARK, RIGHT)
LINEN = Cloth(WHITE, WHITE_DARK, RIGHT)
CHEEKS = {"pina": (178.0, 202.0)}
"""Between which heights lines are cut into the shadow side of a face that has none."""
APRON = ("103,226 109,242 107,266", "152,226 148,246 153,272", "122,224 124,238 122,250")
LINEN_FOLDS = (
    "170,240 158,252 152,276",
    "150,240 148,258 140,280",
    "176,272 166,282 160,304",
    "204,300 196,296 186,298",
    "168,226 166,238 162,246",
    "161,231 159,241 156,248",
    "154,236 152,244 150,249",
)
DRESS_SLEEVES = (
    (
        "204,252,20 222,306,22 184,334,17",
        "196,288 191,250 198,215 150,215 150,288",
        ("197,270 206,276 216,274", "192,254 200,258 208,256", "206,300 216,298 228,302"),
        ("208,246 214,262 220,282", "200,310 194,322 196,334"),
    ),
    (
        "44,262,20 24,312,22 52,316,16 66,306,12",
        None,
        ("58,282 46,288 38,298", "58,290 50,300 46,312"),
        ("36,266 26,286 22,306", "44,262 36,280 34,294"),
    ),
)
"""The sleeves of the black dress: path, what is beyond the seam, folds, and lines where the lamp shines."""


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
    "oste": Guest((664.0, 190.0, 1.40), Head(128, 122, 1.52, flip=True), OSTE, SKIN, (796, 334, 112, 40)),
    "pina": Guest((898.0, 268.0, 1.24), Head(126, 140, 1.4, flip=True), PINA, SKIN, (1008, 418, 104, 36)),
    "gino": Guest((1150.0, 280.0, 1.30), Head(124, 130, 1.56), GINO, SKIN_OLIVE, (1250, 424, 112, 40)),
}


def guests(art: Picture) -> None:
    """Draw the three, the nearest last."""
    _oste(art)
    _gino(art)
    _pina(art)


def _sit(art: Picture, name: str, sitter: Callable[[Picture, Mood], None], cloth: Cloth) -> None:
    person = Picture()
    if cloth.away == LEFT:
        # Drawn in a mirror, since all is drawn for a light at the upper left.
        with person.at(SIZE, 0, flip=True):
            sitter(person, MOOD)
        cast_shadows(person)
        person.layers = [layer._replace(region=mirror(layer.region, SIZE / 2)) for layer in person.layers]
    else:
        sitter(person, MOOD)
        cast_shadows(person)
    if name in CHEEKS:
        cheek(person, GUESTS[name].skin, cloth, CHEEKS[name])
    for layer in person.layers:
        art.lay(art.here(transform(layer.region, _longer)), layer.fill)


def _longer(places: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Stretch what is below the chest, so that a bust becomes a half-figure."""
    y = places[:, 1]
    return np.stack((places[:, 0], np.where(y < CHEST, y, CHEST + (y - CHEST) * STRETCH)), axis=1)


def _oste(art: Picture) -> None:
    """Standing, with folded arms: the one on the right lies below, its hand under the other elbow."""
    with art.at(*GUESTS["oste"].place):
        _sit(art, "oste", oste, SHIRT)
        apron = art.here(poly("94,224 162,224 174,330 82,330"))
        creases(art, APRON, apron)
        sleeve(
            art,
            SHIRT,
            "222,256,23 238,308,24 184,322,19 116,312,16",
            folds=("236,262 226,270 214,270", "148,300 144,312 149,324", "172,304 166,316 170,330"),
            beyond="206,276 201,240 206,190 140,190 140,276",
        )
        arm = sleeve(
            art,
            SHIRT,
            "36,248,26 16,304,25 62,322,20 108,302,17",
            folds=(
                "56,252 46,258 34,257",
                "55,238 46,243 38,242",
                "47,290 34,289 22,284",
                "45,294 34,302 22,304",
                "47,297 41,310 32,319",
                "72,301 63,310 62,324",
                "98,288 92,300 95,312",
            ),
            beyond="47,190 52,232 56,262 72,254 120,268 120,190",
        )
        hatch(art, art.here(poly("40,236 90,236 86,300 40,300")).difference(arm), SHIRT)
        palm = limb("106,302,15 122,293,16 134,288,13")
        fingers = union(
            limb("128,278,7 146,271,6.6 160,271,5"),
            limb("132,287,7 152,281,6.8 168,280,5.2"),
            limb("133,295,7 152,291,6.4 166,290,5"),
            limb("128,302,6.4 144,300,5.8 156,299,4.6"),
        )
        art.shape(union(palm, fingers), SKIN, ink=2.8, shade=SKIN_DARK, shift=(3, -4))
        for gap in ("164,276 150,277 138,281", "167,285 152,287 140,290", "158,295 146,296 138,298"):
            art.line(gap, 2, (0.6, 1, 0.1))


def _pina(art: Picture) -> None:
    """Across the table, with her cards before her chest."""
    with art.at(*GUESTS["pina"].place):
        _sit(art, "pina", pina, DRESS)
        for path, beyond, folds, light in DRESS_SLEEVES:
            inside = sleeve(art, DRESS, path, folds=folds, beyond=beyond)
            art.lay(inside.difference(move(inside, 4, 3)), MOURNING_LIGHT)
            for cut in light:
                art.line(cut, 2, (0.1, 1, 0.1), MOURNING_LIGHT, within=inside)
            if beyond is not None:
                hatch(art, art.here(poly("160,262 214,262 214,316 160,316")).difference(inside), DRESS)
        art.shape(limb("57,313,13 62,309,13"), WHITE, ink=2.8, shade=WHITE_DARK, shift=(-3, -3))
        _held(art, 84, 298, (SKIN, SKIN_DARK))


def _gino(art: Picture) -> None:
    """At her side, an elbow on the table and his cards up."""
    with art.at(*GUESTS["gino"].place):
        _sit(art, "gino", gino, LINEN)
        trunk = art.here(poly("100,226 206,226 206,340 100,340"))
        creases(art, LINEN_FOLDS, trunk)
        brace = limb("178,244,6 192,300,6 194,400,6")
        art.shape(brace, BROWN, ink=2.8, shade=BROWN_DARK, shift=(-3, -1))
        arm = sleeve(
            art,
            LINEN,
            "215,266,27 240,330,23 196,350,18 150,330,14",
            folds=(
                "205,266 214,270 224,268",
                "206,282 216,288 226,287",
                "212,312 224,308 238,310",
                "211,316 222,320 232,330",
            ),
            beyond="210,312 205,262 212,225 150,225 150,312",
        )
        chest = art.here(poly("184,250 214,250 214,340 184,340"))
        hatch(art, chest.difference(arm).difference(art.here(brace).buffer(2)), LINEN)
        sleeve(art, LINEN, "34,268,20 14,316,22 36,318,17 60,286,12")
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
