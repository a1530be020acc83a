"""The goals from twenty-four: donkey, horn of plenty, fountain, bell, and the king at the market."""

from collections.abc import Callable
from typing import Final

from interface.endings.company import COMPANY
from mercato import goods
from mercato.people import half_figure
from mercato.stall import shadow_under
from napoletane.signs import coin
from woodcut.faces.moods import Mood
from woodcut.geometry import blob, circle, ellipse, limb, poly, rounded, union
from woodcut.ornaments import leaf, ribbon
from woodcut.palette import (
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    INK,
    RED,
    RED_DARK,
    SKY,
    SKY_DARK,
    STEEL,
    STEEL_DARK,
    WHITE,
)
from woodcut.pattern import Hatch
from woodcut.picture import Picture

FUR, FUR_DARK = "#8d8078", "#61564f"
STONE, STONE_DARK = "#d8cdb8", "#a3957b"


def donkey(art: Picture) -> None:
    """A donkey in a straw hat, with panniers full of the market."""
    shadow_under(art, 190, 130, "#cfc3d6")
    for leg in ("226,400,13 232,446,9 230,474,8", "128,398,12 132,446,9 130,474,8"):
        art.shape(limb(leg), FUR_DARK, ink=3)
    art.shape(limb("286,330,6 306,372,5 302,410,5"), FUR, ink=3, shade=FUR_DARK, shift=(-2, -2))
    art.shape(blob("296,404! 290,436 304,450! 316,434 310,404!"), INK, ink=2.4)
    trunk = blob("104,340 122,320 170,330 240,318 284,330 294,362 286,398 262,412 190,418 130,410 108,386")
    neck = blob("98,372! 84,330 88,290! 122,282! 150,330 156,360!")
    near = [limb("262,392,19 268,436,11 264,476,9"), limb("144,392,16 148,438,10 144,476,9")]
    head = blob("122,286! 108,262 84,262 60,286 38,322 34,344 46,356 66,350 92,324 118,312!")
    body = union(union(trunk, neck, *near, head).buffer(5).buffer(-5))
    for ear in ("100,268! 92,232 100,206! 114,232 114,264!", "84,272! 66,242 66,212! 84,234 96,264!"):
        art.shape(blob(ear), FUR, ink=3, shade=FUR_DARK, shift=(-4, -2))
    art.shape(body, FUR, ink=3.4, shade=FUR_DARK, shift=(-8, -7), hatch=Hatch(35, 7, 16, 1.7))
    inside = art.here(body).buffer(-1.5)
    art.add(blob("34,330 44,318 62,326 66,344 50,358 32,350").intersection(inside), "#c3b7ae")
    art.add(ellipse(44, 334, 4, 5.4, 30), INK)
    art.line("40,350 52,346 62,338", 2.4, (0.4, 1, 0.2))
    art.add(ellipse(84, 294, 8, 7), WHITE)
    art.dot(82, 295, 4.4, INK, 16)
    art.line("74,289 84,284 94,290", 2.6, (0.3, 1, 0.3))
    art.line("130,292 142,316 152,346", 8, (0.6, 1, 0.3), FUR_DARK, within=inside)
    for x, y in ((230, 474), (130, 474), (264, 476), (144, 476)):
        art.shape(poly(f"{x - 11},{y - 4} {x + 11},{y - 4} {x + 13},{y + 8} {x - 13},{y + 8}"), INK, ink=2)
    hat = blob("60,262! 84,268 112,266 136,256! 124,248 114,226 96,222 82,230 76,250")
    art.shape(hat, GOLD, ink=3, shade=GOLD_DARK, shift=(-4, -4))
    art.line("78,250 98,254 119,244", 7, (1, 1, 1), RED)
    for flip in (False, True):
        with art.at(390 if flip else 0, 0, flip=flip):
            for x, y, thing, size in (
                (176, 330, goods.carrot, 0.56),
                (154, 334, goods.apple, 0.5),
                (198, 336, goods.lemon, 0.48),
            ):
                if not flip or thing is not goods.lemon:
                    with art.at(x, y, size):
                        thing(art)
    art.shape(blob("140,328! 262,324! 266,344! 140,348!"), RED, ink=3, shade=RED_DARK, shift=(-3, -4))
    pannier = blob("146,346! 258,342! 250,402 238,414! 166,416! 156,404")
    art.shape(pannier, "#cf9f57", ink=3.2, shade="#97692c", shift=(-8, -5))
    within = art.here(pannier).buffer(-2)
    for row, y in enumerate((362, 377, 392, 406)):
        for x in range(150 + 12 * (row % 2), 256, 24):
            art.line(f"{x},{y} {x + 8},{y - 5} {x + 17},{y}", 2.8, (0.3, 1, 0.3), "#7d5522", within=within)
    for x in (150, 182, 214, 246):
        art.dot(x, 337, 4, GOLD, 16)


def plenty(art: Picture) -> None:
    """The horn of plenty, from which the whole market pours."""
    shadow_under(art, 180, 134, "#cfc3d6")
    horn = blob(
        "306,236! 286,262 292,296 300,330 284,392 224,452 150,474! 96,410! 150,372 220,344 256,300 262,262"
    )
    art.shape(horn, GOLD, ink=3.6, shade=GOLD_DARK, shift=(-10, -7), hatch=Hatch(40, 8, 22, 1.8))
    inside = art.here(horn).buffer(-2)
    for path in (
        "248,306 274,316 302,324",
        "232,334 262,356 294,378",
        "204,350 230,386 256,432",
        "172,364 190,412 206,462",
    ):
        art.line(path, 5, (0.6, 1, 0.6), RED_DARK, within=inside)
    art.shape(ellipse(122, 440, 36, 52, -38), "#7a4a12", ink=3.4)
    for x, y, thing, size in (
        (96, 372, goods.pear, 0.76),
        (152, 396, goods.tulip, 0.62),
        (70, 420, goods.apple, 0.7),
        (136, 424, goods.lemon, 0.72),
        (196, 446, goods.tomato, 0.72),
        (104, 452, goods.grapes, 0.8),
        (56, 458, goods.strawberry, 0.54),
        (158, 462, goods.egg, 0.46),
        (250, 462, goods.carrot, 0.56),
    ):
        with art.at(x, y, size):
            thing(art)
    with art.at(286, 252, 0.52, turned=20):
        ribbon(art, 0, 0)


def fountain(art: Picture) -> None:
    """The fountain of the market square; pigeons drink from it."""
    shadow_under(art, 180, 146, "#cfc3d6")
    art.shape(poly("150,300 210,300 222,420 138,420"), STONE, ink=3.2, shade=STONE_DARK, shift=(-9, -3))
    art.shape(
        blob("96,300! 264,300! 248,330 180,346 112,330"), STONE, ink=3.2, shade=STONE_DARK, shift=(-9, -5)
    )
    art.shape(ellipse(180, 300, 84, 13), SKY, ink=3)
    art.shape(rounded(166, 246, 28, 56, 6), STONE, ink=3, shade=STONE_DARK, shift=(-6, -2))
    coin(art, 180, 230, 27, face=True)
    for flip in (False, True):
        with art.at(360 if flip else 0, 0, flip=flip):
            for path in (
                "166,256,4 132,236,5 112,292,6",
                "104,306,4 78,306,5 66,390,8",
                "134,316,4 118,344,5 112,394,7",
            ):
                art.shape(limb(path), SKY, ink=2.6, shade=SKY_DARK, shift=(-2, -2))
            art.line("90,320 80,346 76,374", 3, (0.2, 1, 0.2), WHITE)
    for x in (152, 172, 192, 210):
        art.line(f"{x},312 {x + (x - 180) * 0.3},410", 1.8, (0.2, 1, 0.2), STONE_DARK)
    basin = blob("30,404! 330,404! 322,446 300,474! 60,474! 38,446")
    art.shape(ellipse(180, 404, 150, 20), SKY, ink=3.2, shade=SKY_DARK, shift=(-4, -4))
    for x, y in ((92, 402), (150, 410), (226, 400), (272, 408)):
        art.line(f"{x - 16},{y} {x},{y + 3} {x + 16},{y}", 2.6, (0.2, 1, 0.2), WHITE)
    front = basin.difference(ellipse(180, 396, 150, 20))
    art.shape(front, STONE, ink=3.2, shade=STONE_DARK, shift=(-10, -6), hatch=Hatch(16, 8, 26, 1.8))
    for x in (84, 148, 212, 276):
        art.shape(circle(x, 446, 15, 36), GOLD, ink=2.6, shade=GOLD_DARK, shift=(-3, -3))
        art.dot(x, 446, 5, RED, 16)
    for x, y, flip in ((72, 396, False), (292, 398, True)):
        with art.at(x, y, 0.9, flip=flip):
            _drinking(art)


def _drinking(art: Picture) -> None:
    art.shape(blob("-30,-22! -58,-40! -50,-22! -28,-10!"), "#71839a", ink=2.4)
    art.shape(
        blob("-34,-18 -22,-34 2,-30 22,-14 20,0 2,6 -22,2"),
        "#a9b6c4",
        ink=2.8,
        shade="#71839a",
        shift=(-3, -4),
    )
    art.shape(circle(24, -12, 11, 28), "#4f8f6d", ink=2.4)
    art.shape(blob("28,-6! 42,4! 30,4!"), GOLD, ink=1.8)
    art.dot(27, -15, 2.2, INK, 10)


def bell(art: Picture) -> None:
    """The bell that rings in the last round, on its beam, wreathed in laurel."""
    for flip in (False, True):
        with art.at(360 if flip else 0, 0, flip=flip):
            for step in range(8):
                x, y = 92 - 30 * (1 - abs(step - 3.5) / 3.5), 468 - 26 * step
                leaf(art, x + 14, y, 44, 205 + 16 * step, width=0.34)
                leaf(art, x + 18, y - 4, 38, -20 + 10 * step, width=0.34)
    art.shape(rounded(84, 232, 192, 26, 6), BROWN, ink=3.4, shade=BROWN_DARK, shift=(-5, -6))
    art.shape(limb("180,258,9 180,272,9"), STEEL, ink=3, shade=STEEL_DARK, shift=(-3, 0))
    art.shape(circle(180, 446, 18, 40), BROWN_DARK, ink=3.2, shade=INK, shift=(-4, -4))
    form = blob(
        "180,268! 216,276 232,310 240,368 262,408 276,426! 180,440 84,426! 98,408 120,368 128,310 144,276"
    )
    art.shape(form, GOLD, ink=3.8, shade=GOLD_DARK, shift=(-16, -7), hatch=Hatch(14, 8, 34, 2.0))
    inside = art.here(form).buffer(-2)
    for y, bow in ((312, 8), (322, 8), (396, 14)):
        art.line(f"80,{y - bow} 180,{y + bow} 280,{y - bow}", 4, (1, 1, 1), RED_DARK, within=inside)
    art.line("140,300 132,340 122,384", 8, (0.1, 1, 0.2), "#fff0b8")
    for x, y in ((146, 360), (180, 364), (214, 360)):
        art.shape(circle(x, y, 12, 32), RED, ink=2.6, shade=RED_DARK, shift=(-3, -3))
        art.dot(x, y, 4, GOLD, 14)
    art.shape(limb("86,427,8 180,441,8 274,427,8"), GOLD, ink=3.2, shade=GOLD_DARK, shift=(-3, -4))
    with art.at(180, 250, 0.62):
        ribbon(art, 0, 0)
    for flip in (False, True):
        with art.at(360 if flip else 0, 0, flip=flip):
            for path in ("82,400 64,386 58,366", "74,424 50,416 36,398"):
                art.line(path, 4, (0.2, 1, 0.2))


def king(art: Picture) -> None:
    """The king has come to the market, and lays his gold on the counter."""
    half_figure(art, COMPANY["king"], Mood.DELIGHTED, 0.92)
    for x, y, radius in (
        (66, 452, 22),
        (112, 458, 20),
        (252, 456, 21),
        (300, 448, 24),
        (88, 466, 18),
        (140, 468, 17),
        (226, 468, 17),
        (276, 466, 19),
        (182, 466, 19),
    ):
        coin(art, x, y, radius, face=radius in {24, 22, 19})


SPLENDOURS: Final[dict[int, Callable[[Picture], None]]] = {
    24: donkey,
    25: plenty,
    26: fountain,
    27: bell,
    28: king,
}
